#if canImport(SwiftUI)
import RoundelTestSupport
import Testing

/// Random input and random changes, in every event and setter of a binding too, with what must hold
/// in each of them.
@MainActor @Suite struct CallbackAttackTests {
    @Test func `an app may change a menu at random from every event and setter of a binding`() {
        expectNoFault(30, make: MenuAttack.init)
    }

    @Test func `an app may change a wheel at random from every event and setter of a binding`() {
        expectNoFault(12, make: DialAttack.init)
    }

    @Test func `an app may change a radial menu at random from every callback`() {
        expectNoFault(40, make: RadialMenuAttack.init)
    }

    @Test func `an app may change a dial at random from every setter of a binding and edit`() {
        expectNoFault(40, make: ControlAttack.init)
    }

    private func expectNoFault(_ count: Int, test: String = #function, make: (Seeded) -> Attack) {
        let (events, fault) = Attack.run(count, test: test, make: make)
        #expect(fault == nil)
        #expect(events > 0)
    }
}
#endif
