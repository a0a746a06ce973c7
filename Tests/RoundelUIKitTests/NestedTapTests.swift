import Roundel
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// Taps on wheels and dials in a menu that no drag could begin with: beside their ring, with a key
/// and with VoiceOver.
@MainActor @Suite(.standIn) struct NestedTapTests {
    nonisolated static let kinds = ["wheel", "ring", "knob", "range"]

    /// A control of 120 by 120 points, with a dead zone in its middle.
    private func control(_ kind: String) -> UIControl {
        let frame = CGRect(x: 0, y: 0, width: 120, height: 120)
        if kind == "wheel" { return WheelView(frame: frame) }
        let dial = kind == "range" ? RangeDialView(frame: frame) : DialView(frame: frame)
        dial.appearance = kind == "knob" ? .knob : .ring
        return dial
    }

    /// A menu with a control as the second of its items or in its centre, and the indices that it
    /// reports as selected.
    private final class Menu {
        let scene: Scene<CircularMenuView>
        let control: UIControl
        var selected: [Int] = []

        @MainActor init(_ control: UIControl, isItem: Bool, isOpen: Bool = true) {
            self.control = control
            scene = menuScene(6) { menu in
                if isItem { menu.items = [menuItem(), control, menuItem(), menuItem()] }
                if !isItem { menu.centerView = control }
                menu.isOpen = isOpen
            }
            scene.view.onSelect = { [unowned self] in selected.append($1) }
        }

        @MainActor var middle: CGPoint {
            control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: scene.window)
        }
    }

    @Test(arguments: kinds, [true, false])
    func `a tap in the middle of a wheel or a dial in the centre opens and closes the menu`(
        kind: String,
        isOpen: Bool
    ) {
        let menu = Menu(control(kind), isItem: false, isOpen: isOpen)
        menu.scene.fingers.tap(menu.middle)
        #expect(menu.scene.view.isOpen != isOpen)
    }

    @Test(arguments: kinds) func `a tap in the middle of a wheel or a dial that is an item selects it`(
        kind: String
    ) {
        let menu = Menu(control(kind), isItem: true)
        menu.scene.fingers.tap(menu.middle)
        #expect(menu.selected == [1])
    }

    @Test(arguments: kinds, [true, false])
    func `a drag that begins in the middle of a wheel or a dial in a menu is no tap`(
        kind: String,
        isItem: Bool
    ) {
        let menu = Menu(control(kind), isItem: isItem)
        for isOpen in [true, false] where isOpen || !isItem {
            menu.scene.view.isOpen = isOpen
            let start = menu.middle
            menu.scene.fingers.drag((0...8).map { CGPoint(x: start.x + 5 * Double($0), y: start.y) })
            StandInClock.advance(by: 2)
            #expect(menu.selected.isEmpty && menu.scene.view.isOpen == isOpen)
        }
    }

    @Test func `a secondary click in the middle of a wheel in the centre is no tap`() {
        let menu = Menu(control("wheel"), isItem: false)
        StandInPointer(menu.scene.window).secondaryClick(at: menu.middle)
        #expect(menu.scene.view.isOpen)
    }

    @Test func `a second finger in the middle of a wheel in the centre is no tap`() {
        let menu = Menu(control("wheel"), isItem: false)
        menu.scene.down(0, 45)
        menu.scene.fingers.tap(menu.middle, finger: 1)
        #expect(menu.scene.view.isOpen)
    }

    @Test func `a wheel that is neither an item nor in the centre sends no event for a tap in its middle`() {
        let (alone, menu) = (wheelScene(), menuScene())
        alone.fingers.tap(alone.point(0, 0))
        let wheel = WheelView(frame: CGRect(x: 90, y: 90, width: 120, height: 120))
        menu.view.addSubview(wheel)
        menu.fingers.tap(menu.point(0, 0))
        #expect(alone.view.standInSentEvents.isEmpty && wheel.standInSentEvents.isEmpty)
    }

    @Test(arguments: ["wheel", "ring", "knob"])
    func `VoiceOver opens and closes a menu by a wheel or a dial in its centre`(kind: String) throws {
        let menu = Menu(control(kind), isItem: false, isOpen: false)
        let elements = StandInVoiceOver.elements(in: menu.scene.window)
        let center = try #require(elements.first)
        #expect(elements.count == 1 && center.accessibilityTraits.contains(.adjustable))
        StandInVoiceOver.activate(center)
        #expect(menu.scene.view.isOpen)
        StandInClock.advance(by: 1)
        StandInVoiceOver.activate(center)
        #expect(!menu.scene.view.isOpen)
    }

    @Test(arguments: kinds, [true, false])
    func `Return and Select on a wheel or a dial in a menu are taps on it`(kind: String, isItem: Bool) {
        for isRemote in [true, false] {
            let menu = Menu(control(kind), isItem: isItem, isOpen: isItem)
            #expect(isItem || !menu.scene.view.canBecomeFocused)
            #expect(StandInFocus(menu.scene.window).move(to: menu.control))
            if isRemote {
                StandInRemote(menu.scene.window).press(.select)
            } else {
                StandInKeyboard(menu.scene.window).press("\r")
            }
            #expect(menu.scene.view.isOpen && menu.selected == (isItem ? [1] : []))
            #expect(menu.control.standInSentEvents == (kind == "range" ? [] : [.primaryActionTriggered]))
        }
    }

    @Test(arguments: ["ring", "item", "slider"], [true, false])
    func `a drag on a slider in the centre is no tap, whatever a second finger does`(
        second: String,
        isOpen: Bool
    ) {
        // The ring and the items of a closed menu take no touches.
        if !isOpen, second != "slider" { return }
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        let scene = menuScene(6) { ($0.centerView, $0.deadZone, $0.isOpen) = (slider, 0.6, isOpen) }
        scene.down(180, 30)
        scene.move(180, 10)
        switch second {
        case "ring": scene.down(30, 128, finger: 1)
        case "item":
            let item = scene.view.convert(scene.view.items[2].center, to: scene.window)
            scene.fingers.tap(item, finger: 1)
        default: scene.down(0, 30, finger: 1)
        }
        scene.move(0, 20)
        scene.fingers.up()
        #expect(scene.view.isOpen == isOpen)
    }

    @Test(arguments: ["wheel", "ring"])
    func `a tap on a wheel or a dial in the centre is one while a second finger moves on it`(kind: String) {
        let menu = Menu(control(kind), isItem: false)
        menu.scene.down(90, 48)
        menu.scene.down(0, 30, finger: 1)
        menu.scene.move(0, 55, finger: 1)
        menu.scene.fingers.up()
        #expect(!menu.scene.view.isOpen)
    }

    @Test(arguments: [true, false])
    func `the lift of a second finger on a wheel with content is no tap`(isItem: Bool) {
        let wheel = WheelView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
        wheel.contentView = UIView()
        let menu = Menu(wheel, isItem: isItem)
        menu.scene.fingers.down(wheel.convert(CGPoint(x: 60, y: 108), to: menu.scene.window))
        menu.scene.fingers.tap(wheel.convert(CGPoint(x: 100, y: 60), to: menu.scene.window), finger: 1)
        #expect(wheel.isHeld && menu.scene.view.isOpen && menu.selected.isEmpty)
    }

    // MARK: Fingers beside others, and controls that move or are held

    private func scrollView() -> UIScrollView {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        (scroll.contentSize, scroll.delaysContentTouches) = (CGSize(width: 390, height: 2000), false)
        return scroll
    }

    @Test(arguments: [ScrollPolicy.claimsRing, .yieldsToScrolling])
    func `a finger on a wheel in the centre that a stroke on a trackpad holds is no tap`(
        policy: ScrollPolicy
    ) {
        let wheel = WheelView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
        wheel.scrollPolicy = policy
        let scene = menuScene(6, in: scrollView()) { $0.centerView = wheel }
        // The scroll view cannot scroll sideways.
        let stroke = [CGVector](repeating: CGVector(dx: 6, dy: 0), count: 4)
        StandInPointer(scene.window).scroll(stroke, at: scene.point(0, 45)) { step in
            guard step == 1 else { return }
            #expect(wheel.isHeld)
            scene.fingers.tap(scene.point(180, 45))
            #expect(wheel.isHeld && scene.view.isOpen && !wheel.standInSentEvents.contains(.touchDown))
        }
        #expect(wheel.rotation > 0.3 && scene.view.isOpen)
    }

    @Test func `a second finger in the middle of a wheel in the centre is no tap while the first waits`() {
        let (wheel, content) = (WheelView(frame: CGRect(x: 0, y: 0, width: 120, height: 120)), UIView())
        wheel.scrollPolicy = .yieldsToScrolling
        content.addSubview(UIButton(frame: CGRect(x: 98, y: 50, width: 20, height: 20)))
        wheel.contentView = content
        let scene = menuScene(6, in: scrollView()) { $0.centerView = wheel }
        scene.down(0, 48)
        #expect(!wheel.isHeld)
        scene.fingers.tap(scene.point(0, 0), finger: 1)
        #expect(scene.view.isOpen && wheel.standInSentEvents.isEmpty)
        scene.fingers.up()
    }

    @Test func `a tap in the middle of a wheel in the centre is one while a second finger turns the wheel`() {
        let menu = Menu(control("wheel"), isItem: false)
        menu.scene.fingers.down(menu.middle)
        menu.scene.down(0, 45, finger: 1)
        menu.scene.sweep(0, 60, 45, finger: 1)
        #expect((menu.control as? WheelView)?.isHeld == true && menu.scene.view.isOpen)
        menu.scene.fingers.up()
        #expect(!menu.scene.view.isOpen)
    }

    @Test func `a tap on a wheel in the centre is one while a finger rests on an item that turns nothing`() {
        let menu = Menu(control("wheel"), isItem: false)
        menu.scene.view.turning = .never
        let item = menu.scene.view.items[3]
        menu.scene.fingers.down(menu.scene.view.convert(item.center, to: menu.scene.window))
        menu.scene.fingers.tap(menu.scene.point(0, 45), finger: 1)
        #expect(!menu.scene.view.isOpen && menu.selected.isEmpty)
    }

    @Test func `a tap in the middle of a turning wheel in the centre, which goes on, closes the menu`() {
        let menu = Menu(control("wheel"), isItem: false)
        let wheel = menu.control as? WheelView
        wheel?.spin(velocity: 3)
        StandInClock.advance(by: 0.5)
        menu.scene.fingers.tap(menu.middle)
        #expect(wheel?.isCoasting == true && !menu.scene.view.isOpen)
    }
}
