/// What UIKit adds to every `NSObject`.
///
/// The members are declared in a class, because Swift without the Objective-C runtime cannot
/// override members of extensions.
@available(iOS 2, tvOS 9, visionOS 1, *)
@MainActor open class StandInAccessibleObject: NSObject {
    /// Makes an object.
    public override init() { super.init() }
    /// Called after Interface Builder made the object, in Interface Builder only.
    @available(iOS 8, tvOS 9, visionOS 1, *)
    open func prepareForInterfaceBuilder() {}
    /// Called after the object was loaded from an archive.
    open func awakeFromNib() {}
    /// Whether the object is an accessibility element.
    open var isAccessibilityElement = false
    /// Its title.
    open var accessibilityLabel: String? {
        get { attributedLabel?.string }
        set { attributedLabel = newValue.map { NSAttributedString(string: $0) } }
    }
    /// Its title with attributes, such as those of speech; it and ``accessibilityLabel`` are one
    /// property.
    @available(iOS 11, tvOS 11, visionOS 1, *)
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { attributedLabel }
        set { attributedLabel = newValue }
    }
    private var attributedLabel: NSAttributedString?
    /// Its value.
    open var accessibilityValue: String?
    /// Its hint.
    open var accessibilityHint: String? {
        get { attributedHint?.string }
        set { attributedHint = newValue.map { NSAttributedString(string: $0) } }
    }
    /// Its hint with attributes; it and ``accessibilityHint`` are one property.
    @available(iOS 11, tvOS 11, visionOS 1, *)
    open var accessibilityAttributedHint: NSAttributedString? {
        get { attributedHint }
        set { attributedHint = newValue }
    }
    private var attributedHint: NSAttributedString?
    /// The language in which it is spoken.
    @available(iOS 4, tvOS 9, visionOS 1, *)
    open var accessibilityLanguage: String?
    /// The names that a user may say or type for it; its title counts if there are none.
    @available(iOS 13, tvOS 13, visionOS 1, *)
    open var accessibilityUserInputLabels: [String]! {
        get { userInputLabels }
        set { userInputLabels = newValue ?? [] }
    }
    private var userInputLabels: [String] = []
    #if !canImport(ObjectiveC)
    /// An identifier for user interface tests.
    ///
    /// On Apple's systems only views and accessibility elements have it. Here both are of this
    /// class for tests.
    open var accessibilityIdentifier: String?
    #endif
    /// Its traits.
    open var accessibilityTraits: UIAccessibilityTraits = .none
    /// Its frame, in screen coordinates.
    open var accessibilityFrame: CGRect = .zero
    /// The point that a double tap activates, in screen coordinates: the middle, unless it is set.
    @available(iOS 5, tvOS 9, visionOS 1, *)
    open var accessibilityActivationPoint: CGPoint {
        get {
            let view = self as? UIView
            let frame = view.map { UIAccessibility.convertToScreenCoordinates($0.bounds, in: $0) }
            let (x, y) = ((frame ?? accessibilityFrame).midX, (frame ?? accessibilityFrame).midY)
            return activationPoint ?? CGPoint(x: x, y: y)
        }
        set { activationPoint = newValue }
    }
    private var activationPoint: CGPoint?
    /// The elements inside, in order.
    @available(iOS 8, tvOS 9, visionOS 1, *)
    open var accessibilityElements: [Any]?
    /// Whether the elements inside are hidden.
    @available(iOS 5, tvOS 9, visionOS 1, *)
    open var accessibilityElementsHidden = false
    /// Whether the elements beside it are hidden.
    @available(iOS 5, tvOS 9, visionOS 1, *)
    open var accessibilityViewIsModal = false
    /// Whether the elements inside are grouped.
    @available(iOS 6, tvOS 9, visionOS 1, *)
    open var shouldGroupAccessibilityChildren = false
    /// The custom actions.
    @available(iOS 8, tvOS 9, visionOS 1, *)
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    /// The options for direct touch.
    @available(iOS 17, tvOS 17, visionOS 1, *)
    open var accessibilityDirectTouchOptions: UIAccessibility.DirectTouchOptions = []
    /// The type of container.
    @available(iOS 11, tvOS 11, visionOS 1, *)
    open var accessibilityContainerType: UIAccessibilityContainerType = .none
    /// The number of elements inside.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// The element at an index.
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    /// A double tap; `false` passes it on as a touch at the activation point.
    @available(iOS 7, tvOS 9, visionOS 1, *)
    open func accessibilityActivate() -> Bool { false }
    /// One step up.
    @available(iOS 4, tvOS 9, visionOS 1, *)
    open func accessibilityIncrement() {}
    /// One step down.
    @available(iOS 4, tvOS 9, visionOS 1, *)
    open func accessibilityDecrement() {}
    /// The two-finger Z gesture, which closes something.
    @available(iOS 5, tvOS 9, visionOS 1, *)
    open func accessibilityPerformEscape() -> Bool { false }
    /// The two-finger double tap.
    @available(iOS 6, tvOS 9, visionOS 1, *)
    open func accessibilityPerformMagicTap() -> Bool { false }
}
