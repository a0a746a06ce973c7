import RoundelTestSupport
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// What UIKit itself does with the controls of a menu: it sends the primary action of a button, and
/// gives the touches on a disabled control to the view behind.
@MainActor @Suite(.standIn) struct MenuControlTests {
    enum Way: CaseIterable { case tap, key, voiceOver, app }

    private func activateFirst(_ scene: Scene<CircularMenuView>, _ way: Way) {
        switch way {
        case .tap: scene.fingers.tap(scene.view.convert(scene.view.items[0].center, to: nil))
        case .key:
            #expect(StandInFocus(scene.window).move(to: scene.view))
            StandInKeyboard(scene.window).press("\r")
        case .voiceOver: StandInVoiceOver.activate(StandInVoiceOver.elements(in: scene.window)[0])
        case .app: scene.view.activateItem(at: 0)
        }
    }

    @Test(arguments: Way.allCases)
    func `an item performs its action once, whatever activates it`(way: Way) {
        var done = 0
        let scene = menuScene(0) { menu in
            menu.setItems((0..<4).map { index in UIAction(title: "\(index)") { _ in done += 1 } })
        }
        activateFirst(scene, way)
        #expect(done == 1 && scene.view.selectedIndex == 0)
    }

    /// A control that has no primary action of its own.
    private final class Tile: UIControl {}

    @Test(arguments: [Way.key, .app])
    func `a control that is no button gets both events once`(way: Way) {
        var done: [String] = []
        let tile = Tile(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        tile.isAccessibilityElement = true
        tile.addAction(UIAction { _ in done.append("touch") }, for: .touchUpInside)
        tile.addAction(UIAction { _ in done.append("primary") }, for: .primaryActionTriggered)
        let scene = menuScene(3) { $0.items[0] = tile }
        activateFirst(scene, way)
        activateFirst(scene, way)
        #expect(done == ["touch", "primary", "touch", "primary"])
    }

    @Test(arguments: [UIControl.Event.touchUpInside, .primaryActionTriggered], [false, true])
    func `a button in the centre opens the menu, also if its action disables or hides it`(
        event: UIControl.Event,
        hides: Bool
    ) {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        let action = UIAction { [unowned button] _ in
            if hides { button.isHidden = true } else { button.isEnabled = false }
        }
        button.addAction(action, for: event)
        let scene = menuScene(4) { ($0.centerView, $0.isOpen) = (button, false) }
        scene.fingers.tap(scene.point(0, 0))
        #expect(scene.view.isOpen)
    }

    @Test(arguments: [false, true])
    func `a disabled control in the centre does nothing`(isOpen: Bool) {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        let scene = menuScene(4) { ($0.centerView, $0.isOpen) = (button, isOpen) }
        button.isEnabled = false
        scene.fingers.tap(scene.point(0, 0))
        #expect(scene.view.isOpen == isOpen)
        button.isEnabled = true
        scene.fingers.tap(scene.point(0, 0))
        #expect(scene.view.isOpen != isOpen)
    }

    @Test(arguments: [false, true], [false, true])
    func `an item that took no touch is not selected if the menu is enabled or opens before the lift`(
        isButton: Bool,
        isClosing: Bool
    ) {
        var (done, selected) = (0, 0)
        let scene = menuScene(4) { menu in
            if isButton { menu.setItems((0..<4).map { UIAction(title: "\($0)") { _ in done += 1 } }) }
            menu.onSelect = { _, _ in selected += 1 }
        }
        let (menu, item) = (scene.view, scene.view.items[1])
        func touch(_ change: () -> Void) {
            scene.fingers.down(menu.convert(item.center, to: nil))
            change()
            StandIn.commit()
            scene.fingers.up(after: 0.05)
            StandInClock.advance(by: 3)
        }
        if isClosing { menu.setOpen(false) } else { menu.isEnabled = false }
        StandInClock.advance(by: 0.02)
        touch { if isClosing { menu.setOpen(true, animated: false) } else { menu.isEnabled = true } }
        #expect(menu.selectedIndex == nil && selected == 0 && done == 0)
        touch {}
        #expect(menu.selectedIndex == 1 && selected == 1 && done == (isButton ? 1 : 0))
    }

    @Test(arguments: [ScrollPolicy.claimsRing, .yieldsToScrolling], [false, true])
    func `the touch of an item that took none may be told late, by a scroll view`(
        policy: ScrollPolicy,
        isClosing: Bool
    ) {
        for isButton in [false, true] {
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
            scroll.contentSize = CGSize(width: 390, height: 2000)
            var (done, selected) = (0, 0)
            let scene = menuScene(4, in: scroll) { menu in
                if isButton { menu.setItems((0..<4).map { UIAction(title: "\($0)") { _ in done += 1 } }) }
                menu.scrollPolicy = policy
                menu.onSelect = { _, _ in selected += 1 }
            }
            let (menu, item) = (scene.view, scene.view.items[1])
            if isClosing { menu.setOpen(false) } else { menu.isEnabled = false }
            StandInClock.advance(by: 0.02)
            scene.fingers.down(menu.convert(item.center, to: nil))
            if isClosing { menu.setOpen(true, animated: false) } else { menu.isEnabled = true }
            StandIn.commit()
            scene.fingers.up(after: 0.05)
            StandInClock.advance(by: 3)
            #expect(menu.selectedIndex == nil && selected == 0 && done == 0)
            scene.fingers.tap(menu.convert(item.center, to: nil))
            #expect(menu.selectedIndex == 1 && selected == 1 && done == (isButton ? 1 : 0))
        }
    }

    @Test func `a scroll view tells a tap late, of the item that the finger went down on`() {
        StandInAccessibility.isReduceMotionEnabled = true
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        scroll.contentSize = CGSize(width: 390, height: 2000)
        var selected: [Int] = []
        let scene = menuScene(6, in: scroll) { menu in
            menu.scrollPolicy = .yieldsToScrolling
            menu.onSelect = { selected.append($1) }
        }
        scene.fingers.down(scene.view.convert(scene.view.items[1].center, to: nil))
        scene.view.selectedIndex = 3
        StandIn.commit()
        scene.fingers.up(after: 0.03)
        #expect(selected.isEmpty && scene.view.selectedIndex == 3)
    }

    @Test(arguments: [false, true], ["drag", "flick", "scroll"])
    func `in the callbacks of an input the items are where it has turned them`(isReduced: Bool, way: String) {
        StandInAccessibility.isReduceMotionEnabled = isReduced
        var places: [String: Double] = [:]
        let scene = menuScene(6)
        func note(_ event: String, _ menu: CircularMenuView) {
            let size = menu.bounds.size
            for (index, item) in menu.items.enumerated() {
                let offset = CGPoint(x: item.center.x - size.width / 2, y: item.center.y - size.height / 2)
                let angle = -.pi / 2 + menu.rotation + .pi / 3 * CGFloat(index)
                let distance = hypot(offset.x, offset.y)
                let miss = hypot(offset.x - distance * cos(angle), offset.y - distance * sin(angle))
                places[event] = max(places[event] ?? 0, Double(miss))
            }
        }
        scene.view.onReleased = { note("released", $0) }
        scene.view.onPoint = { menu, _ in note("point", menu) }
        scene.view.onRest = { note("rest", $0) }
        switch way {
        case "drag": scene.drag(22, 60, 110)
        case "flick": scene.flick(22, 60, 110)
        default:
            let steps = [CGVector](repeating: CGVector(dx: 12, dy: 0), count: 3)
            StandInPointer(scene.window).scroll(steps, at: scene.point(25, 110), cancelled: false)
        }
        StandInClock.advance(by: 4)
        #expect(places["point"] != nil && places["rest"] != nil && places.values.allSatisfy { $0 < 1e-6 })
    }

    @Test(arguments: [false, true])
    func `a lift that turns the menu at once taps what it was on`(isButton: Bool) {
        StandInAccessibility.isReduceMotionEnabled = true
        var (done, selected) = (0, [Int]())
        let scene = menuScene(4) { menu in
            if isButton { menu.setItems((0..<4).map { UIAction(title: "\($0)") { _ in done += 1 } }) }
            menu.onSelect = { selected.append($1) }
        }
        let menu = scene.view
        scene.fingers.down(menu.convert(menu.items[1].center, to: nil))
        menu.selectedIndex = 2
        StandIn.commit()
        scene.fingers.up(after: 0.05)
        StandInClock.advance(by: 3)
        #expect(menu.selectedIndex == 1 && selected == [1] && done == (isButton ? 1 : 0))
    }
}
