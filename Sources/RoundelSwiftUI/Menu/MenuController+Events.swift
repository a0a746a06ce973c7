#if canImport(SwiftUI)
import Roundel
import SwiftUI

// Reporting to the app: feedback, events and bindings.

extension MenuController {
    /// Notifies the app of the results of changes to the menu.
    func notify(of updates: [RingMenu.Update]) {
        guard let link else { return }
        let count = updates.reduce(0) { $0 + $1.feedback }
        if count > 0, link.playsFeedback {
            feedbackCount += count
            feedback.send()
        }
        if updates.contains(where: \.selectionChanged) { writeSelection() }
        if updates.contains(where: \.openChanged) { writeOpen() }
        eventQueue.deliver(updates.flatMap(messages)) { message in
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

    /// Writes the selection to the app's binding, and follows what the binding reads afterwards.
    func writeSelection() {
        guard let binding = link?.selection else { return }
        let value = selection
        pendingSelection = write(value, to: binding, after: pendingSelection)
        setup?.selection = .some(value)
        adoptLater()
    }

    /// Writes whether the menu is open to the app's binding, and follows what the binding reads
    /// afterwards.
    private func writeOpen() {
        guard let binding = link?.isOpen else { return }
        let value = menu.isOpen
        pendingOpen = write(value, to: binding, after: pendingOpen)
        setup?.isOpen = value
        adoptLater()
    }

    /// Writes a value to a binding, and returns the writes that it does not read back yet.
    private func write<Value>(
        _ value: Value,
        to binding: Binding<Value>,
        after pending: PendingWrites<Value>?
    ) -> PendingWrites<Value>? {
        let old = binding.wrappedValue
        if old != value || pending != nil { binding.wrappedValue = value }
        guard binding.wrappedValue != value || pending != nil else { return nil }
        return PendingWrites(value, old: old, after: pending)
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
