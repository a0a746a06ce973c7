/// An event with touches or a scroll.
@available(iOS 2, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
@MainActor open class UIEvent: NSObject {
    /// The kind of an event.
    public enum EventType: Int, Sendable {
        case touches = 0
        @available(iOS 9, tvOS 9, visionOS 1, *)
        case presses = 3
        @available(iOS 13.4, tvOS 13.4, visionOS 1, *)
        case scroll = 10, hover, transform = 14
    }

    /// Buttons of a pointer.
    @available(iOS 13.4, visionOS 1, *)
    @available(tvOS, unavailable)
    public struct ButtonMask: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: Int
        /// Makes a mask from a raw value.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The button for a click.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The button for a context menu.
        public static let secondary = ButtonMask(rawValue: 1 << 1)
    }

    /// The kind.
    @available(iOS 3, tvOS 9, visionOS 1, *)
    open internal(set) var type: EventType = .touches
    /// All touches on the screen.
    open internal(set) var allTouches: Set<UITouch>?
    /// The time on the manual clock, in seconds.
    open internal(set) var timestamp: TimeInterval = 0
    /// The modifier keys that are down.
    @available(iOS 13.4, tvOS 13.4, visionOS 1, *)
    open internal(set) var modifierFlags: UIKeyModifierFlags = []
    var pressedButtons = 0
    /// The buttons of a pointer that are pressed.
    @available(iOS 13.4, visionOS 1, *)
    @available(tvOS, unavailable)
    open var buttonMask: ButtonMask { ButtonMask(rawValue: pressedButtons) }
    var coalesced: [UITouch: [UITouch]] = [:]

    nonisolated override init() { super.init() }

    /// The touches on a view.
    open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
    /// The samples since the last event; the last one equals the touch.
    @available(iOS 9, tvOS 9, visionOS 1, *)
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        allTouches?.contains(touch) == true ? coalesced[touch] ?? [touch.snapshot()] : nil
    }
    /// The predicted samples; none here.
    @available(iOS 9, tvOS 9, visionOS 1, *)
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}

/// A scroll with a mouse wheel, or with two fingers on a trackpad.
@available(tvOS, unavailable)
final class StandInScrollEvent: UIEvent {
    enum Step { case began, changed, ended, cancelled }
    let step: Step
    let scrollType: UIScrollType
    let point: CGPoint
    let translation: CGPoint
    weak var window: UIWindow?

    init(
        _ step: Step,
        _ scrollType: UIScrollType,
        in window: UIWindow,
        at point: CGPoint,
        translation: CGPoint
    ) {
        (self.step, self.scrollType, self.point, self.translation) = (step, scrollType, point, translation)
        self.window = window
        super.init()
        type = .scroll
    }
}
