#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

/// Receives strokes on a trackpad or a remote, or the notches of a mouse wheel.
@MainActor final class ScrollListener: NSObject, UIGestureRecognizerDelegate {
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    private let mayBegin: (UIPanGestureRecognizer) -> Bool
    private var trigger: Trigger?

    /// Adds a pan recogniser to a view.
    ///
    /// No closure may hold the view strongly.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - mayBegin: Whether a scroll may begin.
    ///   - action: Handles a scroll that has begun.
    init(
        on view: UIView,
        mayBegin: @escaping (UIPanGestureRecognizer) -> Bool,
        action: @escaping (UIPanGestureRecognizer) -> Void
    ) {
        self.mayBegin = mayBegin
        super.init()
        pan.delegate = self
        trigger = Trigger { [unowned pan] in action(pan) }
        trigger?.listen(to: pan)
        view.addGestureRecognizer(pan)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin(pan) }
}

extension TurnDriver {
    #if os(tvOS)
    /// Adds a listener for a finger on the remote, whose touches report how far the finger moved
    /// but not where it is.
    func addScrolls(to view: UIView) {
        let listener = ScrollListener(
            on: view,
            mayBegin: { [weak self] pan in
                guard let self, recognizer.isEnabled, core.mayBegin, self.view?.isFocused == true else {
                    return false
                }
                let velocity = pan.velocity(in: nil)
                return velocity.x.magnitude > velocity.y.magnitude
            },
            action: { [weak self] pan in
                let translation = pan.translation(in: nil)
                pan.setTranslation(.zero, in: nil)
                self?.stroke(pan, by: Point2D(Double(translation.x), 0))
            }
        )
        listener.pan.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirect.rawValue)]
        scrolls = [listener]
    }
    #else
    /// Adds listeners for two fingers on a trackpad and for a mouse wheel.
    func addScrolls(to view: UIView) {
        scrolls = [addScroll(.continuous, on: view), addScroll(.discrete, on: view)]
    }

    private func addScroll(_ type: UIScrollType, on view: UIView) -> ScrollListener {
        let listener = ScrollListener(
            on: view,
            // A scroll turns the view where a touch could begin.
            mayBegin: { [weak self] pan in
                guard let self, recognizer.isEnabled else { return false }
                let point = pan.location(in: self.view)
                let hit = self.view?.hitTest(point, with: nil)
                return core.mayBegin(at: Point2D(point))
                    && !recognizer.isTaken(by: hit, at: pan.location(in: nil))
                    && !recognizer.scrolls(with: pan, on: hit)
            },
            action: { [weak self] pan in
                guard let self else { return }
                if type == .discrete {
                    notch(translation(of: pan))
                } else {
                    stroke(pan, by: translation(of: pan))
                }
            }
        )
        listener.pan.allowedScrollTypesMask = type == .discrete ? .discrete : .continuous
        listener.pan.allowedTouchTypes = []
        return listener
    }

    /// The distance that content would have scrolled since the last call.
    private func translation(of pan: UIPanGestureRecognizer) -> Point2D {
        let translation = pan.translation(in: view)
        pan.setTranslation(.zero, in: view)
        return Point2D(translation)
    }

    /// Turns by one step for a notch of a mouse wheel, in the direction of a scroll.
    private func notch(_ translation: Point2D) {
        let angle = core.angle(of: translation, rim: rim)
        guard angle != .zero else { return }
        send(.user) { $0.turn(bySteps: (angle > .zero) != $0.settings.isReversed ? 1 : -1, time: $1) }
    }
    #endif

    /// Turns as the content would have scrolled.
    private func stroke(_ pan: UIPanGestureRecognizer, by translation: Point2D) {
        if pan.state == .began { isStroking = true }
        // Something else may have ended the drag that the stroke began.
        isStroking = isStroking && (pan.state == .began || core.isHeld)
        guard isStroking else { return }
        let angle = core.angle(of: translation, rim: rim)
        send(.user) { core, time in
            switch pan.state {
            case .began, .changed: core.scrolled(by: angle, time: time)
            case .ended: core.scrollEnded(by: angle, time: time)
            default: core.scrollCancelled(time: time)
            }
        }
    }

    /// The outer radius of the zone that takes touches, or that of the view if touches may begin
    /// anywhere.
    private var rim: Double {
        let (radius, size) = (core.zone.outerRadius, view?.bounds.size ?? .zero)
        return radius.isFinite ? radius : Double(min(size.width, size.height)) / 2
    }
}
#endif
