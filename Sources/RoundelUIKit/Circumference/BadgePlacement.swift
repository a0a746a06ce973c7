#if canImport(UIKit) && !os(watchOS)
/// Where a badge sits on an outline.
public enum BadgePlacement: Hashable, Sendable {
    /// Inside, and touches the outline.
    case inside
    /// On the outline with its middle.
    case on
    /// Outside, and touches the outline.
    case outside

    /// How many of its own radii the badge's middle is outside of the outline.
    var radii: Double {
        switch self {
        case .inside: -1
        case .on: 0
        case .outside: 1
        }
    }
}
#endif
