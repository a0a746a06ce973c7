#if canImport(UIKit) && !os(watchOS)
import Foundation

/// A notification that is listened to as long as this lives.
final class Observation {
    private let token: any NSObjectProtocol

    /// Listens to what UIKit posts, which it does on the main thread.
    init(of name: Notification.Name, _ action: @escaping @MainActor @Sendable () -> Void) {
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { action() }
        }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
}
#endif
