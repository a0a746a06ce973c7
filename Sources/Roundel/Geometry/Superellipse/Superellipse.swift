internal import RealModule

/// The curve |x/a|ⁿ + |y/b|ⁿ = 1 of Lamé, with any exponent, fitted into a rectangle.
///
/// An exponent of 2 gives the ellipse, 1 a rhombus, and infinity the rectangle. Below 1 the sides
/// bend inward, and 0.5 gives four parabolas. A superellipse has no size: its functions take a
/// ``Rect2D``. An empty rectangle contains no curve, and the documentation of each function says
/// what it returns then.
///
/// ```swift
/// let shape = Superellipse(exponent: 3.5)
/// let path = shape.path(in: Rect2D(x: 0, y: 0, width: 200, height: 120), tolerance: 0.01)
/// print(path.segmentsPerQuadrant, path.errorBound)
/// ```
///
/// The continuous corner of Apple's icons is a different curve, which no exponent matches closely.
public struct Superellipse: Hashable, Sendable {
    /// Lamé's n, from 2⁻¹⁰ to infinity.
    ///
    /// For a shape made by ``init(handle:)`` this is the closest exponent. Measurements such as
    /// containment, area and points then refer to the curve of that exponent.
    public let exponent: Double

    /// The handle k that the shape was made from, or `nil` if it was made from an exponent.
    public let handle: Double?

    /// The least exponent, 2⁻¹⁰: curves of lower exponents are equal to this one in double
    /// precision.
    package static let leastExponent = 0x1p-10

    /// Makes the curve with an exponent in (0, ∞].
    ///
    /// Values below 2⁻¹⁰, including zero and negative values, count as 2⁻¹⁰. NaN counts as 2, the
    /// ellipse.
    public init(exponent: Double) {
        self.exponent = exponent.isNaN ? 2 : max(exponent, Superellipse.leastExponent)
        handle = nil
    }

    /// Makes the shape of four cubics whose handles are k times half the side, an approximation
    /// that is common in design tools.
    ///
    /// Its path consists of those four cubics, whatever the tolerance. Useful values of k run from
    /// 0, a rhombus, to 4/3. Beyond 4/3 the sides bulge out of the rectangle, and below 0 they
    /// cross. A value that is not finite counts as 0.75, the default of the article from which the
    /// shape is taken, "Superellipse UI in Swift" (2021).
    public init(handle k: Double) {
        let finite = k.isFinite ? k : 0.75
        handle = finite
        exponent = Superellipse.exponent(closestToHandle: finite) ?? 1
    }

    /// The handle for which the greatest distance between the four cubics and a curve is least.
    ///
    /// Accurate to 3e-4. For exponents above 2.5 that distance is still 0.0009 to 0.027 of the
    /// half-side, so prefer ``path(in:tolerance:)``. `nil` for NaN and for an exponent below 1,
    /// whose curve cannot be approximated with handles along the sides. The values were found by
    /// `Scripts/superellipse/fit.py`.
    public static func bestHandle(forExponent exponent: Double) -> Double? {
        guard exponent >= 1 else { return nil }
        let position = (Double.exp2(-1 / exponent) - 0.5) * 128
        let index = min(Int(position), 63)
        let (low, high) = (SuperellipseTable.handles[index], SuperellipseTable.handles[index + 1])
        return low + (high - low) * (position - Double(index))
    }

    /// The exponent whose curve is closest to the four cubics with a handle.
    ///
    /// This is the inverse of ``bestHandle(forExponent:)``: infinity for handles from about 1.2832
    /// on, and `nil` for negative handles and NaN.
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
