extension Circumference {
    /// Whether a point lies inside the outline of a host or on it.
    package func contains(_ point: Point2D, in host: Rect2D) -> Bool {
        if case .corners(let corners) = self { return corners.contains(point, in: host) }
        return curve.contains(point, in: box(in: host))
    }

    /// The mirror image, in which left and right are exchanged.
    package var mirrored: Circumference {
        if case .corners(let corners) = self { .corners(corners.mirrored) } else { self }
    }

    /// Calls a function with each element of the outline of a host: a move, a number of cubics for
    /// each quadrant, and a close.
    ///
    /// The cubics of the quadrants begin at the same place, and one of those of a corner is the side
    /// before it, so that an animation can interpolate between outlines of all kinds. A superellipse
    /// made from a handle is an exception: it always has one cubic in each quadrant. An empty host
    /// gives no elements.
    ///
    /// - Parameter segments: The number of cubics, from 4 to 16.
    package func forEachElement(
        in host: Rect2D,
        segmentsPerQuadrant segments: Int,
        _ body: (PathElement) -> Void
    ) {
        guard case .corners(let corners) = self else {
            return curve.forEachElement(in: box(in: host), segmentsPerQuadrant: segments, body)
        }
        var pen = Point2D.zero
        corners.forEachElement(in: host, segmentsPerCorner: segments - 1) { element in
            body(element.asCubic(from: pen))
            pen = element.end ?? pen
        }
    }

    /// The curve of an outline that has no corners.
    private var curve: Superellipse {
        if case .superellipse(let shape) = self { shape } else { Superellipse(exponent: 2) }
    }
}

extension PathElement {
    fileprivate var end: Point2D? {
        switch self {
        case .move(let point), .line(let point), .cubic(_, _, to: let point): point
        case .close: nil
        }
    }

    /// A cubic with the points of a line; other elements themselves.
    fileprivate func asCubic(from start: Point2D) -> PathElement {
        guard case .line(let end) = self else { return self }
        let third = (end - start) / 3
        return .cubic(start + third, end - third, to: end)
    }
}
