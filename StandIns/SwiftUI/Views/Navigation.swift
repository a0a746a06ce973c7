/// A root view over which links push others.
public struct NavigationStack<Root: View>: View, PrimitiveView {
    private let root: Root

    /// Makes a stack with its root.
    public init(@ViewBuilder root: () -> Root) { self.root = root() }

    func elements(in context: EvaluationContext) -> [StandInElement] {
        var context = context
        let pushed = context.node.memory as? Box<AnyView?> ?? Box(nil)
        context.node.memory = pushed
        context.environment.standInPush = { pushed.value = $0 }
        if let top = pushed.value { return context.child("top").elements(of: top) }
        return context.child("root").elements(of: root)
    }
}

/// A row that pushes a view when it is tapped.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View, PrimitiveView {
    private let destination: Destination
    private let label: Label

    /// Makes a link.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        (self.destination, self.label) = (destination(), label())
    }

    @MainActor func elements(in context: EvaluationContext) -> [StandInElement] {
        let push = context.environment.standInPush
        let button = Button {
            push?(AnyView(destination))
        } label: {
            label
        }
        return context.child("button").elements(of: button)
    }
}

extension EnvironmentValues {
    private struct PushKey: EnvironmentKey {
        static var defaultValue: (@MainActor (AnyView) -> Void)? { nil }
    }

    /// Puts a view on top of the surrounding stack; `nil` where there is none.
    var standInPush: (@MainActor (AnyView) -> Void)? {
        get { self[PushKey.self] }
        set { self[PushKey.self] = newValue }
    }
}

/// How large a title is.
public struct NavigationBarItem: Sendable {
    /// How large a title is.
    public enum TitleDisplayMode: Sendable {
        /// As the one before.
        case automatic
        /// Small, in the bar.
        case inline
        /// Large, below the bar.
        case large
    }
}

extension View {
    /// Names the view in a stack.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        recorded("navigationTitle", titleKey.string)
    }

    /// Says how large the title is; not on macOS and tvOS.
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        recorded("navigationBarTitleDisplayMode", displayMode)
    }
}
