/// Runs an action when a value changes.
nonisolated struct ChangeModifier<Value: Equatable>: ViewModifier, PrimitiveModifier {
    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void

    @MainActor func evaluated(in context: EvaluationContext) {
        let old = context.node.memory as? Value
        context.node.memory = value
        guard old != value, isInitial || old != nil else { return }
        context.host.pending.append { action(old ?? value, value) }
    }
}

/// Runs an action when the view appears.
nonisolated struct AppearModifier: ViewModifier, PrimitiveModifier {
    let action: (() -> Void)?

    @MainActor func evaluated(in context: EvaluationContext) {
        guard !context.node.isPresent else { return }
        context.node.isPresent = true
        if let action { context.host.pending.append(action) }
    }
}

/// Runs an action when the view disappears.
nonisolated struct DisappearModifier: ViewModifier, PrimitiveModifier {
    let action: (() -> Void)?

    @MainActor func evaluated(in context: EvaluationContext) { context.node.leave = action }
}

/// Runs an action when a value from the geometry changes, and at the first layout.
nonisolated struct GeometryModifier<Value: Equatable>: ViewModifier, PrimitiveModifier {
    let transform: (GeometryProxy) -> Value
    let action: (Value) -> Void

    @MainActor func elements(of content: some View, in context: EvaluationContext) -> [StandInElement] {
        let node = context.node
        return context.child("content").elements(of: content).map { child in
            let element = StandInElement(self, [child], context.environment, at: node)
            let host = context.host
            context.host.afterLayout.append {
                let proxy = GeometryProxy(
                    size: element.frame.size,
                    frame: { host.frame(of: element, at: node, in: $0) }
                )
                let value = transform(proxy)
                guard node.memory as? Value != value else { return }
                node.memory = value
                action(value)
            }
            return element
        }
    }
}

/// The geometry of a view.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct GeometryProxy {
    /// Its size.
    public let size: CGSize
    private let frame: @MainActor (CoordinateSpace) -> CGRect

    init(size: CGSize, frame: @escaping @MainActor (CoordinateSpace) -> CGRect) {
        (self.size, self.frame) = (size, frame)
    }

    /// Its frame in a coordinate space; the stand-in reads it while it lays out, without transforms.
    @available(iOS, introduced: 13.0, deprecated: 100000.0)
    @available(macOS, introduced: 10.15, deprecated: 100000.0)
    @available(tvOS, introduced: 13.0, deprecated: 100000.0)
    @available(watchOS, introduced: 6.0, deprecated: 100000.0)
    @available(visionOS, introduced: 1.0, deprecated: 100000.0)
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        // A layout, and what it tells, is on the main actor.
        nonisolated(unsafe) let space = coordinateSpace
        return MainActor.assumeIsolated { [frame] in frame(space) }
    }
}

extension StandInHost {
    /// The frame of an element in a coordinate space.
    fileprivate func frame(
        of element: StandInElement,
        at node: GraphNode,
        in space: CoordinateSpace
    ) -> CGRect {
        let path = path(of: element, at: node)
        guard let index = path.origin(of: space) else { return element.frame }
        let origin = path[index].frame.origin
        return element.frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    private func path(of element: StandInElement, at node: GraphNode) -> [StandInElement] {
        let path = tree.path(to: node)
        return path.isEmpty ? [element] : path
    }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension View {
    /// Runs an action when a value changes.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    nonisolated public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial, action: action))
    }

    /// Runs an action when a value changes; for systems before iOS 17.
    @available(iOS, introduced: 14.0, deprecated: 17.0)
    @available(macOS, introduced: 11.0, deprecated: 14.0)
    @available(tvOS, introduced: 14.0, deprecated: 17.0)
    @available(watchOS, introduced: 7.0, deprecated: 10.0)
    @available(visionOS, introduced: 1.0, deprecated: 1.0)
    nonisolated public func onChange<V: Equatable>(
        of value: V,
        perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: false) { action($1) })
    }

    /// Runs an action when the view appears.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearModifier(action: action))
    }

    /// Runs an action when the view disappears.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(DisappearModifier(action: action))
    }

    /// Runs an action when a value from the geometry changes.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
    @preconcurrency nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type,
        of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryModifier(transform: transform, action: action))
    }
}
