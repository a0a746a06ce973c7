#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

// The menu in its window, and its frames.

extension RadialMenuDriver {
    func show() {
        if core.fan == nil { hide() } else if let window = view?.window { present(in: window) }
        // An open menu watches what covers it, and the room around it.
        let isBusy = isDue || overlay != nil
        if isBusy, frames == nil { frames = FrameLink { [weak self] _ in self?.frame() } }
        frames?.isPaused = !isBusy
        frames?.isWatching = !isDue
    }

    private func present(in window: UIWindow) {
        if overlay == nil {
            // The core moves the items, also where the app opens the menu in an animation.
            UIView.performWithoutAnimation { overlay = RadialMenuOverlay(of: self, in: window) }
            let others = window.subviews.compactMap { $0 as? RadialMenuOverlay }
            if let overlay { window.addSubview(overlay) }
            // The app may end this menu when it is told of the end of the other: if it opens that one
            // again, for example, which finds this one in the window.
            for other in others where other.driver !== self { other.driver.end() }
            // Or take this view away, of whose menu the app has not been told yet.
            if !others.isEmpty { endIfLost() }
        }
        UIView.performWithoutAnimation { overlay?.show() }
        // What else has the focus may be animated.
        overlay?.updateKeys()
    }

    private func hide() {
        guard let overlay else { return }
        self.overlay = nil
        // The focus goes back to no view that another one covers.
        overlay.isUserInteractionEnabled = false
        overlay.returnKeys()
        // A finger on a view that is removed may never be reported again. The app may open the menu again
        // when it is told of the end, in another overlay.
        overlay.recognizer.cancel()
        overlay.removeFromSuperview()
    }

    /// Whether time changes the menu.
    private var isDue: Bool { core.isMoving || core.nextDeadline != nil }

    /// Moves the menu to the present time, and not to that at which the frame will be displayed: a
    /// touch before that time may still arrive.
    private func frame() {
        endIfLost()
        followRoom()
        let time = pace.time(ofFrame: CACurrentMediaTime(), for: core)
        guard isDue else { return }
        send { core, _ in core.advance(to: time) }
    }

    /// Closes a menu that is not in place any more, and ends a press or a stroke there.
    func endIfLost() {
        if !isInPlace { end() }
    }

    /// Whether the view is in the window in which the menu was opened, the window is shown, and
    /// nothing that was presented since covers the menu.
    private var isInPlace: Bool {
        guard let window = view?.window else { return false }
        if let overlay, overlay.window !== window || window.isHidden { return false }
        return covers(inFrontOf: overlay).allSatisfy { cover in
            !core.isOpen && formerCovers.contains { $0.object === cover }
        }
    }

    /// The views in front of a view of the window, or of that which has the menu, that take touches
    /// where the menu is, or where the finger began that is about to open it.
    func covers(inFrontOf overlay: UIView? = nil) -> [UIView] {
        guard let view, let window = view.window else { return [] }
        let around = sequence(first: view, next: \.superview).first { $0.superview === window }
        let place = window.subviews.firstIndex { $0 === overlay ?? around } ?? -1
        return window.subviews[(place + 1)...].filter { cover in
            core.isCovered(by: Rect2D(cover.frame)) { point in
                cover.hitTest(cover.convert(CGPoint(point), from: window), with: nil) != nil
            }
        }
    }

    /// Closes the menu at once.
    func end() {
        let settings = core.settings
        var immediate = settings
        immediate.reducesMotion = true
        send { core, time in
            _ = core.apply(immediate, time: time)
            let update = core.dismiss(time: time)
            // A menu that is used again has its motion.
            _ = core.apply(settings, time: time)
            return update
        }
    }
}
#endif
