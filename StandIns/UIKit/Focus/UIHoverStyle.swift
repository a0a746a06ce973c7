/// A shape for an effect.
@available(iOS 17, visionOS 1, *)
@available(tvOS, unavailable)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct UIShape: Sendable {
    /// The kind of shape, for tests.
    public let standInName: String
    /// The bounds of the view.
    public static var rect: UIShape { UIShape(standInName: "rect") }
    /// A rectangle with round ends.
    public static var capsule: UIShape { UIShape(standInName: "capsule") }
    /// A circle in the centre.
    public static var circle: UIShape { UIShape(standInName: "circle") }
}

/// An effect for eyes or a pointer on a view; stored.
@available(iOS 17, visionOS 1, *)
@available(tvOS, unavailable)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor open class UIHoverStyle: NSObject {
    /// The shape of the effect; `nil` leaves it to the system.
    open var shape: UIShape?
    /// Makes an automatic effect with a shape.
    public init(shape: UIShape? = nil) {
        self.shape = shape
        super.init()
    }
}
