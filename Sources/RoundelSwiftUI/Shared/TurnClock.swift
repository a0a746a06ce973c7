#if canImport(SwiftUI)
import SwiftUI

/// The present time, for what happens without a time of its own: keys, accessibility, orders.
struct TurnClock {
    let now: @MainActor () -> Double

    /// Runs something when a binding of the app that reads back late should do so.
    var later: @MainActor (@escaping @MainActor () -> Void) -> Void = { action in
        Task {
            // Most take a turn of the run loop; nobody sees that one that refuses is followed so much later.
            try? await Task.sleep(nanoseconds: 100_000_000)
            action()
        }
    }

    /// The clock of drags and timelines.
    static let system = TurnClock(now: { Date().seconds })
}

private struct TurnClockKey: EnvironmentKey {
    static var defaultValue: TurnClock { .system }
}

extension EnvironmentValues {
    /// The clock of views that are turned.
    var turnClock: TurnClock {
        get { self[TurnClockKey.self] }
        set { self[TurnClockKey.self] = newValue }
    }
}
#endif
