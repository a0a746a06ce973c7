internal import Roundel

extension MenuDesign {
    var uiKit: UTF8Text {
        var code = CodeText()
        code.line(
            """
            import Roundel
            import RoundelUIKit
            import UIKit

            final class RingMenuController: UIViewController {
                private let menu = CircularMenuView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    menu.frame = view.bounds
                    menu.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    menu.items = (1...\(place == .center ? itemCount : fanCount)).map { UIImageView(image: UIImage(named: "Item \\($0)")) }
            """
        )
        if place == .center {
            writeArrangement(to: &code)
            writeRadius(to: &code)
            turning.writeSettings(of: "menu", to: &code)
            if !landsOnItems { code.line("        menu.landsOnItems = false") }
        } else {
            code.line("        menu.anchor = \(placeCode)")
        }
        if let orientationCode { code.line("        menu.orientation = \(orientationCode)") }
        code.line(
            """
                    menu.isOpen = true
                    view.addSubview(menu)
                }
            """
        )
        // A menu that cannot turn refuses to spin.
        if place == .center, spelledMenu.isTurnable { turning.writeSpin(of: "menu", to: &code) }
        code.line("}")
        return code.text
    }

    private func writeArrangement(to code: inout CodeText) {
        guard angles.isEmpty else {
            return code.line("        menu.arrangement = .angles([\(angles)].map { $0 * .pi / 180 })")
        }
        if !weights.isEmpty {
            let sweepArgument: CodeText = sweep == 360 ? "" : ", sweep: \(sweep) * .pi / 180"
            let padArgument: CodeText = pad == 0 ? "" : ", pad: \(pad) * .pi / 180"
            code.line("        menu.arrangement = .weights([\(weights)]\(sweepArgument)\(padArgument))")
        } else if step != 0 {
            code.line("        menu.arrangement = .step(\(step) * .pi / 180)")
        } else if sweep < 360 {
            let endArgument: CodeText = end == .inclusive ? "" : ", end: .exclusive"
            code.line("        menu.arrangement = .arc(sweep: \(sweep) * .pi / 180\(endArgument))")
        }
        if start != MenuDesign().start { code.line("        menu.startAngle = \(start) * .pi / 180") }
        if direction == .counterclockwise { code.line("        menu.direction = .counterclockwise") }
    }

    private func writeRadius(to code: inout CodeText) {
        switch radius {
        case .fitted: break
        case .filling: code.line("        menu.radius = .filling")
        case .fixed(let radius): code.line("        menu.radius = .fixed(\(radius))")
        case .ellipse(let radii):
            code.line("        menu.radius = .ellipse(across: \(radii.x), down: \(radii.y))")
        }
    }
}
