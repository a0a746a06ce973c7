import Foundation
import RoundelTestSupport
import Testing

/// What a replay prints of a trace, in every format, and what its options change.
@Suite(.long) struct ReplayTextTests {
    /// A quarter turn clockwise about (150, 150), after which the finger rests.
    private static let quarter = ["0,began,1,250,150", "0.25,moved,1,150,250", "1,ended,1,150,250"]

    /// Replays lines without their header in a view of 300 × 300 points.
    private func replay(_ lines: [String], _ options: String) throws -> CommandLineTool.Result {
        let folder = try CommandLineTool.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "trace.csv")
        let text = (["time,phase,finger,x,y"] + lines).joined(separator: "\n") + "\n"
        try Data(text.utf8).write(to: file)
        let words = options.split(separator: " ").map(String.init)
        let result = try run(["replay", file.path, "--size", "300,300"] + words)
        #expect(result.code == 0 && result.errors.isEmpty, "\(result.errors)")
        return result
    }

    private func end(_ result: CommandLineTool.Result) throws -> [String: Any] {
        try #require(try result.json()["end"] as? [String: Any])
    }

    // MARK: Formats

    @Test func `a table has a row for each event, and how the drag ended`() throws {
        #expect(
            try replay(Self.quarter, "--format table").output == """
                    time  phase       rotation
                   0.000  began           0.0°
                   0.250  moved          90.0°
                   1.000  ended          90.0°

                ended by lift at 90°, 0 rad/s
                rests at 90° after 0 frames at 30 Hz
                rests at 90° after 0 frames at 60 Hz
                rests at 90° after 0 frames at 120 Hz

                """
        )
    }

    @Test func `a flick has one rest in the table, after as many frames as each rate has`() throws {
        let trace = CommandLineTool.trace("flick-across-nine")
        let table = try run(["replay", trace, "--center", "150,150", "--size", "300,300"]).output
        // As Documentation/CommandLine.md has it.
        #expect(
            table.hasSuffix(
                """
                  12.915  moved          85.0°
                  12.932  ended          85.0°

                ended by lift at 85°, 8.746 rad/s
                rests at 185.118° after 44 frames at 30 Hz
                rests at 185.118° after 88 frames at 60 Hz
                rests at 185.118° after 176 frames at 120 Hz

                """
            )
        )
    }

    @Test func `CSV has the rotations in radians, with twelve decimals`() throws {
        #expect(
            try replay(Self.quarter, "--format csv").output
                == "time,phase,rotation\n0,began,0\n0.25,moved,1.570796326795\n1,ended,1.570796326795\n"
        )
        let odd = try replay(["0.123456789012,began,1,250,150", "1,ended,1,250,150"], "--format csv").output
        #expect(odd == "time,phase,rotation\n0.123456789012,began,0\n1,ended,0\n")
    }

    @Test func `JSON has each event, and the end with its direction and whole turns`() throws {
        let points = ["250,150", "150,250", "50,150", "150,50", "250,150", "150,250"]
        let moves = points.enumerated().map { "\($0),\($0 == 0 ? "began" : "moved"),1,\($1)" }
        let result = try replay(moves + ["9,ended,1,150,250"], "--format json")
        let events = try #require(try result.json()["events"] as? [[String: Any]])
        #expect(events.map { $0["time"] as? Double } == [0, 1, 2, 3, 4, 5, 9])
        #expect(events.map { $0["phase"] as? String }.dropFirst(5) == ["moved", "ended"])
        let rotations = events.map { ($0["rotation"] as? Double ?? .nan) / (.pi / 2) }
        #expect(zip(rotations, [0.0, 1, 2, 3, 4, 5, 5]).allSatisfy { near($0, $1) })
        let end = try end(result)
        let numbers = ["rotation", "normalized", "turns", "velocity", "restAngle"].map {
            end[$0] as? Double ?? .nan
        }
        // Five quarters: a whole turn and a quarter.
        let expected: [Double] = [2.5 * .pi, .pi / 2, 1, 0, 2.5 * .pi]
        #expect(zip(numbers, expected).allSatisfy { near($0, $1) }, "\(numbers)")
    }

    @Test(arguments: [
        (["0,began,1,250,150", "0.25,moved,1,150,250", "1,cancelled,1,150,250"], "cancel", 90),
        (["0,began,1,150,150", "0.25,moved,1,150,250", "1,ended,1,150,250"], "none", 0),
    ])
    func `a drag that was cancelled, or refused in the middle, says so`(
        lines: [String],
        ending: String,
        degrees: Int
    ) throws {
        let table = try replay(lines, "--format table").output
        #expect(table.contains("\n\nended by \(ending) at \(degrees)°, 0 rad/s\n"))
        #expect(table.hasSuffix("\nrests at \(degrees)° after 0 frames at 120 Hz\n"))
        let end = try end(try replay(lines, "--format json"))
        #expect(end["endedBy"] as? String == (ending == "none" ? nil : ending))
        #expect(end["endedBy"] is NSNull == (ending == "none"))
    }

    @Test func `of several drags the last one decides how the replay ended`() throws {
        let cancelled = ["2,began,2,250,150", "2.5,moved,2,150,250", "3,cancelled,2,150,250"]
        // Ten seconds later.
        let later = Self.quarter.map { "1\($0)" }
        for (lines, ending) in [(Self.quarter + cancelled, "cancel"), (cancelled + later, "lift")] {
            #expect(try replay(lines, "--format table").output.contains("\nended by \(ending) at 180°, "))
        }
    }

    @Test func `JSON has a line for each event`() throws {
        let output = try replay(["0,began,1,250,150", "1,cancelled,1,250,150"], "--format json").output
        #expect(
            output == """
                {"events":[
                  {"time":0,"phase":"began","rotation":0},
                  {"time":1,"phase":"cancelled","rotation":0}
                ],"end":{"rotation":0,"normalized":0,"turns":0,"velocity":0,"restAngle":0,"endedBy":"cancel"}}

                """
        )
    }

    // MARK: Options

    @Test func `the wheel is about the centre that is asked for`() throws {
        let lines = ["0,began,1,130,40", "1,moved,1,30,140", "2,ended,1,30,140"]
        let result = try replay(lines, "--center 30,40 --format csv")
        #expect(result.output.hasSuffix("\n2,ended,1.570796326795\n"))
        // A wheel about the corner at the lower right does not reach to these points.
        #expect(try replay(lines, "--center 300,300 --format csv").output.hasSuffix("\n2,ended,0\n"))
    }

    @Test func `a wheel with detents rests at the nearest one`() throws {
        // A turn by 50°.
        let lines = ["0,began,1,250,150", "1,moved,1,214.27876,226.60444", "2,ended,1,214.27876,226.60444"]
        for (detents, degrees) in [("", 50.0), ("--detents 4", 90), ("--detents 12", 60)] {
            let end = try end(try replay(lines, "\(detents) --format json"))
            #expect(near(end["restAngle"] as? Double ?? .nan, degrees * .pi / 180, 1e-6), "\(detents)")
        }
    }

    @Test func `a wheel turns on as far as its factor lets it`() throws {
        // It leaves at 9.1206 rad/s and turns on by d ÷ (1 − d) times the turn of a 60th of a second,
        // less what is left when it rests.
        for (factor, steps) in [("0.92", 11.5), ("0.85", 17.0 / 3), ("0.5", 1)] {
            let end = try end(
                try run([
                    "replay", CommandLineTool.trace("flick-across-nine"), "--size", "300,300",
                    "--factor", factor, "--format", "json",
                ])
            )
            let turned = (end["restAngle"] as? Double ?? .nan) - (end["rotation"] as? Double ?? .nan)
            #expect(near(turned, 9.1206 / 60 * steps, 0.01), "\(factor)")
        }
    }
}
