#if canImport(SwiftUI)
import Roundel
import SwiftUI

// The stand-in for SwiftUI, on Linux, has the input of every system, so that each line is tested.

extension View {
    /// Lets the view have the focus, and hands it the keys that the system has; a key that is not taken goes to others.
    ///
    /// iPadOS 17, visionOS and macOS 14 have arrows, Return and Escape; macOS 13 has arrows and Escape, and tvOS
    /// the edges of the remote control and Menu. Before iPadOS 17 there are none, and on watchOS there are no keys.
    ///
    /// - Parameters:
    ///   - isActive: Whether it may have the focus.
    ///   - leaves: Whether Escape means something now, where a key that is handed to a view cannot go to others.
    ///   - press: Takes a key, and says whether it was for this view.
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
            // A key that is held down goes on by items, and does not choose again and again.
            if event.phase == .repeat, key == .choose || key == .leave { return .handled }
            return press(key) ? .handled : .ignored
        }
    }
    #endif

    #if os(macOS) || os(tvOS) || os(Linux)
    /// Hands it the edges of a remote control, and the arrow keys of a Mac.
    private func turnCommands(
        isActive: Bool,
        leaves: Bool,
        press: @escaping @MainActor (RingMenu.Key) -> Bool
    ) -> some View {
        onMoveCommand(perform: isActive ? { _ = RingMenu.Key($0).map(press) } : nil)
            .leaveCommand(leaves: isActive && leaves, press: press)
    }
    #endif

    /// Hands the view Menu on a remote control, and Escape on a Mac before macOS 14.
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
    /// SwiftUI's key, if it means something.
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
    /// SwiftUI's direction, if it is known.
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
