internal import RealModule

/// The curve of a corner with radii of 1, about the corner of the rectangle.
///
/// The corner of the rectangle is the origin, and the sides are the axes: the curve leads from (1,
/// 0), or for a smooth corner from (1 + smoothing, 0), to its mirror image on the second axis. Its
/// parameter runs from 0 over 1 on the diagonal to 2.
///
/// A shape that has both a smoothing and an exponent other than 2 is met in an animation alone. It
/// is the superellipse with the beginning of a smooth corner, so that it goes over into both without
/// a jump. A concave corner and a bevel, which meet the sides at an angle, have no such beginning.
struct CornerCurve: DiagonalCurve {
    /// Lamé's exponent, from 1 to infinity, also of a concave corner.
    let exponent: Double
    let isConcave: Bool

    /// The beginning of a smooth corner; `nil` for a superellipse.
    let smooth: SmoothCorner?

    /// How far the superellipse extends along the side from its beginning to the diagonal.
    let diagonal: Double

    init(_ shape: CornerShape) {
        isConcave = shape.exponent < 1
        exponent = isConcave ? 1 / shape.exponent : shape.exponent
        diagonal = .exp2(-1 / exponent)
        smooth = isConcave ? nil : SmoothCorner(smoothing: shape.smoothing, exponent, diagonal: diagonal)
    }

    /// Whether the curve is a quarter of a superellipse.
    var isSuperellipse: Bool { smooth == nil }

    /// The superellipse of which the curve is a quarter, or contains a part.
    var superellipse: Superellipse { Superellipse(exponent: exponent) }

    /// The distance from the origin at which the curve begins.
    var extent: Double { smooth?.start.x ?? 1 }

    /// The parameters up to the diagonal between which the curve is smooth.
    var joints: [Double] { smooth.map { [0, $0.arcStart, 1] } ?? [0, 1] }

    /// A lower bound of the radius of curvature, which is 0 where the curve has or ends in a corner.
    ///
    /// The curvature of a superellipse is greatest on the diagonal if n ≥ 2, and infinite on the
    /// axes if n < 2. That of a smooth corner is greatest in the cubics, where it was measured to be
    /// up to 1.305 times that of the arc.
    var leastRadius: Double {
        guard !isConcave, exponent >= 2 else { return 0 }
        guard isSuperellipse else { return exponent == 2 ? 0.766 : 0 }
        return .exp2(0.5 - 1 / exponent) / (exponent - 1)
    }

    typealias Sample = (point: Point2D, tangent: Point2D)

    /// The point at a parameter, and the derivative by the parameter.
    func at(_ parameter: Double) -> Sample {
        parameter <= 1 ? half(parameter) : CornerCurve.mirrored(half(2 - parameter))
    }

    /// The point of the first half at a parameter from 0 to 1, and the derivative.
    func half(_ fraction: Double) -> Sample {
        if let smooth, fraction < smooth.arcStart { return smooth.at(fraction) }
        let (distance, rate) = smooth?.along(fraction) ?? (fraction * diagonal, diagonal)
        let (along, height, slope) = joint(distance)
        return isConcave
            ? (Point2D(1 - height, along), Point2D(-rate * slope, rate))
            : (Point2D(1 - along, height), Point2D(-rate, rate * slope))
    }

    /// The height of the superellipse above the side, and its slope.
    private func joint(_ along: Double) -> (Double, Double, Double) {
        guard exponent == 2 else {
            let joint = SuperellipseOctant(exponent: exponent).joint(above: along)
            return (joint.along, joint.height, joint.slope)
        }
        let root = (1 - along * along).squareRoot()
        return (along, along * along / (1 + root), along / root)
    }
}

extension CornerCurve {
    /// The mirror image in the diagonal, where the curve runs from the diagonal.
    static func mirrored(_ sample: Sample) -> Sample { (sample.point.swapped, -sample.tangent.swapped) }
}

extension Point2D {
    /// The mirror image in the diagonal.
    var swapped: Point2D { Point2D(y, x) }
}
