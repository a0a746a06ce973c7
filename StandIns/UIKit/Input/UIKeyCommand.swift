/// A key, modifiers, and what they do.
@available(iOS 7, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
@MainActor open class UIKeyCommand: NSObject {
    /// The up arrow.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The down arrow.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The left arrow.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The right arrow.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// Escape.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    /// Home.
    @available(iOS 13.4, tvOS 13.4, visionOS 1, *)
    public nonisolated static let inputHome = "UIKeyInputHome"
    /// End.
    @available(iOS 13.4, tvOS 13.4, visionOS 1, *)
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    /// Page up.
    @available(iOS 8, tvOS 9, visionOS 1, *)
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    /// Page down.
    @available(iOS 8, tvOS 9, visionOS 1, *)
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"

    /// The key, as what it types or as one of the names above.
    open internal(set) var input: String?
    /// The modifiers.
    open internal(set) var modifierFlags: UIKeyModifierFlags
    /// What it is called.
    @available(iOS 13, tvOS 13, visionOS 1, *)
    open var title = ""
    /// What the list of shortcuts calls it.
    @available(iOS 9, tvOS 9, visionOS 1, *)
    open var discoverabilityTitle: String?
    /// Whether it comes before what the system does with the key.
    @available(iOS 15, tvOS 15, visionOS 1, *)
    open var wantsPriorityOverSystemBehavior = false
    private let action: (UIKeyCommand) -> Void

    /// Stands for `init(input:modifierFlags:action:)`, whose action is a selector.
    public init(
        input: String,
        modifierFlags: UIKeyModifierFlags,
        standInAction action: @escaping (UIKeyCommand) -> Void
    ) {
        (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
        super.init()
    }

    final func perform() { action(self) }
}
