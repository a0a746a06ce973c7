#if canImport(UIKit)
public import UIKit

/// A view that is a view of UIKit.
@available(iOS 13, tvOS 13, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
    /// The type of the view.
    associatedtype UIViewType: UIView
    /// The type of what speaks for the view to its parts.
    associatedtype Coordinator = Void
    /// What the methods are told.
    typealias Context = UIViewRepresentableContext<Self>
    /// Makes the view; called once.
    @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
    /// Brings the view up to date.
    @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
    /// Takes leave of the view.
    @MainActor @preconcurrency static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Makes what speaks for the view; called once, before the view is made.
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    /// The size that the view takes for a proposal; `nil` for the system's own.
    @available(iOS 16, tvOS 16, *)
    @MainActor @preconcurrency func sizeThatFits(
        _ proposal: ProposedViewSize,
        uiView: UIViewType,
        context: Context
    ) -> CGSize?
}

@available(iOS 13, tvOS 13, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
extension UIViewRepresentable where Coordinator == Void {
    /// Nothing speaks for the view.
    @MainActor @preconcurrency public func makeCoordinator() {}
}

@available(iOS 13, tvOS 13, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
extension UIViewRepresentable {
    /// Nothing happens.
    @MainActor @preconcurrency public static func dismantleUIView(
        _ uiView: UIViewType,
        coordinator: Coordinator
    ) {}

    /// The system's own size.
    @available(iOS 16, tvOS 16, *)
    @MainActor @preconcurrency public func sizeThatFits(
        _ proposal: ProposedViewSize,
        uiView: UIViewType,
        context: Context
    ) -> CGSize? { nil }
}

/// What the methods of a representable are told.
@available(iOS 13, tvOS 13, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// What speaks for the view.
    public let coordinator: Representable.Coordinator
    /// The environment of the view.
    public let environment: EnvironmentValues
    /// The context of the change.
    public let transaction: Transaction
}

/// A view of UIKit among the elements of a host; it is in no window until a test puts it into one.
public struct StandInUIView: View, PrimitiveView {
    /// The view.
    public let view: UIView
    let size: (ProposedViewSize) -> CGSize

    func elements(in context: EvaluationContext) -> [StandInElement] { leaf(in: context, size: size) }
}

/// What is kept for the place of a representable.
private final class KeptView<Representable: UIViewRepresentable> {
    let view: Representable.UIViewType
    let coordinator: Representable.Coordinator

    init(_ view: Representable.UIViewType, _ coordinator: Representable.Coordinator) {
        (self.view, self.coordinator) = (view, coordinator)
    }
}

extension UIViewRepresentable {
    /// The view that is kept for this place, made when it is first met.
    func standIn(in context: EvaluationContext) -> StandInUIView {
        func told(_ coordinator: Coordinator) -> Context {
            Context(
                coordinator: coordinator,
                environment: context.environment,
                transaction: context.transaction
            )
        }
        let kept = kept(in: context, told)
        let now = told(kept.coordinator)
        context.remembered(self) { updateUIView(kept.view, context: now) }
        context.node.dismantle = { Self.dismantleUIView(kept.view, coordinator: kept.coordinator) }
        return StandInUIView(view: kept.view) { proposal in
            sizeThatFits(proposal, uiView: kept.view, context: now)
                ?? proposal.replacingUnspecifiedDimensions()
        }
    }

    private func kept(in context: EvaluationContext, _ told: (Coordinator) -> Context) -> KeptView<Self> {
        if let kept = context.node.memory as? KeptView<Self> { return kept }
        // Its properties have to be connected before it makes anything of them.
        context.install(in: self)
        let coordinator = makeCoordinator()
        let kept = KeptView<Self>(makeUIView(context: told(coordinator)), coordinator)
        context.node.memory = kept
        return kept
    }
}
#endif
