import Roundel
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// Opening and closing a menu, keys, and assistive technologies.
@MainActor @Suite(.standIn) struct MenuOpeningTests {
    func scene(_ count: Int = 4) -> Scene<CircularMenuView> {
        let menu = CircularMenuView(frame: CGRect(x: 20, y: 100, width: 300, height: 300))
        menu.setItems((0..<count).map { index in UIAction(title: "Item \(index)") { _ in } })
        menu.centerView = UIButton(type: .close)
        menu.isOpen = true
        return Scene(menu)
    }

    // MARK: Opening

    @Test func `a menu begins closed`() {
        let menu = CircularMenuView(frame: CGRect(x: 20, y: 100, width: 300, height: 300))
        menu.items = [UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))]
        let scene = Scene(menu)
        #expect(!menu.isOpen && menu.items[0].alpha == 0 && menu.selectedIndex == nil)
        #expect(near(menu.items[0].center, CGPoint(x: 150, y: 150)))
        menu.setOpen(true)
        #expect(menu.isOpen && menu.items[0].alpha < 0.1)
        StandInClock.advance(by: 1)
        #expect(menu.items[0].alpha == 1 && StandInClock.runningLinkCount == 0)
        withExtendedLifetime(scene) {}
    }

    @Test func `items leave one after another along the ring and come back in the opposite order`() {
        let scene = scene()
        scene.view.stagger = 0.1
        func alphas() -> [CGFloat] { scene.view.items.map(\.alpha) }
        scene.view.setOpen(false)
        StandInClock.advance(by: 0.25)
        #expect(alphas().first == 1 && zip(alphas(), alphas().dropFirst()).allSatisfy { $0 >= $1 })
        #expect(alphas()[1] > alphas()[2] && alphas()[2] > alphas()[3])
        StandInClock.advance(by: 1)
        #expect(scene.view.items.allSatisfy { near($0.center, CGPoint(x: 150, y: 150)) && $0.alpha == 0 })
        scene.view.setOpen(true)
        StandInClock.advance(by: 0.15)
        #expect(alphas()[0] > alphas()[1] && alphas()[1] > alphas()[2] && alphas()[3] == 0)
        StandInClock.advance(by: 1)
        #expect(alphas() == [1, 1, 1, 1] && StandInAnimations.records.isEmpty)
    }

    @Test func `a menu that is closed while it opens does not jump`() {
        let scene = scene()
        scene.view.setOpen(false, animated: false)
        scene.view.setOpen(true)
        StandInClock.advance(by: 0.2)
        let (places, alphas) = (scene.view.items.map(\.center), scene.view.items.map(\.alpha))
        scene.view.setOpen(false)
        #expect(zip(scene.view.items, places).allSatisfy { near($0.center, $1) })
        #expect(scene.view.items.map(\.alpha) == alphas)
        // An item moves by at most 19 points a frame, and a frame shows the state at its end.
        StandInClock.advance(by: 1.0 / 60)
        #expect(zip(scene.view.items, places).allSatisfy { near($0.center, $1, 38) })
        StandInClock.advance(by: 1)
        #expect(scene.view.items.allSatisfy { $0.alpha == 0 })
    }

    @Test func `with Reduce Motion a menu opens and closes at once`() {
        let scene = scene()
        StandInAccessibility.isReduceMotionEnabled = true
        scene.view.toggle()
        #expect(scene.view.items.allSatisfy { $0.alpha == 0 } && !scene.view.isOpen)
        StandInAccessibility.isReduceMotionEnabled = false
        scene.view.setOpen(true, animated: false)
        #expect(scene.view.items.allSatisfy { $0.alpha == 1 } && scene.view.isOpen)
        #expect(StandInClock.runningLinkCount == 0)
    }

    @Test func `the centre view opens and closes the menu, as a button or as a plain view`() {
        let scene = scene()
        var opened: [Bool] = []
        scene.view.onOpenChange = { _, isOpen in opened.append(isOpen) }
        #expect(scene.view.centerView?.center == CGPoint(x: 150, y: 150))
        scene.fingers.tap(scene.point(0, 0))
        StandInClock.advance(by: 1)
        scene.fingers.tap(scene.point(0, 0))
        StandInClock.advance(by: 1)
        #expect(opened == [false, true])
        let old = scene.view.centerView
        scene.view.centerView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        scene.window.layoutIfNeeded()
        scene.fingers.tap(scene.point(0, 0))
        #expect(opened.count == 3 && old?.superview == nil)
        scene.view.centerView = nil
        #expect(scene.view.subviews.count == 4)
    }

    @Test func `a centre that comes later gets its size from its content, and taps`() throws {
        let scene = scene()
        scene.window.layoutIfNeeded()
        let (center, isOpen) = (UIButton(type: .close), scene.view.isOpen)
        try #require(center.bounds.isEmpty && center.intrinsicContentSize.width > 0)
        scene.view.centerView = center
        scene.window.layoutIfNeeded()
        #expect(center.bounds.size == center.intrinsicContentSize)
        scene.fingers.tap(scene.point(0, 0))
        #expect(scene.view.isOpen != isOpen)
    }

    @Test func `a closed menu takes no drags and no taps on items`() {
        let scene = scene()
        scene.view.setOpen(false, animated: false)
        scene.drag(0, 90, 120)
        scene.fingers.tap(scene.point(0, 125))
        scene.view.becomeFirstResponder()
        let keyboard = StandInKeyboard(scene.window)
        #expect(!keyboard.press(UIKeyCommand.inputRightArrow) && !keyboard.press("\r"))
        #expect(scene.view.rotation == 0 && scene.view.selectedIndex == nil)
    }

    // MARK: Keyboard

    @Test func `right and down go to the next item, left and up to the previous one`() {
        let scene = scene()
        let keyboard = StandInKeyboard(scene.window)
        #expect(scene.view.becomeFirstResponder())
        for key in [UIKeyCommand.inputRightArrow, UIKeyCommand.inputDownArrow] { keyboard.press(key) }
        StandInClock.advance(by: 3)
        #expect(scene.view.pointedIndex == 2 && scene.view.selectedIndex == 2)
        for key in [UIKeyCommand.inputLeftArrow, UIKeyCommand.inputUpArrow] { keyboard.press(key) }
        keyboard.press(UIKeyCommand.inputLeftArrow)
        StandInClock.advance(by: 3)
        #expect(scene.view.pointedIndex == 3)
        scene.window.standInTraits = UITraitCollection(standInLayoutDirection: .rightToLeft)
        scene.window.layoutIfNeeded()
        let before = scene.view.pointedIndex ?? 0
        keyboard.press(UIKeyCommand.inputLeftArrow)
        StandInClock.advance(by: 3)
        #expect(scene.view.pointedIndex == (before + 1) % 4)
    }

    @Test func `Return selects the item at the pointer and Escape closes`() {
        let scene = scene()
        let keyboard = StandInKeyboard(scene.window)
        scene.view.becomeFirstResponder()
        keyboard.press("\r")
        #expect(scene.view.selectedIndex == 0)
        keyboard.press(UIKeyCommand.inputEscape)
        #expect(!scene.view.isOpen)
        scene.view.setOpen(true)
        scene.view.closesOnEscape = false
        keyboard.press(UIKeyCommand.inputEscape)
        #expect(scene.view.isOpen)
    }

    @Test func `scrolls turn the menu`() {
        let scene = scene()
        StandInPointer(scene.window).notch(CGVector(dx: 0, dy: 3), at: scene.point(0, 100))
        StandInClock.advance(by: 2)
        #expect(scene.view.pointedIndex == 3)
    }

    @Test func `in a scroll view a menu takes touches that begin on its ring`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        scroll.contentSize = CGSize(width: 390, height: 2000)
        let menu = CircularMenuView(frame: CGRect(x: 20, y: 100, width: 300, height: 300))
        menu.setItems((0..<4).map { _ in UIAction { _ in } })
        menu.isOpen = true
        scroll.addSubview(menu)
        let scene = Scene(menu, around: scroll)
        scene.drag(0, 90, 120)
        StandInClock.advance(by: 2)
        #expect(degrees(menu.rotation) == 90 && scroll.contentOffset == .zero)
        menu.scrollPolicy = .yieldsToScrolling
        #expect(menu.scrollPolicy == .yieldsToScrolling)
        scene.fingers.drag((0...6).map { CGPoint(x: 290, y: 250 - 10 * CGFloat($0)) })
        #expect(scroll.contentOffset.y > 40)
    }

    // MARK: VoiceOver

    private func labels(_ scene: Scene<CircularMenuView>) -> [String?] {
        StandInVoiceOver.elements(in: scene.window).map(\.accessibilityLabel)
    }

    @Test func `VoiceOver visits items in ring order with their positions`() {
        let scene = scene()
        scene.view.centerView?.accessibilityLabel = "Menu"
        #expect(labels(scene) == ["Menu", "Item 0", "Item 1", "Item 2", "Item 3"])
        let elements = StandInVoiceOver.elements(in: scene.window)
        #expect(
            elements[1].accessibilityValue == "1 of 4" && elements[1].accessibilityTraits.contains(.button)
        )
        scene.view.items[3].accessibilityValue = "on"
        scene.view.words.position = { "\($0 + 1)/\($1)" }
        #expect(elements[4].accessibilityValue == "on, 4/4")
        let frame = scene.view.convert(scene.view.items[1].bounds, from: scene.view.items[1])
        #expect(elements[2].accessibilityFrame == scene.view.convert(frame, to: nil))
        scene.view.setOpen(false)
        #expect(labels(scene) == ["Menu"])
    }

    @Test func `activating an item presses and selects it`() throws {
        let scene = scene()
        let elements = StandInVoiceOver.elements(in: scene.window)
        var presses = 0
        let button = try #require(scene.view.items[2] as? UIButton)
        button.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
        #expect(StandInVoiceOver.activate(elements[3]))
        #expect(presses == 1 && scene.view.selectedIndex == 2)
        #expect(elements[3].accessibilityTraits.contains(.selected))
        button.isEnabled = false
        StandInVoiceOver.activate(elements[3])
        #expect(presses == 1 && elements[3].accessibilityTraits.contains(.notEnabled))
    }

    @Test func `Next and Previous are actions of each item, and move VoiceOver's focus`() throws {
        let scene = scene()
        StandInAccessibility.isVoiceOverRunning = true
        let elements = StandInVoiceOver.elements(in: scene.window)
        scene.view.items[0].accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Share") { _ in true }
        ]
        #expect(elements[1].accessibilityCustomActions?.map(\.name) == ["Next", "Previous", "Share"])
        #expect(StandInVoiceOver.perform("Next", on: elements[1]))
        #expect(scene.view.pointedIndex == 1 && !scene.view.wheel.isMoving)
        let focus = try #require(StandInAccessibility.posts.last?.argument as? UIAccessibilityElement)
        #expect(focus === elements[2] && StandInAccessibility.posts.last?.notification == .layoutChanged)
        let item = scene.view.items[1]
        #expect(near(focus.accessibilityFrame.origin, scene.view.convert(item.frame.origin, to: nil)))
        #expect(StandInVoiceOver.perform("Previous", on: elements[2]))
        #expect(scene.view.pointedIndex == 0)
        scene.view.setOpen(false)
        #expect(elements[2].accessibilityCustomActions == nil)
    }

    @Test func `the escape gesture closes`() {
        let scene = scene()
        let item = StandInVoiceOver.elements(in: scene.window)[1]
        #expect(StandInVoiceOver.escape(from: item) && !scene.view.isOpen)
        #expect(!StandInVoiceOver.escape(from: scene.view))
    }

    @Test func `values that are set on an element are set on the item`() {
        let scene = scene()
        let element = StandInVoiceOver.elements(in: scene.window)[1]
        (element.accessibilityLabel, element.accessibilityHint) = ("a", "b")
        (element.accessibilityIdentifier, element.accessibilityValue) = ("c", "d")
        element.accessibilityTraits = .link
        element.accessibilityCustomActions = []
        let item = scene.view.items[0]
        #expect(item.accessibilityLabel == "a" && item.accessibilityHint == "b")
        #expect(element.accessibilityIdentifier == "c" && element.accessibilityHint == "b")
        #expect(item.accessibilityValue == "d" && item.accessibilityTraits == .link)
        scene.view.accessibilityElements = [item]
        #expect(labels(scene).count == 1)
        scene.view.items = []
        #expect(element.accessibilityValue == nil && !element.accessibilityActivate())
    }

    @Test func `an element is spoken and called as its item is`() {
        let scene = scene()
        let (item, element) = (scene.view.items[0], StandInVoiceOver.elements(in: scene.window)[1])
        #expect(element.accessibilityUserInputLabels == [] && element.accessibilityLanguage == nil)
        item.accessibilityAttributedLabel = NSAttributedString(string: "Learn")
        item.accessibilityAttributedHint = NSAttributedString(string: "Opens a book")
        item.accessibilityLanguage = "en-GB"
        item.accessibilityUserInputLabels = ["Learn", "Book"]
        #expect(element.accessibilityAttributedLabel === item.accessibilityAttributedLabel)
        #expect(element.accessibilityAttributedHint === item.accessibilityAttributedHint)
        #expect(element.accessibilityLabel == "Learn" && element.accessibilityHint == "Opens a book")
        #expect(element.accessibilityLanguage == "en-GB")
        #expect(element.accessibilityUserInputLabels == ["Learn", "Book"])
        (element.accessibilityAttributedLabel, element.accessibilityAttributedHint) = (nil, nil)
        (element.accessibilityLanguage, element.accessibilityUserInputLabels) = ("ja", nil)
        #expect(item.accessibilityLabel == "Item 0" && item.accessibilityHint == nil)
        #expect(item.accessibilityLanguage == "ja" && item.accessibilityUserInputLabels == [])
    }

    // MARK: Memory

    @Test func `larger text lays the menu out again`() throws {
        /// A view that is as large as the text size needs, and says so only when it is asked.
        final class Growing: UIView {
            override var intrinsicContentSize: CGSize {
                let isLarge = traitCollection.preferredContentSizeCategory == .extraExtraExtraLarge
                return CGSize(width: isLarge ? 60 : 40, height: 40)
            }
        }
        let scene = scene()
        let item = Growing()
        scene.view.items = [item]
        scene.window.layoutIfNeeded()
        #expect(item.bounds.width == 40)
        scene.window.standInTraits = UITraitCollection(
            standInLayoutDirection: .leftToRight,
            preferredContentSizeCategory: .extraExtraExtraLarge
        )
        scene.window.layoutIfNeeded()
        #expect(item.bounds.width == 60)
        let archived = CircularMenuView(coder: NSKeyedArchiver(requiringSecureCoding: false))
        #expect(archived?.isOpen == false)
    }

    @Test func `a menu that turns can be released from memory`() {
        weak var menu: CircularMenuView?
        do {
            let scene = scene()
            menu = scene.view
            _ = scene.view.accessibilityElements
            scene.flick(0, 90, 100)
            #expect(StandInClock.runningLinkCount == 1)
            scene.view.removeFromSuperview()
            #expect(StandInClock.activeLinkCount == 0)
        }
        #expect(menu == nil)
    }

    @Test(arguments: [true, false]) func `Return opens a closed menu under a finger, and right after a lift`(
        lifts: Bool
    ) {
        let scene = menuScene(6) { menu in
            menu.centerView = UIImageView(image: UIImage(standInSize: CGSize(width: 44, height: 44)))
        }
        #expect(StandInFocus(scene.window).move(to: scene.view))
        let keyboard = StandInKeyboard(scene.window)
        scene.down(10)
        scene.sweep(10, 40)
        if lifts { scene.fingers.up(after: 0) }
        #expect(keyboard.press(UIKeyCommand.inputEscape) && !scene.view.isOpen)
        StandInClock.advance(by: 0.1)
        #expect(keyboard.press("\r") && scene.view.isOpen)
    }
}
