/// A key of the keyboard.
public struct KeyEquivalent: Hashable, Sendable {
    private let name: String
    /// The arrow up.
    public static let upArrow = KeyEquivalent(name: "up")
    /// The arrow down.
    public static let downArrow = KeyEquivalent(name: "down")
    /// The arrow to the left.
    public static let leftArrow = KeyEquivalent(name: "left")
    /// The arrow to the right.
    public static let rightArrow = KeyEquivalent(name: "right")
    /// Escape.
    public static let escape = KeyEquivalent(name: "escape")
    /// Return.
    public static let `return` = KeyEquivalent(name: "return")
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
    case press(Set<KeyEquivalent>, (KeyPress) -> KeyPress.Result)
    case move((MoveCommandDirection) -> Void)
    case exit(() -> Void)
    case crown(Binding<Double>, (DigitalCrownEvent) -> Void, () -> Void)
}

nonisolated struct KeyModifier: ViewModifier, PrimitiveModifier {
    let action: KeyAction
}

// The stand-in has what any of Apple's systems has: each line says which those are.
extension View {
    /// Runs an action when one of some keys is pressed; not on watchOS.
    @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>,
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyModifier(action: .press(keys, action)))
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
