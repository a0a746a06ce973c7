#if canImport(SwiftUI)
import Roundel
import SwiftUI

// Following what the app changes in its data, its bindings and the settings.

extension MenuController {
    /// Applies what the app and the system have changed, all of it before the app is notified.
    func follow() { follow(endsInput: false) }

    /// The same for a menu that nobody sees, or no longer.
    ///
    /// - Parameters:
    ///   - endsInput: Whether a drag or a scroll ends before.
    ///   - rest: A time at which the motion has come to rest, both that before and that to an item which
    ///     the app has selected.
    ///   - end: A time to which the menu moves afterwards.
    func follow(endsInput: Bool = false, restsAt rest: Double? = nil, advancesTo end: Double? = nil) {
        guard let setup = read(), let old = self.setup else { return }
        let changes = Changes(setup, since: old, awaitsItem: awaitsItem, time: now)
        self.setup = setup
        change(changes.isSelected ? .byApp : changes.isNew ? .lostIfGone : .byMenu) { menu in
            var updates = [menu.setEnabled(setup.isEnabled, time: changes.time)]
            if endsInput {
                updates.append(menu.touchCancelled(DragTrack.finger, time: changes.time))
                updates.append(menu.scrollCancelled(time: changes.time))
            }
            apply(changes, restsAt: rest, to: &menu, &updates)
            // Before the app is told: a spin that it begins then is not carried off.
            if let end, menu.isMoving, !changes.isSelected { updates.append(menu.advanceUnseen(to: end)) }
            return updates
        }
        // What the menu lands on is told, though the app has selected something else.
        if let end, changes.isSelected { advanceUnseen(to: menu.wheel.isSpinning ? changes.time : end) }
    }

    /// What the app has changed since the menu followed it last.
    private struct Changes {
        let setup: MenuSetup<ID>
        /// Whether the items are others.
        let isNew: Bool
        /// Whether the app has selected something.
        let isSelected: Bool
        /// Whether the app has opened or closed the menu.
        let opens: Bool?
        let time: Double

        init(_ setup: MenuSetup<ID>, since old: MenuSetup<ID>, awaitsItem: Bool, time: Double) {
            (self.setup, self.time) = (setup, time)
            isNew = setup.ids != old.ids
            let isAdded = isNew && awaitsItem
            isSelected = setup.selection != nil && (setup.selection != old.selection || isAdded)
            opens = setup.isOpen != old.isOpen ? setup.isOpen : nil
        }
    }

    /// Applies changes of the app to the menu, after updates that they have made already.
    private func apply(
        _ changes: Changes,
        restsAt rest: Double?,
        to menu: inout RingMenu,
        _ updates: inout [RingMenu.Update]
    ) {
        let (setup, time) = (changes.setup, changes.time)
        let wasResting = self.menu.wheel.phase == .idle
        // A drag that ends because the menu is disabled, or hidden, may land on an item.
        let lands = !changes.isSelected && updates.contains { $0.selectionChanged }
        let landed = lands ? id(menu.selection).flatMap { setup.ids.contains($0) ? $0 : nil } : nil
        let selected = landed ?? setup.selection ?? id(menu.selection)
        // An item that goes while the menu turns to it may come back.
        let turnsToSelection = menu.selection != nil && menu.restItem == menu.selection
        updates.append(replaceItems(changes, selected: selected, in: &menu))
        let index = selected.flatMap { indices[$0] }
        // An item that is selected while the menu is closed is at the pointer at once, without
        // a motion.
        if changes.opens == false { updates.append(menu.setOpen(false, time: time)) }
        if let rest, menu.isMoving { updates.append(menu.advanceUnseen(to: rest)) }
        // New items are placed with the selected one at the pointer, but not if the menu turned,
        // also if it has landed on another one by now.
        if changes.isSelected, !changes.isNew || !wasResting {
            updates.append(menu.select(index, time: time))
        }
        if changes.opens == true { updates.append(menu.setOpen(true, time: time)) }
        if changes.isSelected || (changes.isNew && turnsToSelection && setup.selection != nil) {
            awaitsItem = index == nil
        }
        if let rest, menu.isMoving { updates.append(menu.advanceUnseen(to: rest)) }
    }

    /// Replaces the items and the settings of the menu.
    private func replaceItems(
        _ changes: Changes,
        selected: ID?,
        in menu: inout RingMenu
    ) -> RingMenu.Update {
        let setup = changes.setup
        let (goal, pressed) = (id(menu.goal), id(menu.pressedItem))
        menu.disabledItems = setup.disabledItems
        if changes.isNew {
            takeItems(setup)
            link?.sizes.keep(itemsOf: setup.ids)
        }
        /// The index of an item that had another one before.
        func index(_ id: ID?, before: Int?) -> Int? { changes.isNew ? id.flatMap { indices[$0] } : before }
        return menu.replace(
            setup.ring(in: bounds, itemSize: itemSize),
            Point2D(itemSize),
            box,
            setup.settings,
            selection: index(selected, before: menu.selection),
            selectsAnew: changes.isNew && changes.isSelected,
            goal: .some(index(goal, before: menu.goal)),
            pressed: .some(index(pressed, before: menu.pressedItem)),
            time: changes.time
        )
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
}
#endif
