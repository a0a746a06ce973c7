#if !canImport(ObjectiveC)
import Foundation
#endif

/// A colour as components, without colour management.
public final class CGColor: Hashable, @unchecked Sendable {
    /// Red, green, blue and opacity.
    @available(iOS 7, macOS 10.9, tvOS 9, watchOS 2, visionOS 1, *)
    public let components: [CGFloat]?

    /// Makes a colour from sRGB components.
    @available(iOS 13, macOS 10.5, tvOS 13, watchOS 6, visionOS 1, *)
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        components = [red, green, blue, alpha]
    }

    /// The number of components, including opacity.
    @available(iOS 2, macOS 10.3, tvOS 9, watchOS 2, visionOS 1, *)
    public var numberOfComponents: Int { components?.count ?? 0 }

    /// The opacity.
    @available(iOS 2, macOS 10.3, tvOS 9, watchOS 2, visionOS 1, *)
    public var alpha: CGFloat { components?.last ?? 1 }

    /// The same colour with another opacity.
    @available(iOS 2, macOS 10.3, tvOS 9, watchOS 2, visionOS 1, *)
    public func copy(alpha: CGFloat) -> CGColor? {
        components.map { CGColor(red: $0[0], green: $0[1], blue: $0[2], alpha: alpha) }
    }

    /// Whether all components are equal.
    public static func == (left: CGColor, right: CGColor) -> Bool { left.components == right.components }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
