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
    ///   - usesArrows: Whether the view uses arrow keys now. It matters on those systems too.
    ///   - leave: The action of Escape, or `nil` if the view does not use it now. It matters on
    ///     systems where a view cannot pass on a key that it receives.
    ///   - press: Handles a key, and returns whether the view used it.
    @ViewBuilder func turnKeys<Key: TurnKey>(
        isActive: Bool,
        usesArrows: Bool = true,
        leave: (() -> Void)? = nil,
        press: @escaping @MainActor (Key) -> Bool
    ) -> some View {
        let takesArrows = isActive && usesArrows
        #if os(watchOS)
        self
        #elseif os(tvOS)
        focusable(isActive).turnCommands(takesArrows: takesArrows, leave: leave, press: press)
        #elseif os(macOS)
        if #available(macOS 14, *) {
            turnKeyPresses(isActive: isActive, press: press)
        } else {
            focusable(isActive).turnCommands(takesArrows: takesArrows, leave: leave, press: press)
        }
        #elseif os(Linux)
        turnKeyPresses(isActive: isActive, press: press)
            .turnCommands(takesArrows: takesArrows, leave: leave, press: press)
        #else
        if #available(iOS 17, visionOS 1, *) {
            turnKeyPresses(isActive: isActive, press: press)
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
        takesArrows: Bool,
        leave: (() -> Void)?,
        press: @escaping @MainActor (Key) -> Bool
    ) -> some View {
        onMoveCommand(perform: takesArrows ? { _ = Key($0).map(press) } : nil).leaveCommand(leave)
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
/// Makes a view focusable, and passes it key presses.
@available(iOS 17, macOS 14, visionOS 1, *)
private struct TurnKeyPresses<Key: TurnKey>: ViewModifier {
    let isActive: Bool
    let press: @MainActor (Key) -> Bool

    /// The key that is held down, if it does not repeat and the view used it.
    @State private var held: Character?
    @FocusState private var isFocused: Bool

    func body(content: Content) -> some View {
        content
            // A key that is held stays with the view that used it, also if the view is not active
            // any more: Escape that closes a menu must not close the sheet around it as well.
            .focusable(isActive || held != nil)
            .focused($isFocused)
            .onKeyPress(phases: [.down, .repeat, .up]) { event in
                isUsed(event) ? .handled : .ignored
            }
            .onValueChange(of: isFocused) { if !$0 { held = nil } }
    }

    private func isUsed(_ event: KeyPress) -> Bool {
        let isHeld = event.key.character == held
        if event.phase == .up {
            if isHeld { held = nil }
            return isHeld
        }
        // The last one may have been lifted in another window.
        if event.phase == .down { held = nil }
        // Other keys that are held make it a command of the app. An arrow key counts as one of the
        // numeric pad.
        guard event.modifiers.isDisjoint(with: [.command, .control, .option]), let key = Key(event.key)
        else { return false }
        let repeats = key.repeats
        if event.phase == .repeat, !repeats { return isHeld }
        guard isActive else { return false }
        let isUsed = press(key)
        held = isUsed && !repeats ? event.key.character : nil
        return isUsed
    }
}
#endif
#endif
