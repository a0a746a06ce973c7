internal import Roundel

extension SuperellipseDesign {
    func code(_ language: CodeLanguage) -> UTF8Text {
        switch language {
        case .uiKit: inset == 0 ? uiKitView : uiKitMask
        case .swiftUI: swiftUI
        case .svg: export(in: Rect2D(origin: .zero, size: size)).svg()
        case .css: export(in: Rect2D(origin: .zero, size: size)).css()
        }
    }

    /// The name of the number that makes the shape.
    private var parameter: CodeText { shape.handle == nil ? "exponent" : "handle" }

    private var value: CodeText { "\(shape.handle ?? shape.exponent)" }

    private var swiftUI: UTF8Text {
        let insetCall: CodeText = inset == 0 ? "" : ".inset(by: \(inset))"
        var code = CodeText()
        code.line(
            """
            import RoundelSwiftUI
            import SwiftUI

            struct Portrait: View {
                var body: some View {
                    Color.blue
                        .frame(width: \(size.x), height: \(size.y))
                        .clipShape(Superellipse(\(parameter): \(value))\(insetCall))
                }
            }
            """
        )
        return code.text
    }

    /// A view of the package.
    private var uiKitView: UTF8Text {
        var code = CodeText()
        code.line(
            """
            import RoundelUIKit
            import UIKit

            final class PortraitController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let portrait = SuperellipseView(frame: CGRect(x: 0, y: 0, width: \(size.x), height: \(size.y)))
                    portrait.\(parameter) = \(value)
                    portrait.contentView.addSubview(UIImageView(image: UIImage(named: "Portrait")))
                    view.addSubview(portrait)
                }
            }
            """
        )
        return code.text
    }

    /// A view with a mask, because the package's view has no inset.
    private var uiKitMask: UTF8Text {
        var code = CodeText()
        code.line(
            """
            import Roundel
            import RoundelUIKit
            import UIKit

            final class PortraitController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let portrait = UIImageView(image: UIImage(named: "Portrait"))
                    let shape = Superellipse(\(parameter): \(value))
                    let rect = Rect2D(x: 0, y: 0, width: \(size.x), height: \(size.y))
                    let outline = UIBezierPath()
                    for element in shape.offsetPath(in: rect, by: \(-inset), tolerance: 0.1).elements {
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
                    view.addSubview(portrait)
                }
            }
            """
        )
        return code.text
    }
}
