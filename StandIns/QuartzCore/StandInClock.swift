import Foundation

/// The only source of time in the stand-ins.
///
/// Time stands still until a test advances it.
///
/// The clock belongs to the main actor. Its state is unchecked only because `CACurrentMediaTime()`
/// and `CADisplayLink` are not isolated on Apple's systems.
public enum StandInClock {
    struct Timer {
        var due: CFTimeInterval
        var order: Int
        var action: () -> Void
    }

    /// The time in seconds.
    nonisolated(unsafe) public private(set) static var now: CFTimeInterval = 1000

    /// Whether a finger drags a scroll view.
    ///
    /// Then only links in the common modes are called.
    nonisolated(unsafe) public static var isTracking = false

    /// Runs at the end of a run loop turn; set by the UIKit stand-in.
    @MainActor public static var commit: (() -> Void)?

    /// Held while links are called, added or invalidated.
    ///
    /// A test may release its views on any thread, and a view invalidates its link then. Apple's
    /// views are released on the main thread.
    static let gate = NSRecursiveLock()
    @available(watchOS, unavailable)
    nonisolated(unsafe) static var links: [CADisplayLink] = []
    nonisolated(unsafe) private static var timers: [Timer] = []
    nonisolated(unsafe) private static var timerCount = 0
    nonisolated(unsafe) private static var frameBase: CFTimeInterval = 1000
    nonisolated(unsafe) private static var frameCount = 0
    nonisolated(unsafe) private static var rate = 60.0

    /// How often the screen shows a frame, per second; 60 after a reset.
    @MainActor public static var framesPerSecond: Double {
        get { rate }
        set { (frameBase, frameCount, rate) = (now, 0, newValue) }
    }

    /// The links on a run loop, including paused ones.
    public static var activeLinkCount: Int { gate.withLock { links.count } }

    /// The links that will be called in a later frame.
    public static var runningLinkCount: Int { gate.withLock { links.filter { !$0.isPaused }.count } }

    /// The frame rates that the links ask for, including paused ones.
    @available(watchOS, unavailable)
    public static var frameRateRanges: [CAFrameRateRange] {
        gate.withLock { links.map(\.preferredFrameRateRange) }
    }

    private static var nextFrame: CFTimeInterval { frameBase + CFTimeInterval(frameCount + 1) / rate }

    /// Runs a closure when the clock has advanced by a delay in seconds.
    public static func schedule(after delay: CFTimeInterval, _ action: @escaping () -> Void) {
        timerCount += 1
        timers.append(Timer(due: now + max(0, delay), order: timerCount, action: action))
    }

    /// Advances the time, and calls timers and display links when they are due.
    @MainActor public static func advance(by duration: CFTimeInterval) {
        let end = now + duration + 1e-9
        runTimers()
        while min(nextFrame, timers.map(\.due).min() ?? .infinity) <= end {
            let timerFirst = (timers.map(\.due).min() ?? .infinity) <= nextFrame
            now = max(now, timerFirst ? timers.map(\.due).min() ?? now : nextFrame)
            if timerFirst { runTimers() } else { showFrame() }
        }
        now = end - 1e-9
        CATransaction.standInFlush()
        commit?()
    }

    /// Advances by a number of frames.
    @MainActor public static func step(frames: Int = 1) {
        for _ in 0..<frames { advance(by: nextFrame - now) }
    }

    /// Advances the time as if the main thread hangs: there is no frame, and nothing is called.
    @MainActor public static func hang(for duration: CFTimeInterval) {
        now += duration
        while nextFrame <= now + 1e-9 { frameCount += 1 }
    }

    /// Removes all links and timers, and resets the time.
    @MainActor public static func reset() {
        gate.withLock { links = [] }
        (timers, now, isTracking) = ([], 1000, false)
        framesPerSecond = 60
        CATransaction.standInReset()
    }

    private static func runTimers() {
        while let next = timers.filter({ $0.due <= now + 1e-9 }).min(by: {
            ($0.due, $0.order) < ($1.due, $1.order)
        }) {
            timers.removeAll { $0.order == next.order }
            next.action()
        }
    }

    @MainActor private static func showFrame() {
        frameCount += 1
        CATransaction.standInFlush()
        gate.withLock { for link in links { link.frame(at: now, screenRate: rate) } }
        commit?()
    }
}

/// The time of the manual clock.
@available(iOS 2, macOS 10.5, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
public func CACurrentMediaTime() -> CFTimeInterval { StandInClock.now }
