#if canImport(SwiftUI)
import SwiftUI

/// The current time, for input that carries no time: keys, accessibility actions and commands.
struct TurnClock {
    let now: @MainActor () -> Double

    /// Runs an action after the time in which a binding of the app should read back what was
    /// written to it.
    var later: @MainActor (@escaping @MainActor () -> Void) -> Void = { action in
        Task {
            // Most bindings take one turn of the run loop. For a binding that refuses the value, a
            // delay of 0.1 s is not noticeable.
            try? await Task.sleep(nanoseconds: 100_000_000)
            action()
        }
    }

    /// The clock that drag gestures and timelines use.
    static let system = TurnClock(now: { Date().seconds })
}

private struct TurnClockKey: EnvironmentKey {
    static var defaultValue: TurnClock { .system }
}

extension EnvironmentValues {
    /// The clock of turnable views and menus.
    var turnClock: TurnClock {
        get { self[TurnClockKey.self] }
        set { self[TurnClockKey.self] = newValue }
    }
}
#endif
