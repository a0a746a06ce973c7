import Foundation
import Roundel

/// Measures the distances of the path of a superellipse from the curve, and of the curve from the
/// path.
///
/// It has its own evaluation of the curve, in the stable form of an octant (see the arithmetic of
/// `height(_:)`), and knows a path by its elements alone. Every number it finds is the distance to
/// *some* point of the other curve, so it may be too large but never too small. Scalars throughout:
/// debug builds are slow with vectors.
struct SuperellipseMeter {
    let exponent: Double
    let halfWidth: Double
    let halfHeight: Double
    var samplesPerCubic = 24
    var samplesPerOctant = 120

    /// A cubic of the quarter from (halfWidth, 0) to (0, halfHeight), centre at the origin.
    struct Cubic {
        var x: (Double, Double, Double, Double)
        var y: (Double, Double, Double, Double)

        func at(_ t: Double) -> (Double, Double) {
            (SuperellipseMeter.blend(x, t), SuperellipseMeter.blend(y, t))
        }

        func velocity(_ t: Double) -> (Double, Double) {
            (SuperellipseMeter.slope(x, t), SuperellipseMeter.slope(y, t))
        }
    }

    /// The largest distance found, in either direction, in points.
    ///
    /// Distances beyond the path's bound are measured again, with a search of the whole quadrant.
    func measure(_ path: SuperellipsePath) -> Double {
        let cubics = quarter(of: path)
        return max(fromPath(cubics, path.errorBound), fromCurve(cubics, path.errorBound))
    }

    func quarter(of path: SuperellipsePath) -> [Cubic] {
        var cubics: [Cubic] = []
        var last = Point2D.zero
        for element in path.elements {
            switch element {
            case .move(let point), .line(let point): last = point
            case .cubic(let first, let second, let end):
                cubics.append(
                    Cubic(x: (last.x, first.x, second.x, end.x), y: (last.y, first.y, second.y, end.y))
                )
                last = end
            case .close: break
            }
        }
        return Array(cubics.prefix(path.segmentsPerQuadrant))
    }

    // MARK: From the path to the curve

    func fromPath(_ cubics: [Cubic], _ limit: Double) -> Double {
        var worst = 0.0
        for cubic in cubics {
            for index in 0...samplesPerCubic {
                let fraction = Double(index) / Double(samplesPerCubic)
                // A little denser at both ends.
                let t = fraction - sin(2 * .pi * fraction) / 9
                let (x, y) = cubic.at(t)
                worst = max(worst, distance(x, y, limit))
            }
        }
        return worst
    }

    /// The distance of a point of the quarter from the curve.
    func distance(_ x: Double, _ y: Double, _ limit: Double) -> Double {
        let near = distance(x, y)
        return near <= limit ? near : min(near, searched(x, y))
    }

    /// The same by looking at points all along the quarter, then by golden section between the
    /// nearest.
    func searched(_ x: Double, _ y: Double) -> Double {
        func gap(_ parameter: Double) -> Double {
            let (small, big) = point(powerOfRatio: pow(1 - abs(parameter), 5))
            let (u, v) = parameter < 0 ? (small, big) : (big, small)
            return hypot(u * halfWidth - x, v * halfHeight - y)
        }
        let parameters = (-100...100).map { Double($0) / 100 }
        let best = parameters.indices.min { gap(parameters[$0]) < gap(parameters[$1]) } ?? 0
        return valley(parameters[max(best - 1, 0)], parameters[min(best + 1, 200)], gap)
    }

    private func valley(_ from: Double, _ to: Double, _ gap: (Double) -> Double) -> Double {
        var (low, high) = (from, to)
        for _ in 0..<48 {
            let (a, b) = (high - (high - low) * 0.618_034, low + (high - low) * 0.618_034)
            if gap(a) < gap(b) { high = b } else { low = a }
        }
        return min(gap((low + high) / 2), gap(from), gap(to))
    }

    func distance(_ x: Double, _ y: Double) -> Double {
        let (u, v) = (x / halfWidth, y / halfHeight)
        let onTop = u <= v
        let (small, big) = onTop ? (u, v) : (v, u)
        let (smallSize, bigSize) = onTop ? (halfWidth, halfHeight) : (halfHeight, halfWidth)
        return exponent < 1
            ? distance(along: 1 - big, height: small, bigSize, smallSize)
            : distance(along: small, height: 1 - big, smallSize, bigSize)
    }

    /// The same in an octant, whose flat side has the length `a`: the foot of the point is found by
    /// Newton's method.
    func distance(along: Double, height: Double, _ a: Double, _ b: Double) -> Double {
        var foot = min(max(along, 1e-300), 1 - 1e-16)
        var best = Double.infinity
        for _ in 0..<5 {
            let (level, slope) = curve(foot)
            let (dx, dy) = ((foot - along) * a, (level - height) * b)
            best = min(best, (dx * dx + dy * dy).squareRoot())
            let steep = slope * b / a
            let step = (dx + dy * steep) / (1 + steep * steep) / a
            foot = min(max(foot - step, foot / 2), foot + (1 - foot) / 2)
        }
        return best
    }

    // MARK: From the curve to the path

    func fromCurve(_ cubics: [Cubic], _ limit: Double) -> Double {
        var worst = 0.0
        for index in 0...samplesPerOctant {
            let fraction = Double(index) / Double(samplesPerOctant)
            let (u, v) = point(powerOfRatio: pow(fraction, 5))
            worst = max(worst, distance(u * halfWidth, v * halfHeight, to: cubics, limit))
            worst = max(worst, distance(v * halfWidth, u * halfHeight, to: cubics, limit))
        }
        return worst
    }

    func distance(_ x: Double, _ y: Double, to cubics: [Cubic], _ limit: Double) -> Double {
        let near = distance(x, y, to: cubics)
        guard near > limit else { return near }
        let all = cubics.map { cubic in
            let gap = { (t: Double) in hypot(cubic.at(t).0 - x, cubic.at(t).1 - y) }
            let parameters = (0...100).map { Double($0) / 100 }
            let best = parameters.indices.min { gap(parameters[$0]) < gap(parameters[$1]) } ?? 0
            return valley(parameters[max(best - 1, 0)], parameters[min(best + 1, 100)], gap)
        }
        return min(near, all.min() ?? near)
    }

    /// The distance of a point from the nearest of the cubics, found between the ends that it lies
    /// between.
    func distance(_ x: Double, _ y: Double, to cubics: [Cubic]) -> Double {
        var best = Double.infinity
        for cubic in cubics {
            let margin = 1e-3 * (halfWidth + halfHeight)
            guard y >= cubic.y.0 - margin, y <= cubic.y.3 + margin else { continue }
            guard x <= cubic.x.0 + margin, x >= cubic.x.3 - margin else { continue }
            var (low, high) = (0.0, 1.0)
            for _ in 0..<34 {
                let t = (low + high) / 2
                let (px, py) = cubic.at(t)
                let (vx, vy) = cubic.velocity(t)
                if (px - x) * vx + (py - y) * vy > 0 { high = t } else { low = t }
            }
            let (px, py) = cubic.at((low + high) / 2)
            best = min(best, hypot(px - x, py - y))
        }
        return best
    }

    // MARK: The curve

    /// The point, small coordinate first, whose coordinates have the ratio v^(1/n).
    func point(powerOfRatio v: Double) -> (Double, Double) {
        let big = exp(-log1p(v) / exponent)
        return (v > 0 ? big * pow(v, 1 / exponent) : 0, big)
    }

    /// Height above the flat part of an octant and the slope there.
    private func curve(_ s: Double) -> (Double, Double) {
        if exponent < 1 {
            let level = pow(-expm1(exponent * log1p(-s)), 1 / exponent)
            return (level, pow(level / (1 - s), 1 - exponent))
        }
        let level = -expm1(log1p(-pow(s, exponent)) / exponent)
        return (level, pow(s / (1 - level), exponent - 1))
    }

    private static func blend(_ p: (Double, Double, Double, Double), _ t: Double) -> Double {
        let u = 1 - t
        return u * u * u * p.0 + 3 * u * u * t * p.1 + 3 * u * t * t * p.2 + t * t * t * p.3
    }

    private static func slope(_ p: (Double, Double, Double, Double), _ t: Double) -> Double {
        let u = 1 - t
        return u * u * (p.1 - p.0) + 2 * u * t * (p.2 - p.1) + t * t * (p.3 - p.2)
    }
}
