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

    /// A change of the dial.
    typealias Change = (inout AnyDial) -> AnyDial.Update

    /// Applies what the app and the system have changed.
    func follow() {
        guard let link, !isFollowing else { return }
        isFollowing = true
        defer { isFollowing = false }
        if endsMotion {
            endsMotion = false
            motion.send()
        }
        if endsEditing {
            endsEditing = false
            deliver([false])
        }
        let value = newValues
        evaluated.follow()
        guard value != nil || followed != link.setup else { return }
        let isNewRule = isNewRule
        followed = link.setup
        apply(link.setup, time: link.clock.now()) { send($0, $1) }
        if let value, let thumb = newThumb(of: value) {
            let shown = following(value, in: dial)
            known?.change { $0[thumb] = value[thumb] }
            send(.app, place(shown))
        } else if let values = value ?? (isNewRule ? link.binding.values : nil) {
            adopt(values)
        }
    }

    /// Whether other values are possible now, so that the dial may have one of the app's that it has
    /// not shown so far.
    private var isNewRule: Bool {
        guard let setup = link?.setup, let followed else { return false }
        if setup.scale != dial.scale { return true }
        let isNewGap = setup.minimumGap != followed.minimumGap || setup.maximumGap != followed.maximumGap
        return isNewGap && known?.isSettled == true
    }

    /// Applies the setup of a view.
    private func apply(_ setup: DialLink.Setup, time: Double, _ send: (Source, Change) -> Void) {
        send(.settings) { $0.setEnabled(setup.isEnabled, time: time) }
        send(.settings) { $0.apply(setup.settings, time: time) }
        send(.app) { dial in
            dial.setGaps(minimum: setup.minimumGap, maximum: setup.maximumGap, time: time)
            return dial.apply(setup.scale, time: time)
        }
    }

    /// Moves the thumbs to values of the app.
    private func place(_ values: DialValues) -> Change {
        let time = link?.clock.now() ?? .nan
        return { $0.setValues(values.range(after: $0.values), time: time) }
    }

    /// The dial as it is displayed.
    ///
    /// A change of the app is displayed in the same update in which it is made, before the dial
    /// follows it, so that an animation of the change animates the thumb.
    var displayed: AnyDial {
        guard let link else { return dial }
        var dial = dial
        if followed != link.setup { apply(link.setup, time: link.clock.now()) { _ = $1(&dial) } }
        let values = (evaluated.isNew ? newValues : nil) ?? (isNewRule ? link.binding.values : nil)
        if let values = values.map({ following($0, in: dial) }) ?? rounded(dial.values) {
            _ = place(values)(&dial)
        }
        return dial
    }

    /// The values of thumbs with those that the binding has made of some of them, if there are any.
    private func rounded(_ values: DialValues) -> DialValues? {
        guard !roundedThumbs.isEmpty, let read = known?.read else { return nil }
        var values = values
        for thumb in roundedThumbs { values[thumb] = read[thumb] }
        return values
    }

    /// The values that the app has set and the dial has not followed yet, if there are any.
    private var newValues: DialValues? {
        guard let link, let known else { return nil }
        let values = link.binding.values
        return known.expects(values) || newThumbs(of: values).isEmpty ? nil : values
    }

    /// The thumbs whose values are new ones of the app's: while the binding is late, those that it did not
    /// read before and that were not written.
    private func newThumbs(of values: DialValues) -> [DialThumb] {
        let thumbs = [DialThumb.lower, .upper]
        guard let known, !known.isSettled, values.lower != nil else { return thumbs }
        return thumbs.filter { thumb in !known.expects { $0.isRead(as: values, thumb) } }
    }

    /// The thumb whose value alone is a new one of the app's, if the binding is late.
    private func newThumb(of values: DialValues) -> DialThumb? {
        let new = newThumbs(of: values)
        return new.count == 1 ? new.first : nil
    }

    /// The values that a dial shows when it follows new ones: a thumb whose value the binding reads late
    /// stays.
    private func following(_ values: DialValues, in dial: AnyDial) -> DialValues {
        guard let thumb = newThumb(of: values), let known else { return values }
        let other: DialThumb = thumb == .lower ? .upper : .lower
        guard !DialValues.isSame(known.written[other], values[other]) else { return values }
        var shown = values
        shown[other] = dial.values[other]
        return shown
    }

    /// Changes the dial and reports the result to the app.
    @discardableResult
    func send(_ source: Source, _ change: Change) -> AnyDial.Update {
        // A new value of the app must not be overwritten before the dial follows it.
        if !isFollowing, newValues != nil { follow() }
        let wasMoving = dial.isMoving
        let update = change(&dial)
        if source == .user, let thumb = update.thumb { self.thumb = thumb }
        if update.editing == .began { deliver([true]) }
        deliver(update.editing == .ended ? [false] : []) {
            if source != .app, update.valueChanged { publish(update) }
        }
        if source == .user { playFeedback(update.ticks) }
        if update.isTurned || update.valueChanged || update.editing != nil { frames.send() }
        if dial.isMoving != wasMoving { motion.send() }
        if update.editing == .ended || wasMoving && !dial.isMoving { settle() }
        return update
    }

    /// Tells the app whether editing began or ended, after the binding was written.
    private func deliver(_ editing: [Bool], after write: () -> Void = {}) {
        eventQueue.deliver(editing, after: write) { [weak self] in self?.link?.onEditingChanged($0) }
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
    private func publish(_ update: AnyDial.Update) {
        guard let link, let last = known?.written, newValues == nil else { return }
        let before = link.binding.values
        var values = values(to: link.binding, update, after: last)
        evaluated.follow()
        link.binding.write(values, after: last)
        let read = link.binding.values
        var answered: Set<DialThumb> = []
        for thumb in answeredThumbs(written: values, before: before, read: read) {
            if dial.isChanging, thumb == .lower ? update.lowerChanged : update.upperChanged {
                roundedThumbs.insert(thumb)
                continue
            }
            answered.insert(thumb)
            values[thumb] = read[thumb]
            known?.change { $0[thumb] = read[thumb] }
        }
        known?.didWrite(values, before: before, after: read)
        if !answered.isEmpty {
            var shown = dial.values
            for thumb in answered { shown[thumb] = read[thumb] }
            send(.app, place(shown))
        }
        check()
    }

    /// The values to write.
    ///
    /// The app keeps the value of a thumb that has not moved, also one that the dial cannot show,
    /// unless that thumb is elsewhere because of the other one.
    private func values(
        to binding: DialBinding,
        _ update: AnyDial.Update,
        after last: DialValues
    ) -> DialValues {
        let (shown, rounded) = (dial.values, binding.rounded(dial.values))
        var values = rounded
        func keeps(_ value: Double, _ thumb: Double) -> Bool {
            value.isNaN || dial.scale.snapped(value) == thumb
        }
        if !update.lowerChanged, let lower = last.lower, keeps(lower, shown.lower ?? lower) {
            values.lower = lower
        }
        if !update.upperChanged, keeps(last.upper, shown.upper) { values.upper = last.upper }
        return (values.lower ?? values.upper) > values.upper ? rounded : values
    }

    /// The thumbs of whose values the setters have made others: of those that were written, or of the
    /// other thumb's.
    private func answeredThumbs(
        written: DialValues,
        before: DialValues,
        read: DialValues
    ) -> [DialThumb] {
        [DialThumb.lower, .upper].filter { thumb in
            func reads(_ values: DialValues) -> Bool { DialValues.isSame(values[thumb], read[thumb]) }
            // A binding that is late reads a value that was written before.
            return !reads(before) && !reads(written)
                && known?.isPending { $0.isRead(as: read, thumb) } == false
        }
    }

    /// Shows what the binding reads when the dial has come to rest, if that has made other values of
    /// those written to it.
    private func settle() {
        guard !roundedThumbs.isEmpty, !dial.isChanging, let link else { return check() }
        roundedThumbs = []
        adopt(link.binding.values)
    }

    /// Shows the values that the binding reads.
    private func adopt(_ read: DialValues) {
        known = KnownBinding(read)
        send(.app, place(read))
    }

    /// Checks after a while whether the binding reads what was written to it.
    ///
    /// An app may refuse a value, or publish it one turn of the run loop later. A dial that is held
    /// or moves stays as it is, and is checked again when it rests.
    func check() {
        guard let link, known?.isSettled == false else { return }
        checks += 1
        let number = checks
        link.clock.later { [weak self] in
            guard let self, let link = self.link, number == self.checks else { return }
            guard !self.dial.isHeld, !self.dial.isMoving else { return }
            self.adopt(link.binding.values)
        }
    }
}
#endif
