internal import Roundel

extension SuperellipseDesign {
    func code(_ language: CodeLanguage) -> UTF8Text {
        switch language {
        case .uiKit: uiKit()
        case .swiftUI: swiftUI()
        case .svg: export().svg()
        case .css: export().css()
        }
    }

    private func swiftUI() -> UTF8Text {
        var text = UTF8Text()
        text.append(
            """
            import RoundelSwiftUI
            import SwiftUI

            struct Portrait: View {
                var body: some View {
                    Color.blue
                        .frame(width: ^, height: ^)
                        .clipShape(Superellipse(
            """,
            [size.x, size.y]
        )
        appendShape(": ", to: &text)
        text.append("))\n    }\n}\n")
        return text
    }

    private func uiKit() -> UTF8Text {
        var text = UTF8Text()
        text.append(
            """
            import RoundelUIKit
            import UIKit

            final class PortraitController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let portrait = SuperellipseView(frame: CGRect(x: 0, y: 0, width: ^, height: ^))
                    portrait.
            """,
            [size.x, size.y]
        )
        appendShape(" = ", to: &text)
        text.append(
            """

                    portrait.contentView.addSubview(UIImageView(image: UIImage(named: "Portrait")))
                    view.addSubview(portrait)
                }
            }

            """
        )
        return text
    }

    /// The exponent or the handle, as an argument or a property.
    private func appendShape(_ between: StaticString, to text: inout UTF8Text) {
        text.append(shape.handle == nil ? "exponent" : "handle")
        text.append(between)
        let number = shape.handle ?? shape.exponent
        if number.isFinite { text.append(number, decimals: 6) } else { text.append(".infinity") }
    }
}
