internal import RealModule

extension Superellipse {
    /// The greatest number of cubics that a quarter is divided into: 16.
    public static let maximumSegmentsPerQuadrant = SuperellipseTable.maximumSegments

    /// How far the path of so many cubics a quarter may be from the curve, in points.
    ///
    /// The bound holds for every exponent and rectangle. It is 0 where the path is the curve: for the
    /// exponents 0.5, 1 and infinity. For a shape made by ``init(handle:)`` it bounds the distance from the
    /// curve of the closest ``exponent``. Segments are clamped to 1 ... 16.
    ///
    /// - Complexity: O(1).
    public func errorBound(in rect: Rect2D, segmentsPerQuadrant segments: Int) -> Double {
        let halfSide = max(rect.width, rect.height) / 2
        guard !rect.isEmpty else { return 0 }
        return halfSide * unitBound(min(max(segments, 1), SuperellipseTable.maximumSegments))
    }

    /// The fewest cubics a quarter whose ``errorBound(in:segmentsPerQuadrant:)`` is at most a tolerance in
    /// points.
    ///
    /// Where none meets it, the number with the least bound: compare the bound with the tolerance to know.
    /// With exponents from 1/4 to 1024, 0.001 points are met up to 10,000 points of width. Zero, negative or
    /// NaN tolerances ask for the least bound.
    ///
    /// - Complexity: O(1), at most 16 comparisons.
    public func segmentsPerQuadrant(in rect: Rect2D, tolerance: Double) -> Int {
        guard handle == nil, !rect.isEmpty, !isExact else { return 1 }
        let relative = tolerance * 2 / max(rect.width, rect.height)
        var best = 1
        for segments in 1...SuperellipseTable.maximumSegments {
            if unitBound(segments) <= relative { return segments }
            if unitBound(segments) < unitBound(best) { best = segments }
        }
        return best
    }

    /// Whether one segment a quarter is the curve itself.
    var isExact: Bool { exponent == 1 || exponent == 0.5 || exponent == .infinity }

    /// The bound in parts of the half-width.
    func unitBound(_ segments: Int) -> Double {
        if let handle { return handleBound(handle) }
        if isExact, segments > 1 || exponent < 2 { return 0 }
        if exponent == 2 { return circleBound(segments) }
        if exponent < 0x1p-4 { return .exp2(-1 / exponent) }
        return tableBound(row: row, segments)
    }

    /// The row of the table that holds the exponent, from 1/16 on; the last holds all greater ones.
    private var row: Int {
        let last = SuperellipseTable.bounds.count / SuperellipseTable.maximumSegments - 1
        return exponent < 0x1p14 ? min(Int((.log2(exponent) + 4) * 4), last) : last
    }

    private func tableBound(row: Int, _ segments: Int) -> Double {
        let index = row * SuperellipseTable.maximumSegments + segments - 1
        return SuperellipseTable.bound(SuperellipseTable.bounds[index])
    }

    /// Moving the handles moves no point by more than 3/4 of their way; beyond the ends of the table that
    /// is added to the bound of its end.
    private func handleBound(_ handle: Double) -> Double {
        let last = SuperellipseTable.handles[64]
        let beyond = max(handle - last, -handle, 0)
        guard exponent > 1 else { return beyond }
        return tableBound(row: row, 1) + beyond
    }

    /// The radial error of an arc of angle φ with handles 4/3·tan(φ/4) is below 4/27·sin⁶(φ/4)/cos²(φ/4).
    ///
    /// Goldapp, "Approximation of circular arcs by cubic polynomials", 1991; 2⁻⁴⁸ is for rounding.
    private func circleBound(_ segments: Int) -> Double {
        let quarter = Double.pi / 8 / Double(segments)
        let (sine, cosine) = (Double.sin(quarter), Double.cos(quarter))
        let square = sine * sine
        return 4 / 27 * square * square * square / (cosine * cosine) + 0x1p-48
    }
}

extension Rect2D {
    /// Whether the rectangle has no area.
    var isEmpty: Bool { !(width > 0 && height > 0) }
}
