/// Two ways to do the same, measured in the same run: Roundel's and a baseline.
public struct Comparison: Hashable, Sendable {
    /// What tells this comparison from the others; the benchmarks are called `<id>.roundel` and
    /// `<id>.baseline`.
    public let id: String

    /// What is done, for the table.
    public let title: String

    /// How often a sample does it, so that the clock's own time is lost in it: 1 or 1,000.
    public let repetitions: Int

    /// What is to be reached.
    public let goal: Goal

    /// The ratio of the times that a comparison is to reach.
    public enum Goal: Hashable, Sendable {
        /// At least so many times as fast as the baseline.
        case fasterBy(Double)
        /// At most so many times the baseline's time; 1 for no slower.
        case slowerBy(Double)
        /// The ratio is reported and nothing more.
        case none
    }

    /// Makes a comparison.
    public init(_ id: String, _ title: String, repetitions: Int = 1_000, goal: Goal) {
        (self.id, self.title, self.repetitions, self.goal) = (id, title, repetitions, goal)
    }

    /// The name of the benchmark that does it Roundel's way.
    public var roundel: String { id + ".roundel" }

    /// The name of the benchmark that does it the other way.
    public var baseline: String { id + ".baseline" }
}
