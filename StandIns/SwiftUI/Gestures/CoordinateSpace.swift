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

/// The coordinates of a named view.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable
    /// The space.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The coordinates of the nearest view around with a name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
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

/// Hosts a view in a window of its own.
nonisolated struct HostingModifier: ViewModifier, PrimitiveModifier {}

extension View {
    /// Hosts the view as a sheet does, for tests: it has the environment of the views around, but no
    /// coordinates in common with them except those of the window.
    nonisolated public func standInHosted() -> some View { modifier(HostingModifier()) }
}

/// Names the coordinates of a view.
nonisolated struct CoordinateSpaceModifier: ViewModifier, PrimitiveModifier {
    let name: AnyHashable
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension View {
    /// Names the view's coordinates, for the views inside.
    @available(iOS, introduced: 13.0, deprecated: 100000.0)
    @available(macOS, introduced: 10.15, deprecated: 100000.0)
    @available(tvOS, introduced: 13.0, deprecated: 100000.0)
    @available(watchOS, introduced: 6.0, deprecated: 100000.0)
    @available(visionOS, introduced: 1.0, deprecated: 100000.0)
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }
}

extension [StandInElement] {
    /// The frame whose corner is the origin of a coordinate space, on the way from the outermost
    /// element to a view, and the position of its element; `nil` for the window.
    ///
    /// Assumption: a name that no view around has stands for the window.
    @MainActor func origin(of space: CoordinateSpace) -> Int? {
        switch space {
        case .global: nil
        case .local: isEmpty ? nil : count - 1
        case .named(let name): index(of: name)
        }
    }

    /// The position of the innermost element that names a space, in the same window as the last one.
    @MainActor func index(of name: AnyHashable) -> Int? {
        let host = lastIndex { $0.value is HostingModifier } ?? -1
        return lastIndex { ($0.value as? CoordinateSpaceModifier)?.name == name }.flatMap {
            $0 > host ? $0 : nil
        }
    }
}
