import Foundation
import Roundel
import RoundelExport
import RoundelTestSupport
import Testing

@Suite(.long) struct DialCommandTests {
    /// The words of a scale, and the scale.
    static let scales: [(words: String, scale: DialScale)] = [
        ("", DialScale()),
        ("--range 0,100 --sweep 270", DialScale(0...100)),
        ("--range -60,12 --step 0.5", DialScale(-60...12, step: 0.5)),
        (
            "--range 0,11 --sweep -300 --start 60",
            DialScale(0...11, start: .degrees(60), sweep: .degrees(-300))
        ),
        ("--range 0,5 --sweep 1800 --mirrored", DialScale(0...5, sweep: .degrees(1_800)).mirrored),
        ("--range 20,20000 --curve logarithmic", DialScale(20...20_000, curve: .logarithmic)),
        ("--curve decibels,-40", DialScale(curve: .decibels(floor: -40))),
        ("--curve decibels", DialScale(curve: .decibels())),
        ("--range 1,3 --curve power,2 --step 0.1", DialScale(1...3, step: 0.1, curve: .power(2))),
    ]

    private func thumb(_ arguments: String) throws -> [String: Double] {
        let json = try run("dial \(arguments) --format json").json()
        return try #require((json["thumbs"] as? [[String: Double]])?.first)
    }

    @Test(arguments: scales) func `a value has the scale's direction, and a direction the value`(
        words: String,
        scale: DialScale
    ) throws {
        for fraction in [0, 0.35, 0.98, 1] {
            let (lower, upper) = (scale.range.lowerBound, scale.range.upperBound)
            let value = scale.snapped(lower + (upper - lower) * fraction)
            let there = try thumb("\(words) --value \(value)")
            let rotation = scale.rotation(of: value)
            #expect(near(there["value"] ?? .nan, value))
            #expect(near(there["rotationDegrees"] ?? .nan, rotation.degrees))
            #expect(near(there["directionDegrees"] ?? .nan, (scale.start + rotation).degrees))
            let back = try thumb("\(words) --rotation \(there["rotationDegrees"] ?? .nan)")
            #expect(near(back["value"] ?? .nan, value, 1e-9 * max(1, upper)), "\(words) \(value)")
        }
    }

    static let angles: [(words: String, value: Double)] = [
        ("--range 0,100 --sweep 270 --angle 45", 100), ("--range 0,100 --angle 270", 50),
        ("--range 0,100 --angle 80", 100), ("--range 0,100 --angle 100", 0),
        ("--range 0,100 --step 7 --angle 270", 49), ("--range 0,100 --mirrored --angle 135", 100),
        ("--range 0,4 --sweep 720 --start 0 --angle 90", 0.5),
        ("--range 0,4 --sweep 720 --start 0 --rotation 450", 2.5), ("--range 3,9", 3),
    ]

    @Test(arguments: angles)
    func `an angle in the gap has the value of the nearer end, and laps count by the rotation`(
        words: String,
        value: Double
    ) throws {
        #expect(near(try thumb(words)["value"] ?? .nan, value))
    }

    /// Words that ask for marks, and the values of the major and the minor ones.
    static let marks: [(words: String, major: String, minor: String)] = [
        ("--range 0,100 --ticks 3,1", "0 50 100", "25 75"), ("--range 0,100 --ticks 3", "0 50 100", ""),
        ("--range 0,100 --every 40,20", "0 40 80", "20 60 100"), ("--range 0,10 --step 5", "0 5 10", ""),
        ("--range 0,50 --step 10 --ticks 0", "", ""),
        ("--range 0,22 --step 1", "0 10 20", "1 2 3 4 5 6 7 8 9 11 12 13 14 15 16 17 18 19 21 22"),
        ("--range 0,20", "0 2 4 6 8 10 12 14 16 18 20", ""),
    ]

    @Test(arguments: marks) func `the marks are those that were asked for`(
        words: String,
        major: String,
        minor: String
    ) throws {
        let json = try run("dial \(words) --format json").json()
        for (key, values) in [("majorTicks", major), ("minorTicks", minor)] {
            let marks = try #require(json[key] as? [[String: Double]])
            #expect(marks.map { "\(Int($0["value"] ?? -1))" }.joined(separator: " ") == values)
        }
    }

    @Test(arguments: ["table", "json", "csv", "svg"])
    func `every format is what the library writes`(format: String) throws {
        let result = try run("dial --range 0,100 --value 20,70 --every 50,10 --format \(format)")
        let export = DialExport(DialScale(0...100), values: 20...70, ticks: .every(50, minor: 10))
        let text = [
            "table": export.table(), "json": export.json(), "csv": export.csv(), "svg": export.picture(),
        ]
        #expect(result.code == 0 && result.output == text[format]?.description)
    }

    @Test(arguments: ["1e-200,1e-150", "-1e-150,-1e-200"])
    func `the logarithm of a range is refused for its signs alone`(range: String) throws {
        let middle = try thumb("--range \(range) --curve logarithmic --rotation 135")["value"] ?? .nan
        #expect(abs(log10(abs(middle)) + 175) < 1e-6)
        for range in ["0,1", "-1,1", "-1,0"] {
            #expect(try run("dial --range \(range) --curve logarithmic").code == 64)
        }
    }
}
