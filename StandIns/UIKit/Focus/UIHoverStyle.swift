/// A shape for an effect.
@available(iOS 17, visionOS 1, *)
@available(tvOS, unavailable)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct UIShape: Sendable {
    /// Which one, for tests.
    public let standInName: String
    /// The box of the view.
    public static var rect: UIShape { UIShape(standInName: "rect") }
    /// A box with round ends.
    public static var capsule: UIShape { UIShape(standInName: "capsule") }
    /// A circle in the middle.
    public static var circle: UIShape { UIShape(standInName: "circle") }
}

/// What shows that somebody looks at a view, or points at it; stored.
@available(iOS 17, visionOS 1, *)
@available(tvOS, unavailable)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor open class UIHoverStyle: NSObject {
    /// The shape of the effect; none leaves it to the system.
    open var shape: UIShape?
    /// Makes an automatic effect of a shape.
    public init(shape: UIShape? = nil) {
        self.shape = shape
        super.init()
    }
}
