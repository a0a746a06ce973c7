/// How a keyboard behaves for a responder.
@available(iOS 2, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
@MainActor public protocol UITextInputTraits: AnyObject {}

/// A responder that takes text, for which the keyboard is shown while it is first responder.
@available(iOS 3.2, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
@MainActor public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text.
    var hasText: Bool { get }
    /// Inserts text.
    func insertText(_ text: String)
    /// Deletes a character.
    func deleteBackward()
}
