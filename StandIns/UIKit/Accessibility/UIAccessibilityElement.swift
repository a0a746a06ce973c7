/// An action beside the usual ones.
@MainActor open class UIAccessibilityCustomAction: NSObject {
    /// Does the action; true where it was done.
    public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool
    /// What it is called.
    open var name: String
    /// A picture of it.
    open var image: UIImage?
    /// What it does.
    open var actionHandler: Handler?

    /// Makes an action.
    public init(name: String, actionHandler: Handler?) {
        (self.name, self.actionHandler) = (name, actionHandler)
        super.init()
    }
    /// Makes an action with a picture.
    public init(name: String, image: UIImage?, actionHandler: Handler?) {
        (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
        super.init()
    }
}

/// An element that is no view.
open class UIAccessibilityElement: UIResponder {
    /// Makes an element of a container.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
        isAccessibilityElement = true
    }
    /// What it belongs to.
    open weak var accessibilityContainer: AnyObject?
    /// Where it is, in its container.
    open var accessibilityFrameInContainerSpace: CGRect = .zero {
        didSet {
            guard let view = accessibilityContainer as? UIView else { return }
            accessibilityFrame = view.convert(accessibilityFrameInContainerSpace, to: nil)
        }
    }
    /// The container, if it responds.
    open override var next: UIResponder? { accessibilityContainer as? UIResponder }
}
