import Foundation
import Roundel
import RoundelTestSupport
import Testing

/// Limits of scales, curves and marks, and the holes of a telephone dial.
@Suite struct DialScaleEdgeTests {
    @Test func `parameters of a curve beyond their range count as its ends`() {
        #expect(DialCurve.power(0) == .linear && DialCurve.power(-.infinity) == .linear)
        let cases: [(DialCurve, DialCurve, Double)] = [
            (.power(1e9), .power(100), 7.888_609_052_210_118e-31),
            (.power(.infinity), .power(100), 7.888_609_052_210_118e-31),
            (.power(1e-9), .power(0.01), 0.993_092_495_437_036),
            (.decibels(floor: -900), .decibels(floor: -200), 9.999_900_000_999_99e-6),
            (.decibels(floor: -.infinity), .decibels(floor: -200), 9.999_900_000_999_99e-6),
            (.decibels(floor: 0), .decibels(floor: -1), 0.485_612_815_834),
            (.decibels(floor: .infinity), .decibels(floor: -1), 0.485_612_815_834),
        ]
        for (curve, limit, middle) in cases {
            #expect(curve == limit)
            let value = DialScale(0...1, curve: curve).value(atFraction: 0.5)
            #expect(near(value / middle, 1, 1e-9), "\(curve)")
        }
    }

    @Test func `a ratio of the ends above 1e260 counts as 1e260`() {
        let scale = DialScale(1e-300...1e300, curve: .logarithmic)
        // Half of it below the greatest value.
        #expect(near(log10(scale.value(atFraction: 0.5)), 300 - 130, 0.5))
    }

    @Test func `a start of a billion radians is possible, and one beyond counts as zero`() {
        for sign in [1.0, -1] {
            #expect(DialScale(start: .radians(1e9 * sign)).start == .radians(1e9 * sign))
            #expect(DialScale(start: .radians(1.01e9 * sign)).start == .zero)
            #expect(DialScale(start: .radians(.infinity * sign)).start == .zero)
            #expect(DialScale(sweep: .radians(1.01e-9 * sign)).sweep == .radians(1.01e-9 * sign))
            #expect(DialScale(sweep: .radians(0.99e-9 * sign)).sweep == .zero)
        }
    }

    @Test func `without a step, a step is a tenth of the sweep`() {
        let scale = DialScale(0...100)
        #expect([-2, 0, 3, 10, 12].map(scale.value(ofStep:)) == [0, 0, 30, 100, 100])
        #expect(scale.stepCount == nil && scale.step == nil)
    }

    @Test func `on a counterclockwise scale the gap is divided in the same way`() {
        let scale = DialScale(start: .degrees(45), sweep: .degrees(-270))
        for (direction, rotation) in [(0.0, -45.0), (-90, -135), (60, 0), (89, 0), (91, -270), (120, -270)] {
            #expect(near(scale.rotation(toward: .degrees(direction)), .degrees(rotation)), "\(direction)")
        }
        #expect(scale.rotation(toward: .degrees(90), near: .degrees(-10)) == .zero)
        #expect(near(scale.rotation(toward: .degrees(90), near: .degrees(-200)), .degrees(-270)))
    }

    @Test func `directions that are no numbers count as the start, and rotations as zero`() {
        for angle in [Angle.radians(.nan), .radians(.infinity)] {
            #expect(DialScale().rotation(toward: angle, near: .degrees(200)) == .zero)
            #expect(DialScale().rotation(toward: .degrees(90), near: angle) == .zero)
        }
    }

    // MARK: Marks

    @Test func `ten thousand marks of a kind are drawn, and one more gives none`() {
        let ten = DialScale(0...9_999, step: 1)
        let more = DialScale(0...10_000, step: 1)
        #expect(ten.ticks(.steps).count == 10_000 && more.ticks(.steps).isEmpty)
        #expect(ten.ticks(.every(1)).count == 10_000 && more.ticks(.every(1)).isEmpty)
        #expect(ten.ticks(.every(5_000, minor: 1)).count == 10_000)
        // The end of the range is no multiple.
        #expect(DialScale(0...9_999.5).ticks(.every(1)).count == 10_000)
        #expect(DialScale(0...9_999.5).ticks(.every(5_000, minor: 1)).count == 10_000)
        #expect(DialScale(0...10_000.5).ticks(.every(1)).isEmpty)
        #expect(more.ticks(.every(5_000, minor: 1)).map(\.value) == [0, 5_000, 10_000])
        #expect(ten.ticks(.count(10_000)).count == 10_000)
        #expect(ten.ticks(.count(2, minor: 10_000)).count == 10_002)
        #expect(ten.ticks(.count(2, minor: 10_001)).isEmpty)
        #expect(ten.ticks(.count(3, minor: 5_000)).count == 10_003)
        #expect(ten.ticks(.count(3, minor: 5_001)).isEmpty)
        let values = (0..<10_000).map(Double.init)
        #expect(ten.ticks(.values(values)).count == 10_000)
        #expect(ten.ticks(.values(values + [7])).isEmpty)
        #expect(ten.ticks(.values([7], minor: values + [7])).count == 1)
    }

    @Test func `a minor mark that only rounding parts from a major one is left out`() {
        let ticks = DialScale(0...1).ticks(.every(0.3, minor: 0.1))
        #expect(
            ticks.map(\.isMajor) == [
                true, false, false, true, false, false, true, false, false, true, false,
            ]
        )
        for (major, minor) in [(0.3, 0.1 + 0.2), (0.1 + 0.2, 0.3)] {
            #expect(DialScale(0...1).ticks(.values([major], minor: [minor])).map(\.value) == [major])
        }
    }

    // MARK: Telephone

    @Test func `a hole is within 15° of its direction and within the ring`() {
        let phone = DialTelephoneTests.phone()
        for (degrees, digit) in [
            (-44.0, nil), (-46, 1), (-74, 1), (-76, 2), (-314, 9), (-316, 0), (-344, 0), (-346, nil),
        ]
            as [(Double, Int?)]
        {
            let point = DialTelephoneTests.point(phone.stop + .degrees(degrees))
            #expect(phone.digit(at: point) == digit, "\(degrees)")
        }
        for (radius, digit) in [(49.9, nil), (50.1, 4), (99.9, 4), (100.1, nil)] as [(Double, Int?)] {
            let point = Point2D(100, 100) + Point2D(direction: phone.direction(of: 4)) * radius
            #expect(phone.digit(at: point) == digit, "\(radius)")
        }
        #expect(phone.direction(of: 12) == phone.direction(of: 9))
        #expect(phone.direction(of: -3) == phone.direction(of: 0))
        #expect(near(phone.direction(of: 1), phone.stop - .degrees(60)))
        #expect(near(phone.direction(of: 0), phone.stop - .degrees(330)))
        #expect(DialTelephone(zone: phone.zone, stop: .radians(.nan)).stop == .zero)
    }

    @Test func `a hole that the finger brings back sends what is left at the lift, and nothing before`() {
        var phone = DialTelephoneTests.phone()
        let start = phone.direction(of: 5)
        var pulses = phone.touchBegan(1, at: DialTelephoneTests.point(start), time: 0).pulses
        #expect(
            phone.isHeld
                && phone.touchBegan(2, at: DialTelephoneTests.point(start), time: 0).touch == .refused
        )
        for degrees in Array(stride(from: 10.0, through: 180, by: 10))
            + stride(from: 170.0, through: 70, by: -10)
        {
            let point = DialTelephoneTests.point(start + .degrees(degrees))
            pulses += phone.touchMoved(1, to: point, time: 1).pulses
        }
        #expect(pulses == 0 && near(phone.rotation, .degrees(70)))
        let lift = phone.touchEnded(1, at: DialTelephoneTests.point(start + .degrees(70)), time: 2)
        #expect(lift.touch == .ended(.lift) && lift.pulses == 0 && lift.digit == nil && phone.isMoving)
        let rest = phone.advance(to: 9)
        #expect(rest.pulses == 1 && rest.digit == 1)
        #expect(phone.advance(to: 10).digit == nil)
    }

    @Test func `a step that is far longer than the range leaves both ends possible`() {
        let scale = DialScale(0...1, step: 2e9)
        #expect(scale.stepCount == 1)
        #expect(scale.value(ofStep: 0) == 0)
        #expect(scale.snapped(0) == 0)
        #expect(scale.snapped(1) == 1)
        #expect(DialScale(0...1).ticks(.every(2e9)).map(\.value) == [0])
    }

    @Test func `minor marks far apart on a logarithmic scale stay`() {
        let scale = DialScale(1e-12...1, curve: .logarithmic)
        let minor = [2e-12, 5e-12, 2e-11, 5e-11, 2e-10, 5e-10]
        let ticks = scale.ticks(.values([1e-12, 1e-11, 1e-10, 1e-9, 1], minor: minor))
        #expect(ticks.filter { !$0.isMajor }.map(\.value) == minor)
    }

    @Test func `a last step is whole that is shorter by less than a billionth of one`() {
        for (step, count) in [(0.333_333_333_3, 3), (0.333_333_33, 4)] {
            let scale = DialScale(0...1, step: step)
            #expect(scale.stepCount == count && scale.value(ofStep: count) == 1, "\(step)")
        }
    }

    @Test func `values that a curve puts outside the sweep, or nowhere, have a fraction all the same`() {
        let (hill, valley) = (
            DialCurve.map(id: 21, { $0 * (5 - $0) }, inverse: { $0 }),
            DialCurve.map(id: 22, { $0 * ($0 - 3) }, inverse: { $0 })
        )
        #expect(DialScale(0...4, curve: hill).fraction(of: 2) == 1)
        #expect(DialScale(0...4, curve: valley).fraction(of: 1) == 0)
        let broken = DialCurve.map(id: 23, { $0 == 1 ? .nan : $0 }, inverse: { $0 })
        #expect(DialScale(0...4, curve: broken).fraction(of: 1) == 0.25)
    }

    @Test(arguments: [270.0, 200, -270])
    func `the middle of the gap belongs to the end next to the thumb, wherever a scale begins`(
        sweep: Double
    ) {
        for start in stride(from: 0.0, to: 360, by: 7) {
            let scale = DialScale(start: .degrees(start), sweep: .degrees(sweep))
            let middle = Angle.degrees(start + (sweep > 0 ? sweep + 360 : sweep - 360) / 2)
            let ends = [0.1, 0.9].map { scale.rotation(toward: middle, near: scale.sweep * $0) }
            #expect(ends == [.zero, scale.sweep], "\(start)")
        }
    }

    @Test(arguments: [420.0, 450, 495, 555, 675])
    func `the direction of the greatest value is on the last lap`(sweep: Double) {
        let scale = DialScale(sweep: .degrees(sweep))
        let end = scale.direction(of: 1)
        #expect(near(scale.rotation(toward: end, near: scale.sweep), scale.sweep))
    }

    @Test func `a steep power has no rotation for the smallest values`() {
        let scale = DialScale(curve: .power(0.01))
        #expect(scale.rotation(of: 5e-4) == .zero && scale.rotation(of: 6e-4) > .zero)
        for exponent in [0.04, 0.05, 0.1] {
            let scale = DialScale(curve: .power(exponent))
            for number in 0...400 {
                let value = pow(10, -Double(number) / 20)
                #expect(abs(scale.value(at: scale.rotation(of: value)) - value) <= 1e-12)
            }
        }
    }

    @Test(arguments: [(135.0, 360.0), (135, 450), (135, 720), (210, 360), (240, 450)])
    func `the direction of the least value is on the first lap, also a turn further`(
        start: Double,
        sweep: Double
    ) {
        let scale = DialScale(start: .degrees(start), sweep: .degrees(sweep))
        #expect(near(scale.rotation(toward: scale.start + .fullTurn), .zero))
    }

    @Test(arguments: [
        (5_000_000.2, 5_000_000.9, 0.1, 7), (48.1, 48.2, 1e-6, 100_000), (48.1371, 48.1372, 1e-7, 1_000),
        (-5_000_000.9, -5_000_000.2, 0.1, 7), (100, 101.05, 0.1, 11),
    ])
    func `rounded ends far from zero make no last step of no length`(
        lower: Double,
        upper: Double,
        step: Double,
        count: Int
    ) {
        let scale = DialScale(lower...upper, step: step)
        #expect(scale.stepCount == count)
        let zone = ArcBand(radius: 100, thickness: 20).touchZone
        var dial = Dial(zone: zone, scale: scale, value: upper)
        dial.press(.down, time: 0)
        #expect(dial.value == scale.value(ofStep: count - 1) && dial.value < upper - step * 0.4)
    }

    @Test func `the greatest value far from zero has its mark`() {
        #expect(DialScale(6_000_026...6_000_026.3).ticks(.every(0.1)).count == 4)
        #expect(DialScale(2_460_644.1...2_460_645.4).ticks(.every(0.1)).count == 14)
        #expect(DialScale(2_460_644.1...2_460_645.45).ticks(.every(0.1)).count == 14)
    }

    @Test func `steps that are finer than the precision of the range are counted as they are`() {
        #expect(DialScale(1e15...(1e15 + 4), step: 0.5).stepCount == 8)
    }

    @Test func `both ends of a full turn by rounding are reached by the rotation near to them`() {
        let sum = (0..<6).reduce(Angle.zero) { angle, _ in angle + .degrees(60) }
        for start in stride(from: -360.0, through: 360, by: 45) {
            for sweep in [sum, -sum, .fullTurn, -.fullTurn, .degrees(360) * 3] {
                let scale = DialScale(0...10, start: .degrees(start), sweep: sweep)
                for value in [0.0, 5, 10] {
                    let (direction, rotation) = (scale.direction(of: value), scale.rotation(of: value))
                    let found = scale.rotation(toward: direction, near: rotation)
                    #expect(near(found, rotation), "\(start), \(sweep.degrees), \(value): \(found.degrees)")
                }
            }
        }
    }
}
