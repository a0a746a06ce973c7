#if canImport(UIKit) && !os(watchOS)
import Foundation
import UIKit

/// An observation of a notification, which ends when this object is released.
final class Observation {
    private let token: any NSObjectProtocol

    /// Observes a notification that UIKit posts on the main thread.
    init(of name: Notification.Name, _ action: @escaping @MainActor @Sendable () -> Void) {
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { action() }
        }
    }

    /// Observes a notification that UIKit posts on the main thread with a value.
    init<Value: Sendable>(
        of name: Notification.Name,
        reading read: @escaping @Sendable (Notification) -> Value?,
        _ action: @escaping @MainActor @Sendable (Value) -> Void
    ) {
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            notification in
            guard let value = read(notification) else { return }
            MainActor.assumeIsolated { action(value) }
        }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
}
#endif
