#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The haptic feedback for detents: the tick of a selection change, on devices that support it.
@MainActor final class DetentHaptics {
    var isEnabled = true

    #if !os(tvOS) && !os(visionOS)
    private lazy var generator = UISelectionFeedbackGenerator()

    /// Prepares the hardware for a tick that is expected soon.
    func prepare() { if isEnabled { generator.prepare() } }

    /// Plays one tick, and prepares for the next one.
    func tick() {
        guard isEnabled else { return }
        generator.selectionChanged()
        generator.prepare()
    }
    #else
    func prepare() {}
    func tick() {}
    #endif
}
#endif
