import Foundation
import Roundel
import RoundelTestSupport
import Testing

/// Random rectangles with corners, bands and fans, and what holds for all of them.
///
/// It runs for about a second in each test; `ROUNDEL_FUZZ=60` runs each for a minute.
@Suite(.long) struct OutlineFuzzTests {
    private static let extremes: [Double] = [
        0, -0.0, .leastNonzeroMagnitude, 1e-308, 1e-300, 1e-162, 1e-16, 1e-9, 1 - 1e-12, 1, 1 + 1e-12, -1,
        0.5, 2,
        1e3, 1e9, 1e154, 1e300, -1e300, .greatestFiniteMagnitude, .infinity, -.infinity, .nan,
    ]

    /// A number of any kind.
    private func any(_ random: inout Seeded) -> Double {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: Self.extremes.randomElement(using: &random) ?? 0
        case 1: random.number(-1...4)
        default: exp(random.number(-740...709))
        }
    }

    private func anyCorner(_ random: inout Seeded) -> Corner {
        func any() -> Double { self.any(&random) }
        let shape: CornerShape =
            switch Int.random(in: 0..<4, using: &random) {
            case 0: CornerShape.samples.randomElement(using: &random) ?? .round
            case 1: .superellipse(exponent: any())
            case 2: .smooth(any())
            default: .superellipse(curvature: any())
            }
        return Corner(
            radii: random.chance(0.5) ? Point2D(repeating: any()) : Point2D(any(), any()),
            shape: shape
        )
    }

    @Test func `no function of corners traps or returns NaN, whatever the input`() {
        Fuzz.forAWhile { random in
            func any() -> Double { self.any(&random) }
            let corners = Corners(
                topLeft: anyCorner(&random),
                topRight: anyCorner(&random),
                bottomRight: anyCorner(&random),
                bottomLeft: anyCorner(&random)
            )
            let rect = Rect2D(x: any(), y: any(), width: any(), height: any())
            let (angle, point) = (Angle.radians(any()), Point2D(any(), any()))
            let context = Comment(rawValue: "\(corners), \(rect), \(angle.radians), \(point)")
            #expect(corners.perimeter(in: rect).isFinite && !corners.area(in: rect).isNaN, context)
            #expect(corners.area(in: rect) >= 0, context)
            #expect(corners.point(at: angle, in: rect).isFinite, context)
            #expect(abs(corners.outwardNormal(at: angle, in: rect).length - 1) < 1e-12, context)
            let points = corners.points(count: 3, in: rect, startingAt: angle)
            #expect(points.allSatisfy { $0.isFinite }, context)
            #expect(corners.nearestPoint(to: point, in: rect)?.isFinite != false, context)
            #expect(corners.signedDistance(to: point, in: rect)?.isNaN != true, context)
            _ = corners.location(of: point, in: rect)
            let tolerance = any()
            for path in [
                corners.path(in: rect, tolerance: tolerance), corners.path(in: rect, segmentsPerCorner: 5),
            ] {
                checkForm(path, context)
                #expect(path.elements.subpaths <= 1, context)
            }
            if random.chance(0.3) {
                checkForm(corners.offsetPath(in: rect, by: any(), tolerance: any()), context)
            }
            for (lift, outline) in [(any(), Circumference.corners(corners))] {
                #expect(!outline.anchor(at: angle, in: rect, lift: lift).x.isNaN, context)
                #expect(!outline.anchor(at: angle, in: rect, lift: lift).y.isNaN, context)
            }
        }
    }

    /// A path is empty, or consists of closed subpaths of finite elements and has a finite bound.
    private func checkForm(_ path: CornersPath, _ context: Comment) {
        #expect(path.errorBound.isFinite && path.errorBound >= 0, context)
        #expect(path.elements.points.allSatisfy { $0.isFinite }, context)
        guard let first = path.elements.first else { return }
        guard case .move = first, path.elements.last == .close else {
            Issue.record(context)
            return
        }
        let moves = path.elements.count { if case .move = $0 { true } else { false } }
        #expect(moves == path.elements.subpaths, context)
    }

    @Test func `an inset or an outset of four different corners is at its distance`() {
        Fuzz.forAWhile(least: 15) { random in CornersOffsetPathTests.checkRandomCorners(&random) }
    }

    @Test func `no function of a band traps or returns NaN, whatever the input`() {
        Fuzz.forAWhile { random in
            func any() -> Double { self.any(&random) }
            let band = ArcBand(
                center: Point2D(any(), any()),
                radius: any(),
                thickness: any(),
                start: .radians(any()),
                sweep: .radians(any()),
                startCap: random.pick(ArcBand.Cap.allCases),
                endCap: random.pick(ArcBand.Cap.allCases)
            )
            let ends = [any(), any()].filter { !$0.isNaN }.sorted()
            // The part between two fractions.
            let parts = ends.count == 2 ? [band, band.part(ends[0]...ends[1])] : [band]
            for part in parts {
                let context = Comment(rawValue: "\(part)")
                #expect(part.innerRadius >= 0 && part.innerRadius <= part.outerRadius, context)
                #expect(part.outerRadius.isFinite && part.end.radians.isFinite, context)
                let elements = part.path(tolerance: any())
                #expect(elements.points.allSatisfy { $0.isFinite }, context)
                _ = part.contains(Point2D(any(), any()))
                #expect(!part.contains(Point2D(.nan, 0)), context)
                let layers = part.layers
                #expect(layers.count <= 2, context)
                #expect(
                    layers.allSatisfy { $0.fractions.lowerBound >= 0 && $0.fractions.upperBound <= 1 },
                    context
                )
            }
        }
    }

    @Test func `what the path of a band surrounds is what the band contains`() {
        Fuzz.forAWhile { random in ArcBandTests.checkRandomBand(&random) }
    }

    @Test func `the items of a fan are inside, and no two touch`() {
        Fuzz.forAWhile { random in
            let one = FanCase.random(&random)
            if let fan = one.fan { #expect(one.fault(of: fan) == nil, "\(one): \(fan)") }
        }
    }

    @Test func `no fan traps or has an item nowhere, whatever the input`() {
        Fuzz.forAWhile { random in
            func any() -> Double { self.any(&random) }
            var settings = Fan.Settings()
            settings.direction = .radians(any())
            settings.sweep = .radians(any())
            // A fan of items that are much smaller than a point tries many radii.
            settings.spacing = random.chance(0.5) ? any() : 8
            settings.minimumRadius = any()
            settings.maximumRadius = any()
            settings.allowsSecondRing = random.chance(0.5)
            settings.isMirrored = random.chance(0.5)
            let fan = Fan(
                at: Point2D(any(), any()),
                in: Rect2D(x: any(), y: any(), width: any(), height: any()),
                itemSize: Point2D(any(), any()),
                count: random.pick([.min, -1, 0, 1, 2, 5, 9]),
                settings: settings
            )
            guard let fan else { return }
            let context = Comment(rawValue: "\(fan)")
            for index in 0..<fan.count {
                #expect(fan.position(of: index).isFinite, context)
                #expect(fan.angle(of: index).radians.isFinite, context)
            }
            let found = fan.item(at: Point2D(any(), any()))
            #expect(found.map { (0..<fan.count).contains($0) } != false, context)
        }
    }
}
