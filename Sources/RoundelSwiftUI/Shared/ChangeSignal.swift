#if canImport(SwiftUI)
import SwiftUI

#if canImport(Combine)
import Combine
#endif

/// A change that small views observe, so that the views around them are not evaluated again.
@MainActor final class ChangeSignal: ObservableObject {
    nonisolated init() {}

    /// Evaluates the views that observe this signal again.
    func send() { objectWillChange.send() }
}
#endif
