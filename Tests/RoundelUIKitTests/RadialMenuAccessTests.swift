import Foundation
import Roundel
import StandInTestSupport
import Testing
import UIKit

@testable import RoundelUIKit

/// A radial menu with a pointer, keys and VoiceOver.
@MainActor @Suite(.standIn) struct RadialMenuAccessTests {
    // MARK: Pointers

    @Test(arguments: [false, true])
    func `a click with the secondary button, or with Control, opens the menu, and a pointer chooses`(
        withControl: Bool
    ) {
        let button = UIButton()
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
        let scene = RadialMenuScene(button)
        scene.pointer.secondaryClick(at: RadialMenuScene.middle, withControl: withControl)
        scene.settle()
        #expect(scene.core.phase == .waiting && presses == 0)
        scene.pointer.hover(at: scene.point(90))
        #expect(scene.core.highlighted == PressMenu.ItemPath(2))
        scene.pointer.hover(at: scene.point(180))
        #expect(scene.core.highlighted == nil)
        scene.pointer.hover(at: scene.point(-90))
        scene.pointer.hover(at: nil)
        #expect(scene.core.highlighted == nil)
        scene.fingers.tap(scene.point(-90))
        #expect(scene.performed == ["Copy"] && presses == 0)
    }

    @Test func `in an app for iPad on a Mac, a click with the secondary button opens the menu once`() {
        StandIn.isMacCatalystApp = true
        let scene = RadialMenuScene()
        let point = CGPoint(x: 160, y: 400)
        scene.pointer.secondaryClick(at: point)
        scene.settle()
        #expect(scene.core.phase == .waiting && scene.opened == [true])
        #expect(scene.core.fan?.center == Point2D(point))
        scene.interaction.dismiss()
        scene.settle()
        // A menu that is disabled or has no item leaves clicks to a menu around it.
        let outer = UIContextMenuInteraction(standIn: ())
        scene.window.addInteraction(outer)
        scene.interaction.isEnabled = false
        scene.pointer.secondaryClick(at: point)
        #expect(!scene.interaction.isOpen && outer.standInCount == 1)
        scene.window.removeInteraction(outer)
        scene.interaction.isEnabled = true
        let around = RadialMenuInteraction(menu: UIMenu(children: [scene.action("Around")]))
        scene.window.addInteraction(around)
        scene.interaction.menu = UIMenu()
        scene.pointer.secondaryClick(at: point)
        #expect(around.isOpen && !scene.interaction.isOpen)
        around.dismiss()
        scene.settle()
        // It does not open where the menu inside has items, which a finger is about to open.
        scene.interaction.menu = UIMenu(children: scene.sample)
        scene.fingers.down(RadialMenuScene.middle)
        scene.pointer.secondaryClick(at: point)
        #expect(!scene.interaction.isOpen && !around.isOpen)
        scene.fingers.up()
        scene.settle()
        scene.window.removeInteraction(around)
        scene.interaction.menu = UIMenu(children: scene.sample)
        // Holding still opens it, and the view has nothing left when the interaction goes.
        scene.hold()
        #expect(scene.core.phase == .held)
        scene.fingers.up()
        scene.view.removeInteraction(scene.interaction)
        #expect(scene.view.interactions.isEmpty)
    }

    @Test func `a view with a context menu of its own keeps it on a Mac, and a held finger opens neither`() {
        StandIn.isMacCatalystApp = true
        let view = UIView()
        let own = UIContextMenuInteraction(standIn: ())
        view.addInteraction(own)
        let scene = RadialMenuScene(view)
        scene.pointer.secondaryClick(at: RadialMenuScene.middle)
        #expect(own.standInCount == 1 && !scene.interaction.isOpen)
        // The interaction for clicks does not count as one for held fingers of a view inside.
        let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        view.removeInteraction(own)
        view.addSubview(inner)
        let innerMenu = RadialMenuInteraction(menu: UIMenu())
        inner.addInteraction(innerMenu)
        scene.hold()
        #expect(scene.interaction.isOpen && own.standInCount == 1)
        scene.fingers.up()
    }

    @Test func `on an iPad, the view has no interaction for clicks`() {
        #expect(RadialMenuScene().view.interactions.count == 1)
    }

    // MARK: Keys

    @Test func `arrows and letters highlight, Return chooses, and Escape goes back`() {
        let scene = RadialMenuScene()
        scene.open()
        scene.keyboard.press(UIKeyCommand.inputRightArrow)
        #expect(scene.core.highlighted == PressMenu.ItemPath(0))
        scene.keyboard.press("s")
        #expect(scene.core.highlighted == PressMenu.ItemPath(1))
        scene.keyboard.press("\r")
        #expect(scene.core.submenu == 1 && scene.core.highlighted == PressMenu.ItemPath(1, child: 0))
        // Both begin with M, and the search goes round.
        scene.keyboard.press("M")
        #expect(scene.core.highlighted == PressMenu.ItemPath(1, child: 1))
        scene.keyboard.press("m")
        #expect(scene.core.highlighted == PressMenu.ItemPath(1, child: 0))
        scene.keyboard.press("x")
        scene.keyboard.press("m", .command)
        #expect(scene.core.highlighted == PressMenu.ItemPath(1, child: 0))
        scene.keyboard.press(UIKeyCommand.inputEscape)
        #expect(scene.core.submenu == nil && scene.core.highlighted == PressMenu.ItemPath(1))
        scene.keyboard.press("p")
        scene.keyboard.press("\r")
        #expect(scene.performed == ["Paste"])
    }

    @Test func `Escape closes the menu, and letters that it does not take go on`() {
        let scene = RadialMenuScene()
        scene.open()
        scene.keyboard.press("x")
        #expect(scene.window.standInPresses.count > 0)
        scene.keyboard.press(UIKeyCommand.inputEscape)
        #expect(!scene.interaction.isOpen && scene.opened == [true, false])
    }

    private final class Field: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    /// A view with a keyboard.
    private final class TextView: UIView, UIKeyInput {
        override var canBecomeFirstResponder: Bool { true }
        let hasText = false
        func insertText(_ text: String) {}
        func deleteBackward() {}
    }

    @Test func `a text field keeps its keyboard while the menu is open`() {
        let (scene, field) = (RadialMenuScene(), TextView())
        scene.window.addSubview(field)
        field.becomeFirstResponder()
        scene.open()
        #expect(field.isFirstResponder && scene.core.phase == .waiting)
        scene.fingers.tap(scene.point(-90))
        #expect(scene.performed == ["Copy"])
    }

    @Test func `a menu closes under what the app presents above it`() {
        let scene = RadialMenuScene()
        scene.open()
        scene.window.addSubview(UIView(frame: scene.window.bounds))
        scene.settle()
        #expect(!scene.interaction.isOpen && scene.overlay == nil && scene.opened == [true, false])
    }

    @Test func `a menu of a view that is partly outside the window opens inside`() throws {
        let scene = RadialMenuScene()
        scene.interaction.open(at: CGPoint(x: 10, y: 5_000))
        let fan = try #require(scene.core.fan)
        for index in 0..<fan.count {
            #expect(scene.window.bounds.contains(CGPoint(fan.position(of: index))))
        }
    }

    /// A view controller with keys of its own.
    private final class Screen: UIViewController {
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test(arguments: [false, true])
    func `the menu has the keys while it waits, and gives them back`(isController: Bool) {
        let (scene, field, screen) = (RadialMenuScene(), Field(), Screen())
        screen.view.frame = .zero
        scene.window.addSubview(isController ? screen.view : field)
        let responder: UIResponder = isController ? screen : field
        responder.becomeFirstResponder()
        scene.hold()
        #expect(responder.isFirstResponder)
        scene.fingers.up()
        #expect(scene.overlay?.isFirstResponder == true)
        scene.fingers.tap(scene.point(-90))
        #expect(responder.isFirstResponder && scene.performed == ["Copy"])
        StandInAccessibility.isReduceMotionEnabled = true
        scene.interaction.open()
        #expect(!responder.isFirstResponder)
        scene.interaction.dismiss()
        #expect(responder.isFirstResponder && scene.overlay == nil)
    }

    @Test func `keys that the app gives to another view stay there`() {
        let (scene, first, second) = (RadialMenuScene(), Field(), Field())
        scene.window.addSubview(first)
        scene.window.addSubview(second)
        first.becomeFirstResponder()
        scene.open()
        second.becomeFirstResponder()
        scene.interaction.dismiss()
        scene.settle()
        #expect(second.isFirstResponder)
    }

    // MARK: VoiceOver

    private func names(_ view: UIView) -> [String] { (view.accessibilityCustomActions ?? []).map(\.name) }

    @Test func `the view has an action for each enabled item, after its own`() {
        let view = UIView()
        var own = 0
        let action = UIAccessibilityCustomAction(name: "Own") { _ in
            own += 1
            return true
        }
        view.accessibilityCustomActions = [action]
        let scene = RadialMenuScene(view)
        let expected = ["Own", "Copy", "Share: Mail", "Share: Messages", "Paste", "Show menu"]
        #expect(names(view) == expected)
        #expect(StandInVoiceOver.perform("Share: Messages", on: view))
        #expect(scene.performed == ["Messages"] && scene.opened.isEmpty && scene.overlay == nil)
        scene.interaction.words.item = { "\($1) (\($0))" }
        #expect(names(view)[2] == "Mail (Share)")
        scene.interaction.isEnabled = false
        #expect(names(view) == ["Own"])
        scene.interaction.isEnabled = true
        scene.interaction.menu = UIMenu(children: [scene.action("Cut")])
        #expect(names(view) == ["Own", "Cut", "Show menu"])
        view.removeInteraction(scene.interaction)
        #expect(names(view) == ["Own"] && StandInVoiceOver.perform("Own", on: view) && own == 1)
    }

    @Test func `enabling a menu that is enabled leaves the actions of the view as they are`() {
        let scene = RadialMenuScene()
        let actions = scene.view.accessibilityCustomActions
        scene.interaction.isEnabled = true
        #expect(actions?.count == 5 && scene.view.accessibilityCustomActions == actions)
        scene.view.accessibilityCustomActions = nil
        scene.interaction.isEnabled = true
        #expect(names(scene.view).isEmpty)
    }

    @Test(arguments: [true, false])
    func `a view that its open menu leaves keeps no action, though the app reads the menu again`(
        isMoved: Bool
    ) {
        let (scene, other) = (RadialMenuScene(), UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60)))
        scene.window.addSubview(other)
        scene.interaction.onOpenChange = { interaction, isOpen in if !isOpen { interaction.reloadMenu() } }
        scene.open()
        #expect(names(scene.view).count == 5)
        if isMoved {
            other.addInteraction(scene.interaction)
        } else {
            scene.view.removeInteraction(scene.interaction)
        }
        scene.settle()
        #expect(names(scene.view).isEmpty && names(other).count == (isMoved ? 5 : 0))
    }

    @Test func `a view without actions has none after the interaction was removed`() {
        let scene = RadialMenuScene()
        #expect(names(scene.view).count == 5)
        scene.view.accessibilityCustomActions = nil
        scene.interaction.reloadMenu()
        #expect(names(scene.view).count == 5)
        scene.view.removeInteraction(scene.interaction)
        #expect(scene.view.accessibilityCustomActions == nil)
    }

    @Test func `an action that is disabled meanwhile does nothing`() {
        let scene = RadialMenuScene()
        let action = scene.action("Cut")
        scene.interaction.menu = UIMenu(children: [action])
        action.attributes = .disabled
        #expect(!StandInVoiceOver.perform("Cut", on: scene.view) && scene.performed.isEmpty)
        scene.interaction.reloadMenu()
        #expect(names(scene.view) == ["Show menu"])
    }

    @Test func `the actions of a reused cell are those of its present menu`() {
        let (scene, view) = (RadialMenuScene(elements: []), UIView())
        var names = ["Archive", "Delete"]
        scene.window.addSubview(view)
        let interaction = RadialMenuInteraction { _ in UIMenu(children: names.map { scene.action($0) }) }
        view.addInteraction(interaction)
        #expect(self.names(view) == ["Archive", "Delete", "Show menu"])
        names = ["Reply", "Delete"]
        #expect(!StandInVoiceOver.perform("Archive", on: view) && scene.performed.isEmpty)
        #expect(self.names(view) == ["Reply", "Delete", "Show menu"])
        #expect(StandInVoiceOver.perform("Reply", on: view) && scene.performed == ["Reply"])
        names = ["Delete"]
        // The same title at another place is another action.
        #expect(!StandInVoiceOver.perform("Delete", on: view) && scene.performed == ["Reply"])
        #expect(self.names(view) == ["Delete", "Show menu"])
    }

    @Test func `an action for an item of a submenu that is shorter meanwhile does nothing`() {
        let (scene, view) = (RadialMenuScene(elements: []), UIView())
        var names = ["Mail", "Messages"]
        scene.window.addSubview(view)
        let interaction = RadialMenuInteraction { _ in
            UIMenu(children: [UIMenu(title: "Share", children: names.map { scene.action($0) })])
        }
        view.addInteraction(interaction)
        #expect(self.names(view) == ["Share: Mail", "Share: Messages", "Show menu"])
        names = ["Mail"]
        #expect(!StandInVoiceOver.perform("Share: Messages", on: view) && scene.performed.isEmpty)
        #expect(self.names(view) == ["Share: Mail", "Show menu"])
    }

    @Test func `VoiceOver's focus stays where it is while a pointer highlights items`() {
        let scene = RadialMenuScene()
        StandInAccessibility.isVoiceOverRunning = true
        scene.interaction.open()
        scene.settle()
        StandInAccessibility.posts = []
        scene.pointer.hover(at: scene.point(-90))
        scene.pointer.hover(at: scene.point(90))
        StandInClock.step(frames: 3)
        #expect(scene.core.highlighted == PressMenu.ItemPath(2) && StandInAccessibility.posts.isEmpty)
    }

    @Test func `an open menu is all that VoiceOver finds, with its items as buttons`() throws {
        let scene = RadialMenuScene()
        StandInAccessibility.isVoiceOverRunning = true
        scene.window.insertSubview(UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), at: 0)
        #expect(StandInVoiceOver.elements(in: scene.window).count == 1)
        #expect(StandInVoiceOver.perform("Show menu", on: scene.view))
        #expect(!StandInVoiceOver.perform("Copy", on: scene.view) && scene.performed.isEmpty)
        let elements = StandInVoiceOver.elements(in: scene.window)
        #expect(elements.map(\.accessibilityLabel) == ["Copy", "Share", "Paste", "Delete", "Close menu"])
        #expect(elements.allSatisfy { $0.accessibilityTraits.contains(.button) })
        #expect(elements[3].accessibilityTraits.contains(.notEnabled))
        #expect(elements[1].accessibilityHint == "Opens a submenu" && elements[0].accessibilityHint == nil)
        #expect(!StandInVoiceOver.activate(elements[3]) || scene.performed.isEmpty)
        #expect(StandInVoiceOver.activate(elements[1]))
        let inner = StandInVoiceOver.elements(in: scene.window)
        #expect(inner.map(\.accessibilityLabel) == ["Mail", "Messages", "Print", "Close menu"])
        #expect(StandInVoiceOver.activate(inner[0]))
        #expect(scene.performed == ["Mail"] && scene.overlay == nil)
        #expect(StandInVoiceOver.elements(in: scene.window).count == 1)
    }

    @Test func `VoiceOver's focus moves into the menu and its submenu, and back to the view`() throws {
        let scene = RadialMenuScene()
        StandInAccessibility.isVoiceOverRunning = true
        scene.interaction.open()
        let overlay = try #require(scene.overlay)
        func posted() -> (UIAccessibility.Notification?, AnyObject?) {
            let last = StandInAccessibility.posts.last
            return (last?.notification, last?.argument as AnyObject?)
        }
        #expect(posted().0 == .screenChanged && posted().1 === overlay.itemViews[0])
        StandInVoiceOver.activate(overlay.itemViews[1])
        #expect(posted().0 == .layoutChanged && posted().1 === overlay.childViews[0])
        #expect(StandInVoiceOver.escape(from: overlay.childViews[0]))
        #expect(posted().0 == .layoutChanged && posted().1 === overlay.itemViews[1])
        StandInVoiceOver.activate(try #require(StandInVoiceOver.elements(in: overlay).last))
        #expect(posted().0 == .screenChanged && posted().1 === scene.view)
        #expect(scene.opened == [true, false])
    }
}
