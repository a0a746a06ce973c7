import Foundation
import Roundel
import StandInTestSupport
import Testing
import UIKit

@testable import RoundelUIKit

/// Which items of a radial menu that is made anew count as the same, so that the highlight stays
/// with them.
@MainActor @Suite(.standIn) struct RadialMenuIdentityTests {
    /// A leaf without an identifier, as a `UICommand` is.
    ///
    /// Of the elements that can be subclassed, a deferred one has no identifier either.
    private final class Command: UIDeferredMenuElement, UIMenuLeaf {
        private var text = ""
        override var title: String {
            get { text }
            set { text = newValue }
        }
        override var image: UIImage? {
            get { nil }
            set {}
        }
        var attributes: UIMenuElement.Attributes = []
        var state = UIMenuElement.State.off

        convenience init(_ title: String) {
            self.init { _ in }
            text = title
        }

        func performWithSender(_ sender: Any?, target: Any?) {}
    }

    private func show(_ elements: [UIMenuElement], in scene: RadialMenuScene) {
        scene.interaction.menu = UIMenu(identifier: UIMenu.Identifier("page"), children: elements)
    }

    @Test func `leaves without an identifier are recognised by their titles`() {
        let scene = RadialMenuScene(elements: [])
        show(["Back", "Forward", "Reload"].map { Command($0) }, in: scene)
        scene.open()
        scene.keyboard.press("b")
        #expect(scene.core.highlighted == PressMenu.ItemPath(0) && scene.shownTitle == "Back")
        show(["Reload", "Forward", "Back"].map { Command($0) }, in: scene)
        #expect(scene.core.highlighted == PressMenu.ItemPath(2) && scene.shownTitle == "Back")
    }

    @Test func `of actions with one identifier and one title each is recognised by itself`() {
        let scene = RadialMenuScene(elements: [])
        let identifier = UIAction.Identifier("row")
        let rows = (0..<2).map { _ in UIAction(title: "Row", identifier: identifier) { _ in } }
        show(rows, in: scene)
        scene.open()
        scene.keyboard.press("r")
        #expect(scene.core.highlighted == PressMenu.ItemPath(0))
        show(rows.reversed(), in: scene)
        #expect(scene.core.highlighted == PressMenu.ItemPath(1))
    }
}
