/// Modifier keys.
@available(iOS 7, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Makes flags from a raw value.
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

/// A key code, as in the USB usage tables.
@available(iOS 13.4, tvOS 13.4, visionOS 1, *)
@available(watchOS, unavailable)
public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardA = 4
    case keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ
    case keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS
    case keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ
    case keyboard1 = 30
    case keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9, keyboard0
    case keyboardReturnOrEnter = 40, keyboardEscape = 41, keyboardTab = 43, keyboardSpacebar = 44
    case keyboardHome = 74, keyboardPageUp = 75, keyboardEnd = 77, keyboardPageDown = 78
    case keyboardRightArrow = 79, keyboardLeftArrow = 80, keyboardDownArrow = 81, keyboardUpArrow = 82
}

/// A key that is down.
@available(iOS 13.4, tvOS 13.4, visionOS 1, *)
@available(watchOS, unavailable)
@MainActor open class UIKey: NSObject {
    /// The key code.
    open internal(set) var keyCode: UIKeyboardHIDUsage
    /// The characters.
    open internal(set) var characters: String
    /// The characters without modifiers.
    open var charactersIgnoringModifiers: String { characters }
    /// The modifiers that are down.
    open internal(set) var modifierFlags: UIKeyModifierFlags

    init(_ keyCode: UIKeyboardHIDUsage, _ characters: String, _ modifierFlags: UIKeyModifierFlags) {
        (self.keyCode, self.characters, self.modifierFlags) = (keyCode, characters, modifierFlags)
        super.init()
    }
}

/// A press of a key.
@available(iOS 9, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
open class UIPress: NSObject {
    /// The phase of a press.
    public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
    /// A button of a remote.
    @available(iOS 9, tvOS 9, visionOS 1, *)
    public enum PressType: Int, Sendable {
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    }
    /// The type of button.
    open internal(set) var type: PressType
    /// The phase.
    open internal(set) var phase: Phase = .began
    /// The time on the manual clock, in seconds.
    open internal(set) var timestamp: TimeInterval = CACurrentMediaTime()
    /// The key.
    @available(iOS 13.4, tvOS 13.4, visionOS 1, *)
    open internal(set) var key: UIKey?

    /// Apple does not document the type of a press of a keyboard key.
    ///
    /// Here it is one that no button of a remote has.
    init(key: UIKey) {
        (self.key, type) = (key, .playPause)
        super.init()
    }

    init(type: PressType) {
        self.type = type
        super.init()
    }
}

/// An event of presses.
@available(iOS 9, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
open class UIPressesEvent: UIEvent {
    /// All keys that are down.
    open internal(set) var allPresses: Set<UIPress> = []
}
