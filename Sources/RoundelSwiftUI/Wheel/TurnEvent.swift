#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// What happens to a view that is turned with a finger.
public enum TurnEvent: Hashable, Sendable {
    /// A finger took hold of it.
    case began
    /// It turned, clockwise if positive: by a finger, inertia, a key, accessibility, or an order of the app.
    case turned(by: SwiftUI.Angle)
    /// It reached the detent with this index; while it is dragged as well as when it coasts.
    case passed(detent: Int)
    /// The finger was lifted; it may coast.
    case released
    /// The system took the finger away; it does not coast.
    case cancelled
    /// It came to rest, having turned.
    case cameToRest
}

extension Wheel.Update {
    /// What one call did, in order.
    var events: [TurnEvent] {
        var events: [TurnEvent] = []
        if touch == .began { events.append(.began) }
        if turned != .zero { events.append(.turned(by: SwiftUI.Angle(turned))) }
        for index in passed { events.append(.passed(detent: index)) }
        if touch == .ended(.lift) { events.append(.released) }
        if touch == .ended(.cancel) { events.append(.cancelled) }
        if cameToRest { events.append(.cameToRest) }
        return events
    }
}
#endif
