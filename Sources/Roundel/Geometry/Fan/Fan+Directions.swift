extension Fan {
    /// The least angle beyond the first and the last item at which these still count as pointed at.
    private static let leastOvershoot = Angle.degrees(30)

    /// The same for a single item.
    private static let overshootOfOne = Angle.degrees(90)

    /// The item that a finger at a distance in a direction points at, or `nil` if there is none.
    ///
    /// Each item has the directions up to half of those to its neighbours. The first and the last
    /// item of an open arc also have the directions up to 30° beyond them, or half a step if that is
    /// more, but not more than half of the gap; a single item of an open arc has 90° on both sides.
    /// With two arcs, the middle between their radii separates them.
    ///
    /// - Parameters:
    ///   - direction: The direction from the ``center``; `nil` is returned if it is not finite.
    ///   - distance: The distance from the ``center``, in points; NaN counts as zero.
    public func item(toward direction: Angle, distance: Double) -> Int? {
        guard let outer, distance >= inner.radius / 2 + outer.radius / 2 else {
            return inner.item(toward: direction)
        }
        return outer.item(toward: direction).map { inner.count + $0 }
    }

    /// The direction by which the arc overshoots its ends, in radians.
    fileprivate static func overshoot(of arc: Arc) -> Double {
        guard arc.count > 1 else { return overshootOfOne.radians }
        let gap = 2 * .pi - arc.sweep.magnitude.radians
        return min(max(arc.step.magnitude.radians / 2, leastOvershoot.radians), gap / 2)
    }
}

extension Fan.Arc {
    /// The item in a direction, or `nil`.
    fileprivate func item(toward direction: Angle) -> Int? {
        guard count > 0, direction.radians.isFinite else { return nil }
        let isClockwise = step > .zero
        let offset = (isClockwise ? direction - start : start - direction).normalized.radians
        let size = step.magnitude.radians
        if isClosed { return Int((offset / size).rounded()) % count }
        let overshoot = Fan.overshoot(of: self)
        if offset <= sweep.magnitude.radians + overshoot {
            // Items without a size and without a sweep are at one point, and the first is meant.
            return size > 0 ? Int(min((offset / size).rounded(), Double(count - 1))) : 0
        }
        return 2 * .pi - offset <= overshoot ? 0 : nil
    }
}
