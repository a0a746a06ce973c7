extension UIControl {
    /// What happened to a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes events from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A finger went down.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// It went down again soon after.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// It moved inside.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// It moved outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// It came in.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// It went out.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// It was lifted inside.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// It was lifted outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// It was taken away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The value changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// What the control is for was done.
        @available(iOS 9, tvOS 9, visionOS 1, *)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// Editing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// Editing changed something.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// How a control stands.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes states from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Nothing special.
        public static let normal: State = []
        /// A finger is on it.
        public static let highlighted = State(rawValue: 1 << 0)
        /// It takes no touches.
        public static let disabled = State(rawValue: 1 << 1)
        /// It is selected.
        public static let selected = State(rawValue: 1 << 2)
    }
}
