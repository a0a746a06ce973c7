#if canImport(SwiftUI)
import SwiftUI

/// The present time, for what happens without a time of its own: keys, accessibility, orders.
struct TurnClock {
    let now: @MainActor () -> Double

    /// The clock of drags and timelines.
    static let system = TurnClock { Date().seconds }
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
