// The rule that two dials keep, and what a call reports.

extension RangeDial {
    /// What one call did to a dial with two thumbs.
    public struct Update: Hashable, Sendable {
        /// What it did to the lower thumb.
        public internal(set) var lower: Dial.Update

        /// What it did to the upper thumb.
        public internal(set) var upper: Dial.Update

        /// The effect on the touch or scroll.
        public internal(set) var touch = Wheel.TouchOutcome.none

        /// Whether something took hold of the dial that nothing held, or let go of both thumbs.
        ///
        /// Every `.began` is followed by one `.ended`, whatever happens in between.
        public internal(set) var editing: DialEditing?

        /// Whether a value changed.
        public var valueChanged: Bool { lower.valueChanged || upper.valueChanged }

        /// The number of magnets or steps that the user moved the values past; see
        /// ``Dial/Update/passed``.
        public var passed: Int { lower.passed + upper.passed }

        /// Whether the dial came to rest after a value or a thumb had changed.
        public internal(set) var cameToRest = false

        /// The update of a thumb.
        public subscript(thumb: DialThumb) -> Dial.Update { thumb == .lower ? lower : upper }
    }

    /// Makes a change, keeps the rule, and reports the effect.
    @inline(never)
    mutating func report(_ change: (inout RangeDial, inout Update) -> Void) -> Update {
        let (wasHeld, low, high) = (isHeld, rotation(of: .lower), rotation(of: .upper))
        var update = Update(lower: Dial.Update(lower.value), upper: Dial.Update(upper.value))
        change(&self, &update)
        limit()
        // Where the thumbs are shown, which is not where the dials are if one takes the other along.
        (update.lower.turned, update.upper.turned) = (rotation(of: .lower) - low, rotation(of: .upper) - high)
        if wasHeld != isHeld { update.editing = isHeld ? .began : .ended }
        let isTurned = update.lower.turned != .zero || update.upper.turned != .zero
        if update.valueChanged || isTurned { hasChanged = true }
        update.cameToRest = hasChanged && !isHeld && !isMoving
        if update.cameToRest { hasChanged = false }
        return update
    }

    /// Makes a change of one thumb.
    mutating func change(
        _ thumb: DialThumb,
        _ update: inout Update,
        _ change: (inout Dial) -> Dial.Update
    ) {
        if thumb == .lower {
            update.lower.continue(with: change(&lower))
            update.touch = update.lower.touch
        } else {
            update.upper.continue(with: change(&upper))
            update.touch = update.upper.touch
        }
        limit()
    }

    /// Makes a change of both thumbs.
    mutating func changeBoth(_ update: inout Update, _ change: (inout Dial) -> Dial.Update) {
        update.lower.continue(with: change(&lower))
        update.upper.continue(with: change(&upper))
    }

    /// A refusal, which changes nothing.
    var refusal: Update { Update(lower: lower.refusal, upper: upper.refusal, touch: .refused) }

    /// Limits each thumb by the other; neither value changes.
    mutating func limit() {
        let (low, high, range) = (lower.value, upper.value, scale.range)
        lower.limit(to: max(range.lowerBound, below(high, by: maximumGap)), below(high, by: minimumGap))
        upper.limit(to: above(low, by: minimumGap), min(range.upperBound, above(low, by: maximumGap)))
    }

    // A gap of whole steps ends at a step, and not just beside it: the step would not be possible.

    private func above(_ low: Double, by gap: Double) -> Double {
        max(low, scale.roundedToStep(low + gap))
    }

    private func below(_ high: Double, by gap: Double) -> Double {
        min(high, scale.roundedToStep(high - gap))
    }

    /// Sets both values to the nearest possible ones, one of them with regard to the other.
    mutating func place(
        _ low: Double,
        _ high: Double,
        first: DialThumb = .lower,
        animated: Bool,
        time: Double
    ) {
        let range = scale.range
        if first == .upper {
            let least = min(above(range.lowerBound, by: minimumGap), range.upperBound)
            upper.bound(to: least...range.upperBound)
            upper.replace(high, animated: animated, time: time)
            let most = max(below(upper.value, by: minimumGap), range.lowerBound)
            lower.bound(to: min(most, max(range.lowerBound, below(upper.value, by: maximumGap)))...most)
            lower.replace(low, animated: animated, time: time)
            return limit()
        }
        let most = below(range.upperBound, by: minimumGap)
        lower.bound(to: range.lowerBound...max(range.lowerBound, most))
        lower.replace(low, animated: animated, time: time)
        let least = min(above(lower.value, by: minimumGap), range.upperBound)
        upper.bound(to: least...max(least, min(range.upperBound, above(lower.value, by: maximumGap))))
        upper.replace(high, animated: animated, time: time)
        limit()
    }
}

extension Dial {
    /// Sets the possible value nearest to a given one, unless that is the value already.
    fileprivate mutating func replace(_ value: Double, animated: Bool, time: Double) {
        let goal = possible(value)
        if goal != self.value { place(goal, animated: animated, time: time) }
    }

    /// Changes the bounds; they always contain the value.
    fileprivate mutating func limit(to least: Double, _ greatest: Double) {
        bound(to: min(least, value)...max(greatest, value))
    }

    /// Changes the bounds, and limits the wheel to them.
    fileprivate mutating func bound(to new: ClosedRange<Double>) {
        guard new != bounds else { return }
        bounds = new
        configureWheel()
    }
}

extension Dial.Update {
    /// Adds what the next change did.
    fileprivate mutating func `continue`(with next: Dial.Update) {
        value = next.value
        passed += next.passed
        reachedEnd = next.reachedEnd ?? reachedEnd
        if next.touch != .none { touch = next.touch }
        editing = editing == nil ? next.editing : next.editing == nil ? editing : nil
        cameToRest = next.cameToRest
    }
}
