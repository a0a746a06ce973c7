internal import RealModule

/// A point, a vector or a size in the plane: `x` to the right and `y` down, in points.
///
/// The name avoids `Point`, which the macOS headers already take.
public typealias Point2D = SIMD2<Double>

extension SIMD2 where Scalar == Double {
    /// The distance from the origin, in points; never negative.
    ///
    /// Squares overflow beyond 1e154 points: the length of a longer vector is infinite.
    @inlinable
    public var length: Double { (self * self).sum().squareRoot() }

    /// Whether both coordinates are finite.
    @inlinable
    public var isFinite: Bool { x.isFinite && y.isFinite }

    /// This vector with zero in place of a coordinate that is not finite.
    var finiteOrZero: Point2D { Point2D(x.isFinite ? x : 0, y.isFinite ? y : 0) }

    /// The unit vector that points in the direction of `angle`.
    public init(direction angle: Angle) {
        self.init(x: .cos(angle.radians), y: .sin(angle.radians))
    }

    /// This vector turned by a rotation whose cosine is `turn.x` and whose sine is `turn.y`: the
    /// product of complex numbers.
    @inlinable
    func turned(by turn: Point2D) -> Point2D {
        Point2D(x * turn.x - y * turn.y, x * turn.y + y * turn.x)
    }
}
