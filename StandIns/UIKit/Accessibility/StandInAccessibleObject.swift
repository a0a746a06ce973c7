/// What UIKit adds to every `NSObject`.
///
/// The members stand in a class, since Swift without the Objective-C runtime cannot override what an
/// extension declares.
@MainActor open class StandInAccessibleObject: NSObject {
    /// Makes an object.
    public override init() { super.init() }
    /// Called after Interface Builder made the object, in Interface Builder only.
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
    /// A name for tests of the user interface.
    open var accessibilityIdentifier: String?
    /// What it behaves like.
    open var accessibilityTraits: UIAccessibilityTraits = .none
    /// Where it is, in screen coordinates.
    open var accessibilityFrame: CGRect = .zero
    /// Where a double tap lands, in screen coordinates.
    open var accessibilityActivationPoint: CGPoint = .zero
    /// The elements inside, in their order.
    open var accessibilityElements: [Any]?
    /// Whether nothing inside is met.
    open var accessibilityElementsHidden = false
    /// Whether nothing beside it is met.
    open var accessibilityViewIsModal = false
    /// Whether elements are grouped when read in order.
    open var shouldGroupAccessibilityChildren = false
    /// Further actions.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    /// How direct touch works.
    open var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions = []
    /// What kind of container it is.
    open var accessibilityContainerType: UIAccessibilityContainerType = .none
    /// How many elements are inside.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// The element at a place.
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    /// A double tap; false leaves it to a touch at the activation point.
    open func accessibilityActivate() -> Bool { false }
    /// One step up.
    open func accessibilityIncrement() {}
    /// One step down.
    open func accessibilityDecrement() {}
    /// The two-finger Z that leaves something.
    open func accessibilityPerformEscape() -> Bool { false }
    /// The two-finger double tap.
    open func accessibilityPerformMagicTap() -> Bool { false }
}
