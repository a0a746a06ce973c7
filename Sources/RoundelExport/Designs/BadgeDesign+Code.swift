internal import Roundel

extension BadgeDesign {
    func code(_ language: CodeLanguage, _ settings: DesignFields) -> UTF8Text {
        var fields = settings
        fields.add("width", size.x)
        fields.add("height", size.y)
        if host == .superellipse { fields.add("bent") }
        if offset != 0 { fields.add("shift") }
        switch language {
        case .uiKit:
            fields.add("degrees", angle)
            fields.add("share", ratio)
            return fields.code(BadgeDesign.uiKit)
        case .swiftUI:
            fields.add("degrees", angle)
            fields.add("diameter", 2 * radius)
            if host != .circle { fields.add("exponent", host == .ellipse ? 2 : 4) }
            return fields.code(BadgeDesign.swiftUI)
        case .svg:
            addPlace(anchor * size, radius, decimals: 3, to: &fields)
            if case .superellipse(let shape) = circumference { fields.add("path", path(shape)) }
            return fields.code(BadgeDesign.svg)
        case .css:
            addPlace((anchor - shift / size) * 100, ratio * 100, decimals: 4, to: &fields)
            fields.add("dx", shift.x, decimals: 3)
            fields.add("dy", shift.y, decimals: 3)
            return fields.code(BadgeDesign.css)
        }
    }

    private func path(_ shape: Superellipse) -> UTF8Text {
        UTF8Text(shape.path(in: Rect2D(origin: .zero, size: size), tolerance: 0.1).elements, decimals: 3)
    }

    private func addPlace(_ place: Point2D, _ radius: Double, decimals: Int, to fields: inout DesignFields) {
        fields.add("x", place.x, decimals: decimals)
        fields.add("y", place.y, decimals: decimals)
        fields.add("r", radius, decimals: decimals)
    }
}

// MARK: - Swift

extension BadgeDesign {
    private static let swiftUI: StaticString = """
        import RoundelSwiftUI
        import SwiftUI

        struct Avatar: View {
            var body: some View {
                Color.blue
                    .frame(width: ^width^, height: ^height^)
                    .clipShape(^exponent!Circle()^.^exponent?Superellipse(exponent: ^exponent^)^.)
                    .circumferenceBadge(at: .degrees(^degrees^)^host?, of: .^host^^bent?(exponent: 4)^.^.\
        ^side?, placement: .^side^^.^offset?, offset: ^offset^^.) {
                        Circle().fill(.red).frame(width: ^diameter^, height: ^diameter^)
                    }
            }
        }

        """

    private static let uiKit: StaticString = """
        import Roundel
        import RoundelUIKit
        import UIKit

        @MainActor func add(_ badge: UIView, to avatar: UIView) {
            avatar.addSubview(badge)
            badge.pin(toCircumferenceOf: avatar, at: ^degrees^ * .pi / 180^host?, outline: .^host^\
        ^bent?(Superellipse(exponent: 4))^.^.^side?, placement: .^side^^.^offset?, offset: ^offset^^.)
            NSLayoutConstraint.activate([
                badge.heightAnchor.constraint(equalTo: avatar.heightAnchor, multiplier: ^share^),
                badge.widthAnchor.constraint(equalTo: badge.heightAnchor),
            ])
        }

        """
}

// MARK: - SVG and CSS

extension BadgeDesign {
    private static let svg: StaticString = """
        <svg xmlns="http://www.w3.org/2000/svg" width="^width^" height="^height^" \
        viewBox="0 0 ^width^ ^height^" overflow="visible">
          <^path?path d="^path^"^.^path!ellipse cx="50%" cy="50%" rx="50%" ry="50%"^. fill="#2f6fed"/>
          <circle cx="^x^" cy="^y^" r="^r^" fill="#e5484d"/>
        </svg>

        """

    // The exponent is 2 to the power of what CSS calls the superellipse's parameter.
    private static let css: StaticString = """
        .host {
          position: relative;
          width: ^width^px;
          height: ^height^px;
        }
        .host > .picture {
          width: 100%;
          height: 100%;
          border-radius: 50%;
        ^bent?  corner-shape: superellipse(2);
        ^.}
        .host > .badge {
          position: absolute;
          left: ^shift?calc(^.^x^%^shift? + ^dx^px)^.;
          top: ^shift?calc(^.^y^%^shift? + ^dy^px)^.;
          height: ^r^%;
          aspect-ratio: 1;
          translate: -50% -50%;
          border-radius: 50%;
        }

        """
}
