extension Corners {
    /// The point of the outline that is nearest to a point.
    ///
    /// If several points are equally near, this is one of them. The distance is accurate to about
    /// 1e-12 of the size; from 10,000 sizes on, to its rounding. `nil` for an empty rectangle or a
    /// point that is not finite. A coordinate beyond ±2¹⁰⁰⁰ counts as ±2¹⁰⁰⁰.
    ///
    /// - Complexity: About 130 evaluations of the curve of each corner that can be the nearest.
    public func nearestPoint(to point: Point2D, in rect: Rect2D) -> Point2D? {
        guard !rect.isEmpty, point.isFinite else { return nil }
        let (outline, scale) = scaledOutline(in: rect)
        // Farther away than 2²⁶ sizes, rounding hides all but the direction.
        let vector = point.bounded - rect.center
        let isFar = !((vector * scale).exactLength < 0x1p26)
        let offset = isFar ? vector.unit * 0x1p26 : vector * scale
        return rect.center + outline.nearestPoint(to: offset) / scale
    }

    /// The distance of a point from the outline, in points; negative inside.
    ///
    /// `nil` in the same cases as ``nearestPoint(to:in:)``.
    public func signedDistance(to point: Point2D, in rect: Rect2D) -> Double? {
        guard let nearest = nearestPoint(to: point, in: rect) else { return nil }
        let distance = (nearest - point.bounded).exactLength
        return contains(point, in: rect) ? -distance : distance
    }

    /// The outline about the origin in units in which the longer side is about 1, and the factor
    /// from points to these units.
    func scaledOutline(in rect: Rect2D) -> (outline: CornersOutline, scale: Double) {
        let scale = rect.size.unitScale
        let size = pointwiseMax(rect.size * scale, Point2D(repeating: 0x1p-500))
        // A radius that rounding hides, as beside an infinite one, has no curve.
        let corners = fitted(in: rect).mapped { _, corner in
            let radii = corner.radii * scale
            return radii.min() < 1e-13 ? .square : Corner(radii: radii, shape: corner.shape)
        }
        return (CornersOutline(fitted: corners, in: Rect2D(origin: size / -2, size: size)), scale)
    }
}

extension CornersOutline {
    /// The nearest point of the outline.
    func nearestPoint(to target: Point2D) -> Point2D {
        var best = corner(0).start
        func consider(_ point: Point2D) {
            if (point - target).length < (best - target).length { best = point }
        }
        for index in 0..<4 {
            let (start, end) = side(before: index)
            consider(target.nearest(onLineFrom: start, to: end))
        }
        for index in 0..<4 {
            let corner = corner(index)
            if corner.isSquare || corner.leastDistance(from: target) >= (best - target).length { continue }
            if corner.isNotch {
                let inner = corner.place(Point2D(1, 1))
                consider(target.nearest(onLineFrom: corner.start, to: inner))
                consider(target.nearest(onLineFrom: inner, to: corner.end))
            } else {
                consider(corner.at(corner.parameter(nearestTo: target)).point)
            }
        }
        return best
    }
}

extension PlacedCorner {
    /// Whether the curve consists of the two inner sides of a rectangle.
    var isNotch: Bool { curve.isConcave && curve.isSuperellipse && curve.exponent == .infinity }

    /// A distance than which the curve is not nearer: that of the rectangle around it.
    fileprivate func leastDistance(from target: Point2D) -> Double {
        let inner = vertex + (back + on) * curve.extent
        let (low, high) = (pointwiseMin(vertex, inner), pointwiseMax(vertex, inner))
        return pointwiseMax(pointwiseMax(low - target, target - high), .zero).length
    }
}

extension Point2D {
    /// The nearest point of a line between two points, which may be equal.
    func nearest(onLineFrom start: Point2D, to end: Point2D) -> Point2D {
        let line = end - start
        let square = line.dot(line)
        guard square > 0 else { return start }
        let part = (self - start).dot(line) / square
        return part <= 0 ? start : part >= 1 ? end : start + line * part
    }
}
