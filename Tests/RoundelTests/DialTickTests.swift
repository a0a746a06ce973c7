import Roundel
import RoundelTestSupport
import Testing

@Suite struct DialTickTests {
    @Test func `eleven major marks with four minor ones between are 51 marks from end to end`() {
        let ticks = DialScale(0...100).ticks(.count(11, minor: 4))
        #expect(ticks.count == 51)
        let tens = Array(stride(from: 0.0, through: 100, by: 10))
        #expect(ticks.filter(\.isMajor).map { $0.value.rounded() } == tens)
        #expect(ticks.first?.rotation == .zero)
        #expect(ticks.last?.rotation == .degrees(270))
        #expect(ticks.last?.value == 100)
        for (one, next) in zip(ticks, ticks.dropFirst()) {
            #expect(near(next.rotation - one.rotation, .degrees(5.4)))
        }
        #expect(DialScale(0...100).ticks(.count(1, minor: 3)).map(\.value) == [0])
        for ticks in [
            DialTicks.count(0), .count(-1), .count(10_001), .count(2, minor: .max), .count(.max, minor: 1),
        ] {
            #expect(DialScale().ticks(ticks).isEmpty)
        }
        #expect(DialScale().ticks(.count(3, minor: -5)).count == 3)
    }

    @Test func `every 10 and every 2 are marks at these values, counted from the least`() {
        let ticks = DialScale(5...29, curve: .power(2)).ticks(.every(10, minor: 2))
        #expect(ticks.filter(\.isMajor).map(\.value) == [5, 15, 25])
        #expect(ticks.filter { !$0.isMajor }.map(\.value) == [7, 9, 11, 13, 17, 19, 21, 23, 27, 29])
        #expect(ticks.map(\.value) == ticks.map(\.value).sorted())
        let scale = DialScale(5...29, curve: .power(2))
        #expect(ticks.allSatisfy { $0.rotation == scale.rotation(of: $0.value) })
        #expect(DialScale(0...0.3).ticks(.every(0.1)).map(\.value) == [0, 0.1, 0.2, 0.3])
        #expect(DialScale(0...1).ticks(.every(2)).map(\.value) == [0])
        for difference in [0, -1, .nan, .infinity, 1e-5] {
            #expect(DialScale().ticks(.every(difference)).isEmpty, "\(difference)")
        }
    }

    @Test func `given values, and steps, are marks`() {
        let scale = DialScale(20...20_000, curve: .logarithmic)
        let ticks = scale.ticks(.values([200, 20, 2_000, 3, .nan], minor: [50, 200, 1e9]))
        #expect(ticks.map(\.value) == [20, 50, 200, 2_000])
        #expect(ticks.map(\.isMajor) == [true, false, true, true])
        let steps = DialScale(0...25, step: 2).ticks(.steps)
        #expect(steps.count == 14)
        #expect(steps.filter(\.isMajor).map(\.value) == [0, 20])
        #expect(scale.ticks(.steps).isEmpty)
    }

    @Test func `a mark's point lies at the radius in its direction`() {
        let tick = DialScale(0...1).ticks(.count(3))[1]
        #expect(near(tick.point(radius: 10, center: Point2D(1, 2)), Point2D(1, -8)))
        #expect(tick.point(radius: .nan, center: Point2D(1, 2)) == Point2D(1, 2))
    }
}
