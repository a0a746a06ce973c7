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
        let (x, width) = (location(in: nil).x, view?.window?.bounds.width ?? 0)
        let isAtLeft = edges.contains(.left) && x <= Self.reach
        let isAtRight = edges.contains(.right) && x >= width - Self.reach
        if !isAtLeft, !isAtRight { state = .failed }
    }
}
