import Foundation

enum Environment {
    static var seed: UInt64? { ProcessInfo.processInfo.environment["ROUNDEL_SEED"].flatMap { UInt64($0) } }
}
