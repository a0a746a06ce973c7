internal import RealModule

extension Superellipse {
    /// The greatest number of cubics in a quadrant: 16.
    package static let maximumSegmentsPerQuadrant = SuperellipseTable.maximumSegments

    /// The greatest distance between the curve and its path with a number of cubics in each
    /// quadrant, in points.
    ///
    /// The bound holds for every exponent and rectangle. It is 0 where the path is the curve
    /// itself: for the exponents 0.5 and 1, and from two cubics on for infinity. For a shape made by
    /// ``init(handle:)`` it bounds the distance from the curve of the closest ``exponent``. The number
    /// is clamped to 1 ... 16. An empty rectangle gives 0.
    ///
    /// - Complexity: O(1).
    public func errorBound(in rect: Rect2D, segmentsPerQuadrant segments: Int) -> Double {
        SuperellipsePathPlan(self, in: rect, segmentsPerQuadrant: segments).errorBound
    }

    /// The least number of cubics in each quadrant whose ``errorBound(in:segmentsPerQuadrant:)`` is
    /// at most a tolerance in points.
    ///
    /// If no number meets the tolerance, this is the one with the least bound: compare that bound
    /// with the tolerance to find out. For exponents from 1/4 to 1024, a tolerance of 0.001 points
    /// is met up to a width of 10,000 points. A tolerance that is zero, negative or NaN gives the
    /// number with the least bound. An empty rectangle gives 1.
    ///
    /// - Complexity: O(1), at most 16 comparisons.
    public func segmentsPerQuadrant(in rect: Rect2D, tolerance: Double) -> Int {
        SuperellipsePathPlan.fewestCubics(self, in: rect, tolerance: tolerance)
    }

    /// Whether cubics in each quadrant can be the curve itself.
    private var isExact: Bool { exponent == 1 || exponent == 0.5 || exponent == .infinity }

    /// The bound for a number of cubics in each quadrant, in parts of the half-width.
    @inline(never)  // One copy for all calls makes the WebAssembly smaller.
    func unitBound(_ segments: Int) -> Double {
        if let handle { return handleBound(handle) }
        if isExact, segments > 1 || exponent < 2 { return 0 }
        if exponent == 2 { return circleBound(segments) }
        if exponent < 0x1p-4 { return cuspBound(segments) }
        return tableBound(row: row, segments)
    }

    /// The bound for an exponent below 1/16, whose curve is within 2^(−1/n) of the axes.
    ///
    /// So are the cubics that end at the diagonal. The middle one of an odd number crosses it: in
    /// the triangle of its ends and the centre it is at most an eighth of its end from an axis.
    private func cuspBound(_ segments: Int) -> Double {
        guard segments % 2 == 1 else { return .exp2(-1 / exponent) }
        let fraction = 1 - 1 / Double(segments)
        let grading = SuperellipseOctant(exponent: exponent).grading
        let joint = fraction > 0 ? Double.exp(grading * .log(fraction)) : 0
        return .exp2(-1 / exponent) + .exp(-.log(onePlus: joint) / exponent)
    }

    /// The row of the table for the exponent, which is at least 1/16; the last row holds for all
    /// greater exponents.
    private var row: Int {
        let last = SuperellipseTable.bounds.count / SuperellipseTable.maximumSegments - 1
        return exponent < 0x1p14 ? min(Int((.log2(exponent) + 4) * 4), last) : last
    }

    private func tableBound(row: Int, _ segments: Int) -> Double {
        let index = row * SuperellipseTable.maximumSegments + segments - 1
        return SuperellipseTable.bound(SuperellipseTable.bounds[index])
    }

    /// The bound for a shape that was made from a handle.
    ///
    /// When handles move, no point of the cubic moves by more than 3/4 of their displacement. The
    /// excess of a handle beyond either end of the table is therefore added to the bound at that
    /// end.
    private func handleBound(_ handle: Double) -> Double {
        let last = SuperellipseTable.handles[64]
        let beyond = max(handle - last, -handle, 0)
        guard exponent > 1 else { return beyond }
        return tableBound(row: row, 1) + beyond
    }

    /// The bound for a circle: the radial error of an arc of angle φ with handles of 4/3·tan(φ/4)
    /// is below 4/27·sin⁶(φ/4)/cos²(φ/4).
    ///
    /// Source: Goldapp, "Approximation of circular arcs by cubic polynomials", 1991. 2⁻⁴⁸ is added
    /// for rounding.
    private func circleBound(_ segments: Int) -> Double {
        let quarter = Double.pi / 8 / Double(segments)
        let (sine, cosine) = (Double.sin(quarter), Double.cos(quarter))
        let square = sine * sine
        return 4 / 27 * square * square * square / (cosine * cosine) + 0x1p-48
    }
}
