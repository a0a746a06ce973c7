import Benchmark
import Comparisons
import Outlines
import Roundel

/// The path of a card of 300 × 180 points with corners of 24 points, within 0.01 points where a
/// tolerance is kept, against other ways to draw it.
func cornersBenchmarks() {
    let squircle = CornerShape.superellipse(exponent: 3.5)
    compare(.cornersTolerance, squircle, tolerance: 0.01)
    compare(.cornersFixed, squircle, segments: 8)
    compare(.cornersRound, .round, tolerance: 0.01)
    compare(.cornersSmooth, .smooth(0.6), tolerance: 0.01)
    Comparison.cornersBisection.measure { benchmark in
        drawCard(benchmark) { radius, draw in
            Corners(radius: radius, shape: squircle).forEachElement(in: card, tolerance: 0.01, draw)
        }
    } baseline: { benchmark in
        drawCard(benchmark) { radius, draw in
            CornerBaselines.bisection(card, radius: radius, exponent: 3.5, tolerance: 0.01, draw)
        }
    }
    compareInset(.insetSmooth, .smooth(0.6), by: -2)
    compareInset(.insetSuperellipse, squircle, by: -2)
    compareInset(.insetScoop, .scoop, by: -2)
}

private let card = Rect2D(x: 0, y: 0, width: 300, height: 180)

private func compare(_ comparison: Comparison, _ shape: CornerShape, tolerance: Double) {
    comparison.measure { benchmark in
        drawCard(benchmark) { radius, draw in
            Corners(radius: radius, shape: shape).forEachElement(in: card, tolerance: tolerance, draw)
        }
    } baseline: { benchmark in
        drawCard(benchmark) { CornerBaselines.rounded(card, radius: $0, $1) }
    }
}

private func compare(_ comparison: Comparison, _ shape: CornerShape, segments: Int) {
    comparison.measure { benchmark in
        drawCard(benchmark) { radius, draw in
            Corners(radius: radius, shape: shape).forEachElement(in: card, segmentsPerCorner: segments, draw)
        }
    } baseline: { benchmark in
        drawCard(benchmark) { CornerBaselines.rounded(card, radius: $0, $1) }
    }
}

/// Compares a parallel curve with the outline itself.
private func compareInset(_ comparison: Comparison, _ shape: CornerShape, by distance: Double) {
    comparison.measure { benchmark in
        drawCard(benchmark) { radius, draw in
            let corners = Corners(radius: radius, shape: shape)
            for element in corners.offsetPath(in: card, by: distance, tolerance: 0.05).elements {
                draw(element)
            }
        }
    } baseline: { benchmark in
        drawCard(benchmark) { radius, draw in
            Corners(radius: radius, shape: shape).forEachElement(in: card, tolerance: 0.05, draw)
        }
    }
}

/// Draws cards with radii next to 24, so that no two are the same.
private func drawCard(_ benchmark: Benchmark, _ path: (Double, (PathElement) -> Void) -> Void) {
    var sum = 0.0
    benchmark.startMeasurement()
    for index in benchmark.scaledIterations {
        path(24 + Double(index & 63) * 1e-3) { element in
            if case .cubic(_, _, let end) = element { sum += end.x }
            if case .line(let end) = element { sum += end.x }
        }
    }
    benchmark.stopMeasurement()
    blackHole(sum)
}
