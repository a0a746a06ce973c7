import Foundation
import Roundel
import RoundelTestSupport
import Testing

@Suite(.long) struct ArcBandTests {
    static func random(_ random: inout Seeded) -> ArcBand {
        let sweeps = [0, 0.01, 1, 3, 5.5, 6.2, 2 * Double.pi, 8, 40]
        let caps = ArcBand.Cap.allCases
        return ArcBand(
            center: Point2D(random.number(-50...50), random.number(-50...50)),
            radius: random.number(10...100),
            thickness: random.number(1...40),
            start: .radians(random.number(-9...9)),
            sweep: .radians(
                sweeps[Int.random(in: sweeps.indices, using: &random)] * (random.chance(0.4) ? -1 : 1)
            ),
            startCap: caps[Int.random(in: 0...1, using: &random)],
            endCap: caps[Int.random(in: 0...1, using: &random)]
        )
    }

    /// The polygon of a path, with 24 points to a cubic, as closed loops.
    static func loops(_ elements: [PathElement]) -> [[Point2D]] {
        var loops: [[Point2D]] = []
        for element in elements {
            switch element {
            case .move(let point): loops.append([point])
            case .line(let point): loops[loops.count - 1].append(point)
            case .cubic(let one, let two, let end):
                let start = loops[loops.count - 1].last ?? .zero
                for part in 1...24 {
                    let t = Double(part) / 24
                    let (u, v) = (1 - t, t)
                    let a = u * u * u * start + 3 * u * u * v * one
                    loops[loops.count - 1].append(a + 3 * u * v * v * two + v * v * v * end)
                }
            case .close: break
            }
        }
        return loops
    }

    static func winding(_ loops: [[Point2D]], around point: Point2D) -> Int {
        var winding = 0
        for loop in loops {
            for index in loop.indices {
                let (from, to) = (loop[index] - point, loop[(index + 1) % loop.count] - point)
                let side = from.x * to.y - from.y * to.x
                if from.y <= 0, to.y > 0, side > 0 { winding += 1 }
                if from.y > 0, to.y <= 0, side < 0 { winding -= 1 }
            }
        }
        return winding
    }

    /// How far a point is from the edges of a path.
    static func distance(_ loops: [[Point2D]], to point: Point2D) -> Double {
        var least = Double.infinity
        for loop in loops {
            for index in loop.indices {
                let (from, to) = (loop[index], loop[(index + 1) % loop.count])
                let edge = to - from
                let length = (edge * edge).sum()
                let part = length > 0 ? min(max(((point - from) * edge).sum() / length, 0), 1) : 0
                least = min(least, (from + edge * part - point).length)
            }
        }
        return least
    }

    /// Compares what the path of a random band surrounds with what the band contains, at 40 points.
    static func checkRandomBand(_ random: inout Seeded) {
        let band = Self.random(&random)
        let loops = Self.loops(band.path(tolerance: 0.001))
        for _ in 0..<40 {
            let reach = band.outerRadius + 5
            let point = band.center + Point2D(random.number(-reach...reach), random.number(-reach...reach))
            if Self.distance(loops, to: point) < 0.02 { continue }
            #expect(band.contains(point) == (Self.winding(loops, around: point) != 0), "\(point) of \(band)")
        }
    }

    @Test(arguments: [1.0, 0.1, 0.001])
    func `the path keeps its tolerance, with more cubics for a smaller one`(tolerance: Double) {
        let band = ArcBand(
            radius: 100,
            thickness: 20,
            start: .zero,
            sweep: .degrees(300),
            startCap: .butt,
            endCap: .butt
        )
        let path = band.path(tolerance: tolerance)
        var worst = 0.0
        for point in Self.loops(path)[0] {
            worst = max(worst, min(abs(point.length - 110), abs(point.length - 90)))
        }
        #expect(worst <= tolerance)
        #expect(path.count <= 2 * (tolerance < 0.01 ? 12 : 6) + 3)
        #expect(band.path(tolerance: .nan) == band.path(tolerance: 0))
    }

    @Test func `tolerances below a millionth of the outer radius count as that`() {
        let ring = ArcBand(radius: 90, thickness: 20, start: .zero, sweep: .fullTurn)
        // The error of an arc of 30° is 7.4e-7 of the radius, and that of 45° 8.5e-6.
        let finest = ring.path(tolerance: 1e-4)
        #expect(finest.count == 2 * (12 + 2) && ring.path(tolerance: 9e-4).count == 2 * (8 + 2))
        for tolerance in [0, -1, 1e-9, .nan] { #expect(ring.path(tolerance: tolerance) == finest) }
        // Whole arcs are not more by rounding.
        for arcs in 1...11 {
            let sweep = Angle.degrees(30 * Double(arcs))
            let band = ArcBand(radius: 90, thickness: 20, sweep: sweep, startCap: .butt, endCap: .butt)
            #expect(band.path(tolerance: 0).count == 2 * arcs + 4, "\(sweep)")
        }
    }

    @Test func `the least radius has a path with the least tolerance`() {
        let least = Double.leastNonzeroMagnitude
        let band = ArcBand(radius: least, thickness: least)
        #expect(band.path(tolerance: 0).count > 2)
    }

    @Test func `no sweep is a dot with round caps, and nothing without`() {
        let dot = ArcBand(radius: 50, thickness: 10, start: .zero, sweep: .zero)
        #expect(
            dot.contains(Point2D(50, 4.9)) && dot.contains(Point2D(50, -4.9))
                && !dot.contains(Point2D(50, 5.1))
        )
        for point in Self.loops(dot.path(tolerance: 0.01))[0] {
            #expect(near((point - Point2D(50, 0)).length, 5, 0.01))
        }
        let nothing = ArcBand(radius: 50, thickness: 10, sweep: .zero, startCap: .butt, endCap: .butt)
        #expect(nothing.path(tolerance: 0.1).isEmpty && !nothing.contains(nothing.center + Point2D(50, 0)))
        #expect(ArcBand(radius: 50, thickness: 0).path(tolerance: 0.1).isEmpty)
        #expect(ArcBand(radius: 50, thickness: 0).layers.isEmpty)
        #expect(!ArcBand(radius: 50, thickness: 0, sweep: .fullTurn).contains(Point2D(50, 0)))
        #expect(!ArcBand(radius: 50, thickness: 0, start: .zero).contains(Point2D(0, 50)))
    }

    @Test func `numbers that are not possible are replaced as documented`() {
        let band = ArcBand(
            center: Point2D(.nan, 1e300),
            radius: .infinity,
            thickness: .infinity,
            start: .radians(.nan),
            sweep: .radians(.infinity)
        )
        #expect(band.center == Point2D(0, 1e9) && band.radius == 1e9 && band.thickness == 2e9)
        #expect(band.start == .zero && band.sweep == .zero && band.innerRadius == 0)
        #expect(ArcBand(radius: -1, thickness: .nan).radius == 0)
        #expect(ArcBand(radius: 5, thickness: 99).thickness == 10)
        #expect(ArcBand(radius: 5, thickness: 1, sweep: .radians(-1e300)).sweep == .radians(-1e9))
        #expect(!ArcBand(radius: 5, thickness: 1).contains(Point2D(.nan, 0)))
        let huge = ArcBand(radius: 5, thickness: 1, sweep: .radians(1e9))
        #expect(huge.path(tolerance: 0.1).count == 12 && huge.layers.count == 2)
    }

    @Test func `layers cover the band, end over beginning, each with its part of the gradient`() {
        var random = Seeded()
        var two = 0
        for _ in 0..<400 {
            let band = Self.random(&random)
            let layers = band.layers
            for _ in 0..<40 {
                let direction = Point2D(direction: .radians(random.number(-4...4)))
                let point = band.center + direction * random.number(0...140)
                guard layers.contains(where: { $0.band.contains(point) }) == band.contains(point) else {
                    Issue.record("\(point) of \(band)"); return
                }
            }
            guard layers.count == 2 else { continue }
            two += 1
            for layer in layers {
                let (first, last) = (layer.fractions.lowerBound, layer.fractions.upperBound)
                #expect(near(layer.band.start, band.start + band.sweep * first))
                #expect(near(layer.band.end, band.start + band.sweep * last))
                #expect(layer.band.sweep.magnitude <= .radians(1.5 * .pi + 1e-9))
            }
            // The last turn alone is shown, its end on top.
            #expect(layers[1].fractions.upperBound == 1)
            #expect(layers[1].band.endCap == band.endCap)
            let isCovered = band.sweep.magnitude > .fullTurn
            #expect(layers[0].band.startCap == (isCovered ? .butt : band.startCap))
            #expect(near(layers[1].band.sweep.magnitude, .radians(.pi)))
            let shown = band.sweep * (1 - layers[0].fractions.lowerBound)
            #expect(near(shown.magnitude, min(.fullTurn, band.sweep.magnitude)))
            // They overlap by a quarter of a turn, where both have straight edges.
            let overlap = layers[0].fractions.upperBound - layers[1].fractions.lowerBound
            #expect(near(band.sweep.magnitude * overlap, .degrees(90)))
            #expect(layers[0].band.endCap == .butt && layers[1].band.startCap == .butt)
        }
        #expect(two > 50)
    }

    @Test func `a part begins and ends at its fractions`() {
        let band = ArcBand(
            radius: 50,
            thickness: 10,
            start: .degrees(135),
            sweep: .degrees(-200),
            endCap: .butt
        )
        let part = band.part(0.25...0.5, startCap: .butt)
        #expect(near(part.start, .degrees(85)) && near(part.sweep, .degrees(-50)))
        #expect(part.startCap == .butt && part.endCap == .butt)
        #expect(band.part(-3...7) == band)
    }

    @Test func `a touch zone is 44 points wide, or as wide as the band`() {
        let narrow = ArcBand(radius: 100, thickness: 4).touchZone
        #expect(narrow.innerRadius == 78 && narrow.outerRadius == 122)
        let wide = ArcBand(radius: 100, thickness: 60).touchZone
        #expect(wide.innerRadius == 70 && wide.outerRadius == 130)
        #expect(ArcBand(radius: 20, thickness: 10).touchZone.innerRadius == 4)
    }

    @Test(
        arguments: [
            (90, 20, 100, 56), (85, 30, 100, 56), (70, 60, 100, 40), (50, 100, 100, 10),
            (30, 10, 35, 7), (27, 6, 30, 5.4), (13, 4, 15, 2.6),
        ] as [(Double, Double, Double, Double)]
    )
    func `a touch zone that ends with the view is wider only inwards`(
        radius: Double,
        thickness: Double,
        limit: Double,
        inner: Double
    ) {
        let center = Point2D(3, 4)
        let zone = ArcBand(center: center, radius: radius, thickness: thickness).touchZone(within: limit)
        #expect(near(zone.innerRadius, inner) && zone.outerRadius == limit && zone.center == center)
    }
}
