import Foundation
import Roundel
import RoundelTestSupport
import Testing

@Suite struct DialTelephoneTests {
    static func phone(reducesMotion: Bool = false) -> DialTelephone {
        let zone = TouchZone(center: Point2D(100, 100), innerRadius: 50, outerRadius: 100)
        return DialTelephone(zone: zone, reducesMotion: reducesMotion)
    }

    static func point(_ angle: Angle) -> Point2D { Point2D(100, 100) + Point2D(direction: angle) * 80 }

    /// Turns a hole by an angle, at most 10° at a time, and collects what is reported until rest.
    static func turn(_ phone: inout DialTelephone, _ digit: Int, by degrees: Double) -> [DialTelephone.Update]
    {
        let start = phone.direction(of: digit)
        var updates = [phone.touchBegan(1, at: point(start), time: 0)]
        let steps = max(1, Int(degrees / 10))
        for step in 1...steps {
            let angle = start + .degrees(degrees * Double(step) / Double(steps))
            updates.append(phone.touchMoved(1, to: point(angle), time: Double(step) * 0.02))
        }
        updates.append(phone.touchEnded(1, at: point(start + .degrees(degrees)), time: 2))
        for frame in 0..<300 where phone.isMoving {
            updates.append(phone.advance(to: 2 + Double(frame) / 60))
        }
        return updates
    }

    @Test(arguments: 0...9)
    func `a hole turned to the stop sends its pulses one by one, and then the digit`(digit: Int) {
        var phone = Self.phone()
        let number = digit == 0 ? 10 : digit
        let updates = Self.turn(&phone, digit, by: Double(number + 1) * 30)
        #expect(updates.map(\.pulses).reduce(0, +) == number)
        #expect(updates.allSatisfy { $0.pulses <= 1 })
        #expect(updates.compactMap(\.digit) == [digit])
        #expect(updates.last?.digit == digit)
        #expect(phone.rotation == .zero && !phone.isMoving)
        #expect(updates.filter { $0.pulses > 0 }.count == number)
    }

    @Test func `the stop holds the hole, and a turn that falls short sends what it passed`() {
        var phone = Self.phone()
        #expect(Self.turn(&phone, 4, by: 170).compactMap(\.digit) == [4])
        #expect(Self.turn(&phone, 4, by: 149).compactMap(\.digit) == [3])
        #expect(Self.turn(&phone, 4, by: 61).compactMap(\.digit) == [1])
        let short = Self.turn(&phone, 4, by: 59)
        #expect(short.compactMap(\.digit).isEmpty && short.allSatisfy { $0.pulses == 0 })
        #expect(Self.turn(&phone, 4, by: -100).compactMap(\.digit).isEmpty)
        #expect(phone.rotation == .zero)
    }

    @Test(arguments: [false, true])
    func `a finger that begins twice was lifted between, and the dial has returned from there`(
        reducesMotion: Bool
    ) {
        var phone = Self.phone(reducesMotion: reducesMotion)
        let start = phone.direction(of: 3)
        phone.touchBegan(1, at: Self.point(start), time: 0)
        for step in 1...12 {
            phone.touchMoved(1, to: Self.point(start + .degrees(Double(step) * 10)), time: 0.1)
        }
        // The lift at the stop is lost. A dial that returns at once has dialled when the finger is back.
        let again = phone.touchBegan(1, at: Self.point(start), time: 1)
        #expect(again.touch == (reducesMotion ? .began : .refused))
        #expect(again.digit == (reducesMotion ? 3 : nil))
        #expect(phone.isHeld == reducesMotion)
        guard !reducesMotion else { return }
        #expect(phone.advance(to: 3).digit == 3)
        #expect(phone.touchBegan(1, at: Self.point(start), time: 4).touch == .began)
    }

    @Test func `it returns at ten pulses a second, and takes no finger meanwhile`() {
        var phone = Self.phone()
        let start = phone.direction(of: 5)
        phone.touchBegan(1, at: Self.point(start), time: 0)
        for step in 1...18 {
            phone.touchMoved(1, to: Self.point(start + .degrees(Double(step) * 10)), time: 1)
        }
        #expect(near(phone.rotation, .degrees(180)))
        phone.touchEnded(1, at: Self.point(start + .degrees(180)), time: 2)
        phone.advance(to: 2.25)
        #expect(near(phone.rotation, .degrees(105)))
        #expect(phone.touchBegan(2, at: Self.point(phone.direction(of: 1)), time: 2.3).touch == .refused)
        phone.advance(to: 2.599)
        #expect(phone.isMoving)
        #expect(phone.advance(to: 2.601).digit == 5)
    }

    @Test func `a dial that is laid out anew takes fingers at its new place`() {
        var phone = Self.phone()
        phone.zone = TouchZone(center: Point2D(600, 100), innerRadius: 50, outerRadius: 100)
        let hole = Self.point(phone.direction(of: 4))
        #expect(phone.digit(at: hole) == nil && phone.touchBegan(1, at: hole, time: 0).touch == .refused)
        #expect(phone.touchBegan(1, at: hole + Point2D(500, 0), time: 0).touch == .began)
    }

    @Test func `with reduced motion all pulses and the digit come at once`() {
        var phone = Self.phone(reducesMotion: true)
        let updates = Self.turn(&phone, 7, by: 240)
        #expect(updates.last?.pulses == 7 && updates.last?.digit == 7)
    }

    @Test func `a finger begins in a hole alone, and a cancelled touch sends as well`() {
        var phone = Self.phone()
        for digit in 0...9 { #expect(phone.digit(at: Self.point(phone.direction(of: digit))) == digit) }
        #expect(phone.digit(at: Point2D(100, 100)) == nil)
        #expect(phone.digit(at: Self.point(phone.stop)) == nil)
        #expect(phone.touchBegan(1, at: Self.point(phone.stop), time: 0).touch == .refused)
        phone.touchBegan(1, at: Self.point(phone.direction(of: 2)), time: 0)
        phone.touchMoved(1, to: Self.point(phone.stop), time: 0.1)
        #expect(phone.touchCancelled(1, time: 0.2).touch == .ended(.cancel))
        #expect(phone.advance(to: 9).digit == 2)
    }

    @Test func `the point of a lift counts as a move, before the pulses`() {
        for (degrees, digit) in [(150.0, 4), (95, 2), (70, 1), (40, nil)] as [(Double, Int?)] {
            var phone = Self.phone()
            let start = phone.direction(of: 4)
            phone.touchBegan(1, at: Self.point(start), time: 0)
            phone.touchMoved(1, to: Self.point(start + .degrees(75)), time: 0.1)
            phone.touchMoved(1, to: Self.point(phone.stop), time: 0.2)
            let lift = phone.touchEnded(1, at: Self.point(start + .degrees(degrees)), time: 0.3)
            #expect(lift.pulses == 0 && lift.digit == nil, "\(degrees)")
            #expect(phone.advance(to: 9).digit == digit, "\(degrees)")
        }
    }

    @Test func `a turn by whole pitches sends a pulse fewer than pitches, whatever rounding leaves`() {
        for number in 0..<24 {
            let zone = TouchZone(center: Point2D(100, 100), innerRadius: 50, outerRadius: 100)
            for pitches in 2...8 {
                var phone = DialTelephone(zone: zone, stop: .degrees(45 + 7.3 * Double(number)))
                let updates = Self.turn(&phone, 9, by: Double(pitches) * 30)
                #expect(updates.last?.digit == pitches - 1, "\(number), \(pitches)")
            }
        }
    }
}
