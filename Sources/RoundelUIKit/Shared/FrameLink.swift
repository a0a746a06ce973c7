#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A display link that is invalidated when its owner releases it.
///
/// The class is not isolated to the main actor, so that `deinit` can invalidate the link. This is
/// safe because no other object refers to the `FrameLink`.
final class FrameLink {
    private let link: CADisplayLink

    /// Whether the link is paused, and makes no calls.
    var isPaused: Bool {
        get { link.isPaused }
        set { if link.isPaused != newValue { link.isPaused = newValue } }
    }

    /// Whether only what does not move is watched, at a low rate.
    var isWatching = false {
        didSet { if isWatching != oldValue { link.preferredFrameRateRange = rates } }
    }

    // A wheel that follows a finger should use every frame that the screen offers. iPhones give more than
    // 60 frames a second only to apps that set CADisableMinimumFrameDurationOnPhone.
    private var rates: CAFrameRateRange {
        isWatching
            ? CAFrameRateRange(minimum: 10, maximum: 30, preferred: 30)
            : CAFrameRateRange(minimum: 30, maximum: 120, preferred: 120)
    }

    /// Makes a paused link.
    ///
    /// - Parameter frame: Called in every frame with the time at which the frame will be displayed.
    @MainActor init(_ frame: @escaping (TimeInterval) -> Void) {
        var time: () -> TimeInterval = { 0 }
        let link = Trigger { frame(time()) }.makeDisplayLink()
        time = { [unowned link] in link.targetTimestamp }
        self.link = link
        link.preferredFrameRateRange = rates
        link.isPaused = true
        link.add(to: .main, forMode: .common)
    }

    deinit { link.invalidate() }
}
#endif
