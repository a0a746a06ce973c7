/// How much a constraint weighs, from 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The weight.
    public var rawValue: Float
    /// Makes a priority.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Makes a priority.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// Must hold.
    public static let required = UILayoutPriority(1000)
    /// How content resists being cut.
    public static let defaultHigh = UILayoutPriority(750)
    /// How content resists being stretched.
    public static let defaultLow = UILayoutPriority(250)
    /// How a view keeps to a target size.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
