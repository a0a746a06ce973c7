import Foundation
import Roundel
import StandInTestSupport
import Testing
import UIKit

@testable import RoundelUIKit

/// What VoiceOver finds and does in a radial menu, in less usual states.
@MainActor @Suite(.standIn) struct RadialMenuVoiceTests {
    private func names(_ view: UIView) -> [String] { (view.accessibilityCustomActions ?? []).map(\.name) }

    /// Sets a menu that may replace an open one.
    private func show(_ elements: [UIMenuElement], in scene: RadialMenuScene) {
        scene.interaction.menu = UIMenu(identifier: UIMenu.Identifier("page"), children: elements)
    }

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
        show(scene.sample, in: scene)
        scene.open()
        let items = try #require(scene.overlay?.itemViews)
        #expect(!items[3].accessibilityActivate() && scene.interaction.isOpen)
        show([scene.action("Cut")] + scene.sample.dropFirst(), in: scene)
        let new = try #require(scene.overlay?.itemViews)
        #expect(items[0] !== new[0] && items[0].superview == nil)
        #expect(!items[0].accessibilityActivate() && scene.performed.isEmpty)
        #expect(new[0].accessibilityActivate() && scene.performed == ["Cut"])
    }

    @Test func `VoiceOver stays at an item of a menu that is read again, or is placed anew`() throws {
        StandInAccessibility.isVoiceOverRunning = true
        let scene = RadialMenuScene()
        show(scene.sample, in: scene)
        #expect(scene.interaction.open())
        scene.settle()
        let items = try #require(scene.overlay?.itemViews)
        StandInAccessibility.posts = []
        scene.interaction.reloadMenu()
        StandInScreenKeyboard.move(to: CGRect(x: 0, y: 500, width: 390, height: 344))
        defer { StandInScreenKeyboard.hide() }
        scene.settle()
        // The elements are other ones with the same titles, and one of them has moved.
        show(Array(scene.sample.reversed()), in: scene)
        #expect(scene.overlay?.itemViews == items.reversed())
        #expect(StandInAccessibility.posts.isEmpty)
        #expect(items[1].accessibilityActivate() && scene.core.submenu == 2)
        let children = try #require(scene.overlay?.childViews)
        scene.interaction.reloadMenu()
        #expect(scene.overlay?.childViews == children && children[1].accessibilityActivate())
        #expect(scene.performed == ["Messages"])
    }

    @Test func `an item that is read again shows what it has become`() throws {
        let scene = RadialMenuScene()
        show(scene.sample, in: scene)
        scene.open()
        let item = try #require(scene.overlay?.itemViews[0])
        let image = UIImage(systemName: "doc")
        show(
            [UIAction(title: "Copy", image: image, attributes: .destructive, state: .on) { _ in }],
            in: scene
        )
        #expect(scene.overlay?.itemViews == [item] && item.subviews.count == 3)
        #expect((item.subviews[1] as? UIImageView)?.image === image)
        #expect(item.subviews[1].tintColor == .systemRed)
        #expect(item.accessibilityTraits == [.button, .selected])
        scene.interaction.itemSize = CGSize(width: 60, height: 60)
        show(scene.sample, in: scene)
        #expect(scene.overlay?.itemViews.first === item && item.bounds.size.width == 60)
        #expect(item.subviews.count == 2 && item.subviews[1] is UILabel)
        #expect(item.subviews[0].frame.width == 60)
    }

    @Test func `VoiceOver is told of an item that goes from an open menu`() {
        StandInAccessibility.isVoiceOverRunning = true
        let scene = RadialMenuScene()
        show(scene.sample, in: scene)
        #expect(scene.interaction.open())
        StandInAccessibility.posts = []
        show(Array(scene.sample.dropFirst()), in: scene)
        #expect(StandInAccessibility.posts.map(\.notification) == [.layoutChanged])
        #expect(StandInAccessibility.posts.first?.argument == nil)
        // One that comes takes nothing from VoiceOver.
        StandInAccessibility.posts = []
        show(scene.sample, in: scene)
        #expect(StandInAccessibility.posts.isEmpty)
    }

    @Test func `an action of a submenu is not performed if the submenu has become another one`() {
        for (parent, performed) in [("Copy", ["Copy"]), ("Delete", [])] {
            let scene = RadialMenuScene()
            var title = "Copy"
            let interaction = RadialMenuInteraction { [unowned scene] _ in
                let now = title
                let all = UIAction(title: "All") { _ in scene.performed.append(now) }
                return UIMenu(children: [UIMenu(title: now, children: [all])])
            }
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
            scene.window.addSubview(view)
            view.addInteraction(interaction)
            title = parent
            #expect(StandInVoiceOver.perform("Copy: All", on: view) == !performed.isEmpty)
            #expect(scene.performed == performed && names(view) == ["\(parent): All", "Show menu"])
        }
    }

    @Test func `an action that the menu refuses is not offered any more`() {
        let scene = RadialMenuScene()
        var isEnabled = true
        let interaction = RadialMenuInteraction { [unowned scene] _ in
            UIMenu(children: [scene.action("Copy", isEnabled ? [] : .disabled), scene.action("Cut")])
        }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
        scene.window.addSubview(view)
        view.addInteraction(interaction)
        isEnabled = false
        #expect(!StandInVoiceOver.perform("Copy", on: view) && scene.performed.isEmpty)
        #expect(names(view) == ["Cut", "Show menu"])
    }

    @Test func `VoiceOver is told once of a submenu that goes, and not of items that it does not find`() {
        StandInAccessibility.isVoiceOverRunning = true
        let scene = RadialMenuScene()
        show(scene.sample, in: scene)
        #expect(scene.interaction.open() && scene.overlay?.itemViews[1].accessibilityActivate() == true)
        StandInAccessibility.posts = []
        show(Array(scene.sample.suffix(2)), in: scene)
        #expect(StandInAccessibility.posts.map(\.notification) == [.layoutChanged])
        #expect(StandInAccessibility.posts.first?.argument is RadialMenuItemView)
        show(scene.sample, in: scene)
        StandInAccessibility.posts = []
        let less = UIMenu(title: "Share", children: [scene.action("Mail")])
        show([scene.sample[0], less] + scene.sample.suffix(2), in: scene)
        #expect(StandInAccessibility.posts.isEmpty)
    }

    @Test func `VoiceOver in a submenu is told of an item that goes from it, and of no other one`() throws {
        StandInAccessibility.isVoiceOverRunning = true
        let scene = RadialMenuScene()
        show(scene.sample, in: scene)
        #expect(scene.interaction.open() && scene.overlay?.itemViews[1].accessibilityActivate() == true)
        StandInAccessibility.posts = []
        show(Array(scene.sample.dropFirst()), in: scene)
        #expect(scene.core.submenu == 0 && StandInAccessibility.posts.isEmpty)
        let less = UIMenu(title: "Share", children: [scene.action("Mail")])
        show([less] + scene.sample.suffix(2), in: scene)
        #expect(scene.core.submenu == 0)
        #expect(StandInAccessibility.posts.map(\.notification) == [.layoutChanged])
        // The submenu has another place in the menu than its views had before.
        let mail = try #require(scene.overlay?.childViews.last)
        #expect(mail.accessibilityActivate() && scene.performed == ["Mail"])
    }

    @Test func `VoiceOver is told of a menu that closes because it has no items any more, and not of them`() {
        StandInAccessibility.isVoiceOverRunning = true
        let scene = RadialMenuScene()
        show(scene.sample, in: scene)
        #expect(scene.interaction.open())
        StandInAccessibility.posts = []
        show([], in: scene)
        #expect(!scene.interaction.isOpen)
        #expect(StandInAccessibility.posts.map(\.notification) == [.screenChanged])
    }

    @Test func `a menu that is read again follows the direction of the layout`() throws {
        let scene = RadialMenuScene()
        scene.open()
        let share = try #require(scene.overlay?.itemViews[1])
        #expect(share.center.x > RadialMenuScene.middle.x)
        scene.view.semanticContentAttribute = .forceRightToLeft
        scene.interaction.reloadMenu()
        #expect(share.center.x < RadialMenuScene.middle.x)
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
