#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// The view controller of a hosting view.
@available(iOS 13, tvOS 13, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public final class StandInHostingController: UIViewController {}

/// The window of a host, with the view controllers of its hosting views, in which its UIKit views
/// are.
@MainActor final class StandInSeats {
    /// Made for the first view.
    private lazy var window = UIWindow(frame: .zero)
    private lazy var root = {
        let root = StandInHostingController()
        window.rootViewController = root
        return root
    }()
    private var seated: [UIView] = []

    /// Puts new views into the window, and takes out those that are no more.
    func settle(in tree: ElementTree) {
        let left = seated
        seated = tree.all.compactMap { ($0.value as? StandInUIView)?.view }
        for view in left where !seated.contains(where: { $0 === view }) && Self.isSeat(view.superview) {
            view.removeFromSuperview()
        }
        if !seated.isEmpty { seat(tree.roots, in: root) }
    }

    private func seat(_ elements: [StandInElement], in around: UIViewController) {
        for element in elements {
            let own = element.node?.memory as? StandInHostingController
            if let own, let kind = (element.value as? HostingModifier)?.kind, own.view.superview == nil {
                own.standInParent = kind == .page ? around : nil
                (kind == .page ? around.view : window)?.addSubview(own.view)
            }
            if let view = (element.value as? StandInUIView)?.view, view.superview == nil {
                around.view.addSubview(view)
            }
            seat(element.children, in: own ?? around)
        }
    }

    /// Whether views of a host are in a view.
    static func isSeat(_ view: UIView?) -> Bool { view?.next is StandInHostingController }
}
#endif
