#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import Testing

@testable import RoundelSwiftUI

@MainActor @Suite struct CircularMenuRandomTests {
    @Test func `after random input in random order a menu agrees with the core's menu`() {
        var random = Seeded()
        for number in 0..<Seeded.scripts(40) {
            let script = MenuScript(&random)
            for step in 0..<Int.random(in: 2...12, using: &random) {
                script.step(&random)
                guard let fault = script.fault else { continue }
                Issue.record("script \(number), step \(step): kinds \(script.trace): \(fault)")
                return
            }
            guard script.end() else {
                let trace = "script \(number): kinds \(script.trace)"
                Issue.record("\(trace): something is left running: \(script.report)")
                return
            }
        }
    }
}
#endif
