#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// The rotations at which a turnable view may rest.
///
/// They repeat in every turn.
///
/// Each detent has an index, counted from 0, which ``TurnEvent/passed(detent:)`` reports.
public struct TurnDetents: Hashable, Sendable {
    let detents: Detents?

    /// Returns evenly spaced detents.
    ///
    /// For a detent every 5°, pass a count of 72.
    ///
    /// - Parameters:
    ///   - count: The number of detents in a turn; less than 1 counts as 1, more than a million as
    ///     a million.
    ///   - origin: The rotation of the detent with index 0; a value that is not finite counts as
    ///     zero.
    public static func count(_ count: Int, origin: SwiftUI.Angle = .zero) -> TurnDetents {
        TurnDetents(detents: Detents(count: count, origin: Roundel.Angle(origin)))
    }

    /// Returns a detent at each of the given rotations, with its position in the list as its index.
    ///
    /// Whole turns are ignored, and a rotation that is not finite counts as zero. An empty list
    /// means no detents.
    public static func at(_ rotations: [SwiftUI.Angle]) -> TurnDetents {
        TurnDetents(detents: Detents(at: rotations.map { Roundel.Angle($0) }))
    }
}
#endif
