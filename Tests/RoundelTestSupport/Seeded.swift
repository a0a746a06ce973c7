import Foundation

/// Reproducible random numbers for tests.
///
/// The seed is printed. It is `ROUNDEL_SEED` from the environment, or else derived from the name of
/// the test, so that two runs differ only if the code has changed.
public struct Seeded: RandomNumberGenerator {
    private var state: UInt64

    /// Makes a generator with a seed.
    public init(seed: UInt64) { state = seed == 0 ? 1 : seed }

    /// Makes the generator of a test, and prints the seed with the test's name.
    public init(for test: String = #function) {
        let seed = Environment.seed ?? test.fnv1a
        print("\(test): ROUNDEL_SEED=\(seed)")
        fflush(nil)  // A test that ends the process must not take the seed with it.
        self.init(seed: seed)
    }

    /// Marsaglia's xorshift64*.
    public mutating func next() -> UInt64 {
        state ^= state >> 12
        state ^= state << 25
        state ^= state >> 27
        return state &* 2_685_821_657_736_338_717
    }

    /// The number of cases that a test runs: `count`, or `ROUNDEL_SCRIPTS` from the environment.
    public static func scripts(_ count: Int) -> Int { Environment.scripts ?? count }

    /// A number from a range, uniformly distributed.
    public mutating func number(_ range: ClosedRange<Double>) -> Double {
        Double.random(in: range, using: &self)
    }

    /// Returns `true` with a probability.
    public mutating func chance(_ probability: Double) -> Bool { number(0...1) < probability }
}
