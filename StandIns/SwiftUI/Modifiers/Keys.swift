/// A key of the keyboard.
///
/// That it can be compared and hashed is true from iOS 17 and macOS 14 on only, and so it is not here.
public struct KeyEquivalent: Sendable {
    /// What the key types.
    public var character: Character
    /// Makes a key by what it types.
    public init(_ character: Character) { self.character = character }
    /// The arrow up.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The arrow down.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The arrow to the left.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The arrow to the right.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// Escape.
    public static let escape = KeyEquivalent("\u{1B}")
    /// Return.
    public static let `return` = KeyEquivalent("\r")
}

/// A key that was pressed.
public struct KeyPress: Sendable {
    /// The key.
    public let key: KeyEquivalent

    /// Whether the key was for this view.
    public enum Result: Hashable, Sendable {
        /// It was.
        case handled
        /// It was not.
        case ignored
    }

    /// When in the course of a press an action runs.
    public struct Phases: OptionSet, Sendable {
        /// The bits.
        public let rawValue: Int
        /// Makes phases from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The key goes down.
        public static let down = Phases(rawValue: 1)
        /// The key is held.
        public static let `repeat` = Phases(rawValue: 2)
    }
}

/// A direction on the keyboard or a remote control.
public enum MoveCommandDirection: Hashable, Sendable {
    /// Up.
    case up
    /// Down.
    case down
    /// Left.
    case left
    /// Right.
    case right
}

/// The Digital Crown turned.
public struct DigitalCrownEvent: Sendable {
    /// How far.
    public var offset: Double
    /// How fast.
    public var velocity: Double
}

enum KeyAction {
    case press((KeyPress) -> KeyPress.Result)
    case move((MoveCommandDirection) -> Void)
    case exit(() -> Void)
    case crown(Binding<Double>, (DigitalCrownEvent) -> Void, () -> Void)
}

nonisolated struct KeyModifier: ViewModifier, PrimitiveModifier {
    let action: KeyAction
}

// The stand-in has what any of Apple's systems has: each line says which those are.
extension View {
    /// Runs an action when a key is pressed, which says whether it was for this view; not on watchOS.
    @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyModifier(action: .press(action)))
    }

    /// Runs an action when an arrow key is pressed, or the edge of a remote control: macOS and tvOS.
    nonisolated public func onMoveCommand(
        perform action: ((MoveCommandDirection) -> Void)?
    ) -> some View {
        modifier(KeyModifier(action: .move(action ?? { _ in })))
    }

    /// Runs an action when Escape is pressed, or Menu on a remote control: macOS and tvOS.
    nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
        modifier(KeyModifier(action: .exit(action ?? {})))
    }

    /// Follows the Digital Crown, without bounds: watchOS.
    nonisolated public func digitalCrownRotation(
        _ binding: Binding<Double>,
        onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
        onIdle: @escaping () -> Void = {}
    ) -> some View {
        modifier(KeyModifier(action: .crown(binding, onChange, onIdle)))
    }
}
