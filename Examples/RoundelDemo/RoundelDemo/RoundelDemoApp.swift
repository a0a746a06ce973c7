import SwiftUI

/// Shows what Roundel does, in SwiftUI and in UIKit.
@main
struct RoundelDemoApp: App {
    var body: some Scene {
        WindowGroup {
            TopicList().tint(Color(uiColor: .action))
        }
    }
}
