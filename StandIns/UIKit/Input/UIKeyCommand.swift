/// A key command.
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

    /// The key, as its character or as one of the constants above.
    open internal(set) var input: String?
    /// The modifiers.
    open internal(set) var modifierFlags: UIKeyModifierFlags
    /// Its title.
    @available(iOS 13, tvOS 13, visionOS 1, *)
    open var title = ""
    /// Its title in the list of shortcuts.
    @available(iOS 9, tvOS 9, visionOS 1, *)
    open var discoverabilityTitle: String?
    /// Whether it has precedence over the system's use of the key.
    @available(iOS 15, tvOS 15, visionOS 1, *)
    open var wantsPriorityOverSystemBehavior = false
    /// Whether left and right arrows change places in an app that runs from right to left.
    @available(iOS 15, tvOS 15, visionOS 1, *)
    open var allowsAutomaticMirroring: Bool {
        get { mirrors }
        set { mirrors = newValue }
    }
    final var mirrors = true
    private let action: (UIKeyCommand) -> Void

    /// Replaces `init(input:modifierFlags:action:)`, whose action is a selector.
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
