import Roundel
import RoundelTestSupport
import Testing

/// Arc bands at the edges: what overlaps, what is drawn, which numbers are kept.
@Suite struct ArcBandEdgeTests {
    private static func band(
        _ degrees: Double,
        _ startCap: ArcBand.Cap = .butt,
        _ endCap: ArcBand.Cap = .butt,
        thickness: Double = 20
    ) -> ArcBand {
        ArcBand(
            radius: 100,
            thickness: thickness,
            start: .zero,
            sweep: .degrees(degrees),
            startCap: startCap,
            endCap: endCap
        )
    }

    @Test(arguments: [1.0, -1])
    func `ends overlap if the sweep and the round caps are more than a turn`(sign: Double) {
        // A cap of 10 at a radius of 100 takes up 5.74°.
        for (degrees, butt, one, both) in [
            (348.0, 1, 1, 1), (349, 1, 1, 2), (354, 1, 1, 2), (355, 1, 2, 2), (359, 1, 2, 2), (361, 2, 2, 2),
        ] {
            let sweep = degrees * sign
            #expect(Self.band(sweep).layers.count == butt, "\(sweep)")
            #expect(Self.band(sweep, .round).layers.count == one, "\(sweep)")
            #expect(Self.band(sweep, .butt, .round).layers.count == one, "\(sweep)")
            #expect(Self.band(sweep, .round, .round).layers.count == both, "\(sweep)")
        }
        // A band that reaches the centre has caps of 90°.
        #expect(Self.band(179 * sign, .round, .round, thickness: 200).layers.count == 1)
        #expect(Self.band(181 * sign, .round, .round, thickness: 200).layers.count == 2)
    }

    @Test func `a band without an overlap is one layer with the whole gradient`() {
        let band = Self.band(270, .round, .butt)
        #expect(band.layers.count == 1 && band.layers[0].band == band && band.layers[0].fractions == 0...1)
    }

    @Test(arguments: [1.0, -1])
    func `the path of a quarter runs along the outer edge, and back along the inner one`(sign: Double) {
        let ends = Self.band(90 * sign).path(tolerance: 0.1).map { element -> Point2D? in
            switch element {
            case .move(let point), .line(let point), .cubic(_, _, to: let point): point
            case .close: nil
            }
        }
        let expected = [
            Point2D(110, 0), Point2D(0, 110 * sign), Point2D(0, 90 * sign), Point2D(90, 0), Point2D(110, 0),
        ]
        #expect(ends.count == 6 && ends[5] == nil)
        for (found, point) in zip(ends, expected) { #expect(found.map { near($0, point) } == true) }
        // The caps are half-circles beyond the ends.
        let round = Self.band(90 * sign, .round, .round).path(tolerance: 0.1)
        #expect(round.count == 8)
        if case .cubic(_, _, to: let tip) = round[2] { #expect(near(tip, Point2D(-10, 100 * sign))) }
        if case .cubic(_, _, to: let tip) = round[5] { #expect(near(tip, Point2D(100, -10 * sign))) }
    }

    @Test func `a whole turn is two circles in opposite directions, or one if it reaches the centre`() {
        for degrees in [360.0, -360, 500] {
            let ring = Self.band(degrees, .round, .round).path(tolerance: 0.1)
            #expect(ring.count == 12 && ring.count { $0 == .close } == 2, "\(degrees)")
            let disc = Self.band(degrees, thickness: 200).path(tolerance: 1)
            #expect(disc.count == 6 && disc.count { $0 == .close } == 1, "\(degrees)")
            let sign = degrees < 0 ? -1.0 : 1
            if case .cubic(_, _, to: let end) = ring[1] { #expect(near(end, Point2D(0, 110 * sign))) }
            if case .cubic(_, _, to: let end) = ring[7] { #expect(near(end, Point2D(0, -90 * sign))) }
        }
        #expect(Self.band(359.99).path(tolerance: 0.1).count { $0 == .close } == 1)
    }

    @Test func `without a sweep, one round cap is half of a dot`() {
        for sign in [1.0, -1] {
            let half = ArcBand(
                radius: 100,
                thickness: 20,
                start: .zero,
                sweep: .zero,
                startCap: sign < 0 ? .round : .butt,
                endCap: sign < 0 ? .butt : .round
            )
            #expect(half.contains(Point2D(100, 9.9 * sign)) && half.contains(Point2D(95, 3 * sign)))
            #expect(!half.contains(Point2D(100, -9.9 * sign)) && !half.contains(Point2D(95, -3 * sign)))
            #expect(!half.path(tolerance: 0.1).isEmpty)
        }
    }

    @Test(arguments: [ArcBand.Cap.round, .butt])
    func `an empty part of a counterclockwise band has its half of a dot beyond the end`(cap: ArcBand.Cap) {
        for sign in [1.0, -1] {
            let track = ArcBand(
                radius: 80,
                thickness: 16,
                start: .zero,
                sweep: .degrees(sign * 270),
                startCap: cap,
                endCap: cap == .round ? .butt : .round
            )
            let outside = Point2D(80, cap == .round ? -4 * sign : 4 * sign)
            let inside = Point2D(80, -outside.y)
            let part = track.part(0...0)
            #expect(part.contains(outside) && !part.contains(inside))
            let (low, high) = part.path(tolerance: 0.01).reduce((0.0, 0.0)) { range, element in
                guard case .cubic(_, _, let end) = element else { return range }
                return (min(range.0, end.y), max(range.1, end.y))
            }
            #expect(near(outside.y > 0 ? high : -low, 8, 1e-9) && near(outside.y > 0 ? low : high, 0, 1e-9))
        }
    }

    @Test func `a band ends where its caps end`() {
        for sign in [1.0, -1] {
            let butt = Self.band(90 * sign)
            let round = Self.band(90 * sign, .round, .round)
            for (x, y, isCap) in [
                (100.0, -1.0, true), (100, -9.9, true), (100, -10.1, false), (-9.9, 100, true),
                (-10.1, 100, false), (93, -8, false),
            ] {
                let point = Point2D(x, y * sign)
                #expect(!butt.contains(point) && round.contains(point) == isCap, "\(point)")
            }
            for (distance, isInside) in [(89.99, false), (90.01, true), (109.99, true), (110.01, false)] {
                let point = Point2D(direction: .degrees(40 * sign)) * distance
                #expect(butt.contains(point) == isInside, "\(distance)")
            }
            #expect(!butt.contains(Point2D(-100, 0)) && !butt.contains(.zero))
        }
    }

    @Test func `numbers are kept up to a billion`() {
        for (given, kept) in [(1e9, 1e9), (-1e9, -1e9), (1.1e9, 0), (-1.1e9, 0), (.infinity, 0)] {
            #expect(ArcBand(radius: 9, thickness: 2, start: .radians(given)).start == .radians(kept))
        }
        for (given, kept) in [(1e9, 1e9), (2e9, 1e9), (-2e9, -1e9), (.nan, 0), (-.infinity, 0)] {
            #expect(ArcBand(radius: 9, thickness: 2, sweep: .radians(given)).sweep == .radians(kept))
        }
        let far = ArcBand(center: Point2D(-1e10, 1e10), radius: 2e9, thickness: -3)
        #expect(far.center == Point2D(-1e9, 1e9) && far.radius == 1e9 && far.thickness == 0)
        #expect(ArcBand(radius: .nan, thickness: 3).thickness == 0)
        #expect(ArcBand(radius: 5, thickness: 10).thickness == 10)
        let thin = ArcBand(radius: 5, thickness: 4)
        #expect(thin.innerRadius == 3 && thin.outerRadius == 7 && near(thin.end, .degrees(405)))
    }

    @Test func `a part has the caps that are asked for, or else those of the band`() {
        let band = Self.band(-100, .round, .butt)
        let plain = band.part(0.5...0.75)
        #expect(near(plain.start, .degrees(-50)) && near(plain.sweep, .degrees(-25)))
        #expect(plain.startCap == .round && plain.endCap == .butt)
        let other = band.part(0.5...0.75, startCap: .butt, endCap: .round)
        #expect(other.startCap == .butt && other.endCap == .round)
        #expect(band.part(0.5...0.5).sweep == .zero && band.part(2...3).sweep == .zero)
        #expect(near(band.part(2...3).start, .degrees(-100)))
        #expect(plain.radius == 100 && plain.thickness == 20 && plain.center == band.center)
    }
}
