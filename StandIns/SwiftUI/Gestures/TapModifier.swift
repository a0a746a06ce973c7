/// Runs an action when the view is tapped.
nonisolated struct TapModifier: ViewModifier, PrimitiveModifier, ButtonElement {
    let action: @MainActor () -> Void
    @MainActor var fingers: Box<Set<ObjectIdentifier>>? { nil }
}

@available(iOS 13, macOS 10.15, tvOS 16, watchOS 6, visionOS 1, *)
extension View {
    /// Runs an action when the view is tapped; the stand-in supports single taps only.
    nonisolated public func onTapGesture(
        count: Int = 1,
        perform action: @escaping () -> Void
    ) -> some View {
        precondition(count == 1, "The stand-in knows single taps.")
        nonisolated(unsafe) let action = action
        return modifier(TapModifier { action() })
    }
}
