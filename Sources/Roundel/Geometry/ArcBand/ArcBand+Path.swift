internal import RealModule

extension ArcBand {
    /// The outline of the band, within a tolerance in points.
    ///
    /// The outline is one closed subpath that runs along the outer edge from the start to the end,
    /// and back along the inner edge. A sweep of a full turn or more gives the two circles of a
    /// ring in opposite directions, without caps. Fill it by the non-zero winding rule: with less
    /// than a full turn, round caps may lie over each other. A band without a thickness, and one
    /// without a sweep and a round cap, has no elements.
    ///
    /// - Parameter tolerance: The greatest distance from the true outline. NaN, and less than a
    ///   millionth of the outer radius, count as a millionth of that.
    /// - Complexity: A cubic for each quarter of a turn or less; one allocation.
    public func path(tolerance: Double) -> [PathElement] {
        guard thickness > 0 else { return [] }
        var elements: [PathElement] = []
        // Each edge is at most a turn, and each cap half a turn.
        elements.reserveCapacity(3 * Int(.fullTurn / arc(within: tolerance) + 0.5) + 2)
        forEachElement(tolerance: tolerance) { elements.append($0) }
        return elements
    }

    /// Calls a function with each element of ``path(tolerance:)``, without allocating.
    public func forEachElement(tolerance: Double, _ body: (PathElement) -> Void) {
        guard thickness > 0 else { return }
        let arc = arc(within: tolerance)
        guard sweep.magnitude < .fullTurn else { return emitRing(arc, body) }
        guard sweep != .zero || startCap == .round || endCap == .round else { return }
        body(.move(point(start, outerRadius)))
        emitArc(center, outerRadius, from: start, by: sweep, arc, body)
        emitCap(endCap, at: end, from: .zero, arc, body)
        emitArc(center, innerRadius, from: end, by: -sweep, arc, body)
        emitCap(startCap, at: start, from: .radians(.pi), arc, body)
        body(.close)
    }

    private func point(_ angle: Angle, _ radius: Double) -> Point2D {
        center + Point2D(direction: angle) * radius
    }

    private func emitRing(_ arc: Angle, _ body: (PathElement) -> Void) {
        let turn = sweep < .zero ? -Angle.fullTurn : .fullTurn
        body(.move(point(start, outerRadius)))
        emitArc(center, outerRadius, from: start, by: turn, arc, body)
        body(.close)
        guard innerRadius > 0 else { return }
        body(.move(point(start, innerRadius)))
        emitArc(center, innerRadius, from: start, by: -turn, arc, body)
        body(.close)
    }

    /// The half-circle, or the line, from one edge to the other; it starts at an angle from the
    /// end's own direction.
    private func emitCap(
        _ cap: Cap,
        at angle: Angle,
        from side: Angle,
        _ arc: Angle,
        _ body: (PathElement) -> Void
    ) {
        let middle = point(angle, radius)
        let (first, turn) = (angle + side, Angle.radians(runsClockwise ? .pi : -.pi))
        guard cap == .round else { return body(.line(middle - Point2D(direction: first) * (thickness / 2))) }
        emitArc(middle, thickness / 2, from: first, by: turn, arc, body)
    }

    private func emitArc(
        _ center: Point2D,
        _ radius: Double,
        from start: Angle,
        by sweep: Angle,
        _ longest: Angle,
        _ body: (PathElement) -> Void
    ) {
        let count = (sweep.magnitude / longest - 1e-9).rounded(.up)
        guard radius > 0, count > 0 else { return }
        let arc = sweep / count
        let handle = Double.tan(arc.radians / 4) * 4 / 3
        var number = 0.0
        var from = Point2D(direction: start)
        while number < count {
            number += 1
            let to = Point2D(direction: start + arc * number)
            body(
                .cubic(
                    center + (from + Point2D(-from.y, from.x) * handle) * radius,
                    center + (to - Point2D(-to.y, to.x) * handle) * radius,
                    to: center + to * radius
                )
            )
            from = to
        }
    }

    /// The longest arc that a cubic approximates within a tolerance, a quarter of a turn at most.
    ///
    /// With handles of 4/3 · tan(φ/4), the greatest radial error is 4/27 · sin⁶(φ/4) / cos²(φ/4) of
    /// the radius.
    private func arc(within tolerance: Double) -> Angle {
        // A millionth of the least radii would be zero.
        let share = tolerance / outerRadius
        let allowed = share > 1e-6 ? share : 1e-6
        var parts = 4.0
        while ArcBand.error(ofArc: 2 * .pi / parts) > allowed { parts += 4 }
        return .fullTurn / parts
    }

    private static func error(ofArc angle: Double) -> Double {
        let (sine, cosine) = (Double.sin(angle / 4), Double.cos(angle / 4))
        return 4.0 / 27 * sine * sine * sine * sine * sine * sine / (cosine * cosine)
    }
}
