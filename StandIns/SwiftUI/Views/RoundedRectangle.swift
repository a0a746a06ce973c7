public import CoreGraphics

/// The curve of rounded corners.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public enum RoundedCornerStyle: Hashable, Sendable {
    /// Quarter circles.
    case circular
    /// Corners with continuous curvature.
    case continuous
}

/// The radii of a rectangle's corners.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
@frozen public struct RectangleCornerRadii: Equatable, Sendable {
    /// The radius at the top and the leading side.
    public var topLeading: CGFloat
    /// The radius at the bottom and the leading side.
    public var bottomLeading: CGFloat
    /// The radius at the bottom and the trailing side.
    public var bottomTrailing: CGFloat
    /// The radius at the top and the trailing side.
    public var topTrailing: CGFloat

    /// Makes a set of radii.
    public init(
        topLeading: CGFloat = 0,
        bottomLeading: CGFloat = 0,
        bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
    ) {
        (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
        (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
    }
}

/// A rectangle with rounded corners, which the stand-in draws circular in any style.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct RoundedRectangle: InsettableShape {
    /// The radii.
    public var cornerSize: CGSize
    /// The style.
    public var style: RoundedCornerStyle
    private var inset: CGFloat = 0

    /// Makes a rectangle with two radii.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        (self.cornerSize, self.style) = (cornerSize, style)
    }

    /// Makes a rectangle with a radius.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// The outline.
    public func path(in rect: CGRect) -> Path {
        let box = rect.insetBy(dx: inset, dy: inset)
        let width = min(max(cornerSize.width - inset, 0), box.width / 2)
        let height = min(max(cornerSize.height - inset, 0), box.height / 2)
        return Path(CGPath(roundedRect: box, cornerWidth: width, cornerHeight: height, transform: nil))
    }

    /// The inset rectangle.
    public func inset(by amount: CGFloat) -> RoundedRectangle {
        var rectangle = self
        rectangle.inset += amount
        return rectangle
    }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension Shape where Self == RoundedRectangle {
    /// A rectangle with two radii.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    /// A rectangle with a radius.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
