/// A mark on the scale of a dial.
public struct DialTick: Hashable, Sendable {
    /// The value at the mark.
    public let value: Double

    /// The rotation from the least value.
    public let rotation: Angle

    /// The direction on the screen.
    public let direction: Angle

    /// Whether it is one of the greater marks, which usually have labels.
    public let isMajor: Bool

    /// The point of the mark at a distance from the centre, for a line's end or a label's centre.
    ///
    /// - Parameters:
    ///   - radius: The distance from the centre, in points; a value that is not finite counts as
    ///     zero.
    ///   - center: The centre of the dial.
    public func point(radius: Double, center: Point2D) -> Point2D {
        center + Point2D(direction: direction) * (radius.isFinite ? radius : 0)
    }
}
