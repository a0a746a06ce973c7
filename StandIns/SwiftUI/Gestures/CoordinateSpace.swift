/// A coordinate space.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public enum CoordinateSpace: Hashable {
    /// The window.
    case global
    /// The view itself.
    case local
    /// A named view around it.
    case named(AnyHashable)
}

/// A type that stands for a coordinate space.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public protocol CoordinateSpaceProtocol {
    /// The space.
    var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of a view itself.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Makes the space.
    public init() {}
    /// The space.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of the window.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Makes the space.
    public init() {}
    /// The space.
    public var coordinateSpace: CoordinateSpace { .global }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The coordinates of the view itself.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The coordinates of the window.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
