/// A menu, or a group of elements in one.
@available(iOS 13, tvOS 13, visionOS 1, *)
@available(watchOS, unavailable)
open class UIMenu: UIMenuElement {
    /// An identifier.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public var rawValue: String
        /// Makes an identifier.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes an identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// How a menu is shown in another one.
    public struct Options: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Makes options from a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Its elements are shown in place of it.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// It is shown as destructive.
        public static let destructive = Options(rawValue: 1 << 1)
    }

    private let standInTitle: String
    private let standInImage: UIImage?
    /// Its title.
    open override var title: String { standInTitle }
    /// Its image.
    open override var image: UIImage? { standInImage }
    /// Its identifier.
    open private(set) var identifier: Identifier
    /// Its options.
    open private(set) var options: Options
    /// Its elements.
    open private(set) var children: [UIMenuElement]

    /// Makes a menu.
    @available(iOS 13, tvOS 14, visionOS 1, *)
    public init(
        title: String = "",
        image: UIImage? = nil,
        identifier: Identifier? = nil,
        options: Options = [],
        children: [UIMenuElement] = []
    ) {
        (standInTitle, standInImage) = (title, image)
        (self.options, self.children) = (options, children)
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        super.init()
    }
}

/// Elements that are supplied when a menu is shown.
@available(iOS 14, tvOS 14, visionOS 1, *)
@available(watchOS, unavailable)
open class UIDeferredMenuElement: UIMenuElement {
    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    /// Makes an element from a closure, which the stand-in never calls.
    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        provider = elementProvider
        super.init()
    }
}
