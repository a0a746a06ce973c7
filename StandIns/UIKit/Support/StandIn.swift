/// Resets the stand-ins, and runs tests one at a time.
@MainActor public enum StandIn {
    private struct WeakWindow { weak var window: UIWindow? }
    private static var windows: [WeakWindow] = []

    /// Whether the app is one for iPad that runs on a Mac, where no recogniser gets a click with the
    /// secondary button.
    public static var isMacCatalystApp = false

    /// Resets the clock, the settings and all records, but not views.
    public static func reset() {
        StandInClock.reset()
        StandInClock.commit = { StandIn.commit() }
        StandInAnimations.reset()
        StandInAccessibility.reset()
        StandInHaptics.events = []
        StandInLayout.conflicts = []
        StandInLayout.recorder = nil
        StandInLayout.roundsToPixels = false
        isMacCatalystApp = false
    }

    private static var isTaken = false
    private static var waiting: [CheckedContinuation<Void, Never>] = []

    /// Runs a test after a reset, and no other test at the same time.
    public static func exclusively(_ body: @Sendable () async throws -> Void) async rethrows {
        if isTaken { await withCheckedContinuation { waiting.append($0) } }
        isTaken = true
        // The test that has waited longest continues, without releasing the lock in between.
        defer { if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() } }
        reset()
        try await body()
    }

    /// The end of a run loop turn: lays out all visible windows, and updates the focus where that
    /// was requested or is necessary.
    public static func commit() {
        windows.removeAll { $0.window == nil }
        for case let window? in windows.map(\.window) where !window.isHidden {
            window.layoutIfNeeded()
            StandInFocus(window).settle()
        }
    }

    static func adopt(_ window: UIWindow) {
        windows.append(WeakWindow(window: window))
        StandInClock.commit = { StandIn.commit() }
    }
}

#if !canImport(ObjectiveC)
extension ProcessInfo {
    /// Whether an app for iPad runs on a Mac.
    @MainActor public var isMacCatalystApp: Bool { StandIn.isMacCatalystApp }
}
#endif
