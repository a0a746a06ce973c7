#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// The rotations at which a view that is turned may rest, the same ones in every turn.
///
/// Each has an index, from 0 on, by which ``TurnEvent/passed(detent:)`` tells of it.
public struct TurnDetents: Hashable, Sendable {
    let detents: Detents?

    /// Evenly spaced detents.
    ///
    /// - Parameters:
    ///   - count: How many there are in a turn; less than 1 counts as 1, more than a million as a million.
    ///   - origin: The rotation of the detent with index 0; not finite counts as zero.
    public static func count(_ count: Int, origin: SwiftUI.Angle = .zero) -> TurnDetents {
        TurnDetents(detents: Detents(count: count, origin: Roundel.Angle(origin)))
    }

    /// A detent at each of these rotations; its index is the place in the list.
    ///
    /// Whole turns do not matter, and a rotation that is not finite counts as zero. An empty list is no detents.
    public static func at(_ rotations: [SwiftUI.Angle]) -> TurnDetents {
        TurnDetents(detents: Detents(at: rotations.map { Roundel.Angle($0) }))
    }
}
#endif
