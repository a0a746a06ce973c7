#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Where the keyboard on the screen is.
///
/// The system tells when the keyboard moves, and not where it is. The first object that needs it
/// begins to listen; a keyboard that was there before is noticed when it moves next.
@MainActor final class KeyboardFrame {
    static let shared = KeyboardFrame()

    // A television has no keyboard on a part of the screen, and visionOS shows it in a window of its
    // own.
    #if os(iOS) || os(Linux)
    /// The frame on the screen; empty without a keyboard.
    private var frame = CGRect.zero
    private var observation: Observation?

    /// Begins to listen.
    func listen() {
        guard observation == nil else { return }
        observation = Observation(
            of: UIResponder.keyboardWillChangeFrameNotification,
            reading: { $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect }
        ) { [weak self] frame in self?.frame = frame }
    }
    #else
    func listen() {}
    #endif

    /// The height of the lower part of a window that the keyboard covers, in points.
    ///
    /// A keyboard that floats, or is split, is not in the way: users move it.
    func height(in window: UIWindow) -> Double {
        #if os(iOS) || os(Linux)
        guard !frame.isEmpty else { return 0 }
        // The window may be anywhere in its scene, and the scene anywhere on the screen.
        let covered = window.convert(frame, from: window.screen.coordinateSpace)
        let bounds = window.bounds
        let isDocked =
            covered.minX <= bounds.minX && covered.maxX >= bounds.maxX && covered.maxY >= bounds.maxY
        return isDocked ? Double(max(bounds.maxY - covered.minY, 0)) : 0
        #else
        0
        #endif
    }
}
#endif
