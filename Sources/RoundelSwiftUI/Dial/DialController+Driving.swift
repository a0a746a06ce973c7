#if canImport(SwiftUI)
import Roundel
import SwiftUI

extension DialController {
    /// The cause of a change.
    enum Source {
        /// A finger, a scroll, a key, an assistive technology or a frame.
        case user
        /// New settings, by which a dial that is let go may return to a value.
        case settings
        /// New values or a new scale from the app.
        case app
    }

    /// Applies what the app and the system have changed.
    func follow() {
        guard let link, !isFollowing else { return }
        isFollowing = true
        defer { isFollowing = false }
        let (time, value) = (link.clock.now(), newValues)
        guard value != nil || followed != link.setup else { return }
        let isNewScale = link.setup.scale != engine.scale
        followed = link.setup
        apply(link.setup, time: time) { send($0, $1, $2) }
        guard let goal = value ?? (isNewScale ? link.binding.values : nil) else { return }
        known = (goal, goal)
        pendingWrites = []
        set(goal, time: time)
    }

    /// Applies the setup of a view.
    private func apply(
        _ setup: DialLink.Setup,
        time: Double,
        _ send: (
            Source, (inout Roundel.Dial) -> Roundel.Dial.Update, (inout RangeDial) -> RangeDial.Update
        ) -> Void
    ) {
        let (settings, scale, isEnabled) = (setup.settings, setup.scale, setup.isEnabled)
        send(.settings, { $0.setEnabled(isEnabled, time: time) }, { $0.setEnabled(isEnabled, time: time) })
        send(.settings, { $0.apply(settings, time: time) }, { $0.apply(settings, time: time) })
        send(
            .app,
            { $0.apply(scale, time: time) },
            { dial in
                dial.setGaps(minimum: setup.minimumGap, maximum: setup.maximumGap, time: time)
                return dial.apply(scale, time: time)
            }
        )
    }

    /// Sets the thumbs to values of the app.
    private func set(_ values: DialValues, time: Double) {
        let range = values.range(after: engine.values)
        send(.app, { $0.setValue(values.upper, time: time) }, { $0.setValues(range, time: time) })
    }

    /// The dial as it is displayed.
    ///
    /// A change of the app is displayed in the same update in which it is made, before the dial
    /// follows it, so that an animation of the change animates the thumb.
    var displayed: DialEngine {
        guard let link, followed != link.setup || newValues != nil else { return engine }
        var engine = engine
        let (time, isNewScale) = (link.clock.now(), link.setup.scale != engine.scale)
        apply(link.setup, time: time) { _ = engine.change($1, $2) }
        guard let values = newValues ?? (isNewScale ? link.binding.values : nil) else { return engine }
        let range = values.range(after: engine.values)
        _ = engine.change(
            { $0.setValue(values.upper, time: time) },
            { $0.setValues(range, time: time) }
        )
        return engine
    }

    /// The values that the app has set and the dial has not followed yet, if there are any.
    private var newValues: DialValues? {
        guard let link, let known else { return nil }
        let values = link.binding.values
        let isExpected = values == known.written || values == known.read || pendingWrites.contains(values)
        return isExpected ? nil : values
    }

    /// Changes the dial and reports the result to the app.
    @discardableResult
    func send(
        _ source: Source,
        _ single: (inout Roundel.Dial) -> Roundel.Dial.Update,
        _ range: (inout RangeDial) -> RangeDial.Update
    ) -> DialEngine.Outcome {
        // A new value of the app must not be overwritten before the dial follows it.
        if !isFollowing, newValues != nil { follow() }
        let wasMoving = engine.isMoving
        let outcome = engine.change(single, range)
        if source == .user, let thumb = outcome.thumb { self.thumb = thumb }
        if outcome.editing == .began { deliver([true]) }
        deliver(outcome.editing == .ended ? [false] : []) {
            if source != .app, outcome.valueChanged { publish(outcome.changed) }
        }
        if source == .user { playFeedback(outcome.ticks) }
        if outcome.isTurned || outcome.valueChanged || outcome.editing != nil { frames.send() }
        if engine.isMoving != wasMoving { motion.send() }
        if outcome.editing == .ended || wasMoving && !engine.isMoving { check() }
        return outcome
    }

    /// Tells the app whether editing began or ended, after the binding was written.
    private func deliver(_ editing: [Bool], after write: () -> Void = {}) {
        eventQueue.deliver(editing, after: write) { link?.onEditingChanged($0) }
        // The view does not see a binding change that has the value of its last evaluation again.
        if !isFollowing, newValues != nil { link?.clock.later { [weak self] in self?.follow() } }
    }

    private func playFeedback(_ ticks: Int) {
        guard let link, link.playsFeedback, ticks > 0 else { return }
        feedbackCount += ticks
        feedback.send()
    }

    // MARK: - The app's binding

    /// Writes the values of thumbs to the app's binding, and records what it reads afterwards.
    ///
    /// The app keeps the value of another thumb, also one that the dial cannot show.
    private func publish(_ thumbs: [DialThumb]) {
        guard let link, newValues == nil else { return }
        let before = link.binding.values
        var values = link.binding.rounded(engine.values)
        if !thumbs.contains(.lower) { values.lower = before.lower }
        if !thumbs.contains(.upper) { values.upper = before.upper }
        link.binding.write(values)
        let read = link.binding.values
        known = (values, read)
        let first = pendingWrites.firstIndex(of: before) ?? 0
        let writes = pendingWrites[first...] + [values]
        pendingWrites = read == values ? [] : Array(writes.suffix(Self.mostPendingWrites))
        guard read != values else { return }
        let isRounded = read != before && !pendingWrites.contains(read)
        isRounded && !engine.isMoving ? adopt(read) : check()
    }

    /// How many values a binding may read back late: those of one second at 60 Hz.
    private static var mostPendingWrites: Int { 60 }

    /// Shows the value that the app made of the one that it was given.
    private func adopt(_ read: DialValues) {
        guard let link else { return }
        known = (read, read)
        pendingWrites = []
        set(read, time: link.clock.now())
    }

    /// Checks after a while whether the binding reads what was written to it.
    ///
    /// An app may refuse a value, or publish it one turn of the run loop later. A dial that is held
    /// or moves stays as it is, and is checked again when it rests.
    private func check() {
        guard let link, let known, known.written != known.read else { return }
        checks += 1
        let number = checks
        link.clock.later { [weak self] in
            guard let self, let link = self.link, number == self.checks else { return }
            guard !self.engine.isHeld, !self.engine.isMoving else { return }
            self.adopt(link.binding.values)
        }
    }
}
#endif
