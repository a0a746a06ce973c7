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
    func listen(on view: UIView, _ clicked: @escaping (CGPoint) -> Void) {
        guard ProcessInfo.processInfo.isMacCatalystApp else { return }
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
