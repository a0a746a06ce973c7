import RoundelTestSupport
import Testing

/// The defaults of the options, and both ends of what they take.
@Suite(.long) struct DefaultsTests {
    /// Arguments, and the defaults that can be added to them without a difference.
    static let defaults: [(arguments: String, added: String)] = [
        (
            "layout --count 3 --radius 5",
            "--center 0,0 --start -90 --direction clockwise --rotation 0 --format table"
        ),
        ("layout --count 3 --radius 5 --sweep 90", "--end inclusive"),
        ("layout --weights 1,2 --radius 5", "--sweep 360 --pad 0"),
        ("decay", "--factor 0.92 --velocity 6 --rates 30,60,120 --format table"),
        ("superellipse --exponent 3 --size 90,60", "--tolerance 0.1 --inset 0 --format svg"),
        ("corners --size 90,60 --radius 9", "--shape round --tolerance 0.1 --inset 0 --format svg"),
        ("badge --angle 45 --ratio 0.1", "--host circle --format json"),
        ("badge --angle 45 --ratio 0.1 --host superellipse", "--exponent 4"),
        ("dial", "--range 0,1 --start 135 --sweep 270 --curve linear --value 0 --ticks 11 --format table"),
        ("code menu", "--for swiftui"),
    ]

    @Test(arguments: defaults)
    func `an option that has its default makes no difference`(arguments: String, added: String) throws {
        let plain = try run(arguments)
        #expect(plain.code == 0 && !plain.output.isEmpty)
        #expect(try run("\(arguments) \(added)").output == plain.output)
    }

    @Test func `a trace is replayed about the middle with the moderate decay`() throws {
        let arguments = ["replay", CommandLineTool.trace("flick-across-nine"), "--size", "300,300"]
        let plain = try run(arguments)
        let added = ["--center", "150,150", "--factor", "0.92", "--format", "table"]
        #expect(try plain.code == 0 && run(arguments + added).output == plain.output)
    }

    @Test(arguments: [
        "layout --count 0 --radius 5", "layout --count 3 --radius 0", "layout --count 3 --radius 1e9,0",
        "layout --count 3 --radius 5 --rotation -1e9", "layout --count 3 --radius 5 --center 1e9,-1e9",
        "decay --factor 0", "decay --factor 0.9999", "decay --rates 1,1000",
        "decay --velocity 1e6", "decay --velocity -1e6", "badge --angle 1e9 --ratio 0",
        "superellipse --exponent 3 --size 3,3 --segments 1",
        "superellipse --exponent 3 --size 3,3 --segments 16",
        "corners --size 3,3 --radius 1 --segments 3", "corners --size 3,3 --radius 1 --segments 16",
        "corners --size 3,3 --radius 1e9 --smoothing 1", "corners --size 3,3 --radius 0 --exponent 0",
        "dial --range 1,1", "dial --sweep 0.000001", "dial --sweep -3600000", "dial --curve decibels,-200",
        "dial --curve decibels,-1", "dial --curve power,0.01", "dial --curve power,100", "dial --value 1,1",
        "dial --ticks 100,99", "dial --ticks 73,136",
        "dial --ticks 2,5000", "dial --ticks 2,9998", "dial --ticks 10000", "dial --ticks 0,0",
        "dial --step 1e9",
        "dial --range -5,-1 --curve logarithmic", "dial --sweep 3600000", "dial --step 1e-9",
        "dial --range -1e9,1e9 --value -1e9,1e9", "dial --range 0,9999 --every 1", "dial --every 1e9,1e9",
        "layout --count 1000000 --radius 5 --explain", "layout --count 3 --radius 1e9 --rotation 1e9",
        "decay --rates \(rates(100))", "badge --angle -1e9 --ratio 1e9",
        "superellipse --k -1e9 --size 1e9,1e9 --tolerance 1e9 --inset 1e9",
        "superellipse --k 1e9 --size 1,1 --inset -1e9", "superellipse --exponent 1e-300 --size 1,1",
        "corners --size 3,3 --radius 1 --smoothing 0", "corners --size 3,3 --radius 1 --shape smooth(1)",
        "corners --size 3,3 --radius 1 --curvature inf",
    ])
    func `the ends of a range are in it`(arguments: String) throws {
        let result = try run(arguments)
        #expect(result.code == 0 && result.errors.isEmpty && !result.output.isEmpty, "\(result.errors)")
    }

    @Test(arguments: [
        ("layout --count 3 --radius 1.1e9", "is not one or two lengths"),
        ("layout --count 3 --radius 1,2,3", "is not one or two lengths"),
        ("layout --count 3 --radius 5 --center 1,2,3", "is not two numbers x,y"),
        ("decay --factor 0.99991", "is not a number from 0 to 0.9999"),
        ("decay --factor -0.1", "is not a number from 0 to 0.9999"),
        ("decay --velocity 1000001", "is not a number from -1e6 to 1e6"),
        ("decay --velocity -1000001", "is not a number from -1e6 to 1e6"),
        ("decay --rates 1001", "is not 1 to 100 rates from 1 to 1000"),
        ("decay --rates \(rates(101))", "is not 1 to 100 rates from 1 to 1000"),
        ("decay --rates 0.9", "is not 1 to 100 rates from 1 to 1000"),
        ("superellipse --exponent 3 --size 3,3 --segments 0", "is not a whole number from 1 to 16"),
        ("superellipse --exponent 0 --size 3,3", "is not a number above 0, or inf"),
        ("superellipse --exponent 3 --size 3,3 --segments 2 --inset 1", "do not go together"),
        ("dial --sweep 0.0000009", "is not an angle from 0.000001"),
        ("dial --sweep 3600001", "is not an angle from 0.000001"),
        ("dial --curve decibels,-201", "is not linear"), ("dial --curve decibels,-0.9", "is not linear"),
        ("dial --curve power,0.009", "is not linear"), ("dial --curve power,101", "is not linear"),
        ("dial --ticks 101,100", "up to 10000 in total"), ("dial --ticks 10001", "up to 10000 in total"),
        ("dial --ticks 74,136", "up to 10000 in total"),
        ("dial --ticks 1,2,3", "up to 10000 in total"), ("dial --ticks -1", "up to 10000 in total"),
        ("dial --value 2,1", "in ascending order"), ("dial --value 1,2,3", "in ascending order"),
        ("dial --every 1,0", "is not one or two distances"),
        ("dial --every 1,2,3", "is not one or two distances"),
        ("dial --every 1.1e9", "is not one or two distances"),
        ("dial --value 1.1e9", "from -1e9 to 1e9"), ("dial --range -1.1e9,0", "from -1e9 to 1e9"),
        ("badge --angle 0 --ratio 1.1e9", "is not a number from 0 to 1e9"),
        ("badge --angle -1.1e9 --ratio 1", "is not a number from -1e9 to 1e9"),
        ("replay x --size 3,3 --detents 1000001", "is not a whole number from 1 to 1000000"),
        ("replay x --size 3,3 --limits 1,2,3", "wants the least and the greatest"),
        ("dial --step 1.1e9", "is not a number above 0, up to 1e9"),
        ("dial --range -1,1 --curve logarithmic", "goes with a range of numbers above 0, or below"),
    ])
    func `what is beyond a range is refused`(arguments: String, says: String) throws {
        let result = try run(arguments)
        #expect(
            result.code == 64 && result.output.isEmpty && result.errors.contains(says),
            "\(result.errors)"
        )
    }

    /// A number of rates with commas between them.
    private static func rates(_ count: Int) -> String {
        Array(repeating: "60", count: count).joined(separator: ",")
    }

    @Test(arguments: [
        "--detents 1", "--detents 1000000", "--limits 1,1", "--limits -1e9,1e9", "--center -1e9,1e9",
        "--factor 0",
    ])
    func `the ends of what a replay takes are in it`(options: String) throws {
        let trace = ["replay", CommandLineTool.trace("flick-across-nine"), "--size", "300,300"]
        let result = try run(trace + options.split(separator: " ").map(String.init))
        #expect(result.code == 0 && result.errors.isEmpty && !result.output.isEmpty, "\(result.errors)")
    }

    @Test func `both limits of a replay count`() throws {
        let arguments = [
            "replay", CommandLineTool.trace("flick-across-nine"), "--size", "300,300", "--format", "json",
        ]
        let free = try run(arguments)
        #expect(try run(arguments + ["--limits", "-36000,36000"]).output == free.output)
        let limited = try run(arguments + ["--limits", "-36000,20"]).json()
        let end = try #require(limited["end"] as? [String: Any])
        #expect(near(try #require(end["restAngle"] as? Double), .pi / 9, 1e-3))
    }
}
