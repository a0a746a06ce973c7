/// Edges of a rectangle.
@available(iOS 7, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
public struct UIRectEdge: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Makes edges from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left edge.
    public static let left = UIRectEdge(rawValue: 1 << 1)
    /// The right edge.
    public static let right = UIRectEdge(rawValue: 1 << 3)
}

/// A pan that begins at an edge of the screen.
@available(iOS 7, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The greatest distance from the edge.
    ///
    /// Apple does not document it; 20 points is an assumption.
    static let reach: CGFloat = 20

    /// The edges at which the pan may begin.
    open var edges: UIRectEdge = []

    /// Fails for a touch that is not at one of the edges.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if !isAtEdge { state = .failed }
    }
    /// Whether the touch is at one of the edges.
    var isAtEdge: Bool {
        let (x, width) = (location(in: nil).x, view?.window?.bounds.width ?? 0)
        let isAtLeft = edges.contains(.left) && x <= Self.reach
        let isAtRight = edges.contains(.right) && x >= width - Self.reach
        return isAtLeft || isAtRight
    }
}

/// The pan that goes back a page wherever it begins in the content.
///
/// Assumption: it is a subclass of that for edges, as on a device, and begins 30 points to the right.
@available(iOS 26, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
final class ContentPopPan: UIScreenEdgePanGestureRecognizer {
    private static let distance: CGFloat = 30

    override var isAtEdge: Bool { true }

    override func standInMayTryToBegin(after distance: CGFloat) -> Bool {
        let moved = translation(in: nil)
        return moved.x >= Self.distance && moved.x > abs(moved.y)
    }
}
