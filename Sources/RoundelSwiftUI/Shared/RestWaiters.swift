#if canImport(SwiftUI)

/// The tasks that wait until a view comes to rest.
@MainActor final class RestWaiters {
    private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    private var last = 0

    nonisolated init() {}

    /// Returns when ``resumeAll()`` is called or the task is cancelled.
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

    /// Resumes every waiting task.
    func resumeAll() {
        let all = waiting.values
        waiting = [:]
        for continuation in all { continuation.resume() }
    }
}
#endif
