/// Where the pointer is.
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
@available(watchOS, unavailable)
@frozen public enum HoverPhase: Equatable, Sendable {
    /// At a point of the view.
    case active(CGPoint)
    /// Outside the view.
    case ended
}

/// Runs an action when the pointer moves.
@available(watchOS, unavailable)
nonisolated struct HoverModifier: ViewModifier, PrimitiveModifier {
    let action: (HoverPhase) -> Void
}

@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
@available(watchOS, unavailable)
extension View {
    /// Runs an action when the pointer moves over the view or leaves it; for systems before iOS 17.
    @available(iOS, introduced: 16.0, deprecated: 100000.0)
    @available(macOS, introduced: 13.0, deprecated: 100000.0)
    @available(tvOS, introduced: 16.0, deprecated: 100000.0)
    @available(visionOS, introduced: 1.0, deprecated: 100000.0)
    @_disfavoredOverload
    nonisolated public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local,
        perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        precondition(coordinateSpace == .local, "The stand-in tells where a pointer is in the view alone.")
        return modifier(HoverModifier(action: action))
    }

    /// Runs an action when the pointer moves over the view or leaves it.
    @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        let space = coordinateSpace.coordinateSpace
        precondition(space == .local, "The stand-in tells where a pointer is in the view alone.")
        return modifier(HoverModifier(action: action))
    }
}
