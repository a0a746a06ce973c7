/// A type with an identifier for user interface tests: views and accessibility elements.
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// The identifier.
    @available(iOS 5, tvOS 9, visionOS 1, *)
    @MainActor var accessibilityIdentifier: String? { get set }
}
