/// An action with a title and an image.
@available(iOS 13, tvOS 13, visionOS 1, *)
@available(watchOS, unavailable)
@MainActor open class UIAction: UIMenuElement {
    /// An identifier; an action replaces one with the same identifier.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public var rawValue: String
        /// Makes an identifier.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes an identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    private var standInTitle: String
    private var standInImage: UIImage?
    /// Its title.
    open override var title: String {
        get { standInTitle }
        set { standInTitle = newValue }
    }
    /// Its image.
    open override var image: UIImage? {
        get { standInImage }
        set { standInImage = newValue }
    }
    /// Its identifier.
    open internal(set) var identifier: Identifier
    /// Its explanatory text.
    open var discoverabilityTitle: String?
    /// Its attributes.
    open var attributes: Attributes
    /// Its state.
    open var state: State
    /// The sender during the action.
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

/// The closure of an action.
@available(watchOS, unavailable)
public typealias UIActionHandler = (UIAction) -> Void
