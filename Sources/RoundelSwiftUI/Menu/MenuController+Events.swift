#if canImport(SwiftUI)
import Roundel
import SwiftUI

// Reporting to the app: feedback, events and bindings.

extension MenuController {
    /// Notifies the app of the results of changes to the menu.
    ///
    /// - Parameters:
    ///   - updates: The results, in order.
    ///   - selects: Whether what the menu selects is reported, and written to the app's binding.
    ///   - losesItem: Whether an item was selected that the app's new data do not have. The app's
    ///     binding keeps the item, which may come back.
    ///   - command: What is written to the app's binding in any case.
    func notify(
        of updates: [RingMenu.Update],
        selects: Bool,
        losesItem: Bool,
        publishing command: Command?
    ) {
        guard let link else { return }
        let count = updates.reduce(0) { $0 + $1.feedback }
        if count > 0, link.playsFeedback {
            feedbackCount += count
            feedback.send()
        }
        var told = updates.flatMap { messages(of: $0, selects: selects) }
        if losesItem { told.append(.event(.selected(nil))) }
        // Last, so that an app that is told of the rest knows the item there.
        if updates.contains(where: \.wheel.cameToRest) { told.append(.event(.turn(.cameToRest))) }
        deliver(told) {
            let isNew = selects && updates.contains { $0.selectionChanged }
            if isNew || command == .selection { writeSelection() }
            if command == .open || updates.contains(where: \.openChanged) { writeOpen() }
        }
    }

    /// Delivers messages after bindings were written, and follows the bindings if the app has
    /// changed them meanwhile.
    private func deliver(_ messages: [Message], after write: () -> Void) {
        eventQueue.deliver(messages, after: write) { [weak self] message in
            switch message {
            case .activate(let id): self?.link?.onActivate(id)
            case .event(let event): self?.link?.onEvent(event)
            }
        }
        // The view does not see a binding change that has the value of its last evaluation again.
        if !messages.isEmpty, isBehind { link?.clock.later { [weak self] in self?.adopt() } }
    }

    /// What an update reports, apart from the rest.
    private func messages(of update: RingMenu.Update, selects: Bool) -> [Message] {
        let turns = update.wheel.events.filter { $0 != .cameToRest }
        var messages = turns.map { Message.event(.turn($0)) }
        // New data may give an index to another item.
        if pointed != toldPointed {
            toldPointed = pointed
            messages.append(.event(.pointed(pointed)))
        }
        if selects, update.selectionChanged { messages.append(.event(.selected(selection))) }
        if let id = id(update.activated) { messages += [.activate(id), .event(.activated(id))] }
        if update.openChanged { messages.append(.event(menu.isOpen ? .opened : .closed)) }
        return messages
    }

    /// Writes the selection to the app's binding, and follows what the binding reads afterwards.
    private func writeSelection() {
        guard let binding = link?.selection else { return }
        setup?.selection = .some(selection)
        write(selection, to: binding, \.pendingSelection) { $0.selection }
    }

    /// Writes whether the menu is open to the app's binding, and follows what the binding reads
    /// afterwards.
    private func writeOpen() {
        guard let binding = link?.isOpen else { return }
        setup?.isOpen = menu.isOpen
        write(menu.isOpen, to: binding, \.pendingOpen) { $0.menu.isOpen }
    }

    /// Writes a value to a binding, records the write until the binding reads the value, and follows
    /// what the binding reads.
    ///
    /// The setter may call the controller, which must not take the value for the app's. If the value
    /// changes in such a call, that call has written the newer one.
    private func write<Value: Equatable>(
        _ value: Value,
        to binding: Binding<Value>,
        _ pending: ReferenceWritableKeyPath<MenuController, PendingWrites<Value>?>,
        current: (MenuController) -> Value
    ) {
        let (old, earlier) = (binding.wrappedValue, self[keyPath: pending])
        if isWritten(value, after: earlier, old: old, inSetter: runningSetters.contains(pending)) {
            self[keyPath: pending] = PendingWrites(value, old: old, after: earlier)
            let isOutermost = runningSetters.insert(pending).inserted
            binding.wrappedValue = value
            if isOutermost { runningSetters.remove(pending) }
            guard current(self) == value else { return }
            if earlier == nil, binding.wrappedValue == value { self[keyPath: pending] = nil }
            adoptLater()
        } else {
            // The delay for what is pending goes on.
            adopt()
        }
    }

    /// Whether a value is to be written to a binding, which reads an old one.
    ///
    /// A setter may select what it was given, or again what it has refused: it is not called for that.
    /// If it does so in a task, it is called once more, and not for ever.
    private func isWritten<Value: Equatable>(
        _ value: Value,
        after earlier: PendingWrites<Value>?,
        old: Value,
        inSetter: Bool
    ) -> Bool {
        guard let earlier else { return old != value }
        guard earlier.last == value else { return true }
        return old != value && !inSetter && !earlier.isRepeated
    }

    /// Follows a binding that does not read back what was written to it: now if it reads another
    /// value, and after a delay also if it still reads its old value.
    private func adoptLater() {
        adopt()
        guard pendingSelection != nil || pendingOpen != nil else { return }
        writes += 1
        link?.clock.later { [weak self, writes] in
            guard let self, writes == self.writes else { return }
            (pendingSelection, pendingOpen) = (nil, nil)
            adopt()
        }
    }
}
#endif
