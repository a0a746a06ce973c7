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
    init(_ corner: Corner, _ curve: CornerCurve, tolerance: Double) {
        let radius = corner.radii.max()
        if corner.isSquare || curve.isSuperellipse && (curve.exponent == 1 || curve.exponent == .infinity) {
            self = .lines
        } else if curve.isSuperellipse {
            let plan = SuperellipsePathPlan(curve.superellipse, in: Self.unit, tolerance: tolerance / radius)
            self = .cubics(count: plan.segmentsPerQuadrant, errorBound: plan.errorBound * radius)
        } else {
            var count = Self.leastSmoothSegments
            while count < Self.mostSegments, !(radius * curve.smoothBound(segments: count) <= tolerance) {
                count += 1
            }
            self.init(corner, curve, segments: count)
        }
    }

    /// The path with a number of cubics, clamped from 1 to 16, or from 3 for a smooth corner.
    init(_ corner: Corner, _ curve: CornerCurve, segments: Int) {
        let least = curve.isSuperellipse ? 1 : Self.leastSmoothSegments
        let count = min(max(segments, least), Self.mostSegments)
        let bound =
            curve.isSuperellipse
            ? curve.superellipse.unitBound(count) : curve.smoothBound(segments: count)
        self = .cubics(count: count, errorBound: corner.radii.max() * bound)
    }

    var errorBound: Double {
        if case .cubics(_, let bound) = self { bound } else { 0 }
    }

    static let mostSegments = Superellipse.maximumSegmentsPerQuadrant

    /// A cubic from each side, and one for the arc.
    static let leastSmoothSegments = 3

    /// A rectangle in which the half-sides of a superellipse are 1.
    private static let unit = Rect2D(x: -1, y: -1, width: 2, height: 2)
}

extension CornerCurve {
    /// The error bound of a smooth corner as a number of cubics, of which two are exact, in radii.
    ///
    /// A part of a superellipse that begins off the axis was measured to have up to 10 times the
    /// error of a whole one with as many cubics, or 1.2e-6 for great exponents.
    fileprivate func smoothBound(segments: Int) -> Double {
        guard let smooth, exponent == 2 else { return 16 * superellipse.unitBound(segments - 2) + 2e-6 }
        return smooth.arcBound(segments: segments)
    }
}

extension SmoothCorner {
    /// The error bound of the arc as a number of cubics, of which two are not part of it, in radii.
    ///
    /// With handles of 4/3·tan(φ/4) for an arc of angle φ, the square of the distance from the centre
    /// is between 1 and 1 + 4/27·sin⁶(φ/4)/cos²(φ/4); see Goldapp, "Approximation of circular arcs by
    /// cubic polynomials", 1991. The distance exceeds 1 by less than half as much. 2⁻⁴⁸ is added for
    /// rounding.
    fileprivate func arcBound(segments: Int) -> Double {
        let quarter = (Double.pi / 2 - 2 * turn) / Double(segments - 2) / 4
        let (sine, cosine) = (Double.sin(quarter), Double.cos(quarter))
        let square = sine * sine
        return 2 / 27 * square * square * square / (cosine * cosine) + 0x1p-48
    }
}
