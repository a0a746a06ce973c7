/// A key of the keyboard.
@available(iOS 14, macOS 11, tvOS 17, visionOS 1, *)
@available(watchOS, unavailable)
public struct KeyEquivalent: Sendable {
    /// The character of the key.
    public var character: Character
    /// Makes a key from its character.
    public init(_ character: Character) { self.character = character }
    /// The arrow up.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The arrow down.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The arrow to the left.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The arrow to the right.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// Home.
    public static let home = KeyEquivalent("\u{F729}")
    /// End.
    public static let end = KeyEquivalent("\u{F72B}")
    /// Page Up.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// Page Down.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// Escape.
    public static let escape = KeyEquivalent("\u{1B}")
    /// Return.
    public static let `return` = KeyEquivalent("\r")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// Tab.
    public static let tab = KeyEquivalent("\t")
}

@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
@available(watchOS, unavailable)
extension KeyEquivalent: Hashable {}

/// Keys that are held while another one is pressed.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@frozen public struct EventModifiers: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Makes a set from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Shift.
    public static let shift = EventModifiers(rawValue: 2)
    /// Control.
    public static let control = EventModifiers(rawValue: 4)
    /// Option.
    public static let option = EventModifiers(rawValue: 8)
    /// Command.
    public static let command = EventModifiers(rawValue: 16)
    /// A key of the numeric pad, or an arrow key.
    public static let numericPad = EventModifiers(rawValue: 32)
}

/// A key press.
@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
@available(watchOS, unavailable)
public struct KeyPress: Sendable {
    /// The phase of the press.
    public let phase: Phases
    /// The key.
    public let key: KeyEquivalent
    /// The modifier keys that are held.
    public let modifiers: EventModifiers

    /// Whether the view handled the key.
    public enum Result: Hashable, Sendable {
        /// It handled the key.
        case handled
        /// It did not handle the key.
        case ignored
    }

    /// The phases of a press.
    public struct Phases: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: Int
        /// Makes phases from a raw value.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The key goes down.
        public static let down = Phases(rawValue: 1)
        /// The key is held.
        public static let `repeat` = Phases(rawValue: 2)
        /// The key is released.
        public static let up = Phases(rawValue: 4)
    }
}

/// A direction on the keyboard or a remote control.
@available(macOS 10.15, tvOS 13, *)
@available(iOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
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

/// The sensitivity of the Digital Crown.
@available(watchOS 6, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
    /// A long turn for each value.
    case low
    /// A medium turn for each value.
    case medium
    /// A short turn for each value.
    case high
}

/// An event of the Digital Crown.
@available(watchOS 9, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public struct DigitalCrownEvent: Sendable {
    /// The offset.
    public var offset: Double
    /// The velocity.
    public var velocity: Double
}

enum KeyAction {
    @available(watchOS, unavailable)
    case press(KeyPress.Phases, (KeyPress) -> KeyPress.Result)
    @available(iOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    case move(((MoveCommandDirection) -> Void)?)
    case exit((() -> Void)?)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    case crown(Binding<Double>, (DigitalCrownEvent) -> Void, () -> Void)
}

nonisolated struct KeyModifier: ViewModifier, PrimitiveModifier {
    let action: KeyAction
}

/// The arguments of a modifier that follows the Digital Crown within bounds.
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public struct StandInCrown: Equatable, Sendable {
    /// The minimum value.
    public let least: Double
    /// The maximum value.
    public let greatest: Double
    /// The step between values, from the minimum on; `nil` for any value.
    public let stride: Double?
    /// The sensitivity.
    public let sensitivity: DigitalCrownRotationalSensitivity
    /// Whether the values wrap around.
    public let isContinuous: Bool
    /// Whether the system gives haptic feedback.
    public let isHapticFeedbackEnabled: Bool

    /// The value for an offset of the crown.
    func value(at offset: Double) -> Double {
        let steps = stride.map { least + ((offset - least) / $0).rounded() * $0 } ?? offset
        let (value, length) = (least.isFinite ? steps : offset, greatest - least)
        guard isContinuous, length > 0, length.isFinite else { return max(least, min(value, greatest)) }
        return value - ((value - least) / length).rounded(.down) * length
    }
}

// The stand-in has the API of all of Apple's systems; each comment names them.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension View {
    /// Runs an action when a key is pressed, which returns whether it handled the key; not on
    /// watchOS.
    @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
    @available(watchOS, unavailable)
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyModifier(action: .press(phases, action)))
    }

    /// Runs an action when an arrow key is pressed, or the edge of a remote control: macOS and
    /// tvOS.
    @available(macOS 10.15, tvOS 13, *)
    @available(iOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    nonisolated public func onMoveCommand(
        perform action: ((MoveCommandDirection) -> Void)?
    ) -> some View {
        modifier(KeyModifier(action: .move(action)))
    }

    /// Runs an action when Escape is pressed, or Menu on a remote control: macOS and tvOS.
    @available(macOS 10.15, tvOS 13, *)
    @available(iOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
        modifier(KeyModifier(action: .exit(action)))
    }

    /// Follows the Digital Crown, without bounds: watchOS.
    @available(watchOS 9, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>,
        onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
        onIdle: @escaping () -> Void = {}
    ) -> some View {
        modifier(KeyModifier(action: .crown(binding.standInNumber { $0 }, onChange, onIdle)))
    }

    /// Follows the Digital Crown between bounds: watchOS.
    @available(watchOS 9, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>,
        from minValue: V,
        through maxValue: V,
        sensitivity: DigitalCrownRotationalSensitivity = .high,
        isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true,
        onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
        onIdle: @escaping () -> Void = {}
    ) -> some View {
        let crown = StandInCrown(
            least: Double(minValue),
            greatest: Double(maxValue),
            stride: nil,
            sensitivity: sensitivity,
            isContinuous: isContinuous,
            isHapticFeedbackEnabled: isHapticFeedbackEnabled
        )
        return crowned(crown, binding, onChange, onIdle)
    }

    /// Follows the Digital Crown between bounds, in steps: watchOS.
    @available(watchOS 9, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
        detent: Binding<V>,
        from minValue: V,
        through maxValue: V,
        by stride: V.Stride,
        sensitivity: DigitalCrownRotationalSensitivity = .high,
        isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true,
        onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
        onIdle: @escaping () -> Void = {}
    ) -> some View where V.Stride: BinaryFloatingPoint {
        let crown = StandInCrown(
            least: Double(minValue),
            greatest: Double(maxValue),
            stride: Double(stride),
            sensitivity: sensitivity,
            isContinuous: isContinuous,
            isHapticFeedbackEnabled: isHapticFeedbackEnabled
        )
        return crowned(crown, detent, onChange, onIdle)
    }

    // Assumption: the event has the offset of the crown itself, without the bounds of the value.
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    nonisolated private func crowned<V: BinaryFloatingPoint>(
        _ crown: StandInCrown,
        _ binding: Binding<V>,
        _ onChange: @escaping (DigitalCrownEvent) -> Void,
        _ onIdle: @escaping () -> Void
    ) -> some View {
        let number = binding.standInNumber(crown.value(at:))
        return modifier(KeyModifier(action: .crown(number, onChange, onIdle)))
            .recorded("digitalCrownRotation", crown)
    }
}

extension Binding where Value: BinaryFloatingPoint {
    fileprivate func standInNumber(_ value: @escaping (Double) -> Double) -> Binding<Double> {
        Binding<Double>(unchecked: { Double(wrappedValue) }, { wrappedValue = Value(value($0)) })
    }
}
