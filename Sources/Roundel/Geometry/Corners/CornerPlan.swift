internal import RealModule

/// What the path of a corner consists of, with its error bound.
///
/// Every function that makes a path of the outline itself asks this type, so this file alone decides
/// between lines and cubics, and how many cubics a corner gets.
enum CornerPlan: Equatable {
    /// Straight lines through points of the curve: none for a square corner, which is the point
    /// where the sides meet, one for a bevel, two for a notch.
    case lines
    /// A number of cubics, with the error bound in points.
    case cubics(count: Int, errorBound: Double)

    /// The path with the fewest elements within a tolerance in points.
    init(_ corner: Corner, tolerance: Double) {
        let curve = CornerCurve(corner.shape)
        if corner.isSquare || curve.isSuperellipse && (curve.exponent == 1 || curve.exponent == .infinity) {
            self = .lines
        } else if curve.isSuperellipse {
            let plan = SuperellipsePathPlan(curve.superellipse, in: corner.box, tolerance: tolerance)
            self = .cubics(count: plan.segmentsPerQuadrant, errorBound: plan.errorBound)
        } else {
            self.init(corner, segments: CornerPlan.fewestSegments(corner, curve, tolerance))
        }
    }

    /// The path with a number of cubics, clamped from 1 to 16, or from 3 for a smooth corner.
    init(_ corner: Corner, segments: Int) {
        let curve = CornerCurve(corner.shape)
        guard let smooth = curve.smooth else {
            let plan = SuperellipsePathPlan(
                curve.superellipse,
                in: corner.box,
                segmentsPerQuadrant: segments
            )
            self = .cubics(count: min(max(segments, 1), Self.mostSegments), errorBound: plan.errorBound)
            return
        }
        let count = min(max(segments, Self.leastSmoothSegments), Self.mostSegments)
        let bound = curve.isBlend ? Self.blendBound : smooth.bound(segments: count)
        self = .cubics(count: count, errorBound: corner.radii.max() * bound)
    }

    /// The error bound in radii of a shape that is met in an animation alone: with 7 to 16 cubics, the
    /// greatest error that was found is 0.0067.
    private static let blendBound = 0.01

    static let mostSegments = Superellipse.maximumSegmentsPerQuadrant

    /// A cubic from each side, and one for the arc.
    static let leastSmoothSegments = 3

    private static func fewestSegments(_ corner: Corner, _ curve: CornerCurve, _ tolerance: Double) -> Int {
        guard !curve.isBlend else { return mostSegments }
        return (leastSmoothSegments..<mostSegments).first { count in
            corner.radii.max() * (curve.smooth?.bound(segments: count) ?? 0) <= tolerance
        } ?? mostSegments
    }

    var errorBound: Double {
        if case .cubics(_, let bound) = self { bound } else { 0 }
    }
}

extension Corner {
    /// A rectangle in which a superellipse has the corner's radii as its half-sides.
    fileprivate var box: Rect2D { Rect2D(origin: .zero, size: radii * 2) }
}

extension SmoothCorner {
    /// The error bound of the arc as a number of cubics, of which two are not part of it, in radii.
    ///
    /// With handles of 4/3·tan(φ/4) for an arc of angle φ, the square of the distance from the centre
    /// is between 1 and 1 + 4/27·sin⁶(φ/4)/cos²(φ/4); see Goldapp, "Approximation of circular arcs by
    /// cubic polynomials", 1991. The distance exceeds 1 by less than half as much. 2⁻⁴⁸ is added for
    /// rounding.
    fileprivate func bound(segments: Int) -> Double {
        let quarter = (Double.pi / 2 - 2 * turn) / Double(segments - 2) / 4
        let (sine, cosine) = (Double.sin(quarter), Double.cos(quarter))
        let square = sine * sine
        return 2 / 27 * square * square * square / (cosine * cosine) + 0x1p-48
    }
}
