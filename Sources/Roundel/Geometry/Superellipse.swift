internal import RealModule

/// The curve |x/a|ⁿ + |y/b|ⁿ = 1 of Lamé, with any exponent, fitted into a rectangle.
///
/// An exponent of 2 is the ellipse, 1 a rhombus, infinity the rectangle; below 1 the sides bend inwards, and
/// 0.5 consists of four parabolas. A superellipse has no size of its own: functions take a ``Rect2D``. An
/// empty rectangle holds no curve, and each function says what it answers then.
///
/// ```swift
/// let shape = Superellipse(exponent: 3.5)
/// let path = shape.path(in: Rect2D(x: 0, y: 0, width: 200, height: 120), tolerance: 0.01)
/// print(path.segmentsPerQuadrant, path.errorBound)
/// ```
///
/// It is not the continuous corner of Apple's icons, which no exponent matches closely.
public struct Superellipse: Hashable, Sendable {
    /// Lamé's n, from ``leastExponent`` to infinity.
    ///
    /// For a shape made by ``init(handle:)`` this is the closest exponent, and what is measured
    /// (containment, area, points and so on) is measured on that curve.
    public let exponent: Double

    /// The handle k that the shape was made with, or `nil` when it was made from an exponent.
    public let handle: Double?

    /// 2⁻¹⁰: curves of lower exponents differ from this one by less than a double can say.
    public static let leastExponent = 0x1p-10

    /// Makes the curve of an exponent, in (0, ∞].
    ///
    /// Zero, negative numbers and numbers below ``leastExponent`` count as that; NaN counts as 2, the
    /// ellipse.
    public init(exponent: Double) {
        self.exponent = exponent.isNaN ? 2 : max(exponent, Superellipse.leastExponent)
        handle = nil
    }

    /// Makes the shape of four cubics whose handles are k times half the side: a designer's approximation.
    ///
    /// Its path is those four cubics and nothing else, whatever the tolerance. Meant for k from 0, a rhombus,
    /// to 4/3; beyond that the sides bulge out of the rectangle, and below 0 they cross. A k that is not
    /// finite counts as 0.75. The source is the article "Superellipse UI in Swift" (2021), whose default is
    /// 0.75.
    public init(handle k: Double) {
        let finite = k.isFinite ? k : 0.75
        handle = finite
        exponent = Superellipse.exponent(closestToHandle: finite) ?? 1
    }

    /// The handle of the four cubics whose largest distance from a curve is least; `nil` for an exponent
    /// below 1 or NaN, which handles along the sides cannot follow.
    ///
    /// Good to 1e-4. The distance is 2 to 26 thousandths of the half-side for exponents beyond 2.5, whatever
    /// the handle: prefer ``path(in:tolerance:)``. Found by `Scripts/superellipse/fit.py`.
    public static func bestHandle(forExponent exponent: Double) -> Double? {
        guard exponent >= 1 else { return nil }
        let place = (Double.exp2(-1 / exponent) - 0.5) * 128
        let index = min(Int(place), 63)
        let (low, high) = (SuperellipseTable.handles[index], SuperellipseTable.handles[index + 1])
        return low + (high - low) * (place - Double(index))
    }

    /// The exponent whose curve the four cubics with a handle follow most closely; the inverse of
    /// ``bestHandle(forExponent:)``.
    ///
    /// Infinity from about 1.2832 on; `nil` below 0 or for NaN.
    public static func exponent(closestToHandle k: Double) -> Double? {
        let handles = SuperellipseTable.handles
        guard k >= 0 else { return nil }
        guard k < handles[64] else { return .infinity }
        let index = (0..<63).first { k < handles[$0 + 1] } ?? 63
        let (low, high) = (handles[index], handles[index + 1])
        let root = 0.5 + (Double(index) + (k - low) / (high - low)) / 128
        return -1 / .log2(root)
    }
}
