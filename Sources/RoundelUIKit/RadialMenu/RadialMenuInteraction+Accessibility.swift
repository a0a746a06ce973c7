#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

extension RadialMenuInteraction {
    /// The words that VoiceOver speaks.
    ///
    /// The default words are English.
    public struct Words {
        /// The name of the action that opens the menu.
        public var open = "Show menu"
        /// The name of the element that closes the menu or a submenu.
        public var close = "Close menu"
        /// The hint of an item that opens a submenu.
        public var submenu = "Opens a submenu"
        /// The name of the action for an item of a submenu, given the titles of the submenu and of
        /// the item; "Share: Mail" for example.
        public var item: (_ submenu: String, _ item: String) -> String = { "\($0): \($1)" }

        /// Makes the English words.
        public init() {}
    }

    /// Gives the view a custom action for each enabled item and one that opens the menu, after the
    /// actions that it has.
    func updateActions() {
        removeActions()
        guard let view, isEnabled else { return }
        let entries = driver.provider(middle).map(RadialMenuEntry.entries) ?? []
        actionsLackMiddle = dependsOnPoint && view.bounds.isEmpty
        customActions = makeActions(entries)
        guard !customActions.isEmpty else { return }
        view.accessibilityCustomActions = (view.accessibilityCustomActions ?? []) + customActions
    }

    /// Makes the actions anew when VoiceOver is turned on, and when an assistive technology goes to a
    /// view that had no size before.
    ///
    /// Nothing tells an interaction that its view was laid out.
    func accessibilityObservations() -> [Observation] {
        [
            Observation(of: UIAccessibility.voiceOverStatusDidChangeNotification) { [weak self] in
                self?.updateActions()
                self?.driver.applySettings()
            },
            Observation(
                of: UIAccessibility.elementFocusedNotification,
                reading: { $0.userInfo?[UIAccessibility.focusedElementUserInfoKey] as? UIView }
            ) { [weak self] element in
                if let self, actionsLackMiddle, element === view { updateActions() }
            },
        ]
    }

    func removeActions() {
        guard let view, !customActions.isEmpty, let all = view.accessibilityCustomActions else { return }
        let others = all.filter { action in !customActions.contains { $0 === action } }
        customActions = []
        view.accessibilityCustomActions = others.isEmpty ? nil : others
    }

    private func makeActions(_ entries: [RadialMenuEntry]) -> [UIAccessibilityCustomAction] {
        guard !entries.isEmpty || actionsLackMiddle else { return [] }
        var actions: [UIAccessibilityCustomAction] = []
        for (index, entry) in entries.enumerated() where entry.isEnabled {
            if entry.children.isEmpty {
                actions.append(action(entry.title, PressMenu.ItemPath(index), entries))
            }
            for (child, inner) in entry.children.enumerated() where inner.isEnabled {
                let name = words.item(entry.title, inner.title)
                actions.append(action(name, PressMenu.ItemPath(index, child: child), entries))
            }
        }
        return actions + [
            UIAccessibilityCustomAction(name: words.open) { [weak self] _ in self?.open() ?? false }
        ]
    }

    private func action(
        _ name: String,
        _ path: PressMenu.ItemPath,
        _ entries: [RadialMenuEntry]
    ) -> UIAccessibilityCustomAction {
        // Not the entries, whose actions may refer to the view.
        let titles = entries.titles(at: path)
        return UIAccessibilityCustomAction(name: name) { [weak self] _ in
            guard let self else { return false }
            // A reused cell may have another menu by now.
            let present = driver.provider(middle).map(RadialMenuEntry.entries) ?? []
            if present.titles(at: path) == titles, driver.choose(path, of: present) { return true }
            updateActions()
            return false
        }
    }
}
#endif
