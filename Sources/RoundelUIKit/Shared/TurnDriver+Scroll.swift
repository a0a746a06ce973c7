#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

/// Listens to strokes on a trackpad or a remote, or to the notches of a mouse wheel.
@MainActor final class ScrollListener: NSObject, UIGestureRecognizerDelegate {
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    private let mayBegin: (UIPanGestureRecognizer) -> Bool
    private var trigger: Trigger?

    /// Begins to listen; neither closure may hold the view.
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
    /// A finger on the remote, whose touches say how far it moved, and not where it is.
    func addScrolls(to view: UIView) {
        let listener = ScrollListener(
            on: view,
            mayBegin: { [weak self] pan in
                let velocity = pan.velocity(in: nil)
                return self?.core.mayBegin == true && self?.view?.isFocused == true
                    && velocity.x.magnitude > velocity.y.magnitude
            },
            action: { [weak self] pan in
                let translation = pan.translation(in: nil)
                pan.setTranslation(.zero, in: nil)
                self?.stroke(pan, way: Double(translation.x))
            }
        )
        listener.pan.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirect.rawValue)]
        scrolls = [listener]
    }
    #else
    /// Two fingers on a trackpad, and a mouse wheel.
    func addScrolls(to view: UIView) {
        scrolls = [addScroll(.continuous, on: view), addScroll(.discrete, on: view)]
    }

    private func addScroll(_ type: UIScrollType, on view: UIView) -> ScrollListener {
        let listener = ScrollListener(
            on: view,
            // Scrolls turn it where a finger could.
            mayBegin: { [weak self] pan in
                guard let self, core.mayBegin, recognizer.isEnabled else { return false }
                return core.zone.contains(Point2D(pan.location(in: self.view)))
            },
            action: { [weak self] pan in
                guard let self else { return }
                if type == .discrete { notch(way(of: pan)) } else { stroke(pan, way: way(of: pan)) }
            }
        )
        listener.pan.allowedScrollTypesMask = type == .discrete ? .discrete : .continuous
        listener.pan.allowedTouchTypes = []
        return listener
    }

    /// How far the content would have moved since last asked: to the right and down count as clockwise.
    private func way(of pan: UIPanGestureRecognizer) -> Double {
        let translation = pan.translation(in: view)
        pan.setTranslation(.zero, in: view)
        return Double(translation.x + translation.y)
    }

    /// A notch of a mouse wheel is a step.
    private func notch(_ way: Double) {
        guard way != 0 else { return }
        send(.user) { $0.turn(bySteps: way > 0 ? 1 : -1, time: $1) }
    }
    #endif

    /// A stroke turns the rim as far as the content would have moved.
    private func stroke(_ pan: UIPanGestureRecognizer, way: Double) {
        if pan.state == .began { isStroking = true }
        // Something else may have ended what the stroke did.
        isStroking = isStroking && (pan.state == .began || core.wheel.phase == .dragging)
        guard isStroking else { return }
        let angle = Angle.radians(way / max(core.zone.outerRadius, 1))
        send(.user) { core, time in
            switch pan.state {
            case .began, .changed: core.scrolled(by: angle, time: time)
            case .ended: core.scrollEnded(by: angle, time: time)
            default: core.scrollCancelled(time: time)
            }
        }
    }
}
#endif
