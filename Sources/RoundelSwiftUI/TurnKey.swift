#if canImport(SwiftUI)
import SwiftUI

/// A key that a view which turns listens to.
///
/// SwiftUI's own is missing on watchOS and, on older systems, cannot be compared.
enum TurnKey: CaseIterable {
    case right, up, left, down, choose, leave

    #if os(iOS) || os(visionOS) || os(Linux)
    /// SwiftUI's key.
    var equivalent: KeyEquivalent {
        switch self {
        case .right: .rightArrow
        case .up: .upArrow
        case .left: .leftArrow
        case .down: .downArrow
        case .choose: .return
        case .leave: .escape
        }
    }
    #endif
}
#endif
