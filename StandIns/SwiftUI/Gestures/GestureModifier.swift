/// Which gestures of a view count.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct GestureMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes a mask from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The one that is being added.
    public static let gesture = GestureMask(rawValue: 1)
    /// Those of the views inside.
    public static let subviews = GestureMask(rawValue: 2)
    /// All.
    public static let all: GestureMask = [.gesture, .subviews]
}

/// How a gesture stands to those of the views inside.
public enum StandInGestureRank: Hashable, Sendable {
    /// Theirs come first.
    case normal
    /// It comes first.
    case high
    /// Both get the touch.
    case simultaneous
}

/// Puts a gesture on a view.
public nonisolated struct StandInGesture: ViewModifier, PrimitiveModifier {
    /// How it stands to others.
    public let rank: StandInGestureRank
    /// How far a finger has to move.
    @MainActor public var distance: CGFloat { (gesture as? any DragReceiver)?.distance ?? 0 }

    /// Whether it counts.
    public let mask: GestureMask

    let gesture: any Gesture
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension View {
    /// Adds a gesture behind those of the views inside.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
    {
        modifier(StandInGesture(rank: .normal, mask: mask, gesture: gesture))
    }

    /// Adds a gesture before those of the views inside.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T,
        including mask: GestureMask = .all
    ) -> some View {
        modifier(StandInGesture(rank: .high, mask: mask, gesture: gesture))
    }

    /// Adds a gesture beside those of the views inside.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T,
        including mask: GestureMask = .all
    ) -> some View {
        modifier(StandInGesture(rank: .simultaneous, mask: mask, gesture: gesture))
    }
}
