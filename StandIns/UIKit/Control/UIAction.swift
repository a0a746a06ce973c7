/// A title, a picture and what to do.
@MainActor open class UIAction: NSObject {
    /// A name that replaces an action of the same name.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// Makes a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    /// How an action is offered.
    public struct Attributes: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes attributes from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Cannot be chosen.
        public static let disabled = Attributes(rawValue: 1)
        /// Takes something away.
        public static let destructive = Attributes(rawValue: 2)
        /// Not shown.
        public static let hidden = Attributes(rawValue: 4)
    }
    /// Whether an action is ticked.
    public enum State: Int, Sendable { case off, on, mixed }

    /// What it is called.
    open var title: String
    /// A picture of it.
    open var image: UIImage?
    /// Its name.
    public let identifier: Identifier
    /// More about it.
    open var discoverabilityTitle: String?
    /// How it is offered.
    open var attributes: Attributes
    /// Whether it is ticked.
    open var state: State
    /// What sent it, while it is handled.
    public internal(set) var sender: Any?
    private let handler: UIActionHandler

    /// Makes an action.
    public init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: Attributes = [],
        state: State = .off,
        handler: @escaping UIActionHandler
    ) {
        (self.title, self.image, self.discoverabilityTitle) = (title, image, discoverabilityTitle)
        (self.attributes, self.state, self.handler) = (attributes, state, handler)
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        super.init()
    }

    final func perform(sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }

}

/// What an action does.
public typealias UIActionHandler = (UIAction) -> Void
