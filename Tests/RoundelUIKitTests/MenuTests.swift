import Roundel
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// Items on a ring: their positions, how they turn, and how they are selected.
@MainActor @Suite(.standIn) struct MenuTests {
    /// A menu of views of 40 by 40 points in 300 by 300, whose ring has a radius of 130.
    func scene(_ count: Int = 8, change: (CircularMenuView) -> Void = { _ in }) -> Scene<CircularMenuView> {
        let menu = CircularMenuView(frame: CGRect(x: 20, y: 100, width: 300, height: 300))
        menu.items = (0..<count).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)) }
        menu.isOpen = true
        change(menu)
        return Scene(menu)
    }

    func ringPoint(_ degrees: Double, _ radius: CGFloat = 130) -> CGPoint {
        let angle = degrees * .pi / 180
        return CGPoint(x: 150 + radius * cos(angle), y: 150 + radius * sin(angle))
    }

    // MARK: Positions

    @Test func `items are spaced evenly from 12 o'clock on, inside the bounds`() {
        let scene = scene()
        for (index, item) in scene.view.items.enumerated() {
            #expect(near(item.center, ringPoint(-90 + 45 * Double(index))))
            #expect(item.transform == .identity && item.bounds.size == CGSize(width: 40, height: 40))
        }
    }

    nonisolated static let arrangements: [(CircularMenuView.Arrangement, [Double])] = [
        (.arc(sweep: CGFloat.pi), [-90.0, 0, 90]),
        (.arc(sweep: -CGFloat.pi, end: .exclusive), [-90, -150, -210]),
        (.step(CGFloat.pi / 6), [-90, -60, -30]),
        (.angles([0, 1, CGFloat.pi]), [0, 180 / Double.pi, 180]),
        (.angles([1]), [180 / Double.pi, 0, 0]),
        (.weights([1, 1, 2]), [-45, 45, 180]),
    ]

    @Test(arguments: arrangements)
    func `a menu has every arrangement of the ring`(
        arrangement: CircularMenuView.Arrangement,
        angles: [Double]
    ) {
        let scene = scene(3) {
            $0.arrangement = arrangement
            $0.landsOnItems = false
        }
        #expect(scene.view.items.count == angles.count)
        for (item, angle) in zip(scene.view.items, angles) { #expect(near(item.center, ringPoint(angle))) }
    }

    @Test func `the app sets start, direction and radius`() {
        let scene = scene(4) {
            ($0.startAngle, $0.pointerAngle, $0.direction, $0.radius) = (0, 0, .counterclockwise, .fixed(100))
        }
        #expect(near(scene.view.items[1].center, ringPoint(-90, 100)))
        scene.view.radius = .ellipse(across: 100, down: 50)
        scene.window.layoutIfNeeded()
        #expect(near(scene.view.items[1].center, CGPoint(x: 150, y: 100)))
        scene.view.radius = .filling
        scene.view.arrangement = .arc(sweep: -.pi)
        scene.view.startAngle = .pi
        scene.window.layoutIfNeeded()
        // The upper half of the ring is as wide as the bounds allow, and vertically centred in
        // them.
        let base = 150 + 130 * CGFloat(3).squareRoot() / 4
        #expect(near(scene.view.items[0].center, CGPoint(x: 20, y: base)))
        #expect(near(scene.view.items[3].center, CGPoint(x: 280, y: base)))
    }

    @Test func `items can be rotated like spokes or along the ring`() {
        let scene = scene(4) { $0.orientation = .tangential }
        #expect(near(scene.view.items[1].transform.b, 1))
        scene.view.orientation = .radial
        scene.window.layoutIfNeeded()
        #expect(near(scene.view.items[0].transform.b, -1) && near(scene.view.items[1].transform.b, 0))
        #expect(scene.view.items[0].bounds.size == CGSize(width: 40, height: 40))
    }

    @Test func `items are as large as their content, and controls large enough for a finger`() {
        let menu = CircularMenuView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let label = UILabel()
        label.text = "A label"
        menu.setItems([UIAction(title: "A") { _ in }])
        menu.items.append(label)
        let scene = Scene(menu)
        #expect(menu.items[0].bounds.size == CGSize(width: 44, height: 44))
        #expect(label.bounds.size == label.intrinsicContentSize)
        menu.itemSize = CGSize(width: 50, height: 60)
        scene.window.layoutIfNeeded()
        #expect(label.bounds.size == CGSize(width: 50, height: 60))
    }

    @Test(arguments: [0, 1]) func `a menu works with no item and with one item`(count: Int) {
        let scene = scene(count)
        scene.flick(0, 90, 100)
        StandInClock.advance(by: 3)
        #expect(scene.view.pointedIndex == (count == 0 ? nil : 0))
        scene.view.arrangement = .arc(sweep: .pi)
        scene.window.layoutIfNeeded()
        scene.view.becomeFirstResponder()
        StandInKeyboard(scene.window).press(UIKeyCommand.inputRightArrow)
        #expect(scene.view.items.count == count)
    }

    @Test func `right-to-left layouts mirror a menu by default`() {
        let scene = scene(4) { ($0.startAngle, $0.pointerAngle) = (0, 0) }
        scene.window.standInTraits = UITraitCollection(standInLayoutDirection: .rightToLeft)
        scene.window.layoutIfNeeded()
        #expect(
            near(scene.view.items[0].center, ringPoint(180))
                && near(scene.view.items[1].center, ringPoint(90))
        )
        #expect(scene.view.pointedIndex == 0)
        scene.view.mirrorsInRightToLeft = false
        scene.window.layoutIfNeeded()
        #expect(near(scene.view.items[0].center, ringPoint(0)))
    }

    @Test func `a resize keeps the rotation`() {
        let scene = scene(4)
        scene.view.rotation = .pi / 2
        scene.view.bounds.size = CGSize(width: 200, height: 400)
        scene.window.layoutIfNeeded()
        #expect(near(scene.view.rotation, .pi / 2))
        #expect(near(scene.view.items[0].center, CGPoint(x: 180, y: 200)))
    }

    // MARK: Turning

    @Test func `a drag turns the items, upright, and they land on one`() {
        let scene = scene()
        var pointed: [Int?] = []
        var rests = 0
        scene.view.onPoint = { _, index in pointed.append(index) }
        scene.view.onRest = { _ in rests += 1 }
        scene.down(0, 100)
        scene.sweep(0, 60, 100)
        #expect(
            near(scene.view.items[0].center, ringPoint(-30)) && scene.view.items[0].transform == .identity
        )
        scene.fingers.up(after: 0)
        StandInClock.advance(by: 4)
        let eighths = scene.view.rotation / (.pi / 4)
        #expect(near(eighths, eighths.rounded()) && eighths > 1 && rests == 1)
        #expect(scene.view.pointedIndex == 8 - Int(eighths.rounded()) && pointed.first == 7)
        #expect(pointed.last == scene.view.pointedIndex)
        #expect(near(scene.view.items[scene.view.pointedIndex ?? 0].center, ringPoint(-90)))
    }

    @Test func `a menu that does not land on items rests anywhere`() {
        let scene = scene { $0.landsOnItems = false }
        scene.drag(0, 20, 100)
        #expect(degrees(scene.view.rotation) == 20)
    }

    @Test func `changes of a menu at rest take effect at once`() {
        let scene = scene()
        scene.view.pointerAngle = 0.3
        scene.window.layoutIfNeeded()
        #expect(
            scene.view.wheel.phase == .idle && near(scene.view.items[2].center, ringPoint(0.3 * 180 / .pi))
        )
    }

    @Test func `commands turn a menu to an item`() {
        let scene = scene()
        scene.view.turn(toItemAt: 2, .clockwise, extraTurns: 1, duration: 1)
        StandInClock.advance(by: 1.1)
        #expect(scene.view.pointedIndex == 2 && degrees(scene.view.rotation) == 360 + 270)
        scene.view.turn(toItemAt: 5, animated: false)
        #expect(scene.view.pointedIndex == 5)
    }

    @Test func `items that pass give haptic feedback`() {
        let scene = scene()
        scene.drag(0, 50, 100)
        #expect(StandInHaptics.events.contains(.selectionChanged))
        StandInHaptics.events = []
        scene.view.playsHaptics = false
        scene.drag(0, 50, 100)
        #expect(StandInHaptics.events.isEmpty)
    }

    @Test func `a menu that does not turn still selects`() {
        let scene = scene { $0.isTurnable = false }
        scene.drag(0, 90, 100)
        #expect(scene.view.rotation == 0)
        scene.fingers.tap(scene.point(0, 130))
        #expect(scene.view.selectedIndex == 2 && scene.view.rotation == 0)
    }

    // MARK: Selecting

    @Test func `a tap selects an item and brings it to the pointer`() {
        let scene = scene()
        var selected: [Int] = []
        scene.view.onSelect = { _, index in selected.append(index) }
        scene.fingers.tap(scene.point(0, 130))
        #expect(selected == [2] && scene.view.selectedIndex == 2)
        StandInClock.advance(by: 3)
        #expect(scene.view.pointedIndex == 2 && degrees(scene.view.rotation) == -90)
        scene.view.turnsSelectionToPointer = false
        scene.fingers.tap(scene.point(0, 130))
        StandInClock.advance(by: 3)
        #expect(scene.view.selectedIndex == 4 && scene.view.pointedIndex == 2)
    }

    @Test(arguments: [9.0, 10, 11])
    func `a finger that slides more than 10 points does not tap`(distance: Double) {
        for isButton in [true, false] {
            var (pressed, selected): ([Int], [Int]) = ([], [])
            let scene = menuScene { menu in
                guard isButton else { return }
                let indices = 0..<8
                menu.setItems(indices.map { index in UIAction(title: "") { _ in pressed.append(index) } })
            }
            scene.view.onSelect = { selected.append($1) }
            let start = scene.view.convert(scene.view.items[2].center, to: scene.window)
            scene.fingers.down(CGPoint(x: start.x - 5, y: start.y))
            scene.fingers.move(CGPoint(x: start.x - 5 + distance, y: start.y))
            scene.restAndLift()
            #expect(selected == (distance > 10 ? [] : [2]) && pressed == (isButton ? selected : []))
        }
    }

    @Test func `a tap on a button presses it and selects it once`() {
        var presses = 0
        let scene = scene(0) { $0.setItems((0..<4).map { _ in UIAction { _ in presses += 1 } }) }
        var selected: [Int] = []
        scene.view.onSelect = { _, index in selected.append(index) }
        scene.fingers.tap(scene.point(90, 120))
        #expect(presses == 1 && selected == [2])
    }

    @Test func `a button of a disabled menu, or of one that closes, does nothing`() {
        var presses = 0
        let scene = scene(0) { $0.setItems((0..<4).map { _ in UIAction { _ in presses += 1 } }) }
        scene.view.isEnabled = false
        scene.fingers.tap(scene.point(90, 120))
        scene.view.isEnabled = true
        scene.view.setOpen(false)
        scene.fingers.tap(scene.point(90, 120))
        #expect(presses == 0)
    }

    @Test func `a button that moved to another menu is reported there`() {
        let (first, second) = (scene(0) { _ in }.view, scene(0) { _ in }.view)
        let button = UIButton(type: .system)
        first.items = [button]
        second.items = [button]
        first.items = []
        var selected: [Int] = []
        second.onSelect = { selected.append($1) }
        button.sendActions(for: .primaryActionTriggered)
        #expect(selected == [0])
    }

    @Test func `a drag that starts on a button turns the menu and does not press it`() {
        var presses = 0
        let scene = scene(0) { $0.setItems((0..<4).map { _ in UIAction { _ in presses += 1 } }) }
        scene.drag(0, 90, 125)
        StandInClock.advance(by: 2)
        #expect(presses == 0 && degrees(scene.view.rotation) == 90)
    }

    @Test func `a drag that starts on a plain item does not tap it`() {
        let scene = scene()
        var selected: [Int] = []
        scene.view.onSelect = { _, index in selected.append(index) }
        scene.drag(0, 45, 130)
        StandInClock.advance(by: 2)
        #expect(selected.isEmpty && degrees(scene.view.rotation) == 45)
        // No drag begins outside the ring, and a finger that moves onto an item has not tapped it.
        scene.fingers.drag([scene.point(0, 0), scene.point(0, 130)])
        #expect(selected.isEmpty)
    }

    @Test func `the item at which the menu comes to rest is selected, and no tap is reported`() {
        let scene = scene()
        var selected: [Int] = []
        scene.view.onSelect = { _, index in selected.append(index) }
        scene.drag(0, 45, 130)
        #expect(scene.view.selectedIndex == nil)
        StandInClock.advance(by: 2)
        #expect(scene.view.selectedIndex == 7 && scene.view.pointedIndex == 7 && selected.isEmpty)
        scene.view.landsOnItems = false
        scene.drag(0, 90, 130)
        StandInClock.advance(by: 4)
        #expect(scene.view.selectedIndex == 7 && scene.view.pointedIndex != 7)
    }

    @Test func `touches between the items and beyond them go to the views behind`() {
        let scene = scene()
        #expect(scene.window.hitTest(scene.point(0, 0), with: nil) === scene.window)
        #expect(scene.window.hitTest(scene.point(45, 205), with: nil) === scene.window)
        #expect(scene.window.hitTest(scene.point(20, 80), with: nil) === scene.view)
        scene.view.setOpen(false, animated: false)
        #expect(scene.window.hitTest(scene.point(20, 80), with: nil) === scene.window)
    }

    @Test func `a tap selects a custom control, and a removed control keeps none of the actions of the menu`()
    {
        let (control, old) = (UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIButton())
        let scene = scene(0) { $0.items = [control, old] }
        scene.view.items.removeLast()
        scene.window.layoutIfNeeded()
        #expect(old.superview == nil && old.allControlEvents.isEmpty)
        scene.fingers.tap(scene.point(-90, 120))
        #expect(scene.view.selectedIndex == 0)
        scene.view.items = [old]
        #expect(scene.view.selectedIndex == 0)
        scene.view.items = []
        #expect(scene.view.selectedIndex == nil)
    }

    @Test func `a data source supplies the items`() {
        final class Source: CircularMenuViewDataSource {
            var count = 3
            func numberOfItems(in menuView: CircularMenuView) -> Int { count }
            func circularMenuView(_ menuView: CircularMenuView, viewForItemAt index: Int) -> UIView {
                let label = UILabel()
                label.text = "\(index)"
                return label
            }
        }
        let (source, menu) = (Source(), CircularMenuView())
        menu.reloadData()
        #expect(menu.items.isEmpty)
        menu.dataSource = source
        menu.reloadData()
        #expect(menu.items.compactMap { ($0 as? UILabel)?.text } == ["0", "1", "2"])
        source.count = -1
        menu.reloadData()
        #expect(menu.items.isEmpty && menu.subviews.isEmpty)
    }

    @Test func `the delegate receives all events, and its methods are optional`() {
        final class Listener: CircularMenuViewDelegate {
            var events: [String] = []
            func circularMenuView(_ menuView: CircularMenuView, didSelectItemAt index: Int) {
                events.append("select \(index)")
            }
            func circularMenuView(_ menuView: CircularMenuView, didPointAtItemAt index: Int?) {
                events.append("point \(index ?? -1)")
            }
            func circularMenuViewDidComeToRest(_ menuView: CircularMenuView) { events.append("rest") }
            func circularMenuView(_ menuView: CircularMenuView, didChangeOpen isOpen: Bool) {
                events.append("open \(isOpen)")
            }
        }
        final class Deaf: CircularMenuViewDelegate {}
        for delegate in [Listener(), Deaf()] as [any CircularMenuViewDelegate] {
            let scene = scene(2)
            scene.view.delegate = delegate
            scene.fingers.tap(scene.point(90, 130))
            StandInClock.advance(by: 3)
            scene.view.toggle()
            let events = (delegate as? Listener)?.events
            #expect(events ?? [] == (events == nil ? [] : ["select 1", "point 1", "rest", "open false"]))
        }
    }
}
