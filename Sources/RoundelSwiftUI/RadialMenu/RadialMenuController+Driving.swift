#if canImport(SwiftUI)
import Roundel
import SwiftUI

extension RadialMenuController: FrameTarget, ViewDriver {
    var clock: TurnClock? { link?.clock }

    /// Connects a view, and returns how often views were connected.
    ///
    /// Titles and labels cannot be compared, so a menu that is shown is made again after each
    /// evaluation of its view.
    @discardableResult
    func connect(_ link: RadialMenuLink) -> Int {
        views.connect(link)
        guard self.link?.owner === link.owner else { return connections }
        connections += 1
        (contentFinger.controller, surfaceFinger.controller) = (self, self)
        return connections
    }

    func begin(wasAway: Bool) { follow() }

    func endInput(disappears: Bool) {
        dismissAtOnce()
        stage?.leave(self)
        (stage, applied, awaited) = (nil, nil, nil)
    }

    /// Closes the menu without a motion, because it can no longer be shown.
    func dismissAtOnce() {
        var settings = menu.settings
        settings.reducesMotion = true
        // The settings of the view are applied with its next event.
        applied = nil
        change { [$0.apply(settings, time: now), $0.dismiss(time: now)] }
        // The menu has let go of the fingers. If it did so now, it would close again what the app opens
        // when it is told.
        contentFinger.dragReset()
        surfaceFinger.dragReset()
    }

    /// Shows what the view's items have changed to.
    func showItems() {
        guard menu.fan != nil else { return }
        state.send()
        // The title and the scrim are not made again with the items.
        frames.send()
    }

    /// Applies what the app and the system have changed.
    func follow() {
        guard let link else { return }
        if stage != nil, stage !== link.stage { dismissAtOnce() }
        // The app may have opened the menu again when it was told, in the new container.
        if stage !== link.stage {
            stage?.leave(self)
            stage = link.stage
            link.stage.join(self)
        }
        let new = Applied(setup: link.setup, size: link.stage.size)
        guard new != applied else { return }
        let (old, bounds) = (applied, Rect2D(CGRect(origin: .zero, size: new.size)))
        if old?.size != new.size, menu.liesOutside(bounds) { dismissAtOnce() }
        applied = new
        apply(new, after: old, in: bounds)
    }

    private func apply(_ new: Applied, after old: Applied?, in bounds: Rect2D) {
        let (time, setup) = (pace.time(ofChange: now, for: menu), new.setup)
        change { menu in
            var updates = [menu.setEnabled(setup.isEnabled, time: time)]
            updates.append(menu.apply(setup.settings, time: time))
            guard old?.setup.items != setup.items || old?.setup.side != setup.side || old?.size != new.size
            else { return updates }
            let size = Point2D(repeating: setup.side)
            updates.append(menu.update(items: setup.items, itemSize: size, bounds: bounds, time: time))
            return updates
        }
    }

    /// Changes the menu and notifies the app of the result.
    @discardableResult
    func send(_ change: (inout PressMenu, Double) -> PressMenu.Update) -> PressMenu.Update {
        guard link != nil else { return PressMenu.Update() }
        follow()
        let time = now
        var result = PressMenu.Update()
        self.change { menu in
            result = change(&menu, time)
            return [result]
        }
        return result
    }

    /// The state that views observe apart from the frames.
    private struct State: Equatable {
        let isOpen, isEnabled, holdsContent: Bool
        let fan, submenuFan: Fan?
        let submenu, shownSubmenu: Int?

        init(_ menu: PressMenu) {
            (isOpen, isEnabled, holdsContent) = (menu.isOpen, menu.acceptsInput, menu.holdsContent)
            (fan, submenuFan) = (menu.fan, menu.submenuFan)
            (submenu, shownSubmenu) = (menu.submenu, menu.shownSubmenu)
        }
    }

    private func change(_ change: (inout PressMenu) -> [PressMenu.Update]) {
        let (old, wasMoving, wasShown) = (State(menu), isMoving, menu.fan != nil)
        var changed = menu
        let updates = change(&changed)
        menu = changed
        if wasShown || menu.fan != nil { frames.send() }
        if old != State(menu) { state.send() }
        if wasMoving != isMoving { motion.send() }
        if old.isOpen != menu.isOpen {
            noteOpening()
            objectWillChange.send()
        }
        // A finger that closed the menu is followed until it is lifted: it must not tap a view around.
        // A menu that goes because another one opens does not take the stage back.
        // One that opens and closes in one change is shown as it closes, unless another one is.
        let isNew = menu.isOpen ? !old.isOpen : !wasShown && menu.fan != nil && stage?.shown == nil
        let mayBeShown = stage?.shown === self || isNew
        stage?.show(self, mayBeShown && (menu.fan != nil || surfaceFinger.drag.isOn))
        notify(of: updates)
        // The app may have opened another menu when it was told.
        if old.isOpen, !isOpen { returnFocus() }
    }

    /// Plays feedback and tells the app.
    private func notify(of updates: [PressMenu.Update]) {
        guard let link else { return }
        for case let feedback? in updates.map(\.feedback) where link.behavior.playsFeedback {
            if feedback == .highlighted { ticks += 1 } else { impacts += 1 }
            self.feedback.send()
        }
        messages.deliver(
            updates.flatMap(told),
            after: {},
            to: { [weak self] message in
                switch message {
                case .choose(let action): action()
                case .openChange(let isOpen): self?.report(isOpen, to: link)
                }
            }
        )
    }

    /// Tells the app that the menu has opened or closed, unless it knows: the app may have closed the
    /// menu again when it was told of the end of another one, for which this one opened.
    ///
    /// The view that was told of the opening is told of the end, also if another one has the menu now.
    private func report(_ isOpen: Bool, to link: RadialMenuLink) {
        guard isOpen != (opener != nil) else { return }
        let told = opener.map { $0.owner === link.owner ? link : $0 } ?? link
        opener = isOpen ? link : nil
        told.onOpenChange(isOpen)
    }

    private func told(_ update: PressMenu.Update) -> [Message] {
        var messages: [Message] = []
        if let path = update.chosen, case .action(let action)? = link?.items[path]?.content {
            messages.append(.choose(action))
        }
        if update.openChanged { messages.append(.openChange(menu.isOpen)) }
        return messages
    }

    /// Whether the menu needs frames, for a motion or because a finger is held still.
    var isMoving: Bool { menu.isMoving || menu.nextDeadline != nil }

    func advance(to time: Double) {
        let paced = pace.time(ofFrame: time, for: menu)
        send { menu, _ in menu.advance(to: paced) }
    }

    /// The app has no value of a menu that opens, and it may wait for a finger.
    func endMotion() {}
}
#endif
