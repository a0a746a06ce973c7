import Roundel
import RoundelTestSupport
import Testing

/// What views draw and test of an outline, whatever its kind.
@Suite struct CircumferenceOutlineTests {
    private static let host = Rect2D(x: 10, y: 20, width: 200, height: 120)
    private static let uneven = Corners(
        topLeft: Corner(radius: 40, shape: .notch),
        topRight: Corner(radius: 30, shape: .smooth(0.6)),
        bottomRight: Corner(radius: 20, shape: .bevel)
    )

    @Test func `outlines of all kinds have a move, equal numbers of cubics, and a close`() {
        let outlines: [Circumference] = [
            .circle, .ellipse, .superellipse(exponent: 1), .superellipse(exponent: 5), .corners(Corners()),
            .corners(Self.uneven), .corners(Corners(radius: 1_000, shape: .squircle)),
        ]
        for outline in outlines {
            for segments in [4, 8, 16] {
                var elements: [PathElement] = []
                outline.forEachElement(in: Self.host, segmentsPerQuadrant: segments) { elements.append($0) }
                #expect(elements.count == 4 * segments + 2 && elements.last == .close)
                let cubics = elements.filter { if case .cubic = $0 { true } else { false } }
                #expect(cubics.count == 4 * segments)
            }
            outline.forEachElement(in: Rect2D(x: 0, y: 0, width: 0, height: 9), segmentsPerQuadrant: 8) { _ in
                Issue.record("an empty host has an outline")
            }
        }
    }

    @Test func `the cubics of a side are on it, and those of corners are the core's`() throws {
        var (elements, pen) = ([PathElement](), Point2D.zero)
        Circumference.corners(Self.uneven).forEachElement(in: Self.host, segmentsPerQuadrant: 8) {
            elements.append($0)
        }
        let core = Self.uneven.path(in: Self.host, segmentsPerCorner: 7).elements
        #expect(elements.count == core.count)
        for (element, expected) in zip(elements, core) {
            switch (element, expected) {
            case (.cubic(let first, let second, let end), .line(let point)):
                #expect(end == point)
                #expect(near(first, pen + (end - pen) / 3) && near(second, pen + (end - pen) * (2 / 3.0)))
                pen = end
            case (.cubic(_, _, let end), _), (.move(let end), _):
                #expect(element == expected)
                pen = end
            default: #expect(element == expected)
            }
        }
    }

    @Test func `a point is inside the outline of its kind`() {
        let corner = Point2D(12, 22)
        #expect(Circumference.corners(Corners()).contains(corner, in: Self.host))
        #expect(!Circumference.corners(Self.uneven).contains(Point2D(45, 55), in: Self.host))
        #expect(Circumference.corners(Self.uneven.mirrored).contains(Point2D(45, 55), in: Self.host))
        #expect(!Circumference.superellipse(exponent: 4).contains(corner, in: Self.host))
        let side = Point2D(20, 80)
        #expect(Circumference.ellipse.contains(side, in: Self.host))
        #expect(!Circumference.circle.contains(side, in: Self.host))
        #expect(!Circumference.circle.contains(.zero, in: Rect2D(x: 0, y: 0, width: 0, height: 0)))
    }

    @Test func `a mirror image has left and right corners exchanged`() {
        let mirrored = Self.uneven.mirrored
        #expect(mirrored.topLeft == Self.uneven.topRight && mirrored.topRight == Self.uneven.topLeft)
        #expect(mirrored.bottomLeft == Self.uneven.bottomRight && mirrored.bottomRight == .square)
        #expect(Circumference.corners(Self.uneven).mirrored == .corners(mirrored))
        #expect(Circumference.superellipse(exponent: 3).mirrored == .superellipse(exponent: 3))
        for degrees in stride(from: 5.0, to: 360, by: 30) {
            let (first, second) = (
                Circumference.corners(Self.uneven).point(at: .degrees(degrees), in: Self.host),
                Circumference.corners(mirrored).point(at: .degrees(180 - degrees), in: Self.host)
            )
            #expect(near(first, Point2D(220 - second.x, second.y), 1e-6))
        }
    }

    @Test func `the anchor of corners in an empty rectangle is its centre`() {
        for size in [Point2D.zero, Point2D(9, 0)] {
            let rect = Rect2D(origin: Point2D(3, 4), size: size)
            let (point, normal) = Self.uneven.anchor(at: .degrees(90), in: rect)
            #expect(point == rect.center && normal == Point2D(0, 1))
        }
    }

    @Test func `a neighbour of a square corner does not jump when its shape begins to change`() {
        let smooth = Corner(radius: 60, shape: .smooth(0.6))
        func fitted(_ exponent: Double) -> Corners {
            let other = Corner(radius: 50, shape: .superellipse(exponent: exponent))
            return Corners(topLeft: smooth, topRight: other)
                .fitted(in: Rect2D(x: 0, y: 0, width: 120, height: 200))
        }
        let (square, almost) = (fitted(.infinity), fitted(1e12))
        #expect(near(square.topLeft.shape.smoothing, almost.topLeft.shape.smoothing))
        #expect(near(square.topLeft.shape.smoothing, 10.0 / 60))
    }

    @Test(arguments: [(0.0, 0.6), (0.3, 1), (0.8, 0.3)])
    func `the cubics of a shape in mid-animation are on its curve`(half: Double, smoothing: Double) throws {
        let corners = Corners(radius: 40, shape: CornerShape(halfCorner: half, smoothing: smoothing))
        let path = corners.path(in: Self.host, tolerance: 0.001)
        var pen = Point2D.zero
        for element in path.elements {
            if case .cubic(let first, let second, let end) = element {
                let middle = (pen + end + 3 * (first + second)) / 8
                for point in [middle, end] {
                    let distance = try #require(corners.signedDistance(to: point, in: Self.host))
                    #expect(distance.magnitude <= path.errorBound + 1e-10)
                }
            }
            switch element {
            case .move(let end), .line(let end), .cubic(_, _, let end): pen = end
            case .close: break
            }
        }
        #expect(path.errorBound <= 0.001)
    }

    @Test(arguments: [CornerShape.bevel, .scoop, .squircle])
    func `an animation from a smooth corner arrives at any shape without a jump`(shape: CornerShape) {
        let near = CornerShape(halfCorner: shape.halfCorner, smoothing: max(shape.smoothing, 1e-6))
        let (end, before) = (
            Corners(radius: 40, shape: shape).path(in: Self.host, segmentsPerCorner: 16),
            Corners(radius: 40, shape: near)
        )
        for case .cubic(_, _, let point) in end.elements {
            let distance = before.signedDistance(to: point, in: Self.host) ?? .nan
            #expect(distance.magnitude < 1e-3)
        }
        for case .cubic(_, _, let point) in before.path(in: Self.host, tolerance: 0.01).elements {
            let distance = Corners(radius: 40, shape: shape).signedDistance(to: point, in: Self.host) ?? .nan
            #expect(distance.magnitude < 1e-3)
        }
    }

    @Test(arguments: [-7.0, 7]) func `the inset of an outline with equal corners is symmetric`(amount: Double)
    {
        let rect = Rect2D(x: -100, y: -60, width: 200, height: 120)
        let (tip, other) = (Corner(radius: 40, shape: .scoop), Corner(radius: 20, shape: .bevel))
        let even = Corners(topLeft: tip, topRight: other, bottomRight: tip, bottomLeft: other)
        let path = even.offsetPath(in: rect, by: amount, tolerance: 0.05).elements
        let points = path.compactMap { element -> Point2D? in
            if case .line(let end) = element {
                end
            } else if case .cubic(_, _, let end) = element {
                end
            } else {
                nil
            }
        }
        #expect(points.count > 8)
        for point in points {
            let distance = even.signedDistance(to: point, in: rect) ?? .nan
            #expect((distance - amount).magnitude < 1e-6 && points.contains { near($0, -point, 1e-6) })
        }
    }

    @Test func `an inset of half the shorter side leaves nothing`() {
        for amount in [60.0, 61, 1e9] {
            #expect(Self.uneven.offsetPath(in: Self.host, by: -amount, tolerance: 0.1).elements.isEmpty)
        }
        #expect(!Self.uneven.offsetPath(in: Self.host, by: -59, tolerance: 0.1).elements.isEmpty)
    }

    @Test(arguments: [CornerShape.scoop, .squircle, .smooth(0.6)], [7.0, -7, 0.1])
    func `every point of an inset has its distance from the outline`(shape: CornerShape, amount: Double) {
        let corners = Corners(topLeft: Corner(radius: 40, shape: shape), bottomRight: Corner(radius: 30))
        let path = corners.offsetPath(in: Self.host, by: amount, tolerance: 0.05)
        #expect(path.errorBound <= 0.05 && !path.elements.isEmpty)
        for element in path.elements {
            guard case .cubic(_, _, let point) = element else { continue }
            let distance = corners.signedDistance(to: point, in: Self.host) ?? .nan
            #expect((distance - amount).magnitude < 1e-6)
        }
    }
}
