import RoundelTestSupport
import Testing

/// The help of a command says what the command does.
@Suite(.long) struct HelpTests {
    /// What a help text says, and a command line whose output shows it.
    struct Fact {
        let says, arguments, shows: String

        init(_ says: String, _ arguments: String, _ shows: String) {
            (self.says, self.arguments, self.shows) = (says, arguments, shows)
        }
    }

    /// The help of a command on one line.
    private func help(_ command: String) throws -> String {
        try run("\(command) --help").output.split { $0.isWhitespace }.joined(separator: " ")
    }

    static let conventions = [
        Fact(
            "0 points right, a positive angle is clockwise, and y grows downward.",
            "layout --angles 0,90 --radius 5 --format csv",
            "\n0,0,5,0\n1,90,0,5\n"
        ),
        Fact(
            "Angles are in degrees, except in JSON and CSV under keys that do not end in Degrees, where they are in radians.",
            "decay --factor 0.5 --velocity 6 --format csv",
            "\n30,5,0.0999\n"
        ),
        Fact("Without a subcommand it shows examples", "help tour", "Shows everything on built-in input"),
    ]

    static let layout = [
        Fact(
            "The number of items, 0 to 1000000.",
            "--count 1000000 --radius 1 --explain",
            "so on for all 1000000."
        ),
        Fact(
            "for example -90,0,45.",
            "--angles -90,0,45 --radius 1 --format csv",
            "\n0,-90,0,-1\n1,0,1,0\n2,45,"
        ),
        Fact(
            "The weight of each item's sector, for example 1,2,1.",
            "--weights 1,2,1 --start 0 --radius 1 --format csv",
            "\n0,45,0.707106781187,0.707106781187\n1,180,-1,0\n2,315,"
        ),
        Fact(
            "The radius in points, or two radii for an ellipse: 120 or 120,80.",
            "--angles 0,90 --radius 120,80 --format csv",
            "\n0,0,120,0\n1,90,0,80\n"
        ),
        Fact("The centre x,y in points.", "--angles 0 --radius 1 --center 2,3 --format csv", "\n0,0,3,3\n"),
        Fact(
            "The angle of the first item, or with --weights that of the beginning of its sector",
            "--count 2 --start 30 --radius 1 --format csv",
            "\n0,30,"
        ),
        Fact(
            "its sector and of the half of a pad before it.",
            "--weights 1,2 --pad 30 --start 0 --radius 1 --format csv",
            "\n0,65,"
        ),
        Fact(
            "The arc over which the items are spread. The default is a full turn.",
            "--count 3 --start 0 --radius 1 --format csv",
            "\n1,120,"
        ),
        Fact(
            "Whether the last item of an arc is at its end.",
            "--count 3 --start 0 --sweep 90 --end inclusive --radius 1 --format csv",
            "\n2,90,"
        ),
        Fact(
            "A fixed angle between items.",
            "--count 2 --start 0 --step 15 --radius 1 --format csv",
            "\n1,15,"
        ),
        Fact(
            "The gap between the sectors, if weights are given.",
            "--weights 1,1 --pad 10 --radius 1 --explain",
            "less a pad of 10.00° for each"
        ),
        Fact(
            "The direction in which the items follow one another.",
            "--count 4 --start 0 --direction counterclockwise --radius 1 --format csv",
            "\n1,-90,"
        ),
        Fact("How far the ring has turned.", "--angles 3 --rotation 7 --radius 1 --format csv", "\n0,10,"),
        Fact("Derive the positions step by step instead.", "--count 1 --radius 1 --explain", "\n7. Plus"),
        Fact(
            "Write to this file instead of standard output; - is standard output.",
            "--angles 0 --radius 1 --output -",
            "item"
        ),
    ]

    static let decay = [
        Fact(
            "The fraction of the speed that remains after 1/60 second, 0 to 0.9999.",
            "--factor 0.5 --explain",
            "Every 1/60 second 0.5 of the speed is left"
        ),
        Fact(
            "The velocity at release, in radians per second, -1e6 to 1e6.",
            "--velocity 1e6 --explain",
            "left at 1000000.0 rad/s"
        ),
        Fact("Refresh rates in Hz.", "--rates 30,120 --format csv", "\n120,166,"),
        Fact("Derive the rest rotation step by step instead.", "--explain", "\n5. Until then it has turned"),
    ]

    static let replay = [
        Fact(
            "FILE has the header time,phase,finger,x,y.",
            "TRACE --size 300,300 --format csv",
            "time,phase,"
        ),
        Fact(
            "Times are in seconds, and x and y in points.",
            "TRACE --size 300,300",
            "ended by lift at 85°, 8.746 rad/s"
        ),
        Fact(
            "The centre x,y of the wheel, in points. The default is the middle of the view.",
            "TRACE --center 150,150 --size 300,300",
            "rests at 185.118° after 44 frames"
        ),
        Fact("Width and height of the wheel's view in points.", "TRACE --size 300,300", "rests at 185.118°"),
        Fact(
            "The number of detents in a turn. The default is none.",
            "TRACE --size 300,300 --detents 4",
            "rests at 180° after"
        ),
        Fact(
            "The least and the greatest rotation, for example -135,135.",
            "TRACE --size 300,300 --limits -135,135",
            "rests at 135° after"
        ),
    ]

    static let superellipse = [
        Fact(
            "Lamé's n, above 0; inf gives the rectangle.",
            "--exponent inf --size 4,2 --format path",
            "M4,1 L4,2 L0,2 L0,0 L4,0 Z\n"
        ),
        Fact(
            "The handle length of four cubics as a multiple of half a side, instead of an exponent.",
            "--k 0.75 --size 100,100 --format path",
            "M100,50 C100,87.5 87.5,100 50,100 "
        ),
        Fact(
            "The largest distance of the path from the curve, in points. The default is 0.1.",
            "--exponent 3 --size 90,60 --format json",
            "\"errorBound\":0.0"
        ),
        Fact(
            "How far inside the curve the path runs, in points; negative for outside.",
            "--exponent 2 --size 100,100 --inset -10 --format path",
            "M110,50 "
        ),
        Fact(
            "The number of cubics in a quarter, 1 to 16, instead of a tolerance.",
            "--exponent 3 --size 9,9 --segments 16 --format json",
            "\"segmentsPerQuadrant\":16,"
        ),
        Fact("a table of measured errors by exponent and number of cubics", "--errors", "| n | 1 | 2 |"),
    ]

    static let corners = [
        Fact(
            "Corners are listed as in CSS: one to four values with commas between them, clockwise from the top left.",
            "--size 9,9 --radius 4,3,2,1 --format css",
            "border-radius: 4px 3px 2px 1px;"
        ),
        Fact(
            "Radii that do not fit are scaled down as in CSS.",
            "--size 9,9 --radius 9,9,0,0 --format json",
            "\"topLeft\":{\"radii\":{\"x\":4.5,\"y\":4.5}"
        ),
        Fact(
            "or one to four as CSS's border-radius lists them: 24 or 24,12,0,12; for elliptical corners 40,20/10;",
            "--size 99,99 --radius 40,20/10 --format css",
            "border-radius: 40px 20px / 10px;"
        ),
        Fact(
            "inf is as large as the size allows.",
            "--size 300,60 --radius inf --format css",
            "border-radius: 30px;"
        ),
        Fact(
            "Lamé's n of the corners, from 0 to inf, one to four; below 1 they are concave.",
            "--size 9,9 --radius 1 --exponent 0.5 --format css",
            "corner-shape: scoop;"
        ),
        Fact(
            "CSS's parameter of superellipse() instead, from -inf to inf: the base-2 logarithm of n.",
            "--size 9,9 --radius 1 --curvature 3 --format json",
            "\"exponent\":8,"
        ),
        Fact(
            """
            CSS's words instead: round, squircle, bevel, scoop, notch, square, or smooth(S) with a smoothing S from 0 \
            to 1. The default is round.
            """,
            "--size 9,9 --radius 1 --format json",
            "\"exponent\":2,"
        ),
        Fact(
            "The smoothing of smooth corners instead, from 0 to 1.",
            "--size 9,9 --radius 1 --smoothing 1 --format json",
            "\"smoothing\":1}"
        ),
        Fact(
            "The number of cubics in a corner, 3 to 16, instead of a tolerance.",
            "--size 9,9 --radius 1 --segments 16 --format json",
            "\"cubics\":64,"
        ),
    ]

    static let badge = [
        Fact("The badge's direction from the centre.", "--angle 90 --ratio 0 --format csv", "\n0.5,1,"),
        Fact(
            "The badge's size as a fraction of the host's.",
            "--angle 0 --ratio 0.5 --format csv",
            "\n1,0.5,"
        ),
        Fact(
            "A HOST WITH CORNERS, OR THE EXPONENT OF A SUPERELLIPSE:",
            "--angle 0 --ratio 0 --host superellipse --exponent 3 --format csv",
            "\n1,0.5,"
        ),
        Fact(
            "The exponent of a superellipse is 4 unless it is given.",
            "--angle 45 --ratio 0 --host superellipse --format csv",
            "\n0.920448207627,0.920448207627,"  // 0.5 + 0.5 · 2^(−1/4)
        ),
        Fact(
            "Width and height of a host with corners, in points.",
            "--angle 45 --ratio 0 --host corners --size 90,30 --radius 0 --format csv",
            "\n1,1,"
        ),
    ]

    static let dial = [
        Fact(
            "The least and the greatest value.",
            "--range 3,5 --rotation 270 --format csv",
            "\nthumb,5,270,"
        ),
        Fact(
            "The difference between two neighbouring values, above 0.",
            "--step 0.25 --rotation 100 --ticks 0 --format csv",
            "\nthumb,0.25,67.5,"
        ),
        Fact("The direction of the least value. The default is 135.", "--format csv", "\nthumb,0,0,135\n"),
        Fact(
            "The rotation from the least to the greatest value, negative for counterclockwise, and beyond 360 for several laps.",
            "--sweep -720 --value 1 --format csv",
            "\nthumb,1,-720,-585\n"
        ),
        Fact("several laps. The default is 270.", "--value 1 --format csv", "\nthumb,1,270,405\n"),
        Fact(
            "Mirror the scale, as right-to-left languages have it.",
            "--mirrored --value 1 --format csv",
            "\nthumb,1,-270,-225\n"
        ),
        Fact(
            "linear, logarithmic, decibels or decibels,-40, power,2.",
            "--curve power,2 --rotation 135 --format csv",
            "\nthumb,0.25,135,"
        ),
        Fact(
            "Print the value in this direction; in the gap it is that of the nearer end.",
            "--angle 80 --format csv",
            "\nthumb,1,270,"
        ),
        Fact(
            "Print the value at this rotation from the least value.",
            "--rotation 27 --format csv",
            "\nthumb,0.1,27,"
        ),
        Fact(
            "Print the angles of this value, or of the two values of a range dial.",
            "--value 0.1,0.2 --format csv",
            "\nthumb,0.1,27,162\nthumb,0.2,54,189\n"
        ),
        Fact(
            "The number of major marks, and of minor ones between two of them: 11 or 11,4.",
            "--ticks 11,4 --format csv",
            "\nmajor,0,0,135\nminor,0.02,"
        ),
        Fact(
            "The default is a mark at every step, up to 200 steps, and otherwise 11.",
            "--step 0.005 --format csv",
            "\nminor,0.005,"
        ),
        Fact(
            "up to 200 steps, and otherwise 11.",
            "--step 0.004 --format csv",
            "\nmajor,0,0,135\nmajor,0.1,"
        ),
        Fact(
            "The distance of the major marks, and of the minor ones: 10 or 10,2.",
            "--range 0,100 --every 10,2 --format csv",
            "\nminor,8,21.6,156.6\nmajor,10,"
        ),
    ]

    static let code = [
        Fact(
            "DESIGN is a link to the playground, or the part after its #: a scene (menu, wheel, dial, superellipse or badge)",
            "page.html#badge --for svg",
            "<svg"
        ),
        Fact(
            "and its settings, for example 'menu&count=6&decay=0.95'.",
            "menu&count=6&decay=0.95",
            "TurnSettings(decay: .smooth,"
        ),
        Fact(
            "A superellipse with a radius is a rectangle with corners, as 'superellipse&radius=24&n=5' or",
            "superellipse&radius=24&n=5",
            "ShapedRectangle(cornerRadius: 24, style: .superellipse(exponent: 5))"
        ),
        Fact(
            " or 'superellipse&radius=24&smooth=0.6'.",
            "superellipse&radius=24&smooth=0.6",
            "ShapedRectangle(cornerRadius: 24, style: .smooth(0.6))"
        ),
    ]

    @Test(arguments: [
        ("", conventions), ("layout", layout), ("decay", decay), ("replay", replay),
        ("superellipse", superellipse), ("corners", corners), ("badge", badge), ("dial", dial),
        ("code", code),
    ])
    func `what the help says can be seen in the output`(command: String, facts: [Fact]) throws {
        let help = try help(command)
        for fact in facts {
            #expect(help.contains(fact.says))
            let words = "\(command) \(fact.arguments)".split(separator: " ").map(String.init)
            let result = try run(
                words.map { $0 == "TRACE" ? CommandLineTool.trace("flick-across-nine") : $0 }
            )
            #expect(result.output.contains(fact.shows), "\(fact.arguments): \(result.output.prefix(900))")
        }
    }

    /// Commands with what they need, and how many defaults that are values their help names.
    @Test(arguments: [
        ("layout --radius 9 --weights 1,2,1 --format json", 4), ("decay --format csv", 3),
        ("replay TRACE --size 300,300", 1),
        ("superellipse --exponent 3 --size 300,200 --format path", 2),
        ("corners --radius 20 --size 300,200 --format path", 3),
        ("dial --angle 200 --format json", 4),
        ("badge --angle 45 --ratio 0.5 --host corners --size 90,60 --radius 20", 1),
    ])
    func `what the help calls the default changes nothing, and another value does`(
        command: String,
        defaults: Int
    ) throws {
        let words = command.split(separator: " ").map {
            $0 == "TRACE" ? CommandLineTool.trace("flick-across-nine") : String($0)
        }
        let expected = try run(words).output
        let others = [
            "linear": "power,2", "round": "bevel", "0,0": "1,1", "0,1": "0,2", "30,60,120": "24",
            "0.1": "0.001", "0.92": "0.5",
        ]
        var count = 0
        let pattern =
            #/
            --(?<option>[a-z]+)\ <(?:(?!\ --[a-z]+\ <).)*?
            The\ default\ is\ (?<value>[-0-9.,]*[0-9]|linear|round)\.
            /#
        for match in try help(words[0]).matches(of: pattern) {
            let (option, value) = ("--\(match.option)", String(match.value))
            #expect(try run(words + [option, value]).output == expected, "\(option) \(value)")
            let other = others[value, default: "7"]
            #expect(try run(words + [option, other]).output != expected, "\(option) \(other)")
            count += 1
        }
        #expect(count == defaults)
    }

    #if os(Linux)  // The scripts use the tools of GNU.
    static let files: [(command: String, says: String, script: String, output: String)] = [
        (
            "tour", "The folder for the pictures; it is made if it does not exist. (default: roundel-output)",
            "\"$ROUNDEL\" tour > out; ls; ls roundel-output",
            "out\nroundel-output\ndecay.svg\nindex.html\nring.svg\nturning.svg\n"
        ),
        (
            "tour", "The folder for the pictures", "\"$ROUNDEL\" --pictures a/b > out; find . -name '*.html'",
            "./a/b/index.html\n"
        ),
        (
            "replay",
            "The recorded drag, a CSV file; - is standard input.",
            "printf 'time,phase,finger,x,y\\n' | \"$ROUNDEL\" replay - --size 3,3 --format csv",
            "time,phase,rotation\n"
        ),
        (
            "replay", "An event that is earlier than one before it happens at the time of that one.",
            """
            printf 'time,phase,finger,x,y\\n5,began,1,9,9\\n4,ended,1,9,9\\n' > trace
            "$ROUNDEL" replay trace --size 3,3 --format csv
            """,
            "time,phase,rotation\n5,began,0\n5,ended,0\n"
        ),
        (
            "layout", "Write to this file instead of standard output; - is standard output.",
            "\"$ROUNDEL\" layout --count 0 --radius 1 --format csv --output out; cat out",
            "index,angleDegrees,x,y\n"
        ),
        (
            "code", "A link to the playground, or the part after its #.",
            "for link in 'a/b.html#badge' badge; do \"$ROUNDEL\" code $link --for svg | head -c 4; done",
            "<svg<svg"
        ),
    ]

    @Test(arguments: files)
    func `what the help says of files is done with them`(
        command: String,
        says: String,
        script: String,
        output: String
    ) throws {
        #expect(try help(command).contains(says))
        #expect(try CommandLineTool.shell(script).output == output)
    }
    #endif
}
