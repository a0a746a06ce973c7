// Just enough of the module ObjectiveC for `#selector` to have a type.

/// The name of a method.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    /// Makes a name.
    public init(_ str: String) {}
    /// Makes a name.
    public init(stringLiteral value: String) {}
}
