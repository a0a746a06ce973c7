import Roundel
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// Faults that the menu had with VoiceOver, keys and the focus, each in the state in which it
/// showed.
@MainActor @Suite(.standIn) struct MenuFocusFaultTests {
    // MARK: Assistive technologies

    @Test func `frames of elements are computed when they are read`() throws {
        let scene = menuScene()
        let elements = StandInVoiceOver.elements(in: scene.window)
        #expect(!UIAccessibility.isVoiceOverRunning)
        let element = try #require(elements[0] as? UIAccessibilityElement)
        for _ in 0..<3 {
            scene.view.turn(toItemAt: (scene.view.pointedIndex ?? 0) + 1, duration: 0.5)
            StandInClock.advance(by: 0.3)
            let item = scene.view.items[0]
            #expect(element.accessibilityFrameInContainerSpace == item.convert(item.bounds, to: scene.view))
            #expect(element.accessibilityFrame == item.convert(item.bounds, to: nil))
            StandInClock.advance(by: 1)
        }
    }

    @Test func `hidden items are no elements, and nothing is posted without a window`() {
        let menu = CircularMenuView(frame: CGRect(x: 20, y: 100, width: 300, height: 300))
        menu.items = (0..<3).map { _ in menuItem() }
        menu.setOpen(true)
        menu.toggle()
        menu.toggle()
        #expect(StandInAccessibility.posts.isEmpty)
        let scene = Scene(menu)
        menu.items[1].isHidden = true
        #expect(StandInVoiceOver.elements(in: scene.window).count == 2)
        menu.toggle()
        #expect(StandInAccessibility.posts.count == 1)
    }

    @Test func `views that the app hides from VoiceOver are no elements`() {
        let scene = menuScene(3) { $0.centerView = menuItem() }
        let items = scene.view.items
        for view in [items[1], scene.view.centerView] { view?.accessibilityElementsHidden = true }
        #expect(StandInVoiceOver.elements(in: scene.window).count == 2)
        scene.view.centerView = UIButton(type: .close)
        #expect(StandInVoiceOver.elements(in: scene.window).count == 3)
        scene.view.centerView?.accessibilityElementsHidden = true
        #expect(StandInVoiceOver.elements(in: scene.window).count == 2)
    }

    @Test(arguments: [false, true])
    func `a menu that is hidden does not move VoiceOver's focus`(isContainer: Bool) {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        let scene = menuScene(3, in: container) { $0.centerView = UIButton(type: .close) }
        let hidden = isContainer ? container : scene.view
        hidden.isHidden = true
        scene.view.setOpen(false)
        #expect(StandInAccessibility.posts.isEmpty)
        hidden.isHidden = false
        scene.view.setOpen(true)
        #expect(StandInAccessibility.posts.count == 1)
        // The app may fade it in.
        scene.view.alpha = 0
        scene.view.setOpen(false)
        #expect(StandInAccessibility.posts.count == 2)
    }

    @Test func `VoiceOver opens and closes a menu by an image in its centre`() throws {
        let image = UIImageView(image: UIImage(standInSize: CGSize(width: 44, height: 44)))
        let scene = menuScene(2) { $0.centerView = image }
        scene.view.setOpen(false, animated: false)
        let elements = StandInVoiceOver.elements(in: scene.window)
        let center = try #require(elements.first)
        #expect(elements.count == 1 && center.accessibilityTraits.contains(.button))
        #expect(center.accessibilityLabel == "Menu")
        scene.view.words.center = "メニュー"
        #expect(center.accessibilityLabel == "メニュー")
        image.accessibilityLabel = "Tools"
        #expect(center.accessibilityLabel == "Tools")
        #expect(center.accessibilityFrame == image.convert(image.bounds, to: nil))
        #expect(center.accessibilityActivate() && scene.view.isOpen)
        #expect(StandInVoiceOver.elements(in: scene.window).count == 3)
        StandInClock.advance(by: 1)
        #expect(center.accessibilityActivate() && !scene.view.isOpen)
        #expect(StandInAccessibility.posts.last?.argument as? UIAccessibilityElement === center)
        scene.view.isEnabled = false
        #expect(!center.accessibilityActivate() && center.accessibilityTraits.contains(.notEnabled))
        image.isHidden = true
        #expect(StandInVoiceOver.elements(in: scene.window).isEmpty)
    }

    @Test func `a label in the centre is a button for VoiceOver, also while the menu moves`() throws {
        let label = UILabel()
        (label.text, label.frame) = ("Tools", CGRect(x: 0, y: 0, width: 60, height: 20))
        let scene = menuScene(8) { $0.centerView = label }
        let elements = StandInVoiceOver.elements(in: scene.window)
        let element = try #require(elements.first { $0.accessibilityLabel == "Tools" && $0 !== label })
        #expect(element.accessibilityTraits.contains(.button))
        scene.view.spin(velocity: 3)
        #expect(StandInVoiceOver.activate(element) && !scene.view.isOpen)
    }

    @Test func `sizes that are not finite count as zero`() {
        let scene = menuScene { $0.centerView = menuItem() }
        scene.view.itemSize = CGSize(width: CGFloat.nan, height: 40)
        scene.view.centerSize = CGSize(width: CGFloat.infinity, height: -3)
        scene.window.layoutIfNeeded()
        #expect(scene.view.items.allSatisfy { $0.bounds.size == CGSize(width: 0, height: 40) })
        #expect(scene.view.centerView?.bounds.size == .zero)
    }

    @Test func `VoiceOver uses an accessible centre view as it is`() {
        let (label, inner) = (UILabel(), UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60)))
        (label.text, label.frame) = ("Menu", CGRect(x: 0, y: 0, width: 60, height: 20))
        inner.addSubview(label)
        let scene = menuScene(0) { $0.centerView = inner }
        #expect(StandInVoiceOver.elements(in: scene.window) == [label])
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        control.isAccessibilityElement = true
        scene.view.centerView = control
        #expect(StandInVoiceOver.elements(in: scene.window) == [control])
        scene.view.isOpen = false
        StandInVoiceOver.activate(control)
        #expect(scene.view.isOpen)
    }

    @Test func `VoiceOver opens a menu by a control in its centre that is no element, and presses it once`()
        throws
    {
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        let scene = menuScene(2) { ($0.centerView, $0.isOpen) = (control, false) }
        var presses = 0
        control.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        let elements = StandInVoiceOver.elements(in: scene.window)
        let center = try #require(elements.first)
        #expect(elements.count == 1 && center.accessibilityTraits == .button)
        control.isEnabled = false
        #expect(!center.accessibilityActivate() && center.accessibilityTraits.contains(.notEnabled))
        control.isEnabled = true
        #expect(center.accessibilityActivate() && scene.view.isOpen && presses == 1)
    }

    @Test func `VoiceOver uses a control in the centre, and views inside it, also of a disabled menu`() {
        let wheel = WheelView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        let scene = menuScene { $0.centerView = wheel }
        #expect(StandInVoiceOver.elements(in: scene.window)[0] === wheel)
        scene.view.isEnabled = false
        #expect(StandInVoiceOver.elements(in: scene.window)[0] === wheel)
        wheel.accessibilityIncrement()
        #expect(wheel.wheel.restRotation != .zero)
        let (inner, label) = (UIControl(frame: CGRect(x: 0, y: 0, width: 60, height: 60)), UILabel())
        inner.addSubview(label)
        scene.view.centerView = inner
        #expect(StandInVoiceOver.elements(in: scene.window)[0] === label)
        label.accessibilityElementsHidden = true
        #expect(StandInVoiceOver.elements(in: scene.window)[0] is UIAccessibilityElement)
    }

    /// A view that VoiceOver adjusts and activates without a press.
    private final class Gauge: UIView {
        var value = 0
        override func accessibilityIncrement() { value += 1 }
        override func accessibilityDecrement() { value -= 1 }
        override func accessibilityActivate() -> Bool {
            value *= 10
            return true
        }
    }

    @Test func `VoiceOver adjusts a wheel or a dial that is an item, unless it or the menu is disabled`() {
        let frame = CGRect(x: 0, y: 0, width: 80, height: 80)
        let (wheel, dial) = (WheelView(frame: frame), DialView(frame: frame))
        let scene = menuScene { $0.items = [wheel, dial, menuItem()] }
        let elements = StandInVoiceOver.elements(in: scene.window)
        func adjust() -> [Double] {
            for element in elements {
                StandInVoiceOver.increment(element)
                StandInVoiceOver.increment(element)
                StandInVoiceOver.decrement(element)
            }
            return [Double(wheel.rotation), dial.value]
        }
        let values = adjust()
        #expect(values.allSatisfy { $0 > 0 } && scene.view.selectedIndex == nil)
        scene.view.isEnabled = false
        #expect(adjust() == values)
        (scene.view.isEnabled, wheel.isEnabled, dial.isEnabled) = (true, false, false)
        #expect(adjust() == values)
    }

    @Test func `VoiceOver adjusts and activates a view in a menu as that view does by itself`() throws {
        let (gauge, center) = (Gauge(frame: CGRect(x: 0, y: 0, width: 40, height: 40)), Gauge())
        for view in [gauge, center] {
            (view.isAccessibilityElement, view.accessibilityTraits) = (true, .adjustable)
        }
        let scene = menuScene { ($0.items, $0.centerView) = ([gauge, menuItem()], center) }
        var selected: [Int] = []
        scene.view.onSelect = { selected.append($1) }
        for element in StandInVoiceOver.elements(in: scene.window).prefix(2) {
            StandInVoiceOver.increment(element)
            StandInVoiceOver.increment(element)
            StandInVoiceOver.decrement(element)
            StandInVoiceOver.activate(element)
        }
        #expect(gauge.value == 10 && center.value == 10 && selected == [0] && scene.view.isOpen)
    }

    @Test func `VoiceOver activates a control in a menu as that control wants, and selects it once`() throws {
        final class Switch: UIControl {
            var done: [String] = []
            override func accessibilityActivate() -> Bool {
                done.append("switched")
                sendActions(for: [.valueChanged, .touchUpInside])
                return true
            }
        }
        let control = Switch(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
        let scene = menuScene { $0.items = [control, menuItem(), menuItem()] }
        scene.view.onSelect = { control.done.append("selected \($1)") }
        let element = try #require(StandInVoiceOver.elements(in: scene.window).first)
        #expect(StandInVoiceOver.activate(element) && control.done == ["switched", "selected 0"])
        #expect(control.standInSentEvents == [[.valueChanged, .touchUpInside]])
        scene.view.isEnabled = false
        StandInVoiceOver.activate(element)
        #expect(control.done.count == 2)
    }

    @Test func `an insertion into the traits of an element leaves none of the menu's on its view`() throws {
        let scene = menuScene(4) { $0.centerView = menuItem() }
        (scene.view.selectedIndex, scene.view.isEnabled) = (1, false)
        let elements = StandInVoiceOver.elements(in: scene.window)
        for element in elements { element.accessibilityTraits.insert(.header) }
        let views = try [#require(scene.view.centerView)] + scene.view.items
        #expect(views.allSatisfy { $0.accessibilityTraits == .header })
        (scene.view.selectedIndex, scene.view.isEnabled) = (2, true)
        #expect(elements[2].accessibilityTraits == [.header, .button])
        // What the app has set on the view stays.
        scene.view.items[0].accessibilityTraits = [.button, .selected]
        elements[1].accessibilityTraits.insert(.header)
        #expect(scene.view.items[0].accessibilityTraits == [.button, .selected, .header])
    }

    @Test func `an action that is added to those of an element does not repeat Next and Previous`() {
        let scene = menuScene(4)
        let element = StandInVoiceOver.elements(in: scene.window)[0]
        element.accessibilityCustomActions?.append(UIAccessibilityCustomAction(name: "Pin") { _ in true })
        #expect(element.accessibilityCustomActions?.map(\.name) == ["Next", "Previous", "Pin"])
        #expect(scene.view.items[0].accessibilityCustomActions?.map(\.name) == ["Pin"])
    }

    // MARK: Keys, focus and remotes

    @Test func `a text field inside keeps its keys`() {
        final class Field: UIView { override var canBecomeFirstResponder: Bool { true } }
        let (field, keys) = (Field(), [UIKeyCommand.inputLeftArrow, UIKeyCommand.inputEscape, "\r"])
        let scene = menuScene { $0.centerView = field }
        let keyboard = StandInKeyboard(scene.window)
        #expect(field.becomeFirstResponder())
        for key in keys { #expect(!keyboard.press(key)) }
        #expect(scene.view.isOpen && scene.view.selectedIndex == nil && !scene.view.wheel.isMoving)
        #expect(scene.view.becomeFirstResponder() && keyboard.press(UIKeyCommand.inputLeftArrow))
    }

    /// A view that can be focused.
    private final class Stop: UIView {
        override var canBecomeFocused: Bool { true }
    }

    @Test func `the focus goes to the centre of a menu that closes, and back when it opens`() {
        let (center, outside) = (Stop(frame: CGRect(x: 0, y: 0, width: 44, height: 44)), Stop())
        let scene = menuScene { menu in
            menu.items = (0..<3).map { _ in Stop(frame: CGRect(x: 0, y: 0, width: 40, height: 40)) }
            menu.centerView = center
        }
        scene.window.addSubview(outside)
        let (focus, remote) = (StandInFocus(scene.window), StandInRemote(scene.window))
        #expect(focus.move(to: scene.view) && remote.press(.menu) && !scene.view.isOpen)
        #expect(focus.view === center)
        scene.view.toggle()
        StandIn.commit()
        #expect(focus.view === scene.view && scene.view.isFirstResponder)
        scene.view.isEnabled = false
        StandIn.commit()
        #expect(focus.view === center)
        // A focus elsewhere does not change.
        #expect(focus.move(to: outside))
        scene.view.isEnabled = true
        StandIn.commit()
        #expect(focus.view === outside)
    }

    @Test func `a closed menu with an image in its centre stays focused, and Select and Return open it`() {
        let image = UIImage(standInSize: CGSize(width: 44, height: 44))
        let scene = menuScene { $0.centerView = UIImageView(image: image) }
        let (focus, remote) = (StandInFocus(scene.window), StandInRemote(scene.window))
        let keyboard = StandInKeyboard(scene.window)
        #expect(focus.move(to: scene.view) && remote.press(.menu) && !scene.view.isOpen)
        StandInClock.advance(by: 1)
        #expect(focus.view === scene.view && !remote.press(.menu))
        #expect(!keyboard.press(UIKeyCommand.inputLeftArrow) && !keyboard.press(UIKeyCommand.inputEscape))
        #expect(remote.press(.select) && scene.view.isOpen)
        scene.view.isOpen = false
        #expect(keyboard.press("\r") && scene.view.isOpen && scene.view.selectedIndex == nil)
        (scene.view.isOpen, scene.view.isEnabled) = (false, false)
        #expect(!remote.press(.select) && !scene.view.isOpen && !scene.view.canBecomeFocused)
        scene.view.isEnabled = true
        scene.view.centerView = UIButton(type: .close)
        #expect(!scene.view.canBecomeFocused)
    }

    @Test func `the focus leaves a menu that closes if its centre cannot be focused`() {
        let outside = Stop()
        let scene = menuScene { menu in
            menu.items = (0..<3).map { _ in Stop(frame: CGRect(x: 0, y: 0, width: 40, height: 40)) }
        }
        scene.window.addSubview(outside)
        let (focus, remote) = (StandInFocus(scene.window), StandInRemote(scene.window))
        #expect(focus.move(to: scene.view) && remote.press(.menu))
        #expect(!focus.move(to: scene.view.items[0]))
        StandInClock.advance(by: 1)
        #expect(focus.view === outside)
    }

    @Test func `Escape goes to other responders where it has no effect`() {
        let scene = menuScene()
        let keyboard = StandInKeyboard(scene.window)
        scene.view.becomeFirstResponder()
        scene.view.closesOnEscape = false
        #expect(!keyboard.press(UIKeyCommand.inputEscape) && scene.view.isOpen)
        #expect(!scene.view.accessibilityPerformEscape())
        scene.view.closesOnEscape = true
        #expect(keyboard.press(UIKeyCommand.inputEscape) && !scene.view.isOpen)
        #expect(!keyboard.press(UIKeyCommand.inputEscape))
    }

    @Test
    func
        `a remote turns, chooses and closes the focused menu, and its up and down buttons move the focus on`()
    {
        let scene = menuScene()
        let (focus, remote) = (StandInFocus(scene.window), StandInRemote(scene.window))
        #expect(scene.view.canBecomeFocused && focus.move(to: scene.view))
        #expect(scene.view.isFirstResponder)
        #expect(remote.press(.rightArrow) && remote.press(.rightArrow))
        StandInClock.advance(by: 2)
        #expect(scene.view.pointedIndex == 2)
        var selected: [Int] = []
        scene.view.onSelect = { selected.append($1) }
        #expect(remote.press(.select) && selected == [2])
        #expect(!remote.press(.downArrow) && !remote.press(.playPause))
        StandInClock.advance(by: 1)
        #expect(scene.view.pointedIndex == 2)
        #expect(!focus.move(to: nil, .left) && focus.view === scene.view)
        let before = scene.window.standInPresses.count
        #expect(remote.press(.menu) && !scene.view.isOpen)
        #expect(scene.window.standInPresses.count == before)
        #expect(!remote.press(.menu, cancelled: true) && !scene.view.canBecomeFocused)
        #expect(scene.window.standInPresses.suffix(2).map(\.phase) == [.began, .cancelled])
        #expect(focus.move(to: nil, .left))
    }

    @Test func `a disabled menu takes no input, and coasts until it rests`() {
        let scene = menuScene()
        var events = 0
        scene.view.onSelect = { _, _ in events += 1 }
        scene.flick(0, 60, 80)
        scene.view.isEnabled = false
        let rest = scene.view.wheel.restRotation
        #expect(scene.view.wheel.isMoving && !scene.view.canBecomeFirstResponder)
        StandInClock.advance(by: 4)
        #expect(scene.view.wheel.rotation == rest && StandInClock.runningLinkCount == 0)
        scene.drag(0, 90, 110)
        scene.fingers.tap(scene.point(-90, 130))
        #expect(!scene.view.activateItem(at: 0) && events == 0 && scene.view.wheel.rotation == rest)
    }

    @Test func `a closed menu with a hidden image in its centre is not focused, and no key opens it`() {
        let image = UIImageView(image: UIImage(standInSize: CGSize(width: 44, height: 44)))
        let scene = menuScene { $0.centerView = image }
        scene.view.isOpen = false
        #expect(StandInFocus(scene.window).move(to: scene.view))
        image.isHidden = true
        #expect(!scene.view.canBecomeFocused)
        #expect(!StandInKeyboard(scene.window).press("\r") && !scene.view.isOpen)
    }

    @Test(arguments: [true, false])
    func `the focus leaves a closed menu that cannot be focused any more`(isDisabled: Bool) {
        let outside = Stop(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let scene = menuScene { $0.centerView = menuItem() }
        scene.window.addSubview(outside)
        scene.view.isOpen = false
        StandIn.commit()
        let focus = StandInFocus(scene.window)
        #expect(focus.move(to: scene.view))
        if isDisabled { scene.view.isEnabled = false } else { scene.view.centerView = nil }
        StandIn.commit()
        #expect(!scene.view.canBecomeFocused && focus.view === outside)
    }
}
