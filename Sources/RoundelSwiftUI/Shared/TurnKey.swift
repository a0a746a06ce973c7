#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// A key that turns a wheel, a menu or a dial.
protocol TurnKey {
    static var left: Self { get }
    static var right: Self { get }
    static var up: Self { get }
    static var down: Self { get }

    /// Whether holding the key down repeats it.
    var repeats: Bool { get }

    #if !os(watchOS) && !os(tvOS)
    /// Converts a key of SwiftUI that is no arrow key; `nil` for a key without a meaning here.
    init?(other key: KeyEquivalent)
    #endif
}

extension TurnKey {
    #if !os(watchOS) && !os(tvOS)
    /// Converts a key of SwiftUI; `nil` for a key without a meaning here.
    init?(_ key: KeyEquivalent) {
        switch key.character {
        case KeyEquivalent.rightArrow.character: self = .right
        case KeyEquivalent.upArrow.character: self = .up
        case KeyEquivalent.leftArrow.character: self = .left
        case KeyEquivalent.downArrow.character: self = .down
        default: self.init(other: key)
        }
    }
    #endif

    #if os(macOS) || os(tvOS) || os(Linux)
    /// Converts a direction of SwiftUI; `nil` for one that is not known.
    init?(_ direction: MoveCommandDirection) {
        switch direction {
        case .up: self = .up
        case .down: self = .down
        case .left: self = .left
        case .right: self = .right
        @unknown default: return nil
        }
    }
    #endif
}

extension RingMenu.Key: TurnKey {
    /// A key that is held down repeats steps, but not an activation or a dismissal.
    var repeats: Bool { self != .choose && self != .leave }

    #if !os(watchOS) && !os(tvOS)
    init?(other key: KeyEquivalent) {
        switch key.character {
        case KeyEquivalent.return.character: self = .choose
        case KeyEquivalent.escape.character: self = .leave
        default: return nil
        }
    }
    #endif
}

extension Roundel.Dial.Key: TurnKey {
    var repeats: Bool { true }

    #if !os(watchOS) && !os(tvOS)
    init?(other key: KeyEquivalent) {
        switch key.character {
        case KeyEquivalent.pageUp.character: self = .pageUp
        case KeyEquivalent.pageDown.character: self = .pageDown
        case KeyEquivalent.home.character: self = .home
        case KeyEquivalent.end.character: self = .end
        default: return nil
        }
    }
    #endif
}
#endif
