import Foundation
import Roundel
import RoundelExport
import RoundelTestSupport
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite(.long) struct CommandTests {
    @Test func `the article's table as JSON`() throws {
        let result = try run("layout --count 8 --radius 120 --center 200,200 --format json")
        #expect(result.code == 0 && result.errors.isEmpty)
        let items = try #require(try result.json()["items"] as? [[String: Double]])
        #expect(items.count == 8)
        let xs = [200, 284.853, 320, 284.853, 200, 115.147, 80, 115.147]
        for (index, item) in items.enumerated() {
            #expect(item.keys.sorted() == ["angleDegrees", "index", "x", "y"])
            #expect(near(item["angleDegrees"] ?? .nan, Double(index) * 45 - 90))
            #expect(near(item["x"] ?? .nan, xs[index], 1e-3))
        }
    }

    @Test func `every option of a layout reaches the ring`() throws {
        let result = try run(
            """
            layout --count 3 --radius 10,5 --center -1,-2 --start -180 --sweep 90 --end exclusive \
            --direction counterclockwise --rotation -10 --format csv
            """
        )
        let ring = Ring(
            center: Point2D(-1, -2),
            radii: Point2D(10, 5),
            start: .degrees(-180),
            direction: .counterclockwise,
            spacing: .arc(count: 3, sweep: .degrees(90), end: .exclusive)
        )
        let rows = result.output.split(separator: "\n").dropFirst().map {
            $0.split(separator: ",").compactMap { Double($0) }
        }
        #expect(rows.count == 3)
        for (index, position) in ring.positions(rotation: .degrees(-10)).enumerated() {
            #expect(near(Point2D(rows[index][2], rows[index][3]), position))
        }
        let angles = try run("layout --angles -90,0,30 --radius 1 --format csv")
        #expect(angles.output.contains("2,30,0.866025403784,0.5"))
        let weights = try run("layout --weights 1,3 --pad 10 --sweep 60 --start 0 --radius 1 --format csv")
        #expect(weights.output.contains("0,10,") && weights.output.contains("1,40,"))
        let steps = try run("layout --count 2 --step -15 --radius 1 --format csv")
        #expect(steps.output.contains("1,-105,"))
    }

    @Test(arguments: ["table", "json", "csv", "svg"])
    func `every format of a ring that has turned is what the library writes`(format: String) throws {
        let ring = Ring(center: Point2D(5, 6), radius: 40, spacing: .even(3))
        let rows: [String: Ring.RowFormat] = ["table": .table, "json": .json, "csv": .csv]
        var text = UTF8Text()
        if let rows = rows[format] {
            ring.export(rows, rotation: .degrees(25)) { text.append($0) }
        } else {
            text = ring.picture(rotation: .degrees(25))
        }
        let arguments = "layout --count 3 --radius 40 --center 5,6 --rotation 25 --format \(format)"
        #expect(try run(arguments).output == text.description)
    }

    @Test func `thirty thousand items are written completely`() throws {
        let result = try run("layout --count 30000 --radius 5 --format json")
        let items = try result.json()["items"] as? [Any]
        #expect(items?.count == 30_000)
    }

    @Test func `the derivation has the article's seven steps with its numbers`() throws {
        let result = try run("layout --count 8 --radius 120 --center 200,200 --explain")
        for step in [
            "1. A full circle is 2 × π", "6.28319 ÷ 8 = 0.7854 radians = 45.00°",
            "3. The start is at -1.5708 radians = -90.00°",
            "item 7:  3.9270 radians = 225.00°", "item 7:  cos = -0.7071   sin = -0.7071",
            "item 6:  across   -120.0   down      0.0",
            "item 1:  x =    284.9   y =    115.1",
        ] {
            #expect(result.output.contains(step))
        }
        let arc = try run("layout --count 30 --radius 1 --sweep 90 --explain")
        #expect(arc.output.contains("… and so on for all 30."))
    }

    @Test func `the derivation of none or one item divides nothing`() throws {
        let none = try run("layout --count 0 --radius 5 --explain").output
        #expect(none.hasSuffix("\n\n2. There are no items.\n"))
        for spacing in ["--count 1", "--count 1 --sweep 90", "--count 1 --step 30"] {
            let one = try run("layout \(spacing) --radius 5 --explain").output
            #expect(one.contains("\n2. The only item stands at the start.\n"))
            #expect(one.contains("\n3. The start is at -1.5708 radians = -90.00°.\n"))
            #expect(one.contains("   item 0:  x =      0.0   y =     -5.0\n"))
        }
        let weight = try run("layout --weights 3 --sweep -90 --radius 5 --explain").output
        #expect(weight.contains("\n2. The only item stands in the middle of 1.5708 radians = 90.00°.\n"))
        #expect(try run("layout --angles 3 --radius 5 --explain").output.contains("the only item is given"))
    }

    /// All pads together are at most the whole sweep.
    @Test(arguments: [
        ("1,2 --pad 10", "2 sectors share 6.2832 radians = 360.00°, less a pad of 10.00° for each,"),
        ("1,2 --pad 400", "= 360.00°, less a pad of 180.00° for each,"),
        ("1,2 --pad -50", "= 360.00°, less a pad of 0.00° for each,"),
        ("1,2,3 --pad 40 --sweep -90", "3 sectors share 1.5708 radians = 90.00°, less a pad of 30.00°"),
        ("1 --pad 400", "The only item stands in the middle of 6.2832 radians = 360.00°.\n"),
        (
            "0,0 --pad 400",
            "No weight is positive: the sectors are empty, and only pads of 180.00° are left.\n"
        ),
    ])
    func `the derivation of weights has the pads that the ring uses`(weights: String, part: String) throws {
        let output = try run("layout --radius 10 --explain --weights \(weights)").output
        #expect(output.contains(part))
        let share = output.contains("less a pad")
        #expect(output.contains("of its sector, which has half a pad at either end.\n") == share)
    }

    @Test func `every subcommand but the tour takes an output`() throws {
        let names = [
            "tour", "layout", "decay", "replay", "superellipse", "corners", "badge", "dial", "code",
        ]
        let list = try run("--help").output.components(separatedBy: "SUBCOMMANDS:").last ?? ""
        #expect(list.matches(of: #/\n  ([a-z]+) /#).map { String($0.1) } == names)
        for name in names {
            #expect(try run("\(name) --help").output.contains("--output <") == (name != "tour"), "\(name)")
        }
    }

    @Test(arguments: [
        "layout --count 2 --radius 1", "layout --count 2 --radius 1 --explain", "decay", "decay --explain",
        "replay TRACE --size 300,300", "superellipse --exponent 3 --size 9,9",
        "corners --size 9,9 --radius 2", "badge --angle 4 --ratio 1", "dial", "code badge",
    ])
    func `an output file has what would be printed`(arguments: String) throws {
        let folder = try CommandLineTool.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "out")
        let words = arguments.split(separator: " ").map {
            $0 == "TRACE" ? CommandLineTool.trace("flick-across-nine") : String($0)
        }
        let (printed, written) = (try run(words), try run(words + ["--output", file.path]))
        #expect(written.code == 0 && written.output.isEmpty && !printed.output.isEmpty)
        #expect(try String(contentsOf: file, encoding: .utf8) == printed.output)
    }

    @Test(arguments: [
        ("--count 3 --sweep -90", "counterclockwise"), ("--count 3 --sweep 90", "clockwise"),
        ("--count 3 --step -30", "counterclockwise"), ("--weights 1,2 --sweep -90", "counterclockwise"),
        ("--count 3 --step -30 --direction counterclockwise", "clockwise"), ("--count 3", "clockwise"),
    ])
    func `the derivation names the direction of a negative sweep or step`(spacing: String, way: String) throws
    {
        let output = try run("layout \(spacing) --radius 5 --explain").output
        #expect(output.contains(", and the items follow \(way).\n"))
        #expect(!output.prefix { $0 != "4" }.contains("-90.00° apart") && !output.contains("each -"))
    }

    @Test func `a decay has one rest rotation at every rate, and states the number of frames`() throws {
        let json = try run("decay --factor 0.92 --velocity 6 --rates 30,60,120 --format json").json()
        let rest = try #require(json["restAngle"] as? Double)
        #expect(near(rest, (6 - 0.006) / 60 * 11.5, 1e-9))
        let rates = try #require(json["rates"] as? [[String: Double]])
        #expect(rates.map { $0["hz"] } == [30, 60, 120])
        #expect(rates.map { $0["frames"] } == [42, 83, 166])
        #expect(rates.allSatisfy { near($0["restAngle"] ?? .nan, rest, 1e-11) })
        #expect(near(try #require(json["seconds"] as? Double), log(0.006 / 6) / (60 * log(0.92)), 1e-9))
        #expect(try run("decay --explain").output.contains("1.1488"))
        #expect(try run("decay --velocity -3 --format csv").output.contains("60,"))
    }

    @Test func `the derivation of a decay takes the logarithm of a positive number in both directions`()
        throws
    {
        let (clockwise, counterclockwise) = (
            try run("decay --velocity 3 --explain").output, try run("decay --velocity -3 --explain").output
        )
        #expect(clockwise.contains("ln(0.0001/ω)/(60·ln d) = 1.2"))
        #expect(counterclockwise.contains("ln(0.0001/|ω|)/(60·ln d) = 1.2"))
        #expect(counterclockwise.contains("= -0.57385"))
        // 3/60 rad a step, 0.92 of the speed after each: 0.05 · 0.92/0.08 = 0.575.
        #expect(clockwise.contains("would be ω·d/(1 − d) = 0.575"))
        #expect(counterclockwise.contains("would be ω·d/(1 − d) = -0.575"))
        // Too slow to turn at all.
        let slow = try run("decay --velocity 0.001 --explain").output
        #expect(slow.contains("of the speed: here from the beginning.") && !slow.contains("0.0001/ω"))
    }

    @Test func `a replay gives every event and the end`() throws {
        let json = try run([
            "replay", CommandLineTool.trace("flick-across-nine"), "--center", "150,150", "--size", "300,300",
            "--format", "json",
        ]).json()
        let events = try #require(json["events"] as? [[String: Any]])
        #expect(events.count == 27)
        #expect(events.first?["phase"] as? String == "began" && events.last?["phase"] as? String == "ended")
        let end = try #require(json["end"] as? [String: Any])
        #expect(end.keys.sorted() == ["endedBy", "normalized", "restAngle", "rotation", "turns", "velocity"])
        #expect(end["endedBy"] as? String == "lift")
        let rotation = try #require(end["rotation"] as? Double)
        #expect(near(rotation, 1.4836, 1e-3))
        #expect(near(try #require(end["restAngle"] as? Double) - rotation, 9.1206 / 60 * 11.5, 0.01))
        for format in ["table", "csv", "svg"] {
            let result = try run([
                "replay", CommandLineTool.trace("through-the-middle"), "--size", "300,300", "--detents", "8",
                "--format", format,
            ])
            #expect(result.code == 0 && result.output.count > 1_000)
        }
    }

    @Test func `without a subcommand it shows everything and writes pictures and a page of them`() throws {
        let folder = try CommandLineTool.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let result = try run(["--pictures", folder.path])
        #expect(result.code == 0 && result.errors.isEmpty)
        for part in [
            "   1    -45.0°     284.9     115.1", "rests at 185.118° after 176 frames at 120 Hz",
            "    rate    frames    rests at    a loop that adds ω in each frame\n", "index.html",
        ] {
            #expect(result.output.contains(part))
        }
        for name in ["ring.svg", "turning.svg", "decay.svg"] {
            let picture = try Data(contentsOf: folder.appending(path: name))
            let committed = CommandLineTool.root.appending(path: "Documentation/Pictures/\(name)")
            #expect(try XMLParser(data: picture).parse() && picture == Data(contentsOf: committed), "\(name)")
        }
        let page = try String(contentsOf: folder.appending(path: "index.html"), encoding: .utf8)
        #expect(page.matches(of: /<svg/).count == 3)
    }

    @Test func `an output file appears when it is complete`() throws {
        let folder = try CommandLineTool.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "ring.csv")
        let result = try run([
            "layout", "--count", "2", "--radius", "1", "--format", "csv", "--output", file.path,
        ])
        #expect(result.output.isEmpty)
        #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("index,angleDegrees,x,y\n0,-90,"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["ring.csv"])
    }
}
