/// One corner of a rectangle: its radii and its shape.
public struct Corner: Hashable, Sendable {
    /// The radii along the horizontal and the vertical side, in points.
    ///
    /// They are both 0 or both greater than 0.
    public let radii: Point2D

    /// The shape.
    public let shape: CornerShape

    /// The corner of the rectangle itself.
    public static let square = Corner(radius: 0)

    /// Makes a corner with the same radius along both sides, in points.
    ///
    /// A radius that is negative, NaN or below 2⁻¹⁰⁰¹ counts as 0, which gives the corner of the
    /// rectangle itself. One beyond 2¹⁰⁰⁰, such as infinity, counts as 2¹⁰⁰⁰: with
    /// ``Corners/fitted(in:)``, that is as large as the rectangle allows.
    public init(radius: Double, shape: CornerShape = .round) {
        self.init(radii: Point2D(repeating: radius), shape: shape)
    }

    /// Makes a corner with a radius along the horizontal side, `x`, and one along the vertical
    /// side, `y`, in points.
    ///
    /// As in CSS, a corner of which one radius is 0 is the corner of the rectangle itself. Radii
    /// out of range count as in ``init(radius:shape:)``.
    public init(radii: Point2D, shape: CornerShape = .round) {
        let valid = radii.replacing(with: 0, where: .!(radii .>= 0x1p-1001))
        self.radii = valid.min() > 0 ? valid.bounded : .zero
        self.shape = shape
    }

    /// Whether the outline reaches the corner of the rectangle.
    var isSquare: Bool { radii == .zero || shape.exponent == .infinity }
}
