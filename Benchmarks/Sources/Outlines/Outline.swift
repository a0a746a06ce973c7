import Roundel

/// A way to draw a superellipse of half-sides 1 as a path that runs from (1, 0) clockwise.
public enum Outline: String, CaseIterable, Sendable {
    /// Four cubics with the best handle that there is: the article's form.
    case oneCubic = "one cubic per quadrant"
    /// 256 points of the curve, joined by lines.
    case polyline = "256 lines"
    /// Cubics with true tangents, halved until each is measured to be near enough.
    case bisection = "bisection to the tolerance"
    /// Roundel's.
    case roundel = "Roundel"

    /// Hands the path to a function, element by element.
    ///
    /// - Parameters:
    ///   - exponent: Above 1.
    ///   - tolerance: In parts of the half-side; the first two do not ask for it.
    ///   - draw: Takes the elements.
    public func draw(exponent: Double, tolerance: Double, _ draw: (PathElement) -> Void) {
        switch self {
        case .oneCubic: Baselines.oneCubic(exponent, draw)
        case .polyline: Baselines.polyline(exponent, draw)
        case .bisection: Baselines.bisection(exponent, tolerance, draw)
        case .roundel:
            Superellipse(exponent: exponent).forEachElement(in: Self.square, tolerance: tolerance, draw)
        }
    }

    /// The square of half-sides 1 about the origin.
    public static let square = Rect2D(x: -1, y: -1, width: 2, height: 2)

    /// The number of cubics or lines in a quarter, and the largest distance from the curve of 64
    /// points of each.
    public func measured(exponent: Double, tolerance: Double) -> (segments: Double, error: Double) {
        let shape = Superellipse(exponent: exponent)
        var (count, worst, start) = (0.0, 0.0, Point2D(1, 0))
        draw(exponent: exponent, tolerance: tolerance) { element in
            for point in element.points(from: start) {
                worst = max(worst, (shape.signedDistance(to: point, in: Self.square) ?? 0).magnitude)
            }
            if let end = element.end {
                if case .move = element {} else { count += 1 }
                start = end
            }
        }
        return (count / 4, worst)
    }
}

extension PathElement {
    fileprivate var end: Point2D? {
        switch self {
        case .move(let end), .line(let end), .cubic(_, _, let end): end
        case .close: nil
        }
    }

    fileprivate func points(from start: Point2D) -> [Point2D] {
        let shares = (1...64).map { Double($0) / 64 }
        switch self {
        case .move, .close: return []
        case .line(let end): return shares.map { start + (end - start) * $0 }
        case .cubic(let first, let second, let end):
            return shares.map { Baselines.point(start, first, second, end, at: $0) }
        }
    }
}
