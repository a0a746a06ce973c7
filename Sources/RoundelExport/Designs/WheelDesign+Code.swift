internal import Roundel

extension WheelDesign {
    func code(_ language: CodeLanguage) -> UTF8Text? {
        switch language {
        case .uiKit: uiKit
        case .swiftUI: swiftUI
        case .svg, .css: nil
        }
    }

    private var hasDefaultDeadZone: Bool { deadZone == WheelDesign().deadZone }

    private var swiftUI: UTF8Text {
        let spin = turning.spinCall(.swiftUI)
        let settings = turning.turnSettings(
            detents: detents == 0 ? nil : ".count(\(detents))",
            limits: limits,
            deadZone: hasDefaultDeadZone ? nil : deadZone
        )
        let controller: CodeText = spin == nil ? "" : ", controller: controller"
        var code = CodeText()
        code.line(
            """
            import RoundelSwiftUI
            import SwiftUI

            struct HourWheel: View {
                @State private var rotation = Angle.zero
            """
        )
        if spin != nil { code.line("    @StateObject private var controller = TurnController()") }
        code.line(
            """

                var body: some View {
                    Image(systemName: "dial.medium")
                        .turnable(rotation: $rotation, \(settings)\(controller))
            """
        )
        if let spin { code.line("            .onAppear { controller.\(spin) }") }
        code.line("    }\n}")
        return code.text
    }

    private var uiKit: UTF8Text {
        var code = CodeText()
        code.line(
            """
            import Roundel
            import RoundelUIKit
            import UIKit

            final class DialController: UIViewController {
                private let dial = WheelView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    dial.frame = view.bounds
                    dial.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    dial.image = UIImage(named: "Dial")
            """
        )
        turning.writeSettings(of: "dial", to: &code)
        if detents != 0 { code.line("        dial.detentCount = \(detents)") }
        if let limits {
            let (least, greatest) = (limits.lowerBound, limits.upperBound)
            code.line("        dial.settings.limits = Limits(.degrees(\(least)) ... .degrees(\(greatest)))")
        }
        if !hasDefaultDeadZone { code.line("        dial.deadZone = \(deadZone)") }
        code.line("        view.addSubview(dial)\n    }")
        turning.writeSpin(of: "dial", to: &code)
        code.line("}")
        return code.text
    }
}
