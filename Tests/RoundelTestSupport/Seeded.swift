/// Random numbers that a test can run again: the seed is printed, and is the one given in the environment as
/// `ROUNDEL_SEED`, or the test's own, so that a run says something about a change and not about luck.
public struct Seeded: RandomNumberGenerator {
    private var state: UInt64

    /// The generator of a seed.
    public init(seed: UInt64) { state = seed == 0 ? 1 : seed }

    /// The generator of a test, by whose name the printed seed is told apart.
    public init(for test: String = #function) {
        let seed = Environment.seed ?? test.fnv1a
        print("\(test): ROUNDEL_SEED=\(seed)")
        self.init(seed: seed)
    }

    /// Marsaglia's xorshift64*.
    public mutating func next() -> UInt64 {
        state ^= state >> 12
        state ^= state << 25
        state ^= state >> 27
        return state &* 2_685_821_657_736_338_717
    }

    /// How many scripts a test runs: so many, or as many as the environment says in `ROUNDEL_SCRIPTS`.
    public static func scripts(_ count: Int) -> Int { Environment.scripts ?? count }

    /// A number from a range, each equally likely.
    public mutating func number(_ range: ClosedRange<Double>) -> Double {
        Double.random(in: range, using: &self)
    }

    /// True with a probability.
    public mutating func chance(_ probability: Double) -> Bool { number(0...1) < probability }
}
