/// The calls of feedback generators, for tests.
@MainActor public enum StandInHaptics {
    /// A call.
    public enum Event: Equatable, Sendable {
        case prepared
        case selectionChanged
        /// The style is the raw value of that of the generator; 1 is medium.
        case impact(intensity: CGFloat, style: Int = 1)
    }
    /// All calls up to now.
    public static var events: [Event] = []
}

/// A haptic feedback generator.
@available(iOS 10, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor open class UIFeedbackGenerator: NSObject {
    /// Makes a generator.
    @available(iOS, introduced: 10, deprecated: 100000)
    public override init() { super.init() }
    /// Makes a generator for a view.
    @available(iOS 17.5, *)
    public convenience init(view: UIView) { self.init() }
    /// Prepares the hardware.
    open func prepare() { StandInHaptics.events.append(.prepared) }
}

/// The feedback for a change of a selection.
@available(iOS 10, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Plays the feedback.
    open func selectionChanged() { StandInHaptics.events.append(.selectionChanged) }
    /// Plays the feedback at a point.
    @available(iOS 17.5, *)
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// The feedback of an impact.
@available(iOS 10, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The style of the impact.
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy
        @available(iOS 13, *)
        case soft, rigid
    }
    /// Makes a generator of a style.
    @available(iOS, introduced: 10, deprecated: 100000)
    public convenience init(style: FeedbackStyle) {
        self.init()
        self.style = style
    }
    /// Assumption: that of a generator without a style.
    private var style = FeedbackStyle.medium
    /// Plays the feedback.
    open func impactOccurred() { impactOccurred(intensity: 1) }
    /// Plays the feedback with an intensity from 0 to 1.
    @available(iOS 13, *)
    open func impactOccurred(intensity: CGFloat) {
        StandInHaptics.events.append(.impact(intensity: intensity, style: style.rawValue))
    }
}
