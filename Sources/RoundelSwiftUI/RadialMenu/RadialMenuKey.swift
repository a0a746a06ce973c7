#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// A key that a radial menu uses.
enum RadialMenuKey: Hashable, TurnKey {
    case left, right, up, down
    /// Return or the space bar.
    case choose
    /// Escape.
    case leave
    /// Any other character.
    case letter(Character)

    /// A key that is held down repeats steps alone.
    var repeats: Bool { [.left, .right, .up, .down].contains(self) }

    #if !os(watchOS) && !os(tvOS)
    init?(other key: KeyEquivalent) {
        switch key.character {
        case KeyEquivalent.return.character, KeyEquivalent.space.character: self = .choose
        case KeyEquivalent.escape.character: self = .leave
        case let letter where letter.isLetter || letter.isNumber: self = .letter(letter)
        default: return nil
        }
    }
    #endif

    /// The key of the core, or `nil` for a letter.
    var coreKey: RingMenu.Key? {
        switch self {
        case .left: .left
        case .right: .right
        case .up: .up
        case .down: .down
        case .choose: .choose
        case .leave: .leave
        case .letter: nil
        }
    }
}
#endif
