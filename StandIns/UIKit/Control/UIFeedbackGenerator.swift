/// What feedback generators were told, for tests.
@MainActor public enum StandInHaptics {
    /// A call.
    public enum Event: Equatable, Sendable {
        case prepared
        case selectionChanged
        case impact(intensity: CGFloat)
    }
    /// Every call so far.
    public static var events: [Event] = []
}

/// Something felt.
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
    /// Wakes the hardware.
    open func prepare() { StandInHaptics.events.append(.prepared) }
}

/// The tick of a selection that changes.
@available(iOS 10, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Ticks.
    open func selectionChanged() { StandInHaptics.events.append(.selectionChanged) }
    /// Ticks at a place.
    @available(iOS 17.5, *)
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// The bump of things that meet.
@available(iOS 10, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How heavy the things are.
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy
        @available(iOS 13, *)
        case soft, rigid
    }
    /// Makes a generator.
    @available(iOS, introduced: 10, deprecated: 100000)
    public override init() { super.init() }
    /// Makes a generator of a style.
    @available(iOS, introduced: 10, deprecated: 100000)
    public init(style: FeedbackStyle) { super.init() }
    /// Bumps.
    open func impactOccurred() { impactOccurred(intensity: 1) }
    /// Bumps, from 0 to 1.
    @available(iOS 13, *)
    open func impactOccurred(intensity: CGFloat) {
        StandInHaptics.events.append(.impact(intensity: intensity))
    }
}
