#if canImport(SwiftUI)
import Roundel
import SwiftUI

extension MenuController: ViewDriver {
    var now: Double { link?.clock.now() ?? .nan }

    /// Connects a view.
    ///
    /// The first one determines the initial state of the menu.
    func connect(_ link: MenuLink<ID>) {
        views.connect(link)
        prepare()
    }

    /// Prepares the menu for the view that has it.
    private func prepare() {
        guard let link else { return }
        let sizes = link.sizes
        // The sizes that another controller of the view was told, or those of another view.
        if sizes.view != .zero { (size, itemSize) = (sizes.view, sizes.item) }
        if setup == nil {
            start(link.current)
            isUntold = true
        }
        if sizes.view != .zero { menu.centerSize = Point2D(sizes.center) }
    }

    /// Makes the menu in its initial state.
    private func start(_ setup: MenuSetup<ID>) {
        self.setup = setup
        takeItems(setup)
        menu = RingMenu(
            ring: setup.ring(in: bounds, itemSize: itemSize),
            itemSize: Point2D(itemSize),
            bounds: Rect2D(bounds),
            settings: setup.settings,
            selection: setup.selection.flatMap { $0 }.flatMap { indices[$0] },
            isOpen: setup.isOpen ?? false,
            isEnabled: setup.isEnabled
        )
        menu.disabledItems = setup.disabledItems
        toldPointed = pointed
    }

    func begin(wasAway: Bool) {
        prepare()
        // What the app has changed meanwhile need not have ended the motion.
        follow(advancesTo: wasAway ? advanceWhileAway() : nil)
        // A view that has read the controller before knew nothing of the menu.
        if isUntold, menu.count > 0 || menu.isOpen { objectWillChange.send() }
        isUntold = false
    }

    /// Moves a menu that nobody saw to the present, before it follows the app.
    ///
    /// - Returns: The time to which it moves afterwards: with other items it has not landed on one of the
    ///   old ones, though the motion may have ended.
    private func advanceWhileAway() -> Double {
        guard let link, !isBehind else { return now }
        guard link.setup.ids != ids else {
            advanceUnseen(to: now)
            return now
        }
        var unseen = menu
        _ = unseen.advanceUnseen(to: now)
        return menu.isMoving && !unseen.isMoving ? link.clock.afterMotions() : now
    }

    /// Moves a menu to a time, without haptic feedback and without telling of items that pass.
    private func advanceUnseen(to time: Double) {
        if menu.isMoving { change { [$0.advanceUnseen(to: time)] } }
    }

    func endInput(disappears: Bool) {
        // What the app selects while it hides the menu is not to be replaced.
        let wasBehind = isBehind
        let comesToRest = disappears && link?.endsMotion == true && !wasBehind
        if wasBehind { follow(endsInput: true) }
        dragReset()
        scrollCancelled()
        if let pressed { pressChanged(pressed, false) }
        if comesToRest, let link { advanceUnseen(to: link.clock.afterMotions()) }
        (pendingSelection, pendingOpen) = (nil, nil)
        if disappears { waiters.resumeAll() }
    }

    /// The size of the view, or of its largest item, changed.
    ///
    /// The menu follows in the next update, when both sizes are known: with large items in a view
    /// that is still small, it might not be able to turn.
    func resize(_ size: CGSize? = nil, itemSize: CGSize? = nil) {
        (self.size, self.itemSize) = (size ?? self.size, itemSize ?? self.itemSize)
        sizes.send()
    }

    private var bounds: CGRect { CGRect(origin: .zero, size: size) }

    private func takeItems(_ setup: MenuSetup<ID>) {
        ids = setup.ids
        indices = Dictionary(ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Applies what the app and the system have changed, all of it before the app is notified.
    func follow() { follow(endsInput: false) }

    /// The same, if that is wanted after the end of a drag or a scroll, and before a motion to a time.
    private func follow(endsInput: Bool = false, advancesTo end: Double? = nil) {
        guard let setup = read(), let old = self.setup else { return }
        let time = now
        self.setup = setup
        let isNew = setup.ids != old.ids
        let isAdded = isNew && awaitsItem
        let isSelected = setup.selection != nil && (setup.selection != old.selection || isAdded)
        let opens = setup.isOpen != old.isOpen ? setup.isOpen : nil
        change(isSelected ? .byApp : isNew ? .lostIfGone : .byMenu) { menu in
            let wasResting = menu.wheel.phase == .idle
            var updates = [menu.setEnabled(setup.isEnabled, time: time)]
            if endsInput {
                updates.append(menu.touchCancelled(DragTrack.finger, time: time))
                updates.append(menu.scrollCancelled(time: time))
            }
            // A drag that ends because the menu is disabled, or hidden, may land on an item.
            let lands = !isSelected && updates.contains { $0.selectionChanged }
            let landed = lands ? id(menu.selection).flatMap { setup.ids.contains($0) ? $0 : nil } : nil
            let (selected, goal) = (landed ?? setup.selection ?? id(menu.selection), id(menu.goal))
            let pressed = id(menu.pressedItem)
            // An item that goes while the menu turns to it may come back.
            let turnsToSelection = menu.selection != nil && menu.restItem == menu.selection
            menu.disabledItems = setup.disabledItems
            if isNew {
                takeItems(setup)
                link?.sizes.keep(itemsOf: setup.ids)
            }
            let index = selected.flatMap { indices[$0] }
            updates.append(
                menu.replace(
                    setup.ring(in: bounds, itemSize: itemSize),
                    Point2D(itemSize),
                    Rect2D(bounds),
                    setup.settings,
                    selection: isNew ? index : menu.selection,
                    selectsAnew: isNew && isSelected,
                    goal: .some(isNew ? goal.flatMap { indices[$0] } : menu.goal),
                    pressed: .some(isNew ? pressed.flatMap { indices[$0] } : menu.pressedItem),
                    time: time
                )
            )
            // An item that is selected while the menu is closed is at the pointer at once, without
            // a motion.
            if opens == false { updates.append(menu.setOpen(false, time: time)) }
            // New items are placed with the selected one at the pointer, but not if the menu turned,
            // also if it has landed on another one by now.
            if isSelected, !isNew || !wasResting { updates.append(menu.select(index, time: time)) }
            if opens == true { updates.append(menu.setOpen(true, time: time)) }
            if isSelected || (isNew && turnsToSelection && setup.selection != nil) {
                awaitsItem = index == nil && selected != nil
            }
            // Before the app is told: a spin that it begins then is not carried off.
            if let end, menu.isMoving, !isSelected { updates.append(menu.advanceUnseen(to: end)) }
            return updates
        }
        // What the menu lands on is told, though the app has selected something else.
        if let end, isSelected { advanceUnseen(to: menu.wheel.isSpinning ? time : end) }
    }

    /// Changes the menu and notifies the app of the result.
    ///
    /// - Parameters:
    ///   - command: What is written to the app's binding also if the update does not report it.
    ///   - change: The change.
    @discardableResult
    func send(
        publishing command: Command? = nil,
        _ change: (inout RingMenu) -> RingMenu.Update
    ) -> RingMenu.Update {
        adopt()
        var result = RingMenu.Update()
        let rotation = menu.wheel.rotation
        self.change(publishing: command) { menu in
            result = change(&menu)
            if result.isHandled || command == .selection { awaitsItem = false }
            return [result]
        }
        // A turn that takes place at once begins and ends in one change.
        if rotation != menu.wheel.rotation, menu.wheel.phase == .idle { objectWillChange.send() }
        return result
    }

    /// The state that views observe apart from the frames.
    private struct State: Equatable {
        /// The indices, and the items that have them.
        let pointed, selection: Int?
        let pointedID, selectionID: ID?
        let isOpen: Bool
        let takesInput: Bool
        let isTurnable: Bool
        let isSeen: Bool
        let closesOnEscape: Bool
        let zone: TouchZone

        @MainActor init(_ controller: MenuController) {
            let menu = controller.menu
            (pointedID, selectionID) = (controller.pointed, controller.selection)
            (pointed, selection) = (menu.pointed, menu.selection)
            (isOpen, takesInput, isTurnable) = (menu.isOpen, menu.isEnabled, menu.isTurnable)
            (isSeen, closesOnEscape) = (menu.showsItems, menu.settings.closesOnEscape)
            zone = menu.zone
        }
    }

    /// Follows the current values of the app's bindings, so that they are not overwritten.
    func adopt() { if isBehind { follow() } }

    /// Whether the app's bindings have values that the menu has not followed yet.
    var isBehind: Bool {
        guard let present = read(), let setup else { return false }
        return present.selection != setup.selection || present.isOpen != setup.isOpen
    }

    /// Reads the setup that the app wants.
    private func read() -> MenuSetup<ID>? {
        guard var setup = link?.current else { return nil }
        if let value = setup.selection, let pending = pendingSelection {
            if pending.isResolved(by: value) { pendingSelection = nil }
            setup.selection = .some(pending.intended(by: value))
        }
        if let value = setup.isOpen, let pending = pendingOpen {
            if pending.isResolved(by: value) { pendingOpen = nil }
            setup.isOpen = pending.intended(by: value)
        }
        return setup
    }

    /// Who determines the selection in a change.
    private enum Selecting {
        /// The menu, which reports what it selects.
        case byMenu
        /// The menu, but new data may not have the selected item, and that loss is reported.
        case lostIfGone
        /// The app, which is not told of it.
        case byApp
    }

    /// Changes the menu, and reports the changes.
    private func change(
        _ selecting: Selecting = .byMenu,
        publishing command: Command? = nil,
        _ change: (inout RingMenu) -> [RingMenu.Update]
    ) {
        let (state, rotation, ring) = (State(self), menu.wheel.rotation, menu.ring)
        let (opening, wasMoving, phase) = (menu.opening, menu.isMoving, menu.wheel.phase)
        var changed = menu
        let isAwaited = awaitsItem && command == .open
        let updates = change(&changed)
        // The app's item is not there yet, and no other one is to be selected.
        if isAwaited, !changed.wheel.isMoving { _ = changed.select(nil, time: now) }
        menu = changed
        if !menu.wheel.isMoving { awaitsItem = false }
        // An item that is added to an open menu was evaluated before the menu had it.
        let opens = opening != menu.opening || state.isOpen != menu.isOpen || ring.count != menu.count
        if opens { self.opening.send() }
        if opens || rotation != menu.wheel.rotation || ring != menu.ring { frames.send() }
        let isOther = state != State(self)
        if isOther { self.state.send() }
        if wasMoving != menu.isMoving { motion.send() }
        if isOther || wasMoving != menu.isMoving || phase != menu.wheel.phase { objectWillChange.send() }
        let isLost = selecting == .lostIfGone && selection == nil
        notify(
            of: updates,
            selects: selecting != .byApp && !isLost && !isAwaited,
            losesItem: isLost && state.selectionID != nil,
            publishing: command
        )
        if !isBusy { waiters.resumeAll() }
    }
}

// MARK: - Input

extension MenuController: AngleTarget {
    var clock: TurnClock? { link?.clock }

    func touchBegan(at point: Point2D, time: Double) {
        takeItemShapes()
        send { $0.touchBegan(DragTrack.finger, at: point, time: time) }
    }

    func touchMoved(to point: Point2D, time: Double) {
        send { $0.touchMoved(DragTrack.finger, to: point, time: time) }
    }

    /// Tells the menu how its items look: a drag that begins on one may still become a tap.
    private func takeItemShapes() {
        guard let link else { return }
        menu.itemSizes = ids.map { Point2D(link.sizes.items[$0] ?? itemSize) }
        menu.itemOrientation = link.orientation
    }

    func touchEnded(at point: Point2D, time: Double) {
        takeItemShapes()
        let update = send { $0.touchEnded(DragTrack.finger, at: point, time: time) }
        guard let spot = update.tapped, link?.takesTaps ?? false else { return }
        send { $0.tapped(spot, time: time) }
    }

    func touchCancelled() { send { $0.touchCancelled(DragTrack.finger, time: now) } }

    func scrolled(by angle: Roundel.Angle) { send { $0.scrolled(by: angle, time: now) } }

    var isReversed: Bool { menu.settings.wheel.isReversed }

    func notch(_ count: Int) { send { $0.stepClockwise(by: count, time: now) } }

    /// Steps by the action of an assistive technology, at once, so that it speaks the new item.
    func stepByInput(by count: Int) { send { $0.step(by: count, animated: false, time: now) } }

    func scrollEnded() { send { $0.scrollEnded(time: now) } }

    func scrollCancelled() { send { $0.scrollCancelled(time: now) } }

    func press(_ key: RingMenu.Key) -> Bool {
        guard link != nil else { return false }
        return send { $0.press(key, isMirrored: setup?.isMirrored ?? false, time: now) }.isHandled
    }

    func advance(to time: Double) { send { $0.advance(to: time) } }

    /// The press of a button, that of an item or the one in the centre, began or ended.
    func pressChanged(_ id: ID?, _ isPressed: Bool) {
        if isPressed {
            pressed = .some(id)
            send { $0.pressBegan(time: now) }
        } else if pressed == .some(id) {
            pressed = nil
            menu.pressEnded(time: now)
        }
    }

    /// The button of an item was tapped, perhaps in another view than the one that the controller
    /// drives, whose items may be others.
    func tapped(_ id: ID) {
        send { menu in indices[id].map { menu.tapped(.item($0), time: now) } ?? RingMenu.Update() }
    }

    /// The button in the centre was tapped.
    func tappedCenter() { send { $0.tapped(.center, time: now) } }

    /// An assistive technology activates an item.
    func activate(_ id: ID) {
        send { menu in indices[id].map { menu.activate($0, time: now) } ?? RingMenu.Update() }
    }

    /// An assistive technology activates the button in the centre, also while the menu moves.
    func activateCenter() { send { $0.activateCenter(time: now) } }
}
#endif
