#if canImport(SwiftUI)
import Roundel
import SwiftUI

// The stand-in for SwiftUI on Linux has the input of every system, so that each line is tested.

extension View {
    /// Makes the view focusable and passes it key presses.
    ///
    /// A key that the view does not use goes on to other views.
    ///
    /// iPadOS 17, visionOS and macOS 14 have the arrow keys, Return and Escape. macOS 13 has the
    /// arrow keys and Escape, tvOS the edges of the remote control and its Menu button. Before
    /// iPadOS 17, and on watchOS, there are none.
    ///
    /// - Parameters:
    ///   - isActive: Whether the view may have the focus.
    ///   - leaves: Whether the view uses Escape now. It matters on systems where a view cannot pass
    ///     on a key that it receives.
    ///   - press: Handles a key, and returns whether the view used it.
    @ViewBuilder func turnKeys(
        isActive: Bool,
        leaves: Bool = false,
        press: @escaping @MainActor (RingMenu.Key) -> Bool
    ) -> some View {
        #if os(watchOS)
        self
        #elseif os(tvOS)
        focusable(isActive).turnCommands(isActive: isActive, leaves: leaves, press: press)
        #elseif os(macOS)
        if #available(macOS 14, *) {
            focusable(isActive).turnKeyPresses(isActive: isActive, press: press)
        } else {
            focusable(isActive).turnCommands(isActive: isActive, leaves: leaves, press: press)
        }
        #elseif os(Linux)
        focusable(isActive)
            .turnKeyPresses(isActive: isActive, press: press)
            .turnCommands(isActive: isActive, leaves: leaves, press: press)
        #else
        if #available(iOS 17, visionOS 1, *) {
            focusable(isActive).turnKeyPresses(isActive: isActive, press: press)
        } else {
            self
        }
        #endif
    }

    #if !os(watchOS) && !os(tvOS)
    @available(iOS 17, macOS 14, visionOS 1, *)
    private func turnKeyPresses(
        isActive: Bool,
        press: @escaping @MainActor (RingMenu.Key) -> Bool
    ) -> some View {
        onKeyPress(phases: [.down, .repeat]) { event in
            guard isActive, let key = RingMenu.Key(event.key) else { return .ignored }
            // A key that is held down repeats steps, but not an activation or a dismissal.
            if event.phase == .repeat, key == .choose || key == .leave { return .handled }
            return press(key) ? .handled : .ignored
        }
    }
    #endif

    #if os(macOS) || os(tvOS) || os(Linux)
    /// Passes the view presses on the edges of a remote control, and the arrow keys of a Mac.
    private func turnCommands(
        isActive: Bool,
        leaves: Bool,
        press: @escaping @MainActor (RingMenu.Key) -> Bool
    ) -> some View {
        onMoveCommand(perform: isActive ? { _ = RingMenu.Key($0).map(press) } : nil)
            .leaveCommand(leaves: isActive && leaves, press: press)
    }
    #endif

    /// Passes the view the Menu button of a remote control, and Escape on a Mac before macOS 14.
    @ViewBuilder func leaveCommand(
        leaves: Bool,
        press: @escaping @MainActor (RingMenu.Key) -> Bool
    ) -> some View {
        #if os(macOS) || os(tvOS) || os(Linux)
        onExitCommand(perform: leaves ? { _ = press(.leave) } : nil)
        #else
        self
        #endif
    }
}

extension RingMenu.Key {
    #if !os(watchOS) && !os(tvOS)
    /// Converts a key of SwiftUI; `nil` for a key without a meaning here.
    fileprivate init?(_ key: KeyEquivalent) {
        switch key.character {
        case KeyEquivalent.rightArrow.character: self = .right
        case KeyEquivalent.upArrow.character: self = .up
        case KeyEquivalent.leftArrow.character: self = .left
        case KeyEquivalent.downArrow.character: self = .down
        case KeyEquivalent.return.character: self = .choose
        case KeyEquivalent.escape.character: self = .leave
        default: return nil
        }
    }
    #endif

    #if os(macOS) || os(tvOS) || os(Linux)
    /// Converts a direction of SwiftUI; `nil` for one that is not known.
    fileprivate init?(_ direction: MoveCommandDirection) {
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
#endif
