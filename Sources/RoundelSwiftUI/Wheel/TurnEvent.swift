#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// An event of a turnable view.
public enum TurnEvent: Hashable, Sendable {
    /// A drag or a scroll began, or the crown took hold of the view.
    case began
    /// The view turned by an angle, clockwise if positive: by a drag, a scroll, the crown, inertia, a
    /// key, accessibility or a command.
    case turned(by: SwiftUI.Angle)
    /// The view reached the detent with this index, in a turn that is reported.
    case passed(detent: Int)
    /// The finger was lifted, or a scroll or the crown ended. The view may coast.
    case released
    /// The system cancelled the drag or the scroll. The view does not coast.
    case cancelled
    /// The view came to rest after it had turned.
    case cameToRest
}

extension Wheel.Update {
    /// The events of one update, in order.
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
