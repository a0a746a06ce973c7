/// No view.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated struct EmptyView: View, PrimitiveView, Sendable {
    /// Makes no view.
    public init() {}
    @MainActor func elements(in context: EvaluationContext) -> [StandInElement] { [] }
}

/// Several views.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated struct TupleView<T>: View, PrimitiveView {
    private let value: T

    /// Makes a view of several.
    public init(_ value: T) { self.value = value }

    @MainActor func elements(in context: EvaluationContext) -> [StandInElement] {
        Mirror(reflecting: value).children.enumerated().flatMap { index, child in
            (child.value as? any View).map { context.child(index).elements(of: $0) } ?? []
        }
    }
}

/// One of two views.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public enum _ConditionalContent<First: View, Second: View>: View, PrimitiveView {
    /// The first.
    case first(First)
    /// The second.
    case second(Second)

    func elements(in context: EvaluationContext) -> [StandInElement] {
        switch self {
        case .first(let view): context.child("first").elements(of: view)
        case .second(let view): context.child("second").elements(of: view)
        }
    }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension Optional: View where Wrapped: View {
    /// There is none.
    public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
    func elements(in context: EvaluationContext) -> [StandInElement] {
        map { context.child("some").elements(of: $0) } ?? []
    }
}

/// A view whose type is not told.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated struct AnyView: View, PrimitiveView {
    private let view: any View

    /// Hides the type of a view.
    public init<V: View>(_ view: V) { self.view = view }

    @MainActor func elements(in context: EvaluationContext) -> [StandInElement] {
        context.child("view").elements(of: view)
    }
}

/// Views one in front of another.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated struct ZStack<Content: View>: View, PrimitiveView {
    private let alignment: Alignment
    private let content: Content

    /// Stacks views.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        (self.alignment, self.content) = (alignment, content())
    }

    @MainActor func elements(in context: EvaluationContext) -> [StandInElement] {
        let children = context.child("content").elements(of: content)
        guard alignment != .center else { return [StandInElement(self, children, context.environment)] }
        var share = alignment.point
        if context.environment.layoutDirection == .rightToLeft { share.x = 1 - share.x }
        return [StandInElement(self, children, context.environment, DepthLayout(share: share))]
    }
}

/// All children with the same point of theirs in the same place, as large as the largest.
private struct DepthLayout: ElementLayout {
    let share: UnitPoint

    func size(of element: StandInElement, _ proposal: ProposedViewSize) -> CGSize {
        TogetherLayout().size(of: element, proposal)
    }

    func placeChildren(of element: StandInElement, _ proposal: ProposedViewSize) {
        let frame = element.frame
        let point = CGPoint(x: frame.minX + share.x * frame.width, y: frame.minY + share.y * frame.height)
        element.children.forEach { $0.place(around: point, share: share, proposal) }
    }
}

/// A view for each of some data.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    private let data: Data
    private let id: (Data.Element) -> ID
    private let content: (Data.Element) -> Content
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension ForEach: View where Content: View {
    /// There is none.
    public typealias Body = Never
}

extension ForEach: PrimitiveView where Content: View {
    @MainActor func elements(in context: EvaluationContext) -> [StandInElement] {
        data.flatMap { context.child(id($0)).elements(of: content($0)) }
    }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension ForEach where Content: View {
    /// Makes a view for each element; the key path says how to tell them apart.
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        (self.data, self.id, self.content) = (data, { $0[keyPath: id] }, content)
    }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
    /// Makes a view for each element, which says itself how to tell it apart.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        (self.data, id, self.content) = (data, \.id, content)
    }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Makes a view for each number.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        (self.data, id, self.content) = (data, { $0 }, content)
    }
}

/// The views of a layout.
nonisolated struct LayoutView<L: Layout, Content: View>: View, PrimitiveView {
    let layout: L
    let content: Content

    @MainActor func elements(in context: EvaluationContext) -> [StandInElement] {
        let children = context.child("content").elements(of: content)
        let custom = CustomLayout(layout, of: children, in: context.environment)
        return [StandInElement(layout, children, context.environment, custom)]
    }
}
