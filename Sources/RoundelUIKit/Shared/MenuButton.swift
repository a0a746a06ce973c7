#if canImport(UIKit) && (os(tvOS) || os(Linux))
import UIKit

/// Recognises the Menu button of a remote while it has an effect on a view, so that what is around the view
/// does not go back as well.
///
/// The controllers of UIKit recognise that button with gestures, which get it whatever the view does with
/// the press. The innermost gesture prevents theirs.
@MainActor final class MenuButton: NSObject, UIGestureRecognizerDelegate {
    private let isUsed: (UIPress) -> Bool

    /// Begins to recognise the button on a view.
    ///
    /// - Parameter isUsed: Whether the button has an effect, or has had it by now.
    init(on view: UIView, isUsed: @escaping (UIPress) -> Bool) {
        self.isUsed = isUsed
        super.init()
        let recognizer = UITapGestureRecognizer(target: nil, action: nil)
        recognizer.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
        recognizer.allowedTouchTypes = []
        recognizer.delegate = self
        view.addGestureRecognizer(recognizer)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive press: UIPress
    ) -> Bool { isUsed(press) }
}
#endif
