import Roundel
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// Faults that the menu had in its views, arcs and commands, each in the state in which it showed.
@MainActor @Suite(.standIn) struct MenuFaultTests {
    // MARK: Views

    @Test func `the centre view is in front of items that are added later, and takes the taps on both`() {
        let (center, items) = (menuItem(), (0..<8).map { _ in menuItem() })
        let scene = menuScene(0) { $0.centerView = center }
        scene.view.items = items
        scene.window.layoutIfNeeded()
        #expect(scene.view.subviews.filter { $0 === center || items.contains($0) } == items + [center])
        // Items that are opening are still behind it.
        scene.view.isOpen = false
        StandInClock.advance(by: 2)
        let location = scene.view.convert(center.center, to: scene.window)
        scene.fingers.tap(location)
        StandInClock.advance(by: 0.05)
        scene.fingers.tap(location)
        #expect(!scene.view.isOpen && scene.view.selectedIndex == nil)
    }

    @Test func `the views of a disabled menu are dimmed, and views that leave it are not`() {
        let center = menuItem()
        let scene = menuScene { $0.centerView = center }
        let items = scene.view.items
        // A layer's opacity is a single-precision number.
        func isPale(_ view: UIView) -> Bool { abs(view.alpha - 0.4) < 1e-6 }
        scene.view.isEnabled = false
        #expect((items + [center]).allSatisfy(isPale))
        (scene.view.items, scene.view.centerView) = ([], nil)
        #expect((items + [center]).allSatisfy { $0.alpha == 1 })
        (scene.view.items, scene.view.centerView) = (items, center)
        scene.window.layoutIfNeeded()
        #expect((items + [center]).allSatisfy(isPale))
        scene.view.isOpen = false
        StandInClock.advance(by: 2)
        #expect(items.allSatisfy { $0.alpha == 0 } && isPale(center))
        scene.view.isEnabled = true
        #expect(items.allSatisfy { $0.alpha == 0 } && center.alpha == 1)
    }

    @Test(arguments: [true, false])
    func `an item that becomes the centre of a disabled menu is dimmed`(isOpen: Bool) {
        let item = menuItem()
        let scene = menuScene { $0.items = [item, menuItem(), menuItem(), menuItem()] }
        (scene.view.isEnabled, scene.view.isOpen) = (false, isOpen)
        scene.view.centerView = item
        scene.view.items = Array(scene.view.items.dropFirst())
        scene.window.layoutIfNeeded()
        #expect(abs(item.alpha - 0.4) < 1e-6)
        scene.view.isEnabled = true
        #expect(item.alpha == 1)
    }

    // MARK: The centre view

    @Test func `a centre view without an intrinsic size keeps its size`() {
        let scene = menuScene()
        let center = UIView()
        scene.view.centerView = center
        scene.window.layoutIfNeeded()
        #expect(center.bounds.size == .zero)
        scene.view.centerSize = CGSize(width: 30, height: 20)
        scene.window.layoutIfNeeded()
        #expect(center.bounds.size == CGSize(width: 30, height: 20))
    }

    @Test func `a centre view follows its content`() {
        let scene = menuScene()
        let label = UILabel()
        label.text = "A"
        scene.view.centerView = label
        scene.window.layoutIfNeeded()
        let before = label.bounds.size
        label.text = "A longer text"
        scene.view.setNeedsLayout()
        scene.window.layoutIfNeeded()
        #expect(label.bounds.size == label.intrinsicContentSize && label.bounds.width > before.width)
    }

    // MARK: Actions

    @Test func `actions that are hidden make no button, and changed ones are shown`() throws {
        var done: [String] = []
        let actions = ["a", "b", "c"].map { name in UIAction(title: name) { _ in done.append(name) } }
        actions[1].attributes = .hidden
        let scene = menuScene { $0.setItems(actions) }
        let button = try #require(scene.view.items[0] as? UIButton)
        #expect(scene.view.items.count == 2)
        (actions[0].title, actions[0].attributes) = ("A", .disabled)
        actions[1].attributes = []
        scene.view.setNeedsLayout()
        scene.window.layoutIfNeeded()
        #expect(button.title(for: .normal) == "A" && !button.isEnabled)
        scene.view.reloadData()
        #expect(scene.view.items.count == 3 && scene.view.items[0] === button)
        #expect(!scene.view.activateItem(at: 0) && scene.view.activateItem(at: 1) && done == ["b"])
    }

    // MARK: Arcs

    nonisolated static let arcs: [(CircularMenuView.Arrangement, CircularMenuView.Radius, Double)] = [
        (.arc(sweep: CGFloat.pi / 2), .filling, 180), (.arc(sweep: CGFloat.pi / 2), .fitted, -90),
        (.arc(sweep: CGFloat.pi), .filling, 180), (.step(CGFloat.pi / 6), .fitted, -90),
    ]

    @Test(arguments: arcs) func `an arc menu never throws its items off the view`(
        arrangement: CircularMenuView.Arrangement,
        radius: CircularMenuView.Radius,
        start: Double
    ) {
        let scene = menuScene(5) { menu in
            (menu.arrangement, menu.radius, menu.startAngle) = (arrangement, radius, radians(start))
        }
        let bounds = scene.view.bounds.insetBy(dx: -1e-6, dy: -1e-6)
        for index in 0..<5 {
            scene.fingers.tap(scene.view.convert(scene.view.items[index].center, to: scene.window))
            #expect(scene.view.selectedIndex == index)
            for _ in 0..<15 {
                StandInClock.advance(by: 0.2)
                #expect(scene.view.items.allSatisfy { bounds.contains($0.frame) })
            }
        }
    }

    // MARK: Commands

    @Test func `commands end once, finished or interrupted`() {
        let scene = menuScene()
        var ends: [String] = []
        func end(_ name: String) -> (Bool) -> Void { { ends.append(name + ($0 ? " done" : " cut")) } }
        scene.view.turn(toItemAt: 3, duration: 1, completion: end("a"))
        StandInClock.advance(by: 0.5)
        #expect(ends.isEmpty)
        scene.view.turn(to: .pi, duration: 1, completion: end("b"))
        #expect(ends == ["a cut"])
        StandInClock.advance(by: 1.2)
        #expect(ends == ["a cut", "b done"])
        scene.view.spin(velocity: 3, completion: end("c"))
        StandInClock.advance(by: 3)
        scene.down(0, 100)
        #expect(ends.last == "c cut" && ends.count == 3)
        scene.view.step(by: 1, completion: end("d"))
        #expect(ends.last == "d cut")
        scene.restAndLift()
        StandInClock.advance(by: 2)
        scene.view.turn(toItemAt: 99, completion: end("e"))
        scene.view.turn(toItemAt: 1, animated: false, completion: end("f"))
        #expect(ends.suffix(2) == ["e cut", "f done"] && scene.view.pointedIndex == 1)
        scene.view.spinAtRandom(seed: 4, turns: 1...1, duration: 2, completion: end("g"))
        let rest = scene.view.predictedRestRotation
        scene.view.removeFromSuperview()
        #expect(ends.last == "g done" && scene.view.rotation == rest && ends.count == 7)
    }

    @Test func `a command of the app gives no haptic feedback, and its selection is not reported`() {
        let scene = menuScene()
        var selected = 0
        scene.view.onSelect = { _, _ in selected += 1 }
        scene.view.turn(toItemAt: 4)
        StandInClock.advance(by: 2)
        scene.view.selectedIndex = 1
        StandInClock.advance(by: 2)
        #expect(StandInHaptics.events.isEmpty && selected == 0)
        #expect(scene.view.selectedIndex == 1 && scene.view.pointedIndex == 1)
        scene.view.selectedIndex = 77
        #expect(scene.view.selectedIndex == nil)
    }

    @Test func `the end of a drag is reported with the rest rotation`() {
        let scene = menuScene()
        var rests: [CGFloat?] = []
        scene.view.onReleased = { rests.append($0.predictedRestRotation) }
        scene.flick(0, 60, 80)
        StandInClock.advance(by: 4)
        #expect(rests == [scene.view.rotation])
    }

    @Test func `shrinking does not add up, whatever becomes of the items`() {
        let scene = menuScene(40) { $0.shrinksItemsToFit = true }
        let items = scene.view.items
        func sizes() -> Set<CGFloat> {
            scene.window.layoutIfNeeded()
            return Set(scene.view.items.map(\.bounds.width))
        }
        let first = sizes()
        #expect(first.count == 1 && first.allSatisfy { $0 < 40 })
        for _ in 0..<3 {
            scene.view.items = items
            #expect(sizes() == first)
        }
        scene.view.items = Array(items.prefix(3))
        #expect(sizes() == [40])
        #expect(items.allSatisfy { $0.bounds.width == 40 && $0.alpha == 1 && $0.transform == .identity })
        scene.view.items = items
        #expect(sizes() == first)
        scene.view.shrinksItemsToFit = false
        #expect(sizes() == [40])
        scene.view.itemSize = CGSize(width: 9, height: 9)
        #expect(sizes() == [9])
        scene.view.itemSize = nil
        #expect(sizes() == [40])
        // A size that the app sets is the item's natural size from then on.
        for item in items { item.bounds.size = CGSize(width: 20, height: 20) }
        scene.view.setNeedsLayout()
        #expect(sizes() == [20])
    }

    @Test func `items shrink until they fit`() {
        let scene = menuScene(40)
        let before = scene.view.items[0].bounds.width
        scene.view.shrinksItemsToFit = true
        for _ in 0..<3 {
            scene.view.setNeedsLayout()
            scene.window.layoutIfNeeded()
        }
        let (first, second) = (scene.view.items[0], scene.view.items[1])
        let distance = hypot(first.center.x - second.center.x, first.center.y - second.center.y)
        #expect(first.bounds.width < before && near(distance, first.bounds.width, 0.01))
        #expect(scene.view.bounds.contains(first.frame))
        scene.view.items = Array(scene.view.items.prefix(3))
        scene.window.layoutIfNeeded()
        #expect(scene.view.items.count == 3)
    }

    @Test(arguments: [false, true]) func `an action that is in a menu twice keeps two buttons`(byItself: Bool)
    {
        let (twice, other) = (UIAction(title: "Next") { _ in }, UIAction(title: "Stop") { _ in })
        let scene = menuScene { $0.setItems([twice, other, twice]) }
        #expect(Set(scene.view.items.map(ObjectIdentifier.init)).count == 3)
        if byItself {
            other.attributes = .hidden
            scene.view.reloadData()
        } else {
            scene.view.setItems([twice, other, twice])
        }
        let items = scene.view.items
        #expect(items.count == (byItself ? 2 : 3))
        #expect(Set(items.map(ObjectIdentifier.init)).count == items.count)
        scene.window.layoutIfNeeded()
        #expect(items.allSatisfy { $0.superview === scene.view })
    }

    @Test func `an item whose own action activates another one is selected once`() {
        let scene = menuScene(0)
        let (menu, button) = (scene.view, UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
        // Before the menu listens to the button.
        let action = UIAction { [unowned menu] _ in menu.activateItem(at: 1) }
        button.addAction(action, for: .primaryActionTriggered)
        menu.items = [button, menuItem(), menuItem()]
        menu.turnsSelectionToPointer = false
        var selected: [Int] = []
        menu.onSelect = { selected.append($1) }
        #expect(menu.activateItem(at: 0) && selected == [0, 1])
    }

    @Test func `VoiceOver's Next does nothing once the menu is disabled`() throws {
        let scene = menuScene(4)
        let elements = StandInVoiceOver.elements(in: scene.window)
        let next = try #require(elements[0].accessibilityCustomActions?.first)
        scene.view.isEnabled = false
        #expect(next.actionHandler?(next) == false && StandInAccessibility.posts.isEmpty)
    }

    @Test(arguments: [false, true]) func `stop is under the settings that the app has just set`(lands: Bool) {
        let rests = [true, false].map { isLaidOut in
            let scene = menuScene(6) { $0.landsOnItems = !lands }
            scene.view.spin(velocity: 2)
            StandInClock.advance(by: 1.03)
            scene.view.landsOnItems = lands
            if isLaidOut { scene.window.layoutIfNeeded() }
            var ends: [Bool] = []
            scene.view.stop { ends.append($0) }
            let isAtOnce = !ends.isEmpty
            StandInClock.step()
            let first = Double(scene.view.rotation)
            StandInClock.advance(by: 3)
            #expect(ends == [true] && isAtOnce == !lands)
            return [first, Double(scene.view.rotation)]
        }
        #expect(near(rests[0][0], rests[1][0]) && near(rests[0][1], rests[1][1]))
    }

    @Test(arguments: [false, true])
    func `a turn to an item that is removed is not finished, also if the menu stops being turnable`(
        isStill: Bool
    ) {
        for isRemoved in [true, false] {
            let scene = menuScene(5)
            scene.view.selectedIndex = 2
            StandInClock.advance(by: 3)
            var ends: [Bool] = []
            scene.view.turn(toItemAt: 0, duration: 2) { ends.append($0) }
            StandInClock.advance(by: 0.3)
            if isStill { scene.view.turning = .never }
            scene.view.items.remove(at: isRemoved ? 0 : 4)
            StandInClock.advance(by: 5)
            #expect(ends == [!isRemoved])
        }
    }
}
