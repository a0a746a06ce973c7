/// The size that a container proposes to a view.
///
/// `nil` asks for the ideal size, zero for the minimum, infinity for the maximum.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
public struct ProposedViewSize: Equatable, Sendable {
    /// The width, or `nil` for the ideal one.
    public var width: CGFloat?
    /// The height, or `nil` for the ideal one.
    public var height: CGFloat?

    /// Asks for the minimum size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Asks for the maximum size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Makes a proposal.
    public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }

    /// Makes a proposal of a size.
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// The size, with the dimensions of another one where this one has `nil`.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}
