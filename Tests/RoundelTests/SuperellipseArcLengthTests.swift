import Foundation
import Roundel
import RoundelTestSupport
import Testing

/// The length of a curve by a method of its own: Simpson's rule over the angle, adaptive, with
/// compensated sums.
///
/// A point of the quadrant is (a·cos^(2/n) t, b·sin^(2/n) t). Where an axis is near, t is replaced
/// by e^−w, so that the integrand decays and has no root.
private struct LengthIntegral {
    let exponent: Double
    let half: Point2D
    private(set) var quadrant = 0.0

    init(exponent: Double, half: Point2D) {
        (self.exponent, self.half) = (exponent, half)
        quadrant =
            length(across: half.y, ahead: half.x, tangent: 1)
            + length(across: half.x, ahead: half.y, tangent: 1)
    }

    /// The length from the axis `ahead` to the point with tan t = `tangent`, at most 1.
    func length(across: Double, ahead: Double, tangent: Double) -> Double {
        guard tangent > 0 else { return 0 }
        let top = log(tangent)
        var total = (sum: 0.0, rest: 0.0)
        // Below, nothing is left of either coordinate.
        let depth = 50 * max(1, exponent) + 5
        var (high, width) = (top, 0.25)
        while high > top - depth {
            let low = max(high - width, top - depth)
            add(simpson(across, ahead, low, high, depth: 0), to: &total)
            (high, width) = (low, min(width * 1.3, 0.5 * max(1, exponent)))
        }
        return total.sum + total.rest
    }

    private func add(_ value: Double, to total: inout (sum: Double, rest: Double)) {
        let sum = total.sum + value
        total.rest += abs(total.sum) >= abs(value) ? (total.sum - sum) + value : (value - sum) + total.sum
        total.sum = sum
    }

    private func speed(_ across: Double, _ ahead: Double, _ w: Double) -> Double {
        // tan t = e^w, so dt/dw = sin t · cos t. The logarithms of the cosine and the sine do not
        // underflow.
        let cosine = -log1p(exp(2 * w)) / 2
        let sine = w + cosine
        let x = across * 2 / exponent * exp(2 / exponent * sine + 2 * cosine)
        let y = ahead * 2 / exponent * exp(2 / exponent * cosine + 2 * sine)
        return hypot(x, y)
    }

    private func simpson(_ a: Double, _ b: Double, _ low: Double, _ high: Double, depth: Int) -> Double {
        func rule(_ from: Double, _ to: Double) -> Double {
            (speed(a, b, from) + 4 * speed(a, b, (from + to) / 2) + speed(a, b, to)) * (to - from) / 6
        }
        let middle = (low + high) / 2
        let (whole, parts) = (rule(low, high), rule(low, middle) + rule(middle, high))
        if depth >= 14 || abs(whole - parts) < 2e-13 * (a + b) { return parts + (parts - whole) / 15 }
        return simpson(a, b, low, middle, depth: depth + 1) + simpson(a, b, middle, high, depth: depth + 1)
    }

    /// The length from (a, 0) to a point of the quadrant.
    func length(to point: Point2D) -> Double {
        let (u, v) = (point.x / half.x, point.y / half.y)
        return v <= u
            ? length(across: half.y, ahead: half.x, tangent: pow(v / u, exponent / 2))
            : quadrant - length(across: half.x, ahead: half.y, tangent: pow(u / v, exponent / 2))
    }
}

@Suite(.long) struct SuperellipseArcLengthTests {
    @Test(arguments: [0.2, 0.5, 0.7, 1, 1.05, 1.5, 2, 2.1, 3.5, 100, 1000], [1.0, 30, 1000, 1e6])
    func `regression: the perimeter is that of another integral at every aspect`(
        exponent: Double,
        aspect: Double
    ) {
        let expected = 4 * LengthIntegral(exponent: exponent, half: Point2D(aspect, 1)).quadrant
        for size in [Point2D(2 * aspect, 2), Point2D(2, 2 * aspect)] {
            let found = Superellipse(exponent: exponent).perimeter(in: Rect2D(origin: size / -2, size: size))
            #expect(abs(found / expected - 1) < 1e-11, "\(exponent), \(aspect): \(found / expected - 1)")
        }
    }

    @Test(arguments: [0.3, 0.51, 0.75, 1, 1.1, 1.5, 1.99, 3.5, 60], [1.0, 1000])
    func `regression: points beside an axis are at equal arc lengths`(exponent: Double, aspect: Double) {
        let half = Point2D(aspect, 1)
        let integral = LengthIntegral(exponent: exponent, half: half)
        let quadrant = integral.quadrant
        let count = 4_000
        let points = Superellipse(exponent: exponent).points(
            count: count,
            in: Rect2D(origin: -half, size: half * 2),
            startingAt: .zero
        )
        for index in [1, 2, 7, 30, 300, 500, 970, 997, 999] {
            let expected = quadrant * Double(index) / Double(count / 4)
            let gap = abs(integral.length(to: points[index]) - expected) / (4 * quadrant)
            #expect(gap < 1e-10, "\(exponent), \(aspect), \(index): \(gap)")
        }
    }
}
