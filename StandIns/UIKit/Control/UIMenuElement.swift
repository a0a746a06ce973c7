/// An element of a menu.
@available(iOS 13, tvOS 13, visionOS 1, *)
@available(watchOS, unavailable)
@MainActor open class UIMenuElement: NSObject {
    /// The attributes of an action.
    public struct Attributes: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Makes attributes from a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Disabled.
        public static let disabled = Attributes(rawValue: 1)
        /// Destructive.
        public static let destructive = Attributes(rawValue: 2)
        /// Hidden.
        public static let hidden = Attributes(rawValue: 4)
    }
    /// The state of an action.
    public enum State: Int, Sendable { case off, on, mixed }

    override init() { super.init() }

    /// Its title.
    open var title: String { "" }
    /// Its image.
    open var image: UIImage? { nil }
}
