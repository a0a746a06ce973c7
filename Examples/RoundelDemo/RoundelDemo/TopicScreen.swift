import SwiftUI

/// A topic, in the framework of your choice.
struct TopicScreen: View {
    enum Framework {
        case swiftUI
        case uiKit
    }

    let topic: Topic
    @State private var framework = Framework.swiftUI

    var body: some View {
        VStack(spacing: 0) {
            Picker("Framework", selection: $framework) {
                Text("SwiftUI").tag(Framework.swiftUI)
                Text("UIKit").tag(Framework.uiKit)
            }
            .pickerStyle(.segmented)
            .padding()
            screen
        }
        .navigationTitle(topic.title)
        .navigationBarTitleDisplayMode(.inline)
    }

    @ViewBuilder private var screen: some View {
        switch (topic, framework) {
        case (.menu, .swiftUI): MenuScreen()
        case (.menu, .uiKit): UIKitScreen { MenuViewController() }
        case (.wheel, .swiftUI): WheelScreen()
        case (.wheel, .uiKit): UIKitScreen { WheelViewController() }
        case (.superellipse, .swiftUI): SuperellipseScreen()
        case (.superellipse, .uiKit): UIKitScreen { SuperellipseViewController() }
        case (.badge, .swiftUI): BadgeScreen()
        case (.badge, .uiKit): UIKitScreen { BadgeViewController() }
        }
    }
}
