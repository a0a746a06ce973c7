import Foundation
import Roundel
import RoundelTestSupport
import StandInTestSupport
import Testing
import UIKit

@testable import RoundelUIKit

/// Random input and random changes, in every callback too, with what must hold in each of them.
@MainActor @Suite(.standIn) struct CallbackAttackTests {
    @Test func `an app may change a menu at random from every callback`() {
        var random = Seeded()
        var events = 0
        for number in 0..<Seeded.scripts(150) {
            StandIn.reset()
            StandInClock.framesPerSecond = 15
            let attack = MenuAttack(Seeded(seed: random.next()))
            for _ in 0..<random.integer(1...10) where attack.fault == nil { attack.step() }
            if attack.fault == nil { attack.end() }
            events += attack.events
            guard let fault = attack.fault else { continue }
            Issue.record("script \(number): \(fault), after \(attack.log.joined(separator: ", "))")
            return
        }
        print("\(events) callbacks of menus")
        #expect(events > 200)
    }

    @Test func `an app may change a wheel at random from every callback`() {
        var random = Seeded()
        var events = 0
        for number in 0..<Seeded.scripts(50) {
            StandIn.reset()
            StandInClock.framesPerSecond = 15
            let attack = WheelAttack(Seeded(seed: random.next()))
            for _ in 0..<random.integer(1...10) where attack.fault == nil { attack.step() }
            if attack.fault == nil { attack.end() }
            events += attack.events
            guard let fault = attack.fault else { continue }
            Issue.record("script \(number): \(fault), after \(attack.log.joined(separator: ", "))")
            return
        }
        print("\(events) callbacks of wheels")
        #expect(events > 200)
    }
}
