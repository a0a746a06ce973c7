import Benchmark
import Comparisons
import Outlines
import Roundel

/// The path of a superellipse of n = 3.5, 1,000 points wide, within 0.01 points, against other ways
/// to draw it.
func superellipseBenchmarks() {
    compareOutlines(.superellipseOneCubic, with: .oneCubic)
    compareOutlines(.superellipsePolyline, with: .polyline)
    compareOutlines(.superellipseBisection, with: .bisection)
}

private func compareOutlines(_ comparison: Comparison, with baseline: Outline) {
    comparison.measure { benchmark in
        draw(.roundel, benchmark)
    } baseline: { benchmark in
        draw(baseline, benchmark)
    }
}

/// Draws outlines of exponents next to 3.5, so that no two are the same.
private func draw(_ outline: Outline, _ benchmark: Benchmark) {
    var sum = 0.0
    benchmark.startMeasurement()
    for index in benchmark.scaledIterations {
        outline.draw(exponent: 3.5 + Double(index & 63) * 1e-4, tolerance: Comparison.superellipseTolerance) {
            element in
            if case .cubic(_, _, let end) = element { sum += end.x }
            if case .line(let end) = element { sum += end.x }
        }
    }
    benchmark.stopMeasurement()
    blackHole(sum)
}
