#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

/// Drives a wheel or a menu for a view: hands it touches, scrolls, frames, orders and settings, and tells the view
/// what each did.
///
/// The app may change anything from what it is told. What that does is told after all that was to be told before.
@MainActor final class TurnDriver<Core: TurnCore>: TurnFollower {
    /// Who asked for a change.
    enum Source {
        /// Somebody who uses the view.
        case user
        /// Time, or settings and data that a motion goes on with.
        case time
        /// The app, which sends it somewhere.
        case order
    }

    /// An order that the app wants to hear the end of.
    private struct Awaited {
        /// Where it leads, or `nil` where it has no end.
        let goal: Angle?
        let completion: (Bool) -> Void
    }

    /// What is to be told.
    private enum Message {
        case update(Core.Update, isByApp: Bool)
        case end((Bool) -> Void, isFinished: Bool)
    }

    /// The wheel or the menu, as it is now.
    private(set) var core: Core

    /// What the view asks of it.
    var settings: Core.Settings {
        get { wanted }
        set {
            wanted = newValue
            applySettings()
        }
    }
    private var wanted: Core.Settings

    /// What is felt when a detent or an item passes.
    let haptics = DetentHaptics()

    /// Follows a finger.
    let recognizer = TurnRecognizer()

    private(set) weak var view: UIView?
    private let show: (Core.Update) -> Void
    private let tell: (_ update: Core.Update, _ isByApp: Bool) -> Void
    private var frames: FrameLink?
    private var reduceMotion: Observation?
    var scrolls: [ScrollListener] = []
    /// Whether a stroke on a trackpad goes on.
    var isStroking = false
    private var isMovedByApp = false
    private var awaited: Awaited?
    private var messages: [Message] = []
    private var isTelling = false
    /// A finger that rests on something inside, without turning.
    private weak var pressing: UITouch?
    private var isPressed = false

    /// Makes the driver of a view.
    ///
    /// - Parameters:
    ///   - core: What it drives.
    ///   - view: The view, which holds the driver.
    ///   - show: Called at once after every change, to show it; must not hold the view.
    ///   - tell: Called after every change to tell the app, with whether the app caused it; must not hold the view.
    init(
        _ core: Core,
        view: UIView,
        show: @escaping (Core.Update) -> Void,
        tell: @escaping (_ update: Core.Update, _ isByApp: Bool) -> Void
    ) {
        (self.core, wanted, self.view, self.show, self.tell) = (core, core.settings, view, show, tell)
        recognizer.driver = self
        recognizer.listen()
        view.addGestureRecognizer(recognizer)
        addScrolls(to: view)
        reduceMotion = Observation(of: UIAccessibility.reduceMotionStatusDidChangeNotification) {
            [weak self] in self?.applySettings()
        }
        // Nobody is told: the view is not yet there to hear it.
        _ = self.core.apply(effective(wanted), time: CACurrentMediaTime())
    }

    /// Changes it now, and tells the view and the app what that did.
    @discardableResult
    func send(_ source: Source, _ change: (inout Core, TimeInterval) -> Core.Update) -> Core.Update {
        send(source, nil, change)
    }

    /// Sends it somewhere; the completion hears once whether it arrived there.
    @discardableResult
    func order(
        _ completion: ((Bool) -> Void)? = nil,
        _ change: (inout Core, TimeInterval) -> Core.Update
    ) -> Core.Update {
        send(.order, completion, change)
    }

    /// Changes what needs no telling, such as where a touch may begin.
    func adjust(_ change: (inout Core) -> Void) { change(&core) }

    private func send(
        _ source: Source,
        _ completion: ((Bool) -> Void)?,
        _ change: (inout Core, TimeInterval) -> Core.Update
    ) -> Core.Update {
        let before = awaited.map { _ in core.wheel.restRotation }
        let update = change(&core, CACurrentMediaTime())
        let isRefused = update.wheel.touch == .refused
        switch source {
        case .order where !isRefused: isMovedByApp = true
        case .user where !isRefused: isMovedByApp = false
        default: break
        }
        frames?.isPaused = !core.isMoving
        if update.wheel.touch == .began { haptics.prepare() }
        if update.ticks > 0, !isMovedByApp { haptics.tick() }
        show(update)
        messages.append(.update(update, isByApp: isMovedByApp))
        endAwaited(source, before: before ?? nil, isRefused: isRefused)
        if let completion { report(to: completion, isRefused: isRefused) }
        if !recognizer.isBeginning, core.wheel.phase != .dragging { recognizer.letGo() }
        tellAll()
        return update
    }

    private func tellAll() {
        guard !isTelling else { return }
        isTelling = true
        var index = 0
        while index < messages.count {
            switch messages[index] {
            case .update(let update, let isByApp): tell(update, isByApp)
            case .end(let completion, let isFinished): completion(isFinished)
            }
            index += 1
        }
        messages.removeAll(keepingCapacity: true)
        isTelling = false
    }

    // MARK: Orders with an end

    private func endAwaited(_ source: Source, before: Angle?, isRefused: Bool) {
        guard let order = awaited else { return }
        let (wheel, isRunning) = (core.wheel, core.wheel.isMoving)
        let isInterrupted =
            switch source {
            case .time: false
            case .order: !isRefused
            case .user: isRunning ? wheel.restRotation != before : !isNear(wheel, order.goal)
            }
        guard isInterrupted || !isRunning else { return }
        awaited = nil
        messages.append(.end(order.completion, isFinished: !isInterrupted))
    }

    private func isNear(_ wheel: Wheel, _ goal: Angle?) -> Bool {
        guard let goal, wheel.phase != .dragging else { return false }
        return (wheel.rotation - goal).magnitude <= .radians(1e-9)
    }

    private func report(to completion: @escaping (Bool) -> Void, isRefused: Bool) {
        if isRefused || !core.wheel.isMoving {
            messages.append(.end(completion, isFinished: !isRefused))
        } else {
            awaited = Awaited(goal: core.wheel.restRotation, completion: completion)
        }
    }

    // MARK: The window and the settings

    /// Begins or ends the frames, as the view comes to a window or leaves it.
    func windowChanged() {
        frames = nil
        if view?.window != nil {
            frames = FrameLink { [weak self] time in self?.send(.time) { core, _ in core.advance(to: time) } }
        } else {
            recognizer.letGo()
            cancelScroll()
        }
        applySettings()
        frames?.isPaused = !core.isMoving
    }

    /// Takes the view from a scroll that holds it.
    func cancelScroll() {
        if core.wheel.phase == .dragging { send(.user) { $0.scrollCancelled(time: $1) } }
    }

    private func applySettings() {
        let applied = effective(wanted)
        guard applied != core.settings else { return }
        send(.time) { $0.apply(applied, time: $1) }
    }

    /// Changes the settings together with something else.
    func configure(
        _ settings: Core.Settings,
        _ change: (inout Core, _ settings: Core.Settings, TimeInterval) -> Core.Update
    ) {
        wanted = settings
        let applied = effective(settings)
        send(.time) { change(&$0, applied, $1) }
    }

    /// The settings as they count now: nothing moves on its own where the user asks for that, and where nobody sees it.
    private func effective(_ settings: Core.Settings) -> Core.Settings {
        var effective = settings
        if UIAccessibility.isReduceMotionEnabled || view?.window == nil { effective.reducesMotion = true }
        return effective
    }

    // MARK: Fingers

    func touchBegan(_ touch: UITouch, at place: CGPoint, time: TimeInterval) -> Bool {
        endOldPress()
        let (finger, place) = (touch.number, Point2D(view?.convert(place, from: nil) ?? place))
        let update = send(.user) { core, _ in core.touchBegan(finger, at: place, time: time) }
        // Whoever heard of it may have ended it.
        guard update.wheel.touch == .began, core.wheel.phase == .dragging else {
            press(touch, mayTurn: false)
            return false
        }
        return true
    }

    func touchWaits(_ touch: UITouch) -> Bool {
        let mayTurn = core.mayBegin && core.zone.contains(place(of: touch)) && core.wheel.phase != .dragging
        endOldPress()
        press(touch, mayTurn: mayTurn)
        return mayTurn
    }

    func touchMoved(_ touch: UITouch, with event: UIEvent?) {
        let finger = touch.number
        for sample in event?.coalescedTouches(for: touch) ?? [touch] {
            send(.user) { core, _ in core.touchMoved(finger, to: place(of: sample), time: sample.timestamp) }
        }
    }

    func touchEnded(_ touch: UITouch) {
        send(.user) { core, _ in core.touchEnded(touch.number, at: place(of: touch), time: touch.timestamp) }
    }

    func touchCancelled(_ touch: UITouch) {
        send(.user) { $0.touchCancelled(touch.number, time: $1) }
    }

    private func press(_ touch: UITouch, mayTurn: Bool) {
        (pressing, isPressed) = (touch, true)
        send(.user) { core, _ in core.pressBegan(mayTurn: mayTurn, time: touch.timestamp) }
    }

    func endPress() {
        guard isPressed else { return }
        (pressing, isPressed) = (nil, false)
        core.pressEnded(time: CACurrentMediaTime())
    }

    /// Ends the press of a finger that is no longer on the screen.
    private func endOldPress() {
        if let phase = pressing?.phase, phase != .ended, phase != .cancelled { return }
        endPress()
    }

    private func place(of touch: UITouch) -> Point2D { Point2D(touch.location(in: view)) }
}

extension UITouch {
    /// A number that tells this finger from others on the screen.
    fileprivate var number: Int { Int(bitPattern: ObjectIdentifier(self)) }
}
#endif
