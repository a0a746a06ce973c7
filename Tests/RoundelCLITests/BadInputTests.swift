import Foundation
import RoundelTestSupport
import Testing

@Suite(.long) struct BadInputTests {
    static let layouts: [(arguments: String, says: String)] = [
        (
            "--count -1 --radius 5",
            "'-1' is invalid for '--count <count>': '-1' is not a whole number from 0 to 1000000"
        ),
        ("--count 1000001 --radius 5", "'1000001' is not a whole number from 0 to 1000000"),
        ("--count 2.5 --radius 5", "'2.5' is not a whole number"),
        ("--count 3 --radius nan", "'nan' is not one or two lengths from 0 to 1e9"),
        ("--count 3 --radius -5", "'-5' is not one or two lengths"),
        ("--count 3 --radius 5 --center 1,inf", "'1,inf' is not two numbers x,y"),
        ("--count 3 --radius 5 --rotation 1e10", "'1e10' is not a number from -1e9 to 1e9"),
        ("--count 3 --radius 5 --direction up", "'up' is invalid for '--direction"),
        ("--count 3 --radius 5 --format xml", "'table', 'json', 'csv' or 'svg'"),
        ("--count 3 --radius 5 --step 9 --sweep 9", "--step goes with --count"),
        ("--radius 5", "One of --count, --angles and --weights is needed"),
        ("--count 3 --angles 1,2 --radius 5", "2 were given"),
        ("--angles 1,,2 --radius 5", "'' is not a number"),
        ("--count 3", "Missing expected argument '--radius"),
        ("--count 3 --radius 5 --output /nowhere/at/all", "--output '/nowhere/at/all' cannot be written"),
        ("--count 3 --radius 5 --output /tmp", "--output '/tmp' cannot be written"),
        (
            "--count 3 --radius 5 --explain --output /nowhere/at/all",
            "--output '/nowhere/at/all' cannot be written"
        ),
    ]

    static let others: [(arguments: String, says: String)] = [
        ("decay --factor 1", "'1' is not a number from 0 to 0.9999"),
        ("decay --factor nan", "'nan' is not a number"),
        ("decay --velocity inf", "'inf' is not a number"),
        ("decay --rates 0", "'0' is not 1 to 100 rates from 1 to 1000"),
        ("decay --rates ,", "',' is not"),
        ("--pictures /dev/null/x", "--pictures '/dev/null/x' cannot be written"),
        ("superellipse --size 3,3", "One of --exponent and --k is needed"),
        ("superellipse --exponent 3 --k 1 --size 3,3", "2 were given"),
        ("superellipse --exponent 3", "'--size <size>'"),
        ("superellipse --exponent -1 --size 3,3", "'-1' is not a number above 0, or inf"),
        ("superellipse --exponent 3 --size 3,nan", "'3,nan' is not a width and a height"),
        ("superellipse --exponent 3 --size 3,3 --tolerance 0", "'0' is not a number above 0"),
        ("superellipse --exponent 3 --size 3,3 --segments 17", "'17' is not a whole number from 1 to 16"),
        ("superellipse --exponent 3 --size 3,3 --segments 2 --tolerance 1", "do not go together"),
        ("superellipse --errors --format json", "--errors and --format do not go together"),
        ("layout --count 3 --radius 5 --explain --format csv", "--explain and --format do not go together"),
        ("decay --explain --format svg", "--explain and --format do not go together"),
        ("badge --angle 45", "'--ratio <ratio>'"),
        ("badge --angle 45 --ratio -1", "'-1' is not a number from 0 to 1e9"),
        ("badge --angle 45 --ratio 1 --host square", "'circle', 'ellipse', 'superellipse' or 'corners'"),
        ("badge --angle 45 --ratio 1 --format swift", "'table', 'json', 'csv' or 'svg'"),
        ("badge --angle 45 --ratio 1 --exponent 3", "--exponent goes with --host superellipse or corners"),
        ("badge --angle 45 --ratio 1 --host superellipse --exponent 3,4", "has one exponent above 0"),
        ("badge --angle 45 --ratio 1 --host superellipse --exponent 0", "has one exponent above 0"),
        ("badge --angle 45 --ratio 1 --size 3,3", "go with --host corners"),
        ("badge --angle 45 --ratio 1 --host superellipse --shape bevel", "go with --host corners"),
        ("badge --angle 45 --ratio 1 --host corners --radius 3", "'--size <size>'"),
        ("badge --angle 45 --ratio 1 --host corners --size 3,3", "'--radius <radius>'"),
        ("corners --radius 3", "'--size <size>'"), ("corners --size 3,3", "'--radius <radius>'"),
        ("corners --size 3,0 --radius 1", "'3,0' is not a width and a height"),
        ("corners --size 3,1e10 --radius 1", "'3,1e10' is not a width and a height"),
        ("corners --size 3,3 --radius -1", "'-1' is not one to four radii from 0 to 1e9 or inf"),
        ("corners --size 3,3 --radius nan", "'nan' is not one to four radii"),
        ("corners --size 3,3 --radius -inf", "'-inf' is not one to four radii"),
        ("corners --size 3,3 --radius 1e10", "'1e10' is not one to four radii"),
        ("corners --size 3,3 --radius 1,,1", "'1,,1' is not one to four radii"),
        ("corners --size 3,3 --radius 1,1,1,1,1", "'1,1,1,1,1' is not one to four radii"),
        ("corners --size 3,3 --radius 1/", "'1/' is not one to four radii"),
        ("corners --size 3,3 --radius 1/2/3", "'1/2/3' is not one to four radii"),
        ("corners --size 3,3 --radius 1 --exponent -1", "'-1' is not one to four numbers from 0 to inf"),
        ("corners --size 3,3 --radius 1 --exponent 2,nan", "'2,nan' is not one to four numbers"),
        (
            "corners --size 3,3 --radius 1 --curvature nan",
            "'nan' is not one to four numbers from -inf to inf"
        ),
        ("corners --size 3,3 --radius 1 --curvature 1,2,3,4,5", "is not one to four numbers from -inf"),
        (
            "corners --size 3,3 --radius 1 --shape circle",
            "'circle' is not one to four of the words round, squ"
        ),
        (
            "corners --size 3,3 --radius 1 --shape smooth(1.1)",
            "'smooth(1.1)' is not one to four of the words"
        ),
        ("corners --size 3,3 --radius 1 --shape smooth(", "'smooth(' is not one to four of the words"),
        ("corners --size 3,3 --radius 1 --smoothing 1.1", "'1.1' is not one to four numbers from 0 to 1"),
        ("corners --size 3,3 --radius 1 --smoothing -0.1", "'-0.1' is not one to four numbers from 0 to 1"),
        ("corners --size 3,3 --radius 1 --smoothing nan", "'nan' is not one to four numbers from 0 to 1"),
        ("corners --size 3,3 --radius 1 --exponent 2 --smoothing 1", "can be given, and 2 were"),
        ("corners --size 3,3 --radius 1 --segments 2", "'2' is not a whole number from 3 to 16"),
        ("corners --size 3,3 --radius 1 --segments 17", "'17' is not a whole number from 3 to 16"),
        ("corners --size 3,3 --radius 1 --segments 3 --tolerance 1", "--tolerance and --segments do not go"),
        ("corners --size 3,3 --radius 1 --segments 3 --inset 1", "--inset and --segments do not go"),
        ("corners --size 3,3 --radius 1 --tolerance -1", "'-1' is not a number above 0"),
        ("corners --size 3,3 --radius 1 --inset inf", "'inf' is not a number from -1e9 to 1e9"),
        ("corners --size 3,3 --radius 1 --format table", "'svg', 'path', 'css', 'swift' or 'json'"),
        ("dial --range 5,1", "'5,1' is not a least and a greatest value"),
        ("dial --range 0,1,2", "'0,1,2' is not a least and a greatest value"),
        ("dial --every 0.5,1e-9", "--every: the range has more than 10000 marks"),
        ("dial --every 1e-9,0.5", "--every: the range has more than 10000 marks"),
        ("dial --step 0", "'0' is not a number above 0"),
        ("dial --step 1e-12", "--step: the range has more than a billion steps"),
        ("dial --sweep 0", "'0' is not an angle from 0.000001 to 3600000"),
        ("dial --sweep nan", "'nan' is not an angle"),
        ("dial --curve power", "'power' is not linear, logarithmic, decibels"),
        ("dial --curve decibels,0", "'decibels,0' is not linear"),
        ("dial --curve linear,2", "'linear,2' is not linear"),
        ("dial --curve logarithmic", "--curve logarithmic goes with a range of numbers above 0"),
        ("dial --curve logarithmic --range -1,1", "--curve logarithmic goes with"),
        ("dial --angle 1 --value 1", "--angle, --rotation and --value do not go together"),
        ("dial --value 2,1", "'2,1' is not one value, or two in ascending order"),
        ("dial --ticks 5000,9", "'5000,9' is not one or two numbers of marks, up to 10000"),
        ("dial --ticks 3 --every 1", "--ticks and --every do not go together"),
        ("dial --every 1e-9", "--every: the range has more than 10000 marks"),
        ("dial --every 1,0", "'1,0' is not one or two distances above 0, up to 1e9"),
        ("dial --format path", "'table', 'json', 'csv' or 'svg'"),
        ("nonsense", "'nonsense'"), ("replay x.csv --size 0,3", "'0,3' is not a width and a height above 0"),
        ("superellipse --exponent 4 --size 2e9,3", "'2e9,3' is not a width and a height above 0, up to 1e9"),
        ("replay x.csv --size 3,3 --detents 0", "'0' is not a whole number from 1 to 1000000"),
        ("replay x.csv --size 3,3 --detents 3.5", "'3.5' is not a whole number from 1 to 1000000"),
        ("replay x.csv --size 3,3 --detents x", "'x' is not a whole number from 1 to 1000000"),
        ("replay x.csv --size 3,3 --limits 5,1", "--limits wants the least and the greatest"),
    ]

    @Test(
        arguments: layouts.map { ("layout " + $0.arguments, $0.says) }
            + others.map { ($0.arguments, $0.says) }
    )
    func `bad arguments get one clear line and code 64`(arguments: String, says: String) throws {
        let result = try run(arguments)
        #expect(result.code == 64)
        #expect(result.output.isEmpty)
        #expect(result.errors.hasPrefix("roundel: ") && result.errors.hasSuffix("\n"))
        #expect(result.errors.split(separator: "\n").count == 1)
        #expect(result.errors.contains(says), "\(result.errors)")
    }

    @Test(arguments: [
        ("", "line 1: the header time,phase,finger,x,y is missing"),
        ("time,phase,finger\n", "line 1: the header"),
        ("time,phase,finger,x,y\n1,began,1,5,5\n2,moved,1,5\n", "line 3: '2,moved,1,5' has 4 fields"),
        ("time,phase,finger,x,y\n1,began,1,5,5\n\n2,ended,1,5,5\n", "line 3: '' has 1 fields"),
        (
            "time,phase,finger,x,y\n1,pressed,1,5,5\n",
            "line 2: phase 'pressed' is not one of began, moved, ended, cancelled"
        ),
        ("time,phase,finger,x,y\n1,began,one,5,5\n", "line 2: finger 'one' is not a whole number"),
        ("time,phase,finger,x,y\nnan,began,1,5,5\n", "line 2: time 'nan' is not a number from -1e9 to 1e9."),
        ("time,phase,finger,x,y\n1,began,1,,5\n", "line 2: x '' is not a number from -1e9 to 1e9."),
        ("time,phase,finger,x,y\n1,began,1,5,inf\n", "line 2: y 'inf' is not a number from -1e9 to 1e9."),
        ("time,phase,finger,x,y\n1.1e9,began,1,5,5\n", "line 2: time '1.1e9' is not a number"),
        ("time,phase,finger,x,y\n1,began,1,-1.1e9,5\n", "line 2: x '-1.1e9' is not a number"),
        (
            "time,phase,finger,x,y\n1,began,1,5,5\n2,moved,1,6,5\n",
            "line 3: the trace ends while finger 1 is down; its line with ended or cancelled is missing."
        ),
        ("time,phase,finger,x,y\n1,began,7,5,5\n", "line 2: the trace ends while finger 7 is down"),
        (
            "time,phase,finger,x,y\n1,began,3,5,5\n1,began,-2,5,5\n1,began,1,5,5\n1,ended,1,5,5\n",
            "line 5: the trace ends while finger -2 is down"
        ),
    ])
    func `a bad trace gets its line and code 65`(csv: String, says: String) throws {
        let folder = try CommandLineTool.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "trace.csv")
        try Data(csv.utf8).write(to: file)
        let target = folder.appending(path: "out.json").path
        let result = try run(["replay", file.path, "--size", "300,300", "--output", target])
        #expect(result.code == 65)
        #expect(result.errors.split(separator: "\n").count == 1)
        #expect(result.errors.contains(says), "\(result.errors)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["trace.csv"])
    }

    @Test func `a trace that cannot be read says so`() throws {
        let result = try run("replay /nowhere.csv --size 300,300")
        #expect(result.code == 65)
        #expect(result.errors == "roundel: /nowhere.csv: it cannot be read; it must be a file that exists.\n")
    }

    @Test func `a trace with Windows line ends is read`() throws {
        let folder = try CommandLineTool.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "trace.csv")
        try Data("time,phase,finger,x,y\r\n1,began,1,5,5\r\n2,cancelled,1,5,5\r\n".utf8).write(to: file)
        let result = try run(["replay", file.path, "--size", "30,30", "--format", "csv"])
        #expect(result.code == 0)
        #expect(result.output == "time,phase,rotation\n1,began,0\n2,cancelled,0\n")
    }
}
