/// How a change is animated; the stand-in only remembers which was asked for.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct Animation: Equatable, Sendable {
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

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension Animation: Hashable {}

/// The context of a change of state.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
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

/// Changes state with an animation; here the change takes place at once, on the main actor.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result
) rethrows -> Result {
    MainActor.assumeIsolated { StandInAnimations.asked.append(animation) }
    return try body()
}
