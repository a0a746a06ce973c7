#if canImport(SwiftUI)

/// Delivers events one after another, also when the handler of one event causes more.
@MainActor final class EventQueue<Event> {
    private var events: [Event] = []
    private var isDelivering = false

    nonisolated init() {}

    /// Appends events, and delivers all that are queued unless a delivery is already in progress.
    func deliver(_ more: [Event], to handler: (Event) -> Void) {
        events += more
        guard !isDelivering else { return }
        isDelivering = true
        defer { isDelivering = false }
        while !events.isEmpty { handler(events.removeFirst()) }
    }
}
#endif
