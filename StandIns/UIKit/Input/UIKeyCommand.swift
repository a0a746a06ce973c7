/// A key, modifiers, and what they do.
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
    public nonisolated static let inputHome = "UIKeyInputHome"
    /// End.
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    /// Page up.
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    /// Page down.
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"

    /// The key, as what it types or as one of the names above.
    public let input: String?
    /// The modifiers.
    public let modifierFlags: UIKeyModifierFlags
    /// What it is called.
    open var title = ""
    /// What the list of shortcuts calls it.
    open var discoverabilityTitle: String?
    /// Whether it comes before what the system does with the key.
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
