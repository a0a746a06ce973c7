#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

/// Drives a wheel for a view: hands it touches, scrolls, frames and settings, and tells the view what each did.
///
/// What a touch or a time means is the wheel's affair alone.
@MainActor final class WheelDriver: NSObject, UIGestureRecognizerDelegate {
    /// The wheel, as it is now.
    private(set) var wheel = Wheel(zone: TouchZone(in: Rect2D(CGRect.zero)))

    /// What the view asks of the wheel.
    var settings = Wheel.Settings() { didSet { applySettings() } }

    /// What is felt when a detent passes.
    let haptics = DetentHaptics()

    /// Follows a finger.
    let recognizer = TurnRecognizer()

    private(set) weak var view: UIView?
    private let respond: (Wheel.Update) -> Void
    private var frames: FrameLink?
    private var reduceMotion: Observation?
    private var scrolls: [Trigger] = []

    /// Makes the driver of a view.
    ///
    /// - Parameter respond: Called after every change of the wheel; must not hold the view.
    init(view: UIView, respond: @escaping (Wheel.Update) -> Void) {
        (self.view, self.respond) = (view, respond)
        super.init()
        recognizer.driver = self
        view.addGestureRecognizer(recognizer)
        #if !os(tvOS)
        scrolls = [addScroll(.continuous, on: view), addScroll(.discrete, on: view)]
        #endif
        reduceMotion = Observation(of: UIAccessibility.reduceMotionStatusDidChangeNotification) {
            [weak self] in self?.applySettings()
        }
        applySettings()
    }

    /// Where a touch may begin.
    var zone: TouchZone {
        get { wheel.zone }
        set { wheel.zone = newValue }
    }

    /// Whether nothing moves on its own: where the settings or the user ask for it, and where nobody sees it.
    var reducesMotion: Bool {
        settings.reducesMotion || UIAccessibility.isReduceMotionEnabled || view?.window == nil
    }

    /// Changes the wheel now, and tells the view what that did.
    @discardableResult
    func send(_ change: (inout Wheel, TimeInterval) -> Wheel.Update) -> Wheel.Update {
        let update = change(&wheel, CACurrentMediaTime())
        frames?.isPaused = !wheel.isMoving
        if update.touch == .began { haptics.prepare() }
        if !update.passed.isEmpty { haptics.tick() }
        respond(update)
        return update
    }

    /// Takes settings that come of a new layout: a wheel that rests is put where it may rest, rather than moved there.
    func configure(_ new: Wheel.Settings) {
        let rested = wheel.phase == .idle
        settings = new
        if rested, let rest = wheel.restRotation { put(rest) }
    }

    /// Puts the wheel at a rotation for a value that comes from the app, which needs no telling.
    func put(_ rotation: Angle) {
        _ = wheel.setRotation(rotation)
        frames?.isPaused = !wheel.isMoving
    }

    /// Begins or ends the frames, as the view comes to a window or leaves it.
    func windowChanged() {
        frames = nil
        if view?.window != nil {
            frames = FrameLink { [weak self] time in self?.send { wheel, _ in wheel.advance(to: time) } }
        }
        applySettings()
    }

    private func applySettings() {
        var applied = settings
        applied.reducesMotion = reducesMotion
        guard applied != wheel.settings else { return }
        send { $0.apply(applied, time: $1) }
    }
}

#if !os(tvOS)
// Two fingers on a trackpad, or a mouse wheel.
extension WheelDriver {
    private func addScroll(_ type: UIScrollType, on view: UIView) -> Trigger {
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        pan.allowedScrollTypesMask = type == .discrete ? .discrete : .continuous
        pan.allowedTouchTypes = []
        pan.delegate = self
        let trigger = Trigger { [weak self, unowned pan] in
            if type == .discrete { self?.notch(pan) } else { self?.stroke(pan) }
        }
        trigger.listen(to: pan)
        view.addGestureRecognizer(pan)
        return trigger
    }

    /// Scrolls turn the wheel where a finger could.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        recognizer.isEnabled && zone.contains(Point2D(gestureRecognizer.location(in: view)))
    }

    /// How far the content would have moved since last asked: to the right and down count as clockwise.
    private func way(of pan: UIPanGestureRecognizer) -> Double {
        let translation = pan.translation(in: view)
        pan.setTranslation(.zero, in: view)
        return Double(translation.x + translation.y)
    }

    /// A notch of a mouse wheel is a step.
    private func notch(_ pan: UIPanGestureRecognizer) {
        let way = way(of: pan)
        guard way != 0 else { return }
        send { $0.step(by: way > 0 ? 1 : -1, time: $1) }
    }

    /// A stroke on a trackpad turns the rim as far as the content would have moved.
    private func stroke(_ pan: UIPanGestureRecognizer) {
        let angle = Angle.radians(way(of: pan) / max(zone.outerRadius, 1))
        send { wheel, time in
            switch pan.state {
            case .began, .changed: wheel.scrolled(by: angle, time: time)
            case .ended: wheel.scrollEnded(by: angle, time: time)
            default: wheel.scrollCancelled(time: time)
            }
        }
    }
}
#endif
#endif
