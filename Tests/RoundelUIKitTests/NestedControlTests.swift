import Roundel
import StandInTestSupport
import Testing
import UIKit

@testable import RoundelUIKit

/// Wheels, dials and buttons inside wheels and menus, and what their touches mean there.
@MainActor @Suite(.standIn) struct NestedControlTests {
    @Test(arguments: [true, false], [true, false])
    func `a drag on a control in the centre is no tap`(turnsWheel: Bool, resetsAtOnce: Bool) {
        let frame = CGRect(x: 0, y: 0, width: 120, height: 120)
        let control = turnsWheel ? WheelView(frame: frame) : DialView(frame: frame)
        let scene = menuScene(6) { $0.centerView = control }
        // Far longer than the delay after which a tap belongs to another touch. Nothing documents
        // when the menu's recogniser is reset, after the other has begun or after the touch.
        scene.down(0, 45)
        scene.sweep(0, 60, 45)
        if resetsAtOnce { scene.view.driver.recognizer.reset() }
        scene.sweep(60, 200, 45)
        scene.restAndLift()
        #expect((control as? WheelView).map { $0.rotation > 2 } ?? ((control as? DialView)?.value != 0))
        #expect(scene.view.isOpen && scene.view.rotation == 0)
        // The next tap is one again.
        StandInClock.advance(by: 1)
        scene.fingers.tap(scene.point(0, 45))
        #expect(!scene.view.isOpen)
    }

    @Test func `a press long after a touch that something else took is a tap`() {
        let wheel = WheelView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
        let scene = menuScene(6) { $0.centerView = wheel }
        scene.down(0, 45)
        scene.sweep(0, 60, 45)
        scene.view.driver.recognizer.reset()
        // It is lifted elsewhere.
        scene.fingers.move(scene.point(60, 140))
        scene.fingers.up()
        StandInClock.advance(by: 5)
        #expect(scene.view.isOpen)
        wheel.sendActions(for: .touchUpInside)
        #expect(!scene.view.isOpen)
    }

    @Test func `a drag on a wheel that is an item does not select it`() {
        let wheel = WheelView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        let scene = menuScene { $0.items = [menuItem(), wheel, menuItem(), menuItem()] }
        var selected: [Int] = []
        scene.view.onSelect = { selected.append($1) }
        turn(wheel, in: scene.window, scene.fingers)
        #expect(wheel.rotation > 1 && selected.isEmpty && scene.view.rotation == 0)
    }

    @Test func `a wheel in the content of a wheel turns alone`() {
        let outer = WheelView(frame: CGRect(x: 50, y: 50, width: 300, height: 300))
        let inner = WheelView(frame: CGRect(x: 20, y: 110, width: 80, height: 80))
        outer.contentView = UIView()
        outer.contentView?.addSubview(inner)
        let scene = Scene(outer)
        var began = 0
        outer.onBegan = { _ in began += 1 }
        turn(inner, in: scene.window, scene.fingers)
        #expect(inner.rotation > 1 && outer.rotation == 0 && began == 0)
        // A wheel that does not take the touch leaves it to the one around it.
        inner.isEnabled = false
        let (before, innerBefore) = (outer.rotation, inner.rotation)
        turn(inner, in: scene.window, scene.fingers)
        #expect(outer.rotation != before && inner.rotation == innerBefore && began == 1)
    }

    /// Moves a finger around the middle of a wheel, and lets it rest.
    private func turn(_ wheel: WheelView, in window: UIWindow, _ fingers: StandInFingers) {
        let middle = wheel.convert(CGPoint(x: wheel.bounds.midX, y: wheel.bounds.midY), to: window)
        let points = (0...40).map { step in
            let angle = Double(step) * 4 * .pi / 180
            return CGPoint(x: middle.x + 30 * cos(angle), y: middle.y + 30 * sin(angle))
        }
        fingers.down(points[0])
        fingers.move(through: Array(points.dropFirst()))
        fingers.up(after: 0.5)
    }

    // MARK: Actions that change the menu

    @Test(arguments: [true, false], ["tap", "key", "voice"])
    func `an action that closes or disables the menu selects its item`(closes: Bool, means: String) {
        var done: [String] = []
        let scene = menuScene { menu in
            menu.setItems(
                (0..<4).map { index in
                    UIAction(title: "\(index)") { [unowned menu] _ in
                        done.append("action \(index)")
                        if closes { menu.setOpen(false) } else { menu.isEnabled = false }
                    }
                }
            )
        }
        scene.view.onSelect = { done.append("selected \($1)") }
        switch means {
        case "tap": scene.fingers.tap(scene.view.convert(scene.view.items[0].center, to: scene.window))
        case "key":
            scene.view.becomeFirstResponder()
            StandInKeyboard(scene.window).press("\r")
        default: StandInVoiceOver.activate(StandInVoiceOver.elements(in: scene.window)[0])
        }
        #expect(done == ["selected 0", "action 0"] && scene.view.selectedIndex == 0)
    }

    // MARK: Views that change their place in a menu

    @Test(arguments: [true, false]) func `an item that becomes the centre stays in the menu`(isControl: Bool)
    {
        let item = isControl ? UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44)) : menuItem()
        let scene = menuScene { $0.items = [item, menuItem(), menuItem(), menuItem()] }
        scene.view.centerView = item
        scene.view.items = Array(scene.view.items.dropFirst())
        scene.window.layoutIfNeeded()
        #expect(item.superview === scene.view && item.alpha == 1)
        scene.fingers.tap(scene.point(0, 0))
        #expect(!scene.view.isOpen)
    }

    @Test(arguments: [true, false]) func `a centre that becomes an item stays in the menu`(isControl: Bool) {
        let center = isControl ? UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44)) : menuItem()
        let scene = menuScene { $0.centerView = center }
        scene.view.items.append(center)
        scene.view.centerView = menuItem()
        scene.window.layoutIfNeeded()
        #expect(center.superview === scene.view)
        var selected: [Int] = []
        scene.view.onSelect = { selected.append($1) }
        scene.fingers.tap(scene.view.convert(center.center, to: scene.window))
        #expect(selected == [8] && scene.view.isOpen)
    }

    @Test(arguments: [true, false]) func `a finger selects no item that took the place of its own`(
        isNew: Bool
    ) {
        let items = {
            (0..<4).map { _ in
                let item = menuItem()
                item.isUserInteractionEnabled = false
                return item
            }
        }
        let scene = menuScene { $0.items = items() }
        var selected: [Int] = []
        scene.view.onSelect = { selected.append($1) }
        scene.fingers.down(scene.view.convert(scene.view.items[1].center, to: scene.window))
        scene.view.items = isNew ? items() : scene.view.items.reversed()
        scene.window.layoutIfNeeded()
        scene.fingers.up(after: 0.05)
        #expect(selected.isEmpty)
    }
}
