import Foundation
import Roundel
import RoundelTestSupport
import Testing

@Suite(.long) struct DialScaleTests {
    static let curves: [DialCurve] = [
        .linear, .power(2), .power(0.5), .power(3), .logarithmic, .decibels(), .decibels(floor: -20),
        .map(id: 1) {
            $0 * $0 * $0 + $0
        } inverse: {
            inverseOfCubic($0)
        },
    ]

    /// The root of x³ + x = y, by bisection to the last bit.
    static func inverseOfCubic(_ y: Double) -> Double {
        var (low, high) = (-1e4, 1e4)
        while true {
            let middle = (low + high) / 2
            if middle <= low || middle >= high { return middle }
            if middle * middle * middle + middle < y { low = middle } else { high = middle }
        }
    }

    static func scale(_ random: inout Seeded, step: Bool, curves: [DialCurve] = curves) -> DialScale {
        let lower = random.number(-1_000...1_000)
        let span = random.number(0...1) < 0.5 ? random.number(0.01...5) : random.number(5...3_000)
        let sweep = random.number(0.01...20) * (random.chance(0.5) ? 1 : -1)
        let curve = curves[Int.random(in: curves.indices, using: &random)]
        return DialScale(
            lower...(lower + span),
            step: step ? span * random.number(0.001...0.7) : nil,
            start: .radians(random.number(-7...7)),
            sweep: .radians(sweep),
            curve: curve
        )
    }

    @Test func `every step is converted to a rotation and back to itself, whatever the scale`() {
        var random = Seeded()
        var steps = 0
        for _ in 0..<2_000 {
            let scale = Self.scale(&random, step: true)
            guard let count = scale.stepCount, count > 0 else { Issue.record("no steps: \(scale)"); return }
            for number in 0...count {
                let value = scale.value(ofStep: number)
                let back = scale.snapped(scale.value(at: scale.rotation(of: value)))
                guard back == value, scale.snapped(value) == value, scale.range.contains(value) else {
                    Issue.record("\(number) of \(scale): \(value), \(back)"); return
                }
                steps += 1
            }
        }
        #expect(steps > 20_000)
    }

    @Test func `without a step, a value comes back within 4 ulp of the greater end on a linear scale`() {
        var random = Seeded()
        var worst = 0.0
        for _ in 0..<200_000 {
            let scale = Self.scale(&random, step: false, curves: [.linear])
            let value = random.number(scale.range)
            let back = scale.value(at: scale.rotation(of: value))
            let ends = max(scale.range.lowerBound.magnitude, scale.range.upperBound.magnitude)
            worst = max(worst, (back - value).magnitude / ends.ulp)
        }
        print("greatest error: \(worst) ulp")
        #expect(worst <= 4)
        #expect(worst > 0)
    }

    @Test func `with a curve, a value comes back within 1e-12 of the range`() {
        var random = Seeded()
        var worst = 0.0
        for _ in 0..<200_000 {
            let scale = Self.scale(&random, step: false, curves: Array(Self.curves.dropLast()))
            let value = random.number(scale.range)
            let back = scale.value(at: scale.rotation(of: value))
            let ends = max(scale.range.lowerBound.magnitude, scale.range.upperBound.magnitude)
            worst = max(worst, (back - value).magnitude / max(ends, 1))
        }
        print("greatest error: \(worst) of the range's ends")
        #expect(worst <= 1e-12)
        #expect(worst > 0)
    }

    @Test func `every curve is monotone and has the ends of the range at the ends of the sweep`() {
        var random = Seeded()
        for _ in 0..<2_000 {
            let scale = Self.scale(&random, step: false)
            #expect(scale.value(at: .zero) == scale.range.lowerBound)
            #expect(scale.value(at: scale.sweep) == scale.range.upperBound)
            #expect(scale.rotation(of: scale.range.lowerBound) == .zero)
            #expect(scale.rotation(of: scale.range.upperBound) == scale.sweep)
            var (value, rotation) = (-Double.infinity, -Angle.fullTurn)
            for part in 0...100 {
                let next = scale.value(atFraction: Double(part) / 100)
                let turned = scale.rotation(of: next).magnitude
                guard next >= value, turned >= rotation, scale.range.contains(next) else {
                    Issue.record("\(part) of \(scale)"); return
                }
                (value, rotation) = (next, turned)
            }
        }
    }

    @Test func `steps are lower bound + number · step, rounded once as that expression`() {
        let tenths = DialScale(0...1, step: 0.1)
        for number in 0..<10 { #expect(tenths.value(ofStep: number) == Double(number) * 0.1) }
        #expect(tenths.value(ofStep: 3) == 3 * 0.1)
        #expect(tenths.value(ofStep: 10) == 1)
        #expect(tenths.stepCount == 10)
        // 2.1 / 0.3 is above 7 in floating point, which would make a last step of no length.
        #expect(DialScale(0...2.1, step: 0.3).stepCount == 7)
        // 3 × 0.1 is above 0.3, which stays the greatest value.
        let short = DialScale(0...0.3, step: 0.1)
        #expect(short.stepCount == 3)
        #expect(short.value(ofStep: 3) == 0.3)
        #expect(short.snapped(1) == 0.3)
    }

    @Test func `the fraction of the sweep is from 0 to 1, also outside it and backwards`() {
        for sweep in [270.0, -270] {
            let scale = DialScale(0...100, start: .degrees(135), sweep: .degrees(sweep))
            let fractions = [-1.0, 0, 0.25, 1, 1.01, 3].map { scale.fraction(at: .degrees(sweep * $0)) }
            #expect(zip(fractions, [0, 0, 0.25, 1, 1, 1]).allSatisfy { near($0, $1) }, "\(fractions)")
        }
        #expect(DialScale(0...100, sweep: .zero).fraction(at: .degrees(90)) == 0)
    }

    @Test func `a greatest value that is no whole number of steps away can be reached`() {
        let scale = DialScale(0...10, step: 3)
        #expect(scale.stepCount == 4)
        #expect((0...4).map(scale.value(ofStep:)) == [0, 3, 6, 9, 10])
        #expect([9.4, 9.5, 9.6, 8, 7.5, 7.4, -1, 99].map(scale.snapped) == [9, 10, 10, 9, 9, 6, 0, 10])
        #expect(DialScale(0...10, step: 20).stepCount == 1)
        #expect(DialScale(0...10, step: 20).snapped(5) == 10)
        #expect(scale.value(ofStep: -1) == 0)
        #expect(scale.value(ofStep: .max) == 10)
        #expect(scale.value(ofStep: .min) == 0)
    }

    @Test(arguments: [
        (0.0, 1.0, Double.nan, nil as Double?), (0, 1, 0, nil), (0, 1, -1, nil), (0, 1, .infinity, nil),
        (0, 1, 1e-9, 1e-9), (0, 1, 0.9e-9, nil), (0, 0, 1, 1), (0, 1, .leastNonzeroMagnitude, nil),
    ])
    func `a step that is not positive, not finite or too small is none`(
        lower: Double,
        upper: Double,
        step: Double,
        expected: Double?
    ) {
        #expect(DialScale(lower...upper, step: step).step == expected)
    }

    @Test func `numbers that are not finite or too large are replaced as documented`() {
        let wide = DialScale(-.infinity ... .infinity)
        #expect(wide.range == -0x1p1000...0x1p1000)
        #expect(wide.value(at: wide.sweep / 2) == 0)
        #expect(wide.rotation(of: .nan) == .zero)
        #expect(DialScale(start: .radians(.nan)).start == .zero)
        #expect(DialScale(start: .radians(2e9)).start == .zero)
        for sweep in [Double.nan, .infinity, 0, 1e-10, -1e-10] {
            let scale = DialScale(sweep: .radians(sweep))
            #expect(scale.sweep == .zero)
            #expect(scale.rotation(of: 0.7) == .zero)
            #expect(scale.value(at: .radians(1)) == 0)
        }
        #expect(DialScale(sweep: .radians(1e9)).sweep == .turns(10_000))
        #expect(DialScale(sweep: .radians(-1e9)).sweep == .turns(-10_000))
        let point = DialScale(3...3, step: 1)
        #expect(point.stepCount == 0)
        #expect(point.value(at: .radians(2)) == 3)
        #expect(point.rotation(of: 5) == .zero)
        #expect(point.snapped(.infinity) == 3)
        let scale = DialScale(2...4)
        #expect([-.infinity, .infinity, .nan].map(scale.snapped) == [2, 4, 2])
        #expect([-1, .infinity, .nan].map(scale.value(atFraction:)) == [2, 4, 2])
        #expect([-1, .infinity, .nan].map { scale.value(at: .radians($0)) } == [2, 4, 2])
    }

    @Test func `curves have the values that their documentation states`() {
        #expect(near(DialScale(2...6, curve: .power(2)).value(atFraction: 0.5), 3))
        let frequency = DialScale(20...20_000, curve: .logarithmic)
        #expect(near(frequency.value(atFraction: 1.0 / 3), 200, 1e-9))
        #expect(near(frequency.fraction(of: 2_000), 2.0 / 3))
        let octave = DialScale(440...880, curve: .logarithmic)
        #expect(near(octave.value(atFraction: 0.5), 440 * 2.0.squareRoot(), 1e-9))
        #expect(near(octave.fraction(of: 440 * 2.0.squareRoot()), 0.5))
        let negative = DialScale(-20_000 ... -20, curve: .logarithmic)
        #expect(near(negative.value(atFraction: 1.0 / 3), -2_000, 1e-8))
        #expect(near(negative.fraction(of: -200), 2.0 / 3))
        let gain = DialScale(0...1, curve: .decibels())
        #expect(near(20 * log10(gain.value(atFraction: 0.5)), -30.28, 0.01))
        let octaves = DialCurve.map(id: 1) {
            log2($0)
        } inverse: {
            exp2($0)
        }
        #expect(near(DialScale(1...16, curve: octaves).value(atFraction: 0.25), 2))
        let falling = DialCurve.map(id: 2) {
            -$0
        } inverse: {
            -$0
        }
        #expect(near(DialScale(1...16, curve: falling).value(atFraction: 0.2), 4))
        #expect(octaves != falling)
        #expect(
            octaves
                == .map(id: 1) {
                    $0
                } inverse: {
                    $0
                }
        )
        #expect(DialCurve.power(.nan) == .linear && DialCurve.power(-1) == .linear)
        #expect(DialCurve.decibels(floor: .nan) == .decibels())
        #expect(DialCurve.decibels(floor: 3) == .decibels(floor: -1))
    }

    @Test func `a curve without values for a range counts as linear`() {
        for range in [0.0...8, -4...4, -8...0] {
            let scale = DialScale(range, curve: .logarithmic)
            #expect(scale.value(atFraction: 0.25) == range.lowerBound + 2)
            #expect(scale.fraction(of: range.lowerBound + 2) == 0.25)
        }
        let octaves = DialCurve.map(id: 1) {
            log2($0)
        } inverse: {
            exp2($0)
        }
        #expect(DialScale(-4...4, curve: octaves).value(atFraction: 0.25) == -2)
        let constant = DialCurve.map(id: 3) { _ in
            1
        } inverse: { _ in
            7
        }
        #expect(DialScale(0...4, curve: constant).value(atFraction: 0.25) == 1)
        let wild = DialCurve.map(id: 4) {
            $0
        } inverse: { _ in
            99
        }
        #expect(DialScale(0...4, curve: wild).value(atFraction: 0.25) == 4)
        let lost = DialCurve.map(id: 5) {
            $0
        } inverse: { _ in
            .nan
        }
        #expect(DialScale(0...4, curve: lost).value(atFraction: 0.25) == 1)
        #expect(DialScale(.leastNonzeroMagnitude...0x1p1000, curve: .logarithmic).value(atFraction: 0.5) > 1)
    }

    @Test func `a mirrored scale has its values at mirrored directions, and mirroring again restores them`() {
        let scale = DialScale(0...10, start: .degrees(120), sweep: .degrees(200), curve: .power(2))
        for value in [0.0, 1, 5, 10] {
            let (one, other) = (scale.direction(of: value), scale.mirrored.direction(of: value))
            let point = Point2D(direction: one)
            #expect(near(Point2D(direction: other), Point2D(-point.x, point.y)))
            #expect(near(scale.mirrored.mirrored.direction(of: value), one))
        }
        #expect(scale.mirrored.isMirrored && !scale.mirrored.mirrored.isMirrored)
    }

    @Test func `a direction has its rotation, in the gap that of the nearer end, on laps the nearest`() {
        let scale = DialScale()
        let expected = [(135.0, 0.0), (270, 135), (-90, 135), (45, 270), (60, 270), (120, 0), (89, 270)]
        for (direction, rotation) in expected {
            #expect(near(scale.rotation(toward: .degrees(direction)), .degrees(rotation)), "\(direction)")
        }
        #expect(scale.rotation(toward: .degrees(90), near: .degrees(10)) == .zero)
        #expect(near(scale.rotation(toward: .degrees(90), near: .degrees(200)), .degrees(270)))
        let laps = DialScale(start: .zero, sweep: .degrees(-900))
        for near in [0.0, -100, -500, -900] {
            let rotation = laps.rotation(toward: .degrees(-30), near: .degrees(near)).degrees
            let best = [-30.0, -390, -750].min { abs($0 - near) < abs($1 - near) } ?? 0
            #expect(abs(rotation - best) < 1e-9, "\(near): \(rotation)")
        }
        #expect(near(laps.rotation(toward: .degrees(-30), near: .degrees(-9_000)), .degrees(-750)))
        #expect(near(laps.rotation(toward: .degrees(-30), near: .degrees(9_000)), .degrees(-30)))
        // On the last lap, which is not a whole one.
        #expect(near(laps.rotation(toward: .degrees(-200), near: .degrees(-900)), .degrees(-560)))
        let turn = DialScale(start: .zero, sweep: .fullTurn)
        #expect(turn.rotation(toward: .zero, near: .degrees(10)) == .zero)
        #expect(near(turn.rotation(toward: .zero, near: .degrees(350)), .fullTurn))
    }
}
