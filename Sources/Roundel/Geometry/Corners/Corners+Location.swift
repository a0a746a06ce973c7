extension Corners {
    /// Whether a point lies inside the outline or on it.
    ///
    /// The answer is exact except for rounding. An empty rectangle, and a point that is not finite,
    /// give `false`.
    ///
    /// - Complexity: O(1); a smooth corner is searched by bisection.
    public func contains(_ point: Point2D, in rect: Rect2D) -> Bool {
        location(of: point, in: rect) != .outside
    }

    /// Whether a point lies inside the outline, on it, or outside.
    ///
    /// An empty rectangle, and a point that is not finite, give `outside`.
    ///
    /// - Complexity: As of ``contains(_:in:)``.
    public func location(of point: Point2D, in rect: Rect2D) -> Superellipse.Location {
        guard !rect.isEmpty else { return .outside }
        return CornersOutline(fitted: fitted(in: rect), in: rect).location(of: point)
    }
}

extension CornersOutline {
    /// Where a point lies.
    func location(of point: Point2D) -> Superellipse.Location {
        let (low, high) = (rect.origin, rect.end)
        guard point.x >= low.x, point.x <= high.x, point.y >= low.y, point.y <= high.y else {
            return .outside
        }
        var location = Superellipse.Location.inside
        if point.x == low.x || point.x == high.x || point.y == low.y || point.y == high.y {
            location = .boundary
        }
        for index in 0..<4 {
            switch corner(index).location(of: point) {
            case .inside: break
            case .boundary: location = .boundary
            case .outside: return .outside
            }
        }
        return location
    }
}

extension PlacedCorner {
    /// Where a point of the rectangle lies with regard to this corner alone.
    func location(of point: Point2D) -> Superellipse.Location {
        guard !isSquare else { return .inside }
        let local = coordinates(point)
        guard local.max() <= curve.extent else { return .inside }
        return curve.location(of: local)
    }
}

extension CornerCurve {
    /// Where a point lies whose coordinates are at most the ``extent``; the origin is outside.
    func location(of point: Point2D) -> Superellipse.Location {
        guard isSuperellipse else { return locationBesideGraph(point) }
        let box = Rect2D(x: -1, y: -1, width: 2, height: 2)
        guard isConcave else { return superellipse.location(of: 1 - point, in: box) }
        return switch superellipse.location(of: point, in: box) {
        case .inside: .outside
        case .boundary: .boundary
        case .outside: .inside
        }
    }

    /// The location by the point of the curve with the same distance along the nearer side.
    private func locationBesideGraph(_ point: Point2D) -> Superellipse.Location {
        let (along, height) = (point.max(), point.min())
        guard along >= at(1).point.x else { return .outside }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<54 {
            let middle = (low + high) / 2
            if at(middle).point.x > along { low = middle } else { high = middle }
        }
        let curve = at((low + high) / 2).point.y
        return height > curve ? .inside : height < curve ? .outside : .boundary
    }
}
