import Foundation

enum Environment {
    private static func value(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }

    /// The seed of random tests, if they are told: a number, or `random` for a new one in every run.
    static var seed: UInt64? {
        value("ROUNDEL_SEED").flatMap { $0 == "random" ? .random(in: 1...UInt64.max) : UInt64($0) }
    }

    /// Whether goldens are written anew: `ROUNDEL_RECORD_GOLDENS=1`.
    static var recordsGoldens: Bool { value("ROUNDEL_RECORD_GOLDENS") == "1" }

    /// How many scripts random tests run, if they are told: thousands take minutes in a debug build.
    static var scripts: Int? { value("ROUNDEL_SCRIPTS").flatMap { Int($0) } }
}
