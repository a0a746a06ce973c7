#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIView {
    /// Runs an action after each change of the text size, the layout direction, or a trait that
    /// affects colours.
    ///
    /// This has an effect from iOS 17 on. Before, a view overrides `traitCollectionDidChange`.
    func onTraitChange<View: UIView>(of view: View, _ action: @escaping @MainActor (View) -> Void) {
        guard #available(iOS 17, tvOS 17, visionOS 1, *) else { return }
        let traits: [UITrait] =
            [UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self]
            + UITraitCollection.systemTraitsAffectingColorAppearance
        view.registerForTraitChanges(traits) { (view: View, _: UITraitCollection) in action(view) }
    }
}
#endif
