internal import Roundel

extension SuperellipseDesign {
    func code(_ language: CodeLanguage) -> UTF8Text {
        switch language {
        case .uiKit: inset == 0 ? uiKitView : uiKitMask
        case .swiftUI: swiftUI
        case .svg: corners.map { export($0, in: rect).svg() } ?? export(in: rect).svg()
        case .css: corners.map { export($0, in: rect).css() } ?? export(in: rect).css()
        }
    }

    private var rect: Rect2D { Rect2D(origin: .zero, size: size) }

    /// The name of the number that makes a superellipse.
    private var parameter: CodeText { handle == nil ? "exponent" : "handle" }

    private var value: CodeText { "\(handle ?? exponent)" }

    /// The shape of the corners.
    private var style: CodeText {
        if let smoothing { return ".smooth(\(smoothing))" }
        return switch exponent {
        case 0: ".notch"
        case 0.5: ".scoop"
        case 1: ".bevel"
        case 2: ".round"
        case 4: ".squircle"
        case .infinity: ".square"
        default: ".superellipse(exponent: \(exponent))"
        }
    }

    /// The core's value of the shape.
    private var coreShape: CodeText {
        guard let radius else { return "Superellipse(\(parameter): \(value))" }
        return "Corners(radius: \(radius), shape: \(style))"
    }

    private var swiftUI: UTF8Text {
        let insetCall: CodeText = inset == 0 ? "" : ".inset(by: \(inset))"
        let shape: CodeText =
            radius.map { "ShapedRectangle(cornerRadius: \($0), style: \(style))" } ?? coreShape
        let frame: CodeText = ".frame(width: \(size.x), height: \(size.y))"
        // A view that is clipped shows nothing outside its frame.
        let view: CodeText =
            inset < 0
            ? "\(shape)\(insetCall)\n            .fill(.blue)\n            \(frame)"
            : "Color.blue\n            \(frame)\n            .clipShape(\(shape)\(insetCall))"
        var code = CodeText()
        code.line(
            """
            import RoundelSwiftUI
            import SwiftUI

            struct Portrait: View {
                var body: some View {
                    \(view)
                }
            }
            """
        )
        return code.text
    }

    /// A view of the package.
    private var uiKitView: UTF8Text {
        let view: CodeText = radius == nil ? "SuperellipseView" : "ShapedView"
        let setting: CodeText = radius == nil ? "\(parameter) = \(value)" : "corners = \(coreShape)"
        var code = CodeText()
        code.line(
            """
            import RoundelUIKit
            import UIKit

            final class PortraitController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let portrait = \(view)(frame: CGRect(x: 0, y: 0, width: \(size.x), height: \(size.y)))
                    portrait.\(setting)
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
        // A view shows nothing outside its frame, which an outset enlarges.
        let outset = max(-inset, 0)
        let (width, height) = (size.x + 2 * outset, size.y + 2 * outset)
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
                    portrait.frame = CGRect(x: 0, y: 0, width: \(width), height: \(height))
                    let shape = \(coreShape)
                    let rect = Rect2D(x: \(outset), y: \(outset), width: \(size.x), height: \(size.y))
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
