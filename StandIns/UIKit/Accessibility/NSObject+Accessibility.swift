// What UIKit adds to every `NSObject`, for code that meets one of another framework: those of the
// stand-ins are ``StandInAccessibleObject``s, which have members of their own.

@available(iOS 2, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
extension NSObjectProtocol where Self: NSObject {
    @MainActor private var object: StandInAccessibleObject? { self as? StandInAccessibleObject }
    /// Whether the object is an accessibility element.
    @MainActor public var isAccessibilityElement: Bool {
        get { object?.isAccessibilityElement ?? false }
        set { object?.isAccessibilityElement = newValue }
    }
    /// Whether the elements inside are hidden.
    @available(iOS 5, tvOS 9, visionOS 1, *)
    @MainActor public var accessibilityElementsHidden: Bool {
        get { object?.accessibilityElementsHidden ?? false }
        set { object?.accessibilityElementsHidden = newValue }
    }
    /// Its title.
    @MainActor public var accessibilityLabel: String? {
        get { object?.accessibilityLabel }
        set { object?.accessibilityLabel = newValue }
    }
    /// Its traits.
    @MainActor public var accessibilityTraits: UIAccessibilityTraits {
        get { object?.accessibilityTraits ?? .none }
        set { object?.accessibilityTraits = newValue }
    }
    /// The elements inside, in order.
    @available(iOS 8, tvOS 9, visionOS 1, *)
    @MainActor public var accessibilityElements: [Any]? {
        get { object?.accessibilityElements }
        set { object?.accessibilityElements = newValue }
    }
}
