#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

/// Drives a wheel, a menu or a dial for a view: passes touches, scrolls, frames, commands and
/// settings to it, and notifies the view of the effects.
///
/// The app may change anything when it is notified. Notifications of such a change follow those
/// that are still pending.
@MainActor final class TurnDriver<Core: TurnCore>: TurnFollower {
    /// What caused a change.
    enum Source {
        /// The user.
        case user
        /// The passing of time, or new settings or data, which may end a motion elsewhere.
        case time
        /// A command of the app.
        case command
    }

    /// A finger that the recogniser does not follow, so that nothing tells when it is lifted.
    private struct Finger {
        private weak var touch: UITouch?
        let number: Int
        private let time: TimeInterval

        @MainActor init(_ touch: UITouch) {
            (self.touch, number, time) = (touch, touch.number, touch.timestamp)
        }

        /// When the finger was lifted, or was last known to be down; `nil` while it is down.
        ///
        /// A tap that is reported belongs to a touch that still exists, also if its end arrives late:
        /// that touch ends now.
        @MainActor func end(isTap: Bool) -> TimeInterval? {
            guard let touch else { return time }
            return touch.isDown ? nil : isTap ? CACurrentMediaTime() : touch.timestamp
        }
    }

    /// A pending notification.
    enum Message {
        case update(Core.Update, isByApp: Bool)
        case end((Bool) -> Void, isFinished: Bool)
        case other(() -> Void)
    }

    /// What takes the Menu button of a remote.
    var menuButton: AnyObject?

    /// The current state of what turns.
    private(set) var core: Core

    /// The settings that the view has requested, before Reduce Motion is taken into account.
    var settings: Core.Settings {
        get { requested }
        set {
            requested = newValue
            applySettings()
        }
    }
    private var requested: Core.Settings

    /// The haptic feedback for detents and items.
    let haptics = DetentHaptics()

    /// The recogniser that follows a finger.
    let recognizer = TurnRecognizer()

    /// Finds the item or centre of a menu at a point of the view.
    var spot: (Point2D) -> RingMenu.Spot? = { _ in nil }

    /// Finds the item or centre view of a menu that a finger which goes down at a point may tap.
    var tapTarget: (CGPoint) -> UIView? = { _ in nil }

    private(set) weak var view: UIView?
    private let show: (Core.Update) -> Void
    private let notify: (_ update: Core.Update, _ isByApp: Bool) -> Void
    private var frames: FrameLink?
    private var reduceMotion: Observation?
    private var background: Observation?
    var scrolls: [ScrollListener] = []
    /// Whether a stroke on a trackpad or a remote is going on.
    var isStroking = false
    private(set) var isMovedByApp = false
    /// The commands with a completion that turn to the same end.
    var awaited: [AwaitedCommand] = []
    private var messages: [Message] = []
    private var isDelivering = false
    /// Whether the rest of the notifications follows later.
    private var deliversLater = false
    /// A finger on a view inside, which does not turn the wheel.
    private var pressing: Finger?
    /// A finger that was still down when something else took its drag.
    private var lost: Finger?
    private weak var window: UIWindow?

    /// Makes the driver of a view.
    ///
    /// - Parameters:
    ///   - core: The wheel or the menu.
    ///   - view: The view, which owns the driver.
    ///   - show: Called at once after every change to update the view. It must not hold the view
    ///     strongly.
    ///   - notify: Called after every change to notify the app. `isByApp` is whether a command of
    ///     the app caused the motion. It must not hold the view strongly.
    init(
        _ core: Core,
        view: UIView,
        show: @escaping (Core.Update) -> Void,
        notify: @escaping (_ update: Core.Update, _ isByApp: Bool) -> Void
    ) {
        (self.core, requested, self.view, self.show, self.notify) = (core, core.settings, view, show, notify)
        recognizer.driver = self
        recognizer.listen()
        view.addGestureRecognizer(recognizer)
        addScrolls(to: view)
        reduceMotion = Observation(of: UIAccessibility.reduceMotionStatusDidChangeNotification) {
            [weak self] in self?.applySettings()
        }
        background = Observation(
            of: UIScene.didEnterBackgroundNotification,
            reading: { ($0.object as? UIScene).map(ObjectIdentifier.init) },
            { [weak self] in self?.entersBackground($0) }
        )
        // The view is still being initialised, so this update is not reported.
        _ = self.core.apply(effective(requested), time: CACurrentMediaTime())
    }

    /// Applies a change now, and notifies the view and the app of its effect.
    @discardableResult
    func send(_ source: Source, _ change: (inout Core, TimeInterval) -> Core.Update) -> Core.Update {
        send(source, nil, change)
    }

    /// Carries out a command of the app.
    ///
    /// The completion is called once, with whether the command reached its end.
    @discardableResult
    func command(
        _ completion: ((Bool) -> Void)? = nil,
        _ change: (inout Core, TimeInterval) -> Core.Update
    ) -> Core.Update {
        send(.command, completion, change)
    }

    /// Applies a change that needs no notification, such as a new touch zone.
    func adjust(_ change: (inout Core) -> Void) { change(&core) }

    private func send(
        _ source: Source,
        _ completion: ((Bool) -> Void)?,
        _ change: (inout Core, TimeInterval) -> Core.Update
    ) -> Core.Update {
        // A finger that has lost to another gesture does not hold the view against the app.
        if source == .command { recognizer.cancelIfFailed() }
        let before = awaited.isEmpty ? nil : core.restRotation
        let update = change(&core, CACurrentMediaTime())
        switch source {
        case .command where update.takesMotion: isMovedByApp = true
        case .user where update.takesMotion: isMovedByApp = false
        default: break
        }
        frames?.isPaused = !core.isMoving
        if update.touch == .began { haptics.prepare() }
        if update.ticks > 0, !isMovedByApp { haptics.tick() }
        show(update)
        messages.append(.update(update, isByApp: isMovedByApp))
        messages += endings(source, before: before, takesMotion: update.takesMotion)
        if let completion { messages += ending(completion, of: update) }
        if !recognizer.isBeginning, !core.isHeld { recognizer.stopFollowing() }
        deliverMessages()
        return update
    }

    /// Notifies the app of something else, after the notifications that are still pending.
    func send(_ notification: @escaping () -> Void) {
        messages.append(.other(notification))
        deliverMessages()
    }

    private func deliverMessages() {
        guard !isDelivering, !deliversLater else { return }
        isDelivering = true
        var index = 0
        // Where turns take place at once, an app that begins the next one in the completion of each
        // would otherwise never return from here. The rest follows when other tasks had their turn.
        while index < messages.count, index < Self.greatestDelivery {
            switch messages[index] {
            case .update(let update, let isByApp): notify(update, isByApp)
            case .end(let completion, let isFinished): completion(isFinished)
            case .other(let notification): notification()
            }
            index += 1
        }
        messages.removeFirst(index)
        isDelivering = false
        guard !messages.isEmpty else { return }
        deliversLater = true
        Task { [weak self] in
            self?.deliversLater = false
            self?.deliverMessages()
        }
    }

    /// The number of notifications that follow from one another at once.
    private static var greatestDelivery: Int { 100 }

    // MARK: The window and the settings

    /// Starts the frames when the view enters a window, and ends them when it leaves the window.
    func windowChanged() {
        frames = nil
        // A finger goes on in no other window.
        if view?.window !== window { letGo() }
        window = view?.window
        if window != nil {
            frames = FrameLink { [weak self] time in self?.frame(at: time) }
        }
        applySettings()
        frames?.isPaused = !core.isMoving
    }

    /// Moves the view, unless it has left the window without being told, because the app removed it
    /// from a view around that was leaving.
    private func frame(at time: TimeInterval) {
        guard view?.window === window else { return windowChanged() }
        send(.time) { core, _ in core.advance(to: time) }
    }

    /// Ends a motion when the scene of the view enters the background.
    ///
    /// There are no frames there, and the system may end the app: what the app keeps of the rotation is to
    /// be where the motion goes.
    private func entersBackground(_ scene: ObjectIdentifier) {
        guard let own = view?.window?.windowScene, ObjectIdentifier(own) == scene else { return }
        if core.isMoving { send(.time) { $0.endMotion(time: $1) } }
    }

    /// Cancels a touch or a scroll that holds the view.
    func letGo() {
        recognizer.letGo()
        if core.isHeld { send(.user) { $0.scrollCancelled(time: $1) } }
    }

    private func applySettings() {
        let applied = effective(requested)
        guard applied != core.settings else { return }
        sendSettings { $0.apply(applied, time: $1) }
    }

    /// Applies settings.
    ///
    /// A motion that goes on stays whose it is; one that they begin is the app's.
    private func sendSettings(_ change: (inout Core, TimeInterval) -> Core.Update) {
        if !core.isTurning, !core.isHeld { isMovedByApp = true }
        send(.time, change)
    }

    /// Applies new settings together with another change.
    func configure(
        _ settings: Core.Settings,
        _ change: (inout Core, _ settings: Core.Settings, TimeInterval) -> Core.Update
    ) {
        requested = settings
        let applied = effective(settings)
        sendSettings { core, time in
            let wasGoal = core.restsAtGoal
            let update = change(&core, applied, time)
            // A motion to an item that is gone ends elsewhere.
            if wasGoal || core.restsAtGoal { leadAwaited(to: core.restsAtGoal ? core.restRotation : nil) }
            return update
        }
    }

    /// The settings in effect: with Reduce Motion and outside a window nothing coasts.
    private func effective(_ settings: Core.Settings) -> Core.Settings {
        var effective = settings
        if UIAccessibility.isReduceMotionEnabled || view?.window == nil { effective.reducesMotion = true }
        return effective
    }

    // MARK: Fingers

    func touchBegan(_ touch: UITouch, at point: CGPoint, time: TimeInterval) -> Bool {
        endOldTouches()
        let (finger, point) = (touch.number, location(of: point))
        let spot = spot(point)
        let update = send(.user) { core, _ in core.touchBegan(finger, at: point, on: spot, time: time) }
        // The app may have ended the drag when it was notified.
        guard update.touch == .began, core.isHeld else {
            press(touch, mayTurn: false)
            return false
        }
        return true
    }

    func touchWaits(_ touch: UITouch) -> Bool {
        let mayTurn = !core.isHeld && core.mayBegin(at: location(of: touch))
        endOldTouches()
        press(touch, mayTurn: mayTurn)
        return mayTurn
    }

    func touchIsTaken(_ touch: UITouch) {
        endOldTouches()
        press(touch, mayTurn: false)
    }

    func touchMoved(_ touch: UITouch, with event: UIEvent?) {
        let finger = touch.number
        adjust { $0.touchStartMoved(finger, to: location(of: recognizer.start)) }
        for sample in event?.coalescedTouches(for: touch) ?? [touch] {
            send(.user) { core, _ in core.touchMoved(finger, to: location(of: sample), time: sample.timestamp)
            }
        }
    }

    func touchEnded(_ touch: UITouch) {
        adjust { $0.touchStartMoved(touch.number, to: location(of: recognizer.start)) }
        send(.user) { core, _ in core.touchEnded(touch.number, at: location(of: touch), time: touch.timestamp)
        }
        // A tap that is reported now belongs to this touch, also if its end arrives late.
        endAgain(touch.number, at: CACurrentMediaTime())
    }

    func touchCancelled(_ touch: UITouch) {
        send(.user) { $0.touchCancelled(touch.number, time: $1) }
        guard touch.isDown else { return }
        lost = Finger(touch)
        adjust { $0.touchGoesOn(touch.number) }
    }

    func touchTapped(_ touch: UITouch, at point: CGPoint, time: TimeInterval) {
        guard core.takesTaps else { return endPress() }
        // The touch takes over what the press has stopped.
        pressing = nil
        guard touchBegan(touch, at: point, time: time) else { return endPress() }
        // Where the finger has trembled to does not count in a tap.
        let place = location(of: point)
        send(.user) { core, _ in core.touchEnded(touch.number, at: place, time: touch.timestamp) }
    }

    private func press(_ touch: UITouch, mayTurn: Bool) {
        pressing = Finger(touch)
        send(.user) { core, _ in core.pressBegan(mayTurn: mayTurn, time: touch.timestamp) }
    }

    func endPress() { endPress(at: CACurrentMediaTime()) }

    private func endPress(at time: TimeInterval) {
        guard pressing != nil else { return }
        pressing = nil
        send(.user) { core, _ in core.endPress(time: time) }
    }

    /// Ends the touches of fingers that are no longer on the screen, when they were lifted: later
    /// taps are not theirs.
    ///
    /// - Parameter isTap: Whether a tap is reported now.
    func endOldTouches(isTap: Bool = false) {
        recognizer.cancelIfFailed()
        if let end = pressing?.end(isTap: isTap) { endPress(at: end) }
        if let lost, let end = lost.end(isTap: isTap) {
            self.lost = nil
            endAgain(lost.number, at: end)
        }
    }

    /// Ends a touch later than its drag has ended.
    private func endAgain(_ finger: Int, at time: TimeInterval) {
        adjust {
            $0.touchGoesOn(finger)
            _ = $0.touchCancelled(finger, time: time)
        }
    }

    func keeps(_ point: CGPoint) -> Bool { core.isHeld || core.mayBegin(at: location(of: point)) }

    /// Whether a touch that does not turn the view may be a tap on it, because the view is in a menu:
    /// where no drag may begin, and while nothing holds the view.
    func mayTap(_ touch: UITouch, _ event: UIEvent?) -> Bool {
        guard view?.enclosingMenu != nil, touch.type != .indirect else { return false }
        let isFree = !recognizer.isFollowing && !keeps(touch.location(in: nil))
        return isFree && event?.isSecondaryClick != true
    }

    var isTurning: Bool { core.isTurning }

    func tapTarget(of touch: UITouch) -> UIView? { tapTarget(touch.location(in: view)) }

    private func location(of touch: UITouch) -> Point2D { Point2D(touch.location(in: view)) }

    /// The location in the view of a point in window coordinates.
    private func location(of point: CGPoint) -> Point2D { Point2D(view?.convert(point, from: nil) ?? point) }
}
#endif
