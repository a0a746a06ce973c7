#if canImport(SwiftUI)

/// Delivers events one after another, also when the handler of one event causes more.
///
/// With Reduce Motion a turn takes place at once, and an app that begins the next one at the end of each
/// would never get control back. The events that follow from a hundred other calls are therefore delivered
/// when other tasks had their turn. Those of one call stay together, as many as a long turn may have.
@MainActor final class EventQueue<Event> {
    /// The events of each call.
    private var calls: [[Event]] = []
    private var isDelivering = false
    /// Whether the rest of the events follows later.
    private var deliversLater = false

    /// The number of calls that follow from one another at once.
    private static var greatestDelivery: Int { 100 }

    nonisolated init() {}

    /// Appends events, and delivers all that are queued unless a delivery is already in progress.
    ///
    /// - Parameters:
    ///   - more: The events.
    ///   - prepare: Called before the delivery. Events that it causes follow these.
    ///   - handler: Called with each event.
    func deliver(
        _ more: [Event],
        after prepare: () -> Void,
        to handler: @escaping @MainActor (Event) -> Void
    ) {
        if !more.isEmpty { calls.append(more) }
        guard !isDelivering, !deliversLater else { return prepare() }
        isDelivering = true
        prepare()
        deliver(to: handler)
    }

    private func deliver(to handler: @escaping @MainActor (Event) -> Void) {
        (isDelivering, deliversLater) = (true, false)
        var index = 0
        while index < calls.count, index < Self.greatestDelivery {
            for event in calls[index] { handler(event) }
            index += 1
        }
        calls.removeFirst(index)
        (isDelivering, deliversLater) = (false, !calls.isEmpty)
        if deliversLater { Task { self.deliver(to: handler) } }
    }
}
#endif
