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

/// Hosts a view in a hosting view of its own.
///
/// It has the environment of the views around, but no coordinates in common with them except those
/// of the window: no name of theirs reaches into it. Apple does not document this; it has been
/// measured for the pages of navigation stacks, tab views and pagers, and for sheets.
nonisolated struct HostingModifier: ViewModifier, PrimitiveModifier {
    /// How the hosting view is shown.
    enum Kind {
        /// As a page: its view controller is a child of the one around.
        case page
        /// As a cell, without a view controller.
        case cell
        /// As a sheet: its view controller has no parent.
        case sheet
    }

    let kind: Kind

    #if canImport(UIKit) && !os(watchOS)
    @MainActor func evaluated(in context: EvaluationContext) {
        guard kind != .cell, context.node.memory == nil else { return }
        let controller = StandInHostingController()
        context.node.memory = controller
        context.node.dismantle = { controller.view.removeFromSuperview() }
    }
    #endif
}

extension View {
    /// Hosts the view as a sheet does, for tests.
    nonisolated public func standInHosted() -> some View { hosted(as: .sheet) }

    nonisolated func hosted(as kind: HostingModifier.Kind) -> some View {
        modifier(HostingModifier(kind: kind))
    }
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

    /// The position of the innermost element that names a space, in the same hosting view as the last
    /// one.
    @MainActor private func index(of name: AnyHashable) -> Int? {
        let host = lastIndex { $0.value is HostingModifier } ?? -1
        return lastIndex { ($0.value as? CoordinateSpaceModifier)?.name == name }.flatMap {
            $0 > host ? $0 : nil
        }
    }
}
