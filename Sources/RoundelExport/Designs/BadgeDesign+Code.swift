internal import Roundel

extension BadgeDesign {
    func code(_ language: CodeLanguage) -> UTF8Text {
        switch language {
        case .uiKit: uiKit()
        case .swiftUI: swiftUI()
        case .svg: svg()
        case .css: css()
        }
    }

    private func swiftUI() -> UTF8Text {
        var text = UTF8Text()
        text.append(
            """
            import RoundelSwiftUI
            import SwiftUI

            struct Avatar: View {
                var body: some View {
                    Color.blue
                        .frame(width: ^, height: ^)
                        .clipShape(
            """,
            [size.x, size.y]
        )
        switch host {
        case .circle: text.append("Circle()")
        case .ellipse: text.append("Superellipse(exponent: 2)")
        case .superellipse: text.append("Superellipse(exponent: 4)")
        }
        text.append(")\n            .circumferenceBadge(at: .degrees(^)", [angle])
        switch host {
        case .circle: break
        case .ellipse: text.append(", of: .ellipse")
        case .superellipse: text.append(", of: .superellipse(exponent: 4)")
        }
        appendPlacement(to: &text)
        text.append(
            """
            ) {
                            Circle().fill(.red).frame(width: ^, height: ^)
                        }
                }
            }

            """,
            [2 * radius, 2 * radius]
        )
        return text
    }

    private func uiKit() -> UTF8Text {
        var text = UTF8Text()
        text.append(
            """
            import Roundel
            import RoundelUIKit
            import UIKit

            @MainActor func add(_ badge: UIView, to avatar: UIView) {
                avatar.addSubview(badge)
                badge.pin(toCircumferenceOf: avatar, at: ^ * .pi / 180
            """,
            [angle]
        )
        switch host {
        case .circle: break
        case .ellipse: text.append(", outline: .ellipse")
        case .superellipse: text.append(", outline: .superellipse(Superellipse(exponent: 4))")
        }
        appendPlacement(to: &text)
        text.append(
            """
            )
                NSLayoutConstraint.activate([
                    badge.heightAnchor.constraint(equalTo: avatar.heightAnchor, multiplier: ^),
                    badge.widthAnchor.constraint(equalTo: badge.heightAnchor),
                ])
            }

            """,
            [ratio]
        )
        return text
    }

    private func appendPlacement(to text: inout UTF8Text) {
        switch side {
        case .inside: text.append(", placement: .inside")
        case .on: break
        case .outside: text.append(", placement: .outside")
        }
    }

    private func svg() -> UTF8Text {
        let center = anchor * size
        var text = UTF8Text()
        text.append(
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="^" height="^" viewBox="0 0 ^ ^" overflow="visible">
              <
            """,
            [size.x, size.y, size.x, size.y],
            decimals: 3
        )
        if case .superellipse(let shape) = circumference {
            let rect = Rect2D(origin: .zero, size: size)
            text.append("path d=\"")
            text.append(shape.path(in: rect, tolerance: 0.1).elements, decimals: 3)
            text.append("\"")
        } else {
            text.append("ellipse cx=\"50%\" cy=\"50%\" rx=\"50%\" ry=\"50%\"")
        }
        text.append(
            " fill=\"#2f6fed\"/>\n  <circle cx=\"^\" cy=\"^\" r=\"^\" fill=\"#e5484d\"/>\n</svg>\n",
            [center.x, center.y, radius],
            decimals: 3
        )
        return text
    }

    private func css() -> UTF8Text {
        var text = UTF8Text()
        text.append(
            """
            .host {
              position: relative;
              width: ^px;
              height: ^px;
            }
            .host > .picture {
              width: 100%;
              height: 100%;
              border-radius: 50%;

            """,
            [size.x, size.y]
        )
        // The exponent is 2 to the power of what CSS calls the superellipse's parameter.
        if case .superellipse = host { text.append("  corner-shape: superellipse(2);\n") }
        text.append(
            """
            }
            .host > .badge {
              position: absolute;
              left: ^%;
              top: ^%;
              height: ^%;
              aspect-ratio: 1;
              translate: -50% -50%;
              border-radius: 50%;
            }

            """,
            [anchor.x * 100, anchor.y * 100, ratio * 100],
            decimals: 4
        )
        return text
    }
}
