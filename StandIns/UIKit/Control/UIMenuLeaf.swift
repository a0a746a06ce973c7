/// An element without elements inside.
@available(iOS 16, tvOS 16, visionOS 1, *)
@available(watchOS, unavailable)
@MainActor public protocol UIMenuLeaf: NSObjectProtocol {
    /// Its title.
    var title: String { get set }
    /// Its image.
    var image: UIImage? { get set }
    /// Its attributes.
    var attributes: UIMenuElement.Attributes { get set }
    /// Its state.
    var state: UIMenuElement.State { get set }
    /// Performs its action.
    func performWithSender(_ sender: Any?, target: Any?)
}

@available(iOS 16, tvOS 16, visionOS 1, *)
@available(watchOS, unavailable)
extension UIAction: UIMenuLeaf {
    /// Performs the action.
    ///
    /// Assumption: it does so whatever its attributes are.
    public func performWithSender(_ sender: Any?, target: Any?) { perform(sender: sender) }
}
