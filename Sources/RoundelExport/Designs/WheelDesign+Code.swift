internal import Roundel

extension WheelDesign {
    func code(_ language: CodeLanguage, _ settings: DesignFields) -> UTF8Text? {
        var fields = settings
        fields.add(turning, language)
        if let limits {
            fields.add("least", limits.lowerBound)
            fields.add("greatest", limits.upperBound)
        }
        fields.addTurnSettings()
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
        ^order?    @StateObject private var controller = TurnController()
        ^.
            var body: some View {
                Image(systemName: "dial.medium")
                    .turnable(rotation: $rotation, ^settings^^order?, controller: controller^.)
        ^order?            .onAppear { controller.^order^ }
        ^.    }
        }

        """

    private static let uiKit: StaticString = """
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
        ^slowing?        dial.settings.decay = ^slowing^
        ^.^sensitivity?        dial.settings.sensitivity = ^sensitivity^
        ^.^speed?        dial.settings.maximumSpeed = ^speed^
        ^.^detents?        dial.detentCount = ^detents^
        ^.^limits?        dial.settings.limits = Limits(.degrees(^least^) ... .degrees(^greatest^))
        ^.^dead?        dial.deadZone = ^dead^
        ^.        view.addSubview(dial)
            }
        ^order?
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                dial.^order^
            }
        ^.}

        """
}
