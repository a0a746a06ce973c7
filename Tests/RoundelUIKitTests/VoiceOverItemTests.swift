import Foundation
import Roundel
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// What VoiceOver does with items and centres that act in different ways, and what keys tell it.
@MainActor @Suite(.standIn) struct VoiceOverItemTests {
    // MARK: Elements of other frameworks

    /// An element that is neither a view nor a `UIAccessibilityElement`, as those of SwiftUI.
    private func node(_ label: String, _ traits: UIAccessibilityTraits = .none) -> StandInAccessibleObject {
        let node = StandInAccessibleObject()
        (node.isAccessibilityElement, node.accessibilityLabel) = (true, label)
        node.accessibilityTraits = traits
        return node
    }

    @Test func `what another framework shows in an item is spoken, and its controls are reached`() {
        let hosted = menuItem()
        let (group, button) = (StandInAccessibleObject(), node("Delete", .button))
        group.accessibilityElements = [node("Budget"), node("3 files"), button]
        hosted.accessibilityElements = [group]
        let scene = menuScene(3) { $0.items = [menuItem(), hosted, menuItem()] }
        let spoken = StandInVoiceOver.elements(in: scene.view)
        #expect(spoken.filter { $0.accessibilityLabel == "Budget, 3 files" }.count == 1)
        #expect(spoken.contains { $0 === button })
        group.accessibilityElementsHidden = true
        #expect(StandInVoiceOver.elements(in: scene.view).allSatisfy { $0.accessibilityLabel == nil })
    }

    @Test func `a centre of another framework with elements inside is no button`() {
        let hosted = menuItem()
        hosted.accessibilityElements = [node("12:30")]
        let scene = menuScene(3) { $0.centerView = hosted }
        #expect(StandInVoiceOver.elements(in: scene.view).first?.accessibilityLabel == "12:30")
        hosted.accessibilityElements = []
        #expect(StandInVoiceOver.elements(in: scene.view).first?.accessibilityLabel == "Menu")
    }

    // MARK: Items that act on touches

    private func element(called label: String, in menu: CircularMenuView) -> StandInAccessibleObject? {
        StandInVoiceOver.elements(in: menu).first { $0.accessibilityLabel == label }
    }

    @Test func `a switch gets a touch from VoiceOver, is selected, and says whether it is on`() throws {
        let toggle = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
        toggle.accessibilityLabel = "Sound"
        var selected: [Int] = []
        let scene = menuScene(3) {
            $0.items = [menuItem(), toggle, menuItem()]
            $0.onSelect = { selected.append($1) }
        }
        let found = try #require(element(called: "Sound", in: scene.view))
        // VoiceOver knows these values alone.
        #expect(found.accessibilityValue == "0")
        StandInVoiceOver.activate(found)
        #expect(toggle.isOn && selected == [1] && found.accessibilityValue == "1")
        #expect(element(called: "Item", in: scene.view)?.accessibilityValue?.contains("of 3") != false)
    }

    @Test(arguments: [UIControl.Event.primaryActionTriggered, .touchUpInside, .valueChanged], [0, 1, 2])
    func `a switch changes for VoiceOver, a key and a command, whatever the app listens to`(
        event: UIControl.Event,
        way: Int
    ) throws {
        let toggle = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
        toggle.accessibilityLabel = "Sound"
        var (values, selected) = ([Bool](), [Int]())
        toggle.addAction(UIAction { _ in values.append(toggle.isOn) }, for: event)
        let scene = menuScene(3) {
            $0.items = [menuItem(), toggle, menuItem()]
            $0.onSelect = { selected.append($1) }
        }
        switch way {
        case 0: StandInVoiceOver.activate(try #require(element(called: "Sound", in: scene.view)))
        case 1: scene.view.activateItem(at: 1)
        default:
            scene.view.isTurnable = false
            scene.view.selectedIndex = 1
            scene.view.becomeFirstResponder()
            StandInKeyboard(scene.window).press("\r")
        }
        #expect(toggle.isOn && values == [true] && selected == [1])
    }

    /// A field that gets the keyboard by a touch.
    private final class Field: UIControl {
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            becomeFirstResponder()
            super.touchesEnded(touches, with: event)
        }

        override var canBecomeFirstResponder: Bool { true }
    }

    @Test(arguments: [UIControl.Event.primaryActionTriggered, .editingChanged, .valueChanged])
    func `a control whose value changes gets a touch`(event: UIControl.Event) throws {
        let field = Field(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        (field.isAccessibilityElement, field.accessibilityLabel) = (true, "Name")
        var count = 0
        field.addAction(UIAction { _ in count += 1 }, for: event)
        field.addAction(UIAction { _ in }, for: event == .valueChanged ? .touchUpInside : event)
        let scene = menuScene(3) { $0.items = [menuItem(), field, menuItem()] }
        StandInVoiceOver.activate(try #require(element(called: "Name", in: scene.view)))
        #expect(field.isFirstResponder && count == 0 && scene.view.selectedIndex == 1)
    }

    @Test func `a control of the app that is pressed needs no touch, also while the menu turns`() throws {
        final class Tile: UIControl {}
        let (tile, wheel) = (Tile(frame: CGRect(x: 0, y: 0, width: 44, height: 44)), WheelView())
        wheel.bounds.size = CGSize(width: 44, height: 44)
        (tile.isAccessibilityElement, tile.accessibilityLabel) = (true, "Tile")
        wheel.accessibilityLabel = "Wheel"
        var (presses, selected) = (0, [Int]())
        tile.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        let scene = menuScene(6) {
            ($0.items[1], $0.items[2]) = (tile, wheel)
            $0.onSelect = { selected.append($1) }
        }
        scene.view.spin(velocity: 2)
        StandInClock.advance(by: 0.5)
        StandInVoiceOver.activate(try #require(element(called: "Tile", in: scene.view)))
        #expect(presses == 1 && selected == [1])
        scene.view.spin(velocity: 2)
        StandInClock.advance(by: 0.5)
        StandInVoiceOver.activate(try #require(element(called: "Wheel", in: scene.view)))
        #expect(selected == [1, 2])
        let toggle = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
        toggle.accessibilityLabel = "Switch"
        scene.view.items[3] = toggle
        scene.view.spin(velocity: 2)
        StandInClock.advance(by: 0.5)
        StandInVoiceOver.activate(try #require(element(called: "Switch", in: scene.view)))
        #expect(toggle.isOn && selected == [1, 2, 3])
    }

    @Test func `a control that VoiceOver activates itself is not touched as well`() throws {
        final class Own: UIControl {
            var count = 0
            override func accessibilityActivate() -> Bool {
                count += 1
                return true
            }
        }
        let own = Own(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        own.accessibilityLabel = "Own"
        var (selected, presses) = ([Int](), 0)
        own.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        let scene = menuScene(3) {
            $0.items = [own, menuItem(), menuItem()]
            $0.onSelect = { selected.append($1) }
        }
        StandInVoiceOver.activate(try #require(element(called: "Own", in: scene.view)))
        #expect(own.count == 1 && selected == [0] && presses == 0)
    }

    @Test func `a button with a menu, or one that is a toggle, is touched by VoiceOver`() throws {
        let (pullDown, toggle) = (UIButton(type: .system), UIButton(type: .system))
        pullDown.setTitle("Sort", for: .normal)
        (pullDown.menu, pullDown.showsMenuAsPrimaryAction) = (UIMenu(), true)
        toggle.setTitle("Star", for: .normal)
        toggle.changesSelectionAsPrimaryAction = true
        let scene = menuScene(3) { $0.items = [pullDown, toggle, menuItem()] }
        StandInVoiceOver.activate(try #require(element(called: "Sort", in: scene.view)))
        #expect(pullDown.standInMenuCount == 1)
        StandInVoiceOver.activate(try #require(element(called: "Star", in: scene.view)))
        #expect(toggle.isSelected && scene.view.selectedIndex == 1)
    }

    @Test func `a button, a wheel and a dial are pressed once`() throws {
        let (button, wheel, dial) = (UIButton(type: .system), WheelView(), DialView())
        button.setTitle("Plain", for: .normal)
        (wheel.accessibilityLabel, dial.accessibilityLabel) = ("Wheel", "Dial")
        (wheel.bounds.size, dial.bounds.size) = (CGSize(width: 60, height: 60), CGSize(width: 60, height: 60))
        dial.value = 0.5
        var (presses, selected) = (0, [Int]())
        button.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
        let scene = menuScene(3) {
            $0.items = [button, wheel, dial]
            $0.onSelect = { selected.append($1) }
        }
        for name in ["Plain", "Wheel", "Dial"] {
            StandInVoiceOver.activate(try #require(element(called: name, in: scene.view)))
        }
        #expect(presses == 1 && selected == [0, 1, 2] && dial.value == 0.5)
    }

    // MARK: The centre

    @Test func `VoiceOver opens and closes a moving menu with a button in its centre`() throws {
        let button = UIButton(type: .system)
        button.frame.size = CGSize(width: 60, height: 60)
        button.setTitle("Tools", for: .normal)
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
        let scene = menuScene(6) { $0.centerView = button }
        scene.view.spin(velocity: 3)
        StandInClock.advance(by: 0.5)
        #expect(scene.view.wheel.isMoving)
        let found = try #require(element(called: "Tools", in: scene.view))
        #expect(found.accessibilityTraits.contains(.button))
        StandInVoiceOver.activate(found)
        #expect(!scene.view.isOpen && presses == 1)
        StandInClock.advance(by: 2)
        StandInVoiceOver.activate(found)
        #expect(scene.view.isOpen && presses == 2)
    }

    @Test func `a button with a menu in the centre is VoiceOver's itself`() {
        let button = UIButton(type: .system)
        button.frame.size = CGSize(width: 60, height: 60)
        button.menu = UIMenu()
        let scene = menuScene(6) { $0.centerView = button }
        #expect(StandInVoiceOver.elements(in: scene.view).first === button)
    }

    // MARK: Keys

    @Test func `a key that goes to another item takes VoiceOver there`() throws {
        let scene = menuScene(6) { $0.isTurnable = false }
        scene.view.becomeFirstResponder()
        let keyboard = StandInKeyboard(scene.window)
        keyboard.press(UIKeyCommand.inputRightArrow)
        let elements = StandInVoiceOver.elements(in: scene.view)
        let post = try #require(StandInAccessibility.posts.last)
        #expect(post.notification == .layoutChanged)
        let index = try #require(scene.view.selectedIndex)
        #expect(post.argument as? StandInAccessibleObject === elements[index])
        let count = StandInAccessibility.posts.count
        // Return stays where it is.
        #expect(keyboard.press("\r") && StandInAccessibility.posts.count == count)
        scene.view.isEnabled = false
        keyboard.press(UIKeyCommand.inputRightArrow)
        #expect(StandInAccessibility.posts.count == count)
    }

    @Test func `a key that goes to no other item leaves VoiceOver where it is`() {
        let scene = menuScene(1) { $0.isTurnable = false }
        scene.view.becomeFirstResponder()
        scene.view.selectedIndex = 0
        StandInKeyboard(scene.window).press(UIKeyCommand.inputRightArrow)
        #expect(StandInAccessibility.posts.isEmpty)
    }

    @Test func `a key that highlights an item of a radial menu takes VoiceOver there`() {
        let scene = RadialMenuScene()
        scene.open()
        let before = StandInAccessibility.posts.count
        scene.keyboard.press(UIKeyCommand.inputRightArrow)
        scene.keyboard.press("p")
        let posts = StandInAccessibility.posts.dropFirst(before)
        let labels = posts.map { ($0.argument as? StandInAccessibleObject)?.accessibilityLabel }
        #expect(labels == ["Copy", "Paste"] && posts.allSatisfy { $0.notification == .layoutChanged })
        // No other title begins with P.
        scene.keyboard.press("p")
        #expect(StandInAccessibility.posts.count == before + 2)
        // The submenu tells its first item once, and a pointer tells nothing.
        scene.keyboard.press("s")
        scene.keyboard.press("\r")
        #expect(StandInAccessibility.posts.count == before + 4)
        scene.pointer.hover(at: scene.point(0))
        #expect(StandInAccessibility.posts.count == before + 4)
    }
}
