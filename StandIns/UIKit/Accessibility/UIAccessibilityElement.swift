/// A custom action.
@available(iOS 8, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
@MainActor open class UIAccessibilityCustomAction: NSObject {
    /// Runs the action; `true` if it was handled.
    public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool
    /// Its title.
    open var name: String
    /// Its image.
    open var image: UIImage?
    /// Its hint.
    @available(iOS 13, tvOS 13, visionOS 1, *)
    open var actionHandler: Handler?

    /// Makes an action.
    @available(iOS 13, tvOS 13, visionOS 1, *)
    public init(name: String, actionHandler: @escaping Handler) {
        (self.name, self.actionHandler) = (name, actionHandler)
        super.init()
    }
    /// Makes an action with an image.
    @available(iOS 14, tvOS 14, visionOS 1, *)
    public init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
        (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
        super.init()
    }
}

/// An element without a view.
@available(iOS 3, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    /// Makes an element of a container.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
        isAccessibilityElement = true
    }
    /// Its container.
    open weak var accessibilityContainer: AnyObject?
    #if canImport(ObjectiveC)
    /// An identifier for user interface tests.
    @available(iOS 5, tvOS 9, visionOS 1, *)
    open var accessibilityIdentifier: String?
    #endif
    /// Its frame in its container.
    @available(iOS 10, tvOS 10, visionOS 1, *)
    open var accessibilityFrameInContainerSpace: CGRect = .zero {
        didSet {
            guard let view = accessibilityContainer as? UIView else { return }
            accessibilityFrame = view.convert(accessibilityFrameInContainerSpace, to: nil)
        }
    }
    /// The container, if it responds.
    open override var next: UIResponder? { accessibilityContainer as? UIResponder }
}
