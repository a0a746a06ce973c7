import Foundation
import Roundel
import RoundelTestSupport
import Testing

@Suite struct CornersFittingTests {
    private let rect = Rect2D(x: 5, y: -3, width: 1000, height: 600)

    /// The radii in CSS's order, clockwise from the top left.
    private func radii(_ corners: Corners) -> [Point2D] {
        [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft].map(\.radii)
    }

    private func corners(_ all: [(Double, Double, CornerShape)]) -> Corners {
        let made = all.map { Corner(radii: Point2D($0.0, $0.1), shape: $0.2) }
        return Corners(topLeft: made[0], topRight: made[1], bottomRight: made[2], bottomLeft: made[3])
    }

    // MARK: Adjacent corners

    @Test func `radii that fit stay, also where they meet`() {
        let fitting = corners([
            (600, 100, .round), (400, 300, .bevel), (500, 300, .squircle), (500, 500, .round),
        ])
        #expect(fitting.fitted(in: rect) == fitting)
    }

    @Test func `radii that do not fit a side are all scaled by the factor of CSS Backgrounds 3`() {
        var random = Seeded(for: "CornersFittingTests.adjacent")
        for _ in 0..<200 {
            let all = (0..<4).map { _ in
                (random.number(0...900), random.number(0...900), CornerShape.squircle)
            }
            let made = corners(all)
            let r = radii(made)
            let factor = min(
                min(1, 1000 / (r[0].x + r[1].x), 1000 / (r[2].x + r[3].x)),
                min(600 / (r[0].y + r[3].y), 600 / (r[1].y + r[2].y))
            )
            for (found, radius) in zip(radii(made.fitted(in: rect)), r) {
                #expect(near(found, radius * factor, 1e-10), "\(all)")
            }
        }
    }

    @Test func `regression: fitted radii are not longer than their side by rounding`() {
        for radius in stride(from: 4.0, through: 60, by: 1.37) {
            for height in stride(from: 3.0, to: 2 * radius, by: 0.83) {
                let size = Point2D(300, height)
                let all = corners([
                    (radius, radius, .bevel), (2, radius / 3, .round), (3, radius * 2, .round),
                    (radius, radius, .bevel),
                ])
                let r = radii(all.fitted(in: Rect2D(origin: .zero, size: size)))
                #expect(r[0].y + r[3].y <= height && r[1].y + r[2].y <= height, "\(radius), \(height)")
                #expect(max(r[0].y + r[3].y, r[1].y + r[2].y) >= height * (1 - 1e-15), "\(radius), \(height)")
            }
        }
        // Rounding is all that there is of numbers below 2⁻¹⁰²².
        let tiny = Double.leastNonzeroMagnitude
        let least = Rect2D(x: 0, y: 0, width: tiny, height: 3 * tiny)
        #expect(Corners(radius: tiny).fitted(in: least).topLeft.radii.max() <= 3 * tiny)
    }

    @Test func `an infinite radius is as large as the rectangle allows`() {
        let pill = Corners(radius: .infinity).fitted(in: rect)
        #expect(radii(pill).allSatisfy { near($0, Point2D(300, 300)) })
        let tab = Corners(topLeft: Corner(radius: .infinity), topRight: Corner(radius: .infinity))
        #expect(radii(tab.fitted(in: rect)).prefix(2).allSatisfy { near($0, Point2D(500, 500)) })
        let mixed = Corners(topLeft: Corner(radius: .infinity), bottomRight: Corner(radius: 50))
        #expect(near(mixed.fitted(in: rect).topLeft.radii, Point2D(600, 600)))
        // An infinite radius counts as 2¹⁰⁰⁰.
        #expect(mixed.fitted(in: rect).bottomRight.radii.max() < 1e-290)
    }

    @Test(arguments: [-980, -540, 540, 990])
    func `regression: the fitted radii scale with the rectangle, to its greatest and least sizes`(
        power: Int
    ) {
        let scale = scalbn(1, power)
        for shape in [CornerShape.round, .scoop, .smooth(0.7)] {
            let made = corners([(8, 3, shape), (9, 7, shape), (2, 5, shape), (6, 6, shape)])
            let plain = made.fitted(in: Rect2D(x: 0, y: 0, width: 12, height: 9))
            let greater = corners([
                (8 * scale, 3 * scale, shape), (9 * scale, 7 * scale, shape), (2 * scale, 5 * scale, shape),
                (6 * scale, 6 * scale, shape),
            ])
            let scaled = greater.fitted(in: Rect2D(x: 0, y: 0, width: 12 * scale, height: 9 * scale))
            #expect(radii(scaled) == radii(plain).map { $0 * scale })
            #expect(scaled.topLeft.shape == plain.topLeft.shape)
        }
    }

    @Test func `regression: an infinite radius fits the least rectangle, and one that is long and thin`() {
        for (width, height) in [(1e-300, 1e-300), (1e300, 1e-300), (1e-300, 1e300), (1e-300, 5.0)] {
            let fitted = Corners(radius: .infinity).fitted(
                in: Rect2D(x: 0, y: 0, width: width, height: height)
            )
            for radius in radii(fitted) {
                #expect(near(radius / min(width, height), Point2D(0.5, 0.5)), "\(width) × \(height)")
            }
        }
    }

    // MARK: Opposite corners

    @Test func `concave corners that are diagonally opposite touch each other at most`() {
        let square = Rect2D(x: 0, y: 0, width: 1000, height: 1000)
        func factor(_ radius: Double, _ first: CornerShape, _ second: CornerShape) -> Double {
            let corners = Corners(
                topLeft: Corner(radius: radius, shape: first),
                bottomRight: Corner(radius: radius, shape: second)
            )
            return corners.fitted(in: square).topLeft.radii.x / radius
        }
        // The circles of the example in CSS Borders 4 touch on the diagonal.
        let diagonal = 2.0.squareRoot()
        #expect(near(factor(800, .scoop, .scoop), 1000 * diagonal / 1600, 1e-12))
        #expect(near(factor(800, .notch, .notch), 500.0 / 800))
        #expect(near(factor(900, .scoop, .bevel), 2000 / 900 / (1 + diagonal), 1e-12))
        #expect(factor(800, .scoop, .round) == 1 && factor(600, .scoop, .scoop) == 1)
        #expect(factor(1000, .bevel, .squircle) == 1 && factor(500, .notch, .notch) == 1)
        let other = Corners(
            topRight: Corner(radius: 800, shape: .scoop),
            bottomLeft: Corner(radius: 800, shape: .scoop)
        )
        #expect(near(other.fitted(in: square).topRight.radii.x, 500 * 2.0.squareRoot(), 1e-9))
    }

    @Test func `the factor of opposite corners is the greatest without an overlap of their hulls`() {
        var random = Seeded(for: "CornersFittingTests.opposite")
        let size = Point2D(1000, 600)
        for _ in 0..<150 {
            func corner() -> Corner {
                let exponent = random.chance(0.6) ? random.number(0...0.9) : random.number(1...9)
                let radii = Point2D(random.number(100...1000), random.number(60...600))
                return Corner(radii: radii, shape: .superellipse(exponent: exponent))
            }
            let (first, second) = (corner(), corner())
            let fitted = Corners(topLeft: first, bottomRight: second).fitted(in: rect)
            let factor = fitted.topLeft.radii.x / first.radii.x
            let isConcave = first.shape.exponent < 1 || second.shape.exponent < 1
            let expected = isConcave ? min(1, greatestFactor(first, second, size)) : 1
            #expect(near(factor, expected, 1e-9), "\(first), \(second)")
            #expect(near(fitted.bottomRight.radii, second.radii * factor, 1e-9))
        }
    }

    /// By bisection, with hulls as polygons that are apart or not.
    private func greatestFactor(_ first: Corner, _ second: Corner, _ size: Point2D) -> Double {
        func hull(_ corner: Corner, _ factor: Double, isFirst: Bool) -> [Point2D] {
            let reach = corner.shape.exponent < 1 ? 1 - 2 * corner.shape.halfCorner : 0
            let unit = [Point2D(0, 0), Point2D(1, 0), Point2D(1, reach), Point2D(reach, 1), Point2D(0, 1)]
            return unit.map { isFirst ? $0 * corner.radii * factor : size - $0 * corner.radii * factor }
        }
        var (low, high) = (0.0, 3.0)
        for _ in 0..<45 {
            let middle = (low + high) / 2
            let polygons = (hull(first, middle, isFirst: true), hull(second, middle, isFirst: false))
            if polygons.0.overlaps(polygons.1) { high = middle } else { low = middle }
        }
        return low
    }

    // MARK: Smoothing

    @Test func `the smoothing is reduced to the room that the sides give`() {
        func smoothing(_ first: (Double, Double), _ second: (Double, Double), width: Double) -> [Double] {
            let corners = Corners(
                topLeft: Corner(radius: first.0, shape: .smooth(first.1)),
                topRight: Corner(radius: second.0, shape: .smooth(second.1))
            )
            let fitted = corners.fitted(in: Rect2D(x: 0, y: 0, width: width, height: 500))
            return [fitted.topLeft.shape.smoothing, fitted.topRight.shape.smoothing]
        }
        #expect(smoothing((20, 0.6), (20, 0.6), width: 64) == [0.6, 0.6])
        #expect(smoothing((20, 1), (20, 1), width: 60) == [0.5, 0.5])
        #expect(smoothing((20, 1), (20, 1), width: 40) == [0, 0])
        // Each has the share of its radius, or what the other leaves.
        #expect(smoothing((10, 1), (20, 1), width: 45) == [0.5, 0.5])
        #expect(smoothing((10, 1), (10, 0.2), width: 30) == [0.8, 0.2])
        #expect(smoothing((10, 0), (10, 1), width: 25) == [0, 0.5])
        // A square corner uses its radius, so that its neighbour does not jump when it leaves it.
        let beside = Corners(
            topLeft: Corner(radius: 20, shape: .smooth(1)),
            topRight: Corner(radius: 20, shape: .square)
        )
        let fitted = beside.fitted(in: Rect2D(x: 0, y: 0, width: 50, height: 500))
        #expect(near(fitted.topLeft.shape.smoothing, 0.5))
    }

    @Test func `each side limits the smoothing of its own corners`() {
        for index in 0..<4 {
            var made = [Corner](repeating: .square, count: 4)
            made[index] = Corner(radii: Point2D(20, 40), shape: .smooth(1))
            let corners = Corners(
                topLeft: made[0],
                topRight: made[1],
                bottomRight: made[2],
                bottomLeft: made[3]
            )
            for (size, expected) in [(Point2D(30, 500), 0.5), (Point2D(500, 50), 0.25)] {
                let fitted = corners.fitted(in: Rect2D(origin: .zero, size: size))
                let all = [fitted.topLeft, fitted.topRight, fitted.bottomRight, fitted.bottomLeft]
                #expect(near(all[index].shape.smoothing, expected), "\(index), \(size)")
            }
        }
    }

    @Test func `smooth corners never overlap, and are never smoother than asked for`() {
        var random = Seeded(for: "CornersFittingTests.smooth")
        for _ in 0..<300 {
            let made = corners(
                (0..<4).map { _ in
                    let radius = random.number(1...400)
                    return (radius, radius * random.number(0.5...2), .smooth(random.number(0...1)))
                }
            )
            let fitted = made.fitted(in: rect)
            let all = [fitted.topLeft, fitted.topRight, fitted.bottomRight, fitted.bottomLeft]
            let reach = all.map { $0.radii * (1 + $0.shape.smoothing) }
            #expect(max(reach[0].x + reach[1].x, reach[2].x + reach[3].x) <= 1000 * (1 + 1e-12))
            #expect(max(reach[0].y + reach[3].y, reach[1].y + reach[2].y) <= 600 * (1 + 1e-12))
            let asked = [made.topLeft, made.topRight, made.bottomRight, made.bottomLeft]
            #expect(zip(all, asked).allSatisfy { $0.shape.smoothing <= $1.shape.smoothing })
        }
    }

    @Test func `fitted corners fit, and an empty rectangle has square ones`() {
        for shape in CornerShape.samples {
            for made in [Corners.different(shape), Corners(radius: .infinity, shape: shape)] {
                let once = made.fitted(in: Rect2D(x: 0, y: 0, width: 100, height: 60))
                let twice = once.fitted(in: Rect2D(x: 0, y: 0, width: 100, height: 60))
                #expect(zip(radii(once), radii(twice)).allSatisfy { near($0, $1, 1e-12) }, "\(shape)")
                #expect(near(once.topLeft.shape.smoothing, twice.topLeft.shape.smoothing, 1e-12))
                #expect(made.fitted(in: Rect2D(x: 1, y: 1, width: 0, height: 5)) == Corners())
            }
        }
    }
}

extension [Point2D] {
    /// Whether two convex polygons have a point inside both: whether no side of either separates
    /// them.
    fileprivate func overlaps(_ other: [Point2D]) -> Bool {
        for polygon in [self, other] {
            for (a, b) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) where a != b {
                let normal = Point2D(b.y - a.y, a.x - b.x)
                func range(_ points: [Point2D]) -> (low: Double, high: Double) {
                    let places = points.map { ($0 * normal).sum() }
                    return (places.min() ?? .infinity, places.max() ?? -.infinity)
                }
                let (here, there) = (range(self), range(other))
                if here.low >= there.high || there.low >= here.high { return false }
            }
        }
        return true
    }
}
