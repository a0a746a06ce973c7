import RoundelTestSupport
import StandInTestSupport
import Testing
import UIKit

/// Random input and random changes, in every callback too, with what must hold in each of them.
@MainActor @Suite(.standIn) struct CallbackAttackTests {
    @Test func `an app may change a menu at random from every callback`() {
        expectNoFault(150, make: MenuAttack.init)
    }

    @Test func `an app may change a wheel at random from every callback`() {
        expectNoFault(50, make: WheelAttack.init)
    }

    @Test func `an app may change a radial menu at random from its callbacks and actions`() {
        expectNoFault(300, make: RadialMenuAttack.init)
    }

    @Test func `an app may change a dial at random at every event`() {
        expectNoFault(65, make: DialAttack.init)
    }

    private func expectNoFault(_ count: Int, test: String = #function, make: (Seeded) -> Attack) {
        let (events, fault) = Attack.run(count, test: test) { random in
            StandIn.reset()
            StandInClock.framesPerSecond = 15
            return make(random)
        }
        #expect(fault == nil)
        #expect(events > 200)
    }
}
