extension Superellipse {
    /// The length of the curve, in points; 0 for an empty rectangle.
    ///
    /// Relative error below 1e-11 for exponents from 1/5 to 1000.
    ///
    /// - Complexity: about 250 evaluations of the speed, 10 µs.
    public func perimeter(in rect: Rect2D) -> Double {
        guard !rect.isEmpty else { return 0 }
        return 4 * SuperellipseWalk(self, half: rect.size / 2).quarter
    }

    /// Points at equal distances along the curve, clockwise.
    ///
    /// The first is the one that a ray at `start` meets: at 12 o'clock unless told otherwise, as on a ring.
    /// Equal to about 1e-8 of the perimeter; points that fall on the axes are the axis points themselves.
    ///
    /// - Parameters:
    ///   - count: How many; zero or fewer give none.
    ///   - rect: The rectangle; an empty one gives no points.
    ///   - start: A direction, clockwise from 3 o'clock; one that is not finite counts as 0.
    /// - Returns: The points, in order.
    /// - Complexity: O(count), with one allocation.
    public func points(
        count: Int,
        in rect: Rect2D,
        startingAt start: Angle = .twelveOClock
    ) -> [Point2D] {
        guard count > 0, !rect.isEmpty else { return [] }
        let walk = SuperellipseWalk(self, half: rect.size / 2)
        let first = walk.length(toward: Superellipse.direction(start))
        let step = 4 * walk.quarter / Double(count)
        var points: [Point2D] = []
        points.reserveCapacity(count)
        for index in 0..<count { points.append(rect.center + walk.point(first + step * Double(index))) }
        return points
    }
}
