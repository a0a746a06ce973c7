/// The settings and notifications of assistive technology.
@available(iOS 2, tvOS 9, watchOS 2, visionOS 1, *)
public enum UIAccessibility {
    /// The notifications to assistive technologies.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The raw value, which differs from Apple's.
        public var rawValue: UInt32
        /// Makes a notification by number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// A part of the screen changed; the argument gets the focus or is spoken.
        public nonisolated static let layoutChanged = Notification(rawValue: 1001)
        /// All of the screen changed.
        public nonisolated static let screenChanged = Notification(rawValue: 1000)
        /// The argument is spoken.
        @available(iOS 4, tvOS 9, watchOS 2, visionOS 1, *)
        public nonisolated static let announcement = Notification(rawValue: 1008)
    }

    /// Whether Reduce Motion is on.
    @available(iOS 8, tvOS 9, visionOS 1, *)
    @available(watchOS, unavailable)
    @MainActor public static var isReduceMotionEnabled: Bool { StandInAccessibility.isReduceMotionEnabled }
    /// Whether VoiceOver runs.
    @available(iOS 4, tvOS 9, visionOS 1, *)
    @available(watchOS, unavailable)
    @MainActor public static var isVoiceOverRunning: Bool { StandInAccessibility.isVoiceOverRunning }
    /// Posts a notification to assistive technologies.
    @available(watchOS, unavailable)
    @MainActor public static func post(notification: Notification, argument: Any?) {
        StandInAccessibility.posts.append(.init(notification: notification, argument: argument))
    }
    /// A rectangle of a view in screen coordinates; a window of the stand-in fills its screen.
    @available(iOS 7, tvOS 9, visionOS 1, *)
    @available(watchOS, unavailable)
    @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: nil)
    }
    /// Sent after ``isReduceMotionEnabled`` changed.
    @available(iOS 8, tvOS 9, visionOS 1, *)
    @available(watchOS, unavailable)
    public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification"
    )
    /// Sent when an assistive technology goes to an element.
    @available(iOS 9, tvOS 9, watchOS 2, visionOS 1, *)
    public nonisolated static let elementFocusedNotification = NSNotification.Name(
        "UIAccessibilityElementFocusedNotification"
    )
    /// The key of that element.
    @available(iOS 9, tvOS 9, watchOS 2, visionOS 1, *)
    public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// Sent after ``isVoiceOverRunning`` changed.
    @available(iOS 11, tvOS 11, visionOS 1, *)
    @available(watchOS, unavailable)
    public nonisolated static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification"
    )
}

/// The user's settings, which tests can change, and the posted notifications.
@MainActor public enum StandInAccessibility {
    /// A call of `UIAccessibility.post`.
    public struct Post {
        /// The notification.
        public var notification: UIAccessibility.Notification
        /// The argument.
        public var argument: Any?
    }

    /// All calls up to now.
    public static var posts: [Post] = []
    /// The setting; a change posts the same notification as on a device.
    public static var isReduceMotionEnabled = false {
        didSet {
            announce(
                UIAccessibility.reduceMotionStatusDidChangeNotification,
                oldValue != isReduceMotionEnabled
            )
        }
    }
    /// The setting; a change posts the same notification as on a device.
    public static var isVoiceOverRunning = false {
        didSet {
            announce(UIAccessibility.voiceOverStatusDidChangeNotification, oldValue != isVoiceOverRunning)
        }
    }

    private static func announce(_ name: NSNotification.Name, _ changed: Bool) {
        if changed { NotificationCenter.default.post(name: name, object: nil) }
    }

    static func reset() { (posts, isReduceMotionEnabled, isVoiceOverRunning) = ([], false, false) }
}
