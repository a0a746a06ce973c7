#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// What happens to a view that is turned with a finger.
public enum TurnEvent: Hashable, Sendable {
    /// A finger took hold of it.
    case began
    /// It turned, clockwise if positive: by a finger, by inertia, by a key or by accessibility.
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
    /// Tells what one call did, in order.
    func forEachEvent(_ tell: (TurnEvent) -> Void) {
        if touch == .began { tell(.began) }
        if turned != .zero { tell(.turned(by: SwiftUI.Angle(turned))) }
        for index in passed { tell(.passed(detent: index)) }
        if touch == .ended(.lift) { tell(.released) }
        if touch == .ended(.cancel) { tell(.cancelled) }
        if cameToRest { tell(.cameToRest) }
    }
}
#endif
