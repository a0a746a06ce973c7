/// The keyboard of a test.
@MainActor public final class StandInKeyboard {
    private let window: UIWindow
    /// Makes a keyboard for a window.
    public init(_ window: UIWindow) { self.window = window }

    private static let keyCodes: [String: UIKeyboardHIDUsage] = [
        UIKeyCommand.inputUpArrow: .keyboardUpArrow, UIKeyCommand.inputDownArrow: .keyboardDownArrow,
        UIKeyCommand.inputLeftArrow: .keyboardLeftArrow, UIKeyCommand.inputRightArrow: .keyboardRightArrow,
        UIKeyCommand.inputEscape: .keyboardEscape, "\r": .keyboardReturnOrEnter, " ": .keyboardSpacebar,
        "\t": .keyboardTab, UIKeyCommand.inputHome: .keyboardHome, UIKeyCommand.inputEnd: .keyboardEnd,
        UIKeyCommand.inputPageUp: .keyboardPageUp, UIKeyCommand.inputPageDown: .keyboardPageDown,
    ]

    /// The code of a letter from A to Z, or of a digit.
    private static func character(_ input: String) -> UIKeyboardHIDUsage? {
        guard let code = input.lowercased().unicodeScalars.first.map({ Int($0.value) }) else { return nil }
        return switch code {
        case 97...122: UIKeyboardHIDUsage(rawValue: code - 93)
        case 49...57: UIKeyboardHIDUsage(rawValue: code - 19)
        case 48: .keyboard0
        default: nil
        }
    }

    /// Presses and releases a key.
    ///
    /// The first command for it, from the first responder up, runs; otherwise presses are sent.
    ///
    /// UIKit also tries commands before presses, for keys that the system does not use. Returns
    /// `true` if a command ran.
    @discardableResult public func press(_ input: String, _ modifiers: UIKeyModifierFlags = []) -> Bool {
        let first = window.standInFirstResponder ?? window
        let chain = sequence(first: first, next: \.next)
        let commands = chain.lazy.compactMap(\.keyCommands).joined()
        let isMirrored = window.traitCollection.layoutDirection == .rightToLeft
        let command = commands.first { command in
            let mirrored = isMirrored && command.mirrors ? command.input.map(Self.mirrored) : command.input
            return mirrored == input && command.modifierFlags == modifiers
        }
        command?.perform()
        if command == nil, let keyCode = Self.keyCodes[input] ?? Self.character(input) {
            press(UIKey(keyCode, input, modifiers), first)
        }
        StandIn.commit()
        return command != nil
    }

    private static func mirrored(_ input: String) -> String {
        switch input {
        case UIKeyCommand.inputLeftArrow: UIKeyCommand.inputRightArrow
        case UIKeyCommand.inputRightArrow: UIKeyCommand.inputLeftArrow
        default: input
        }
    }

    private func press(_ key: UIKey, _ responder: UIResponder) {
        let (press, event) = (UIPress(key: key), UIPressesEvent())
        event.type = .presses
        event.allPresses = [press]
        responder.pressesBegan([press], with: event)
        press.phase = .ended
        responder.pressesEnded([press], with: event)
    }
}

/// The keyboard on the screen, for tests.
@available(tvOS, unavailable)
@MainActor public enum StandInScreenKeyboard {
    /// Moves the keyboard to a frame on the screen, and announces that as on a device.
    public static func move(to frame: CGRect) {
        NotificationCenter.default.post(
            name: UIResponder.keyboardWillChangeFrameNotification,
            object: nil,
            userInfo: [UIResponder.keyboardFrameEndUserInfoKey: frame]
        )
    }

    /// Moves the keyboard below the screen.
    public static func hide() { move(to: CGRect(x: 0, y: 5000, width: 390, height: 300)) }
}

@available(iOS 2, visionOS 1, *)
@available(tvOS, unavailable)
@available(macOS, unavailable)
@available(watchOS, unavailable)
extension UIResponder {
    /// Sent before the keyboard moves, appears or disappears.
    @available(iOS 5, visionOS 1, *)
    public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
        "UIKeyboardWillChangeFrameNotification"
    )
    /// The key of the frame that the keyboard will have on the screen.
    @available(iOS 3.2, visionOS 1, *)
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
}
