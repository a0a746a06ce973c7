#if canImport(SwiftUI)
import Roundel
import SwiftUI

// What the app hears, and what its bindings make of it.

extension MenuController {
    /// Tells the app what changes of the menu did.
    func tell(_ updates: [RingMenu.Update]) {
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
        unreadSelection = give(value, to: binding, after: unreadSelection)
        setup?.selection = .some(value)
        adoptLate()
    }

    /// Gives the app what is open, and follows what it makes of it.
    private func writeOpen() {
        guard let binding = link?.isOpen else { return }
        let value = menu.isOpen
        unreadOpen = give(value, to: binding, after: unreadOpen)
        setup?.isOpen = value
        adoptLate()
    }

    /// Gives a binding a value, and says what it does not read back.
    private func give<Value>(
        _ value: Value,
        to binding: Binding<Value>,
        after unread: Unread<Value>?
    ) -> Unread<Value>? {
        let old = binding.wrappedValue
        if old != value || unread != nil { binding.wrappedValue = value }
        guard binding.wrappedValue != value || unread != nil else { return nil }
        return Unread(value, old: old, after: unread)
    }

    /// Follows what a binding reads that does not read what it was given: now, if it reads something else, and later
    /// also if it keeps its old value.
    private func adoptLate() {
        adopt()
        guard unreadSelection != nil || unreadOpen != nil else { return }
        writes += 1
        link?.clock.later { [weak self, writes] in
            guard let self, writes == self.writes else { return }
            (unreadSelection, unreadOpen) = (nil, nil)
            adopt()
        }
    }
}
#endif
