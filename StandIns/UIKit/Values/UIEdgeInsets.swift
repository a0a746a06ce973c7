/// Distances inward from the four sides of a rectangle.
@available(iOS 2, tvOS 9, watchOS 2, visionOS 1, *)
@available(macOS, unavailable)
public struct UIEdgeInsets: Equatable, Sendable {
    /// From the top.
    public var top: CGFloat
    /// From the left.
    public var left: CGFloat
    /// From the bottom.
    public var bottom: CGFloat
    /// From the right.
    public var right: CGFloat

    /// Makes insets of zero.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
    /// Makes insets.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
    /// Insets of zero.
    public static let zero = UIEdgeInsets()
}

@available(iOS 2, tvOS 9, watchOS 2, visionOS 1, *)
@available(macOS, unavailable)
extension CGRect {
    /// The rectangle with its sides moved inward.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left,
            y: minY + insets.top,
            width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom
        )
    }
}
