/// Modifier keys.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes flags from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Option.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Command.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// A key by its place, as the USB tables number it.
public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardReturnOrEnter = 40, keyboardEscape = 41, keyboardTab = 43, keyboardSpacebar = 44
    case keyboardHome = 74, keyboardPageUp = 75, keyboardEnd = 77, keyboardPageDown = 78
    case keyboardRightArrow = 79, keyboardLeftArrow = 80, keyboardDownArrow = 81, keyboardUpArrow = 82
}

/// A key that is down.
@MainActor open class UIKey: NSObject {
    /// Its place.
    public let keyCode: UIKeyboardHIDUsage
    /// What it types.
    public let characters: String
    /// What it types without modifiers.
    public var charactersIgnoringModifiers: String { characters }
    /// The modifiers that are down.
    public let modifierFlags: UIKeyModifierFlags

    init(_ keyCode: UIKeyboardHIDUsage, _ characters: String, _ modifierFlags: UIKeyModifierFlags) {
        (self.keyCode, self.characters, self.modifierFlags) = (keyCode, characters, modifierFlags)
        super.init()
    }
}

/// A press of a key.
@MainActor open class UIPress: NSObject {
    /// What the key did.
    public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
    /// What it did last.
    public internal(set) var phase: Phase = .began
    /// When, on the clock.
    public let timestamp: TimeInterval = CACurrentMediaTime()
    /// The key.
    public let key: UIKey?

    init(key: UIKey) {
        self.key = key
        super.init()
    }
}

/// An event of presses.
open class UIPressesEvent: UIEvent {
    /// Every key that is down.
    public internal(set) var allPresses: Set<UIPress> = []
}
