#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

/// The haptic feedback of a menu that opens under a finger, on devices that support it.
@MainActor final class RadialMenuHaptics {
    var isEnabled = true

    #if !os(tvOS) && !os(visionOS)
    private lazy var selection = UISelectionFeedbackGenerator()
    private lazy var impact = UIImpactFeedbackGenerator()

    /// Prepares the hardware for feedback that is expected soon.
    func prepare() {
        guard isEnabled else { return }
        selection.prepare()
        impact.prepare()
    }

    func play(_ feedback: PressMenu.Feedback) {
        guard isEnabled else { return }
        switch feedback {
        case .opened, .chosen: impact.impactOccurred()
        case .highlighted: selection.selectionChanged()
        }
    }
    #else
    func prepare() {}
    func play(_ feedback: PressMenu.Feedback) {}
    #endif
}
#endif
