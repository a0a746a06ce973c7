/// Which gestures of a view are enabled.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct GestureMask: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt32
    /// Makes a mask from a raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The gesture that is being added.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures of the views inside.
    public static let subviews = GestureMask(rawValue: 2)
    /// All.
    public static let all: GestureMask = [.gesture, .subviews]
}

/// The priority of a gesture over those of the views inside.
public enum StandInGestureRank: Hashable, Sendable {
    /// Their gestures have precedence.
    case normal
    /// The gesture has precedence.
    case high
    /// Both receive the touch.
    case simultaneous
}

/// Adds a gesture to a view.
public nonisolated struct StandInGesture: ViewModifier, PrimitiveModifier {
    /// Its priority over other gestures.
    public let rank: StandInGestureRank
    /// How far a finger has to move.
    @MainActor public var distance: CGFloat { (gesture as? any DragReceiver)?.distance ?? 0 }

    /// Whether it is enabled.
    public let mask: GestureMask

    let gesture: any Gesture
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension View {
    /// Adds a gesture with lower precedence than those of the views inside.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
    {
        modifier(StandInGesture(rank: .normal, mask: mask, gesture: gesture))
    }

    /// Adds a gesture with higher precedence than those of the views inside.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T,
        including mask: GestureMask = .all
    ) -> some View {
        modifier(StandInGesture(rank: .high, mask: mask, gesture: gesture))
    }

    /// Adds a gesture that is recognised simultaneously with those of the views inside.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T,
        including mask: GestureMask = .all
    ) -> some View {
        modifier(StandInGesture(rank: .simultaneous, mask: mask, gesture: gesture))
    }
}
