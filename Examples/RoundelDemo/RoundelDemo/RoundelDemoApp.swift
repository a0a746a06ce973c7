import SwiftUI

/// Shows what Roundel does, in UIKit and in SwiftUI.
@main
struct RoundelDemoApp: App {
    var body: some Scene {
        WindowGroup {
            TopicList().tint(.indigo)
        }
    }
}
