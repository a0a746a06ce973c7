extension Corners {
    /// The corners as they are drawn in a rectangle: with radii that fit, and with the smoothing
    /// that the sides allow.
    ///
    /// All functions that take a rectangle use these. The radii are scaled down as in CSS, all by
    /// the same factor: so that the radii along a side are together at most as long as the side,
    /// and so that a concave corner and the one that is diagonally opposite do not overlap, nor the
    /// polygons around them that CSS compares.
    ///
    /// A smooth corner extends beyond its radius. Where the corners of a side together are longer
    /// than the side, each has the share of its radius, or what the other one leaves if that is more,
    /// and the smoothing is reduced to fit. Corners of half the side are therefore round. With equal
    /// corners, this is how design tools do it.
    ///
    /// An empty rectangle gives square corners.
    ///
    /// Browsers may differ. Chromium 156 finds the factor of opposite corners by halving, so that its
    /// radii are up to 1/32 smaller, encloses concave corners in greater polygons, and gives
    /// ``CornerShape/square`` corners no radii.
    ///
    /// Source: CSS Backgrounds and Borders Level 3, "Overlapping curves", and CSS Borders and Box
    /// Decorations Level 4, "Constraining opposite radii".
    public func fitted(in rect: Rect2D) -> Corners {
        guard !rect.isEmpty else { return Corners() }
        let beside = withAdjacentCorners(fitting: rect.size)
        let scaled = beside.scaled(by: min(1, beside.oppositeFactor(rect.size)))
        return scaled.withSmoothing(fitting: rect.size)
    }

    /// In steps, because the factor from a radius of 2¹⁰⁰⁰ to a tiny side is not a number.
    private func withAdjacentCorners(fitting size: Point2D) -> Corners {
        let least = 0x1p-500
        var (corners, factor) = (self, 0.0)
        while factor < least {
            factor = min(1, corners.adjacentFactor(size))
            corners = corners.scaled(by: max(factor, least))
        }
        // The products are rounded, and two of them may be longer than their side by that.
        var steps = 0
        while steps < 4, corners.adjacentFactor(size) < 1 {
            steps += 1
            corners = corners.scaled(by: 1.0.nextDown)
        }
        return corners
    }

    private func scaled(by factor: Double) -> Corners {
        factor == 1 ? self : mapped { Corner(radii: $1.radii * factor, shape: $1.shape) }
    }

    /// The greatest factor by which the radii along each side fit that side.
    private func adjacentFactor(_ size: Point2D) -> Double {
        let across = max(topLeft.radii.x + topRight.radii.x, bottomLeft.radii.x + bottomRight.radii.x)
        let down = max(topLeft.radii.y + bottomLeft.radii.y, topRight.radii.y + bottomRight.radii.y)
        return min(across > 0 ? size.x / across : 1, down > 0 ? size.y / down : 1)
    }

    // MARK: Opposite corners

    /// The greatest factor by which diagonally opposite corners do not overlap.
    private func oppositeFactor(_ size: Point2D) -> Double {
        min(
            Corners.factor(topLeft, bottomRight, size),
            Corners.factor(topRight, bottomLeft, size)
        )
    }

    /// The greatest factor by which the hulls of two opposite corners do not overlap.
    ///
    /// A hull is the part of the rectangle that a corner cuts off, or a polygon around it. Convex
    /// polygons are apart if they are so along the normal of a side of either.
    private static func factor(_ first: Corner, _ second: Corner, _ size: Point2D) -> Double {
        guard first.isConcave || second.isConcave else { return 1 }
        let normals = (Point2D(first.radii.y, first.radii.x), Point2D(second.radii.y, second.radii.x))
        func factor(along normal: Point2D) -> Double {
            let unit = normal * normal.unitScale
            let extent = first.extent(along: unit) + second.extent(along: unit)
            return extent > 0 ? unit.dot(size) / extent : 1
        }
        return max(
            max(factor(along: Point2D(1, 0)), factor(along: Point2D(0, 1))),
            max(factor(along: normals.0), factor(along: normals.1))
        )
    }

    // MARK: Smoothing

    private func withSmoothing(fitting size: Point2D) -> Corners {
        mapped { index, corner in
            guard corner.shape.smoothing > 0, corner.radii != .zero else { return corner }
            let beside = (self[index + 1].extents, self[index + 3].extents)
            // The next corner of the bottom right is along the bottom, that of the bottom left along
            // the left side.
            let (across, down) = index % 2 == 0 ? beside : (beside.1, beside.0)
            let room = Point2D(
                Corners.room(
                    corner.radii.x,
                    corner.extents.length.x,
                    across.radii.x,
                    across.length.x,
                    size.x
                ),
                Corners.room(corner.radii.y, corner.extents.length.y, down.radii.y, down.length.y, size.y)
            )
            let allowed = max((room / corner.radii).min() - 1, 0)
            let smoothing = min(corner.shape.smoothing, allowed)
            let shape = CornerShape(exponent: corner.shape.exponent, smoothing: smoothing)
            return Corner(radii: corner.radii, shape: shape)
        }
    }

    /// The length of a side that a corner may use: its share by the radii, or what the other
    /// corner leaves; infinity where both fit.
    private static func room(
        _ radius: Double,
        _ length: Double,
        _ otherRadius: Double,
        _ otherLength: Double,
        _ side: Double
    ) -> Double {
        guard length + otherLength > side else { return .infinity }
        return max(side * (radius / (radius + otherRadius)), side - otherLength)
    }
}

extension Corner {
    var isConcave: Bool { shape.exponent < 1 && radii != .zero }

    /// The radii, and the lengths of the sides from the corner of the rectangle that the corner
    /// uses.
    ///
    /// A square corner uses its radii like any other, so that its neighbours do not jump when an
    /// animation leaves it.
    fileprivate var extents: (radii: Point2D, length: Point2D) {
        (radii, radii * (1 + shape.smoothing))
    }

    /// How far the hull reaches from the corner of the rectangle, inwards along a vector.
    ///
    /// The hull of a concave corner is the pentagon between the sides, the ends of the radii and
    /// the tangent where the curve crosses the diagonal; that of another is the triangle.
    fileprivate func extent(along normal: Point2D) -> Double {
        guard radii != .zero else { return 0 }
        let end = isConcave ? 1 - 2 * shape.halfCorner : 0
        let part = normal * radii
        return max(part.x + end * part.y, end * part.x + part.y)
    }
}
