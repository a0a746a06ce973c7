#if canImport(SwiftUI)
import SwiftUI

#if canImport(Combine)
import Combine
#endif

/// Something that changes and that small views watch, so that nothing around them is evaluated again.
@MainActor final class Pulse: ObservableObject {
    nonisolated init() {}

    /// Lets those who watch be evaluated again.
    func beat() { objectWillChange.send() }
}

/// Keeps an object for a view, which is not evaluated again when the object changes.
@MainActor final class Kept<Object: AnyObject & Sendable>: ObservableObject {
    let object: Object

    nonisolated init(_ object: Object) { self.object = object }
}

/// Those who wait until something rests.
@MainActor final class RestWaiters {
    private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    private var last = 0

    nonisolated init() {}

    /// Returns when ``letGo()`` is called, or the task is cancelled.
    func wait() async {
        last += 1
        let number = last
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if Task.isCancelled { continuation.resume() } else { waiting[number] = continuation }
            }
        } onCancel: {
            Task { @MainActor in self.waiting.removeValue(forKey: number)?.resume() }
        }
    }

    /// Lets all go on.
    func letGo() {
        let all = waiting.values
        waiting = [:]
        for continuation in all { continuation.resume() }
    }
}

/// Tells one thing after another, also when one of them leads to more.
@MainActor final class Outbox<Message> {
    private var messages: [Message] = []
    private var isTelling = false

    nonisolated init() {}

    func tell(_ more: [Message], _ tell: (Message) -> Void) {
        messages += more
        guard !isTelling else { return }
        isTelling = true
        defer { isTelling = false }
        while !messages.isEmpty { tell(messages.removeFirst()) }
    }
}
#endif
