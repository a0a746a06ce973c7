internal import RealModule

/// One cubic of an octant, with the tangents of the curve at both ends and two free handle lengths.
///
/// Lengths are in parts of the way from an end to where the tangents meet. They start from a guess and take
/// three damped Gauss–Newton steps that lessen the squared distances from the curve at six Chebyshev
/// nodes. Three steps, always: the cost is fixed, and the same input gives the same bits.
/// `Scripts/superellipse/recipe.py` is the same recipe, and what its constants were searched with.
struct SuperellipseSegment {
    private let octant: SuperellipseOctant
    private let first: Point2D
    private let last: Point2D
    private let out: Point2D
    private let back: Point2D

    /// Half of a segment that is its own image in the diagonal has a single handle length.
    private let isMirrored: Bool
    private var handles = Point2D(2.0 / 3, 2.0 / 3)

    /// A segment between two joints of an octant, the first nearer to the axis.
    init(_ octant: SuperellipseOctant, from start: SuperellipseOctant.Joint, to end: SuperellipseOctant.Joint)
    {
        self.octant = octant
        isMirrored = false
        first = Point2D(start.along, start.height)
        last = Point2D(end.along, end.height)
        let way = last - first
        let bend = end.slope - start.slope
        // Near n = 1 the tangents are parallel but for rounding: keep their meeting point between the ends.
        let reach = bend > 0 ? min(max((way.x * end.slope - way.y) / bend, 0), way.x) : way.x / 2
        out = Point2D(reach, reach * start.slope)
        back = Point2D(way.x - reach, (way.x - reach) * end.slope)
    }

    /// A segment from a joint across the diagonal to the joint's image.
    init(_ octant: SuperellipseOctant, across start: SuperellipseOctant.Joint) {
        self.octant = octant
        isMirrored = true
        first = Point2D(start.along, start.height)
        last = Point2D(1 - start.height, 1 - start.along)
        let way = last - first
        let bend = 1 - start.slope * start.slope
        let reach = bend > 0 ? min(max((way.x - way.y * start.slope) / bend, 0), way.x) : way.x / 2
        out = Point2D(reach, reach * start.slope)
        back = Point2D(reach * start.slope, reach)
    }

    /// The two control points.
    var controls: (Point2D, Point2D) { (first + out * handles.x, last - back * handles.y) }

    /// The curve next to an axis is nearly a power of s: its handles depend on n alone, almost.
    mutating func fitNextToAxis() {
        let m = max(octant.exponent, 1 / octant.exponent)
        let small = max(0.1, m - 1.55)
        let outer = m < 2 ? small : max(0.35, 1.05 - 2 / (m + 0.2))
        handles = Point2D(outer, m < 2 ? 1 - 0.2 * small * (1 + small) : 1 + 0.14 * .log(m / 2.75))
        fit(damping: 1e-3, isNextToAxis: true)
    }

    /// Fits any other segment; `index` counts from the axis, whose segment is 0.
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
            // A concave curve ends in a cusp: handles beyond the meeting point would cross the axis.
            let top = octant.exponent < 1 ? 1.0 : 4.0
            handles = (handles + step * scale).clamped(
                lowerBound: Point2D(repeating: 0.01),
                upperBound: Point2D(repeating: top)
            )
            if isNextToAxis { shortenOuterHandle() }
        }
    }

    /// Keeps s from running back and forth along a flat side, as it would with long handles and n > 500.
    ///
    /// With a and c the first and the last leg of the control polygon and T the whole way, all along s, it
    /// never turns when a + c − √(ac) ≤ T.
    private mutating func shortenOuterHandle() {
        let way = last.x - first.x
        let leg = min(handles.y * back.x, way)
        let root = (leg.squareRoot() + (4 * way - 3 * leg).squareRoot()) / 2
        handles.x = min(handles.x, root * root / max(out.x, 0x1p-1022))
    }

    /// Adds the distance from the curve at a node, to first order, and how it changes with the handles.
    private func add(_ node: Int, to normal: inout NormalEquations) {
        let weights = SuperellipseSegment.bernstein(node)
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

    /// The step of both unknowns, none where the equations say nothing.
    func step(damping: Double) -> Point2D {
        let (a, b, c) = (matrix.x * (1 + damping), matrix.y, matrix.z * (1 + damping))
        let determinant = a * c - b * b
        guard determinant > 0 else { return .zero }
        return Point2D(b * right.y - c * right.x, b * right.x - a * right.y) / determinant
    }

    /// The step of two unknowns that are kept equal.
    var commonStep: Point2D {
        let weight = matrix.x + 2 * matrix.y + matrix.z
        guard weight > 0 else { return .zero }
        return Point2D(repeating: -(right.x + right.y) / weight)
    }
}
