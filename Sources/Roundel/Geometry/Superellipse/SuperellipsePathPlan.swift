/// What the path of a superellipse consists of.
///
/// Every function that makes a path of the curve itself asks this type, so this file alone decides
/// between lines and cubics, how many cubics each quadrant gets, and what the error bound of the
/// path is. For an offset path, ``SuperellipseParallelCurve`` decides that.
enum SuperellipsePathPlan: Equatable {
    /// No elements, because the rectangle is empty.
    case empty
    /// Straight lines, which are the curve itself: a rhombus (n = 1) or a rectangle (n = ∞).
    case lines
    /// The same number of cubics in each quadrant, with the path's error bound in points.
    case cubics(perQuadrant: Int, errorBound: Double)

    /// The path with the fewest elements within a tolerance in points.
    init(_ shape: Superellipse, in rect: Rect2D, tolerance: Double) {
        if shape.isPolygon, !rect.isEmpty {
            self = .lines
        } else {
            let count = Self.fewestCubics(shape, in: rect, tolerance: tolerance)
            self.init(shape, in: rect, segmentsPerQuadrant: count)
        }
    }

    /// The path with a given number of cubics in each quadrant, clamped from 1 to 16.
    ///
    /// A shape that was made from a handle always has one.
    init(_ shape: Superellipse, in rect: Rect2D, segmentsPerQuadrant segments: Int) {
        guard !rect.isEmpty else {
            self = .empty
            return
        }
        let count = shape.handle == nil ? min(max(segments, 1), SuperellipseTable.maximumSegments) : 1
        self = .cubics(perQuadrant: count, errorBound: rect.longerSide / 2 * shape.unitBound(count))
    }

    /// The least number of cubics in a quadrant whose bound is at most a tolerance in points.
    ///
    /// Where no number meets the tolerance, the one with the least bound.
    static func fewestCubics(_ shape: Superellipse, in rect: Rect2D, tolerance: Double) -> Int {
        guard shape.handle == nil, !rect.isEmpty else { return 1 }
        let relativeTolerance = tolerance * 2 / rect.longerSide
        var best = 1
        for count in 1...SuperellipseTable.maximumSegments {
            if shape.unitBound(count) <= relativeTolerance { return count }
            if shape.unitBound(count) < shape.unitBound(best) { best = count }
        }
        return best
    }

    /// The number of segments in each quadrant: 1 for lines, 0 for an empty path.
    var segmentsPerQuadrant: Int {
        switch self {
        case .empty: 0
        case .lines: 1
        case .cubics(let count, _): count
        }
    }

    /// The error bound of the path, in points.
    var errorBound: Double {
        if case .cubics(_, let bound) = self { bound } else { 0 }
    }
}

extension Superellipse {
    /// Whether the curve consists of straight lines.
    fileprivate var isPolygon: Bool { handle == nil && (exponent == 1 || exponent == .infinity) }
}

extension Rect2D {
    fileprivate var longerSide: Double { max(width, height) }
}
