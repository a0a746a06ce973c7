internal import Roundel

extension BadgeDesign {
    func code(_ language: CodeLanguage) -> UTF8Text {
        var code = CodeText()
        switch language {
        case .uiKit: code.line(uiKit)
        case .swiftUI: code.line(swiftUI)
        case .svg: code.line(svg)
        case .css: writeCSS(to: &code)
        }
        return code.text
    }

    /// The placement and the offset as arguments that follow others.
    ///
    /// An argument that has its default is left out.
    private var placementArguments: CodeText {
        let placement: CodeText =
            switch side {
            case .on: ""
            case .inside: ", placement: .inside"
            case .outside: ", placement: .outside"
            }
        return offset == 0 ? placement : "\(placement), offset: \(offset)"
    }
}

// MARK: - Swift

extension BadgeDesign {
    private var swiftUI: CodeText {
        let (shape, outline): (CodeText, CodeText) =
            switch host {
            case .circle: ("Circle()", "")
            case .ellipse: ("Superellipse(exponent: 2)", ", of: .ellipse")
            case .superellipse:
                (
                    "Superellipse(exponent: \(shape.exponent))",
                    ", of: .superellipse(exponent: \(shape.exponent))"
                )
            }
        return """
            import RoundelSwiftUI
            import SwiftUI

            struct Avatar: View {
                var body: some View {
                    Color.blue
                        .frame(width: \(size.x), height: \(size.y))
                        .clipShape(\(shape))
                        .circumferenceBadge(at: .degrees(\(angle))\(outline)\(placementArguments)) {
                            Circle().fill(.red).frame(width: \(2 * radius), height: \(2 * radius))
                        }
                }
            }
            """
    }

    private var uiKit: CodeText {
        let outline: CodeText =
            switch host {
            case .circle: ""
            case .ellipse: ", outline: .ellipse"
            case .superellipse: ", outline: .superellipse(Superellipse(exponent: \(shape.exponent)))"
            }
        let arguments: CodeText = "at: \(angle) * .pi / 180\(outline)\(placementArguments)"
        return """
            import Roundel
            import RoundelUIKit
            import UIKit

            @MainActor func add(_ badge: UIView, to avatar: UIView) {
                avatar.addSubview(badge)
                badge.pin(toCircumferenceOf: avatar, \(arguments))
                NSLayoutConstraint.activate([
                    badge.heightAnchor.constraint(equalTo: avatar.heightAnchor, multiplier: \(ratio)),
                    badge.widthAnchor.constraint(equalTo: badge.heightAnchor),
                ])
            }
            """
    }
}

// MARK: - SVG and CSS

extension BadgeDesign {
    private var svg: CodeText {
        let center = anchor * size
        let page = CodeText.page(of: Rect2D(origin: .zero, size: size), [center], radius: radius)
        let outline: CodeText =
            if host == .superellipse {
                "path d=\"\(path, decimals: 3)\""
            } else {
                "ellipse cx=\"\(size.x / 2)\" cy=\"\(size.y / 2)\" rx=\"\(size.x / 2)\" ry=\"\(size.y / 2)\""
            }
        let (x, y): (CodeText, CodeText) = ("\(center.x, decimals: 3)", "\(center.y, decimals: 3)")
        return """
            <svg xmlns="http://www.w3.org/2000/svg" \(page)>
              <\(outline) fill="#2f6fed"/>
              <circle cx="\(x)" cy="\(y)" r="\(radius, decimals: 3)" fill="#e5484d"/>
            </svg>
            """
    }

    private var path: [PathElement] {
        shape.path(in: Rect2D(origin: .zero, size: size), tolerance: 0.1).elements
    }

    private func writeCSS(to code: inout CodeText) {
        code.line(
            """
            .host {
              position: relative;
              width: \(size.x)px;
              height: \(size.y)px;
            }
            .host > .picture {
              width: 100%;
              height: 100%;
              border-radius: 50%;
            """
        )
        // The exponent is 2 to the power of the parameter of the CSS function: 2² = 4.
        if host == .superellipse { code.line("  corner-shape: superellipse(2);") }
        code.line(
            """
            }
            .host > .badge {
              position: absolute;
              left: \(cssLength(anchor.x - shift.x / size.x, offset: shift.x));
              top: \(cssLength(anchor.y - shift.y / size.y, offset: shift.y));
              height: \(ratio * 100, decimals: 4)%;
              aspect-ratio: 1;
              translate: -50% -50%;
              border-radius: 50%;
            }
            """
        )
        if host == .superellipse { writeFallback(to: &code) }
    }

    /// For browsers that do not know `corner-shape`, and would draw a circle.
    private func writeFallback(to code: inout CodeText) {
        code.line(
            """
            @supports not (corner-shape: round) {
              .host > .picture {
                border-radius: 0;
                clip-path: path("\(path, decimals: 3)");
              }
            }
            """
        )
    }

    /// A fraction of the host's side in percent, and an offset in pixels, which does not change
    /// with the host's size.
    private func cssLength(_ fraction: Double, offset: Double) -> CodeText {
        let percentage: CodeText = "\(fraction * 100, decimals: 4)%"
        return self.offset == 0 ? percentage : "calc(\(percentage) + \(offset, decimals: 3)px)"
    }
}
