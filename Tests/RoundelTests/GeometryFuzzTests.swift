import Foundation
import Roundel
import RoundelTestSupport
import Testing

/// Random rings, superellipses and rectangles, from ordinary ones to the ends of `Double`, and what
/// holds for all of them.
///
/// It runs for about a second in each test; `ROUNDEL_FUZZ=60` runs each for a minute.
@Suite(.long) struct GeometryFuzzTests {
    private static let extremes: [Double] = [
        0, -0.0, .leastNonzeroMagnitude, 1e-308, -1e-308, 1e-162, -1e-162, 1e-16, 1, -1, 0.5, 2, 1e9, 1e154,
        -1e154, 1e300,
        -1e300, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .infinity, -.infinity, .nan,
    ]
    private static let counts = [Int.min, -1, 0, 1, 2, 3, 7, 100]

    // MARK: Any input at all

    @Test func `no function of a superellipse traps or returns NaN, whatever the input`() {
        Fuzz.forAWhile { random in
            func any() -> Double { Self.any(&random) }
            let shape =
                random.chance(0.9)
                ? Superellipse(exponent: any()) : Superellipse(handle: random.number(-2...3))
            let rect = Rect2D(x: any(), y: any(), width: any(), height: any())
            let (angle, point) = (Angle.radians(any()), Point2D(any(), any()))
            let context = Comment(rawValue: "\(shape), \(rect), \(angle.radians), \(point)")
            #expect(rect.origin.isFinite && rect.end.isFinite && rect.center.isFinite, context)
            #expect(shape.perimeter(in: rect).isFinite && !shape.area(in: rect).isNaN, context)
            #expect(shape.radius(along: angle, in: rect).isFinite, context)
            #expect(shape.point(at: angle, in: rect).isFinite, context)
            #expect(abs(shape.outwardNormal(at: angle, in: rect).length - 1) < 1e-12, context)
            let count = Self.counts.randomElement(using: &random) ?? 0
            let points = shape.points(count: count, in: rect, startingAt: angle)
            #expect(points.allSatisfy { $0.isFinite } && points.count <= max(count, 0), context)
            let nearest = shape.nearestPoint(to: point, in: rect)
            #expect(
                nearest?.isFinite != false && shape.signedDistance(to: point, in: rect)?.isNaN != true,
                context
            )
            let segments = Self.counts.randomElement(using: &random) ?? 0
            let paths = [
                shape.path(in: rect, tolerance: any()), shape.path(in: rect, segmentsPerQuadrant: segments),
            ]
            for path in paths { Self.checkForm(path, context) }
            if random.chance(0.05) {
                Self.checkForm(shape.offsetPath(in: rect, by: any(), tolerance: any()), context)
            }
        }
    }

    @Test func `no function of a ring traps or returns NaN, whatever the input`() {
        Fuzz.forAWhile { random in
            func any() -> Double { Self.any(&random) }
            let ring = Self.anyRing(&random)
            let (point, angle, rotation) = (Point2D(any(), any()), Angle.radians(any()), Angle.radians(any()))
            let context = Comment(rawValue: "\(ring), \(point), \(angle.radians), \(rotation.radians)")
            #expect(ring.positions(rotation: rotation).allSatisfy { $0.isFinite }, context)
            for index in 0..<ring.count {
                #expect(!ring.angle(of: index, rotation: rotation).radians.isNaN, context)
                let sector = ring.sector(of: index, rotation: rotation)
                #expect(sector.start.radians.isFinite && sector.sweep.radians.isFinite, context)
                for orientation in Ring.Orientation.allCases {
                    #expect(!ring.turn(of: index, orientation).radians.isNaN, context)
                }
                #expect(ring.rotation(bringing: index, toPointer: .zero).radians.isFinite, context)
            }
            let nearest = ring.nearestItem(to: point, rotation: rotation)
            #expect((nearest != nil) == (ring.count > 0 && point.isFinite), context)
            #expect(
                (ring.nearestItem(to: angle) != nil) == (ring.count > 0 && angle.radians.isFinite),
                context
            )
            _ = ring.item(at: point, innerRadius: any(), outerRadius: any(), rotation: rotation)
            _ = ring.item(at: angle, rotation: rotation)
            _ = ring.item(atPointer: angle, rotation: rotation)
            let bounds = Rect2D(x: any(), y: any(), width: any(), height: any())
            let fitted = ring.fitted(in: bounds, itemSize: Point2D(any(), any()), rotation: rotation)
            #expect(fitted?.positions().allSatisfy { $0.isFinite } != false, context)
            #expect(ring.largestItemDiameter(rotation: rotation)?.isFinite != false, context)
            #expect(ring.leastRadius(itemDiameter: any())?.isFinite != false, context)
            #expect(ring.mirrored.positions().allSatisfy { $0.isFinite }, context)
        }
    }

    // MARK: Ordinary input

    @Test func `hits and distances of a ring agree with a search of all items`() {
        Fuzz.forAWhile { random in
            let radii = Point2D(random.number(1...300), random.number(1...300))
            let ring = Ring(
                center: Point2D(random.number(-99...99), random.number(-99...99)),
                radii: random.chance(0.5) ? radii : Point2D(repeating: radii.x),
                start: .radians(random.number(-9...9)),
                direction: random.chance(0.5) ? .clockwise : .counterclockwise,
                spacing: .even(.random(in: 1...30, using: &random))
            )
            let rotation = Angle.radians(random.number(-50...50))
            let point = ring.center + Point2D(random.number(-400...400), random.number(-400...400))
            let distances = (0..<ring.count).map { index in
                let position = ring.position(of: index, rotation: rotation)
                return hypot(position.x - point.x, position.y - point.y)
            }
            let found = ring.nearestItem(to: point, rotation: rotation).map { distances[$0] } ?? .infinity
            #expect(near(found, distances.min() ?? 0), "\(ring), \(point)")
            guard let hit = ring.item(at: point, rotation: rotation), let angle = ring.angle(at: point) else {
                Issue.record("An even ring has an item in every direction: \(ring), \(point)")
                return
            }
            let gap = (ring.angle(of: hit, rotation: rotation).radians - angle.radians) / (2 * .pi)
            #expect(abs(gap - gap.rounded()) <= 0.5 / Double(ring.count) + 1e-9, "\(ring), \(point)")
        }
    }

    @Test func `containment, location and signed distance agree`() throws {
        try Fuzz.forAWhile { random in
            let (shape, rect) = Self.ordinary(&random)
            let point = rect.center + rect.size * Point2D(random.number(-1...1), random.number(-1...1))
            let location = shape.location(of: point, in: rect)
            let distance = try #require(shape.signedDistance(to: point, in: rect))
            let context = Comment(rawValue: "\(shape), \(rect), \(point)")
            #expect(shape.contains(point, in: rect) == (location != .outside), context)
            guard abs(distance) > 1e-9 * (rect.width + rect.height) else { return }
            #expect((distance < 0) == (location == .inside), context)
            // The curve's own inequality, and no point of the curve that is nearer.
            let unit = (point - rect.center) / (rect.size / 2)
            let level = pow(abs(unit.x), shape.exponent) + pow(abs(unit.y), shape.exponent)
            if abs(level - 1) > 1e-9 { #expect((level < 1) == (distance < 0), context) }
            for _ in 0..<60 {
                let other = shape.point(at: .radians(random.number(-4...4)), in: rect)
                let gap = hypot(other.x - point.x, other.y - point.y)
                #expect(gap >= abs(distance) - 1e-9 * (rect.width + rect.height), context)
            }
        }
    }

    @Test func `a path keeps its error bound and its tolerance`() {
        Fuzz.forAWhile { random in
            let (shape, rect) = Self.ordinary(&random)
            let tolerance = exp(random.number(-7...0)) * 0.01 * max(rect.width, rect.height)
            let path = shape.path(in: rect, tolerance: tolerance)
            let context = Comment(rawValue: "\(shape), \(rect), \(tolerance)")
            Self.checkForm(path, context)
            let centered = Rect2D(origin: rect.size / -2, size: rect.size)
            let moved = shape.path(in: centered, tolerance: tolerance)
            let meter = SuperellipseMeter(
                exponent: shape.exponent,
                halfWidth: rect.width / 2,
                halfHeight: rect.height / 2
            )
            #expect(
                meter.measure(moved) <= path.errorBound * 1.0001 + 1e-12 * (rect.width + rect.height),
                context
            )
        }
    }

    @Test func `perimeter and area grow with the rectangle`() {
        Fuzz.forAWhile { random in
            let (shape, rect) = Self.ordinary(&random)
            let factor = random.number(1.001...5)
            let wider = Rect2D(origin: rect.origin, size: Point2D(rect.width * factor, rect.height))
            let greater = Rect2D(origin: rect.origin, size: rect.size * factor)
            let length = shape.perimeter(in: rect)
            let context = Comment(rawValue: "\(shape), \(rect), \(factor)")
            #expect(shape.perimeter(in: wider) > length, context)
            #expect(near(shape.perimeter(in: greater) / length, factor, 1e-11 * factor), context)
            #expect(near(shape.area(in: wider) / shape.area(in: rect), factor, 1e-12 * factor), context)
            #expect(length <= 2 * (rect.width + rect.height) * (1 + 1e-12), context)
            #expect(length >= 4 * hypot(rect.width, rect.height) / 2 * (1 - 1e-12), context)
        }
    }
}

// MARK: - Random values

extension GeometryFuzzTests {
    /// A number of any kind.
    private static func any(_ random: inout Seeded) -> Double {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: extremes.randomElement(using: &random) ?? 0
        case 1: random.number(-10...10)
        case 2: (random.chance(0.5) ? 1 : -1) * exp(random.number(-740...709))
        default: random.number(0...300).rounded()
        }
    }

    private static func anyRing(_ random: inout Seeded) -> Ring {
        let count = counts.randomElement(using: &random) ?? 0
        let numbers = (0..<Int.random(in: 0..<9, using: &random)).map { _ in any(&random) }
        let (first, second) = (Angle.radians(any(&random)), Angle.radians(any(&random)))
        let spacing: Ring.Spacing =
            switch Int.random(in: 0..<5, using: &random) {
            case 0: .even(count)
            case 1: .arc(count: count, sweep: first, end: random.chance(0.5) ? .inclusive : .exclusive)
            case 2: .step(first, count: count)
            case 3: .angles(numbers.map { .radians($0) })
            default: .weights(numbers, sweep: first, pad: second)
            }
        return Ring(
            center: Point2D(any(&random), any(&random)),
            radii: Point2D(any(&random), any(&random)),
            start: .radians(any(&random)),
            direction: random.chance(0.5) ? .clockwise : .counterclockwise,
            spacing: spacing
        )
    }

    private static func ordinary(_ random: inout Seeded) -> (Superellipse, Rect2D) {
        let shape = Superellipse(exponent: exp(random.number(log(0.25)...log(60))))
        let size = Point2D(exp(random.number(0...6)), exp(random.number(0...6)))
        return (shape, Rect2D(origin: Point2D(random.number(-99...99), random.number(-99...99)), size: size))
    }

    /// A path is empty, or one closed subpath of finite elements with a finite bound.
    private static func checkForm(_ path: SuperellipsePath, _ context: Comment) {
        #expect(path.errorBound.isFinite && path.errorBound >= 0, context)
        guard let first = path.elements.first else { return }
        guard case .move = first else {
            Issue.record(context)
            return
        }
        #expect(path.elements.last == .close && path.moves == 1 && path.closes == 1, context)
        #expect(path.points.allSatisfy { $0.isFinite }, context)
    }
}
