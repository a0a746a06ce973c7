// Which values are possible, and which value a rotation has.

extension Dial {
    /// The possible value that is nearest to a given one.
    ///
    /// If no step is within the bounds, this is the value of the bounds.
    func possible(_ value: Double) -> Double {
        let value = bounds.clamped(value)
        let snapped = scale.snapped(value)
        guard let step = scale.step, !bounds.contains(snapped) else { return snapped }
        let number = scale.number(atOrBelow: value, step)
        let (below, above) = (scale.value(ofStep: number), scale.value(ofStep: number + 1))
        if bounds.contains(below) { return below }
        return bounds.contains(above) ? above : value
    }

    /// The possible value at a rotation of the thumb.
    func value(at rotation: Angle) -> Double {
        // The ends exactly: a rotation is too coarse for values that rounding makes different.
        if rotation == scale.rotation(of: bounds.lowerBound) { return possible(bounds.lowerBound) }
        if rotation == scale.rotation(of: bounds.upperBound) { return possible(bounds.upperBound) }
        return possible(scale.value(at: rotation))
    }

    /// The possible value where a finger turned the thumb to: that of the magnet that holds it, or
    /// the value at its rotation.
    func value(of magnet: Double?, at rotation: Angle) -> Double {
        // Not `map(possible)`, which allocates in a debug build.
        if let magnet { possible(magnet) } else { value(at: rotation) }
    }

    /// Makes the thumb and the value follow the rotation that the finger asks for.
    mutating func followFinger() {
        // Without a sweep, all values have the same rotation.
        guard scale.sweep != .zero else { return }
        // Not where the other thumb of a range limits the wheel: a magnet beside it would keep the thumb.
        let shown = wells.shown(for: scale.clamped(askedRotation))
        let thumb = wheel.settings.bounds.clamped(shown.rotation)
        value = value(of: shown.value, at: thumb)
        let snaps = settings.snapsWhileDragging && scale.step != nil
        rotation = snaps ? scale.rotation(of: value) : thumb
    }

    /// The rotation that the finger asks for.
    var askedRotation: Angle {
        if case .dragging(let drag) = wheel.state { drag.unlimitedRotation } else { wheel.rotation }
    }

    /// Makes the thumb follow the wheel, and the value the thumb if it is to.
    mutating func followWheel() {
        rotation = scale.clamped(wheel.rotation)
        guard let pursuit else { return }
        guard !wheel.isMoving else { return value = value(at: rotation) }
        value = pursuit.goal ?? value(at: rotation)
        self.pursuit = nil
    }

    /// Whether the value may still change: something holds the dial, or it coasts or returns.
    package var isChanging: Bool { isHeld || pursuit != nil || stoppedValue != nil }

    /// The value at which the dial comes to rest without further input.
    var destination: Double {
        guard let pursuit else { return value }
        return pursuit.goal ?? value(at: wheel.restRotation ?? rotation)
    }
}
