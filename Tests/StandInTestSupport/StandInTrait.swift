public import Testing
import UIKit

/// Gives each test of a suite the stand-ins for itself, reset.
///
/// There is one clock, one screen and one user for the whole process, and tests of other suites run
/// between the initialiser of a suite and the body of its test.
public struct StandInTrait: SuiteTrait, TestTrait, TestScoping {
    /// Every test of a suite, one by one.
    public var isRecursive: Bool { true }

    /// Runs a test once no other one has the stand-ins.
    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        try await StandIn.exclusively(function)
    }
}

extension Trait where Self == StandInTrait {
    /// Gives each test the stand-ins for itself, reset.
    public static var standIn: StandInTrait { StandInTrait() }
}
