/// What a menu lists.
@available(iOS 13, tvOS 13, visionOS 1, *)
@available(watchOS, unavailable)
@MainActor open class UIMenuElement: NSObject {
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

    override init() { super.init() }

    /// What it is called.
    open var title: String { "" }
    /// A picture of it.
    open var image: UIImage? { nil }
}
