import Foundation
import Roundel

/// The other ways to draw a superellipse of half-sides 1.
enum Baselines {
    /// The quarters of the path: each maps the one from (1, 0) to (0, 1) onto itself, clockwise.
    private static let turns = [Point2D(1, 0), Point2D(0, 1), Point2D(-1, 0), Point2D(0, -1)]

    private static func turned(_ point: Point2D, _ turn: Point2D) -> Point2D {
        Point2D(point.x * turn.x - point.y * turn.y, point.x * turn.y + point.y * turn.x)
    }

    static func point(
        _ start: Point2D,
        _ first: Point2D,
        _ second: Point2D,
        _ end: Point2D,
        at t: Double
    ) -> Point2D {
        let u = 1 - t
        return start * (u * u * u) + first * (3 * u * u * t) + second * (3 * u * t * t) + end * (t * t * t)
    }

    @inline(never)
    static func oneCubic(_ exponent: Double, _ draw: (PathElement) -> Void) {
        let k = Superellipse.bestHandle(forExponent: exponent) ?? 0.75
        draw(.move(Point2D(1, 0)))
        for turn in turns {
            draw(
                .cubic(
                    turned(Point2D(1, k), turn),
                    turned(Point2D(k, 1), turn),
                    to: turned(Point2D(0, 1), turn)
                )
            )
        }
        draw(.close)
    }

    @inline(never)
    static func polyline(_ exponent: Double, _ draw: (PathElement) -> Void) {
        draw(.move(Point2D(1, 0)))
        for index in 1...256 {
            let angle = Double(index) * .pi / 128
            let (x, y) = (cos(angle), sin(angle))
            draw(.line(Point2D(x, y) / pow(pow(abs(x), exponent) + pow(abs(y), exponent), 1 / exponent)))
        }
        draw(.close)
    }

    /// The curve from (1, 0) to the diagonal is the graph x = (1 − yⁿ)^(1/n); the other half is its
    /// mirror image.
    @inline(never)
    static func bisection(_ exponent: Double, _ tolerance: Double, _ draw: (PathElement) -> Void) {
        var cubics: [(Point2D, Point2D, Point2D, Point2D)] = []
        split(exponent, tolerance, from: 0, to: pow(0.5, 1 / exponent), into: &cubics)
        draw(.move(Point2D(1, 0)))
        for turn in turns {
            for (_, first, second, end) in cubics {
                draw(.cubic(turned(first, turn), turned(second, turn), to: turned(end, turn)))
            }
            for (start, first, second, _) in cubics.reversed() {
                let mirrored = [second, first, start].map { turned(Point2D($0.y, $0.x), turn) }
                draw(.cubic(mirrored[0], mirrored[1], to: mirrored[2]))
            }
        }
        draw(.close)
    }

    private static func split(
        _ n: Double,
        _ tolerance: Double,
        from low: Double,
        to high: Double,
        into cubics: inout [(Point2D, Point2D, Point2D, Point2D)]
    ) {
        let cubic = hermite(n, low, high)
        let isNear = (1..<8).allSatisfy { index in
            let place = point(cubic.0, cubic.1, cubic.2, cubic.3, at: Double(index) / 8)
            return abs(place.x - x(place.y, n)) / hypot(1, slope(place.y, n)) <= tolerance
        }
        guard !isNear, high - low > 1e-9 else { return cubics.append(cubic) }
        split(n, tolerance, from: low, to: (low + high) / 2, into: &cubics)
        split(n, tolerance, from: (low + high) / 2, to: high, into: &cubics)
    }

    /// The cubic that shares ends and slopes with the curve, and is even in y.
    private static func hermite(
        _ n: Double,
        _ low: Double,
        _ high: Double
    ) -> (Point2D, Point2D, Point2D, Point2D) {
        let (start, end) = (Point2D(x(low, n), low), Point2D(x(high, n), high))
        let third = (high - low) / 3
        return (
            start, start + Point2D(slope(low, n), 1) * third, end - Point2D(slope(high, n), 1) * third, end
        )
    }

    private static func x(_ y: Double, _ n: Double) -> Double { pow(1 - pow(max(y, 0), n), 1 / n) }

    private static func slope(_ y: Double, _ n: Double) -> Double { -pow(max(y, 0) / x(y, n), n - 1) }
}
