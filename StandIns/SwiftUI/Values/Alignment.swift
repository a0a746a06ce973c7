/// A place in a unit square.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct UnitPoint: Hashable, Sendable {
    /// The share of the width.
    public var x: CGFloat
    /// The share of the height.
    public var y: CGFloat

    /// Makes a place from shares of the width and height.
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the upper side.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the lower side.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The corner of the origin.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The corner opposite to the origin.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// Which way lines of text run.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// As in English.
    case leftToRight
    /// As in Arabic.
    case rightToLeft
}

/// An alignment in both axes; the stand-in knows the middle, one side and two corners.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct Alignment: Equatable, Sendable {
    let point: UnitPoint

    /// The middle.
    public static let center = Alignment(point: .center)
    /// The middle of the leading side.
    public static let leading = Alignment(point: UnitPoint(x: 0, y: 0.5))
    /// The leading top corner.
    public static let topLeading = Alignment(point: .topLeading)
    /// The trailing bottom corner.
    public static let bottomTrailing = Alignment(point: .bottomTrailing)
}

/// An alignment along the horizontal axis.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct HorizontalAlignment: Equatable, Sendable {
    let share: CGFloat

    /// The middle.
    public static let center = HorizontalAlignment(share: 0.5)
}

/// An alignment along the vertical axis.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct VerticalAlignment: Equatable, Sendable {
    let share: CGFloat

    /// The middle.
    public static let center = VerticalAlignment(share: 0.5)
    /// The top.
    public static let top = VerticalAlignment(share: 0)
}
