import Roundel
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// Views that the app has moved to another container, or changed itself, meanwhile.
@MainActor @Suite(.standIn) struct MovedViewTests {
    @Test func `a menu leaves an item alone that is in another menu by now`() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        let item = menuItem()
        let first = CircularMenuView(frame: CGRect(x: 20, y: 450, width: 300, height: 300))
        first.items = [menuItem(), item]
        let second = CircularMenuView(frame: CGRect(x: 20, y: 20, width: 300, height: 300))
        second.items = [menuItem()]
        second.isOpen = true
        container.addSubview(second)
        container.addSubview(first)
        let window = UIWindow.standIn(around: container)
        second.items = [menuItem(), item]
        window.layoutIfNeeded()
        let place = second.ring.position(of: 1)
        let center = CGPoint(x: place.x, y: place.y)
        first.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(item.superview === second && item.alpha == 1 && near(item.center, center, 1e-6))
    }

    /// Two closed menus with an item each, in a window.
    private func twoMenus() -> (first: CircularMenuView, second: CircularMenuView, window: UIWindow) {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        let menus = [450, 20].map { y in
            let menu = CircularMenuView(frame: CGRect(x: 20, y: y, width: 300, height: 300))
            menu.items = [menuItem()]
            container.addSubview(menu)
            return menu
        }
        let window = UIWindow.standIn(around: container)
        window.layoutIfNeeded()
        return (menus[0], menus[1], window)
    }

    @Test(arguments: [true, false])
    func `a disabled menu does not dim a centre that is in another menu by now`(wasDimmed: Bool) {
        let (first, second, window) = twoMenus()
        let center = menuItem()
        first.centerView = center
        if wasDimmed { first.isEnabled = false }
        second.centerView = center
        first.isEnabled = false
        window.layoutIfNeeded()
        #expect(center.superview === second && center.alpha == 1)
        second.isEnabled = false
        first.isEnabled = true
        #expect(center.alpha < 1)
    }

    @Test func `a centre that comes back to a disabled menu is dimmed again`() {
        let (first, second, window) = twoMenus()
        let center = menuItem()
        first.centerView = center
        first.isEnabled = false
        second.addSubview(center)
        #expect(center.alpha == 1)
        first.addSubview(center)
        window.layoutIfNeeded()
        first.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(center.alpha < 1)
    }

    @Test func `an item that has left is as it was before, and later as the app makes it`() {
        let item = menuItem()
        let scene = menuScene { menu in
            menu.items = [menuItem(), item, menuItem(), menuItem()]
            (menu.itemSize, menu.orientation) = (CGSize(width: 50, height: 50), .tangential)
        }
        #expect(item.transform != .identity && item.bounds.width == 50)
        item.bounds.size = CGSize(width: 30, height: 30)
        for (size, width) in [(nil, 30), (CGSize(width: 50, height: 50), 50)] as [(CGSize?, CGFloat)] {
            scene.view.itemSize = size
            scene.window.layoutIfNeeded()
            #expect(item.bounds.width == width)
        }
        scene.view.items.remove(at: 1)
        #expect(item.transform == .identity && item.bounds.width == 30)
        // By chance as large as the menu had made it.
        item.bounds.size = CGSize(width: 50, height: 50)
        scene.view.itemSize = nil
        scene.view.items.append(item)
        scene.window.layoutIfNeeded()
        #expect(item.bounds.width == 50)
    }

    @Test func `a button that comes back from another menu selects itself again`() {
        let (first, second, window) = twoMenus()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        for menu in [first, second, first] { menu.items = [button] }
        first.isOpen = true
        window.layoutIfNeeded()
        StandInFingers(window).tap(first.convert(button.center, to: window))
        #expect(first.selectedIndex == 0 && second.selectedIndex == nil)
    }

    @Test func `a view that was in the centre has the size that it had before`() {
        let (first, second, window) = twoMenus()
        let center = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        for isMoved in [true, false] {
            first.centerView = center
            first.centerSize = CGSize(width: 90, height: 90)
            window.layoutIfNeeded()
            #expect(center.bounds.size == CGSize(width: 90, height: 90))
            if isMoved { second.centerView = center } else { first.centerView = nil }
            window.layoutIfNeeded()
            #expect(center.bounds.size == CGSize(width: 40, height: 30))
        }
    }

    @Test func `a view that was in the centre has its size back when the centre size has changed since`() {
        let (menu, _, window) = twoMenus()
        let center = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        for size in [nil, CGSize(width: 50, height: 50)] {
            (menu.centerView, menu.centerSize) = (center, CGSize(width: 90, height: 90))
            window.layoutIfNeeded()
            menu.centerSize = size
            menu.centerView = nil
            #expect(center.bounds.size == CGSize(width: 40, height: 30))
        }
    }

    @Test func `a button in the centre is as large as its content wants, also when it comes again`() {
        let (first, second, window) = twoMenus()
        let button = UIButton(type: .system)
        func check() {
            window.layoutIfNeeded()
            #expect(button.bounds.size == button.intrinsicContentSize)
        }
        button.setTitle("Menu", for: .normal)
        (first.centerView, first.centerSize) = (button, CGSize(width: 90, height: 90))
        window.layoutIfNeeded()
        #expect(button.bounds.width == 90)
        second.centerView = button
        check()
        button.setTitle("A longer title", for: .normal)
        check()
        second.centerView = nil
        button.setTitle("Menu", for: .normal)
        second.centerView = button
        check()
    }

    @Test(arguments: [true, false]) func `a view that is an item and in the centre keeps its own size`(
        isItemFirst: Bool
    ) {
        let scene = menuScene(6) {
            ($0.itemSize, $0.centerSize) = (CGSize(width: 30, height: 30), CGSize(width: 90, height: 90))
        }
        let (menu, view) = (scene.view, menuItem())
        func layOut(_ width: CGFloat) {
            scene.window.layoutIfNeeded()
            #expect(view.bounds.width == width)
        }
        if isItemFirst { menu.items.append(view) } else { menu.centerView = view }
        layOut(isItemFirst ? 30 : 90)
        if isItemFirst { menu.centerView = view } else { menu.items.append(view) }
        layOut(30)
        if isItemFirst { menu.items.removeLast() } else { menu.centerView = nil }
        layOut(isItemFirst ? 90 : 30)
        menu.centerSize = nil
        if isItemFirst { layOut(40) } else { menu.items.removeLast() }
        layOut(40)
    }

    @Test func `a wheel that the app takes out of a menu which leaves its window moves no more`() {
        let wheel = WheelView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
        let scene = menuScene { $0.centerView = wheel }
        scene.view.onRest = { $0.centerView = nil }
        wheel.spin(velocity: 5)
        scene.view.turn(toItemAt: 3)
        scene.view.removeFromSuperview()
        StandInClock.step(frames: 2)
        #expect(wheel.superview == nil && !wheel.isCoasting && StandInClock.runningLinkCount == 0)
    }

    @Test func `an item that is elsewhere by now makes the ring no smaller`() {
        let scene = menuScene(6)
        scene.window.layoutIfNeeded()
        let (item, center) = (scene.view.items[1], scene.view.items[0].center)
        scene.window.addSubview(item)
        item.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        scene.view.setNeedsLayout()
        scene.window.layoutIfNeeded()
        #expect(near(scene.view.items[0].center, center) && item.bounds.width == 200)
    }

    @Test func `a button that was the centre and is elsewhere opens no menu`() {
        let (first, second, window) = twoMenus()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        first.centerView = button
        window.layoutIfNeeded()
        second.addSubview(button)
        let wasOpen = first.isOpen
        button.sendActions(for: .primaryActionTriggered)
        #expect(first.isOpen == wasOpen)
        first.centerView = nil
        first.centerView = button
        button.sendActions(for: .primaryActionTriggered)
        #expect(first.isOpen != wasOpen)
    }

    @Test(arguments: [true, false])
    func `a closed menu whose centre is elsewhere is not focused and does not pass the focus on to it`(
        isControl: Bool
    ) {
        let (first, second, _) = twoMenus()
        let center = isControl ? UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44)) : menuItem()
        first.centerView = center
        #expect(first.canBecomeFocused == !isControl)
        second.centerView = center
        #expect(!first.canBecomeFocused)
        #expect(!first.preferredFocusEnvironments.contains { $0 === center })
    }

    @Test func `a closed menu leaves the focus to an item that is elsewhere by now`() {
        final class Stop: UIView { override var canBecomeFocused: Bool { true } }
        let (first, second, window) = twoMenus()
        let stop = Stop(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        (first.items, first.centerView) = ([stop, menuItem()], menuItem())
        let focus = StandInFocus(window)
        #expect(focus.move(to: first) && !focus.move(to: stop))
        second.centerView = stop
        window.layoutIfNeeded()
        #expect(focus.move(to: stop))
    }

    @Test(arguments: ["centre", "content", "subview"])
    func `an item that is taken from a closed menu is visible and as large as before`(place: String) {
        let (first, second, window) = twoMenus()
        let (item, wheel) = (menuItem(), WheelView(frame: CGRect(x: 0, y: 0, width: 90, height: 90)))
        window.addSubview(wheel)
        (first.items, first.itemSize) = ([menuItem(), item], CGSize(width: 20, height: 20))
        window.layoutIfNeeded()
        #expect(item.alpha == 0 && item.bounds.width == 20)
        switch place {
        case "centre": second.centerView = item
        case "content": wheel.contentView = item
        default: window.addSubview(item)
        }
        window.layoutIfNeeded()
        #expect(item.superview !== first && item.alpha == 1)
        #expect(item.bounds.width == (place == "content" ? 90 : 40))
    }

    @Test func `a menu in a corner leaves no room for a centre that is elsewhere by now`() {
        let (first, second, _) = twoMenus()
        first.anchor = .bottomTrailing
        let center = first.ring.center
        first.centerView = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
        #expect(first.ring.center != center)
        second.centerView = first.centerView
        #expect(first.ring.center == center)
    }

    @Test func `the content of a turned wheel that becomes the centre of a menu is upright`() {
        let (menu, _, window) = twoMenus()
        let (wheel, content) = (WheelView(frame: CGRect(x: 0, y: 0, width: 90, height: 90)), menuItem())
        window.addSubview(wheel)
        wheel.contentView = content
        wheel.rotation = 1
        window.layoutIfNeeded()
        #expect(content.transform != .identity)
        menu.centerView = content
        window.layoutIfNeeded()
        #expect(content.superview === menu && content.transform == .identity)
    }

    @Test func `a view beside the content of a wheel keeps its transform as the centre of a menu`() {
        let (menu, _, window) = twoMenus()
        let (wheel, knob) = (WheelView(frame: CGRect(x: 0, y: 0, width: 90, height: 90)), menuItem())
        window.addSubview(wheel)
        wheel.contentView = UIView()
        wheel.addSubview(knob)
        knob.transform = CGAffineTransform(rotationAngle: 0.5)
        menu.centerView = knob
        #expect(knob.superview === menu && near(knob.transform.b, sin(0.5)))
    }

    @Test func `an action whose button was in another menu selects its item before it acts`() {
        var done: [String] = []
        let (scene, other) = (menuScene(), CircularMenuView())
        let actions = (0..<3).map { index in
            UIAction(title: "\(index)") { _ in
                done.append("action \(index)")
                scene.view.setOpen(false)
            }
        }
        scene.view.setItems(actions)
        scene.view.onSelect = { done.append("selected \($1)") }
        other.items = [scene.view.items[0]]
        scene.view.setItems(actions)
        scene.window.layoutIfNeeded()
        scene.fingers.tap(scene.view.convert(scene.view.items[0].center, to: scene.window))
        #expect(done == ["selected 0", "action 0"])
    }

    @Test func `a menu leaves the title of a button alone that is elsewhere by now`() throws {
        let scene = menuScene { $0.setItems([UIAction(title: "Cut") { _ in }]) }
        let button = try #require(scene.view.items[0] as? UIButton)
        scene.window.addSubview(button)
        button.setTitle("Copy", for: .normal)
        scene.view.reloadData()
        #expect(button.currentTitle == "Copy")
    }

    @Test func `a wheel does not turn a content that is in another wheel by now`() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        let (first, second) = (
            WheelView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)),
            WheelView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
        )
        let content = UIView()
        first.contentView = content
        for wheel in [second, first] { container.addSubview(wheel) }
        let window = UIWindow.standIn(around: container)
        second.contentView = content
        window.layoutIfNeeded()
        first.rotation = 1
        #expect(content.transform == .identity)
        first.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(content.superview === second && content.bounds.size == CGSize(width: 100, height: 100))
        #expect(near(content.center, CGPoint(x: 50, y: 50)))
    }

    @Test func `enabling a menu does not undo the alpha that the app has set meanwhile`() {
        let center = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let scene = menuScene { $0.centerView = center }
        scene.view.isEnabled = false
        #expect(center.alpha < 1)
        center.alpha = 0
        scene.view.isEnabled = true
        #expect(center.alpha == 0)
    }

    @Test func `a view that is set again comes back`() {
        let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let (first, second, content) = (WheelView(frame: frame), WheelView(frame: frame), UIView())
        for wheel in [first, second, first] { wheel.contentView = content }
        #expect(content.superview === first)
        let image = UIImage(standInSize: CGSize(width: 9, height: 9))
        first.image = image
        second.addSubview(first.contentView ?? UIView())
        first.image = image
        #expect(first.contentView?.superview === first)
        let (menu, other, center) = (CircularMenuView(), CircularMenuView(), menuItem())
        for menu in [menu, other, menu] { menu.centerView = center }
        #expect(center.superview === menu)
    }

    @Test func `VoiceOver finds an item that has moved to another menu once`() throws {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        let item = menuItem()
        item.accessibilityLabel = "moved"
        let first = CircularMenuView(frame: CGRect(x: 20, y: 450, width: 300, height: 300))
        let second = CircularMenuView(frame: CGRect(x: 20, y: 20, width: 300, height: 300))
        first.items = [menuItem(), item]
        for menu in [first, second] {
            menu.isOpen = true
            container.addSubview(menu)
        }
        let window = UIWindow.standIn(around: container)
        second.items = [menuItem(), item]
        window.layoutIfNeeded()
        #expect(StandInVoiceOver.elements(in: window).filter { $0.accessibilityLabel == "moved" }.count == 1)
        #expect(!first.activateItem(at: 1) && second.activateItem(at: 1))
    }
}
