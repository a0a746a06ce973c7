import Foundation
import Roundel
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// A circular menu at the edges of what its properties and its input mean.
@MainActor @Suite(.standIn) struct MenuEdgeTests {
    // MARK: Places

    @Test(arguments: [
        (CircularMenuView.Anchor.topLeading, 20.0, 20.0), (.leading, 20, 422), (.bottomTrailing, 370, 824),
        (.top, 195, 20),
    ])
    func `without a view in the centre, an item would touch the edges of the anchor`(
        anchor: CircularMenuView.Anchor,
        x: Double,
        y: Double
    ) {
        let scene = menuScene(4) { menu in
            menu.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
            menu.anchor = anchor
        }
        let center = scene.view.ring.center
        #expect(near(CGPoint(x: center.x, y: center.y), CGPoint(x: x, y: y)))
    }

    @Test func `weights divide the sweep that the app gives`() {
        let scene = menuScene(2) { menu in
            menu.arrangement = .weights([1, 1], sweep: .pi)
            menu.landsOnItems = false
        }
        let angles = scene.view.items.map { degrees(atan2($0.center.y - 150, $0.center.x - 150)) }
        #expect(angles == [-45, 45])
    }

    @Test func `a menu rests at the nearest item, and ignores what is no number`() {
        let scene = menuScene(4)
        for (rotation, expected) in [(0.3, 0.0), (1, 90), (.nan, 90), (.infinity, 90), (-0.9, -90)] {
            scene.view.rotation = CGFloat(rotation)
            #expect(near(scene.view.rotation, radians(expected)), "\(rotation)")
        }
    }

    // MARK: Turning

    @Test func `a menu that may turn keeps how, and one that may not is told by its turning`() {
        let menu = CircularMenuView()
        menu.turning = .always
        menu.isTurnable = true
        #expect(menu.turning == .always && menu.isTurnable)
        menu.isTurnable = false
        #expect(menu.turning == .never && !menu.isTurnable)
        menu.isTurnable = true
        #expect(menu.turning == .automatic && menu.isTurnable)
    }

    @Test func `a notch of a wheel turns the ring clockwise, whichever way the items run`() {
        let changes: [(CircularMenuView) -> Void] = [
            { _ in }, { $0.direction = .counterclockwise },
            { $0.semanticContentAttribute = .forceRightToLeft },
        ]
        for (change, first) in zip(changes, [3, 1, 1]) {
            let scene = menuScene(4, change: change)
            let pointer = StandInPointer(scene.window)
            for (down, index) in [(3.0, first), (-3, 0), (-3, 4 - first)] {
                pointer.notch(CGVector(dx: 0, dy: down), at: scene.point(0, 100))
                StandInClock.advance(by: 2)
                #expect(scene.view.pointedIndex == index)
            }
        }
    }

    @Test func `with a negative sensitivity a notch turns the ring the other way, as a scroll does`() {
        let scene = menuScene(4) { $0.settings.sensitivity = -1 }
        StandInPointer(scene.window).notch(CGVector(dx: 0, dy: 3), at: scene.point(0, 100))
        StandInClock.advance(by: 2)
        #expect(scene.view.pointedIndex == 1)
    }

    // MARK: Items

    @Test func `a finger that moves from one item to another taps neither`() {
        let scene = menuScene(4) { $0.isTurnable = false }
        let places = scene.view.items.map { scene.view.convert($0.center, to: scene.window) }
        scene.fingers.down(places[0])
        scene.fingers.move(places[1])
        scene.fingers.up()
        #expect(scene.view.selectedIndex == nil)
        StandInClock.advance(by: 1)
        scene.fingers.tap(places[1])
        #expect(scene.view.selectedIndex == 1)
    }

    @Test func `only an item that is there and visible is activated`() {
        let scene = menuScene(3)
        var selected: [Int] = []
        scene.view.onSelect = { selected.append($1) }
        scene.view.items[1].isHidden = true
        #expect(
            [-1, 0, 1, 2, 3].map { scene.view.activateItem(at: $0) } == [false, true, false, true, false]
        )
        #expect(selected == [0, 2])
        scene.view.setOpen(false)
        #expect(!scene.view.activateItem(at: 0) && selected == [0, 2])
    }

    @Test func `an image that is set later is shown with the next layout`() throws {
        let action = UIAction(title: "a") { _ in }
        let scene = menuScene { $0.setItems([action]) }
        let button = try #require(scene.view.items[0] as? UIButton)
        #expect(button.image(for: .normal) == nil && button.isEnabled)
        let image = UIImage(standInSize: CGSize(width: 20, height: 20))
        (action.image, action.attributes) = (image, .disabled)
        scene.view.setNeedsLayout()
        scene.window.layoutIfNeeded()
        #expect(button.image(for: .normal) === image && !button.isEnabled)
        (action.image, action.attributes) = (nil, [])
        scene.view.reloadData()
        #expect(button.image(for: .normal) == nil && button.isEnabled)
    }

    private final class Source: CircularMenuViewDataSource {
        var count = 2
        func numberOfItems(in menuView: CircularMenuView) -> Int { count }
        func circularMenuView(_ menuView: CircularMenuView, viewForItemAt index: Int) -> UIView {
            menuItem()
        }
    }

    @Test func `a data source with a negative number of items has none`() {
        let (menu, source) = (CircularMenuView(), Source())
        menu.dataSource = source
        menu.reloadData()
        #expect(menu.items.count == 2)
        source.count = -3
        menu.reloadData()
        #expect(menu.items.isEmpty)
    }

    // MARK: VoiceOver

    @Test func `the words of the app name the actions, which a disabled menu does not have`() throws {
        let scene = menuScene(3)
        (scene.view.words.next, scene.view.words.previous) = ("Weiter", "Zurück")
        let elements = StandInVoiceOver.elements(in: scene.window)
        try #require(elements.count == 3)
        #expect(elements[0].accessibilityCustomActions?.map(\.name) == ["Weiter", "Zurück"])
        #expect(StandInVoiceOver.perform("Weiter", on: elements[0]) && scene.view.pointedIndex == 1)
        #expect(StandInVoiceOver.perform("Zurück", on: elements[1]) && scene.view.pointedIndex == 0)
        #expect(!elements[0].accessibilityTraits.contains(.notEnabled))
        scene.view.isEnabled = false
        #expect(elements[0].accessibilityCustomActions == nil)
        #expect(elements[0].accessibilityTraits.contains(.notEnabled))
    }

    @Test func `a double tap and hold takes a dial by its thumb, and others where they say`() {
        let (dial, own) = (DialView(frame: CGRect(x: 0, y: 0, width: 90, height: 90)), menuItem())
        let scene = menuScene { $0.items = [menuItem(), dial, own] }
        own.accessibilityActivationPoint = CGPoint(x: 3, y: 4)
        let points = StandInVoiceOver.elements(in: scene.window).map(\.accessibilityActivationPoint)
        #expect(points[1] == dial.accessibilityActivationPoint && points[2] == CGPoint(x: 3, y: 4))
        let middle = scene.view.convert(dial.center, to: scene.window)
        #expect(hypot(points[1].x - middle.x, points[1].y - middle.y) > 20)
    }

    @Test func `a double tap and hold takes an item in its middle`() {
        let scene = menuScene(3)
        let elements = StandInVoiceOver.elements(in: scene.window)
        for (element, item) in zip(elements, scene.view.items) {
            let middle = scene.view.convert(item.center, to: scene.window)
            #expect(near(element.accessibilityActivationPoint, middle, 1e-6))
        }
    }

    @Test func `a centre with an empty list of elements has the element of the menu`() {
        let center = menuItem()
        center.accessibilityElements = []
        let scene = menuScene(0) { $0.centerView = center }
        let elements = StandInVoiceOver.elements(in: scene.window)
        #expect(elements.count == 1 && elements.first !== center)
    }

    @Test func `VoiceOver goes to the first visible item of a menu that opens`() throws {
        let scene = menuScene(3) { $0.isOpen = false }
        scene.view.items[0].isHidden = true
        scene.view.isOpen = true
        let element = try #require(StandInVoiceOver.elements(in: scene.window).first)
        #expect(element.accessibilityValue == "2 of 3")
        #expect(StandInAccessibility.posts.last?.argument as? NSObject === element)
    }

    // MARK: The centre

    @Test func `a centre keeps the size that it had when it was set`() {
        let center = menuItem()
        let scene = menuScene(4) { $0.centerView = center }
        center.bounds.size = CGSize(width: 70, height: 70)
        scene.view.setNeedsLayout()
        scene.window.layoutIfNeeded()
        #expect(center.bounds.size == CGSize(width: 40, height: 40))
    }

    @Test func `a button in the centre is pressed wherever on it the finger is lifted`() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        let scene = menuScene(4) { ($0.centerView, $0.isTurnable, $0.isOpen) = (button, false, false) }
        scene.down(180, 40)
        scene.move(0, 40)
        scene.fingers.up()
        #expect(scene.view.isOpen)
    }

    @Test func `a button in the centre of a menu that is disabled while it turns does its own action`() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
        let scene = menuScene(4) { $0.centerView = button }
        scene.view.turn(toItemAt: 2, duration: 2)
        StandInClock.advance(by: 0.3)
        scene.view.isEnabled = false
        scene.fingers.tap(scene.point(0, 0))
        #expect(presses == 1 && scene.view.isOpen)
    }

    // MARK: Keys

    @Test func `a closed menu that is first responder without the focus has no keys`() {
        let scene = menuScene(3) { ($0.centerView, $0.isOpen) = (menuItem(), false) }
        #expect(scene.view.becomeFirstResponder() && scene.view.keyCommands == nil)
        #expect(StandInFocus(scene.window).move(to: scene.view) && scene.view.keyCommands?.count == 1)
    }

    @Test(arguments: [UISemanticContentAttribute.forceRightToLeft, .forceLeftToRight])
    func `a command right after the layout direction has changed finds the new ring`(
        direction: UISemanticContentAttribute
    ) {
        let scene = menuScene(6) { menu in
            menu.landsOnItems = false
            menu.semanticContentAttribute =
                direction == .forceRightToLeft ? .forceLeftToRight : .forceRightToLeft
        }
        scene.window.layoutIfNeeded()
        let old = scene.view.ring
        scene.view.semanticContentAttribute = direction
        let ring = scene.view.ring
        #expect(ring != old)
        scene.view.turn(toItemAt: 2, animated: false)
        #expect(scene.view.pointedIndex == 2)
        scene.window.layoutIfNeeded()
        #expect(scene.view.ring == ring && scene.view.pointedIndex == 2)
    }
}
