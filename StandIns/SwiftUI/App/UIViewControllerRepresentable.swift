#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// A view that shows a view controller of UIKit.
@available(iOS 13, tvOS 13, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The type of the view controller.
    associatedtype UIViewControllerType: UIViewController
    /// The argument of the methods.
    typealias Context = UIViewControllerRepresentableContext<Self>
    /// Makes the view controller; called once.
    @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
    /// Updates the view controller.
    @MainActor @preconcurrency func updateUIViewController(
        _ uiViewController: UIViewControllerType,
        context: Context
    )
}

/// What the methods of a representable receive.
@available(iOS 13, tvOS 13, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<
    Representable: UIViewControllerRepresentable
> {
    /// The environment of the view.
    public let environment: EnvironmentValues
}

/// A view controller among the elements of a host.
///
/// It is in no window until a test puts it into one. It takes all the space that it is offered.
public struct StandInController: View, PrimitiveView {
    /// The view controller.
    public let controller: UIViewController

    func elements(in context: EvaluationContext) -> [StandInElement] {
        leaf(in: context) { $0.replacingUnspecifiedDimensions() }
    }
}

extension UIViewControllerRepresentable {
    /// The view controller that is stored for this position in the tree; made at its first use.
    func standIn(in context: EvaluationContext) -> StandInController {
        let environment = Context(environment: context.environment)
        let kept = context.node.memory as? UIViewControllerType
        let controller = kept ?? makeUIViewController(context: environment)
        context.node.memory = controller
        context.remembered(self) { updateUIViewController(controller, context: environment) }
        return StandInController(controller: controller)
    }
}
#endif
