import Roundel
import Testing

/// The article's superellipse: four cubics with handles of k times half the side; and what was
/// wrong with it.
@Suite struct SuperellipseHandleTests {
    @Test(arguments: [0, 0.25, 0.75, 1, 1.3])
    func `the path of a handle is the article's four cubics`(k: Double) {
        let rect = Rect2D(x: 16, y: 32, width: 128, height: 64)
        let (dx, dy) = (64 * k, 32 * k)
        let (left, top) = (Point2D(16, 64), Point2D(80, 32))
        let (right, bottom) = (Point2D(144, 64), Point2D(80, 96))
        let expected: [PathElement] = [
            .move(right),
            .cubic(Point2D(144, 64 + dy), Point2D(80 + dx, 96), to: bottom),
            .cubic(Point2D(80 - dx, 96), Point2D(16, 64 + dy), to: left),
            .cubic(Point2D(16, 64 - dy), Point2D(80 - dx, 32), to: top),
            .cubic(Point2D(80 + dx, 32), Point2D(144, 64 - dy), to: right),
            .close,
        ]
        let shape = Superellipse(handle: k)
        #expect(shape.path(in: rect, tolerance: 1e-9).elements == expected)
        #expect(shape.path(in: rect, segmentsPerQuadrant: 5).elements == expected)
        #expect(shape.path(in: rect, tolerance: 1e-9).segmentsPerQuadrant == 1)
    }

    /// The best handles were found by golden section over the distances of polylines of 3,000 points in both
    /// directions, without the table.
    @Test(arguments: [
        (1.1, 0.078148), (1.5, 0.336198), (6.82, 1.074434), (8, 1.106277), (10, 1.143358), (12, 1.167561),
        (16, 1.197277), (24, 1.226377), (40, 1.249281),
    ])
    func `the best handle is accurate to 3e-4`(exponent: Double, best: Double) throws {
        #expect(abs(try #require(Superellipse.bestHandle(forExponent: exponent)) - best) <= 3e-4)
    }

    @Test func `the closest exponent is the inverse of the best handle up to the square`() throws {
        for exponent in [1, 1.5, 2, 2.5, 5, 40, Double.infinity] {
            let handle = try #require(Superellipse.bestHandle(forExponent: exponent))
            let back = try #require(Superellipse.exponent(closestToHandle: handle))
            #expect(back == exponent || (back - exponent).magnitude < 1e-6 * exponent, "\(exponent)")
        }
        #expect(Superellipse.exponent(closestToHandle: -1e-9) == nil)
        #expect(Superellipse.exponent(closestToHandle: .nan) == nil)
        #expect(Superellipse.exponent(closestToHandle: 2) == .infinity)
    }

    @Test func `regression: the path contains no oval, so that even-odd filling is not hollow`() {
        for shape in [Superellipse(handle: 0.75), Superellipse(exponent: 3.5)] {
            let path = shape.path(in: Rect2D(x: 0, y: 0, width: 100, height: 100), tolerance: 0.1)
            #expect(path.moves == 1)
            #expect(crossings(path, below: Point2D(50.5, 49)) % 2 == 1)
            #expect(crossings(path, below: Point2D(101, 49)) == 0)
        }
    }

    /// How often the path, as a fine polygon, crosses the ray downward from a point.
    private func crossings(_ path: SuperellipsePath, below point: Point2D) -> Int {
        var polygon: [Point2D] = []
        for case .cubic(let first, let second, let end) in path.elements {
            let start = polygon.last ?? Point2D(100, 50)
            for index in 1...50 {
                let t = Double(index) / 50
                let u = 1 - t
                let (outer, inner) = (u * u * u * start + t * t * t * end, u * first + t * second)
                polygon.append(outer + 3 * u * t * inner)
            }
        }
        let edges = zip(polygon, polygon.dropFirst() + polygon.prefix(1))
        return edges.filter { from, to in
            (from.x < point.x) != (to.x < point.x)
                && from.y + (to.y - from.y) * (point.x - from.x) / (to.x - from.x) > point.y
        }.count
    }

    @Test func `regression: a rectangle away from the origin contains the shape`() {
        let path = Superellipse(handle: 0.75).path(
            in: Rect2D(x: 500, y: -300, width: 40, height: 20),
            tolerance: 0.1
        )
        #expect(path.points.allSatisfy { $0.x >= 500 && $0.x <= 540 && $0.y >= -300 && $0.y <= -280 })
    }

    @Test(arguments: [(2.0, 0.55192), (2.5, 0.6937), (3, 0.7921), (3.5, 0.8639), (4, 0.9182), (5, 0.9945)])
    func `handles convert to and from exponents`(exponent: Double, k: Double) throws {
        let best = try #require(Superellipse.bestHandle(forExponent: exponent))
        #expect(abs(best - k) < 1e-4)
        let back = try #require(Superellipse.exponent(closestToHandle: best))
        #expect(abs(back - exponent) < 1e-9)
    }

    @Test func `the handle 0.75 is closest to the exponent 2.765`() {
        #expect(abs(Superellipse(handle: 0.75).exponent - 2.765) < 1e-3)
        #expect(Superellipse(handle: .nan) == Superellipse(handle: 0.75))
    }

    @Test func `there is no handle for an exponent below 1, and no exponent for a negative handle`() {
        #expect(Superellipse.bestHandle(forExponent: 0.99) == nil)
        #expect(Superellipse.bestHandle(forExponent: .nan) == nil)
        #expect(Superellipse.exponent(closestToHandle: -0.1) == nil)
        #expect(Superellipse.exponent(closestToHandle: .nan) == nil)
        #expect(Superellipse.exponent(closestToHandle: 2) == .infinity)
        #expect(Superellipse.exponent(closestToHandle: 0) == 1)
        #expect(Superellipse.bestHandle(forExponent: 1) == 0)
        #expect(Superellipse.bestHandle(forExponent: .infinity).map { abs($0 - 1.283) < 1e-3 } == true)
    }

    @Test(arguments: [0.1, 0.4, 0.75, 0.9, 1.1, 1.25])
    func `the error bound of a handle is its distance from the curve of its exponent`(k: Double) {
        let shape = Superellipse(handle: k)
        let path = shape.path(in: Rect2D(x: -1, y: -1, width: 2, height: 2), tolerance: 0)
        let meter = SuperellipseMeter(exponent: shape.exponent, halfWidth: 1, halfHeight: 1)
        #expect(meter.measure(path) <= path.errorBound)
        #expect(path.errorBound < 0.03)
    }
}
