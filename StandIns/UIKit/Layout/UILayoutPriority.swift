/// The priority of a constraint, from 1 to 1000.
@available(iOS 2, tvOS 9, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: Float
    /// Makes a priority.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Makes a priority.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// Required.
    @available(iOS 6, tvOS 9, visionOS 1, *)
    public static var required: UILayoutPriority { UILayoutPriority(1000) }
    /// The default compression resistance.
    @available(iOS 6, tvOS 9, visionOS 1, *)
    public static var defaultHigh: UILayoutPriority { UILayoutPriority(750) }
    /// The default content hugging.
    @available(iOS 6, tvOS 9, visionOS 1, *)
    public static var defaultLow: UILayoutPriority { UILayoutPriority(250) }
    /// The priority of a target size.
    @available(iOS 6, tvOS 9, visionOS 1, *)
    public static var fittingSizeLevel: UILayoutPriority { UILayoutPriority(50) }
}
