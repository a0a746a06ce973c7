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

    @Test(arguments: [0, 0.5]) func `the late lift of a drag on a wheel in the centre is no tap`(
        delay: Double
    ) {
        let wheel = WheelView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
        let scene = menuScene(6) { $0.centerView = wheel }
        scene.down(0, 45)
        scene.sweep(0, 60, 45)
        scene.view.driver.recognizer.reset()
        scene.sweep(60, 200, 45)
        StandInClock.advance(by: 0.6)
        scene.fingers.up(at: CACurrentMediaTime() - delay)
        #expect(wheel.rotation > 2 && scene.view.isOpen)
    }

    @Test(arguments: [true, false], [true, false])
    func `a drag on a control in the centre of a closed menu does not open it`(
        turnsWheel: Bool,
        isInScrollView: Bool
    ) {
        let frame = CGRect(x: 0, y: 0, width: 120, height: 120)
        let control = turnsWheel ? WheelView(frame: frame) : DialView(frame: frame)
        let scene = menuScene(6, in: isInScrollView ? scrollView() : nil) {
            ($0.centerView, $0.isOpen) = (control, false)
        }
        // A whole turn ends where it began.
        turn(control, by: 360, radius: 45, in: scene)
        #expect((control as? WheelView).map { $0.rotation > 5 } ?? ((control as? DialView)?.value != 0))
        #expect(!scene.view.isOpen)
    }

    @Test func `a drag on a wheel in the centre that begins in the dead zone does not close the menu`() {
        let wheel = WheelView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
        let scene = menuScene(6) { $0.centerView = wheel }
        turn(wheel, radius: 20, in: scene)
        #expect(wheel.rotation > 1 && scene.view.isOpen)
    }

    @Test func `a drag on a control in the centre that does not turn does not open the menu`() {
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
        let scene = menuScene(6) { ($0.centerView, $0.isOpen) = (control, false) }
        scene.fingers.drag((0...10).map { scene.point(0, 8 * Double($0) - 40) })
        #expect(!scene.view.isOpen)
        scene.fingers.tap(scene.point(0, 40))
        #expect(scene.view.isOpen)
    }

    @Test(arguments: [true, false]) func `a tap that stops a wheel in the centre does nothing else`(
        isOpen: Bool
    ) {
        let wheel = WheelView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
        let scene = menuScene(6) { ($0.centerView, $0.isOpen) = (wheel, isOpen) }
        wheel.spin(velocity: 3)
        StandInClock.advance(by: 0.5)
        scene.fingers.tap(scene.point(0, 45))
        #expect(!wheel.isCoasting && scene.view.isOpen == isOpen)
        scene.fingers.tap(scene.point(0, 45))
        #expect(scene.view.isOpen != isOpen)
    }

    @Test(arguments: [CircularMenuView.Turning.automatic, .never])
    func `a drag on a wheel that is an item does not select it`(turning: CircularMenuView.Turning) {
        let wheel = WheelView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        let scene = menuScene {
            ($0.items, $0.turning) = ([menuItem(), wheel, menuItem(), menuItem()], turning)
        }
        var selected: [Int] = []
        scene.view.onSelect = { selected.append($1) }
        turn(wheel, in: scene)
        #expect(wheel.rotation > 1 && selected.isEmpty && scene.view.rotation == 0)
    }

    @Test(arguments: [true, false])
    func `a drag on an item of a menu that yields to scrolling does not select it`(wheelYields: Bool) {
        let wheel = WheelView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        if wheelYields { wheel.scrollPolicy = .yieldsToScrolling }
        let scroll = scrollView()
        (scroll.contentSize, scroll.delaysContentTouches) = (scroll.bounds.size, false)
        let scene = menuScene(in: scroll) {
            $0.items = [menuItem(), wheel, menuItem(), menuItem()]
            $0.scrollPolicy = .yieldsToScrolling
        }
        var selected: [Int] = []
        scene.view.onSelect = { selected.append($1) }
        turn(wheel, in: scene)
        #expect(wheel.rotation > 1 && selected.isEmpty && scene.view.rotation == 0)
    }

    @Test func `a quick tap on a wheel that is an item in a scroll view selects it`() {
        let wheel = WheelView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        let scene = menuScene(in: scrollView()) { $0.items = [menuItem(), wheel, menuItem(), menuItem()] }
        var selected: [Int] = []
        scene.view.onSelect = { selected.append($1) }
        scene.fingers.tap(wheel.convert(CGPoint(x: 70, y: 40), to: scene.window))
        #expect(selected == [1])
    }

    @Test(arguments: [true, false], [true, false])
    func `a wheel in a menu gets its drag, whichever view hears of touches first`(
        isOuterFirst: Bool,
        isItem: Bool
    ) {
        let wheel = WheelView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let scene = menuScene {
            if isItem { $0.items = [menuItem(), wheel, menuItem(), menuItem()] }
            if !isItem { $0.centerView = wheel }
        }
        scene.window.standInTouchesOuterViewsFirst = isOuterFirst
        turn(wheel, radius: 40, in: scene)
        #expect(wheel.rotation > 1 && scene.view.rotation == 0)
    }

    @Test func `a menu obeys the app while a finger turns a wheel in it`() {
        let wheel = WheelView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
        let scene = menuScene(6) { $0.centerView = wheel }
        var results: [Bool] = []
        scene.down(0, 45)
        scene.sweep(0, 60, 45)
        #expect(wheel.isHeld && !scene.view.wheel.isHeld)
        scene.view.turn(toItemAt: 2) { results.append($0) }
        StandInClock.advance(by: 2)
        #expect(results == [true] && wheel.isHeld)
    }

    @Test(arguments: [45.0, 10], [true, false])
    func `a scroll view in the centre of a menu scrolls`(radius: Double, isOuterFirst: Bool) {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
        scroll.contentSize = CGSize(width: 120, height: 1000)
        let scene = menuScene(6) { $0.centerView = scroll }
        scene.window.standInTouchesOuterViewsFirst = isOuterFirst
        let start = scene.point(0, radius)
        scene.fingers.drag((0...8).map { CGPoint(x: start.x, y: start.y - 12 * CGFloat($0)) })
        #expect(scroll.contentOffset.y > 10 && scene.view.rotation == 0 && scene.view.isOpen)
    }

    @Test func `a wheel in the content of a wheel turns alone`() {
        let outer = WheelView(frame: CGRect(x: 50, y: 50, width: 300, height: 300))
        let inner = WheelView(frame: CGRect(x: 20, y: 110, width: 80, height: 80))
        outer.contentView = UIView()
        outer.contentView?.addSubview(inner)
        let scene = Scene(outer)
        var began = 0
        outer.onBegan = { _ in began += 1 }
        turn(inner, in: scene)
        #expect(inner.rotation > 1 && outer.rotation == 0 && began == 0)
        // A wheel that does not take the touch leaves it to the one around it.
        inner.isEnabled = false
        let (before, innerBefore) = (outer.rotation, inner.rotation)
        turn(inner, in: scene)
        #expect(outer.rotation != before && inner.rotation == innerBefore && began == 1)
    }

    @Test(arguments: [true, false], [true, false])
    func `a dial in the content of a wheel takes its finger alone`(isTap: Bool, isOuterFirst: Bool) {
        let outer = WheelView(frame: CGRect(x: 50, y: 50, width: 300, height: 300))
        let dial = DialView(frame: CGRect(x: 20, y: 110, width: 80, height: 80))
        outer.contentView = UIView()
        outer.contentView?.addSubview(dial)
        let scene = Scene(outer)
        scene.window.standInTouchesOuterViewsFirst = isOuterFirst
        var began = 0
        outer.onBegan = { _ in began += 1 }
        turn(dial, by: isTap ? 0 : 160, in: scene)
        #expect(began == 0 && outer.rotation == 0 && !outer.isHeld)
    }

    /// A wheel around a control of 80 by 80 points, which a finger holds.
    private func sceneAroundHeld(
        _ kind: String,
        isOuterFirst: Bool = false
    ) -> (Scene<WheelView>, UIControl) {
        let outer = WheelView(frame: CGRect(x: 50, y: 50, width: 300, height: 300))
        let inner: UIControl =
            kind == "wheel" ? WheelView() : kind == "dial" ? DialView() : RangeDialView()
        inner.frame = CGRect(x: 20, y: 110, width: 80, height: 80)
        outer.contentView = UIView()
        outer.contentView?.addSubview(inner)
        let scene = Scene(outer)
        scene.window.standInTouchesOuterViewsFirst = isOuterFirst
        scene.fingers.down(inner.convert(CGPoint(x: 10, y: 40), to: scene.window))
        scene.fingers.move(inner.convert(CGPoint(x: 14, y: 25), to: scene.window))
        return (scene, inner)
    }

    @Test(arguments: ["dial", "range", "wheel"], [true, false])
    func `a second finger on a control that is held turns nothing around it`(
        kind: String,
        isOuterFirst: Bool
    ) {
        let (scene, inner) = sceneAroundHeld(kind, isOuterFirst: isOuterFirst)
        for radius in [30.0, 10] {
            let middle = inner.convert(CGPoint(x: 40, y: 40), to: scene.window)
            scene.fingers.down(CGPoint(x: middle.x + radius, y: middle.y), finger: 1)
            for step in 1...8 {
                scene.fingers.move(
                    CGPoint(x: middle.x + radius, y: middle.y + 5 * Double(step)),
                    finger: 1
                )
            }
            #expect(scene.view.rotation == 0 && !scene.view.isHeld)
            scene.fingers.up(finger: 1, after: 0.2)
        }
    }

    @Test(arguments: ["dial", "range", "wheel"])
    func `a scroll over a control that is held turns nothing around it`(kind: String) {
        let (scene, inner) = sceneAroundHeld(kind)
        let pointer = StandInPointer(scene.window)
        for x in [72.0, 45] {
            let point = inner.convert(CGPoint(x: x, y: 40), to: scene.window)
            pointer.scroll([CGVector(dx: 0, dy: 20), CGVector(dx: 0, dy: 20)], at: point)
            #expect(scene.view.rotation == 0 && !scene.view.isHeld)
        }
    }

    /// Moves a finger around the middle of a control, and lets it rest.
    private func turn(
        _ control: UIView,
        by degrees: Double = 160,
        radius: Double = 30,
        in scene: Scene<some UIView>
    ) {
        let center = CGPoint(x: control.bounds.midX, y: control.bounds.midY)
        let middle = control.convert(center, to: scene.window)
        let points = (0...40).map { step in
            let angle = Double(step) / 40 * degrees * .pi / 180
            return CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
        }
        scene.fingers.down(points[0])
        scene.fingers.move(through: Array(points.dropFirst(1).prefix(20)))
        scene.fingers.move(through: Array(points.dropFirst(21)))
        scene.fingers.up(after: 0.5)
    }

    /// A scroll view of 390 by 600 points that scrolls vertically.
    private func scrollView() -> UIScrollView {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        scroll.contentSize = CGSize(width: 390, height: 2000)
        return scroll
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
