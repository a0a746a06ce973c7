#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

@Suite struct ShapedRectangleTests {
    static let rect = CGRect(x: 10, y: 20, width: 200, height: 120)

    static let uneven = ShapedRectangle(
        topLeading: Corner(radius: 30, shape: .scoop),
        bottomLeading: Corner(radii: Point2D(10, 20), shape: .squircle),
        bottomTrailing: .square,
        topTrailing: Corner(radius: 24, shape: .smooth(0.6))
    )

    private static func points(_ shape: ShapedRectangle) -> [Point2D] {
        SuperellipseShapeTests.points(shape.path(in: rect))
    }

    @Test func `the arguments are those of the rounded rectangles`() {
        let even = ShapedRectangle(cornerRadius: 24, style: .squircle)
        #expect(even.corners == Corners(radius: 24, shape: .squircle))
        #expect(ShapedRectangle(cornerRadius: 24).corners == Corners(radius: 24))
        let size = ShapedRectangle(cornerSize: CGSize(width: 30, height: 10), style: .bevel)
        #expect(size.corners == Corners(Corner(radii: Point2D(30, 10), shape: .bevel)))
        let radii = Corners(
            topLeft: Corner(radius: 1, shape: .notch),
            topRight: Corner(radius: 4, shape: .notch),
            bottomRight: Corner(radius: 3, shape: .notch),
            bottomLeft: Corner(radius: 2, shape: .notch)
        )
        let set = RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
        #expect(ShapedRectangle(cornerRadii: set, style: .notch).corners == radii)
        let named = ShapedRectangle(
            topLeadingRadius: 1,
            bottomLeadingRadius: 2,
            bottomTrailingRadius: 3,
            topTrailingRadius: 4,
            style: .notch
        )
        #expect(named.corners == radii)
        #expect(ShapedRectangle(topTrailingRadius: 4).corners == Corners(topRight: Corner(radius: 4)))
        #expect(Self.uneven.corners.topRight.shape == .smooth(0.6))
        #expect(Self.uneven.corners.bottomLeft.radii == Point2D(10, 20))
    }

    @Test func `the path is that of the core, also of insets, which add up`() {
        for inset in [0.0, 7, -4] {
            var shape = Self.uneven.inset(by: inset / 2).inset(by: inset / 2)
            shape.tolerance = 0.5
            let rect = Rect2D(Self.rect)
            let expected =
                inset == 0
                ? shape.corners.path(in: rect, tolerance: 0.5)
                : shape.corners.offsetPath(in: rect, by: -inset, tolerance: 0.5)
            #expect(Self.points(shape) == SuperellipseShapeTests.points(expected.elements))
            #expect(SuperellipseShapeTests.elements(shape.path(in: Self.rect)).last == .closeSubpath)
        }
        let round = ShapedRectangle(cornerRadius: 30).inset(by: 50).inset(by: -40)
        #expect(Self.points(round) == Self.points(ShapedRectangle(cornerRadius: 30).inset(by: 10)))
    }

    @Test func `radii and insets that are not sensible give the nearest shape`() {
        let square = Self.points(ShapedRectangle(cornerRadius: 0))
        for radius in [-5, .nan, -.infinity] as [CGFloat] {
            #expect(Self.points(ShapedRectangle(cornerRadius: radius, style: .bevel)) == square)
        }
        #expect(square.count == 5)
        #expect(
            Self.points(ShapedRectangle(cornerSize: CGSize(width: 30, height: 0), style: .scoop)) == square
        )
        let pill = Self.points(ShapedRectangle(cornerRadius: 60, style: .squircle))
        for radius in [61, 1e9, .greatestFiniteMagnitude, .infinity] as [CGFloat] {
            let points = Self.points(ShapedRectangle(cornerRadius: radius, style: .squircle))
            #expect(zip(points, pill).allSatisfy { near($0, $1, 1e-6) } && points.count == pill.count)
        }
        #expect(Self.points(Self.uneven.inset(by: .nan)).count > 8)
        for amount in [60.0, 100, 1e9] {
            #expect(ShapedRectangle(cornerRadius: 20).inset(by: amount).path(in: Self.rect).isEmpty)
            #expect(Self.uneven.inset(by: amount).path(in: Self.rect).isEmpty)
        }
        #expect(Self.uneven.path(in: .zero).isEmpty && Self.uneven.inset(by: -9).path(in: .zero).isEmpty)
        #expect(!Self.uneven.path(in: CGRect(x: 5, y: 5, width: -30, height: 30)).isEmpty)
    }

    @MainActor @Test func `leading corners are at the right from right to left`() {
        let views = ZStack {
            Self.uneven.fill(.red)
            Self.uneven.strokeBorder(.red, lineWidth: 4)
        }
        let host = StandInHost(views, size: Self.rect.size)
        let expected = host.drawings.map { drawing in
            SuperellipseShapeTests.points(drawing.path).map { Point2D(200 - $0.x, $0.y) }
        }
        host.environment.layoutDirection = .rightToLeft
        let mirrored = host.drawings.map { SuperellipseShapeTests.points($0.path) }
        #expect(mirrored.count == 2 && mirrored == expected)
        let box = CGRect(origin: .zero, size: Self.rect.size)
        let plain = SuperellipseShapeTests.points(Self.uneven.path(in: box))
        #expect(mirrored[0] != plain)
    }

    @MainActor @Test func `the shape clips, fills, draws borders and takes touches`() throws {
        var taps = 0
        let host = StandInHost(
            Color.red
                .clipShape(.rect(cornerRadius: 40, style: .notch))
                .background(.blue, in: .rect(topLeadingRadius: 40, style: .notch))
                .contentShape(.rect(cornerSize: CGSize(width: 40, height: 40), style: .notch))
                .onTapGesture { taps += 1 },
            size: Self.rect.size
        )
        let clip = try #require(host.values("clipShape", as: ShapedRectangle.self).first)
        #expect(clip.corners == Corners(radius: 40, shape: .notch))
        host.tap(CGPoint(x: 35, y: 35))
        #expect(taps == 0)
        host.tap(CGPoint(x: 45, y: 35))
        #expect(taps == 1)
    }

    // MARK: Animation

    @Test func `every radius, shape and inset is animatable, of each corner alone`() {
        let start = ShapedRectangle(cornerRadius: 10, style: .bevel)
        let half = start.standInInterpolated(to: Self.uneven.inset(by: 8), by: 0.5)
        #expect(half.topLeading.radii == Point2D(20, 20) && half.bottomLeading.radii == Point2D(10, 15))
        #expect(half.bottomTrailing.radii == Point2D(5, 5) && half.topTrailing.radii == Point2D(17, 17))
        #expect(near(half.topTrailing.shape.smoothing, 0.3) && half.bottomLeading.shape.smoothing == 0)
        #expect(half.topLeading.shape.exponent < 1 && half.bottomLeading.shape.exponent > 1)
        #expect(near(Double(half.path(in: Self.rect).boundingRect.minX), 14, 1e-6))
    }

    private static let shapes: [CornerShape] = [
        .notch, .superellipse(exponent: 0.3), .scoop, .bevel, .round, .squircle, .square, .smooth(0.6),
        .smooth(1),
    ]

    @Test func `an animation ends at every shape exactly, and beyond it where a spring overshoots`() {
        for first in Self.shapes {
            for second in Self.shapes {
                let start = ShapedRectangle(cornerRadius: 10, style: first)
                let end = ShapedRectangle(cornerRadius: 40, style: second)
                let (reached, over) = (
                    start.standInInterpolated(to: end, by: 1), start.standInInterpolated(to: end, by: 1.5)
                )
                let shape = reached.topLeading.shape
                #expect(
                    shape.exponent == second.exponent
                        || near(shape.exponent / second.exponent, 1)
                )
                #expect(near(shape.smoothing, second.smoothing) && reached.topLeading.radii.x == 40)
                #expect((0...1).contains(over.topLeading.shape.smoothing))
                #expect(over.topLeading.shape.exponent >= 0 && over.topLeading.radii.x == 55)
            }
        }
        let closing = ShapedRectangle(cornerRadius: 10).standInInterpolated(to: .init(cornerRadius: 0), by: 2)
        #expect(closing.corners == Corners(radius: 0))
    }

    @Test func `radii without bound have numbers that a spring can square`() {
        let data = ShapedRectangle(cornerRadius: .infinity).animatableData
        #expect(data.magnitudeSquared.isFinite)
        let half = ShapedRectangle(cornerRadius: .infinity).standInInterpolated(
            to: ShapedRectangle(cornerRadius: 0),
            by: 0.5
        )
        #expect(half.topLeading.radii == Point2D(5e5, 5e5))
    }

    @Test func `no animation between two shapes has a jump`() {
        let times = [0, 1e-3, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.999, 1]
        var fastest = (speed: 0.0, name: "")
        for (index, first) in Self.shapes.enumerated() {
            for second in Self.shapes[..<index] {
                let found = Self.greatestSpeed(first, second, inset: 0, times)
                if found.speed > fastest.speed { fastest = (found.speed, "\(first) \(second) \(found.time)") }
            }
        }
        // A corner moves by at most its diagonal, 57 points, and its radius grows by 10 meanwhile.
        #expect((20...72).contains(fastest.speed), "\(fastest)")
    }

    @Test(arguments: [(CornerShape.notch, CornerShape.smooth(0.6), 5.0), (.scoop, .squircle, -5)])
    func `no animation of a border has a jump`(first: CornerShape, second: CornerShape, inset: Double) {
        let found = Self.greatestSpeed(first, second, inset: inset, [0, 1e-3, 0.999, 1])
        #expect(found.speed < 72, "\(first) \(second) \(found)")
    }

    /// The greatest distance between the outlines at two times of an animation, divided by the time
    /// between them.
    private static func greatestSpeed(
        _ first: CornerShape,
        _ second: CornerShape,
        inset: Double,
        _ times: [Double]
    ) -> (speed: Double, time: Double) {
        let start = ShapedRectangle(cornerRadius: 30, style: first).inset(by: inset)
        let end = ShapedRectangle(cornerRadius: 40, style: second).inset(by: inset)
        let outlines = times.map { Outline(start.standInInterpolated(to: end, by: $0)) }
        return (1..<times.count).map { step in
            let (before, after) = (outlines[step - 1], outlines[step])
            // A polyline is up to 0.06 points inside an arc.
            let move = max(before.distance(to: after), after.distance(to: before)) - 0.06
            return (move / (times[step] - times[step - 1]), times[step])
        }.max { $0.0 < $1.0 } ?? (0, 0)
    }
}

/// The quarter of an outline at the top left, as a polyline.
private struct Outline {
    private var points: [(x: Double, y: Double)] = []

    init(_ shape: ShapedRectangle) {
        var shape = shape
        shape.tolerance = 1e-3
        var (pen, start) = (Point2D.zero, Point2D.zero)
        func add(_ point: Point2D) { if point.max() <= 62 { points.append((point.x, point.y)) } }
        func line(to end: Point2D) {
            for step in 1...8 { add(pen + (end - pen) * (Double(step) / 8)) }
            pen = end
        }
        shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).forEach { element in
            switch element {
            case .move(let end): (pen, start) = (Point2D(end), Point2D(end))
            case .line(let end): line(to: Point2D(end))
            case .quadCurve: break
            case .curve(let end, let first, let second):
                let (first, second, end) = (Point2D(first), Point2D(second), Point2D(end))
                for step in 1...8 {
                    let (t, u) = (Double(step) / 8, 1 - Double(step) / 8)
                    let ends = pen * (u * u * u) + end * (t * t * t)
                    add(ends + first * (3 * u * u * t) + second * (3 * u * t * t))
                }
                pen = end
            case .closeSubpath: line(to: start)
            }
        }
    }

    /// The greatest distance of a point of this outline that is not at the edge of the quarter.
    func distance(to other: Outline) -> Double {
        var greatest = 0.0
        for point in points where point.x < 46 && point.y < 46 {
            var least = Double.infinity
            for index in other.points.indices.dropFirst() {
                least = min(least, Self.distance(point, other.points[index - 1], other.points[index]))
            }
            greatest = max(greatest, least)
        }
        return greatest
    }

    private static func distance(
        _ point: (x: Double, y: Double),
        _ start: (x: Double, y: Double),
        _ end: (x: Double, y: Double)
    ) -> Double {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let square = x * x + y * y
        let along = square > 0 ? ((point.x - start.x) * x + (point.y - start.y) * y) / square : 0
        let part = min(max(along, 0), 1)
        let (dx, dy) = (start.x + x * part - point.x, start.y + y * part - point.y)
        return (dx * dx + dy * dy).squareRoot()
    }
}
#endif
