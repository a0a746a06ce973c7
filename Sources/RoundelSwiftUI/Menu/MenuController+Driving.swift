#if canImport(SwiftUI)
import Roundel
import SwiftUI

extension MenuController {
    var now: Double { link?.clock.now() ?? .nan }

    /// Takes note of the view; the first one says how the menu begins.
    func connect(_ link: MenuLink<ID>) {
        guard link.owner != hidden else { return }
        self.link = link
        guard setup == nil else { return }
        let setup = link.present
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
    }

    /// The view came; it may have been here before.
    func appear(_ link: MenuLink<ID>) {
        (hidden, isShown) = (nil, true)
        connect(link)
        follow()
    }

    /// A view went away: nothing holds the menu any more, and nobody waits, unless another view has it by now.
    func disappear(_ owner: ObjectIdentifier) {
        guard link?.owner == owner else { return }
        dragReset()
        scrollCancelled()
        if let pressed { pressChanged(pressed, false) }
        (link, hidden, isShown) = (nil, owner, false)
        (unreadSelection, unreadOpen) = (nil, nil)
        waiters.letGo()
    }

    /// The view, or its largest item, has another size.
    ///
    /// It is followed in the next update, when both are known: large items in a view that is still small may not turn.
    func resize(_ size: CGSize? = nil, itemSize: CGSize? = nil) {
        (self.size, self.itemSize) = (size ?? self.size, itemSize ?? self.itemSize)
        sizes.beat()
    }

    private var bounds: CGRect { CGRect(origin: .zero, size: size) }

    private func takeItems(_ setup: MenuSetup<ID>) {
        ids = setup.ids
        indices = Dictionary(ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Follows what the app and the system have changed, all of it before anything is told.
    func follow() {
        guard let setup = read(), let old = self.setup else { return }
        let time = now
        self.setup = setup
        let isNew = setup.ids != old.ids
        let isSelected = setup.selection != nil && setup.selection != old.selection
        let selected = setup.selection ?? selection
        let opens = setup.isOpen != old.isOpen ? setup.isOpen : nil
        change { menu in
            var updates = [menu.setEnabled(setup.isEnabled, time: time)]
            menu.disabledItems = setup.disabledItems
            if isNew { takeItems(setup) }
            let index = selected.flatMap { indices[$0] }
            updates.append(place(setup, isNew ? .some(index) : nil, in: &menu, time: time))
            // What is selected while the menu is closed is put at the pointer, and does not turn there.
            if opens == false { updates.append(menu.setOpen(false, time: time)) }
            if isSelected, !isNew { updates.append(menu.select(index, time: time)) }
            if opens == true { updates.append(menu.setOpen(true, time: time)) }
            return updates
        }
    }

    /// Gives a menu its settings and its place, and with new items the index that the selected one has now.
    private func place(
        _ setup: MenuSetup<ID>,
        _ selection: Int??,
        in menu: inout RingMenu,
        time: Double
    ) -> RingMenu.Update {
        let (ring, itemSize) = (setup.ring(in: bounds, itemSize: itemSize), Point2D(itemSize))
        let (bounds, settings) = (Rect2D(bounds), setup.settings)
        guard let selection else {
            return menu.update(ring: ring, itemSize: itemSize, bounds: bounds, settings: settings, time: time)
        }
        return menu.update(
            ring: ring,
            itemSize: itemSize,
            bounds: bounds,
            settings: settings,
            selection: selection,
            time: time
        )
    }

    /// Changes the menu, and tells what that did.
    @discardableResult
    func send(_ change: (inout RingMenu) -> RingMenu.Update) -> RingMenu.Update {
        adopt()
        var result = RingMenu.Update()
        self.change { menu in
            result = change(&menu)
            return [result]
        }
        return result
    }

    /// What is watched beside the frames.
    private struct State: Equatable {
        let pointed: Int?
        let selection: Int?
        let isOpen: Bool
        let takesInput: Bool
        let isTurnable: Bool
        let isSeen: Bool
        let closesOnEscape: Bool
        let zone: TouchZone

        init(_ menu: RingMenu) {
            (pointed, selection) = (menu.pointed, menu.selection)
            (isOpen, takesInput, isTurnable) = (menu.isOpen, menu.isEnabled, menu.isTurnable)
            (isSeen, closesOnEscape) = (menu.showsItems, menu.settings.closesOnEscape)
            zone = menu.zone
        }
    }

    /// Follows what the app has changed its bindings to, so that it is not overwritten.
    func adopt() {
        guard let present = read(), let setup else { return }
        if present.selection != setup.selection || present.isOpen != setup.isOpen { follow() }
    }

    /// Reads what the app wants.
    private func read() -> MenuSetup<ID>? {
        guard var setup = link?.present else { return nil }
        if let value = setup.selection, let unread = unreadSelection {
            if unread.isOver(value) { unreadSelection = nil }
            setup.selection = .some(unread.meant(by: value))
        }
        if let value = setup.isOpen, let unread = unreadOpen {
            if unread.isOver(value) { unreadOpen = nil }
            setup.isOpen = unread.meant(by: value)
        }
        return setup
    }

    private func change(_ change: (inout RingMenu) -> [RingMenu.Update]) {
        let (state, rotation, ring) = (State(menu), menu.wheel.rotation, menu.ring)
        let (wasOpening, wasMoving, phase) = (menu.isOpening, menu.isMoving, menu.wheel.phase)
        var changed = menu
        let updates = change(&changed)
        menu = changed
        let opens = wasOpening || menu.isOpening || state.isOpen != menu.isOpen
        if opens { opening.beat() }
        if opens || rotation != menu.wheel.rotation || ring != menu.ring { frames.beat() }
        let isOther = state != State(menu)
        if isOther { self.state.beat() }
        if wasMoving != menu.isMoving { motion.beat() }
        if isOther || wasMoving != menu.isMoving || phase != menu.wheel.phase { objectWillChange.send() }
        tell(updates)
        if !isBusy { waiters.letGo() }
    }
}

// MARK: - Input

extension MenuController: TurnTarget {
    func touchBegan(at point: Point2D, time: Double) {
        send { $0.touchBegan(DragTrack.finger, at: point, time: time) }
    }

    func touchMoved(to point: Point2D, time: Double) {
        send { $0.touchMoved(DragTrack.finger, to: point, time: time) }
    }

    func touchEnded(at point: Point2D, time: Double) {
        let update = send { $0.touchEnded(DragTrack.finger, at: point, time: time) }
        guard let spot = update.tapped, link?.takesTaps ?? false else { return }
        send { $0.tapped(spot, time: time) }
    }

    func touchCancelled() { send { $0.touchCancelled(DragTrack.finger, time: now) } }

    func scrolled(by angle: Roundel.Angle) { send { $0.scrolled(by: angle, time: now) } }

    func notch(_ count: Int) { send { $0.step(by: count, time: now) } }

    func scrollEnded() { send { $0.scrollEnded(time: now) } }

    func scrollCancelled() { send { $0.scrollCancelled(time: now) } }

    func press(_ key: RingMenu.Key) -> Bool {
        guard link != nil else { return false }
        return send { $0.press(key, isMirrored: setup?.isMirrored ?? false, time: now) }.isHandled
    }

    func advance(to time: Double) { send { $0.advance(to: time) } }

    /// A finger was laid on the button of an item, or of the middle, or is no longer on it.
    func pressChanged(_ id: ID?, _ isPressed: Bool) {
        if isPressed {
            pressed = .some(id)
            send { $0.pressBegan(time: now) }
        } else if pressed == .some(id) {
            pressed = nil
            menu.pressEnded(time: now)
        }
    }

    /// A button was tapped.
    func tapped(_ spot: RingMenu.Spot) { send { $0.tapped(spot, time: now) } }

    /// An assistive technology activates an item.
    func activate(_ index: Int) { send { $0.activate(index, time: now) } }
}
#endif
