import Benchmark
import Comparisons
import Outlines
import Roundel

/// Draws a card with corners of a radius.
private typealias Card = @Sendable (_ radius: Double, _ draw: (PathElement) -> Void) -> Void

/// The path of a card of 300 × 180 points with corners of 24 points, within 0.01 points where a
/// tolerance is kept, against other ways to draw it.
func cornersBenchmarks() {
    let squircle = CornerShape.superellipse(exponent: 3.5)
    let circular: Card = { CornerBaselines.rounded(card, radius: $0, $1) }
    compare(.cornersTolerance, outline(squircle, tolerance: 0.01), with: circular)
    compare(
        .cornersFixed,
        { Corners(radius: $0, shape: squircle).forEachElement(in: card, segmentsPerCorner: 8, $1) },
        with: circular
    )
    compare(.cornersRound, outline(.round, tolerance: 0.01), with: circular)
    compare(.cornersSmooth, outline(.smooth(0.6), tolerance: 0.01), with: circular)
    compare(
        .cornersBisection,
        outline(squircle, tolerance: 0.01),
        with: { CornerBaselines.bisection(card, radius: $0, exponent: 3.5, tolerance: 0.01, $1) }
    )
    // Parallel curves are compared with the outlines themselves.
    for (comparison, shape) in [
        (Comparison.insetSmooth, CornerShape.smooth(0.6)), (.insetSuperellipse, squircle),
        (.insetScoop, .scoop),
    ] {
        compare(
            comparison,
            { radius, draw in
                let corners = Corners(radius: radius, shape: shape)
                corners.offsetPath(in: card, by: -2, tolerance: 0.05).elements.forEach(draw)
            },
            with: outline(shape, tolerance: 0.05)
        )
    }
}

private let card = Rect2D(x: 0, y: 0, width: 300, height: 180)

private func outline(_ shape: CornerShape, tolerance: Double) -> Card {
    { Corners(radius: $0, shape: shape).forEachElement(in: card, tolerance: tolerance, $1) }
}

private func compare(_ comparison: Comparison, _ path: @escaping Card, with baseline: @escaping Card) {
    comparison.measure {
        drawCard($0, path)
    } baseline: {
        drawCard($0, baseline)
    }
}

/// Draws cards with radii next to 24, so that no two are the same.
private func drawCard(_ benchmark: Benchmark, _ path: Card) {
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
