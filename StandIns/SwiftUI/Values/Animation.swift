/// How a change is animated; the stand-in only remembers which was asked for.
public struct Animation: Hashable, Sendable {
    let name: String

    /// The standard animation.
    public static let `default` = Animation(name: "default")

    /// A spring; the argument labels are those of iOS 16.
    public static func spring(
        response: Double = 0.5,
        dampingFraction: Double = 0.825,
        blendDuration: Double = 0
    ) -> Animation {
        Animation(name: "spring(\(response), \(dampingFraction))")
    }
}

/// The context of a change of state.
public struct Transaction {
    /// How the change is animated.
    public var animation: Animation?

    /// Makes a context without animation.
    public init() {}
}

/// The animations that `withAnimation` was called with, for tests to look at.
@MainActor public enum StandInAnimations {
    /// All calls so far.
    public internal(set) static var asked: [Animation?] = []
}

/// Changes state with an animation; here the change takes place at once.
@MainActor public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result
) rethrows -> Result {
    StandInAnimations.asked.append(animation)
    return try body()
}
