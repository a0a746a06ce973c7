internal import Roundel

extension SuperellipseDesign {
    func code(_ language: CodeLanguage, _ settings: DesignFields) -> UTF8Text {
        var fields = settings
        fields.add("width", size.x)
        fields.add("height", size.y)
        fields.add("shape", UTF8Text(shape.handle == nil ? "exponent" : "handle"))
        let number = shape.handle ?? shape.exponent
        fields.add("by", -inset)
        fields.add("number", number.isFinite ? UTF8Text("^", [number]) : UTF8Text(".infinity"))
        return switch language {
        case .uiKit: fields.code(SuperellipseDesign.uiKit)
        case .swiftUI: fields.code(SuperellipseDesign.swiftUI)
        case .svg: export(in: Rect2D(origin: .zero, size: size)).svg()
        case .css: export(in: Rect2D(origin: .zero, size: size)).css()
        }
    }

    private static let swiftUI: StaticString = """
        import RoundelSwiftUI
        import SwiftUI

        struct Portrait: View {
            var body: some View {
                Color.blue
                    .frame(width: ^width^, height: ^height^)
                    .clipShape(Superellipse(^shape^: ^number^)^inset?.inset(by: ^inset^)^.)
            }
        }

        """

    private static let uiKit: StaticString = """
        ^inset?import Roundel
        ^.import RoundelUIKit
        import UIKit

        final class PortraitController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
        ^inset!        let portrait = SuperellipseView(frame: CGRect(x: 0, y: 0, width: ^width^, height: ^height^))
                portrait.^shape^ = ^number^
                portrait.contentView.addSubview(UIImageView(image: UIImage(named: "Portrait")))
        ^.^inset?        let portrait = UIImageView(image: UIImage(named: "Portrait"))
                let shape = Superellipse(^shape^: ^number^)
                let rect = Rect2D(x: 0, y: 0, width: ^width^, height: ^height^)
                let outline = UIBezierPath()
                for element in shape.offsetPath(in: rect, by: ^by^, tolerance: 0.1).elements {
                    switch element {
                    case .move(let end): outline.move(to: CGPoint(x: end.x, y: end.y))
                    case .line(let end): outline.addLine(to: CGPoint(x: end.x, y: end.y))
                    case .cubic(let first, let second, let end):
                        outline.addCurve(
                            to: CGPoint(x: end.x, y: end.y),
                            controlPoint1: CGPoint(x: first.x, y: first.y),
                            controlPoint2: CGPoint(x: second.x, y: second.y)
                        )
                    case .close: outline.close()
                    }
                }
                let mask = CAShapeLayer()
                mask.path = outline.cgPath
                portrait.layer.mask = mask
        ^.        view.addSubview(portrait)
            }
        }

        """
}
