public import Testing
import UIKit

/// Runs each test of a suite after a reset of the stand-ins, and no other such test at the same
/// time.
///
/// The process has one clock, one screen and one set of user settings, and tests of other suites
/// can run between the initialiser of a suite and the body of its test.
public struct StandInTrait: SuiteTrait, TestTrait, TestScoping {
    /// The trait applies to every test of a suite.
    public var isRecursive: Bool { true }

    /// Runs a test when no other test uses the stand-ins.
    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        try await StandIn.exclusively(function)
    }
}

extension Trait where Self == StandInTrait {
    /// Runs each test after a reset of the stand-ins, and no other such test at the same time.
    public static var standIn: StandInTrait { StandInTrait() }
}
