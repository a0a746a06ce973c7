#if canImport(SwiftUI)
import SwiftUI

/// The target that the crown or a scroll of a view holds, which may not be the view's own any more.
@MainActor final class TurnedTarget {
    weak var target: (any TurnTarget)?
    nonisolated init() {}

    func end() {
        target?.scrollEnded()
        target = nil
    }

    /// Does nothing if the input has turned another target than the lost one since.
    func cancel(of lost: (any TurnTarget)? = nil) {
        if let lost, lost !== target { return }
        target?.scrollCancelled()
        target = nil
    }
}
#endif
