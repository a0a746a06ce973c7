import Roundel
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// Faults that the menu had when the app changed it, each in the state in which it showed.
@MainActor @Suite(.standIn) struct MenuChangeFaultTests {
    @Test func `Return works after items were removed, before a layout`() {
        let scene = menuScene()
        scene.view.turn(toItemAt: 5, animated: false)
        #expect(scene.view.pointedIndex == 5 && scene.view.becomeFirstResponder())
        scene.view.items = [menuItem()]
        // Nothing is read before the key, because a reader lays out the items.
        StandInKeyboard(scene.window).press("\r")
        #expect(scene.view.selectedIndex == 0 && scene.view.pointedIndex == 0)
    }

    @Test func `VoiceOver's Next works when a callback removes items`() {
        for callback in 0..<2 {
            let scene = menuScene()
            let elements = StandInVoiceOver.elements(in: scene.window)
            if callback == 0 {
                scene.view.onRest = { $0.items = [menuItem()] }
            } else {
                scene.view.onPoint = { menu, _ in if menu.items.count > 1 { menu.items = [menuItem()] } }
            }
            #expect(StandInVoiceOver.perform("Next", on: elements[3]))
            scene.window.layoutIfNeeded()
            #expect(scene.view.items.count == 1 && scene.view.pointedIndex == 0)
            #expect(scene.view.selectedIndex ?? 0 == 0)
        }
    }

    @Test
    func `VoiceOver's Next works when the delegate removes items, and announces one of the remaining items`()
    {
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
                let (scene, delegate) = (menuScene(), Shrinking())
                delegate.make = { (0..<count).map { _ in menuItem() } }
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

    @Test func `every callback may change the selection and the items`() {
        var calls = 0
        let scene = menuScene()
        func shrink(_ menu: CircularMenuView) {
            calls += 1
            if let index = menu.selectedIndex { _ = menu.items[index] }
            if let index = menu.pointedIndex { _ = menu.items[index] }
            menu.items = (0..<(calls % 4)).map { _ in menuItem() }
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
        scene.view.onOpenChange = { menu, _ in _ = menu.items.first }
        for _ in 0..<5 {
            scene.flick(0, 90, 110)
            StandInClock.advance(by: 1)
            scene.view.isOpen = true
            scene.view.items = (0..<6).map { _ in menuItem() }
            scene.fingers.tap(scene.point(-90, 130))
            StandInClock.advance(by: 1)
        }
        #expect(calls > 5)
    }

    @Test(arguments: ["tap", "button", "voice", "key", "command"])
    func `a menu shows changed actions when it opens`(means: String) throws {
        let actions = (0..<3).map { index in UIAction(title: "\(index)") { _ in } }
        let size = CGRect(x: 0, y: 0, width: 44, height: 44)
        let center = means == "button" ? UIButton(frame: size) : UIView(frame: size)
        let scene = menuScene { menu in
            menu.setItems(actions)
            (menu.centerView, menu.isOpen) = (center, false)
        }
        actions[0].title = "A"
        actions[1].attributes = .hidden
        actions[2].attributes = .disabled
        switch means {
        case "tap", "button": scene.fingers.tap(scene.point(0, 0))
        case "voice":
            let element = try #require(StandInVoiceOver.elements(in: scene.window).first)
            StandInVoiceOver.activate(element)
        case "key":
            #expect(StandInFocus(scene.window).move(to: scene.view))
            StandInKeyboard(scene.window).press("\r")
        default: scene.view.toggle()
        }
        let buttons = scene.view.items.compactMap { $0 as? UIButton }
        #expect(scene.view.isOpen)
        #expect(buttons.map(\.currentTitle) == ["A", "2"] && buttons.map(\.isEnabled) == [true, false])
    }

    @Test func `an action that appears when the menu opens comes from the centre as the others do`() {
        let action = UIAction(title: "Paste", attributes: .hidden) { _ in }
        let scene = menuScene(0) { menu in
            menu.setItems([action])
            (menu.centerView, menu.isOpen) = (menuItem(), false)
        }
        action.attributes = []
        scene.fingers.tap(scene.point(0, 0))
        StandInClock.advance(by: 0.1)
        #expect(scene.view.items.count == 1 && scene.view.items[0].alpha < 1)
    }

    @Test func `a button with a longer title is wider as soon as the menu opens`() {
        let action = UIAction(title: "Cut") { _ in }
        let scene = menuScene(0) { menu in
            menu.setItems([action])
            menu.isOpen = false
        }
        scene.window.layoutIfNeeded()
        let button = scene.view.items[0]
        action.title = "Cut the selected text"
        // Nothing documents that a button without constraints makes the menu lay out again.
        scene.view.isOpen = true
        #expect(button.bounds.width == button.intrinsicContentSize.width && button.bounds.width > 100)
    }

    @Test(arguments: ["insert", "same", "actions", "hidden"])
    func `VoiceOver stays at an item that stays`(_ change: String) {
        let actions = (0..<3).map { index in UIAction(title: "\(index)") { _ in } }
        let scene = menuScene(0) { $0.setItems(actions) }
        let element = StandInVoiceOver.elements(in: scene.window)[1]
        switch change {
        case "insert": scene.view.items.insert(menuItem(), at: 0)
        case "same": scene.view.items = scene.view.items
        case "actions": scene.view.setItems(actions)
        default:
            actions[0].attributes = .hidden
            scene.view.reloadData()
        }
        scene.window.layoutIfNeeded()
        let elements = StandInVoiceOver.elements(in: scene.window)
        let index = ["insert": 2, "hidden": 0][change] ?? 1
        #expect(elements[index] === element && elements.filter { $0 === element }.count == 1)
        #expect(element.accessibilityValue == "\(index + 1) of \(elements.count)")
    }

    @Test func `VoiceOver stays at a centre that is set again`() {
        let scene = menuScene(3) { $0.centerView = menuItem() }
        let element = StandInVoiceOver.elements(in: scene.window).first
        let center = scene.view.centerView
        scene.view.centerView = center
        #expect(element != nil && StandInVoiceOver.elements(in: scene.window).first === element)
    }

    @Test func `an item that is moved in the list keeps its selection`() {
        let scene = menuScene(4)
        scene.view.selectedIndex = 2
        StandInClock.advance(by: 2)
        let items = scene.view.items
        scene.view.items = [items[2], items[0], items[1], items[3]]
        #expect(scene.view.selectedIndex == 0)
        scene.window.layoutIfNeeded()
        #expect(near(items[2].center, CGPoint(x: 150, y: 20)))
    }

    @Test(arguments: ["append", "remove", "reverse", "direction", "start", "arrangement", "mirror"])
    func `a command to an item ends at it when items and angles change`(_ change: String) {
        let scene = menuScene(6)
        let (menu, item) = (scene.view, scene.view.items[2])
        var ends: [Bool] = []
        menu.turn(toItemAt: 2, duration: 2) { ends.append($0) }
        StandInClock.advance(by: 0.7)
        switch change {
        case "append": menu.items += (0..<6).map { _ in menuItem() }
        case "remove": menu.items.removeFirst(2)
        case "reverse": menu.items.reverse()
        case "direction": menu.direction = .counterclockwise
        case "start": menu.startAngle += .pi / 3
        case "arrangement": menu.arrangement = .step(.pi / 6)
        default: menu.semanticContentAttribute = .forceRightToLeft
        }
        scene.window.layoutIfNeeded()
        StandInClock.advance(by: 4)
        #expect(ends == [true] && menu.pointedIndex.map { menu.items[$0] } === item)
    }

    // Of three items that are left, one is where the item of the command would have been.
    @Test(arguments: [5, 3])
    func `a command to an item that is removed does not end at it`(left: Int) {
        let scene = menuScene(6)
        var ends: [Bool] = []
        scene.view.turn(toItemAt: 2, duration: 2) { ends.append($0) }
        StandInClock.advance(by: 0.7)
        let others = scene.view.items.enumerated().filter { $0.offset != 2 }.map(\.element)
        scene.view.items = Array(others.prefix(left))
        StandInClock.advance(by: 4)
        #expect(ends == [false] && scene.view.pointedIndex != nil)
    }

    @Test(arguments: [true, false])
    func `items that are replaced again when a held control among them lets go are the last ones`(
        isWheel: Bool
    ) {
        let frame = CGRect(x: 0, y: 0, width: 80, height: 80)
        let control: UIControl = isWheel ? WheelView(frame: frame) : DialView(frame: frame)
        let scene = menuScene { $0.items = [menuItem(), control, menuItem(), menuItem()] }
        let (menu, last) = (scene.view, (0..<6).map { _ in menuItem() })
        (control as? WheelView)?.onCancelled = { [unowned menu] _ in menu.items = last }
        control.addAction(UIAction { [unowned menu] _ in menu.items = last }, for: .editingDidEnd)
        let (x, y) = (control.bounds.maxX - 12, control.bounds.midY)
        scene.fingers.down(control.convert(CGPoint(x: x, y: y), to: scene.window))
        scene.fingers.move(control.convert(CGPoint(x: x, y: y + 20), to: scene.window))
        #expect((control as? WheelView)?.isHeld ?? (control as? DialView)?.isHeld == true)
        menu.items = [menuItem(), menuItem()]
        scene.window.layoutIfNeeded()
        scene.fingers.up()
        #expect(menu.items == last && Set(menu.subviews) == Set(last))
        #expect(menu.subviews.count == 6 && menu.accessibilityElements?.count == 6)
    }

    @Test(arguments: [true, false])
    func `a centre that is replaced again when the held one lets go is the last one`(isEnabled: Bool) {
        let dial = DialView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
        let scene = menuScene(6) { $0.deadZone = 0.6 }
        let (menu, last) = (scene.view, UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)))
        menu.centerView = dial
        menu.isEnabled = isEnabled
        scene.window.layoutIfNeeded()
        dial.addAction(UIAction { [unowned menu] _ in menu.centerView = last }, for: .editingDidEnd)
        scene.fingers.down(dial.convert(CGPoint(x: 80, y: 45), to: scene.window))
        scene.fingers.move(dial.convert(CGPoint(x: 80, y: 60), to: scene.window))
        #expect(dial.isHeld)
        menu.centerView = UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 70))
        scene.window.layoutIfNeeded()
        scene.fingers.up()
        #expect(menu.centerView === last && last.bounds.size == CGSize(width: 30, height: 30))
        #expect(menu.subviews.filter { !menu.items.contains($0) } == [last] && dial.alpha == 1)
        menu.isEnabled = true
        scene.window.layoutIfNeeded()
        #expect(last.alpha == 1)
    }

    /// A dial that a finger holds lets go as it comes from another window.
    @Test(arguments: [true, false])
    func `a view that is replaced while it is added does not stay`(isCenter: Bool) {
        let (scene, other) = (menuScene(6), dialScene())
        let (menu, dial) = (scene.view, other.view)
        let last = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        var ends = 0
        dial.addAction(
            UIAction { [unowned menu] _ in
                ends += 1
                if isCenter { menu.centerView = last } else { menu.items = [last] }
            },
            for: .editingDidEnd
        )
        other.down(0)
        other.move(20)
        #expect(dial.isHeld)
        if isCenter { menu.centerView = dial } else { menu.items = [menuItem(), dial, menuItem()] }
        scene.window.layoutIfNeeded()
        #expect(ends == 1 && dial.superview !== menu && last.superview === menu)
        #expect(menu.subviews.count == (isCenter ? 7 : 1) && last.bounds.width == 30)
    }

    @Test(arguments: [true, false])
    func `a control that the app sets again as it leaves is in the menu`(isCenter: Bool) {
        let dial = DialView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
        let scene = menuScene(3) { menu in
            if isCenter { menu.centerView = dial } else { menu.items.append(dial) }
        }
        let menu = scene.view
        scene.window.layoutIfNeeded()
        dial.addAction(
            UIAction { [unowned menu] _ in
                if isCenter { menu.centerView = dial } else { menu.items = [dial, menuItem()] }
            },
            for: .editingDidEnd
        )
        let (x, y) = (dial.bounds.maxX - 12, dial.bounds.midY)
        scene.fingers.down(dial.convert(CGPoint(x: x, y: y), to: scene.window))
        scene.fingers.move(dial.convert(CGPoint(x: x, y: y + 20), to: scene.window))
        #expect(dial.isHeld)
        if isCenter { menu.centerView = nil } else { menu.items = [menuItem()] }
        scene.window.layoutIfNeeded()
        #expect(dial.superview === menu && menu.subviews.count == (isCenter ? 4 : 2))
        scene.fingers.up()
        #expect(!dial.isHeld)
    }

    @Test func `a command in the completion of one that new settings have ended reaches its end`() {
        let (scene, ends) = (menuScene(6), Ends())
        let menu = scene.view
        menu.turn(toItemAt: 3, duration: 2) { [unowned menu] isFinished in
            ends.list.append(isFinished)
            menu.turning = .always
            menu.turn(to: 2, duration: 1) { ends.list.append($0) }
        }
        StandInClock.advance(by: 0.5)
        menu.turning = .never
        menu.layoutIfNeeded()
        StandInClock.advance(by: 6)
        #expect(ends.list == [false, true] && near(menu.rotation, .pi * 2 / 3, 1e-6))
    }

    /// Whether the commands reached their ends.
    private final class Ends { var list: [Bool] = [] }

    @Test func `VoiceOver is told of items that go from an open menu, and of no others`() {
        StandInAccessibility.isVoiceOverRunning = true
        defer { StandInAccessibility.isVoiceOverRunning = false }
        let scene = menuScene(3) { $0.centerView = UIButton(type: .close) }
        let items = scene.view.items
        StandInAccessibility.posts = []
        scene.view.items = items.reversed()
        #expect(StandInAccessibility.posts.isEmpty)
        scene.view.items = Array(items.dropFirst())
        #expect(StandInAccessibility.posts.map(\.notification) == [.layoutChanged])
        scene.view.isOpen = false
        StandInAccessibility.posts = []
        scene.view.items = [items[1]]
        #expect(StandInAccessibility.posts.isEmpty)
    }

    @Test(arguments: [false, true])
    func `VoiceOver is not told of items that go from a menu that is hidden`(isContainer: Bool) {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        let scene = menuScene(3, in: container) { $0.centerView = UIButton(type: .close) }
        (isContainer ? container : scene.view).isHidden = true
        StandInAccessibility.posts = []
        scene.view.items = Array(scene.view.items.dropFirst())
        #expect(StandInAccessibility.posts.isEmpty)
    }
}
