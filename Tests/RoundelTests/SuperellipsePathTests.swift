import Foundation
import Roundel
import RoundelTestSupport
import Testing

private let square = Rect2D(x: -1, y: -1, width: 2, height: 2)

extension SuperellipsePath {
    /// All points of the path, control points included.
    var points: [Point2D] {
        elements.flatMap { element -> [Point2D] in
            switch element {
            case .move(let point), .line(let point): [point]
            case .cubic(let first, let second, let end): [first, second, end]
            case .close: []
            }
        }
    }

    var moves: Int { elements.filter { if case .move = $0 { true } else { false } }.count }
    var closes: Int { elements.filter { $0 == .close }.count }
    var cubics: Int { elements.filter { if case .cubic = $0 { true } else { false } }.count }
}

@Suite(.long) struct SuperellipseSegmentCountTests {
    /// Fewest cubics a quarter of any method, from a numerical optimum: tolerances 0.1 and 0.01 at
    /// widths of 60, 200, 1000 and 4000 points.
    static let optimum: [(exponent: Double, tenth: [Int], hundredth: [Int])] = [
        (0.75, [2, 2, 2, 3], [2, 3, 3, 4]), (1.5, [1, 2, 2, 2], [2, 2, 3, 4]),
        (2, [1, 1, 1, 2], [1, 2, 2, 2]),
        (2.5, [1, 2, 2, 3], [2, 2, 3, 4]), (3, [2, 2, 2, 3], [2, 2, 3, 3]),
        (3.5, [2, 2, 2, 3], [2, 2, 3, 4]),
        (4, [2, 2, 2, 3], [2, 3, 3, 4]), (5, [2, 2, 3, 3], [2, 3, 4, 4]), (6, [1, 2, 3, 3], [3, 3, 4, 5]),
        (8, [1, 2, 3, 3], [3, 3, 4, 5]), (10, [2, 2, 3, 3], [3, 3, 4, 5]), (20, [2, 2, 3, 3], [3, 3, 4, 5]),
        (50, [2, 2, 3, 3], [3, 3, 3, 4]),
    ]

    @Test(arguments: optimum)
    func `the number of cubics is never more than one above the optimum`(
        exponent: Double,
        tenth: [Int],
        hundredth: [Int]
    ) {
        for (index, width) in [60.0, 200, 1000, 4000].enumerated() {
            let rect = Rect2D(x: 0, y: 0, width: width, height: width)
            let shape = Superellipse(exponent: exponent)
            #expect(
                shape.segmentsPerQuadrant(in: rect, tolerance: 0.1) <= tenth[index] + 1,
                "\(width) px, 0.1 px"
            )
            #expect(
                shape.segmentsPerQuadrant(in: rect, tolerance: 0.01) <= hundredth[index] + 1,
                "\(width) px, 0.01 px"
            )
        }
    }

    private func error(_ exponent: Double, _ segments: Int) -> Double {
        let meter = SuperellipseMeter(exponent: exponent, halfWidth: 1, halfHeight: 1, samplesPerCubic: 64)
        return meter.measure(Superellipse(exponent: exponent).path(in: square, segmentsPerQuadrant: segments))
    }

    @Test(arguments: [2.5, 3, 3.5, 4])
    func `two cubics meet 200 millionths`(exponent: Double) { #expect(error(exponent, 2) <= 200e-6) }

    @Test func `three cubics meet 81 millionths and four meet 12.4, from 0.3 to 1024`() {
        for step in 0...1000 {
            let exponent = 0.3 * pow(1024 / 0.3, Double(step) / 1000)
            #expect(error(exponent, 3) <= 81e-6, "n = \(exponent)")
            #expect(error(exponent, 4) <= 12.4e-6, "n = \(exponent)")
        }
    }
}

@Suite(.long) struct SuperellipsePathTests {
    static let exponents = [0.1, 0.3, 0.5, 0.77, 1, 1.2, 1.9, 2, 2.2, 2.5, 3.5, 8, 60, 900, 1e6, .infinity]

    @Test(arguments: exponents)
    func `a path is one closed subpath with a fixed number of cubics`(exponent: Double) {
        for segments in 1...16 {
            let path = Superellipse(exponent: exponent).path(in: square, segmentsPerQuadrant: segments)
            #expect(path.moves == 1 && path.closes == 1 && path.cubics == 4 * segments)
            #expect(path.elements.count == 4 * segments + 2)
            #expect(path.elements.first == .move(Point2D(1, 0)) && path.elements.last == .close)
            #expect(path.points.last == Point2D(1, 0))
            #expect(path.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
        }
    }

    @Test(arguments: exponents)
    func `a path is symmetric to the last bit`(exponent: Double) {
        for segments in 1...16 {
            let points = Superellipse(exponent: exponent).path(in: square, segmentsPerQuadrant: segments)
                .points
            let set = Set(points)
            for point in points {
                #expect(set.contains(Point2D(-point.x, point.y)))
                #expect(set.contains(Point2D(point.x, -point.y)))
                #expect(set.contains(Point2D(point.y, point.x)))
            }
        }
    }

    @Test(arguments: exponents)
    func `a path passes through the middles of the sides, and the diagonals if the count is even`(
        exponent: Double
    ) {
        let rect = Rect2D(x: 3.3, y: -7.7, width: 11.1, height: 4.9)
        for segments in 1...8 {
            let path = Superellipse(exponent: exponent).path(in: rect, segmentsPerQuadrant: segments)
            let points = Set(path.points)
            #expect(points.contains(Point2D(rect.end.x, rect.center.y)))
            #expect(points.contains(Point2D(rect.center.x, rect.end.y)))
            #expect(points.contains(Point2D(rect.origin.x, rect.center.y)))
            #expect(points.contains(Point2D(rect.center.x, rect.origin.y)))
            guard segments % 2 == 0 else { continue }
            let diagonal = rect.center + rect.size / 2 * exp2(-1 / exponent)
            #expect(points.contains { ($0 - diagonal).length < 1e-13 })
        }
    }

    @Test(arguments: [0.3, 0.77, 1.4, 2, 3.5, 60, 900])
    func `a path runs clockwise from 3 o'clock and has one tangent where cubics meet`(exponent: Double) {
        for segments in 2...16 {
            let points = Superellipse(exponent: exponent).path(in: square, segmentsPerQuadrant: segments)
                .points
            #expect(points[3].y > 0)
            for index in stride(from: 3, to: points.count - 3, by: 3) {
                let (before, after) = (points[index] - points[index - 1], points[index + 1] - points[index])
                let across = before.x * after.y - before.y * after.x
                let along = (before * after).sum()
                // Below 1 the four axis points are cusps: there the path turns round.
                let isCusp = exponent < 1 && index % (3 * segments) == 0
                #expect(
                    abs(across) <= 1e-9 * before.length * after.length + 1e-16,
                    "n = \(exponent), \(segments)"
                )
                #expect(isCusp ? along < 0 : along > 0)
            }
        }
    }

    @Test func `a path never runs backward along a side, whatever the exponent`() {
        for step in 0...600 {
            let exponent = exp2(-4 + Double(step) / 30)
            let segments = 2 + step % 15
            let path = Superellipse(exponent: exponent).path(in: square, segmentsPerQuadrant: segments)
            // From 3 o'clock to the diagonal: down for n ≥ 1, to the left below.
            let along = path.points.prefix(3 * (segments / 2) + 1).map { exponent < 1 ? 1 - $0.x : $0.y }
            for start in stride(from: 0, to: along.count - 3, by: 3) {
                let (a, c) = (along[start + 1] - along[start], along[start + 3] - along[start + 2])
                let b = along[start + 2] - along[start + 1]
                #expect(a >= 0 && c >= 0, "n = \(exponent), \(segments)")
                #expect(b >= 0 || b * b <= a * c * (1 + 1e-9) + 1e-15, "n = \(exponent), \(segments)")
            }
        }
    }

    @Test func `the path of exponent 1 is four lines, of infinity the rectangle, of 1/2 four parabolas`() {
        let rect = Rect2D(x: 10, y: 20, width: 40, height: 20)
        let rhombus = Superellipse(exponent: 1).path(in: rect, tolerance: 0.1)
        let corners = [Point2D(50, 30), Point2D(30, 40), Point2D(10, 30), Point2D(30, 20)]
        #expect(rhombus.elements == [.move(corners[0])] + [1, 2, 3].map { .line(corners[$0]) } + [.close])
        let box = Superellipse(exponent: .infinity).path(in: rect, tolerance: 0.1)
        #expect(
            box.elements == [
                .move(Point2D(50, 30)), .line(Point2D(50, 40)), .line(Point2D(10, 40)),
                .line(Point2D(10, 20)),
                .line(Point2D(50, 20)), .close,
            ]
        )
        #expect(rhombus.errorBound == 0 && box.errorBound == 0)
        let parabolas = Superellipse(exponent: 0.5).path(in: square, tolerance: 1e-9)
        #expect(parabolas.segmentsPerQuadrant == 1 && parabolas.errorBound == 0)
        guard case .cubic(let first, let second, _) = parabolas.elements[1] else {
            return #expect(Bool(false))
        }
        #expect((first - Point2D(1.0 / 3, 0)).length < 1e-15 && (second - Point2D(0, 1.0 / 3)).length < 1e-15)
    }

    @Test func `the path of exponent 2 is the usual circle`() {
        let path = Superellipse(exponent: 2).path(in: square, segmentsPerQuadrant: 1)
        let k = 4.0 / 3 * (2.0.squareRoot() - 1)
        #expect(path.points.count == 13)
        #expect((path.points[1] - Point2D(1, k)).length < 1e-15)
    }

    @Test(arguments: exponents)
    func `an empty rectangle gives an empty path, and a negative size extends in the opposite direction`(
        exponent: Double
    ) {
        let shape = Superellipse(exponent: exponent)
        for rect in [
            Rect2D(x: 1, y: 1, width: 0, height: 5), Rect2D(x: 1, y: 1, width: 5, height: .nan),
            Rect2D(x: 1, y: 1, width: .infinity, height: 5),
        ] {
            let path = shape.path(in: rect, tolerance: 0.1)
            #expect(path.elements.isEmpty && path.errorBound == 0 && path.segmentsPerQuadrant == 0)
            #expect(shape.path(in: rect, segmentsPerQuadrant: 3).elements.isEmpty)
        }
        let upward = shape.path(in: Rect2D(x: 5, y: 5, width: -4, height: -2), tolerance: 0.1)
        #expect(upward == shape.path(in: Rect2D(x: 1, y: 3, width: 4, height: 2), tolerance: 0.1))
    }

    @Test(arguments: exponents)
    func `elements are the same in a closure and in an array`(exponent: Double) {
        let rect = Rect2D(x: 1, y: 2, width: 300, height: 200)
        let shape = Superellipse(exponent: exponent)
        let path = shape.path(in: rect, tolerance: 0.01)
        var elements: [PathElement] = []
        let bound = shape.forEachElement(in: rect, tolerance: 0.01) { elements.append($0) }
        #expect(elements == path.elements && bound == path.errorBound)
    }

    @Test func `a path is stretched with its rectangle`() {
        let shape = Superellipse(exponent: 2.7)
        let unit = shape.path(in: square, segmentsPerQuadrant: 4).points
        let wide = shape.path(in: Rect2D(x: 100, y: 50, width: 64, height: 8), segmentsPerQuadrant: 4).points
        for (point, stretched) in zip(unit, wide) {
            #expect((Point2D(132, 54) + Point2D(32, 4) * point - stretched).length < 1e-13)
        }
    }

    @Test func `a path changes continuously with the exponent and keeps its elements`() {
        for segments in [2, 3, 4, 6] {
            var last = Superellipse(exponent: 0.25).path(in: square, segmentsPerQuadrant: segments)
            for step in 1...4000 {
                let exponent = 0.25 * pow(4096, Double(step) / 4000)
                let path = Superellipse(exponent: exponent).path(in: square, segmentsPerQuadrant: segments)
                #expect(path.elements.count == last.elements.count)
                // Joints may slide along the curve, so the control points move more than the curve
                // does.
                let moved = zip(path.points, last.points).map { ($0 - $1).length }.max() ?? 0
                #expect(moved < 0.3, "n = \(exponent), \(segments) segments: \(moved)")
                last = path
            }
        }
    }

    @Test func `a path has the same bits every time`() {
        for exponent in SuperellipsePathTests.exponents {
            let paths = (0..<3).map { _ in Superellipse(exponent: exponent).path(in: square, tolerance: 1e-5)
            }
            #expect(Set(paths).count == 1)
        }
    }

    @Test func `exponents are clamped to their range`() {
        #expect(Superellipse(exponent: .nan).exponent == 2)
        for low in [0, -3, -Double.infinity, 1e-9] {
            #expect(Superellipse(exponent: low).exponent == Superellipse.leastExponent)
        }
        #expect(Superellipse(exponent: .infinity).exponent == .infinity)
    }
}
