import Foundation
public import Testing

/// Leaves a processor to the other tests while tests compute for seconds.
///
/// All tests share a few threads, one for each processor; those of the main actor as well, before and
/// after their bodies. Without the trait, tests that occupy these threads come first, and all tests of
/// the main actor after them, one at a time.
public struct LongTrait: SuiteTrait, TestTrait, TestScoping {
    /// The trait applies to every test of a suite.
    public var isRecursive: Bool { true }

    /// Runs a test when a place for a long test is free.
    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        await Places.shared.take()
        do {
            try await function()
        } catch {
            await Places.shared.leave()
            throw error
        }
        await Places.shared.leave()
    }

    /// The places for long tests: one fewer than there are processors, or with `ROUNDEL_FUZZ`, when no
    /// test of the main actor runs, as many.
    private actor Places {
        static let shared = Places()
        private var free = max(
            ProcessInfo.processInfo.activeProcessorCount - (Environment.fuzz == nil ? 1 : 0),
            1
        )
        private var waiting: [CheckedContinuation<Void, Never>] = []

        func take() async {
            guard free == 0 else { return free -= 1 }
            await withCheckedContinuation { waiting.append($0) }
        }

        func leave() {
            guard !waiting.isEmpty else { return free += 1 }
            waiting.removeFirst().resume()
        }
    }
}

extension Trait where Self == LongTrait {
    /// Leaves a processor to the other tests while tests compute for seconds.
    public static var long: LongTrait { LongTrait() }
}
