extension Corners {
    /// The point at which a ray from the centre of the rectangle leaves the outline.
    ///
    /// The angle is that of the ray on the screen, clockwise from 3 o'clock, also in a rectangle
    /// that is not square; an angle that is not finite counts as 0. Of several points of the
    /// outline on the ray, this is the farthest. A ray that misses the outline, as it can where a
    /// concave corner covers the centre, and an empty rectangle give the centre.
    public func point(at angle: Angle, in rect: Rect2D) -> Point2D {
        exit(toward: Superellipse.direction(angle), in: rect).point
    }

    /// The outward unit normal of the outline at ``point(at:in:)``.
    ///
    /// At a corner of the rectangle, and at the inner corner of a notch, the normal is between both
    /// sides; where the outline has another corner, it is that of the side or curve after or before it.
    /// Where the ray misses the outline, and for an empty rectangle, it is the direction of the ray.
    public func outwardNormal(at angle: Angle, in rect: Rect2D) -> Point2D {
        exit(toward: Superellipse.direction(angle), in: rect).normal
    }

    /// The point at an angle that is stretched with the rectangle, so that 45° is the direction of
    /// the corner at the bottom right, and the outward unit normal there.
    ///
    /// In an empty rectangle this is the centre, with the direction as the normal.
    package func anchor(at angle: Angle, in rect: Rect2D) -> (point: Point2D, normal: Point2D) {
        let direction = Superellipse.direction(angle)
        return exit(toward: rect.isEmpty ? direction : direction * rect.size, in: rect)
    }

    /// Where a ray from the centre leaves the outline, and the outward unit normal there.
    private func exit(toward direction: Point2D, in rect: Rect2D) -> (point: Point2D, normal: Point2D) {
        guard !rect.isEmpty else { return (rect.center, direction.unit) }
        let (outline, scale) = scaledOutline(in: rect)
        let hit = outline.ray(toward: direction.unit)
        return (rect.center + outline.point(hit) / scale, outline.normal(hit) ?? direction.unit)
    }
}

extension CornersOutline {
    /// A point of the outline that a ray meets.
    enum Hit {
        /// The ray misses the outline.
        case center
        /// A point of the side before a corner.
        case side(Int, Point2D)
        /// A parameter of a corner's curve.
        case corner(Int, Double)
    }

    /// Where a ray from the centre, which is the origin, leaves the outline.
    func ray(toward direction: Point2D) -> Hit {
        // On the rectangle, the longer of the components in half-sides is 1, and on its diagonals both,
        // except for rounding.
        let parts = pointwiseMax(direction, -direction) / rect.end
        let exit = (direction / parts.max()).replacing(
            with: rect.end.with(signsOf: direction),
            where: parts .>= Point2D(repeating: parts.max() * (1 - 0x1p-48))
        )
        for index in 0..<4 {
            let corner = corner(index)
            guard !corner.isSquare, corner.location(of: exit) == .outside else { continue }
            return crossing(of: corner, index, from: exit)
        }
        return .side(side(of: exit), exit)
    }

    /// Where the line from a point that a corner cuts off to the centre meets the corner's curve.
    private func crossing(of corner: PlacedCorner, _ index: Int, from exit: Point2D) -> Hit {
        // A convex curve is met between the exit and the point where the line leaves the corner's
        // box, which is inside. A concave one cuts off a convex part, which the line leaves once.
        guard corner.location(of: .zero) != .outside else { return .center }
        var (outside, inside) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (outside + inside) / 2
            if corner.location(of: exit * (1 - middle)) == .outside {
                outside = middle
            } else {
                inside = middle
            }
        }
        let found = exit * (1 - (outside + inside) / 2)
        return .corner(
            index,
            corner.isNotch ? corner.notchParameter(nearestTo: found) : corner.parameter(nearestTo: found)
        )
    }

    /// The index of the corner after the side on which a point of the rectangle lies.
    private func side(of point: Point2D) -> Int {
        if point.x == rect.end.x { return 0 }
        if point.y == rect.end.y { return 1 }
        return point.x == rect.origin.x ? 2 : 3
    }

    /// The point of a hit.
    func point(_ hit: Hit) -> Point2D {
        switch hit {
        case .center: .zero
        case .side(_, let point): point
        case .corner(let index, let parameter): corner(index).at(parameter).point
        }
    }

    /// The outward unit normal at a hit, or `nil` if the ray misses the outline.
    func normal(_ hit: Hit) -> Point2D? {
        switch hit {
        case .center: return nil
        case .side(let index, let point):
            let isAtCorner = pointwiseMax(point, -point) == rect.end
            return isAtCorner
                ? Point2D(1, 1).with(signsOf: point).unit : CornersOutline.direction(ofSide: index).outward
        case .corner(let index, let parameter):
            let corner = corner(index)
            // Between both sides of a notch, the direction of the corner's own diagonal.
            let isInner = corner.isNotch && parameter == 1
            return isInner
                ? -(corner.back.unit + corner.on.unit).unit : corner.at(parameter).tangent.unit.outward
        }
    }
}

extension PlacedCorner {
    /// The parameter of a point on one of the two sides of a notch; 1 at the corner between them.
    ///
    /// The sides are told apart by distances, because with a tiny radius rounding of the point is more
    /// than that.
    fileprivate func notchParameter(nearestTo point: Point2D) -> Double {
        let (x, y) = (coordinates(point).x, coordinates(point).y)
        let (first, second) = (abs(1 - x) * back.length, abs(1 - y) * on.length)
        if max(first, second) < 1e-13 { return 1 }
        return first <= second ? min(max(y, 0), 1) : 2 - min(max(x, 0), 1)
    }
}
