/// A title, a picture and what to do.
@available(iOS 13, tvOS 13, visionOS 1, *)
@available(watchOS, unavailable)
@MainActor open class UIAction: UIMenuElement {
    /// A name that replaces an action of the same name.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// Makes a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    private var standInTitle: String
    private var standInImage: UIImage?
    /// What it is called.
    open override var title: String {
        get { standInTitle }
        set { standInTitle = newValue }
    }
    /// A picture of it.
    open override var image: UIImage? {
        get { standInImage }
        set { standInImage = newValue }
    }
    /// Its name.
    open internal(set) var identifier: Identifier
    /// More about it.
    open var discoverabilityTitle: String?
    /// How it is offered.
    open var attributes: Attributes
    /// Whether it is ticked.
    open var state: State
    /// What sent it, while it is handled.
    @available(iOS 14, tvOS 14, visionOS 1, *)
    open internal(set) var sender: Any?
    private let handler: UIActionHandler

    /// Makes an action.
    @available(iOS 15, tvOS 15, visionOS 1, *)
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
        self.discoverabilityTitle = discoverabilityTitle
        (self.attributes, self.state, self.handler) = (attributes, state, handler)
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        (standInTitle, standInImage) = (title, image)
        super.init()
    }

    final func perform(sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}

/// What an action does.
@available(watchOS, unavailable)
public typealias UIActionHandler = (UIAction) -> Void
