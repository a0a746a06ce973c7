import Foundation
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

    @Test func `every hour has a mark or a label`() {
        guard case .values(let major, let minor) = Sleep.ticks else {
            Issue.record("\(Sleep.ticks)")
            return
        }
        let hours = (Sleep.labels + major + minor).filter { $0 < Sleep.range.upperBound }
        #expect(Set(hours) == Set((0..<24).map(Double.init)))
        #expect(Set(Sleep.labels).isDisjoint(with: major + minor) && major.count == Sleep.labels.count)
    }
}
