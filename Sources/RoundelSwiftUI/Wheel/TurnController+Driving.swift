#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// The view that a controller turns, as it was last evaluated.
struct TurnLink: ViewLink {
    weak var owner: ViewOwner?
    let sizes: ViewSizes
    let bound: TurnBinding
    /// Whether the wheel comes to rest when the view disappears, because no other view has it.
    let endsMotion: Bool
    let settings: TurnSettings
    let isEnabled: Bool
    let reducesMotion: Bool
    let clock: TurnClock
    let onEvent: @MainActor (TurnEvent) -> Void

    var wheelSettings: Wheel.Settings { settings.wheelSettings(reducesMotion: reducesMotion) }

    /// The values that the controller follows when they change.
    struct Inputs: Equatable {
        let value: SwiftUI.Angle
        let settings: TurnSettings
        let isEnabled: Bool
        let reducesMotion: Bool
    }

    var inputs: Inputs {
        Inputs(
            value: bound.angle.wrappedValue,
            settings: settings,
            isEnabled: isEnabled,
            reducesMotion: reducesMotion
        )
    }
}

extension TurnController: ViewDriver {
    /// The cause of a change.
    enum Source {
        /// A drag or a scroll.
        case gesture
        /// A key or an assistive technology.
        case step
        /// A frame.
        case time
        /// A command of the app.
        case command
        /// New settings from the app.
        case settings
        /// A new value of the app's binding.
        case binding
    }

    /// Connects a view.
    ///
    /// The first one sets the wheel to the value of its binding.
    func connect(_ link: TurnLink) {
        views.connect(link)
        if let link = self.link { evaluated.evaluate(link.bound.angle.wrappedValue) }
        prepare()
    }

    /// Prepares the wheel for the view that has it.
    private func prepare() {
        guard let link else { return }
        if known == nil {
            let value = link.bound.angle.wrappedValue
            wheel = Wheel(zone: link.settings.zone(in: size), settings: link.wheelSettings)
            link.bound.apply(value, to: &wheel)
            known = KnownBinding(link.bound.angle.wrappedValue)
            isUntold = true
        } else if followed !== link.owner {
            // The wheel shows what it was set to by another view. A different value is the app's, unless
            // the binding has made it of the last one of a motion that goes on.
            let (value, shown) = (link.bound.angle.wrappedValue, link.bound.value(of: wheel))
            if link.bound.isShown(by: wheel) {
                known = KnownBinding(value)
            } else if !wheel.isMoving || known?.written != shown || known?.read != value {
                known = KnownBinding(shown)
            }
        }
        followed = link.owner
        // The size that another controller of the view was told, or that of another view.
        if link.sizes.view != .zero, link.sizes.view != size { resize(link.sizes.view) }
    }

    func begin(wasAway: Bool) {
        prepare()
        if let link, wasAway { advanceUnseen(to: link.clock.now()) }
        follow()
        guard isUntold else { return }
        isUntold = false
        // The wheel may not be allowed to rest at the app's first value.
        publish(isFromBinding: true)
        // A view that has read the controller before knew nothing of the wheel.
        if wheel.detent != nil || wheel.rotation != .zero { objectWillChange.send() }
    }

    /// Moves a wheel that turns to a time, without haptic feedback and without telling of the detents
    /// that it passes.
    private func advanceUnseen(to time: Double) {
        if wheel.isMoving { send(.time) { $0.advanceUnseen(to: time) } }
    }

    var isSpinning: Bool { wheel.isSpinning }

    var isShared: Bool { views.isShared }

    func endMotion() {
        if wheel.isMoving { send(.time) { $0.endMotion(time: now) } }
    }

    func endInput(disappears: Bool) {
        dragReset()
        cancelScroll()
        guard disappears else { return }
        if let link, link.endsMotion { advanceUnseen(to: link.clock.afterMotions()) }
        waiters.resumeAll()
    }

    /// Applies what the app and the system have changed.
    func follow() {
        guard let link, !isFollowing else { return }
        isFollowing = true
        defer { isFollowing = false }
        if !link.isEnabled {
            // The finger may still be down. Its drag continues and is ignored.
            touchCancelled()
            scrollCancelled()
        }
        resize(size)
        let (settings, time) = (link.wheelSettings, link.clock.now())
        evaluated.follow()
        guard let value = newValue else {
            known?.hasRead(link.bound.angle.wrappedValue)
            let hadLimits = wheel.settings.limits != nil
            send(.settings) { wheel in
                // The app knows the direction alone.
                if !link.bound.isCumulative { wheel.forgetTurns(for: settings) }
                return wheel.apply(settings, time: time)
            }
            // A wheel with limits has a whole rotation for a value, and any other one a direction.
            if (settings.limits != nil) != hadLimits { publish(isFromBinding: false) }
            return
        }
        let keepsHold = isRestOfHold
        if keepsHold, known?.isSettled == false {
            known?.hasReadOther(value)
        } else {
            known = KnownBinding(value)
        }
        send(.binding) { wheel in
            let update = wheel.apply(settings, time: time)
            return keepsHold ? update : link.bound.apply(value, to: &wheel)
        }
    }

    /// The size of the view changed.
    func resize(_ size: CGSize) {
        self.size = size
        if let link { wheel.zone = link.settings.zone(in: size) }
    }

    /// The rotation at which the view is displayed.
    ///
    /// A new value of the app's binding is displayed in the same update in which it changes, before
    /// the wheel follows it, so that an animation of the value animates the rotation.
    var displayedRotation: SwiftUI.Angle {
        guard let link, evaluated.isNew, let value = newValue, !isRestOfHold else { return rotation }
        var wheel = wheel
        wheel.apply(link.wheelSettings, time: link.clock.now())
        link.bound.apply(value, to: &wheel)
        return SwiftUI.Angle(wheel.rotation)
    }

    /// The value that the app has set and the wheel has not followed yet, if there is one.
    ///
    /// NaN is none: it is not even equal to itself, and no wheel follows it.
    private var newValue: SwiftUI.Angle? {
        guard let link, let known else { return nil }
        let value = link.bound.angle.wrappedValue
        return known.expects(value) || value.radians.isNaN ? nil : value
    }

    /// The rotation that accessibility reports, clamped to limits.
    func spokenRotation(in limits: Limits?) -> SwiftUI.Angle {
        let rotation = Roundel.Angle(displayedRotation)
        return SwiftUI.Angle(limits?.clamped(rotation) ?? rotation)
    }

    /// Changes the wheel and reports the result to the app.
    @discardableResult
    func send(_ source: Source, _ change: (inout Wheel) -> Wheel.Update) -> Wheel.Update {
        // A new value of the app must not be overwritten before the wheel follows it.
        if newValue != nil, !isFollowing { follow() }
        let (rotation, phase, wasSpinning) = (wheel.rotation, wheel.phase, wheel.isSpinning)
        let detent = phase == .idle ? wheel.detent : nil
        let update = change(&wheel)
        switch source {
        case .command where update.takesMotion: isMovedByApp = true
        case .settings where phase == .idle: isMovedByApp = true
        case .step where update.takesMotion: isMovedByApp = false
        case .gesture where update.touch == .began: isMovedByApp = false
        default: break
        }
        let hasTurned = wheel.rotation != rotation
        if hasTurned || source == .binding { frames.send() }
        if wheel.phase != phase || wheel.isSpinning != wasSpinning { motion.send() }
        // A turn that takes place at once begins and ends in one change. Of a value that it sets the
        // app knows, but not of the detent there.
        let changesAtOnce =
            phase == .idle && wheel.phase == .idle
            && (hasTurned && source != .binding || wheel.detent != detent)
        if wheel.phase != phase || changesAtOnce { objectWillChange.send() }
        playFeedback(for: update, source)
        let events = events(of: update, source, wasIdle: phase == .idle)
        eventQueue.deliver(events) {
            if source == .binding { writeBackLater() } else if hasTurned { publish(isFromBinding: false) }
        } to: { [weak self] in
            self?.link?.onEvent($0)
        }
        // The view does not see the binding change if it has the value of the last evaluation again.
        if newValue != nil, !isFollowing || !events.isEmpty {
            link?.clock.later { [weak self] in self?.follow() }
        }
        if wheel.phase == .idle {
            waiters.resumeAll()
            check()
        }
        return update
    }

    /// Follows, a while after the wheel came to rest, what the binding reads.
    ///
    /// Until then the binding may read late what was written to it. The wheel stays where it is if
    /// the binding has rounded or refused the last value.
    private func check() {
        guard let link, known?.isSettled == false else { return }
        checks += 1
        link.clock.later { [weak self, checks] in
            guard let self, checks == self.checks, wheel.phase == .idle else { return }
            known?.settle()
            follow()
        }
    }

    /// Writes the rotation to the app's binding, and records what the binding reads afterwards.
    ///
    /// After a change that came from the binding, the app's value stays as it is if the wheel is
    /// there.
    func publish(isFromBinding: Bool) {
        guard let link else { return }
        let (binding, value) = (link.bound.angle, link.bound.value(of: wheel))
        if isFromBinding ? link.bound.isShown(by: wheel) : newValue != nil { return }
        let before = binding.wrappedValue
        if before != value || known?.isSettled == false {
            // The setter may call the controller, which must not take the value for the app's.
            known?.willWrite(value)
            evaluated.follow()
            binding.wrappedValue = value
            // If it turned the wheel, that call has recorded what the binding reads.
            guard link.bound.value(of: wheel) == value else {
                known?.endWrite()
                return
            }
        }
        known?.didWrite(value, before: before, after: binding.wrappedValue)
        if known?.isSettled == false { noteLateWrite() }
    }

    private func playFeedback(for update: Wheel.Update, _ source: Source) {
        guard let link, link.settings.playsFeedback, update.passed.count > 0 else { return }
        guard !isMovedByApp, source != .binding, source != .settings else { return }
        feedbackCount += update.passed.count
        feedback.send()
    }

    /// The events to report.
    ///
    /// A change by the app's binding or settings reports at most that the wheel came to rest.
    private func events(of update: Wheel.Update, _ source: Source, wasIdle: Bool) -> [TurnEvent] {
        guard source == .binding || source == .settings else { return update.events }
        // With Reduce Motion, new settings turn a wheel to its rest at once.
        let hasMoved = !wasIdle || (source == .settings && update.turned != .zero)
        return hasMoved && wheel.phase == .idle ? [.cameToRest] : []
    }
}

// MARK: - Input

extension TurnController: AngleTarget {
    var clock: TurnClock? { link?.clock }

    /// Whether input may begin.
    private var takesInput: Bool { link?.isEnabled ?? false }

    func touchBegan(at point: Point2D, time: Double) {
        guard takesInput else { return }
        send(.gesture) { $0.touchBegan(DragTrack.finger, at: point, time: time) }
    }

    func touchMoved(to point: Point2D, time: Double) {
        send(.gesture) { $0.touchMoved(DragTrack.finger, to: point, time: time) }
    }

    func touchEnded(at point: Point2D, time: Double) {
        send(.gesture) { $0.touchEnded(DragTrack.finger, at: point, time: time) }
    }

    func touchCancelled() { send(.gesture) { $0.touchCancelled(DragTrack.finger, time: now) } }

    func scrolled(by angle: Roundel.Angle) {
        guard takesInput else { return }
        send(.gesture) { $0.scrolled(by: angle, time: now) }
    }

    var isReversed: Bool { wheel.settings.isReversed }

    func notch(_ count: Int) { stepByInput(by: count) }

    func scrollEnded() { send(.gesture) { $0.scrollEnded(time: now) } }

    func scrollCancelled() { send(.gesture) { $0.scrollCancelled(time: now) } }

    /// Right and up turn the wheel one step clockwise, left and down one step counterclockwise.
    func press(_ key: RingMenu.Key) -> Bool {
        switch key {
        case .right, .up: stepByInput(by: 1)
        case .left, .down: stepByInput(by: -1)
        case .choose, .leave: false
        }
    }

    /// Steps by a key, a notch or an assistive technology, and returns whether the wheel accepted
    /// the step.
    ///
    /// - Parameters:
    ///   - count: The number of steps, clockwise if positive.
    ///   - animated: Whether the wheel turns with a motion. An assistive technology speaks the value
    ///     right after the step, so that its steps take place at once.
    @discardableResult
    func stepByInput(by count: Int, animated: Bool = true) -> Bool {
        guard takesInput else { return false }
        return send(.step) { $0.step(by: count, duration: animated ? nil : 0, time: now) }.touch != .refused
    }

    func advance(to time: Double) { send(.time) { $0.advance(to: time) } }
}
#endif
