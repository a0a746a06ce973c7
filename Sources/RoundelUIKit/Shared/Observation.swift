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

    #if os(iOS) || os(Linux)
    /// Observes a notification that UIKit posts on the main thread with a rectangle.
    init(
        of name: Notification.Name,
        reading key: String,
        _ action: @escaping @MainActor @Sendable (CGRect) -> Void
    ) {
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            notification in
            guard let rect = notification.userInfo?[key] as? CGRect else { return }
            MainActor.assumeIsolated { action(rect) }
        }
    }
    #endif

    deinit { NotificationCenter.default.removeObserver(token) }
}
#endif
