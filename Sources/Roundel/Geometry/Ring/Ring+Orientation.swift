extension Ring {
    /// How an item is turned about its own middle.
    public enum Orientation: Hashable, Sendable, CaseIterable {
        /// Not at all: items stay upright while the ring turns.
        case upright
        /// The item's x axis points away from the ring, as the spokes of a wheel do.
        case radial
        /// The item's x axis follows the ring clockwise, as text on a coin does: upright at 12 o'clock.
        case tangential
    }

    /// How far an item is turned about its own middle, clockwise if positive.
    ///
    /// On an ellipse both directions are those of the curve itself. Where a radius is zero the curve
    /// has corners, and there the item's own angle stands in for the direction.
    ///
    /// - Parameters:
    ///   - index: An item; one that is not on the ring is a programming error.
    ///   - orientation: What the item follows.
    ///   - rotation: How far the ring has turned, clockwise if positive; not finite counts as zero.
    public func turn(of index: Int, _ orientation: Orientation, rotation: Angle = .zero) -> Angle {
        let angle = angle(of: index, rotation: rotation)
        switch orientation {
        case .upright: return .zero
        case .radial: return angle + tilt(at: angle)
        case .tangential: return angle + tilt(at: angle) + .degrees(90)
        }
    }

    /// The angle from the parameter's direction to the ellipse's outward normal; zero on a circle.
    private func tilt(at angle: Angle) -> Angle {
        guard radii.x != radii.y, radii.min() > 0 else { return .zero }
        let normal = Angle(of: Point2D(direction: angle) * Point2D(radii.y, radii.x))
        return normal.map(angle.shortestDifference(to:)) ?? .zero
    }
}
