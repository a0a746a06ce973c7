extension Ring {
    /// How an item is turned about its centre.
    public enum Orientation: Hashable, Sendable, CaseIterable {
        /// Not at all: the items stay upright while the ring turns.
        case upright
        /// The item's x axis points outward, like the spokes of a wheel.
        case radial
        /// The item's x axis points clockwise along the ring, like text on a coin: upright at 12
        /// o'clock.
        case tangential
    }

    /// The angle by which an item is turned about its centre, clockwise if positive.
    ///
    /// On an ellipse the directions are the normal and the tangent of the curve. If a radius is
    /// zero, the item's angle is used instead, because the curve then has corners.
    ///
    /// - Parameters:
    ///   - index: The index of an item; an index that is not on the ring is a programming error.
    ///   - orientation: How the items are turned.
    ///   - rotation: The rotation of the ring, clockwise if positive; a value that is not finite
    ///     counts as zero.
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
