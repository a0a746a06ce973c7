#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

// Which of the views under a finger gets it: the innermost one that has a use for it.

extension RadialMenuDriver {
    /// Whether the menu may follow a finger that touches down on its view: not if a view inside has
    /// a use of its own for a finger that is held.
    func mayFollow(_ touch: UITouch) -> Bool { !touch.view.views(inside: view).contains { $0.keeps(touch) } }

    /// Whether strokes of the last finger choose items: not in a scroll view, inside or around the
    /// view, nor on a button inside, which a finger leaves in order not to press it, nor where a view
    /// inside recognises pans or swipes.
    var acceptsStrokes: Bool { acceptsStrokes(on: touchedView ?? view) }

    private func acceptsStrokes(on touched: UIView?) -> Bool {
        settings.acceptsStrokes && touched?.isInScrollView != true
            && !touched.views(inside: view).contains(where: \.followsMoves)
    }

    /// Whether a finger that touches down on the view may choose an item with a stroke.
    fileprivate func takesStroke(of touch: UITouch) -> Bool {
        acceptsStrokes(on: touch.view) && mayFollow(touch) && offersMenu(at: touch.location(in: view))
    }
}

extension UIView {
    /// Whether the view has a menu in which a finger may choose an item with a stroke.
    func takesStroke(of touch: UITouch) -> Bool {
        interactions.contains { ($0 as? RadialMenuInteraction)?.driver.takesStroke(of: touch) == true }
    }

    /// Whether the view has a use of its own for a finger that is held: it is a control other than a
    /// button, or a circular menu that turns there, or it has a menu, a drag or a long press.
    ///
    /// A button waits for a tap alone, and loses the finger when the menu opens.
    fileprivate func keeps(_ touch: UITouch) -> Bool {
        if let control = self as? UIControl, control.isEnabled, control.usesHeldFingers { return true }
        if let menu = self as? CircularMenuView, menu.turns(under: touch) { return true }
        // Only those that get this touch: every scroll view has long presses for its indicators.
        let recognizers = (touch.gestureRecognizers ?? []).filter { $0.view === self && $0.isEnabled }
        return recognizers.contains { $0 is UILongPressGestureRecognizer }
            || interactions.contains { $0.opens(under: touch) }
    }

    /// Whether a finger that moves means something to the view.
    fileprivate var followsMoves: Bool {
        (self as? UIControl)?.isEnabled == true
            || (gestureRecognizers ?? []).contains { $0.isEnabled && $0.followsMoves }
    }
}

extension CircularMenuView {
    /// Whether a finger on the ring turns the menu.
    fileprivate func turns(under touch: UITouch) -> Bool {
        core.mayBegin(at: Point2D(touch.location(in: self)))
    }
}

extension UIControl {
    /// Whether a finger that is held means something to the control, such as the start of a drag.
    fileprivate var usesHeldFingers: Bool {
        #if os(tvOS)
        !(self is UIButton)
        #else
        !(self is UIButton) || isContextMenuInteractionEnabled
        #endif
    }
}

extension UIInteraction {
    /// Whether a finger that is held opens a menu with the interaction, or lifts something.
    @MainActor fileprivate func opens(under touch: UITouch) -> Bool {
        if let menu = self as? RadialMenuInteraction {
            return menu.driver.offersMenu(at: touch.location(in: menu.view))
        }
        return isHoldOfSystem
    }

    /// Whether the interaction is one of UIKit for held fingers.
    @MainActor fileprivate var isHoldOfSystem: Bool {
        #if os(tvOS)
        return false
        #else
        if let menu = self as? UIContextMenuInteraction { return !(menu.delegate is SecondaryClicks) }
        return (self as? UIDragInteraction)?.isEnabled == true
        #endif
    }
}

extension UIGestureRecognizer {
    /// Whether the recogniser opens or lifts something where a finger is held on a view or one
    /// around it.
    ///
    /// Those of context menus and drags are not public: all recognisers of a view with such an
    /// interaction count, other than pans, which may scroll the view.
    func holds(around view: UIView?) -> Bool {
        guard let own = self.view, let view, view.isDescendant(of: own) else { return false }
        if self is UILongPressGestureRecognizer { return true }
        let isOther = self is UIPanGestureRecognizer || self is PressRecognizer
        return !isOther && own.interactions.contains { $0.isHoldOfSystem }
    }

    /// Whether the recogniser waits for a finger that moves, other than for a scroll view.
    fileprivate var followsMoves: Bool {
        (self is UIPanGestureRecognizer || self is UISwipeGestureRecognizer) && !(view is UIScrollView)
    }

    /// Whether the recogniser recognises taps on a view or one around it.
    func taps(around view: UIView?) -> Bool {
        guard self is UITapGestureRecognizer, let own = self.view, let view else { return false }
        return view.isDescendant(of: own)
    }
}
#endif
