/// The path of a navigation stack; the stand-in's stack stores it itself.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
public struct NavigationPath {
    /// Makes an empty path.
    public init() {}
}

/// A root view over which links push others.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
public nonisolated struct NavigationStack<Data, Root: View>: View, PrimitiveView {
    private let root: Root

    /// Makes a stack with its root.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }

    @MainActor func elements(in context: EvaluationContext) -> [StandInElement] {
        var context = context
        let pushed = context.node.memory as? Box<AnyView?> ?? Box(nil)
        context.node.memory = pushed
        context.environment.standInPush = { pushed.value = $0 }
        // A covered view keeps its state.
        let root = context.child("root")
        let children =
            pushed.value.map { context.child("top").elements(of: $0.hosted(as: .page)) }
            ?? root.elements(of: self.root.hosted(as: .page))
        let bar = StandInNavigationBar(over: children, canGoBack: pushed.value != nil)
        let layout = BarLayout(height: bar.height)
        return [StandInElement(bar, children, context.environment, layout)]
    }
}

/// A row that pushes a view when it is tapped.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
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
        .buttonStyle(.plain)
        let children = context.child("button").elements(of: button)
        return [StandInElement(StandInLink(), children, context.environment)]
    }
}

extension EnvironmentValues {
    private struct PushKey: EnvironmentKey {
        static var defaultValue: (@MainActor (AnyView) -> Void)? { nil }
    }

    /// Pushes a view onto the surrounding stack; `nil` if there is none.
    var standInPush: (@MainActor (AnyView) -> Void)? {
        get { self[PushKey.self] }
        set { self[PushKey.self] = newValue }
    }
}

/// The display mode of a title.
@available(iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
@available(macOS, unavailable)
public struct NavigationBarItem: Sendable {
    /// The display mode of a title.
    public enum TitleDisplayMode: Sendable {
        /// As in the previous screen.
        case automatic
        /// Small, in the bar.
        case inline
        /// Large, below the bar.
        case large
    }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
extension View {
    /// Sets the title of the view in a stack.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        recorded("navigationTitle", titleKey.string)
    }

    /// Sets the title of the view in a stack, without localisation.
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        recorded("navigationTitle", String(title))
    }

    /// Sets the display mode of the title; not on macOS and tvOS.
    @available(iOS 14, watchOS 8, visionOS 1, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        recorded("navigationBarTitleDisplayMode", displayMode)
    }
}
