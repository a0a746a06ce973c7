import Foundation
import Roundel
import RoundelTestSupport
import StandInTestSupport
import UIKit

@testable import RoundelUIKit

/// A menu whose app changes something at random in every callback, and checks what it is told.
@MainActor final class MenuAttack: WindowAttack {
    let menu = CircularMenuView(frame: CGRect(x: 20, y: 100, width: 300, height: 300))
    private(set) lazy var keyboard = StandInKeyboard(window)
    /// What the delegate and the closures were last told: the item at the pointer, and whether the
    /// menu is open.
    private var (pointed, open) = ([Int?](repeating: nil, count: 2), [false, false])
    private var old: [UIView] = []

    override init(_ random: Seeded) {
        super.init(random)
        menu.delegate = self
        menu.dataSource = self
        menu.onSelect = { [unowned self] in check(menu: $0, item: $1, "onSelect \($1)") }
        menu.onPoint = { [unowned self] _, index in told(pointed: index, by: 1) }
        menu.onOpenChange = { [unowned self] _, isOpen in told(open: isOpen, by: 1) }
        menu.onReleased = { [unowned self] _ in told("onReleased") }
        menu.onRest = { [unowned self] _ in told("onRest") }
        window.makeKeyAndVisible()
        if self.random.chance(0.8) { window.addSubview(menu) }
        menu.items = makeItems()
        if self.random.chance(0.8) { menu.isOpen = true }
        window.layoutIfNeeded()
    }

    // MARK: Callbacks

    /// Checks the state that a callback sees, and makes a few changes.
    private func told(_ event: String) { told(event) { checkState(event) } }

    private func check(menu: CircularMenuView, item index: Int, _ event: String) {
        if !menu.items.indices.contains(index) { note("\(event), of \(menu.items.count) items") }
        told(event)
    }

    private func told(pointed index: Int?, by source: Int) {
        let event = "\(source == 0 ? "didPoint" : "onPoint") \(index.map(String.init) ?? "nil")"
        if let index, !menu.items.indices.contains(index) { note("\(event), of \(menu.items.count) items") }
        if index != menu.core.pointed { note("\(event), but \(menu.core.pointed as Any) is at the pointer") }
        pointed[source] = index
        told(event)
    }

    private func told(open isOpen: Bool, by source: Int) {
        let event = "\(source == 0 ? "didChangeOpen" : "onOpenChange") \(isOpen)"
        if isOpen == open[source] { note("\(event) twice") }
        open[source] = isOpen
        told(event)
    }

    private func checkState(_ moment: String) {
        let count = menu.items.count
        if let index = menu.selectedIndex, index >= count {
            note("\(moment): \(index) of \(count) is selected")
        }
        if let index = menu.pointedIndex, index >= count {
            note("\(moment): \(index) of \(count) is pointed")
        }
        if !menu.rotation.isFinite { note("\(moment): the rotation is \(menu.rotation)") }
    }

    // MARK: Steps

    override func check() {
        window.layoutIfNeeded()
        checkState("after the step")
        if menu.window != nil { checkDisplay() }
        let running = StandInClock.runningLinkCount
        if running != (menu.window != nil && menu.core.isMoving ? 1 : 0) { note("\(running) links run") }
        if menu.wheel.isHeld, !isDown { note("held by nothing") }
    }

    private func checkDisplay() {
        if menu.core.count != menu.items.count { note("the core has \(menu.core.count) items") }
        if pointed.contains(where: { $0 != menu.pointedIndex }) {
            note("told that \(pointed) are pointed, but \(menu.pointedIndex as Any) is")
        }
        if open.contains(!menu.isOpen) { note("told that it is open: \(open)") }
        for (index, item) in menu.items.enumerated() {
            let point = menu.core.position(of: index)
            let distance = hypot(Double(item.center.x) - point.x, Double(item.center.y) - point.y)
            let size = max(1, hypot(point.x, point.y))
            if !(distance / size < 1e-6) { note("item \(index) is not at its position") }
        }
        checkVoice()
    }

    /// Checks that VoiceOver finds the visible items of an open menu, with their states.
    private func checkVoice() {
        let elements = (menu.accessibilityElements ?? []).compactMap { $0 as? MenuItemElement }
        let visible = menu.isOpen ? menu.items.indices.filter { !menu.items[$0].isHidden } : []
        guard elements.count == visible.count else { return note("\(elements.count) elements") }
        for (element, index) in zip(elements, visible) {
            if element.accessibilityValue?.hasSuffix("\(index + 1) of \(menu.items.count)") != true {
                note("the value is \(element.accessibilityValue as Any)")
            }
            if element.accessibilityTraits.contains(.selected) != (menu.selectedIndex == index) {
                note("VoiceOver says the wrong selection")
            }
            if menu.isEnabled == false, !element.accessibilityTraits.contains(.notEnabled) {
                note("VoiceOver does not say that the menu is disabled")
            }
        }
    }

    override func act() {
        switch random.integer(0...11) {
        case 0...2: drag()
        case 3: tap()
        case 4: press()
        case 5: voice()
        case 6: scroll(menu)
        case 7, 8: wait()
        default: change()
        }
    }

    override func randomPoint() -> CGPoint {
        let (angle, radius) = (random.number(0...6.28), random.number(0...180))
        return CGPoint(x: menu.center.x + radius * cos(angle), y: menu.center.y + radius * sin(angle))
    }

    private func tap() {
        guard !isDown, let item = menu.items.randomElement(using: &random) else { return }
        did("tap")
        let point = random.chance(0.7) ? item.center : CGPoint(menu.core.ring.center)
        fingers.tap(CGPoint(x: menu.frame.minX + point.x, y: menu.frame.minY + point.y))
    }

    private func press() {
        let keys = [
            UIKeyCommand.inputRightArrow, UIKeyCommand.inputLeftArrow, "\r", UIKeyCommand.inputEscape,
        ]
        let key = keys[random.integer(0...3)]
        did("key \(key.debugDescription)")
        if menu.window != nil, menu.becomeFirstResponder() { keyboard.press(key) }
    }

    private func voice() {
        let spoken = StandInVoiceOver.elements(in: window)
        guard let element = spoken.randomElement(using: &random) else { return }
        did("voice")
        StandInAccessibility.posts = []
        switch random.integer(0...3) {
        case 0: StandInVoiceOver.activate(element)
        case 1: StandInVoiceOver.escape(from: element)
        default: StandInVoiceOver.perform(random.chance(0.5) ? "Next" : "Previous", on: element)
        }
        guard let argument = StandInAccessibility.posts.last?.argument as? MenuItemElement else { return }
        let count = events
        let elements = menu.accessibilityElements ?? []
        // The elements are read after a layout, in whose callbacks the app may change them.
        if events == count, !elements.contains(where: { $0 as? MenuItemElement === argument }) {
            note("VoiceOver's focus is moved to an item that is not shown")
        }
    }

    override func finish() {
        if isDown { lift() }
        if menu.wheel.restRotation == nil { menu.stop() }
        window.layoutIfNeeded()
        rest {
            menu.core.isMoving
        } stop: {
            menu.stop()
        }
    }

    // MARK: What the app can change

    private func makeItems() -> [UIView] {
        let count = random.integer(0...9)
        var items = random.chance(0.7) ? old.shuffled(using: &random) : []
        items.removeLast(max(0, items.count - count))
        while items.count < count {
            let size = CGRect(x: 0, y: 0, width: 40, height: 40)
            items.append(random.chance(0.5) ? UIView(frame: size) : UIButton(frame: size))
        }
        old = items
        return items
    }

    override func change() {
        let kind = random.integer(0...19)
        did("change \(kind)")
        switch kind {
        case 0, 1: menu.items = makeItems()
        case 2: menu.selectedIndex = random.chance(0.2) ? nil : random.integer(-1...9)
        case 3: menu.isEnabled.toggle()
        case 4: menu.window == nil ? window.addSubview(menu) : menu.removeFromSuperview()
        case 5, 6: command()
        case 7: menu.rotation = number(-20...20)
        case 8: menu.setOpen(random.chance(0.6), animated: random.chance(0.5))
        case 9, 10: configure()
        case 11: menu.layoutIfNeeded()
        case 12: StandInAccessibility.isReduceMotionEnabled.toggle()
        case 13: menu.centerView = random.pick([nil, UIButton(type: .close), UIView(), menu.centerView])
        case 14:
            menu.bounds.size = CGSize(width: random.number(0...400), height: random.number(0...400))
        case 15: setActions()
        case 16: menu.reloadData()
        case 17:
            let isMirrored = menu.semanticContentAttribute == .forceRightToLeft
            menu.semanticContentAttribute = isMirrored ? .unspecified : .forceRightToLeft
        case 18:
            guard let item = menu.items.randomElement(using: &random) else { return }
            if random.chance(0.5) { item.isHidden.toggle() } else { (item as? UIControl)?.isEnabled.toggle() }
        default: menu.activateItem(at: random.integer(-1...9))
        }
    }

    private func setActions() {
        let actions = (0..<random.integer(0...5)).map { index in
            UIAction(title: "\(index)", attributes: random.chance(0.2) ? .hidden : []) { [unowned self] _ in
                did("action")
                makeChanges()
            }
        }
        menu.setItems(actions)
    }

    private func command() {
        let end = completion()
        let (index, animated) = (random.integer(-1...9), random.chance(0.7))
        switch random.integer(0...5) {
        case 0: menu.turn(toItemAt: index, .clockwise, extraTurns: index, animated: animated, completion: end)
        case 1: menu.turn(to: number(-9...9), .direct, animated: animated, completion: end)
        case 2: menu.spin(velocity: number(-9...9), completion: end)
        case 3: menu.step(by: random.pick([index, .max, .min]), animated: animated, completion: end)
        case 4: menu.spinAtRandom(seed: 5, turns: -1...1, completion: end)
        default: menu.stop(completion: end)
        }
    }

    private func configure() {
        let special = number(0...1)
        switch random.integer(0...12) {
        case 0: menu.landsOnItems.toggle()
        case 1: menu.turnsSelectionToPointer.toggle()
        case 2: menu.turning = random.pick([.automatic, .always, .never])
        case 3: menu.pointerAngle = number(-4...4)
        case 4: menu.startAngle = number(-4...4)
        case 5:
            let some: [CGFloat] = [number(0...6), number(0...6)]
            menu.arrangement = random.pick([
                .even, .arc(sweep: number(0...6)), .angles(some), .weights(some), .step(some[0]),
            ])
        case 6: menu.radius = random.pick([.fitted, .filling, .fixed(number(0...150))])
        case 7: menu.itemSize = random.chance(0.4) ? nil : CGSize(width: number(0...60), height: 40)
        case 8: menu.deadZone = number(0...1)
        case 9: (menu.flight, menu.stagger) = (special, special / 4)
        case 10: menu.shrinksItemsToFit.toggle()
        case 11:
            let least: Double = random.pick([-0.5, -20, -1e300, -.infinity])
            menu.settings.limits = random.chance(0.5) ? nil : Limits(.radians(least) ... .radians(1))
        default: (menu.settings.sensitivity, menu.settings.settlingTime) = (special, min(special, 9))
        }
    }
}

extension MenuAttack: CircularMenuViewDelegate, CircularMenuViewDataSource {
    func circularMenuView(_ menuView: CircularMenuView, didSelectItemAt index: Int) {
        check(menu: menuView, item: index, "didSelect \(index)")
    }
    func circularMenuView(_ menuView: CircularMenuView, didPointAtItemAt index: Int?) {
        told(pointed: index, by: 0)
    }
    func circularMenuViewDidRelease(_ menuView: CircularMenuView) { told("didRelease") }
    func circularMenuViewDidComeToRest(_ menuView: CircularMenuView) { told("didComeToRest") }
    func circularMenuView(_ menuView: CircularMenuView, didChangeOpen isOpen: Bool) {
        told(open: isOpen, by: 0)
    }

    func numberOfItems(in menuView: CircularMenuView) -> Int { random.integer(-1...5) }
    func circularMenuView(_ menuView: CircularMenuView, viewForItemAt index: Int) -> UIView {
        if random.chance(0.05), !isInside { change() }
        return menuItem()
    }
}
