/// No view.
public struct EmptyView: View, PrimitiveView {
    /// Makes no view.
    nonisolated public init() {}
    func elements(in context: EvaluationContext) -> [StandInElement] { [] }
}

/// Several views.
public struct TupleView<T>: View, PrimitiveView {
    nonisolated(unsafe) private let value: T

    /// Makes a view of several.
    nonisolated public init(_ value: T) { self.value = value }

    func elements(in context: EvaluationContext) -> [StandInElement] {
        Mirror(reflecting: value).children.enumerated().flatMap { index, child in
            (child.value as? any View).map { context.child(index).elements(of: $0) } ?? []
        }
    }
}

/// One of two views.
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
public struct AnyView: View, PrimitiveView {
    nonisolated(unsafe) private let view: any View

    /// Hides the type of a view.
    nonisolated public init<V: View>(_ view: V) { self.view = view }

    func elements(in context: EvaluationContext) -> [StandInElement] {
        context.child("view").elements(of: view)
    }
}

/// Views one in front of another.
public struct ZStack<Content: View>: View, PrimitiveView {
    private let content: Content

    /// Stacks views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    func elements(in context: EvaluationContext) -> [StandInElement] {
        let children = context.child("content").elements(of: content)
        return [StandInElement(self, children, context.environment)]
    }
}

/// A view for each of some data.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View, PrimitiveView {
    private let data: Data
    private let id: (Data.Element) -> ID
    private let content: (Data.Element) -> Content

    /// Makes a view for each element; the key path says how to tell them apart.
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        (self.data, self.id, self.content) = (data, { $0[keyPath: id] }, content)
    }

    func elements(in context: EvaluationContext) -> [StandInElement] {
        data.flatMap { context.child(id($0)).elements(of: content($0)) }
    }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    /// Makes a view for each element, which says itself how to tell it apart.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        (self.data, id, self.content) = (data, \.id, content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int {
    /// Makes a view for each number.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        (self.data, id, self.content) = (data, { $0 }, content)
    }
}

/// The views of a layout.
struct LayoutView<L: Layout, Content: View>: View, PrimitiveView {
    let layout: L
    let content: Content

    func elements(in context: EvaluationContext) -> [StandInElement] {
        let children = context.child("content").elements(of: content)
        let custom = CustomLayout(layout, of: children, in: context.environment)
        return [StandInElement(layout, children, context.environment, custom)]
    }
}
