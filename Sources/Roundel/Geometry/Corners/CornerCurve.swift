internal import RealModule

/// The curve of a corner with radii of 1, about the corner of the rectangle.
///
/// The corner of the rectangle is the origin, and the sides are the axes: the curve leads from (1,
/// 0), or for a smooth corner from (1 + smoothing, 0), to its mirror image on the second axis. Its
/// parameter runs from 0 over 1 on the diagonal to 2.
///
/// A shape that has both a smoothing and an exponent other than 2 is met in an animation alone. It
/// is the smooth corner, moved by what the superellipse differs from the circle, so that it goes
/// over into both without a jump.
struct CornerCurve: DiagonalCurve {
    /// Lamé's exponent, from 1 to infinity, also of a concave corner.
    let exponent: Double
    let isConcave: Bool
    let smooth: SmoothCorner?

    init(_ shape: CornerShape) {
        isConcave = shape.exponent < 1
        exponent = isConcave ? 1 / shape.exponent : shape.exponent
        smooth = shape.smoothing > 0 ? SmoothCorner(smoothing: shape.smoothing) : nil
    }

    /// Whether the curve is a quarter of a superellipse.
    var isSuperellipse: Bool { smooth == nil }

    /// Whether the curve is met in an animation alone.
    var isBlend: Bool { smooth != nil && (exponent != 2 || isConcave) }

    /// The superellipse of which the curve is a quarter.
    var superellipse: Superellipse { Superellipse(exponent: exponent) }

    /// The distance from the origin at which the curve begins.
    var extent: Double { 1 + (smooth?.smoothing ?? 0) }

    typealias Sample = (point: Point2D, tangent: Point2D)

    /// The point at a parameter, and the derivative by the parameter.
    func at(_ parameter: Double) -> Sample {
        let first = firstHalf(parameter <= 1 ? parameter : 2 - parameter)
        guard parameter > 1 else { return first }
        return (first.point.swapped, -first.tangent.swapped)
    }

    private func firstHalf(_ fraction: Double) -> Sample {
        let lame = quarter(exponent, isConcave: isConcave, fraction)
        guard let smooth else { return lame }
        let (point, tangent) = smooth.at(fraction)
        guard isBlend else { return (point, tangent) }
        let circle = quarter(2, isConcave: false, fraction)
        return (point + (lame.point - circle.point), tangent + (lame.tangent - circle.tangent))
    }

    private func quarter(_ exponent: Double, isConcave: Bool, _ fraction: Double) -> Sample {
        let diagonal = Double.exp2(-1 / exponent)
        let joint = SuperellipseOctant(exponent: exponent).joint(above: fraction * diagonal)
        let rise = diagonal * joint.slope
        return isConcave
            ? (Point2D(1 - joint.height, joint.along), Point2D(-rise, diagonal))
            : (Point2D(1 - joint.along, joint.height), Point2D(-diagonal, rise))
    }
}

extension Point2D {
    /// The mirror image in the diagonal.
    var swapped: Point2D { Point2D(y, x) }
}
