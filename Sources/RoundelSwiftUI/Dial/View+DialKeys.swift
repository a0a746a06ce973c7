#if canImport(SwiftUI)
import Roundel
import SwiftUI

// The stand-in for SwiftUI on Linux has the input of every system, so that each line is tested.

extension View {
    /// Makes the view focusable and passes it the key presses that change the value of a dial.
    ///
    /// A key that the dial does not use goes on to other views.
    ///
    /// iPadOS 17, visionOS and macOS 14 have the arrow keys, Page Up, Page Down, Home and End.
    /// macOS 13 has the arrow keys alone, and tvOS the left and right edges of the remote control;
    /// its upper and lower ones move the focus. Before iPadOS 17, and on watchOS, there are none.
    ///
    /// - Parameters:
    ///   - isActive: Whether the view may have the focus.
    ///   - press: Handles a key, and returns whether the dial accepted it.
    @ViewBuilder func dialKeys(
        isActive: Bool,
        press: @escaping @MainActor (Roundel.Dial.Key) -> Bool
    ) -> some View {
        #if os(watchOS)
        self
        #elseif os(tvOS)
        focusable(isActive).dialCommands(isActive: isActive, press: press)
        #elseif os(macOS)
        if #available(macOS 14, *) {
            focusable(isActive).dialKeyPresses(isActive: isActive, press: press)
        } else {
            focusable(isActive).dialCommands(isActive: isActive, press: press)
        }
        #elseif os(Linux)
        focusable(isActive)
            .dialKeyPresses(isActive: isActive, press: press)
            .dialCommands(isActive: isActive, press: press)
        #else
        if #available(iOS 17, visionOS 1, *) {
            focusable(isActive).dialKeyPresses(isActive: isActive, press: press)
        } else {
            self
        }
        #endif
    }

    #if !os(watchOS) && !os(tvOS)
    @available(iOS 17, macOS 14, visionOS 1, *)
    private func dialKeyPresses(
        isActive: Bool,
        press: @escaping @MainActor (Roundel.Dial.Key) -> Bool
    ) -> some View {
        onKeyPress(phases: [.down, .repeat]) { event in
            guard isActive, let key = Roundel.Dial.Key(event.key) else { return .ignored }
            return press(key) ? .handled : .ignored
        }
    }
    #endif

    #if os(macOS) || os(tvOS) || os(Linux)
    private func dialCommands(
        isActive: Bool,
        press: @escaping @MainActor (Roundel.Dial.Key) -> Bool
    ) -> some View {
        #if os(tvOS)
        let isRemote = true
        #else
        let isRemote = false
        #endif
        return onMoveCommand(
            perform: isActive ? { _ = Roundel.Dial.Key($0, ofRemote: isRemote).map(press) } : nil
        )
    }
    #endif

    /// Runs an action for the centre button of a remote control, which taps the focused view.
    @ViewBuilder func dialSelect(perform action: @escaping () -> Void) -> some View {
        #if os(tvOS) || os(Linux)
        onTapGesture(perform: action)
        #else
        self
        #endif
    }
}

extension Roundel.Dial.Key {
    #if !os(watchOS) && !os(tvOS)
    /// Converts a key of SwiftUI; `nil` for a key without a meaning here.
    fileprivate init?(_ key: KeyEquivalent) {
        switch key.character {
        case KeyEquivalent.rightArrow.character: self = .right
        case KeyEquivalent.upArrow.character: self = .up
        case KeyEquivalent.leftArrow.character: self = .left
        case KeyEquivalent.downArrow.character: self = .down
        case KeyEquivalent.pageUp.character: self = .pageUp
        case KeyEquivalent.pageDown.character: self = .pageDown
        case KeyEquivalent.home.character: self = .home
        case KeyEquivalent.end.character: self = .end
        default: return nil
        }
    }
    #endif

    #if os(macOS) || os(tvOS) || os(Linux)
    /// Converts a direction of SwiftUI; `nil` for one that is not known, and for one in which a
    /// remote control moves the focus.
    init?(_ direction: MoveCommandDirection, ofRemote isRemote: Bool) {
        switch direction {
        case .up where isRemote, .down where isRemote: return nil
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
