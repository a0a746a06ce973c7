#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import Testing

@testable import RoundelSwiftUI

@MainActor @Suite struct DialRandomTests {
    @Test func `after random input in random order a dial agrees with the core's dial`() {
        var random = Seeded()
        for number in 0..<Seeded.scripts(60) {
            let script = ControlScript(&random)
            for step in 0..<random.integer(2...12) {
                script.step(&random)
                guard let fault = script.fault else { continue }
                Issue.record("script \(number), step \(step): kinds \(script.trace): \(fault)")
                return
            }
            guard script.end() else {
                Issue.record("script \(number): kinds \(script.trace): something is left running")
                return
            }
        }
    }
}
#endif
