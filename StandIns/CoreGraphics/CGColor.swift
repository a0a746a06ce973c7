import Foundation

/// A colour as components; no colour management.
public final class CGColor: Hashable, @unchecked Sendable {
    /// Red, green, blue and opacity.
    public let components: [CGFloat]?

    /// Makes a colour from sRGB components.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        components = [red, green, blue, alpha]
    }

    /// How many components there are, opacity included.
    public var numberOfComponents: Int { components?.count ?? 0 }

    /// The opacity.
    public var alpha: CGFloat { components?.last ?? 1 }

    /// The same colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        components.map { CGColor(red: $0[0], green: $0[1], blue: $0[2], alpha: alpha) }
    }

    /// Whether all components agree.
    public static func == (left: CGColor, right: CGColor) -> Bool { left.components == right.components }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
