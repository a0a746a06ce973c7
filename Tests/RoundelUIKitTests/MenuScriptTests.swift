import Foundation
import Roundel
import RoundelTestSupport
import StandInTestSupport
import Testing
import UIKit

@testable import RoundelUIKit

/// Random scripts of every input and change, in any order and from every beginning, against the core's own menu.
@MainActor @Suite(.standIn) struct MenuScriptTests {
    @Test func `ten thousand scripts do what the core does, and leave nothing running`() {
        var random = Seeded()
        for number in 0..<10_000 {
            StandInClock.reset()
            StandInClock.framesPerSecond = number % 2 == 0 ? 15 : 30
            let script = MenuScript(&random)
            for step in 0..<random.integer(1...6) {
                script.doSomething(&random)
                if let fault = script.fault() {
                    Issue.record("script \(number), step \(step), after \(script.log): \(fault)")
                    return
                }
            }
            script.end()
            if let fault = script.fault() ?? script.restFault() {
                Issue.record("script \(number), at its end, after \(script.log): \(fault)")
                return
            }
        }
    }
}

/// A menu in a window, and the core's menu that is told the same.
@MainActor private final class MenuScript {
    let menu: CircularMenuView
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let fingers: StandInFingers
    let keyboard: StandInKeyboard
    let pointer: StandInPointer
    var model: RingMenu
    var log: [String] = []

    /// What the view told, and what the model's updates say that it has to tell.
    var told: [String] = []
    var expected: [String] = []

    private var link: CADisplayLink?
    private var isDown = false
    /// Where the finger is in the window, which stays when the menu is resized.
    private var windowPlace = CGPoint.zero
    private var place: CGPoint { menu.convert(windowPlace, from: window) }
    private var isInWindow = true
    private static let size = CGSize(width: 40, height: 40)

    init(_ random: inout Seeded) {
        menu = CircularMenuView(frame: CGRect(x: 20, y: 100, width: 300, height: 300))
        (fingers, keyboard, pointer) = (
            StandInFingers(window), StandInKeyboard(window), StandInPointer(window)
        )
        model = RingMenu()
        menu.onSelect = { [unowned self] _, index in told.append("select \(index)") }
        menu.onOpen = { [unowned self] _, isOpen in told.append("open \(isOpen)") }
        menu.onRest = { [unowned self] _ in told.append("rest") }
        menu.onReleased = { [unowned self] _ in told.append("released") }
        window.makeKeyAndVisible()
        isInWindow = random.integer(0...4) > 0
        if isInWindow { window.addSubview(menu) }
        // The model has the frames of a link of its own.
        let link = CADisplayLink(standInAction: { [unowned self] link in
            if isInWindow { note(model.advance(to: link.targetTimestamp)) }
        })
        link.add(to: .main, forMode: .common)
        self.link = link
        setItems(random.integer(0...5))
        if random.integer(0...3) > 0 { setOpen(true, animated: false) }
        if random.integer(0...5) == 0 { setEnabled(false) }
        window.layoutIfNeeded()
    }

    private var now: Double { CACurrentMediaTime() }

    private func note(_ update: RingMenu.Update) {
        if update.wheel.touch == .ended(.lift) { expected.append("released") }
        if let index = update.activated { expected.append("select \(index)") }
        if update.openChanged { expected.append("open \(model.isOpen)") }
        if update.wheel.cameToRest { expected.append("rest") }
    }

    // MARK: What can happen

    func doSomething(_ random: inout Seeded) {
        switch random.integer(0...21) {
        case 0...3: drag(&random)
        case 4, 5: tap(&random)
        case 6: setOpen(random.integer(0...1) == 0, animated: random.integer(0...2) > 0)
        case 7: setEnabled(!menu.isEnabled)
        case 8: setItems(random.integer(0...6))
        case 9, 10: press(&random)
        case 11: activate(random.integer(-1...6))
        case 12: select(random.integer(-1...6))
        case 13: turn(&random)
        case 14: spin(&random)
        case 15: rotate(random.number(-20...20))
        case 16: stepByVoice(random.integer(0...1) == 0 ? 1 : -1)
        case 17: configure(&random)
        case 18: moveWindow()
        case 19: motion()
        case 20: scroll(&random)
        default: wait(random.number(0...1.5))
        }
        window.layoutIfNeeded()
    }

    private func wait(_ time: Double) {
        log.append("wait")
        if time > 1 { StandInClock.hang(for: time) }
        StandInClock.advance(by: time / 4)
    }

    private func setItems(_ count: Int) {
        log.append("items \(count)")
        let kept = menu.items.prefix(count)
        menu.items =
            kept
            + (kept.count..<count).map { _ in UIView(frame: CGRect(origin: .zero, size: MenuScript.size)) }
        apply()
    }

    /// Tells the model what layout tells the view's.
    private func apply() {
        let settings = RingMenu.Settings(
            wheel: effective,
            pointer: .radians(Double(menu.pointerAngle)),
            turning: menu.turning,
            landsOnItems: menu.landsOnItems,
            turnsSelectionToPointer: menu.turnsSelectionToPointer,
            closesOnEscape: menu.closesOnEscape
        )
        let (bounds, count) = (Rect2D(menu.bounds), menu.items.count)
        let size = count > 0 ? Point2D(40, 40) : .zero
        let sweep = Angle.radians(.pi)
        let spacing: Ring.Spacing =
            menu.arrangement == .even ? .even(count) : .arc(count: count, sweep: sweep)
        let ring = Ring(in: bounds, itemSize: size, spacing: spacing)
        note(
            model.update(
                ring: ring,
                itemSize: size,
                bounds: bounds,
                settings: settings,
                selection: model.selection,
                time: now
            )
        )
    }

    private var effective: Wheel.Settings {
        var settings = menu.settings
        if UIAccessibility.isReduceMotionEnabled || !isInWindow { settings.reducesMotion = true }
        return settings
    }

    private func setOpen(_ isOpen: Bool, animated: Bool) {
        log.append("open \(isOpen) \(animated)")
        note(model.setOpen(isOpen, animated: animated, time: now))
        menu.setOpen(isOpen, animated: animated)
    }

    private func setEnabled(_ isEnabled: Bool) {
        log.append("enabled \(isEnabled)")
        note(model.setEnabled(isEnabled, time: now))
        menu.isEnabled = isEnabled
    }

    private func press(_ random: inout Seeded) {
        let keys: [(RingMenu.Key, String)] = [
            (.right, UIKeyCommand.inputRightArrow), (.left, UIKeyCommand.inputLeftArrow),
            (.up, UIKeyCommand.inputUpArrow), (.down, UIKeyCommand.inputDownArrow), (.choose, "\r"),
            (.leave, UIKeyCommand.inputEscape),
        ]
        let (key, input) = keys[random.integer(0...5)]
        log.append("key \(key)")
        guard menu.becomeFirstResponder() else { return }
        keyboard.press(input)
        note(model.press(key, time: now))
    }

    private func activate(_ index: Int) {
        log.append("activate \(index)")
        note(model.activate(index, time: now))
        menu.activateItem(at: index)
    }

    private func select(_ index: Int) {
        log.append("select \(index)")
        note(model.select(index, time: now))
        menu.selectedIndex = index
    }

    private func turn(_ random: inout Seeded) {
        let (index, isAnimated) = (random.integer(-1...6), random.integer(0...2) > 0)
        log.append("turn \(index) \(isAnimated)")
        note(model.turn(toItem: index, .clockwise, duration: isAnimated ? nil : 0, time: now))
        var ends = 0
        menu.turn(toItemAt: index, .clockwise, animated: isAnimated) { _ in ends += 1 }
        orders.append { ends }
    }

    /// How often each order was told its end.
    private var orders: [() -> Int] = []

    private func spin(_ random: inout Seeded) {
        let velocity = random.number(-9...9)
        log.append("spin \(velocity)")
        note(model.spin(velocity: velocity, time: now))
        menu.spin(velocity: CGFloat(velocity))
    }

    private func rotate(_ angle: Double) {
        log.append("rotate \(angle)")
        model.setRotation(.radians(angle))
        // What the app sets is told only where it ends a motion.
        menu.rotation = CGFloat(angle)
        expected = told
    }

    private func stepByVoice(_ count: Int) {
        log.append("voice \(count)")
        guard isInWindow, let element = menu.accessibilityElements?.last as? UIAccessibilityElement else {
            return
        }
        let isDone = StandInVoiceOver.perform(count > 0 ? "Next" : "Previous", on: element)
        if isDone { note(model.step(by: count, animated: false, time: now)) }
    }

    private func configure(_ random: inout Seeded) {
        log.append("configure")
        switch random.integer(0...7) {
        case 0: menu.landsOnItems.toggle()
        case 1: menu.turnsSelectionToPointer.toggle()
        case 2: menu.turning = [.automatic, .always, .never][random.integer(0...2)]
        case 3: menu.pointerAngle = CGFloat(random.number(-4...4))
        case 4: menu.arrangement = menu.arrangement == .even ? .arc(sweep: .pi) : .even
        case 5: menu.bounds.size = CGSize(width: random.number(0...400), height: random.number(0...400))
        case 6: menu.settings.decay = .quick
        default: menu.closesOnEscape.toggle()
        }
        apply()
        menu.setNeedsLayout()
        menu.layoutIfNeeded()
    }

    private func moveWindow() {
        log.append("window")
        if isDown { lift() }
        isInWindow.toggle()
        if isInWindow { window.addSubview(menu) } else { menu.removeFromSuperview() }
        applyReduced()
    }

    private func motion() {
        log.append("motion")
        StandInAccessibility.isReduceMotionEnabled.toggle()
        applyReduced()
    }

    private func applyReduced() {
        var settings = model.settings
        settings.wheel.reducesMotion = effective.reducesMotion
        note(model.apply(settings, time: now))
    }

    private func scroll(_ random: inout Seeded) {
        guard isInWindow, !isDown else { return }
        log.append("scroll")
        let (ways, isCancelled) = ((0..<3).map { _ in random.number(-9...9) }, random.integer(0...2) == 0)
        let point = CGPoint(x: menu.frame.midX + 60, y: menu.frame.midY)
        let isTaken =
            model.isOpen && model.isEnabled && model.isTurnable
            && model.zone.contains(Point2D(menu.convert(point, from: window)))
        pointer.scroll(ways.map { CGVector(dx: $0, dy: 0) }, at: point, cancelled: isCancelled)
        if isTaken { resynchronize() }
    }

    /// Takes the view's menu where steps and frames alternate in a way that the model cannot follow.
    private func resynchronize() {
        model = menu.core
        expected = told
    }

    // MARK: Fingers

    private func drag(_ random: inout Seeded) {
        guard isInWindow else { return }
        if isDown, random.integer(0...2) == 0 { return lift() }
        if !isDown {
            let (angle, radius) = (random.number(0...6.28), random.number(0...180))
            down(
                CGPoint(x: menu.bounds.midX + radius * cos(angle), y: menu.bounds.midY + radius * sin(angle))
            )
        }
        guard isDown else { return }
        for _ in 0..<random.integer(1...3) {
            move(CGPoint(x: place.x + random.number(-30...30), y: place.y + random.number(-30...30)))
        }
    }

    private func down(_ point: CGPoint) {
        log.append("down \(point)")
        windowPlace = menu.convert(point, to: window)
        let hit = window.hitTest(menu.convert(point, to: window), with: nil)
        guard let hit, hit === menu || hit.isDescendant(of: menu) else { return }
        isDown = true
        pressed = menu.spot(at: point)
        fingers.down(menu.convert(point, to: window))
        let update = model.touchBegan(1, at: Point2D(place), time: now)
        note(update)
        // What does not turn it is a press.
        if model.wheel.phase != .dragging { note(model.pressBegan(time: now)) }
    }

    private func move(_ point: CGPoint) {
        log.append("move")
        let next = menu.convert(point, to: window)
        fingers.move(next)
        windowPlace = next
        note(model.touchMoved(1, to: Point2D(place), time: now))
    }

    private func lift(after wait: Double = 1.0 / 60) {
        log.append("lift")
        isDown = false
        StandInClock.advance(by: wait)
        let lifted = menu.spot(at: place)
        fingers.up(after: 0)
        note(model.touchEnded(1, at: Point2D(place), time: now))
        if let spot = pressed, spot == lifted { note(model.tapped(spot, time: now)) }
        model.pressEnded(time: now)
        pressed = nil
    }

    /// What the finger went down on.
    private var pressed: RingMenu.Spot?

    private func tap(_ random: inout Seeded) {
        guard isInWindow, !isDown, let item = menu.items.randomElement(using: &random) else { return }
        log.append("tap")
        down(item.center)
        if isDown { lift(after: 0.05) }
    }

    // MARK: What has to be so

    func end() {
        log.append("end")
        if isDown { lift() }
        if menu.wheel.restRotation == nil {
            note(model.stop(time: now))
            menu.stop()
        }
        window.layoutIfNeeded()
        // A slow spin between two ends takes its time.
        var patience = 20_000
        while menu.core.isMoving, patience > 0 {
            StandInClock.hang(for: 0.5)
            StandInClock.step()
            patience -= 1
        }
    }

    func fault() -> String? {
        menu.layoutIfNeeded()
        let own = menu.core
        if (own.wheel.rotation - model.wheel.rotation).magnitude > .radians(1e-9) {
            return "the rotation is \(own.wheel.rotation), the model's \(model.wheel.rotation)"
        }
        if menu.selectedIndex != model.selection {
            return "\(menu.selectedIndex as Any) is selected, in the model \(model.selection as Any)"
        }
        if menu.pointedIndex != model.pointed { return "the pointed items differ" }
        if menu.isOpen != model.isOpen || menu.isEnabled != model.isEnabled { return "the states differ" }
        if own.wheel.phase != model.wheel.phase {
            return "\(own.wheel.phase), the model: \(model.wheel.phase)"
        }
        if told != expected { return "told \(told), expected \(expected)" }
        let running = StandInClock.runningLinkCount - 1
        if running != (isInWindow && own.isMoving ? 1 : 0) { return "\(running) links run" }
        for index in menu.items.indices {
            let point = own.position(of: index)
            let center = menu.items[index].center
            if hypot(Double(center.x) - point.x, Double(center.y) - point.y) > 1e-6 {
                return "item \(index) is astray"
            }
        }
        return nil
    }

    func restFault() -> String? {
        if menu.core.isMoving || StandInClock.runningLinkCount > 1 { return "it never rests" }
        if orders.contains(where: { $0() != 1 }) { return "an order ended \(orders.map { $0() }) times" }
        return nil
    }
}

extension Seeded {
    fileprivate mutating func integer(_ range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &self)
    }
}
