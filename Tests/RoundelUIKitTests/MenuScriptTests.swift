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
        expectNoFault(2_000, steps: 1...6, make: MenuScript.init)
    }
}
