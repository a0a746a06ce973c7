/// What UIKit adds to every `NSObject`.
///
/// The members stand in a class, since Swift without the Objective-C runtime cannot override what an
/// extension declares.
@available(iOS 2, tvOS 9, visionOS 1, *)
@MainActor open class StandInAccessibleObject: NSObject {
    /// Makes an object.
    public override init() { super.init() }
    /// Called after Interface Builder made the object, in Interface Builder only.
    @available(iOS 8, tvOS 9, visionOS 1, *)
    open func prepareForInterfaceBuilder() {}
    /// Called after the object came out of an archive.
    open func awakeFromNib() {}
    /// Whether assistive technology meets the object itself.
    open var isAccessibilityElement = false
    /// What it is called.
    open var accessibilityLabel: String?
    /// What it stands at.
    open var accessibilityValue: String?
    /// What it does.
    open var accessibilityHint: String?
    #if !canImport(ObjectiveC)
    /// A name for tests of the user interface.
    ///
    /// On Apple's systems views and accessibility elements have it, not every object; here tests
    /// meet both as this class.
    open var accessibilityIdentifier: String?
    #endif
    /// What it behaves like.
    open var accessibilityTraits: UIAccessibilityTraits = .none
    /// Where it is, in screen coordinates.
    open var accessibilityFrame: CGRect = .zero
    /// Where a double tap lands, in screen coordinates.
    @available(iOS 5, tvOS 9, visionOS 1, *)
    open var accessibilityActivationPoint: CGPoint = .zero
    /// The elements inside, in their order.
    @available(iOS 8, tvOS 9, visionOS 1, *)
    open var accessibilityElements: [Any]?
    /// Whether nothing inside is met.
    @available(iOS 5, tvOS 9, visionOS 1, *)
    open var accessibilityElementsHidden = false
    /// Whether nothing beside it is met.
    @available(iOS 5, tvOS 9, visionOS 1, *)
    open var accessibilityViewIsModal = false
    /// Whether elements are grouped when read in order.
    @available(iOS 6, tvOS 9, visionOS 1, *)
    open var shouldGroupAccessibilityChildren = false
    /// Further actions.
    @available(iOS 8, tvOS 9, visionOS 1, *)
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    /// How direct touch works.
    @available(iOS 17, tvOS 17, visionOS 1, *)
    open var accessibilityDirectTouchOptions: UIAccessibility.DirectTouchOptions = []
    /// What kind of container it is.
    @available(iOS 11, tvOS 11, visionOS 1, *)
    open var accessibilityContainerType: UIAccessibilityContainerType = .none
    /// How many elements are inside.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// The element at a place.
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    /// A double tap; false leaves it to a touch at the activation point.
    @available(iOS 7, tvOS 9, visionOS 1, *)
    open func accessibilityActivate() -> Bool { false }
    /// One step up.
    @available(iOS 4, tvOS 9, visionOS 1, *)
    open func accessibilityIncrement() {}
    /// One step down.
    @available(iOS 4, tvOS 9, visionOS 1, *)
    open func accessibilityDecrement() {}
    /// The two-finger Z that leaves something.
    @available(iOS 5, tvOS 9, visionOS 1, *)
    open func accessibilityPerformEscape() -> Bool { false }
    /// The two-finger double tap.
    @available(iOS 6, tvOS 9, visionOS 1, *)
    open func accessibilityPerformMagicTap() -> Bool { false }
}
