import SwiftUI

/// The demo app, which shows Roundel's views in SwiftUI and in UIKit.
@main
struct RoundelDemoApp: App {
    var body: some Scene {
        WindowGroup {
            TopicList().tint(Color(uiColor: .action))
        }
    }
}
