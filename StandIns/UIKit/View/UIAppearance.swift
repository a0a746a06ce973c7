/// What has appearance proxies.
@available(iOS 5, tvOS 9, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor public protocol UIAppearance: NSObjectProtocol {
    /// The proxy of a class.
    static func appearance() -> Self
}

@available(iOS 5, tvOS 9, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
extension UIView: UIAppearance {
    /// The proxy of the class, which there is none of here, since Linux has no Objective-C.
    public static func appearance() -> Self { preconditionFailure("There are no appearance proxies.") }
}
