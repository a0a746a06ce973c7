#if canImport(SwiftUI)

/// Delivers events one after another, also when the handler of one event causes more.
@MainActor final class EventQueue<Event> {
    private var events: [Event] = []
    private var isDelivering = false

    nonisolated init() {}

    /// Appends events, and delivers all that are queued unless a delivery is already in progress.
    ///
    /// - Parameters:
    ///   - more: The events.
    ///   - prepare: Called before the delivery. Events that it causes follow these.
    ///   - handler: Called with each event.
    func deliver(_ more: [Event], after prepare: () -> Void, to handler: (Event) -> Void) {
        events += more
        guard !isDelivering else { return prepare() }
        isDelivering = true
        prepare()
        var index = 0
        while index < events.count {
            handler(events[index])
            index += 1
        }
        events = []
        isDelivering = false
    }
}
#endif
