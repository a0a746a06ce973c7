/// A point in the unit square.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct UnitPoint: Hashable, Sendable {
    /// The fraction of the width.
    public var x: CGFloat
    /// The fraction of the height.
    public var y: CGFloat

    /// Makes a point from fractions of the width and the height.
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

    /// The centre.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The centre of the top edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The centre of the bottom edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The corner at the origin.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The corner opposite the origin.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// The layout direction of text.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// Left to right, as in English.
    case leftToRight
    /// Right to left, as in Arabic.
    case rightToLeft
}

/// What happens to a shape when the layout direction changes.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// Nothing.
    case fixed
    /// It is mirrored in a layout direction.
    case mirrors(in: LayoutDirection)
}

/// An alignment in both axes; the stand-in has the centre, two edges and three corners.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct Alignment: Equatable, Sendable {
    let point: UnitPoint

    /// The centre.
    public static let center = Alignment(point: .center)
    /// The centre of the leading edge.
    public static let leading = Alignment(point: UnitPoint(x: 0, y: 0.5))
    /// The centre of the trailing edge.
    public static let trailing = Alignment(point: UnitPoint(x: 1, y: 0.5))
    /// The leading top corner.
    public static let topLeading = Alignment(point: .topLeading)
    /// The trailing top corner.
    public static let topTrailing = Alignment(point: UnitPoint(x: 1, y: 0))
    /// The trailing bottom corner.
    public static let bottomTrailing = Alignment(point: .bottomTrailing)
}

/// An alignment along the horizontal axis.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct HorizontalAlignment: Equatable, Sendable {
    let fraction: CGFloat

    /// The centre.
    public static let center = HorizontalAlignment(fraction: 0.5)
}

/// An alignment along the vertical axis.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct VerticalAlignment: Equatable, Sendable {
    let fraction: CGFloat

    /// The centre.
    public static let center = VerticalAlignment(fraction: 0.5)
    /// The top.
    public static let top = VerticalAlignment(fraction: 0)
    /// The baseline of the topmost text, of which only `explicitAlignment` knows.
    public static let firstTextBaseline = VerticalAlignment(fraction: 0.25)
}
