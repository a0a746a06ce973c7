#if canImport(UIKit) && !os(watchOS)
import UIKit

/// What is felt when a detent passes: the tick of a selection, on devices that have it.
@MainActor final class DetentHaptics {
    var isEnabled = true

    #if !os(tvOS) && !os(visionOS)
    private lazy var generator = UISelectionFeedbackGenerator()

    /// Wakes the hardware, since a tick is near.
    func prepare() { if isEnabled { generator.prepare() } }

    /// Ticks once, and is ready for the next.
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
