internal import Roundel

extension SuperellipseDesign {
    func code(_ language: CodeLanguage, _ settings: DesignFields) -> UTF8Text {
        var fields = settings
        fields.add("width", size.x)
        fields.add("height", size.y)
        fields.add("shape", UTF8Text(shape.handle == nil ? "exponent" : "handle"))
        let number = shape.handle ?? shape.exponent
        fields.add("number", number.isFinite ? UTF8Text("^", [number]) : UTF8Text(".infinity"))
        return switch language {
        case .uiKit: fields.code(SuperellipseDesign.uiKit)
        case .swiftUI: fields.code(SuperellipseDesign.swiftUI)
        case .svg: export().svg()
        case .css: export().css()
        }
    }

    private static let swiftUI: StaticString = """
        import RoundelSwiftUI
        import SwiftUI

        struct Portrait: View {
            var body: some View {
                Color.blue
                    .frame(width: ^width^, height: ^height^)
                    .clipShape(Superellipse(^shape^: ^number^))
            }
        }

        """

    private static let uiKit: StaticString = """
        import RoundelUIKit
        import UIKit

        final class PortraitController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let portrait = SuperellipseView(frame: CGRect(x: 0, y: 0, width: ^width^, height: ^height^))
                portrait.^shape^ = ^number^
                portrait.contentView.addSubview(UIImageView(image: UIImage(named: "Portrait")))
                view.addSubview(portrait)
            }
        }

        """
}
