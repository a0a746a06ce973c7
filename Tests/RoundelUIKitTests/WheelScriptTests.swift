import RoundelTestSupport
import StandInTestSupport
import Testing

/// Random scripts of all kinds of input and changes, from random initial states, compared with a
/// wheel of the core.
@MainActor @Suite(.standIn) struct WheelScriptTests {
    @Test func `random scripts of a wheel agree with the core and leave nothing running`() {
        expectNoFault(2_000, steps: 1...10, make: WheelScript.init)
    }
}
