#if canImport(SwiftUI)
import Roundel
import SwiftUI

extension MenuController {
    var now: Double { link?.clock.now() ?? .nan }

    /// Takes note of the view; the first one says how the menu begins.
    func connect(_ link: MenuLink<ID>) {
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
        connect(link)
        follow()
    }

    /// A view went away: nothing holds the menu any more, and nobody waits, unless another view has it by now.
    func disappear(_ owner: ObjectIdentifier) {
        guard link?.owner == owner else { return }
        dragReset()
        scrollCancelled()
        if let pressed { pressChanged(pressed, false) }
        link = nil
        waiters.letGo()
    }

    /// The view, or its largest item, has another size.
    func resize(_ size: CGSize? = nil, itemSize: CGSize? = nil) {
        (self.size, self.itemSize) = (size ?? self.size, itemSize ?? self.itemSize)
        follow()
    }

    private var bounds: CGRect { CGRect(origin: .zero, size: size) }

    private func takeItems(_ setup: MenuSetup<ID>) {
        ids = setup.ids
        indices = Dictionary(ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Follows what the app and the system have changed, all of it before anything is told.
    func follow() {
        guard let link, let old = setup else { return }
        let (setup, time) = (link.present, now)
        self.setup = setup
        let isSelected = setup.selection != nil && setup.selection != old.selection
        let selected = setup.selection ?? selection
        change { menu in
            var updates: [RingMenu.Update] = []
            updates.append(menu.setEnabled(setup.isEnabled, time: time))
            menu.disabledItems = setup.disabledItems
            updates.append(menu.apply(setup.settings, time: time))
            if let isOpen = setup.isOpen, isOpen != old.isOpen {
                updates.append(menu.setOpen(isOpen, time: time))
            }
            let isNew = setup.ids != old.ids
            if isNew { takeItems(setup) }
            let index = selected.flatMap { indices[$0] }
            let ring = setup.ring(in: bounds, itemSize: itemSize)
            if isNew {
                updates.append(
                    menu.update(
                        ring: ring,
                        itemSize: Point2D(itemSize),
                        bounds: Rect2D(bounds),
                        selection: index,
                        time: time
                    )
                )
            } else {
                updates.append(
                    menu.update(
                        ring: ring,
                        itemSize: Point2D(itemSize),
                        bounds: Rect2D(bounds),
                        time: time
                    )
                )
                if isSelected { updates.append(menu.select(index, time: time)) }
            }
            return updates
        }
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
        let zone: TouchZone

        init(_ menu: RingMenu) {
            (pointed, selection) = (menu.pointed, menu.selection)
            (isOpen, takesInput, isTurnable) = (menu.isOpen, menu.isEnabled, menu.isTurnable)
            zone = menu.zone
        }
    }

    /// Follows what the app has changed its bindings to, so that it is not overwritten.
    private func adopt() {
        guard let link, let setup else { return }
        let isOther = link.selection.map { .some($0.wrappedValue) != setup.selection } ?? false
        if isOther || (link.isOpen.map { $0.wrappedValue != setup.isOpen } ?? false) { follow() }
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

// MARK: - What the app hears

extension MenuController {
    private func tell(_ updates: [RingMenu.Update]) {
        guard let link else { return }
        let felt = updates.reduce(0) { $0 + $1.feedback }
        if felt > 0, link.playsFeedback {
            feltItems += felt
            feedback.beat()
        }
        if updates.contains(where: \.selectionChanged) { writeSelection() }
        if updates.contains(where: \.openChanged) { writeOpen() }
        outbox.tell(updates.flatMap(messages)) { message in
            switch message {
            case .activate(let id): self.link?.onActivate(id)
            case .event(let event): self.link?.onEvent(event)
            }
        }
    }

    private func messages(of update: RingMenu.Update) -> [Message] {
        var messages = update.wheel.events.map { Message.event(.turn($0)) }
        if update.pointedChanged { messages.append(.event(.pointed(pointed))) }
        if update.selectionChanged { messages.append(.event(.selected(selection))) }
        if let id = id(update.activated) { messages += [.activate(id), .event(.activated(id))] }
        if update.openChanged { messages.append(.event(menu.isOpen ? .opened : .closed)) }
        return messages
    }

    /// Gives the app the selection, and follows what it makes of it.
    func writeSelection() {
        guard let binding = link?.selection else { return }
        let value = selection
        if binding.wrappedValue != value { binding.wrappedValue = value }
        setup?.selection = .some(value)
        if binding.wrappedValue != value { follow() }
    }

    /// Gives the app what is open, and follows what it makes of it.
    private func writeOpen() {
        guard let binding = link?.isOpen else { return }
        let value = menu.isOpen
        if binding.wrappedValue != value { binding.wrappedValue = value }
        setup?.isOpen = value
        if binding.wrappedValue != value { follow() }
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
