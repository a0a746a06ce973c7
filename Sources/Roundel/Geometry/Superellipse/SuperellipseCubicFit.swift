internal import RealModule

/// One cubic of an octant, fitted to the curve by the lengths of its two handles.
///
/// The handles have the directions of the curve's tangents. Their lengths are in parts of the
/// distance from an end to the point where the tangents meet. They start from an initial guess, and
/// three damped Gauss–Newton steps reduce the sum of squared distances from the curve at six
/// Chebyshev nodes. The number of steps is fixed, so that the cost is constant and the same input
/// gives the same bits. `Scripts/superellipse/recipe.py` is the same algorithm, with which its
/// constants were found.
struct SuperellipseCubicFit {
    private let octant: SuperellipseOctant
    private let first: Point2D
    private let last: Point2D
    private let out: Point2D
    private let back: Point2D

    /// Whether the segment is its own mirror image in the diagonal, which makes both handle lengths
    /// equal.
    private let isMirrored: Bool
    private var handles = Point2D(2.0 / 3, 2.0 / 3)

    /// Makes the segment between two joints of an octant, of which the first is nearer to the axis.
    init(_ octant: SuperellipseOctant, from start: SuperellipseOctant.Joint, to end: SuperellipseOctant.Joint)
    {
        self.octant = octant
        isMirrored = false
        first = Point2D(start.along, start.height)
        last = Point2D(end.along, end.height)
        let chord = last - first
        let bend = end.slope - start.slope
        // Near n = 1 the tangents are parallel except for rounding: keep their meeting point
        // between the ends.
        let meeting = bend > 0 ? min(max((chord.x * end.slope - chord.y) / bend, 0), chord.x) : chord.x / 2
        out = Point2D(meeting, meeting * start.slope)
        back = Point2D(chord.x - meeting, (chord.x - meeting) * end.slope)
    }

    /// Makes the segment from a joint across the diagonal to the joint's mirror image.
    init(_ octant: SuperellipseOctant, across start: SuperellipseOctant.Joint) {
        self.octant = octant
        isMirrored = true
        first = Point2D(start.along, start.height)
        last = Point2D(1 - start.height, 1 - start.along)
        let chord = last - first
        let bend = 1 - start.slope * start.slope
        let meeting = bend > 0 ? min(max((chord.x - chord.y * start.slope) / bend, 0), chord.x) : chord.x / 2
        out = Point2D(meeting, meeting * start.slope)
        back = Point2D(meeting * start.slope, meeting)
    }

    /// The two control points.
    var controls: (Point2D, Point2D) {
        guard octant.isLine else { return (first + out * handles.x, last - back * handles.y) }
        let third = (last - first) / 3
        return (first + third, last - third)
    }

    /// Fits the segment next to the axis, where the curve is nearly a power of s, from a guess that
    /// depends on n alone.
    mutating func fitNextToAxis() {
        let m = max(octant.exponent, 1 / octant.exponent)
        let small = max(0.1, m - 1.55)
        let outer = m < 2 ? small : max(0.35, 1.05 - 2 / (m + 0.2))
        handles = Point2D(outer, m < 2 ? 1 - 0.2 * small * (1 + small) : 1 + 0.14 * .log(m / 2.75))
        fit(damping: 1e-3, isNextToAxis: true)
    }

    /// Fits any other segment; the one next to the axis has the index 0.
    mutating func fit(index: Int) {
        if index == 1, !isMirrored, octant.exponent > 2.25 { handles = Point2D(0.5, 0.8) }
        fit(damping: 2e-5)
    }

    private mutating func fit(damping: Double, isNextToAxis: Bool = false) {
        for _ in 0..<3 {
            var normal = NormalEquations()
            for node in isMirrored ? 0..<3 : 0..<6 { add(node, to: &normal) }
            let step = isMirrored ? normal.commonStep : normal.step(damping: damping)
            let stride = max(step.x.magnitude, step.y.magnitude)
            let scale = stride > 0.3 ? 0.3 / stride : 1
            // A concave curve ends in a cusp, where handles beyond the meeting point would cross
            // the axis.
            let top = octant.exponent < 1 ? 1.0 : 4.0
            handles = (handles + step * scale).clamped(
                lowerBound: Point2D(repeating: 0.01),
                upperBound: Point2D(repeating: top)
            )
            if isNextToAxis { shortenOuterHandle() }
        }
    }

    /// Shortens the outer handle so that s increases along the whole cubic, which long handles
    /// would prevent on the flat sides of n > 500.
    ///
    /// Let a and c be the first and last leg of the control polygon and T the chord, all measured
    /// along s. Then s increases everywhere if a + c − √(ac) ≤ T.
    private mutating func shortenOuterHandle() {
        let chord = last.x - first.x
        let leg = min(handles.y * back.x, chord)
        let root = (leg.squareRoot() + (4 * chord - 3 * leg).squareRoot()) / 2
        handles.x = min(handles.x, root * root / max(out.x, 0x1p-1022))
    }

    /// Adds the distance from the curve at a node, to first order, and its derivatives by the
    /// handle lengths.
    private func add(_ node: Int, to normal: inout NormalEquations) {
        let weights = SuperellipseCubicFit.bernstein(node)
        let point =
            first * weights.x + (first + out * handles.x) * weights.y
            + (last - back * handles.y) * weights.z + last * weights.w
        let curve = octant.joint(above: point.x)
        let cosine = 1 / (1 + curve.slope * curve.slope).squareRoot()
        normal.add(
            distance: (point.y - curve.height) * cosine,
            (out.y - out.x * curve.slope) * weights.y * cosine,
            (back.x * curve.slope - back.y) * weights.z * cosine
        )
    }

    /// The Bernstein polynomials at a Chebyshev node, t = (1 − cos((2i + 1)·15°)) / 2.
    private static func bernstein(_ node: Int) -> SIMD4<Double> {
        let t: Double
        switch node {
        case 0: t = 0.017_037_086_855_465_844
        case 1: t = 0.146_446_609_406_726_24
        case 2: t = 0.370_590_477_448_739_65
        case 3: t = 0.629_409_522_551_260_35
        case 4: t = 0.853_553_390_593_273_76
        default: t = 0.982_962_913_144_534_156
        }
        let u = 1 - t
        return SIMD4(u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    }
}

/// The normal equations of a least-squares problem with two unknowns.
private struct NormalEquations {
    private var matrix = SIMD4<Double>(repeating: 0)
    private var right = Point2D(repeating: 0)

    mutating func add(distance: Double, _ first: Double, _ second: Double) {
        matrix += SIMD4(first * first, first * second, second * second, 0)
        right += Point2D(first * distance, second * distance)
    }

    /// The step of both unknowns; zero where the equations are singular.
    func step(damping: Double) -> Point2D {
        let (a, b, c) = (matrix.x * (1 + damping), matrix.y, matrix.z * (1 + damping))
        let determinant = a * c - b * b
        guard determinant > 0 else { return .zero }
        return Point2D(b * right.y - c * right.x, b * right.x - a * right.y) / determinant
    }

    /// The step of the unknowns if both are kept equal.
    var commonStep: Point2D {
        let weight = matrix.x + 2 * matrix.y + matrix.z
        guard weight > 0 else { return .zero }
        return Point2D(repeating: -(right.x + right.y) / weight)
    }
}
