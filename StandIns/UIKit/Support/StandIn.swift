/// What a test calls before it starts.
@MainActor public enum StandIn {
    private struct WeakWindow { weak var window: UIWindow? }
    private static var windows: [WeakWindow] = []

    /// Puts the clock, the settings and every record back to the start; views are not touched.
    public static func reset() {
        StandInClock.reset()
        StandInClock.commit = { StandIn.commit() }
        StandInAnimations.reset()
        StandInAccessibility.reset()
        StandInHaptics.events = []
        StandInLayout.conflicts = []
        StandInLayout.recorder = nil
    }

    private static var isTaken = false
    private static var waiting: [CheckedContinuation<Void, Never>] = []

    /// Runs a test with nobody else's test in between, after a reset.
    public static func exclusively(_ body: @Sendable () async throws -> Void) async rethrows {
        if isTaken { await withCheckedContinuation { waiting.append($0) } }
        isTaken = true
        // Whoever waits longest takes over without the stand-ins being free in between.
        defer { if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() } }
        reset()
        try await body()
    }

    /// What the end of a run loop turn does: lays out every visible window, and moves the focus where that was asked for.
    public static func commit() {
        windows.removeAll { $0.window == nil }
        for case let window? in windows.map(\.window) where !window.isHidden {
            window.layoutIfNeeded()
            StandInFocus(window).update()
        }
    }

    static func adopt(_ window: UIWindow) {
        windows.append(WeakWindow(window: window))
        StandInClock.commit = { StandIn.commit() }
    }
}
