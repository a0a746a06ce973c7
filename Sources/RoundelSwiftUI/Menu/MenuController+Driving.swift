#if canImport(SwiftUI)
import Roundel
import SwiftUI

extension MenuController: ViewDriver {
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
            bounds: box,
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
        guard let link else { return now }
        if isBehind {
            // A menu at rest begins with what its view is evaluated with, as a new one does. What the
            // app changes as the view appears is seen.
            return isBusy || link.current != link.setup ? now : link.clock.afterMotions()
        }
        guard link.setup.ids != ids else {
            advanceUnseen(to: now)
            return now
        }
        var unseen = menu
        _ = unseen.advanceUnseen(to: now)
        return menu.isMoving && !unseen.isMoving ? link.clock.afterMotions() : now
    }

    /// Moves a menu to a time, without haptic feedback and without telling of items that pass.
    func advanceUnseen(to time: Double) {
        if menu.isMoving { change { [$0.advanceUnseen(to: time)] } }
    }

    var isSpinning: Bool { menu.wheel.isSpinning }

    var isShared: Bool { views.isShared }

    func endMotion() {
        // What the app has selected is begun first, and not replaced.
        if menu.isMoving { send { $0.endMotion(time: now) } }
    }

    func endInput(disappears: Bool) {
        let rest = disappears && link?.endsMotion == true ? link?.clock.afterMotions() : nil
        // What the app selects while it hides the menu is not to be replaced. Nor are the bindings read
        // here at rest.
        if isBusy, isBehind { follow(endsInput: true, restsAt: rest) }
        dragReset()
        cancelScroll()
        if let pressed { pressChanged(pressed, false) }
        if let rest { advanceUnseen(to: rest) }
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

    var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// The rectangle in which the items must stay; without an end before the first layout, so that an
    /// arc of a fixed radius can turn then.
    var box: Rect2D {
        size != .zero ? Rect2D(bounds) : Rect2D(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    }

    func takeItems(_ setup: MenuSetup<ID>) {
        ids = setup.ids
        indices = Dictionary(ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Changes the menu and notifies the app of the result.
    ///
    /// - Parameters:
    ///   - command: What is written to the app's binding also if the update does not report it.
    ///   - keepsSelection: Whether the selection stays if the menu comes to rest, and is not reported.
    ///   - change: The change.
    @discardableResult
    func send(
        publishing command: Command? = nil,
        keepsSelection: Bool = false,
        _ change: (inout RingMenu) -> RingMenu.Update
    ) -> RingMenu.Update {
        adopt()
        var result = RingMenu.Update()
        let rotation = menu.wheel.rotation
        self.change(publishing: command, keepsSelection: keepsSelection) { menu in
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

    /// Who determines the selection in a change.
    enum Selecting {
        /// The menu, which reports what it selects.
        case byMenu
        /// The menu, but new data may not have the selected item, and that loss is reported.
        case lostIfGone
        /// The app, which is not told of it.
        case byApp
    }

    /// Changes the menu, and reports the changes.
    func change(
        _ selecting: Selecting = .byMenu,
        publishing command: Command? = nil,
        keepsSelection: Bool = false,
        _ change: (inout RingMenu) -> [RingMenu.Update]
    ) {
        let (state, rotation, ring) = (State(self), menu.wheel.rotation, menu.ring)
        let (opening, wasMoving, phase) = (menu.opening, menu.isMoving, menu.wheel.phase)
        let wasSpinning = menu.wheel.isSpinning
        var changed = menu
        let updates = change(&changed)
        // The app's item may not be there yet, and no other one is to be selected.
        if keepsSelection, !changed.wheel.isMoving { _ = changed.select(menu.selection, time: now) }
        menu = changed
        if !menu.wheel.isMoving { awaitsItem = false }
        // An item that is added to an open menu was evaluated before the menu had it.
        let opens = opening != menu.opening || state.isOpen != menu.isOpen || ring.count != menu.count
        if opens { self.opening.send() }
        if opens || rotation != menu.wheel.rotation || ring != menu.ring { frames.send() }
        let isOther = state != State(self)
        if isOther { self.state.send() }
        if wasMoving != menu.isMoving || wasSpinning != menu.wheel.isSpinning { motion.send() }
        if isOther || wasMoving != menu.isMoving || phase != menu.wheel.phase { objectWillChange.send() }
        let isLost = selecting == .lostIfGone && selection == nil
        notify(
            of: updates,
            selects: selecting != .byApp && !isLost && !keepsSelection,
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
