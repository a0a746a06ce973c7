import Foundation
import Roundel
import RoundelTestSupport
import StandInTestSupport
import Testing
import UIKit

@testable import RoundelUIKit

/// Random scripts of all kinds of input and changes, from random initial states, compared with a
/// menu of the core.
@MainActor @Suite(.standIn) struct MenuScriptTests {
    @Test func `random scripts agree with the core and leave nothing running`() {
        var random = Seeded()
        for number in 0..<Seeded.scripts(2_000) {
            StandInClock.reset()
            StandInClock.framesPerSecond = number % 2 == 0 ? 15 : 30
            let script = MenuScript(&random)
            for step in 0..<random.integer(1...6) {
                script.doSomething(&random)
                if let fault = script.fault() {
                    Issue.record("script \(number), step \(step), after \(script.log): \(fault)")
                    return
                }
            }
            script.end()
            if let fault = script.fault() ?? script.restFault() {
                Issue.record("script \(number), at its end, after \(script.log): \(fault)")
                return
            }
        }
    }
}
