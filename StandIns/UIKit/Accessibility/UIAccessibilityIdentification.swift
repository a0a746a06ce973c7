/// What has a name for tests of the user interface: views and accessibility elements.
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// The name.
    @available(iOS 5, tvOS 9, visionOS 1, *)
    @MainActor var accessibilityIdentifier: String? { get set }
}
