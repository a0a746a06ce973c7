#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// The view that a controller turns, as it was evaluated last.
struct TurnLink {
    /// The view, among others that have or had the controller.
    let owner: ObjectIdentifier
    let bound: TurnBinding
    let settings: TurnSettings
    let isEnabled: Bool
    let reducesMotion: Bool
    let clock: TurnClock
    let onEvent: @MainActor (TurnEvent) -> Void

    var wheelSettings: Wheel.Settings { settings.wheelSettings(reducesMotion: reducesMotion) }

    /// What the controller has to hear of when it changes.
    struct Facts: Equatable {
        let value: SwiftUI.Angle
        let settings: TurnSettings
        let isEnabled: Bool
        let reducesMotion: Bool
    }

    var facts: Facts {
        Facts(
            value: bound.angle.wrappedValue,
            settings: settings,
            isEnabled: isEnabled,
            reducesMotion: reducesMotion
        )
    }
}

extension TurnController {
    /// Who asked for a change.
    enum Source {
        /// A finger or a scroll.
        case hand
        /// A key, or an assistive technology.
        case step
        /// Time.
        case time
        /// The app, which sends the wheel somewhere.
        case order
        /// The app, which changes the settings.
        case settings
        /// The app, which puts the wheel somewhere.
        case put
    }

    /// Takes note of the view; the first one puts the wheel where its binding says.
    func connect(_ link: TurnLink) {
        guard link.owner != hidden else { return }
        if known == nil {
            wheel = Wheel(zone: link.settings.zone(in: size), settings: link.wheelSettings)
            link.bound.put(&wheel)
            let value = link.bound.angle.wrappedValue
            known = (value, value)
        }
        self.link = link
    }

    /// The view came; it may have been here before.
    func appear(_ link: TurnLink) {
        (hidden, isShown) = (nil, true)
        connect(link)
        follow()
        // The app's first value may be one where the wheel may not rest.
        publish(isPut: true)
    }

    /// A view went away: nothing holds the wheel any more, and nobody waits, unless another view has it by now.
    func disappear(_ owner: ObjectIdentifier) {
        guard link?.owner == owner else { return }
        dragReset()
        scrollCancelled()
        (link, hidden, isShown) = (nil, owner, false)
        waiters.letGo()
    }

    /// Follows what the app and the system have changed.
    func follow() {
        guard let link, !isFollowing else { return }
        isFollowing = true
        defer { isFollowing = false }
        if !link.isEnabled {
            // The finger may still be there: its drag goes on and means nothing.
            touchCancelled()
            scrollCancelled()
        }
        resize(size)
        let (settings, time) = (link.wheelSettings, link.clock.now())
        guard let value = pending else {
            send(.settings) { $0.apply(settings, time: time) }
            return
        }
        known = (value, value)
        unread = []
        send(.put) { wheel in
            wheel.apply(settings, time: time)
            return link.bound.put(&wheel)
        }
    }

    /// The view has another size.
    func resize(_ size: CGSize) {
        self.size = size
        if let link { wheel.zone = link.settings.zone(in: size) }
    }

    /// The rotation to draw.
    ///
    /// A value of the app that the wheel has not yet heard of is shown where it will be put, so that an animation of
    /// the value is one of the rotation.
    var shown: SwiftUI.Angle {
        guard let link, pending != nil else { return rotation }
        var wheel = wheel
        link.bound.put(&wheel)
        return SwiftUI.Angle(wheel.rotation)
    }

    /// What the app has changed its value to, if it has and the wheel has not heard of it.
    private var pending: SwiftUI.Angle? {
        guard let link, let known else { return nil }
        let value = link.bound.angle.wrappedValue
        let isExpected = value == known.written || value == known.read || unread.contains(value)
        return isExpected ? nil : value
    }

    /// The rotation to tell of: that of a limited wheel is within its limits.
    var told: SwiftUI.Angle {
        SwiftUI.Angle(wheel.settings.limits?.clamped(wheel.rotation) ?? wheel.rotation)
    }

    /// Changes the wheel, and tells what that did.
    @discardableResult
    func send(_ source: Source, _ change: (inout Wheel) -> Wheel.Update) -> Wheel.Update {
        // A value of the app that has not been followed yet is not to be overwritten.
        if pending != nil, !isFollowing { follow() }
        let (rotation, phase) = (wheel.rotation, wheel.phase)
        let update = change(&wheel)
        switch source {
        case .order where update.touch != .refused: isMovedByApp = true
        case .settings where phase == .idle: isMovedByApp = true
        case .step: isMovedByApp = false
        case .hand where update.touch == .began: isMovedByApp = false
        default: break
        }
        if wheel.rotation != rotation || source == .put {
            publish(isPut: source == .put)
            frames.beat()
        }
        if wheel.phase != phase {
            objectWillChange.send()
            motion.beat()
        }
        feel(update, source)
        outbox.tell(events(of: update, source, wasIdle: phase == .idle)) { link?.onEvent($0) }
        if wheel.phase == .idle { waiters.letGo() }
        return update
    }

    /// Gives the app the rotation, and notes what it makes of it.
    ///
    /// A wheel that was put where the app wants it leaves the app's value as it is.
    private func publish(isPut: Bool) {
        guard let link else { return }
        let (binding, value) = (link.bound.angle, link.bound.value(of: wheel))
        if isPut ? link.bound.isShown(by: wheel) : pending != nil { return }
        let before = binding.wrappedValue
        if before != value { binding.wrappedValue = value }
        let read = binding.wrappedValue
        known = (value, read)
        unread = read == value ? [] : Array((unread.drop { $0 != before } + [value]).suffix(Self.patience))
    }

    /// How many values a binding may be behind: a second's at 60 Hz.
    private static var patience: Int { 60 }

    private func feel(_ update: Wheel.Update, _ source: Source) {
        guard let link, link.settings.playsFeedback, update.passed.count > 0 else { return }
        guard !isMovedByApp, source != .put, source != .settings else { return }
        feltDetents += update.passed.count
        feedback.beat()
    }

    /// What happened; a wheel that the app has put somewhere at most came to rest.
    private func events(of update: Wheel.Update, _ source: Source, wasIdle: Bool) -> [TurnEvent] {
        guard source == .put || source == .settings else { return update.events }
        return !wasIdle && wheel.phase == .idle ? [.cameToRest] : []
    }
}

// MARK: - Input

extension TurnController: TurnTarget {
    /// Whether input may begin.
    private var takesInput: Bool { link?.isEnabled ?? false }

    private var now: Double { link?.clock.now() ?? .nan }

    func touchBegan(at point: Point2D, time: Double) {
        guard takesInput else { return }
        send(.hand) { $0.touchBegan(DragTrack.finger, at: point, time: time) }
    }

    func touchMoved(to point: Point2D, time: Double) {
        send(.hand) { $0.touchMoved(DragTrack.finger, to: point, time: time) }
    }

    func touchEnded(at point: Point2D, time: Double) {
        send(.hand) { $0.touchEnded(DragTrack.finger, at: point, time: time) }
    }

    func touchCancelled() { send(.hand) { $0.touchCancelled(DragTrack.finger, time: now) } }

    func scrolled(by angle: Roundel.Angle) {
        guard takesInput else { return }
        send(.hand) { $0.scrolled(by: angle, time: now) }
    }

    func notch(_ count: Int) { turnOn(by: count) }

    func scrollEnded() { send(.hand) { $0.scrollEnded(time: now) } }

    func scrollCancelled() { send(.hand) { $0.scrollCancelled(time: now) } }

    /// Right and up are a step clockwise.
    func press(_ key: RingMenu.Key) -> Bool {
        switch key {
        case .right, .up: turnOn(by: 1)
        case .left, .down: turnOn(by: -1)
        case .choose, .leave: false
        }
    }

    /// A step by a key or an assistive technology; whether it was for this view.
    @discardableResult
    func turnOn(by count: Int) -> Bool {
        guard takesInput else { return false }
        return send(.step) { $0.step(by: count, time: now) }.touch != .refused
    }

    func advance(to time: Double) { send(.time) { $0.advance(to: time) } }
}
#endif
