import Roundel
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// Faults that the menu had, each in the state in which it showed.
@MainActor @Suite(.standIn) struct MenuFaultTests {
    func item() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)) }

    /// An open menu of 300 by 300 points.
    func scene(_ count: Int = 8, change: (CircularMenuView) -> Void = { _ in }) -> Scene<CircularMenuView> {
        let menu = CircularMenuView(frame: CGRect(x: 20, y: 100, width: 300, height: 300))
        menu.items = (0..<count).map { _ in item() }
        menu.isOpen = true
        change(menu)
        return Scene(menu)
    }

    @Test func `the middle is in front of items that come later, and takes the taps on both`() {
        let (center, items) = (item(), (0..<8).map { _ in item() })
        let scene = scene(0) { $0.centerView = center }
        scene.view.items = items
        scene.window.layoutIfNeeded()
        #expect(scene.view.subviews.filter { $0 === center || items.contains($0) } == items + [center])
        // Items that fly out are still under it.
        scene.view.isOpen = false
        StandInClock.advance(by: 2)
        let middle = scene.view.convert(center.center, to: scene.window)
        scene.fingers.tap(middle)
        StandInClock.advance(by: 0.05)
        scene.fingers.tap(middle)
        #expect(!scene.view.isOpen && scene.view.selectedIndex == nil)
    }

    @Test func `what a disabled menu shows is pale, and what leaves it is not`() {
        let center = item()
        let scene = scene { $0.centerView = center }
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

    // MARK: Touches

    @Test(arguments: [false, true]) func `a tap that stops a coasting menu does nothing else`(buttons: Bool) {
        var presses = 0
        let scene = scene { menu in
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
        // The next tap is one again.
        let index = scene.view.items.firstIndex { $0.center.x > 250 } ?? 0
        scene.fingers.tap(scene.view.convert(scene.view.items[index].center, to: scene.window))
        #expect(selected == [index] && presses == (buttons ? 1 : 0))
    }

    @Test func `the button in the middle of a coasting menu stops it and does not close it`() {
        let scene = scene { $0.centerView = UIButton(type: .close) }
        scene.flick(0, 60, 80)
        StandInClock.advance(by: 0.1)
        scene.fingers.tap(scene.point(0, 0))
        #expect(scene.view.isOpen)
        StandInClock.advance(by: 2)
        scene.fingers.tap(scene.point(0, 0))
        #expect(!scene.view.isOpen)
    }

    @Test(arguments: [false, true]) func `a tap that trembles is a tap, and turns nothing`(
        buttons: Bool
    ) {
        var presses = 0
        let scene = scene { menu in
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
        // So is one that moves by 10 points, and more is a drag.
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

    @Test func `a touch on the middle stops a menu that lands nowhere and does not close it`() {
        for isButton in [true, false] {
            let scene = scene { menu in
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
            // It lies still, on a button or between them.
            scene.down(0, radius)
            for place in [(90.0, 125.0), (0, 0)] {
                scene.fingers.tap(scene.point(place.0, place.1), finger: 1)
                #expect(presses == 0 && selected == 0 && menu.isOpen, "\(policy) \(radius)")
            }
            scene.sweep(0, -40, radius)
            scene.fingers.tap(scene.point(95, 125), finger: 1)
            #expect(presses == 0 && selected == 0 && menu.isOpen, "\(policy) \(radius)")
            scene.rest()
            StandInClock.advance(by: 2)
        }
        scene.fingers.tap(scene.point(90, 125))
        #expect(presses == 1 && selected == 1)
    }

    @Test func `a second finger taps no plain item while the first holds the menu by a button`() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        let scene = scene { $0.items = [button] + (1..<4).map { _ in item() } }
        var selected: [Int] = []
        scene.view.onSelect = { selected.append($1) }
        scene.down(-90, 125)
        scene.fingers.tap(scene.point(90, 130), finger: 1)
        #expect(selected.isEmpty)
        scene.fingers.up()
        #expect(selected == [0])
    }

    @Test func `a menu that yields to scrolling does not turn before its gesture has won`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        scroll.contentSize = CGSize(width: 390, height: 2000)
        let menu = CircularMenuView(frame: CGRect(x: 20, y: 100, width: 300, height: 300))
        menu.items = (0..<4).map { _ in item() }
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
        // Across, the scroll view cannot scroll: the menu turns, and catches up with the finger.
        scene.fingers.down(CGPoint(x: 170, y: 130))
        for step in 1...9 { scene.fingers.move(CGPoint(x: 170 + 10 * CGFloat(step), y: 130)) }
        #expect(menu.rotation > 0.5)
        scene.fingers.up(after: 0.3)
    }

    @Test func `a touch that began on the menu and moves does not go to views behind`() {
        final class Behind: UIView {
            var heard = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard += 1 }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { heard += 1 }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard += 1 }
        }
        let behind = Behind(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        let menu = CircularMenuView(frame: CGRect(x: 20, y: 100, width: 300, height: 300))
        menu.items = [item()]
        (menu.isOpen, menu.isTurnable) = (true, false)
        behind.addSubview(menu)
        let scene = Scene(menu, around: behind)
        scene.fingers.drag([scene.point(-90, 130), scene.point(-85, 130), scene.point(-70, 130)])
        #expect(behind.heard == 0)
    }

    // MARK: The app changes something

    @Test func `Return after fewer items, before a layout`() {
        let scene = scene()
        scene.view.turn(toItemAt: 5, animated: false)
        #expect(scene.view.pointedIndex == 5 && scene.view.becomeFirstResponder())
        scene.view.items = [item()]
        #expect(scene.view.pointedIndex == 0 && scene.view.selectedIndex == nil)
        StandInKeyboard(scene.window).press("\r")
        #expect(scene.view.selectedIndex == 0)
    }

    @Test func `VoiceOver's Next with fewer items from a callback`() {
        for callback in 0..<2 {
            let scene = scene()
            let elements = StandInVoiceOver.elements(in: scene.window)
            if callback == 0 {
                scene.view.onRest = { $0.items = [item()] }
            } else {
                scene.view.onPoint = { menu, _ in if menu.items.count > 1 { menu.items = [item()] } }
            }
            #expect(StandInVoiceOver.perform("Next", on: elements[3]))
            scene.window.layoutIfNeeded()
            #expect(scene.view.items.count == 1 && scene.view.pointedIndex == 0)
            #expect(scene.view.selectedIndex ?? 0 == 0)
        }
    }

    @Test func `VoiceOver's Next with fewer items from the delegate, and the rest announced after that`() {
        final class Shrinking: CircularMenuViewDelegate {
            var make: () -> [UIView] = { [] }
            var rests: [Int?] = []
            func circularMenuView(_ menuView: CircularMenuView, didPointAtItemAt index: Int?) {
                if menuView.items.count > 1 { menuView.items = make() }
            }
            func circularMenuViewDidComeToRest(_ menuView: CircularMenuView) {
                if let index = menuView.selectedIndex { _ = menuView.items[index] }
                rests.append(menuView.selectedIndex)
            }
        }
        for byVoice in [true, false] {
            for count in 0...1 {
                let (scene, delegate) = (scene(), Shrinking())
                delegate.make = { (0..<count).map { _ in item() } }
                scene.view.selectedIndex = 6
                StandInClock.advance(by: 2)
                scene.view.delegate = delegate
                if byVoice {
                    let elements = StandInVoiceOver.elements(in: scene.window)
                    #expect(elements.count == 8 && StandInVoiceOver.perform("Next", on: elements[7]))
                } else {
                    scene.flick(0, 120, 80)
                    StandInClock.advance(by: 4)
                }
                scene.window.layoutIfNeeded()
                #expect(scene.view.items.count == count)
                #expect(scene.view.pointedIndex == (count > 0 ? 0 : nil))
                #expect(scene.view.selectedIndex.map { $0 < count } ?? true)
                #expect(delegate.rests.allSatisfy { $0.map { $0 < count } ?? true })
            }
        }
    }

    @Test func `selection and items from every callback`() {
        var calls = 0
        let scene = scene()
        func shrink(_ menu: CircularMenuView) {
            calls += 1
            if let index = menu.selectedIndex { _ = menu.items[index] }
            if let index = menu.pointedIndex { _ = menu.items[index] }
            menu.items = (0..<(calls % 4)).map { _ in item() }
            menu.selectedIndex = calls
            if calls % 3 == 0 { menu.toggle() }
        }
        scene.view.onSelect = { menu, index in
            _ = menu.items[index]
            shrink(menu)
        }
        scene.view.onPoint = { menu, index in
            if let index { _ = menu.items[index] }
            if calls < 200 { shrink(menu) }
        }
        scene.view.onRest = { shrink($0) }
        scene.view.onOpen = { menu, _ in _ = menu.items.first }
        for _ in 0..<5 {
            scene.flick(0, 90, 110)
            StandInClock.advance(by: 1)
            scene.view.isOpen = true
            scene.view.items = (0..<6).map { _ in item() }
            scene.fingers.tap(scene.point(-90, 130))
            StandInClock.advance(by: 1)
        }
        #expect(calls > 5)
    }

    @Test func `an item that is moved in the list keeps its selection`() {
        let scene = scene(4)
        scene.view.selectedIndex = 2
        StandInClock.advance(by: 2)
        let items = scene.view.items
        scene.view.items = [items[2], items[0], items[1], items[3]]
        #expect(scene.view.selectedIndex == 0)
        scene.window.layoutIfNeeded()
        #expect(near(items[2].center, CGPoint(x: 150, y: 20)))
    }

    // MARK: The view in the middle

    @Test func `a view in the middle without a size of its own keeps the one it has`() {
        let scene = scene()
        let center = UIView()
        scene.view.centerView = center
        scene.window.layoutIfNeeded()
        #expect(center.bounds.size == .zero)
        scene.view.centerSize = CGSize(width: 30, height: 20)
        scene.window.layoutIfNeeded()
        #expect(center.bounds.size == CGSize(width: 30, height: 20))
    }

    @Test func `a view in the middle follows its content`() {
        let scene = scene()
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

    // MARK: Assistive technology

    @Test func `frames of elements are of the moment they are asked for, whoever asks`() throws {
        let scene = scene()
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
        menu.items = (0..<3).map { _ in item() }
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

    @Test func `VoiceOver opens and closes a menu by an image in its middle`() throws {
        let image = UIImageView(image: UIImage(standInSize: CGSize(width: 44, height: 44)))
        let scene = scene(2) { $0.centerView = image }
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

    @Test func `a label in the middle is a button for VoiceOver, also while the menu moves`() throws {
        let label = UILabel()
        (label.text, label.frame) = ("Tools", CGRect(x: 0, y: 0, width: 60, height: 20))
        let scene = scene(8) { $0.centerView = label }
        let elements = StandInVoiceOver.elements(in: scene.window)
        let element = try #require(elements.first { $0.accessibilityLabel == "Tools" && $0 !== label })
        #expect(element.accessibilityTraits.contains(.button))
        scene.view.spin(velocity: 3)
        #expect(StandInVoiceOver.activate(element) && !scene.view.isOpen)
    }

    @Test func `sizes that are no numbers count as zero`() {
        let scene = scene { $0.centerView = item() }
        scene.view.itemSize = CGSize(width: CGFloat.nan, height: 40)
        scene.view.centerSize = CGSize(width: CGFloat.infinity, height: -3)
        scene.window.layoutIfNeeded()
        #expect(scene.view.items.allSatisfy { $0.bounds.size == CGSize(width: 0, height: 40) })
        #expect(scene.view.centerView?.bounds.size == .zero)
    }

    @Test func `a middle that VoiceOver can meet is met as it is`() {
        let (label, inner) = (UILabel(), UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60)))
        (label.text, label.frame) = ("Menu", CGRect(x: 0, y: 0, width: 60, height: 20))
        inner.addSubview(label)
        let scene = scene(0) { $0.centerView = inner }
        #expect(StandInVoiceOver.elements(in: scene.window) == [label])
        let button = UIButton(type: .close)
        scene.view.centerView = button
        #expect(StandInVoiceOver.elements(in: scene.window) == [button])
        scene.view.isOpen = false
        StandInVoiceOver.activate(button)
        #expect(scene.view.isOpen)
    }

    // MARK: Keys, focus and remotes

    @Test func `a text field inside keeps its keys`() {
        final class Field: UIView { override var canBecomeFirstResponder: Bool { true } }
        let (field, keys) = (Field(), [UIKeyCommand.inputLeftArrow, UIKeyCommand.inputEscape, "\r"])
        let scene = scene { $0.centerView = field }
        let keyboard = StandInKeyboard(scene.window)
        #expect(field.becomeFirstResponder())
        for key in keys { #expect(!keyboard.press(key)) }
        #expect(scene.view.isOpen && scene.view.selectedIndex == nil && !scene.view.wheel.isMoving)
        #expect(scene.view.becomeFirstResponder() && keyboard.press(UIKeyCommand.inputLeftArrow))
    }

    /// A view that the focus can go to.
    private final class Stop: UIView {
        override var canBecomeFocused: Bool { true }
    }

    @Test func `the focus goes to the middle of a menu that closes, and back when it opens`() {
        let (center, outside) = (Stop(frame: CGRect(x: 0, y: 0, width: 44, height: 44)), Stop())
        let scene = scene { menu in
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
        // What is elsewhere is left alone.
        #expect(focus.move(to: outside))
        scene.view.isEnabled = true
        StandIn.commit()
        #expect(focus.view === outside)
    }

    @Test func `a closed menu with an image in its middle stays in focus, and Select and Return open it`() {
        let image = UIImage(standInSize: CGSize(width: 44, height: 44))
        let scene = scene { $0.centerView = UIImageView(image: image) }
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

    @Test func `the focus leaves a menu that closes and whose middle does not take it`() {
        let outside = Stop()
        let scene = scene { menu in
            menu.items = (0..<3).map { _ in Stop(frame: CGRect(x: 0, y: 0, width: 40, height: 40)) }
        }
        scene.window.addSubview(outside)
        let (focus, remote) = (StandInFocus(scene.window), StandInRemote(scene.window))
        #expect(focus.move(to: scene.view) && remote.press(.menu))
        #expect(!focus.move(to: scene.view.items[0]))
        StandInClock.advance(by: 1)
        #expect(focus.view === outside)
    }

    @Test func `Escape goes to others where it does nothing`() {
        let scene = scene()
        let keyboard = StandInKeyboard(scene.window)
        scene.view.becomeFirstResponder()
        scene.view.closesOnEscape = false
        #expect(!keyboard.press(UIKeyCommand.inputEscape) && scene.view.isOpen)
        #expect(!scene.view.accessibilityPerformEscape())
        scene.view.closesOnEscape = true
        #expect(keyboard.press(UIKeyCommand.inputEscape) && !scene.view.isOpen)
        #expect(!keyboard.press(UIKeyCommand.inputEscape))
    }

    @Test func `a remote turns, chooses and closes the menu in focus, and goes up and down past it`() {
        let scene = scene()
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

    @Test func `a disabled menu takes nothing, and coasts to its rest`() {
        let scene = scene()
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

    // MARK: Actions

    @Test func `actions that are hidden make no button, and changed ones are shown`() throws {
        var done: [String] = []
        let actions = ["a", "b", "c"].map { name in UIAction(title: name) { _ in done.append(name) } }
        actions[1].attributes = .hidden
        let scene = scene { $0.setItems(actions) }
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
        let scene = scene(5) { menu in
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

    // MARK: Orders

    @Test func `orders end once, finished or interrupted`() {
        let scene = scene()
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
        scene.rest()
        StandInClock.advance(by: 2)
        scene.view.turn(toItemAt: 99, completion: end("e"))
        scene.view.turn(toItemAt: 1, animated: false, completion: end("f"))
        #expect(ends.suffix(2) == ["e cut", "f done"] && scene.view.pointedIndex == 1)
        scene.view.spinAtRandom(seed: 4, turns: 1...1, duration: 2, completion: end("g"))
        let rest = scene.view.predictedRestRotation
        scene.view.removeFromSuperview()
        #expect(ends.last == "g done" && scene.view.rotation == rest && ends.count == 7)
    }

    @Test func `an order of the app is not felt, and its selection is not told`() {
        let scene = scene()
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

    @Test func `the end of a drag is told with where it leads`() {
        let scene = scene()
        var rests: [CGFloat?] = []
        scene.view.onReleased = { rests.append($0.predictedRestRotation) }
        scene.flick(0, 60, 80)
        StandInClock.advance(by: 4)
        #expect(rests == [scene.view.rotation])
    }

    @Test func `shrinking does not add up, whatever becomes of the items`() {
        let scene = scene(40) { $0.shrinksItemsToFit = true }
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
        // A size that the app sets is the item's own from then on.
        for item in items { item.bounds.size = CGSize(width: 20, height: 20) }
        scene.view.setNeedsLayout()
        #expect(sizes() == [20])
    }

    @Test func `items shrink until they fit`() {
        let scene = scene(40)
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
}
