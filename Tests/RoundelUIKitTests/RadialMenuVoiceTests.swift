import Foundation
import Roundel
import StandInTestSupport
import Testing
import UIKit

@testable import RoundelUIKit

/// What VoiceOver finds and does in a radial menu, in less usual states.
@MainActor @Suite(.standIn) struct RadialMenuVoiceTests {
    private func names(_ view: UIView) -> [String] { (view.accessibilityCustomActions ?? []).map(\.name) }

    @Test func `items that are on or mixed are selected, and those that cannot be chosen dimmed`() throws {
        let scene = RadialMenuScene(elements: [])
        scene.interaction.menu = UIMenu(children: [
            UIAction(title: "Off") { _ in }, UIAction(title: "On", state: .on) { _ in },
            UIAction(title: "Mixed", state: .mixed) { _ in },
            UIAction(title: "Both", attributes: .disabled, state: .on) { _ in },
            UIMenu(title: "More", children: [scene.action("Inner")]),
        ])
        scene.open()
        let items = try #require(scene.overlay?.itemViews)
        #expect(
            items.map(\.accessibilityTraits) == [
                .button, [.button, .selected], [.button, .selected], [.button, .selected, .notEnabled],
                .button,
            ]
        )
        // The disc, the content and the mark.
        #expect(items.map(\.subviews.count) == [2, 3, 3, 3, 2])
    }

    @Test func `the words of the app replace the English ones`() throws {
        let scene = RadialMenuScene()
        scene.interaction.words.open = "Menü"
        scene.interaction.words.close = "Zu"
        scene.interaction.words.submenu = "Mehr"
        #expect(names(scene.view).last == "Menü" && names(scene.view).count == 5)
        #expect(StandInVoiceOver.perform("Menü", on: scene.view))
        scene.settle()
        let elements = StandInVoiceOver.elements(in: scene.window)
        try #require(elements.count == 5)
        #expect(elements[4].accessibilityLabel == "Zu" && elements[1].accessibilityHint == "Mehr")
        #expect(elements[0].accessibilityHint == nil)
    }

    @Test func `the action that opens the menu tells whether it could`() {
        let scene = RadialMenuScene()
        scene.hold()
        #expect(!StandInVoiceOver.perform("Show menu", on: scene.view))
        scene.interaction.dismiss()
        scene.fingers.up()
        scene.settle()
        scene.view.removeFromSuperview()
        #expect(!StandInVoiceOver.perform("Show menu", on: scene.view))
        scene.window.addSubview(scene.view)
        #expect(StandInVoiceOver.perform("Show menu", on: scene.view) && scene.interaction.isOpen)
    }

    @Test func `what closes a menu goes back from a submenu first`() throws {
        let scene = RadialMenuScene()
        scene.open()
        let overlay = try #require(scene.overlay)
        let scrim = try #require(overlay.subviews.first as? RadialMenuScrim)
        for close in [{ scrim.accessibilityActivate() }, { overlay.accessibilityPerformEscape() }] {
            #expect(overlay.itemViews[1].accessibilityActivate() && scene.core.submenu == 1)
            #expect(close() && scene.core.submenu == nil && scene.interaction.isOpen)
        }
        #expect(overlay.accessibilityPerformEscape() && !scene.interaction.isOpen)
        #expect(!overlay.accessibilityPerformEscape(), "there is nothing more to close")
        #expect(scene.performed.isEmpty && scene.opened == [true, false])
    }

    @Test func `items that are disabled, or were replaced, are not chosen`() throws {
        let scene = RadialMenuScene()
        scene.open()
        let items = try #require(scene.overlay?.itemViews)
        #expect(!items[3].accessibilityActivate() && scene.interaction.isOpen)
        scene.interaction.reloadMenu()
        let new = try #require(scene.overlay?.itemViews)
        #expect(items[0] !== new[0] && items[0].superview == nil)
        #expect(!items[0].accessibilityActivate() && scene.performed.isEmpty)
        #expect(new[0].accessibilityActivate() && scene.performed == ["Copy"])
    }

    @Test func `an item is spoken with its title, whatever is set`() throws {
        let scene = RadialMenuScene()
        scene.open()
        let item = try #require(scene.overlay?.itemViews[1])
        (item.accessibilityLabel, item.accessibilityHint) = ("Other", "Other")
        item.accessibilityTraits = .link
        #expect(item.isAccessibilityElement && item.accessibilityLabel == "Share")
        #expect(item.accessibilityHint == "Opens a submenu" && item.accessibilityTraits == .button)
    }

    @Test func `a menu closes at once also if VoiceOver was turned on while it was open`() {
        let scene = RadialMenuScene()
        scene.open()
        StandInAccessibility.isVoiceOverRunning = true
        scene.keyboard.press(UIKeyCommand.inputEscape)
        #expect(scene.overlay == nil && !scene.core.isMoving)
        StandInAccessibility.isVoiceOverRunning = false
        scene.open()
        scene.keyboard.press(UIKeyCommand.inputEscape)
        #expect(scene.overlay != nil && scene.core.isMoving)
    }
}
