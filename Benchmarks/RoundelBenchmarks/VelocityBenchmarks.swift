import Benchmark
import Comparisons
import Roundel

/// A velocity asked for after each of 120 events a second.
func velocityBenchmarks() {
    let rotations = (0..<256).map { index in Angle.radians(0.05 * Double(index) + 0.001 * Double(index % 7)) }
    Comparison.velocity.measure { benchmark in
        var estimator = VelocityEstimator()
        var sum = 0.0
        benchmark.startMeasurement()
        for event in benchmark.scaledIterations {
            let time = Double(event) / 120
            estimator.add(rotations[event & 255], at: time)
            sum += estimator.velocity(at: time)
        }
        benchmark.stopMeasurement()
        blackHole(sum)
    } baseline: { benchmark in
        var difference = PlainDifference()
        var sum = 0.0
        benchmark.startMeasurement()
        for event in benchmark.scaledIterations {
            difference.add(rotations[event & 255].radians)
            sum += difference.velocity
        }
        benchmark.stopMeasurement()
        blackHole(sum)
    }
}

/// The straightforward code of the article: what the last event changed, whatever the time between.
private struct PlainDifference {
    var rotation = 0.0
    var velocity = 0.0

    @inline(never)
    mutating func add(_ rotation: Double) {
        velocity = rotation - self.rotation
        self.rotation = rotation
    }
}
