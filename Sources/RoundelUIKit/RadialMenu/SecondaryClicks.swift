#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Clicks with the secondary button on a view, in an app for iPad that runs on a Mac.
///
/// No recogniser gets them there: UIKit asks for a context menu instead, which this never has.
@MainActor final class SecondaryClicks: NSObject {
    #if !os(tvOS)
    private var interaction: UIContextMenuInteraction?
    private var clicked: (CGPoint) -> Void = { _ in }

    /// Begins to listen, and calls a closure with the place of each click on the view.
    ///
    /// UIKit asks one interaction of a view, and none of those around it after one that has no menu: a
    /// context menu of the view itself keeps the clicks.
    func listen(on view: UIView, _ clicked: @escaping (CGPoint) -> Void) {
        let hasOther = view.interactions.contains { $0 is UIContextMenuInteraction }
        guard ProcessInfo.processInfo.isMacCatalystApp, !hasOther else { return }
        self.clicked = clicked
        let interaction = UIContextMenuInteraction(delegate: self)
        self.interaction = interaction
        view.addInteraction(interaction)
    }

    /// Ends to listen.
    func leave() {
        guard let interaction else { return }
        interaction.view?.removeInteraction(interaction)
        self.interaction = nil
    }
    #else
    func listen(on view: UIView, _ clicked: @escaping (CGPoint) -> Void) {}

    func leave() {}
    #endif
}

#if !os(tvOS)
extension SecondaryClicks: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        clicked(location)
        return nil
    }
}
#endif
#endif
