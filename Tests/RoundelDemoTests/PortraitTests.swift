import Foundation
import Testing

@testable import RoundelDemo

/// The texts of the profile.
@Suite struct PortraitTests {
    @Test(arguments: [-0.4, -0.0, 0, 0.4]) func `an angle that rounds to zero has no sign`(angle: Double) {
        #expect(Portrait.text(ofAngle: angle) == "0°")
    }
}
