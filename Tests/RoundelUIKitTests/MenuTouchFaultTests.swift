import Roundel
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// Faults that the menu had with touches, each in the state in which it showed.
@MainActor @Suite(.standIn) struct MenuTouchFaultTests {
    @Test(arguments: [false, true]) func `a tap that stops a coasting menu does nothing else`(buttons: Bool) {
        var presses = 0
        let scene = menuScene { menu in
            if buttons { menu.setItems((0..<8).map { _ in UIAction { _ in presses += 1 } }) }
        }
        var selected: [Int] = []
        scene.view.onSelect = { selected.append($1) }
        scene.flick(0, 60, 80)
        StandInClock.advance(by: 0.1)
        #expect(scene.view.wheel.isMoving)
        let item = scene.view.items[2]
        scene.fingers.tap(scene.view.convert(item.center, to: scene.window))
        #expect(selected.isEmpty)
        StandInClock.advance(by: 3)
        #expect(scene.view.selectedIndex == scene.view.pointedIndex && selected.isEmpty)
        // The next tap is recognised again.
        let index = scene.view.items.firstIndex { $0.center.x > 250 } ?? 0
        scene.fingers.tap(scene.view.convert(scene.view.items[index].center, to: scene.window))
        #expect(selected == [index] && presses == (buttons ? 1 : 0))
    }

    @Test func `a tap on the centre button of a coasting menu stops the menu and does not close it`() {
        let scene = menuScene { $0.centerView = UIButton(type: .close) }
        scene.flick(0, 60, 80)
        StandInClock.advance(by: 0.1)
        scene.fingers.tap(scene.point(0, 0))
        #expect(scene.view.isOpen)
        StandInClock.advance(by: 2)
        scene.fingers.tap(scene.point(0, 0))
        #expect(!scene.view.isOpen)
    }

    @Test(arguments: [false, true])
    func `a tap during which the finger trembles is still a tap, and turns nothing`(
        buttons: Bool
    ) {
        var presses = 0
        let scene = menuScene { menu in
            if buttons { menu.setItems((0..<8).map { _ in UIAction { _ in presses += 1 } }) }
            (menu.landsOnItems, menu.turnsSelectionToPointer) = (false, false)
        }
        var selected: [Int] = []
        scene.view.onSelect = { selected.append($1) }
        scene.down(0, 125)
        scene.move(0.5, 126)
        scene.move(-0.5, 124)
        scene.fingers.up()
        #expect(selected == [2] && presses == (buttons ? 1 : 0))
        #expect(scene.view.rotation == 0 && !scene.view.wheel.isMoving)
        // A tap may move by 10 points; a longer movement is a drag.
        for (radius, count) in [(115.0, 2), (114.5, 2)] {
            scene.down(0, 125)
            scene.move(0, radius)
            scene.move(0, 125)
            scene.fingers.up()
            #expect(selected.count == count && presses == (buttons ? count : 0), "\(radius)")
        }
        scene.drag(0, 6, 125)
        #expect(selected.count == 2 && scene.view.rotation > 0)
    }

    @Test
    func `a touch on the centre of a coasting menu without detents stops the menu and does not close it`() {
        for isButton in [true, false] {
            let scene = menuScene { menu in
                let size = CGSize(width: 44, height: 44)
                menu.centerView =
                    isButton ? UIButton(type: .close) : UIView(frame: CGRect(origin: .zero, size: size))
                menu.landsOnItems = false
            }
            scene.flick(0, 60, 80)
            StandInClock.advance(by: 0.1)
            #expect(scene.view.wheel.isMoving)
            scene.fingers.tap(scene.point(0, 0))
            #expect(scene.view.isOpen && !scene.view.wheel.isMoving)
            scene.fingers.tap(scene.point(0, 0))
            #expect(!scene.view.isOpen)
        }
    }

    @Test(arguments: [ScrollPolicy.claimsRing, .yieldsToScrolling])
    func `a second finger presses nothing while the first holds the menu`(policy: ScrollPolicy) {
        var presses = 0
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        scroll.contentSize = CGSize(width: 390, height: 2000)
        scroll.delaysContentTouches = false
        let menu = CircularMenuView(frame: CGRect(x: 20, y: 100, width: 300, height: 300))
        menu.setItems((0..<8).map { _ in UIAction { _ in presses += 1 } })
        menu.centerView = UIButton(type: .close)
        (menu.isOpen, menu.scrollPolicy) = (true, policy)
        scroll.addSubview(menu)
        let scene = Scene(menu, around: scroll)
        var selected = 0
        menu.onSelect = { _, _ in selected += 1 }
        for radius in [125.0, 90] {
            // The first finger rests on a button or between two.
            scene.down(0, radius)
            for location in [(90.0, 125.0), (0, 0)] {
                scene.fingers.tap(scene.point(location.0, location.1), finger: 1)
                #expect(presses == 0 && selected == 0 && menu.isOpen, "\(policy) \(radius)")
            }
            scene.sweep(0, -40, radius)
            scene.fingers.tap(scene.point(95, 125), finger: 1)
            #expect(presses == 0 && selected == 0 && menu.isOpen, "\(policy) \(radius)")
            scene.restAndLift()
            StandInClock.advance(by: 2)
        }
        scene.fingers.tap(scene.point(90, 125))
        #expect(presses == 1 && selected == 1)
    }

    @Test func `a second finger taps no plain item while the first holds the menu by a button`() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        let scene = menuScene { $0.items = [button] + (1..<4).map { _ in menuItem() } }
        var selected: [Int] = []
        scene.view.onSelect = { selected.append($1) }
        scene.down(-90, 125)
        scene.fingers.tap(scene.point(90, 130), finger: 1)
        #expect(selected.isEmpty)
        scene.fingers.up()
        #expect(selected == [0])
    }

    @Test func `a menu that yields to scrolling does not turn before its gesture is recognised`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        scroll.contentSize = CGSize(width: 390, height: 2000)
        let menu = CircularMenuView(frame: CGRect(x: 20, y: 100, width: 300, height: 300))
        menu.items = (0..<4).map { _ in menuItem() }
        (menu.isOpen, menu.scrollPolicy) = (true, .yieldsToScrolling)
        scroll.addSubview(menu)
        let scene = Scene(menu, around: scroll)
        var (rotations, pointed) = ([CGFloat](), 0)
        menu.onPoint = { _, _ in pointed += 1 }
        scene.fingers.down(CGPoint(x: 270, y: 250))
        for step in 1...6 {
            scene.fingers.move(CGPoint(x: 270, y: 250 - 10 * CGFloat(step)))
            rotations.append(menu.rotation)
        }
        scene.fingers.up(after: 0)
        StandInClock.advance(by: 1)
        #expect(scroll.contentOffset.y > 40 && pointed == 0)
        #expect(rotations.allSatisfy { $0 == 0 } && menu.rotation == 0)
        // The scroll view cannot scroll horizontally: the menu turns, and catches up with the
        // finger.
        scene.fingers.down(CGPoint(x: 170, y: 130))
        for step in 1...9 { scene.fingers.move(CGPoint(x: 170 + 10 * CGFloat(step), y: 130)) }
        #expect(menu.rotation > 0.5)
        scene.fingers.up(after: 0.3)
    }

    @Test func `a touch that began on the menu and moves does not go to views behind`() {
        final class Behind: UIView {
            var touchCount = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touchCount += 1 }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { touchCount += 1 }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { touchCount += 1 }
        }
        let behind = Behind(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        let menu = CircularMenuView(frame: CGRect(x: 20, y: 100, width: 300, height: 300))
        menu.items = [menuItem()]
        (menu.isOpen, menu.isTurnable) = (true, false)
        behind.addSubview(menu)
        let scene = Scene(menu, around: behind)
        scene.fingers.drag([scene.point(-90, 130), scene.point(-85, 130), scene.point(-70, 130)])
        #expect(behind.touchCount == 0)
    }

    @Test(arguments: [false, true])
    func `the late lift of a touch that stopped the menu does nothing else`(buttons: Bool) {
        var presses = 0
        let scene = menuScene { menu in
            menu.landsOnItems = false
            if buttons { menu.setItems((0..<8).map { _ in UIAction { _ in presses += 1 } }) }
        }
        var selected: [Int] = []
        scene.view.onSelect = { selected.append($1) }
        scene.view.spin(velocity: 3)
        StandInClock.advance(by: 0.5)
        scene.fingers.down(scene.view.convert(scene.view.items[2].center, to: scene.window))
        #expect(!scene.view.wheel.isMoving)
        StandInClock.advance(by: 0.6)
        // The main thread was busy for half a second.
        scene.fingers.up(at: CACurrentMediaTime() - 0.5)
        #expect(selected.isEmpty && presses == 0)
    }

    @Test(arguments: [false, true], [0, 0.5])
    func `the late lift of a touch on the centre that stopped the menu does nothing else`(
        isButton: Bool,
        delay: Double
    ) {
        let scene = menuScene { $0.centerView = isButton ? UIButton(type: .close) : menuItem() }
        scene.flick(0, 60, 80)
        StandInClock.advance(by: 0.1)
        #expect(scene.view.wheel.isMoving)
        scene.fingers.down(scene.point(0, 0))
        StandInClock.advance(by: 0.8)
        scene.fingers.up(at: CACurrentMediaTime() - delay)
        #expect(scene.view.isOpen)
        scene.fingers.tap(scene.point(0, 0))
        #expect(!scene.view.isOpen)
    }

    @Test(arguments: [false, true])
    func `a click with the secondary button, or with Control, selects and turns nothing`(
        withControl: Bool
    ) {
        let scene = menuScene(4) { $0.centerView = menuItem() }
        var selected: [Int] = []
        scene.view.onSelect = { selected.append($1) }
        let pointer = StandInPointer(scene.window)
        let item = scene.view.convert(scene.view.items[2].center, to: scene.window)
        pointer.secondaryClick(at: item, withControl: withControl)
        pointer.secondaryClick(at: scene.point(0, 0), withControl: withControl)
        #expect(selected.isEmpty && scene.view.isOpen)
        scene.view.spin(velocity: 3)
        pointer.secondaryClick(at: item, withControl: withControl)
        #expect(scene.view.wheel.isMoving)
    }

    @Test(arguments: [false, true])
    func `a touch that left the centre does not swallow a later press`(isCancelled: Bool) {
        let center = UIButton(type: .close)
        let scene = menuScene { $0.centerView = center }
        scene.view.spin(velocity: 3)
        StandInClock.advance(by: 0.5)
        scene.fingers.down(scene.point(0, 0))
        if isCancelled {
            scene.fingers.cancel()
        } else {
            scene.fingers.move(scene.point(45, 60))
            scene.fingers.up()
        }
        StandInClock.advance(by: 5)
        #expect(scene.view.isOpen && !scene.view.wheel.isMoving)
        // The space bar on the focused button.
        center.sendActions(for: .primaryActionTriggered)
        #expect(!scene.view.isOpen)
    }

    @Test func `a tap while a scroll holds the menu selects nothing`() {
        let scene = menuScene(8)
        var selected: [Int] = []
        scene.view.onSelect = { selected.append($1) }
        let item = scene.view.convert(scene.view.items[2].center, to: scene.window)
        let stroke = Array(repeating: CGVector(dx: 0, dy: 2), count: 4)
        StandInPointer(scene.window).scroll(stroke, at: scene.point(180, 130)) { index in
            if index == 1 { scene.fingers.tap(item) }
        }
        #expect(selected.isEmpty)
    }

    @Test func `a second finger that the system cancels leaves the first its tap`() {
        let scene = menuScene(4) { $0.isTurnable = false }
        let places = scene.view.items.map { scene.view.convert($0.center, to: scene.window) }
        scene.fingers.down(places[1])
        scene.fingers.down(places[2], finger: 1)
        scene.fingers.cancel(finger: 1)
        scene.fingers.up()
        #expect(scene.view.selectedIndex == 1)
    }

    @Test func `a finger that trembles on a large centre does not turn the menu, and taps`() {
        let scene = menuScene(6) { menu in
            menu.centerView = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
            (menu.deadZone, menu.landsOnItems) = (0.1, false)
        }
        scene.down(0, 50)
        scene.move(6, 50)
        #expect(scene.view.rotation == 0)
        scene.fingers.up()
        #expect(!scene.view.isOpen)
    }
}
