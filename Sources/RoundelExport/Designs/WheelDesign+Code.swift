internal import Roundel

extension WheelDesign {
    func code(_ language: CodeLanguage, _ settings: DesignFields) -> UTF8Text? {
        var fields = settings
        fields.add(slowing: decay)
        if let limits {
            fields.add("least", limits.lowerBound)
            fields.add("greatest", limits.upperBound)
        }
        return switch language {
        case .uiKit: fields.code(WheelDesign.uiKit)
        case .swiftUI: fields.code(WheelDesign.swiftUI)
        case .svg, .css: nil
        }
    }

    private static let swiftUI: StaticString = """
        import RoundelSwiftUI
        import SwiftUI

        struct Dial: View {
            @State private var rotation = Angle.zero

            var body: some View {
                Image(systemName: "dial.medium")
                    .turnable(
                        rotation: $rotation,
                        TurnSettings(^slowing?decay: ^slowing^^.^detents?^,detents: .count(^detents^)^.\
        ^limits?^,limits: .degrees(^least^) ... .degrees(^greatest^)^.^dead?^,deadZone: ^dead^^.)
                    )
            }
        }

        """

    private static let uiKit: StaticString = """
        import Roundel
        import RoundelUIKit
        import UIKit

        final class DialController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let dial = WheelView(frame: view.bounds)
                dial.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                dial.image = UIImage(named: "Dial")
        ^slowing?        dial.settings.decay = ^slowing^
        ^.^detents?        dial.detentCount = ^detents^
        ^.^limits?        dial.settings.limits = Limits(.degrees(^least^) ... .degrees(^greatest^))
        ^.^dead?        dial.deadZone = ^dead^
        ^.        view.addSubview(dial)
            }
        }

        """
}
