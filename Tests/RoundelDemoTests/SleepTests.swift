import Foundation
import Roundel
import Testing

@testable import RoundelDemo

/// The texts of the sleep screen.
@Suite struct SleepTests {
    @Test(arguments: [(0, 12, 0), (10.75, 22, 45), (12, 0, 0), (19, 7, 0)])
    func `times are those of a clock, in hours after noon`(time: Double, hour: Int, minute: Int) throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let date = try #require(calendar.date(from: DateComponents(year: 2026, hour: hour, minute: minute)))
        let style = Date.FormatStyle(date: .omitted, time: .shortened, timeZone: .gmt)
        #expect(Sleep.text(ofTime: time) == date.formatted(style))
        #expect(Sleep.text(ofHour: time) == date.formatted(Date.FormatStyle(timeZone: .gmt).hour()))
    }

    @Test func `durations leave out what is zero`() {
        #expect(Sleep.text(ofDuration: 8.25) == "8 h 15 min")
        #expect(Sleep.text(ofDuration: 10.75) == "10 h 45 min")
        #expect(Sleep.text(ofDuration: 8) == "8 h" && Sleep.text(ofDuration: 1) == "1 h")
    }

    @Test func `the initial times, the step and the shortest night fit together`() {
        #expect(Sleep.bedtime < Sleep.wakeUp && Sleep.range.contains(Sleep.bedtime))
        for hours in [Sleep.bedtime, Sleep.wakeUp, Sleep.minimum, Sleep.range.upperBound] {
            #expect((hours / Sleep.step).rounded() == hours / Sleep.step)
        }
    }

    @Test(arguments: [350.0, 200]) func `every hour has a mark or a label`(side: CGFloat) {
        let ticks = DialScale(Sleep.range).ticks(Sleep.ticks(in: side))
        let labels = Sleep.isRoomy(side) ? Sleep.labels : []
        func hour(_ tick: DialTick) -> Double { tick.value.truncatingRemainder(dividingBy: 24) }
        let marks = ticks.map(hour)
        #expect(Set(labels + marks) == Set((0..<24).map(Double.init)))
        #expect(Set(labels).isDisjoint(with: marks))
        #expect(Set(ticks.filter(\.isMajor).map(hour)).count == 4)
    }
}
