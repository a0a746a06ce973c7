import Foundation
import Roundel
import RoundelTestSupport
import StandInTestSupport
import UIKit

@testable import RoundelUIKit

/// A menu that tells when it is laid out.
@MainActor final class LaidOutMenu: CircularMenuView {
    var onLayout: () -> Void = {}

    override func layoutSubviews() {
        onLayout()
        super.layoutSubviews()
    }
}

/// A menu in a window, and a menu of the core that receives the same input.
@MainActor final class MenuScript: ScriptedView, CoreScript {
    let menu: LaidOutMenu
    var model = RingMenu()
    /// The rotation of a menu that was in no window yet, if nothing but its items has turned it.
    private var unturned: Angle? = .zero
    /// The spot that the finger went down on.
    var pressed: RingMenu.Spot?
    private static let size = CGSize(width: 40, height: 40)

    init(_ random: inout Seeded) {
        menu = LaidOutMenu(frame: CGRect(x: 20, y: 100, width: 300, height: 300))
        super.init(menu)
        menu.onSelect = { [unowned self] _, index in reported.append("select \(index)") }
        menu.onOpenChange = { [unowned self] _, isOpen in reported.append("open \(isOpen)") }
        menu.onRest = { [unowned self] _ in reported.append("rest") }
        menu.onReleased = { [unowned self] _ in reported.append("released") }
        menu.onLayout = { [unowned self] in apply() }
        begin(inWindow: random.integer(0...4) > 0) { [unowned self] in note(model.advance(to: $0)) }
        setItems(random.integer(0...5))
        if random.integer(0...3) > 0 { setOpen(true, animated: false) }
        if random.integer(0...5) == 0 { setEnabled(false) }
        window.layoutIfNeeded()
    }

    func note(_ update: RingMenu.Update) {
        if update.wheel.touch == .ended(.lift) { expected.append("released") }
        if let index = update.activated { expected.append("select \(index)") }
        if update.openChanged { expected.append("open \(model.isOpen)") }
        if update.wheel.cameToRest { expected.append("rest") }
    }

    // MARK: Steps of a script

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

    private func setItems(_ count: Int) {
        log.append("items \(count)")
        let kept = menu.items.prefix(count)
        menu.items =
            kept
            + (kept.count..<count).map { _ in UIView(frame: CGRect(origin: .zero, size: MenuScript.size)) }
        apply()
    }

    /// Applies to the model what layout and new items apply to the view's menu.
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
        // The first items stay the same.
        let goal = model.goal.flatMap { $0 < count ? $0 : nil }
        // A menu that is being set up begins at its start, whatever the order in which it is done.
        let isUnturned = !isInWindow && unturned == model.wheel.rotation && !model.hasEnd
        if isUnturned { model.forgetRotation() }
        defer { unturned = isUnturned ? model.wheel.rotation : nil }
        note(
            model.replace(
                ring,
                size,
                bounds,
                settings,
                selection: model.selection.flatMap { $0 < count ? $0 : nil },
                goal: .some(goal),
                time: now
            )
        )
    }

    private var effective: Wheel.Settings {
        var settings = menu.settings
        settings.reducesMotion = isReduced(settings.reducesMotion)
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
        menu.turn(toItemAt: index, .clockwise, animated: isAnimated, completion: completion())
    }

    private func spin(_ random: inout Seeded) {
        let velocity = random.number(-9...9)
        log.append("spin \(velocity)")
        note(model.spin(velocity: velocity, time: now))
        menu.spin(velocity: CGFloat(velocity))
    }

    private func rotate(_ angle: Double) {
        log.append("rotate \(angle)")
        model.setRotation(.radians(angle))
        // A rotation that the app sets is reported only if it ends a motion, which the model does
        // not track.
        menu.rotation = CGFloat(angle)
        expected = reported
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
        let setting = random.integer(0...7)
        log.append("configure \(setting)")
        switch setting {
        case 0: menu.landsOnItems.toggle()
        case 1: menu.turnsSelectionToPointer.toggle()
        case 2: menu.turning = [.automatic, .always, .never][random.integer(0...2)]
        case 3: menu.pointerAngle = CGFloat(random.number(-4...4))
        case 4: menu.arrangement = menu.arrangement == .even ? .arc(sweep: .pi) : .even
        case 5: menu.bounds.size = CGSize(width: random.number(0...400), height: random.number(0...400))
        case 6: menu.settings.decay = .quick
        default: menu.closesOnEscape.toggle()
        }
        menu.setNeedsLayout()
        menu.layoutIfNeeded()
    }

    private func moveWindow() {
        if isDown { lift() }
        toggleWindow()
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
        let (distances, isCancelled) = (
            (0..<3).map { _ in random.number(-9...9) }, random.integer(0...2) == 0
        )
        let point = CGPoint(x: menu.frame.midX + 60, y: menu.frame.midY)
        let isTaken =
            model.isOpen && model.isEnabled && model.isTurnable
            && model.zone.contains(Point2D(menu.convert(point, from: window)))
        pointer.scroll(distances.map { CGVector(dx: $0, dy: 0) }, at: point, cancelled: isCancelled)
        if isTaken { resynchronize() }
    }

    /// Copies the view's menu, after steps and frames have alternated in a way that the model
    /// cannot follow.
    private func resynchronize() {
        model = menu.core
        expected = reported
    }
}
