#if canImport(SwiftUI)
import SwiftUI

@testable import RoundelSwiftUI

extension TurnClock {
    /// A clock with the time of a host, whose gestures have the uptime of the device.
    init(
        now: @escaping @MainActor () -> Double,
        later: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void = { TurnClock.wait($0) }
    ) {
        self.init(now: now, uptime: { now() + StandInHost.uptimeAdvance }, later: later)
    }
}
#endif
