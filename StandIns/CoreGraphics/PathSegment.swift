#if !canImport(ObjectiveC)
import Foundation
#endif

/// A line, a quadratic or a cubic curve with its two to four control points.
struct PathSegment {
    var points: [CGPoint]

    func applying(_ transform: CGAffineTransform) -> PathSegment {
        transform.isIdentity ? self : PathSegment(points: points.map { $0.applying(transform) })
    }

    /// The point at a parameter from 0 to 1, by repeated interpolation (de Casteljau).
    func point(at t: CGFloat) -> CGPoint {
        var row = points
        while row.count > 1 {
            row = zip(row, row.dropFirst()).map {
                CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t)
            }
        }
        return row[0]
    }

    /// Both ends, and each point where the tangent is horizontal or vertical.
    var extremes: [CGPoint] {
        let turns = Self.turningParameters(points.map(\.x)) + Self.turningParameters(points.map(\.y))
        return [points[0], points[points.count - 1]] + turns.map(point(at:))
    }

    /// A sign for each crossing of the ray from `origin` to the right: 1 if the curve runs
    /// downward, −1 if it runs upward.
    func crossings(rightOf origin: CGPoint) -> [Int] {
        let cuts = [0] + Self.turningParameters(points.map(\.y)).sorted() + [1]
        return zip(cuts, cuts.dropFirst()).compactMap { crossing(rightOf: origin, from: $0, to: $1) }
    }

    /// The crossing within a range in which y is monotonic.
    private func crossing(rightOf origin: CGPoint, from start: CGFloat, to end: CGFloat) -> Int? {
        let (first, last) = (point(at: start), point(at: end))
        guard (first.y <= origin.y) != (last.y <= origin.y) else { return nil }
        let downward = last.y > first.y
        var (low, high) = (start, end)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if (point(at: middle).y <= origin.y) == downward { low = middle } else { high = middle }
        }
        return point(at: high).x > origin.x ? (downward ? 1 : -1) : nil
    }

    /// The parameters between 0 and 1 at which the derivative of a Bézier polynomial is zero.
    private static func turningParameters(_ v: [CGFloat]) -> [CGFloat] {
        var roots: [CGFloat] = []
        if v.count == 3 {
            roots = [(v[0] - v[1]) / (v[0] - 2 * v[1] + v[2])]
        } else if v.count == 4 {
            roots = quadraticRoots(
                v[3] - 3 * v[2] + 3 * v[1] - v[0],
                2 * (v[2] - 2 * v[1] + v[0]),
                v[1] - v[0]
            )
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }

    /// The roots of a·t² + b·t + c, computed without cancellation; roots that do not exist are not
    /// finite.
    private static func quadraticRoots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { return [] }
        let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
        return [q / a, c / q]
    }
}
