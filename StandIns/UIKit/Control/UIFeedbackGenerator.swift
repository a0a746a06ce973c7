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
@MainActor open class UIFeedbackGenerator: NSObject {
    /// Makes a generator.
    public override init() { super.init() }
    /// Makes a generator for a view; from iOS 17.5.
    public convenience init(view: UIView) { self.init() }
    /// Wakes the hardware.
    open func prepare() { StandInHaptics.events.append(.prepared) }
}

/// The tick of a selection that changes.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Ticks.
    open func selectionChanged() { StandInHaptics.events.append(.selectionChanged) }
    /// Ticks at a place; from iOS 17.5.
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// The bump of things that meet.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How heavy the things are.
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
    /// Makes a generator of a style.
    public convenience init(style: FeedbackStyle) { self.init() }
    /// Bumps.
    open func impactOccurred() { impactOccurred(intensity: 1) }
    /// Bumps, from 0 to 1.
    open func impactOccurred(intensity: CGFloat) {
        StandInHaptics.events.append(.impact(intensity: intensity))
    }
}
