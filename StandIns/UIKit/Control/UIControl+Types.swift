extension UIControl {
    /// Control events.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Makes events from a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A finger went down.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger went down repeatedly.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger moved inside.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger moved outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger entered.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger left.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A finger was lifted inside.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger was lifted outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// A touch was cancelled.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The value changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The primary action was triggered.
        @available(iOS 9, tvOS 9, visionOS 1, *)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// Editing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// Editing changed something.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// All events of editing.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// Editing ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The state of a control.
    public struct State: OptionSet, Hashable, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Makes states from a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Nothing special.
        public static let normal: State = []
        /// A finger is on it.
        public static let highlighted = State(rawValue: 1 << 0)
        /// It is disabled.
        public static let disabled = State(rawValue: 1 << 1)
        /// It is selected.
        public static let selected = State(rawValue: 1 << 2)
    }
}
