#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Random input and random changes, in every event and setter of a binding too, with what must hold
/// in each of them.
@MainActor @Suite struct CallbackAttackTests {
    @Test func `an app may change a menu at random from every event and setter of a binding`() {
        var random = Seeded()
        var events = 0
        for number in 0..<Seeded.scripts(30) {
            let attack = MenuAttack(Seeded(seed: random.next()))
            for _ in 0..<random.integer(1...10) where attack.fault == nil { attack.step() }
            if attack.fault == nil { attack.end() }
            events += attack.events
            guard let fault = attack.fault else { continue }
            Issue.record("script \(number): \(fault), after \(attack.log.joined(separator: ", "))")
            return
        }
        print("\(events) callbacks of menus")
        #expect(events > 0)
    }

    @Test func `an app may change a wheel at random from every event and setter of a binding`() {
        var random = Seeded()
        var events = 0
        for number in 0..<Seeded.scripts(12) {
            let attack = DialAttack(Seeded(seed: random.next()))
            for _ in 0..<random.integer(1...10) where attack.fault == nil { attack.step() }
            if attack.fault == nil { attack.end() }
            events += attack.events
            guard let fault = attack.fault else { continue }
            Issue.record("script \(number): \(fault), after \(attack.log.joined(separator: ", "))")
            return
        }
        print("\(events) callbacks of wheels")
        #expect(events > 0)
    }
}
#endif
