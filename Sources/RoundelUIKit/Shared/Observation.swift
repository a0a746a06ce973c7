#if canImport(UIKit) && !os(watchOS)
import Foundation

/// An observation of a notification, which ends when this object is released.
final class Observation {
    private let token: any NSObjectProtocol

    /// Observes a notification that UIKit posts on the main thread.
    init(of name: Notification.Name, _ action: @escaping @MainActor @Sendable () -> Void) {
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { action() }
        }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
}
#endif
