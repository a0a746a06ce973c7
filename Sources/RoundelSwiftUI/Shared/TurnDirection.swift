#if canImport(SwiftUI)
import Roundel

/// Which way round a view goes to where it is sent.
public enum TurnDirection: Hashable, Sendable, CaseIterable {
    /// The shorter way, clockwise where both are equally long.
    case shortest
    /// Clockwise.
    case clockwise
    /// Counterclockwise.
    case counterclockwise
    /// To this very rotation, with all its turns.
    case direct

    /// The core's value.
    var core: Wheel.TurnDirection {
        switch self {
        case .shortest: .shortest
        case .clockwise: .clockwise
        case .counterclockwise: .counterclockwise
        case .direct: .direct
        }
    }
}
#endif
