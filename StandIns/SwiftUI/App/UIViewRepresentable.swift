#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// A view that shows a view of UIKit.
@available(iOS 13, tvOS 13, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
    /// The type of the view.
    associatedtype UIViewType: UIView
    /// The type of the coordinator.
    associatedtype Coordinator = Void
    /// The argument of the methods.
    typealias Context = UIViewRepresentableContext<Self>
    /// Makes the view; called once.
    @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
    /// Updates the view.
    @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
    /// Cleans up before the view is removed.
    @MainActor @preconcurrency static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Makes the coordinator; called once, before the view is made.
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    /// The size of the view for a proposal; `nil` for the system's default.
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
    /// The coordinator of a view without one.
    @MainActor @preconcurrency public func makeCoordinator() {}
}

@available(iOS 13, tvOS 13, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
extension UIViewRepresentable {
    /// Does nothing.
    @MainActor @preconcurrency public static func dismantleUIView(
        _ uiView: UIViewType,
        coordinator: Coordinator
    ) {}

    /// The system's default size.
    @available(iOS 16, tvOS 16, *)
    @MainActor @preconcurrency public func sizeThatFits(
        _ proposal: ProposedViewSize,
        uiView: UIViewType,
        context: Context
    ) -> CGSize? { nil }
}

/// What the methods of a representable receive.
@available(iOS 13, tvOS 13, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The coordinator.
    public let coordinator: Representable.Coordinator
    /// The environment of the view.
    public let environment: EnvironmentValues
    /// The transaction of the change.
    public let transaction: Transaction
}

/// A view of UIKit among the elements of a host.
///
/// It is in the window of the host until a test puts it into another one.
public struct StandInUIView: View, PrimitiveView {
    /// The view.
    public let view: UIView
    /// Whether it is in the window of the host.
    public var isInHost: Bool { StandInSeats.isSeat(view.superview) }
    let size: (ProposedViewSize) -> CGSize

    func elements(in context: EvaluationContext) -> [StandInElement] { leaf(in: context, size: size) }
}

/// The stored values for the position of a representable in the tree.
private final class KeptView<Representable: UIViewRepresentable> {
    let view: Representable.UIViewType
    let coordinator: Representable.Coordinator

    init(_ view: Representable.UIViewType, _ coordinator: Representable.Coordinator) {
        (self.view, self.coordinator) = (view, coordinator)
    }
}

extension UIViewRepresentable {
    /// The view that is stored for this position in the tree; made at its first use.
    func standIn(in context: EvaluationContext) -> StandInUIView {
        func makeContext(_ coordinator: Coordinator) -> Context {
            Context(
                coordinator: coordinator,
                environment: context.environment,
                transaction: context.transaction
            )
        }
        let kept = kept(in: context, makeContext)
        let now = makeContext(kept.coordinator)
        context.remembered(self) { updateUIView(kept.view, context: now) }
        context.node.dismantle = { Self.dismantleUIView(kept.view, coordinator: kept.coordinator) }
        return StandInUIView(view: kept.view) { proposal in
            sizeThatFits(proposal, uiView: kept.view, context: now)
                ?? proposal.replacingUnspecifiedDimensions()
        }
    }

    private func kept(
        in context: EvaluationContext,
        _ makeContext: (Coordinator) -> Context
    ) -> KeptView<Self> {
        if let kept = context.node.memory as? KeptView<Self> { return kept }
        // Its properties must be connected before it uses them.
        context.install(in: self)
        let coordinator = makeCoordinator()
        let kept = KeptView<Self>(makeUIView(context: makeContext(coordinator)), coordinator)
        context.node.memory = kept
        return kept
    }
}
#endif
