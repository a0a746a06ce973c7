// The one function that determines what a call reports.

extension Dial {
    /// Makes a change and reports its effect.
    @inline(never)  // One copy with many calls makes the WebAssembly smaller.
    mutating func report(byUser: Bool, _ change: (inout Dial) -> Wheel.TouchOutcome) -> Update {
        let (oldRotation, wasHeld) = (rotation, isHeld)
        var update = Update(value)
        update.touch = change(&self)
        record(&update, since: oldRotation)
        // The dial does not go on from a value that has been set since, though it may be the same again.
        if stoppedValue != nil, update.valueChanged { stoppedValue = .nan }
        if wasHeld != isHeld { update.editing = isHeld ? .began : .ended }
        guard byUser, update.valueChanged else { return update }
        update.passed = passed(from: update.oldValue)
        update.reachedEnd = end(toward: value > update.oldValue ? 1 : -1)
        return update
    }

    /// Records the value and the turn since a rotation, and whether the dial came to rest.
    mutating func record(_ update: inout Update, since oldRotation: Angle) {
        update.value = value
        update.turned = rotation - oldRotation
        if update.valueChanged || update.turned != .zero { hasChanged = true }
        if hasChanged, !isChanging, !isMoving {
            hasChanged = false
            update.cameToRest = true
        }
    }

    /// A refusal, which changes nothing.
    var refusal: Update {
        var update = Update(value)
        update.touch = .refused
        return update
    }

    /// The end of the bounds in a direction, if the value is there.
    func end(toward direction: Int) -> DialEnd? {
        guard value == lastValue(toward: direction) else { return nil }
        return direction > 0 ? .upper : .lower
    }

    /// The last possible value in a direction.
    func lastValue(toward direction: Int) -> Double {
        possible(direction > 0 ? bounds.upperBound : bounds.lowerBound)
    }

    /// The magnets, or otherwise the steps, from an earlier value to the value.
    private func passed(from old: Double) -> Int {
        guard wells.isEmpty else { return wells.count(from: old, to: value) }
        guard let step = scale.step else { return 0 }
        let (one, other) = (scale.number(atOrBelow: old, step), scale.number(atOrBelow: value, step))
        return Int((other - one).magnitude)
    }
}
