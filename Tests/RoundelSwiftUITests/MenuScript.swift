#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// A menu in a window and the core's menu, which get the same input.
@MainActor final class MenuScript {
    let scene: MenuScene
    var menu: RingMenu
    /// The expected values of the app's bindings, and the expected activations.
    var selection: String?
    var isOpen: Bool
    var activated: [String] = []
    var trace: [Int] = []

    private var names: [String]
    private var followed: (selection: String?, isOpen: Bool)
    /// Whether the app has selected an item that it does not have yet, while the menu turned elsewhere.
    private var awaitsItem = false
    private var finger: StandInHost.Touch?
    private var start = CGPoint.zero
    private var button: RingMenu.Spot?
    private var buttonName: String?
    private var isPressed = false
    private var isDrag = false
    private var isOver = false
    private var (crown, lastCrown) = (0.0, 0.0)

    init(_ random: inout Seeded) {
        let names = MenuScript.names(&random)
        let (open, enabled) = (random.chance(0.6), random.chance(0.8))
        let selected = random.chance(0.5) ? names.randomElement(using: &random) : nil
        scene = MenuScene { model in
            (model.names, model.selection) = (names, selected)
            (model.isOpen, model.isEnabled) = (open, enabled)
        }
        (self.names, selection, isOpen) = (names, selected, open)
        followed = (selected, open)
        let controller = scene.model.controller
        menu = RingMenu(
            ring: controller.menu.ring,
            itemSize: Point2D(controller.itemSize),
            bounds: Rect2D(CGRect(origin: .zero, size: controller.size)),
            settings: controller.menu.settings,
            selection: selected.flatMap { names.firstIndex(of: $0) },
            isOpen: open,
            isEnabled: enabled
        )
        menu.centerSize = Point2D(20, 20)
    }

    static func names(_ random: inout Seeded) -> [String] {
        let all = ["a", "b", "c", "d", "e", "f", "g"].shuffled(using: &random)
        return Array(all.prefix(random.chance(0.1) ? 0 : Int.random(in: 1...7, using: &random)))
    }

    var model: MenuModel { scene.model }
    private var takesInput: Bool { model.isShown && menu.isOpen && menu.isEnabled && menu.count > 0 }
    private var now: Double { model.now }

    /// Changes the core's menu and records the result.
    @discardableResult func apply(_ change: (inout RingMenu) -> RingMenu.Update) -> RingMenu.Update {
        let update = change(&menu)
        if update.isHandled || !menu.wheel.isMoving { awaitsItem = false }
        if update.selectionChanged { selection = menu.selection.map { names[$0] } }
        if update.openChanged { isOpen = menu.isOpen }
        if let index = update.activated { activated.append(names[index]) }
        followed = (selection, isOpen)
        return update
    }

    /// Applies to the core's menu what the app and the system have changed in one update.
    ///
    /// - Parameters:
    ///   - app: The values of the app's bindings, if the menu has written to them since.
    ///   - end: A time to which the menu moves afterwards.
    func follow(_ app: (selection: String?, isOpen: Bool)? = nil, advancesTo end: Double? = nil) {
        guard model.isShown else { return }
        let old = followed
        (selection, isOpen) = app ?? (model.selection, model.isOpen)
        let isNew = names != model.names
        // What the app has selected before its items may be among them now.
        let isSelected = selection != old.selection || (isNew && awaitsItem)
        let wasResting = menu.wheel.phase == .idle
        let turnsToSelection = menu.selection != nil && menu.restItem == menu.selection
        var updates = [menu.setEnabled(model.isEnabled, time: now)]
        // A drag that ends because the menu is disabled may land on an item.
        let lands = !isSelected && updates[0].selectionChanged
        let landed = lands ? menu.selection.map { names[$0] }.flatMap { place(of: $0) } : nil
        let goal = menu.goal.flatMap { names.indices.contains($0) ? names[$0] : nil }
        names = model.names
        let index = landed ?? selection.flatMap { place(of: $0) }
        let selected = isNew ? index : menu.selection
        updates.append(resize(selected, selectsAnew: isNew && isSelected, goal))
        if isOpen != old.isOpen, !isOpen { updates.append(menu.setOpen(false, time: now)) }
        if isSelected, !isNew || !wasResting { updates.append(menu.select(index, time: now)) }
        if isOpen != old.isOpen, isOpen { updates.append(menu.setOpen(true, time: now)) }
        if isSelected || (isNew && turnsToSelection) { awaitsItem = index == nil }
        if let end, menu.isMoving, !isSelected { updates.append(menu.advanceUnseen(to: end)) }
        if !menu.wheel.isMoving { awaitsItem = false }
        // The app is not told of what it has selected, nor of the loss of an item.
        let isReported = !isSelected && (!isNew || menu.selection != nil)
        if isReported, updates.contains(where: \.selectionChanged) {
            selection = menu.selection.map { names[$0] }
        }
        followed = (selection, isOpen)
        if let buttonName, !names.contains(buttonName) { release(forGood: true) }
        guard let end, isSelected, menu.isMoving else { return }
        let time = menu.wheel.isSpinning ? now : end
        apply { $0.advanceUnseen(to: time) }
    }

    /// The index of an item in the app's data.
    private func place(of name: String) -> Int? { model.names.firstIndex(of: name) }

    /// Updates the core's menu to new items or settings.
    ///
    /// - Parameters:
    ///   - selection: The index of the selected item.
    ///   - selectsAnew: Whether it is another one than before.
    ///   - goal: The item of the last command.
    private func resize(_ selection: Int?, selectsAnew: Bool, _ goal: String?) -> RingMenu.Update {
        let controller = model.controller
        return menu.replace(
            controller.menu.ring,
            Point2D(controller.itemSize),
            Rect2D(CGRect(origin: .zero, size: controller.size)),
            controller.menu.settings,
            selection: selection,
            selectsAnew: selectsAnew,
            goal: .some(goal.flatMap { names.firstIndex(of: $0) }),
            time: now
        )
    }

    /// Updates the core's menu to a new size.
    ///
    /// The label at the pointer is wider than others, so that the size may change with every event.
    private func resize() {
        let (ring, size) = (model.controller.menu.ring, Point2D(model.controller.itemSize))
        let bounds = Rect2D(CGRect(origin: .zero, size: model.controller.size))
        guard ring != menu.ring || size != menu.itemSize || bounds != menu.bounds else { return }
        menu.update(ring: ring, itemSize: size, bounds: bounds, time: now)
    }

    func step(_ random: inout Seeded) {
        let kind = Int.random(in: 0..<21, using: &random)
        trace.append(kind)
        switch kind {
        case 0, 1: touch(&random)
        case 2, 3, 4: move(&random)
        case 5: lift(isCancelled: random.chance(0.2), &random)
        case 6, 7: showFrame(after: random.number(0...0.3))
        case 8: press(&random)
        case 9:
            let (name, step) = random.chance(0.5) ? ("Next", 1) : ("Previous", -1)
            scene.host.perform(AccessibilityActionKind(named: Text(verbatim: name)))
            if model.isShown { apply { $0.step(by: step, animated: false, time: now) } }
        case 10: turnCrown(&random)
        case 11: change { $0.selection = ["a", "b", "c", "x", nil].randomElement(using: &random) ?? nil }
        case 12:
            let names = MenuScript.names(&random)
            let selected = random.chance(0.5) ? names.last : model.selection
            change { ($0.names, $0.selection) = (names, selected) }
        case 13: change { $0.isOpen.toggle() }
        case 14: change { $0.isEnabled.toggle() }
        case 15: change { $0.direction = $0.direction == .leftToRight ? .rightToLeft : .leftToRight }
        case 16:
            var behavior = MenuBehavior()
            behavior.turning = random.chance(0.3) ? .never : .automatic
            behavior.landsOnItems = random.chance(0.8)
            behavior.turnsSelectionToPointer = random.chance(0.8)
            behavior.closesOnEscape = random.chance(0.8)
            change { $0.behavior = behavior }
        case 17:
            scene.host.reducesMotion.toggle()
            follow()
        case 18: show()
        case 19:  // Several changes in one update.
            let names = MenuScript.names(&random)
            change { ($0.names, $0.selection, $0.isOpen, $0.isEnabled) = (names, names.first, true, true) }
        default: command(&random)
        }
        if !takesInput || !menu.isTurnable {
            if isDrag { loseDrag() }
            // The crown has lost the focus.
            if model.isShown { apply { $0.scrollCancelled(time: now) } }
        }
        showFrame(after: 0.005)
    }

    private func change(_ change: (MenuModel) -> Void) {
        scene.change(change)
        follow()
    }

    private func showFrame(after seconds: Double) {
        model.now += seconds
        let date = scene.host.timelineDate
        scene.host.frame(at: now)
        // The view takes no frames that are nearer to each other than a 240th of a second.
        let isTaken = date != scene.host.timelineDate
        if model.isShown, menu.isMoving, isTaken { apply { $0.advance(to: now) } }
        if model.isShown { resize() }
    }

    private func loseDrag() {
        apply { $0.touchCancelled(0, time: now) }
        (isDrag, isOver) = (false, true)
    }

    private func press(_ random: inout Seeded) {
        let keys: [(KeyEquivalent, RingMenu.Key)] = [
            (.rightArrow, .right), (.leftArrow, .left), (.upArrow, .up), (.downArrow, .down),
            (.return, .choose), (.escape, .leave),
        ]
        guard let (key, meaning) = keys.randomElement(using: &random) else { return }
        let handled = scene.host.press(key) == .handled
        guard takesInput else { #expect(!handled); return }
        let isMirrored = model.direction == .rightToLeft
        #expect(apply { $0.press(meaning, isMirrored: isMirrored, time: now) }.isHandled == handled)
    }

    private func turnCrown(_ random: inout Seeded) {
        guard takesInput, menu.isTurnable else { return }
        crown += random.number(-4...4)
        let delta = crown - lastCrown
        lastCrown = crown
        scene.host.turnCrown(to: crown, time: now)
        apply { $0.scrolled(by: Wheel.stepWithoutDetents * delta, time: now) }
        guard random.chance(0.6) else { return }
        scene.host.restCrown(time: now)
        apply { $0.scrollEnded(time: now) }
    }

    private func show() {
        let app = (model.selection, model.isOpen)
        scene.change { $0.isShown.toggle() }
        guard !model.isShown else { return appear(app) }
        if isDrag { apply { $0.touchCancelled(0, time: now) } }
        if menu.wheel.isHeld { apply { $0.scrollCancelled(time: now) } }
        release(forGood: true)
        (isDrag, isOver, crown, lastCrown) = (false, true, 0, 0)
    }

    /// Moves a menu that nobody saw to the present, with what the app has changed meanwhile.
    ///
    /// A menu at rest appears as a new one with these values does. And one that has come to rest among
    /// other items has not landed on one of them.
    ///
    /// - Parameter app: The values of the app's bindings, to which a menu that appears may write at once.
    private func appear(_ app: (selection: String?, isOpen: Bool)) {
        let isBehind = app != followed
        let isBusy = menu.isMoving || menu.wheel.phase != .idle
        var unseen = menu
        _ = unseen.advanceUnseen(to: now)
        var isAtRest = isBehind && !isBusy
        if !isBehind, names != model.names { isAtRest = menu.isMoving && !unseen.isMoving }
        if !isBehind, names == model.names, menu.isMoving { apply { $0.advanceUnseen(to: now) } }
        follow(app, advancesTo: isAtRest ? now + 1_000_000 : now)
    }

    private func command(_ random: inout Seeded) {
        let controller = model.controller
        let id = names.randomElement(using: &random) ?? "a"
        let index = names.firstIndex(of: id)
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
            let isTaken = controller.turn(to: id, .clockwise)
            guard model.isShown, let index else { break }
            let update = turn { $0.turn(toItem: index, .clockwise, time: now) }
            #expect(update.wheel.touch != .refused || !isTaken)
        case 1:
            controller.spin(velocity: .radians(3))
            if model.isShown { turn { $0.spin(velocity: 3, time: now) } }
        case 2:
            controller.stop()
            if model.isShown { turn { $0.stop(time: now) } }
        case 3:
            controller.toggle()
            if model.isShown { toggle() }
        default:
            let isTaken = controller.select(id)
            guard model.isShown, let index else { break }
            awaitsItem = false
            apply { $0.select(index, time: now) }
            #expect(isTaken)
            (selection, followed.selection) = (id, id)
        }
        scene.host.update()
    }

    /// Gives the core's menu a command to turn, which takes the place of what the app has selected.
    @discardableResult private func turn(
        _ command: (inout RingMenu) -> RingMenu.Update
    ) -> RingMenu.Update {
        let update = apply(command)
        if update.wheel.touch != .refused { awaitsItem = false }
        return update
    }

    private func toggle() {
        guard awaitsItem else {
            apply { $0.toggle(time: now) }
            return
        }
        // The app's item may not be there yet, and no other one is to be selected.
        let (intended, selected) = (selection, menu.selection)
        apply { menu in
            let update = menu.toggle(time: now)
            if !menu.wheel.isMoving { _ = menu.select(selected, time: now) }
            return update
        }
        (selection, followed.selection) = (intended, intended)
    }

    // MARK: Touches

    private func local(_ point: CGPoint) -> Point2D {
        let size = model.controller.size
        return Point2D(Double(point.x - (200 - size.width) / 2), Double(point.y - (200 - size.height) / 2))
    }

    /// A random point for a finger: on an item, in the centre, or on the ring.
    private func randomPoint(_ random: inout Seeded) -> CGPoint {
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where !names.isEmpty && model.isShown:
            let point = scene.position(of: names.randomElement(using: &random) ?? "a")
            return CGPoint(x: point.x, y: point.y)
        case 1: return CGPoint(x: 100, y: 100)
        default:
            let (angle, radius) = (random.number(0...6.28), random.number(60...90))
            return CGPoint(x: 100 + radius * cos(angle), y: 100 + radius * sin(angle))
        }
    }

    /// The rectangle in which an item takes touches, which is larger than its text.
    private func frame(of name: String) -> CGRect? {
        scene.frame(of: name).map { CGRect(x: $0.midX - 12, y: $0.midY - 12, width: 24, height: 24) }
    }

    /// The button at a point.
    private func spot(at point: CGPoint) -> RingMenu.Spot? {
        if CGRect(x: 90, y: 90, width: 20, height: 20).contains(point) { return .center }
        guard menu.isOpen else { return nil }
        return names.indices.last { frame(of: names[$0])?.contains(point) ?? false }.map { .item($0) }
    }

    /// Tells the core's menu, for a drag, that its items take touches in rectangles of their own.
    private func takeItemSizes() { menu.itemSizes = names.map { _ in Point2D(24, 24) } }

    private func isOnButton(_ point: CGPoint) -> Bool {
        guard let button, model.isShown, model.isEnabled, !isDrag, !isOver else { return false }
        guard button != .center else { return CGRect(x: 90, y: 90, width: 20, height: 20).contains(point) }
        return buttonName.map { frame(of: $0)?.contains(point) ?? false } ?? false
    }

    private func touch(_ random: inout Seeded) {
        guard finger == nil else { return }
        start = randomPoint(&random)
        (isDrag, isOver, button, buttonName) = (false, false, nil, nil)
        if model.isShown, let spot = spot(at: start) {
            button = spot
            if case .item(let index) = spot { buttonName = names[index] }
        }
        let isOnView = model.isShown && (button != nil || (takesInput && menu.isTurnable && inZone(start)))
        if !isOnView { isOver = true }
        finger = scene.host.touch(at: start, time: now)
        hold(isOnButton(start))
    }

    private func inZone(_ point: CGPoint) -> Bool { menu.zone.contains(local(point)) }

    private func hold(_ isOn: Bool) {
        if isOn, !isPressed { apply { $0.pressBegan(time: now) } }
        if !isOn, isPressed { menu.pressEnded(time: now) }
        isPressed = isOn
    }

    private func release(forGood: Bool) {
        hold(false)
        if forGood { (button, buttonName) = (nil, nil) }
    }

    private func move(_ random: inout Seeded) {
        guard let finger else { return }
        // The order in which SwiftUI delivers a frame and a touch of one update is not specified.
        showFrame(after: random.number(0...0.03))
        let point = randomPoint(&random)
        let begins =
            !isDrag && !isOver && takesInput && menu.isTurnable
            && hypot(point.x - start.x, point.y - start.y) >= 10
        // The location in the view before the move, because the view may change its size.
        let (from, to) = (local(start), local(point))
        scene.host.move(finger, to: point, time: now)
        if begins {
            isDrag = true
            if menu.wheel.isHeld { apply { $0.scrollEnded(time: now) } }
            takeItemSizes()
            apply { $0.touchBegan(0, at: from, time: now) }
        }
        if isDrag { apply { $0.touchMoved(0, to: to, time: now) } }
        hold(isOnButton(point))
    }

    private func lift(isCancelled: Bool, _ random: inout Seeded) {
        guard let finger else { return }
        let point = isPressed ? start : randomPoint(&random)
        let isTap = !isCancelled && isOnButton(point)
        let (spot, wasDrag) = (
            buttonName.flatMap { names.firstIndex(of: $0) }.map { .item($0) } ?? button, isDrag
        )
        let position = local(point)
        if isCancelled {
            scene.host.cancel(finger)
        } else {
            scene.host.lift(finger, at: point, time: now)
        }
        if wasDrag {
            if isCancelled {
                apply { $0.touchCancelled(0, time: now) }
            } else {
                takeItemSizes()
                let tapped = apply { $0.touchEnded(0, at: position, time: now) }.tapped
                if let tapped { apply { $0.tapped(tapped, time: now) } }
            }
        }
        hold(false)
        if isTap, let spot { apply { $0.tapped(spot, time: now) } }
        // A motion begins with a frame at once, and one to an item a rounding away ends with it.
        if wasDrag, menu.isMoving { apply { $0.advance(to: now) } }
        (self.finger, isDrag, isOver, button, buttonName) = (nil, false, false, nil, nil)
    }

    // MARK: Comparison

    var fault: String? {
        let actual = scene.menu
        if actual.wheel.rotation != menu.wheel.rotation {
            return "\(actual.wheel.rotation), not \(menu.wheel.rotation)"
        }
        if actual.wheel.phase != menu.wheel.phase { return "\(actual.wheel.phase), not \(menu.wheel.phase)" }
        if actual.isOpen != menu.isOpen || actual.isOpening != menu.isOpening {
            return "open \(actual.isOpen) \(actual.isOpening), not \(menu.isOpen) \(menu.isOpening)"
        }
        if model.isShown, actual.isEnabled != menu.isEnabled || actual.count != menu.count { return "state" }
        if actual.selection != menu.selection { return "selected \(String(describing: actual.selection))" }
        if actual.pointed != menu.pointed { return "pointed" }
        if model.selected != activated { return "activated \(model.selected), not \(activated)" }
        if model.isShown, model.selection != selection || model.isOpen != isOpen { return "bindings" }
        if model.isShown, scene.host.isAnimating != menu.isMoving { return "frames" }
        return nil
    }

    var report: String {
        """
        \(scene.menu.wheel.phase), turnable \(scene.menu.isTurnable), open \(scene.menu.isOpen), enabled \
        \(scene.menu.isEnabled), items \(scene.menu.count), focusable \(scene.values("focusable")), crown \(crown)
        """
    }

    /// Ends all input, and returns whether everything comes to rest.
    func end() -> Bool {
        if let finger { scene.host.cancel(finger) }
        scene.change { ($0.isShown, $0.isEnabled, $0.isOpen) = (true, true, true) }
        scene.host.restCrown(time: now)
        model.controller.stop()
        scene.host.update()
        return scene.settle(rate: 1) && scene.menu.wheel.phase == .idle && !scene.menu.isMoving
    }
}
#endif
