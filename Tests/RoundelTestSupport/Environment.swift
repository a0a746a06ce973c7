import Foundation

enum Environment {
    static var seed: UInt64? { ProcessInfo.processInfo.environment["ROUNDEL_SEED"].flatMap { UInt64($0) } }
    /// How many scripts random tests run, if they are told: thousands take minutes in a debug build.
    static var scripts: Int? {
        ProcessInfo.processInfo.environment["ROUNDEL_SCRIPTS"].flatMap { Int($0) }
    }
}
