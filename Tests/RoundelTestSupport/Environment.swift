import Foundation

enum Environment {
    private static func value(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }

    /// The seed for random tests, if `ROUNDEL_SEED` is set: a number, or `random` for a new one in
    /// each run.
    static var seed: UInt64? {
        value("ROUNDEL_SEED").flatMap { $0 == "random" ? .random(in: 1...UInt64.max) : UInt64($0) }
    }

    /// Whether goldens are recorded: `ROUNDEL_RECORD_GOLDENS=1`.
    static var recordsGoldens: Bool { value("ROUNDEL_RECORD_GOLDENS") == "1" }

    /// The number of cases for random tests, if `ROUNDEL_SCRIPTS` is set.
    ///
    /// Thousands take minutes in a debug build.
    static var scripts: Int? { value("ROUNDEL_SCRIPTS").flatMap { Int($0) } }

    /// The seconds for each test with random input, if `ROUNDEL_FUZZ` is set.
    static var fuzz: Double? { value("ROUNDEL_FUZZ").flatMap(Double.init) }
}
