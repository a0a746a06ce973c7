import Benchmark
import Comparisons

/// The entry point that the benchmark package looks for; each subject has a file of its own.
let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(
        // The export of the results wants throughput; the table is made of the times.
        metrics: [.throughput, .wallClock],
        warmupIterations: 10,
        maxDuration: .milliseconds(400),
        maxIterations: 20_000
    )
    layoutBenchmarks()
    wheelMoveBenchmarks()
    coastingBenchmarks()
    velocityBenchmarks()
    superellipseBenchmarks()
    cornersBenchmarks()
}

extension Comparison {
    /// Registers the two benchmarks of a comparison, one after the other.
    ///
    /// Each body does its work `benchmark.scaledIterations` times, on input that changes from one
    /// to the next, and keeps what comes out from being optimised away.
    func measure(
        roundel: @escaping @Sendable (Benchmark) -> Void,
        baseline: @escaping @Sendable (Benchmark) -> Void
    ) {
        var configuration = Benchmark.defaultConfiguration
        configuration.scalingFactor = repetitions == 1 ? .one : .kilo
        precondition(
            configuration.scalingFactor.rawValue == repetitions,
            "A sample repeats its work 1 or 1,000 times."
        )
        Benchmark(self.roundel, configuration: configuration, closure: roundel)
        Benchmark(self.baseline, configuration: configuration, closure: baseline)
    }
}
