#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A display link that ends with its owner.
///
/// It is not isolated, so that its end can invalidate the link: nobody else holds the box.
final class FrameLink {
    private let link: CADisplayLink

    /// Whether frames pass without a call.
    var isPaused: Bool {
        get { link.isPaused }
        set { if link.isPaused != newValue { link.isPaused = newValue } }
    }

    /// Makes a link that is paused.
    ///
    /// - Parameter frame: Called in every frame with the time at which it will be seen.
    @MainActor init(_ frame: @escaping (TimeInterval) -> Void) {
        var time: () -> TimeInterval = { 0 }
        let link = Trigger { frame(time()) }.makeDisplayLink()
        time = { [unowned link] in link.targetTimestamp }
        self.link = link
        // A wheel under a finger is worth every frame that the screen has. iPhones give more than 60 only to apps
        // that set CADisableMinimumFrameDurationOnPhone.
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 120, preferred: 120)
        link.isPaused = true
        link.add(to: .main, forMode: .common)
    }

    deinit { link.invalidate() }
}
#endif
