/// A modifier of a view.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@MainActor @preconcurrency public protocol ViewModifier {
    /// The type of the result.
    associatedtype Body: View
    /// The view to modify.
    typealias Content = _ViewModifier_Content<Self>
    /// The modified view.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension ViewModifier where Body == Never {
    /// Never used: the host applies such a modifier itself.
    public func body(content: Content) -> Never { preconditionFailure("A modifier has no body.") }
}

/// The content of a modifier.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct _ViewModifier_Content<Modifier>: View, PrimitiveView {
    let content: ModifiedView

    func elements(in context: EvaluationContext) -> [StandInElement] {
        context.child("content").elements(of: content.view)
    }
}

/// The current content of a modifier, which may change while the modifier does not.
final class ModifiedView {
    var view: any View

    init(_ view: any View) { self.view = view }
}

/// A view with a modifier.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct ModifiedContent<Content, Modifier> {
    /// The view.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    /// Applies a modifier to a view.
    nonisolated public init(content: Content, modifier: Modifier) {
        (self.content, self.modifier) = (content, modifier)
    }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    /// Never used: the host evaluates this type itself.
    public typealias Body = Never
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
    func elements(in context: EvaluationContext) -> [StandInElement] {
        if let primitive = modifier as? any PrimitiveModifier {
            return primitive.elements(of: content, in: context)
        }
        let content = context.modified(content)
        let modifier = context.animated(modifier)
        let body = context.remembered(modifier) { AnyView(modifier.body(content: .init(content: content))) }
        return context.child("body").elements(of: body.view)
    }
}

extension EvaluationContext {
    /// The content of a modifier here, with a view in its position.
    func modified(_ view: any View) -> ModifiedView {
        let content = node.content ?? ModifiedView(view)
        content.view = view
        node.content = content
        return content
    }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension View {
    /// Applies a modifier to the view.
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier without a body.
@MainActor protocol PrimitiveModifier: ViewModifier where Body == Never {
    /// Changes the environment of the content.
    func adjust(_ environment: inout EnvironmentValues)
    /// Changes the transaction for the content.
    func adjustment(in context: EvaluationContext) -> ((inout Transaction) -> Void)?
    /// Records an evaluation.
    func evaluated(in context: EvaluationContext)
    /// The elements of the modified content; by default, each element of the content inside an
    /// element of this modifier.
    func elements(of content: some View, in context: EvaluationContext) -> [StandInElement]
    /// The layout of such an element.
    var layout: any ElementLayout { get }
    /// The modifier with its presented values, and its layout; `nil` if they equal the final ones.
    func shown(in context: EvaluationContext) -> (modifier: Self, layout: (any ElementLayout)?)
}

extension PrimitiveModifier {
    func adjust(_ environment: inout EnvironmentValues) {}
    func adjustment(in context: EvaluationContext) -> ((inout Transaction) -> Void)? { nil }
    func evaluated(in context: EvaluationContext) {}
    func shown(in context: EvaluationContext) -> (modifier: Self, layout: (any ElementLayout)?) {
        (self, nil)
    }
    var layout: any ElementLayout { TogetherLayout() }

    func elements(of content: some View, in context: EvaluationContext) -> [StandInElement] {
        evaluated(in: context)
        var inner = context.child("content")
        adjust(&inner.environment)
        if let adjust = adjustment(in: context) {
            adjust(&inner.transaction)
            inner.adjustments.append(adjust)
        }
        let (modifier, shownLayout) = shown(in: context)
        return inner.elements(of: content).map {
            StandInElement(modifier, [$0], context.environment, layout, shown: shownLayout, at: context.node)
        }
    }
}
