import Foundation

/// The frame rates that a display link or an animation asks for.
@available(iOS 15, macOS 12, tvOS 15, visionOS 1, *)
@available(watchOS, unavailable)
public struct CAFrameRateRange: Equatable, Hashable, Sendable {
    /// The minimum rate.
    public var minimum: Float
    /// The maximum rate.
    public var maximum: Float
    /// The preferred rate; `nil` or zero leaves it to the system.
    public var preferred: Float?

    /// Makes the range without a preference.
    public init() { self.init(minimum: 0, maximum: 0, preferred: 0) }

    /// Makes a range.
    ///
    /// As on Apple's systems, the three rates must be in order.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        precondition(minimum >= 0 && maximum >= minimum, "a frame rate range needs minimum <= maximum")
        if let preferred, preferred != 0 {
            precondition(
                (minimum...maximum).contains(preferred),
                "the preferred rate must lie in its range"
            )
        }
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }

    /// The range without a preference.
    public static let `default` = CAFrameRateRange()
}

/// A display link that is driven by ``StandInClock``.
@available(iOS 3.1, macOS 14, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
open class CADisplayLink: NSObject {
    private var action: ((CADisplayLink) -> Void)?
    private var modes: Set<RunLoop.Mode> = []
    private var framesToSkip = 0

    /// Replaces `init(target:selector:)`, which needs the Objective-C runtime.
    ///
    /// The closure is retained until `invalidate()`, as the target is on Apple's systems.
    public init(standInAction action: @escaping (CADisplayLink) -> Void) {
        self.action = action
        super.init()
    }

    /// The time of the last frame.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The time of the next frame.
    @available(iOS 10, macOS 14, tvOS 10, visionOS 1, *)
    open private(set) var targetTimestamp: CFTimeInterval = 0
    /// The time between two frames of the screen.
    open private(set) var duration: CFTimeInterval = 0
    /// Whether the calls are paused.
    open var isPaused = false
    /// The preferred rates.
    ///
    /// Assumption: after a change the link is called in the next frame.
    @available(iOS 15, macOS 14, tvOS 15, visionOS 1, *)
    open var preferredFrameRateRange: CAFrameRateRange = .default {
        didSet { if preferredFrameRateRange != oldValue { framesToSkip = 0 } }
    }

    /// Starts the calls, once for each run loop mode.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        StandInClock.gate.withLock {
            guard action != nil else { return }
            modes.insert(mode)
            if !StandInClock.links.contains(where: { $0 === self }) { StandInClock.links.append(self) }
        }
    }

    /// Ends the calls in one mode.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        StandInClock.gate.withLock {
            modes.remove(mode)
            if modes.isEmpty { StandInClock.links.removeAll { $0 === self } }
        }
    }

    /// Ends the calls permanently and releases the target.
    open func invalidate() {
        StandInClock.gate.withLock {
            StandInClock.links.removeAll { $0 === self }
            (modes, action) = ([], nil)
        }
    }

    func frame(at now: CFTimeInterval, screenRate: Double) {
        guard !isPaused, modes.contains(.common) || (!StandInClock.isTracking && !modes.isEmpty) else {
            return
        }
        framesToSkip -= 1
        guard framesToSkip <= 0 else { return }
        framesToSkip = frameInterval(screenRate: screenRate)
        (timestamp, duration) = (now, 1 / screenRate)
        targetTimestamp = now + duration * CFTimeInterval(framesToSkip)
        action?(self)
    }

    /// The number of screen frames for each call.
    ///
    /// A link without a preference gets at most 60 calls a second, even on a faster screen. A range
    /// gets the nearest rate that divides the screen's rate and does not exceed its maximum.
    private func frameInterval(screenRate: Double) -> Int {
        let range = preferredFrameRateRange
        let wanted = [range.preferred ?? 0, range.maximum].first { $0 > 0 } ?? 60
        return max(1, Int((screenRate / Double(wanted) - 1e-6).rounded(.up)))
    }
}
