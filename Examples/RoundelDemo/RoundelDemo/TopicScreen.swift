import SwiftUI

/// The screen of a topic, with a switch between the two frameworks.
struct TopicScreen: View {
    enum Framework: CaseIterable {
        case swiftUI
        case uiKit
    }

    let topic: Topic
    @State private var framework = Framework.swiftUI

    var body: some View {
        VStack(spacing: 0) {
            Picker("Framework", selection: $framework) {
                Text(verbatim: "SwiftUI").tag(Framework.swiftUI)
                Text(verbatim: "UIKit").tag(Framework.uiKit)
            }
            .pickerStyle(.segmented)
            .frame(maxWidth: ScreenPlan.controlsWidth)
            .padding(12)
            screen
        }
        .navigationTitle(topic.title)
        .navigationBarTitleDisplayMode(.inline)
    }

    @ViewBuilder private var screen: some View {
        switch (topic, framework) {
        case (.photo, .swiftUI): PhotoScreen()
        case (.photo, .uiKit): UIKitScreen { PhotoViewController() }
        case (.thermostat, .swiftUI): ThermostatScreen()
        case (.thermostat, .uiKit): UIKitScreen { ThermostatViewController() }
        case (.fortune, .swiftUI): FortuneScreen()
        case (.fortune, .uiKit): UIKitScreen { FortuneViewController() }
        case (.profile, .swiftUI): ProfileScreen()
        case (.profile, .uiKit): UIKitScreen { ProfileViewController() }
        case (.sleep, .swiftUI): SleepScreen()
        case (.sleep, .uiKit): UIKitScreen { SleepViewController() }
        case (.canvas, .swiftUI): CanvasScreen()
        case (.canvas, .uiKit): UIKitScreen { CanvasViewController() }
        }
    }
}
