internal import Roundel

extension WheelDesign {
    func code(_ language: CodeLanguage) -> UTF8Text? {
        switch language {
        case .uiKit: uiKit()
        case .swiftUI: swiftUI()
        case .svg, .css: nil
        }
    }

    private var hasOwnDecay: Bool { decay != Decay.moderate.factor }

    private func swiftUI() -> UTF8Text {
        var text = UTF8Text()
        text.append(
            """
            import RoundelSwiftUI
            import SwiftUI

            struct Dial: View {
                @State private var rotation = Angle.zero

                var body: some View {
                    Image(systemName: "dial.medium")
                        .turnable(
                            rotation: $rotation,
                            TurnSettings(
            """
        )
        var parts = Parts()
        if hasOwnDecay {
            parts.add("decay: ", [], to: &text)
            text.append(decay: decay)
        }
        if detents > 0 { parts.add("detents: .count(^)", [Double(detents)], to: &text) }
        if let limits {
            let ends = [limits.lowerBound, limits.upperBound]
            parts.add("limits: .degrees(^) ... .degrees(^)", ends, to: &text)
        }
        if deadZone != 0.2 { parts.add("deadZone: ^", [deadZone], to: &text) }
        text.append(")\n            )\n    }\n}\n")
        return text
    }

    private func uiKit() -> UTF8Text {
        var text = UTF8Text()
        text.append(
            """
            import Roundel
            import RoundelUIKit
            import UIKit

            final class DialController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let dial = WheelView(frame: view.bounds)
                    dial.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    dial.image = UIImage(named: "Dial")

            """
        )
        if hasOwnDecay {
            text.append("        dial.settings.decay = ")
            text.append(decay: decay)
            text.append("\n")
        }
        if detents > 0 { text.append("        dial.detentCount = ^\n", [Double(detents)]) }
        if let limits {
            text.append(
                "        dial.settings.limits = Limits(.degrees(^) ... .degrees(^))\n",
                [limits.lowerBound, limits.upperBound]
            )
        }
        if deadZone != 0.2 { text.append("        dial.deadZone = ^\n", [deadZone]) }
        text.append("        view.addSubview(dial)\n    }\n}\n")
        return text
    }
}
