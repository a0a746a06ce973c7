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
    private let views: [any View]

    /// Makes a view of several.
    public init(_ value: T) {
        self.value = value
        views = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
    }

    init(_ value: T, _ views: [any View]) { (self.value, self.views) = (value, views) }

    @MainActor func elements(in context: EvaluationContext) -> [StandInElement] {
        views.enumerated().flatMap { context.child(.index($0)).elements(of: $1) }
    }
}

extension TupleView: SelfComparing {
    func isSame(as other: Any) -> Bool { (other as? TupleView).map { areSame(value, $0.value) } ?? false }
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
    /// Never used: the host evaluates this type itself.
    public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
    func elements(in context: EvaluationContext) -> [StandInElement] {
        map { context.child("some").elements(of: $0) } ?? []
    }
}

/// A type-erased view.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated struct AnyView: View, PrimitiveView {
    private final class Storage {
        let view: any View
        init(_ view: any View) { self.view = view }
    }

    // A class, as in SwiftUI: two of them are the same only if they are identical.
    nonisolated(unsafe) private let storage: Storage

    var view: any View { storage.view }

    /// Erases the type of a view.
    public init<V: View>(_ view: V) { storage = Storage(view) }

    @MainActor func elements(in context: EvaluationContext) -> [StandInElement] {
        context.child("view").elements(of: view)
    }
}

/// Views in front of one another.
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
        var fraction = alignment.point
        if context.environment.layoutDirection == .rightToLeft { fraction.x = 1 - fraction.x }
        return [StandInElement(self, children, context.environment, DepthLayout(fraction: fraction))]
    }
}

/// All children aligned at the same point, with the size of the largest.
private struct DepthLayout: ElementLayout {
    let fraction: UnitPoint

    func size(of element: StandInElement, _ proposal: ProposedViewSize) -> CGSize {
        TogetherLayout().size(of: element, proposal)
    }

    func placeChildren(of element: StandInElement, _ proposal: ProposedViewSize) {
        let frame = element.presentFrame
        let point = CGPoint(
            x: frame.minX + fraction.x * frame.width,
            y: frame.minY + fraction.y * frame.height
        )
        element.children.forEach { $0.place(around: point, fraction: fraction, proposal) }
    }
}

/// The input of a closure of a `ForEach`.
struct EachInput {}

/// A view for each of some data.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    private let data: Data
    /// `nil` for numbers, which identify themselves.
    private let idPath: KeyPath<Data.Element, ID>?
    private let content: (Data.Element) -> Content
    /// The evaluation of the body or closure in which it was made.
    private let maker = Readings.current

    private func id(_ element: Data.Element) -> ID {
        if let idPath { return element[keyPath: idPath] }
        guard let id = element as? ID else { preconditionFailure("Numbers tell themselves apart.") }
        return id
    }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension ForEach: View where Content: View {
    /// Never used: the host evaluates this type itself.
    public typealias Body = Never
}

extension ForEach: SelfComparing {
    func isSame(as other: Any) -> Bool {
        guard let other = other as? ForEach else { return false }
        return areSame(data, other.data) && areSame(idPath as Any, other.idPath as Any)
            && areSame(content, other.content)
    }
}

extension ForEach: PrimitiveView where Content: View {
    @MainActor func elements(in context: EvaluationContext) -> [StandInElement] {
        // Assumption: if the data or the closure have changed, the closure runs for all elements. One
        // that a body makes anew has changed, although it may capture the same object.
        let former = context.node.memory as? ForEach
        let isAnew = former?.maker !== maker && maker?.isOfChange == true
        let isSame = !isAnew && (former.map { areSame($0, self) } ?? false)
        context.node.memory = self
        return data.flatMap { element in
            let child = context.child(.id(id(element)))
            if !isSame { child.node.memo = nil }
            let view = child.remembered(EachInput(), isAnew: isAnew) { AnyView(content(element)) }
            return child.child("each").elements(of: view.view)
        }
    }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension ForEach where Content: View {
    /// Makes a view for each element; the key path identifies the elements.
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        (self.data, idPath, self.content) = (data, id, content)
    }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
    /// Makes a view for each identifiable element.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        (self.data, idPath, self.content) = (data, \.id, content)
    }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Makes a view for each number.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        (self.data, idPath, self.content) = (data, nil, content)
    }
}

/// The views of a layout.
nonisolated struct LayoutView<L: Layout, Content: View>: View, PrimitiveView {
    let layout: L
    let content: Content

    @MainActor func elements(in context: EvaluationContext) -> [StandInElement] {
        let children = context.child("content").elements(of: content)
        let custom = CustomLayout(layout, of: children, in: context.environment)
        let shown = CustomLayout(context.shown(data: layout), of: children, in: context.environment)
        return [StandInElement(layout, children, context.environment, custom, shown: shown)]
    }
}

/// A view that is compared with `==`.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated struct EquatableView<Content: Equatable & View>: View, PrimitiveView {
    /// The view.
    public var content: Content

    /// Makes a view that is compared.
    public init(content: Content) { self.content = content }

    @MainActor func elements(in context: EvaluationContext) -> [StandInElement] {
        let last = context.node.memory as? Content
        let content = last.flatMap { $0 == self.content ? $0 : nil } ?? self.content
        context.node.memory = content
        return context.child("content").elements(of: content)
    }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension View where Self: Equatable {
    /// Prevents another evaluation of the view if it equals the previous one.
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
