/// A value that holds the thumb of a dial while a finger turns it.
///
/// Within the half-width w the thumb stays at the value. From w to 2w it catches up with the
/// finger, twice as fast as that, and beyond it is where the finger turned it. So the thumb never
/// hops, and every value can be reached.
public struct DialMagnet: Hashable, Sendable {
    /// The value.
    public var value: Double

    /// How far the finger can turn to either side without moving the thumb.
    public var halfWidth: Angle

    /// Makes a magnet.
    ///
    /// - Parameters:
    ///   - value: The value; one outside the range counts as the nearer end, NaN as the least
    ///     value, and one between two steps as the nearer step. Magnets that have one value then
    ///     count as the widest of them.
    ///   - halfWidth: How far the finger can turn to either side without moving the thumb; at most
    ///     a quarter of the distance to the next magnet, and half of that to an end of the scale. A
    ///     value that is negative or not finite counts as zero.
    public init(_ value: Double, halfWidth: Angle = .degrees(5)) {
        (self.value, self.halfWidth) = (value, halfWidth)
    }
}
