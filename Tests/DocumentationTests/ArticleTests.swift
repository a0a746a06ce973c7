import Foundation
import Roundel
import RoundelTestSupport
import Testing

/// Compares the numbers in the articles with computed ones.
///
/// Each fragment below contains computed numbers and must be in its article. A decimal number in
/// the article that is in no fragment is reported.
@Suite struct ArticleTests {
    /// A number as articles write it, with a minus sign instead of a hyphen.
    static func say(_ value: Double, _ digits: Int) -> String {
        String(format: "%.\(digits)f", value).replacingOccurrences(of: "-", with: "−")
    }

    static func check(_ name: String, _ fragments: [String]) throws {
        var prose = try Article(name).prose
        for fragment in fragments { #expect(prose.contains(fragment), "\(name) does not say: \(fragment)") }
        // Longer fragments are removed first, because they may contain shorter ones.
        for fragment in fragments.sorted(by: { $0.count > $1.count }) {
            prose = prose.replacingOccurrences(of: fragment, with: "…")
        }
        let left = prose.matches(of: /[0-9]+\.[0-9]+/).map { String($0.0) }
        #expect(left.isEmpty, "\(name): no test computes \(left)")
    }

    @Test func `the numbers of the chapter on sines and cosines are those of the functions`() throws {
        let say = Self.say
        let (ladder, along, up) = ((3.0 * 3 + 4 * 4).squareRoot(), 3.0, 4.0)
        let (cosine, sine) = (along / ladder, up / ladder)
        let cut = 360 * 0.0174
        let offset = Point2D(296, 234) - Point2D(200, 300)
        let angle = try #require(Angle(of: offset)), length = offset.length
        let corner = try #require(Angle(of: Point2D(296, 234)))
        let acos = Angle.radians(acos(offset.x / length))
        let other = Point2D(200, 300) + length * Point2D(direction: acos)
        let times = Angle.radians(90)
        var fragments = [
            "which is \(say(cosine, 1)) of the ladder", "4 of them, which is \(say(sine, 1)).",
            "\(say(cosine, 1)) and \(say(sine, 1)) are not parts",
            "\(say(cosine * cosine, 2)) + \(say(sine * sine, 2))",
            "its foot is \(say(along / 2, 1)) m away",
            "the ratios are \(say(cosine, 1)) and \(say(sine, 1)) again",
            "| lower right | 45° | \(say(Point2D(direction: .degrees(45)).x, 3)) "
                + "| \(say(Point2D(direction: .degrees(45)).y, 3)) |",
            "1 radian, about \(say(Angle.radians(1).degrees, 1))°", "2π ≈ \(say(2 * .pi, 2)) radii",
            "1.5707…",
            "it is the cosine of \(times.wholeTurns) turns and \(say(times.normalized.degrees, 0)) degrees",
            "marks 1 radian on all three: \(say(Angle.radians(1).turns, 3)) turns and 57.3°.",
            "by π/180, which is \(say(.pi / 180, 7)),", "by 180/π, which is \(say(180 / .pi, 4)).",
            "shorten them to 0.0174 and \(say(180 / .pi, 1)).", "360 × 0.0174 is \(say(cut, 3)),",
            "ends \(say((.fullTurn - Angle.radians(cut)).degrees, 1))° too early",
            "a tangent of \(say(up / along, 3)):",
            "it \(say(tan(Angle.degrees(38).radians), 3)) below the touching point",
            "meets it at \(say(tan(Angle.degrees(60).radians), 3));",
            "nearest one is \(say(tan(Double.pi / 2) / 1e16, 1)) · 10¹⁶",
            "(296, 234) − (200, 300) = (\(say(offset.x, 0)), \(say(offset.y, 0)))",
            "corner of the screen, \(say(corner.degrees, 1))°.",
            "is \(say(angle.radians, 4)), or \(say(angle.degrees, 1))°.",
            "to the right and 66 up, at \(say(angle.degrees, 1))°.", "lies at +\(say(acos.degrees, 1))°.",
            "√(96² + 66²) = \(say(length, 1)) away",
            "of \(say(angle.degrees, 1))° are \(say(offset.x / length, 3)) and \(say(offset.y / length, 3)),",
            "\(say(length, 1)) times those are", "96 ÷ \(say(length, 1)) = \(say(offset.x / length, 3)),",
            "`acos` of that is \(say(acos.degrees, 1))°.",
            "the direction of (\(say(other.x, 0)), \(say(other.y, 0))),", "-34.5085°",
        ]
        #expect(.pi / 180 > 0.0174 && (.pi / 180) < 0.01745330 && "\(angle)" == "-34.5085°")
        #expect("\(Double.pi / 2)".hasPrefix("1.5707"))
        for (turns, name) in [("1", "2π"), ("1/2", "π"), ("1/4", "π/2"), ("1/8", "π/4")] {
            let parts = turns.split(separator: "/").compactMap { Double($0) }
            let angle = Angle.turns(parts[0] / (parts.count > 1 ? parts[1] : 1))
            fragments.append("| \(turns) | \(name) = \(say(angle.radians, 4)) | \(say(angle.degrees, 0)) |")
        }
        fragments += [
            "| \(say(Angle.radians(1).turns, 4)) | 1 | \(say(Angle.radians(1).degrees, 4)) |",
            "| \(say(Angle.degrees(1).turns, 4)) | \(say(Angle.degrees(1).radians, 4)) | 1 |",
        ]
        for (degrees, digits) in [(0.0, 0), (45, 0), (60, 3), (80, 3), (89, 3)] {
            let tangent = tan(Angle.degrees(degrees).radians)
            fragments.append("| \(say(degrees, 0))° | \(say(tangent, digits)) |")
        }
        try Self.check("SineAndCosine", fragments)
    }

    @Test func `the numbers of the five buttons are those of a ring`() throws {
        let say = Self.say
        let ring = Ring(center: Point2D(150, 150), radius: 100, spacing: .even(5))
        var fragments = [
            "2π ÷ 5 = \(say(2 * .pi / 5, 4)), or \(say(360 / 5, 0))°",
            "−π/2 = \(say(-.pi / 2, 4)), or \(say(-90, 0))°",
        ]
        for index in 0..<5 {
            let (angle, position) = (ring.angle(of: index), ring.position(of: index))
            let direction = Point2D(direction: angle)
            let parts = [direction.x, direction.y].map { value in
                say(value, abs(value - value.rounded()) < 1e-9 ? 0 : 4).replacingOccurrences(
                    of: "−0 ",
                    with: "0 "
                )
            }
            fragments.append(
                "| \(index) | \(say(angle.degrees, 0))° | \(parts[0] == "−0" ? "0" : parts[0]) | \(parts[1]) "
                    + "| \(say(position.x, 1)) | \(say(position.y, 1)) |"
            )
        }
        let touch = Point2D(240, 110), offset = touch - ring.center
        let angle = try #require(Angle(of: offset))
        let gaps = (angle - ring.start).degrees / 72
        #expect(ring.nearestItem(to: touch) == 1 && Int(gaps.rounded()) == 1)
        #expect(ring.nearestItem(to: ring.center + Point2D(direction: .degrees(-90 - 72))) == 4)
        fragments += [
            "a touch at (\(say(touch.x, 0)), \(say(touch.y, 0)))?",
            "centre: (\(say(offset.x, 0)), \(say(offset.y, 0))).",
            "for the angle: \(say(angle.degrees, 2))°.",
            "that is \(say((angle - ring.start).degrees, 2))° clockwise",
            "\(say((angle - ring.start).degrees, 2)) ÷ 72 = \(say(gaps, 3)),",
        ]
        try Self.check("PlacingByHand", fragments)
    }

    @Test func `the numbers of coasting are those of the loop and of its closed form`() throws {
        let say = Self.say
        let coast = Coast(from: .zero, releaseVelocity: 6, decay: .moderate)
        let factor = Decay.moderate.factor
        var fragments = [
            "--factor \(say(factor, 2)) --velocity 6", "With the factor \(say(factor, 2)):",
            "\(say(coast.restRotation.degrees, 1))…°, known from", "\(say(coast.duration, 2)) seconds",
            "`pow(\(say(factor, 2)), 60 * seconds)`", "135.0°: it may not rest",
        ]
        for rate in [30.0, 60, 120] {
            var (omega, turned) = (6.0 / 60, 0.0)
            while omega > 0.006 / 60 * 1e-3 {
                omega *= pow(factor, 60 / rate)
                turned += omega
            }
            let shown = try #require(Double(try Article("Coasting").row("\(Int(rate)) Hz")[0].dropLast()))
            // The loop stops at its minimum speed, slightly before its limit.
            #expect((0...0.5).contains(Angle.radians(turned).degrees - shown), "\(rate) Hz: \(turned)")
            fragments.append(
                "| \(Int(rate)) Hz | \(say(shown, 1))° | \(say(coast.restRotation.degrees, 1))° |"
            )
        }
        for (rate, power) in [(120, "0.5"), (60, "1"), (30, "2"), (20, "3")] {
            let left = pow(factor, 60 / Double(rate))
            #expect(Double(power) == 60 / Double(rate))
            fragments.append("| 1/\(rate) s | \(power) | \(say(factor, 2))^\(power) | \(say(left, 3)) |")
        }
        let (half, two, three) = (factor.squareRoot(), factor * factor, factor * factor * factor)
        fragments += [
            "\(say(half, 3)) at 120 Hz, \(say(factor, 3)) at 60, \(say(two, 3)) at 30, \(say(three, 3)) at 20.",
            "\(say(two, 3)) is what one frame leaves on a screen of 30 Hz",
            "\(say(three, 3)) is what three frames at 60 Hz leave",
            "two frames at 120 Hz leave \(say(half, 3)) · \(say(half, 3)) = \(say(half * half, 2)), as",
        ]
        try Self.check("Coasting", fragments)
    }

    @Test func `the numbers of pinning are those of circumferences and helpers`() throws {
        let say = Self.say
        let host = Circumference.circle
        let anchor = host.anchor(at: .degrees(45))
        let (tenth, figure) = (
            host.helper(at: .degrees(45), ratio: 0.1), host.helper(at: .degrees(45), ratio: 0.16)
        )
        let steep = host.helper(at: .degrees(-80), ratio: 0.25)
        let half = Point2D(direction: .degrees(45)).x
        // The derivation: half the diagonal of the helper, R − √2·r, over √2.
        #expect(near((1 - 2.0.squareRoot() * 0.1) / 2.0.squareRoot(), tenth.widthMultiplier))
        #expect(near(1 / 2.0.squareRoot(), half) && near((1 + half) / 2, anchor.x))
        #expect(host.helper(at: .degrees(45), ratio: half - 0.001).kind == .cornerToCorner)
        #expect(host.helper(at: .degrees(45), ratio: half + 0.001).kind == .cornerToCenter)
        try Self.check(
            "Pinning",
            [
                "it is \(say(anchor.x, 3)) of the width from the left and \(say(anchor.y, 3)) of the height",
                "\(say(anchor.x, 3)) across and \(say(anchor.y, 3)) down",
                "`badge.centerX = \(say(anchor.x, 3)) ×",
                "\(say(figure.widthMultiplier, 3)) as wide",
                "\(say(tenth.widthMultiplier, 3)), corner to corner",
                "\(say(steep.widthMultiplier, 3)) \(say(steep.heightMultiplier, 3))",
                "√(1² + 1²) = √2 = \(say(2.0.squareRoot(), 3)),",
                "1 ÷ √2 = \(say(half, 3)) of the way to the corner: \(say(half, 3)) of R across and "
                    + "\(say(half, 3)) of R down",
                "(1 + \(say(half, 3))) ÷ 2 = \(say(anchor.x, 3)) of the width", "this is \(say(half, 3)) − ρ",
                "makes it \(say(tenth.widthMultiplier, 3)).", "more than \(say(half, 3)) would need",
            ]
        )
    }

    @Test func `the numbers of the other articles are those of their examples`() throws {
        let zone = TouchZone(in: Rect2D(x: 0, y: 0, width: 300, height: 300))
        var wheel = Wheel(zone: zone)
        wheel.touchBegan(1, at: Point2D(40, 160), time: 0)
        wheel.touchMoved(1, to: Point2D(40, 140), time: 0.02)
        try Self.check("Turning", ["\(wheel.rotation)"])
        let fan = Ring(radius: 100, start: .degrees(180), spacing: .arc(count: 5, sweep: .degrees(180)))
        let pie = Ring(radius: 100, spacing: .weights([1, 2, 3, 1], pad: .degrees(8)))
        let five = Ring(center: Point2D(150, 150), radius: 100, spacing: .even(5))
        try Self.check(
            "Placing",
            ["\(fan.angle(of: 4))", "\(pie.sector(of: 2).sweep)", "\(five.rotation(bringing: 1)), to"]
        )
        let volume = DialScale(0...100)
        let tip = DialScale(0...25, step: 10)
        try Self.check(
            "Values",
            [
                "\(volume.direction(of: 50))", "\(volume.value(at: .degrees(54)))",
                "\(tip.snapped(14)) \(tip.snapped(16)) \(tip.snapped(24))",
                "\(valueBeyondTheGap())",
                "where the scale has \(Self.say(volume.value(at: volume.rotation(toward: .degrees(180))), 1)),",
                "\(hoursAfterSteps())",
            ]
        )
        let rotation = Angle.degrees(765)
        try Self.check(
            "Conventions",
            [
                "\(rotation.normalized) \(rotation.wholeTurns)",
                "\(Angle.degrees(350).shortestDifference(to: .degrees(10)))",
            ]
        )
    }

    private let band = ArcBand(radius: 100, thickness: 20)

    /// The value of the article's dial whose finger went through the gap.
    private func valueBeyondTheGap() -> Double {
        var dial = Dial(zone: band.touchZone, scale: DialScale(0...100), value: 90)
        dial.touchBegan(1, at: 100 * Point2D(direction: dial.direction), time: 0)
        for (index, degrees) in [60.0, 120, 180].enumerated() {
            let point = 100 * Point2D(direction: .degrees(degrees))
            dial.touchMoved(1, to: point, time: Double(index + 1) / 10)
        }
        return dial.value
    }

    /// The values of the article's range dial, whose upper thumb was moved down by twelve hours.
    private func hoursAfterSteps() -> String {
        let scale = DialScale(0...24, step: 1, start: .twelveOClock, sweep: .fullTurn)
        var hours = RangeDial(zone: band.touchZone, scale: scale, values: 9...17, minimumGap: 1)
        hours.step(by: -12, of: .upper, time: 0)
        return "\(hours.lowerValue) \(hours.upperValue)"
    }
}
