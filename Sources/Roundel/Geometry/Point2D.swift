internal import RealModule

/// A point, a vector or a size in the plane: `x` to the right and `y` down, in points.
///
/// The macOS headers already declare a type named `Point`.
public typealias Point2D = SIMD2<Double>

extension SIMD2 where Scalar == Double {
    /// The distance from the origin, in points; never negative.
    ///
    /// The length of a vector beyond 1e154 points is infinite, because its square overflows, and
    /// that of one below 1e-162 points is 0.
    @inlinable
    public var length: Double { (x * x + y * y).squareRoot() }

    /// Whether both coordinates are finite.
    @inlinable
    public var isFinite: Bool { x.isFinite && y.isFinite }

    /// This vector, with zero for a coordinate that is not finite.
    var finiteOrZero: Point2D { Point2D(x.isFinite ? x : 0, y.isFinite ? y : 0) }

    /// This vector, with coordinates beyond ±2¹⁰⁰⁰ replaced by ±2¹⁰⁰⁰.
    var bounded: Point2D {
        clamped(lowerBound: Point2D(repeating: -0x1p1000), upperBound: Point2D(repeating: 0x1p1000))
    }

    /// The scalar product of two vectors.
    ///
    /// In a debug build it takes a fraction of the time of the sum of a vector, which is generic.
    func dot(_ other: Point2D) -> Double { x * other.x + y * other.y }

    /// The unit vector that points in the direction of `angle`; both coordinates are NaN if the angle
    /// is not finite.
    public init(direction angle: Angle) {
        self.init(x: .cos(angle.radians), y: .sin(angle.radians))
    }

    /// The point of a cubic Bézier curve at a parameter from 0 to 1.
    @inline(never)  // It is long and called often, so one copy is enough.
    package static func onCubic(
        _ start: Point2D,
        _ first: Point2D,
        _ second: Point2D,
        _ end: Point2D,
        at t: Double
    ) -> Point2D {
        let (u, outer, inner) = (1 - t, (1 - t) * (1 - t), t * t)
        return u * outer * start + 3 * t * outer * first + 3 * u * inner * second + t * inner * end
    }

    /// This vector, rotated by the angle whose cosine is `turn.x` and whose sine is `turn.y`.
    ///
    /// This is a product of complex numbers.
    func turned(by turn: Point2D) -> Point2D {
        Point2D(x * turn.x - y * turn.y, x * turn.y + y * turn.x)
    }
}
