#if canImport(SwiftUI)
import Roundel
import SwiftUI

// The stand-in for SwiftUI on Linux has the input of every system, so that each line is tested.

extension View {
    /// Makes the view focusable and passes it key presses.
    ///
    /// A key that the view does not use goes on to other views.
    ///
    /// iPadOS 17, visionOS and macOS 14 have all keys. macOS 13 has the arrow keys and Escape, tvOS
    /// the edges of the remote control and its Menu button. Before iPadOS 17, and on watchOS, there
    /// are none.
    ///
    /// - Parameters:
    ///   - isActive: Whether the view may have the focus.
    ///   - leave: The action of Escape, or `nil` if the view does not use it now. It matters on
    ///     systems where a view cannot pass on a key that it receives.
    ///   - press: Handles a key, and returns whether the view used it.
    @ViewBuilder func turnKeys<Key: TurnKey>(
        isActive: Bool,
        leave: (() -> Void)? = nil,
        press: @escaping @MainActor (Key) -> Bool
    ) -> some View {
        #if os(watchOS)
        self
        #elseif os(tvOS)
        focusable(isActive).turnCommands(isActive: isActive, leave: leave, press: press)
        #elseif os(macOS)
        if #available(macOS 14, *) {
            focusable(isActive).turnKeyPresses(isActive: isActive, press: press)
        } else {
            focusable(isActive).turnCommands(isActive: isActive, leave: leave, press: press)
        }
        #elseif os(Linux)
        focusable(isActive)
            .turnKeyPresses(isActive: isActive, press: press)
            .turnCommands(isActive: isActive, leave: leave, press: press)
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
    private func turnKeyPresses<Key: TurnKey>(
        isActive: Bool,
        press: @escaping @MainActor (Key) -> Bool
    ) -> some View {
        modifier(TurnKeyPresses(isActive: isActive, press: press))
    }
    #endif

    #if os(macOS) || os(tvOS) || os(Linux)
    /// Passes the view presses on the edges of a remote control, and the arrow keys of a Mac.
    private func turnCommands<Key: TurnKey>(
        isActive: Bool,
        leave: (() -> Void)?,
        press: @escaping @MainActor (Key) -> Bool
    ) -> some View {
        onMoveCommand(perform: isActive ? { _ = Key($0).map(press) } : nil).leaveCommand(leave)
    }
    #endif

    /// Runs an action for the centre button of a remote control, which taps the focused view.
    @ViewBuilder func selectCommand(perform action: @escaping () -> Void) -> some View {
        #if os(tvOS) || os(Linux)
        onTapGesture(perform: action)
        #else
        self
        #endif
    }

    /// Passes the view the Menu button of a remote control, and Escape on a Mac before macOS 14.
    @ViewBuilder func leaveCommand(_ leave: (() -> Void)?) -> some View {
        #if os(macOS) || os(tvOS) || os(Linux)
        onExitCommand(perform: leave)
        #else
        self
        #endif
    }
}

#if !os(watchOS) && !os(tvOS)
/// Passes a view key presses.
@available(iOS 17, macOS 14, visionOS 1, *)
private struct TurnKeyPresses<Key: TurnKey>: ViewModifier {
    let isActive: Bool
    let press: @MainActor (Key) -> Bool

    /// The key that was pressed last, if the view used it.
    @State private var used: Character?

    func body(content: Content) -> some View {
        content.onKeyPress(phases: [.down, .repeat]) { event in
            // Other keys that are held make it a command of the app. An arrow key counts as one of
            // the numeric pad.
            guard isActive, event.modifiers.isDisjoint(with: [.command, .control, .option]),
                let key = Key(event.key)
            else { return .ignored }
            // A key that is held stays with the view that used it.
            if event.phase == .repeat, !key.repeats {
                return event.key.character == used ? .handled : .ignored
            }
            let isUsed = press(key)
            used = isUsed ? event.key.character : nil
            return isUsed ? .handled : .ignored
        }
    }
}
#endif
#endif
