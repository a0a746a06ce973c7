import RoundelTestSupport
import Testing

/// The whole line that a command line at fault gets.
@Suite(.long) struct MessageTests {
    /// Arguments, and the line without the name of the program.
    ///
    /// A line that begins with the value follows the parser's own words, which are not ours.
    static let lines: [(arguments: String, line: String)] = [
        // One value
        ("layout --count x --radius 5", "'x' is not a whole number from 0 to 1000000."),
        ("layout --count 3 --radius x", "'x' is not one or two lengths from 0 to 1e9, as 120 or 120,80."),
        ("layout --count 3 --radius 5 --center x", "'x' is not two numbers x,y from -1e9 to 1e9."),
        ("layout --count 3 --radius 5 --start x", "'x' is not a number from -1e9 to 1e9."),
        ("decay --factor x", "'x' is not a number from 0 to 0.9999."),
        ("decay --rates x", "'x' is not 1 to 100 rates from 1 to 1000, as 30,60,120."),
        ("replay x --size x", "'x' is not a width and a height above 0, up to 1e9, as 300,300."),
        ("superellipse --exponent x --size 3,3", "'x' is not a number above 0, or inf."),
        ("superellipse --exponent 3 --size 3,3 --tolerance x", "'x' is not a number above 0, up to 1e9."),
        ("superellipse --exponent 3 --size 3,3 --segments x", "'x' is not a whole number from 1 to 16."),
        ("corners --size 3,3 --radius 1 --segments x", "'x' is not a whole number from 3 to 16."),
        (
            "corners --size 3,3 --radius x",
            """
            'x' is not one to four radii from 0 to 1e9 or inf, as 24 or 24,12,0,12, or two such lists, as 40,20/10.
            """
        ),
        (
            "corners --size 3,3 --radius 1 --exponent x",
            "'x' is not one to four numbers from 0 to inf, as 5 or 4,2."
        ),
        (
            "corners --size 3,3 --radius 1 --curvature x",
            "'x' is not one to four numbers from -inf to inf, as 1.5 or 2,-1."
        ),
        (
            "corners --size 3,3 --radius 1 --shape x",
            """
            'x' is not one to four of the words round, squircle, bevel, scoop, notch, square, and smooth(0.6).
            """
        ),
        (
            "corners --size 3,3 --radius 1 --smoothing x",
            "'x' is not one to four numbers from 0 to 1, as 0.6."
        ),
        ("badge --angle 0 --ratio x", "'x' is not a number from 0 to 1e9."),
        ("dial --range x", "'x' is not a least and a greatest value from -1e9 to 1e9, as 0,100."),
        ("dial --sweep x", "'x' is not an angle from 0.000001 to 3600000, or negative."),
        (
            "dial --curve x",
            """
            'x' is not linear, logarithmic, decibels, decibels with a floor from -200 to -1, as decibels,-40, \
            or power with an exponent from 0.01 to 100, as power,2.
            """
        ),
        ("dial --value x", "'x' is not one value, or two in ascending order, from -1e9 to 1e9."),
        ("dial --ticks x", "'x' is not one or two numbers of marks, up to 10000 in total, as 11 or 11,4."),
        ("dial --every x", "'x' is not one or two distances above 0, up to 1e9, as 10 or 10,2."),
        // Values that do not go together
        ("layout --radius 5", "One of --count, --angles and --weights is needed, and 0 were given."),
        (
            "layout --count 3 --angles 1 --weights 1 --radius 5",
            "One of --count, --angles and --weights is needed, and 3 were given."
        ),
        (
            "layout --count 3 --radius 5 --step 9 --sweep 9",
            "--step goes with --count, and not with --sweep."
        ),
        ("layout --angles 3 --radius 5 --step 9", "--step goes with --count, and not with --sweep."),
        ("superellipse --size 3,3", "One of --exponent and --k is needed, and 0 were given."),
        (
            "superellipse --exponent 3 --k 1 --size 3,3",
            "One of --exponent and --k is needed, and 2 were given."
        ),
        ("superellipse --exponent 3", "Missing expected argument '--size <size>'"),
        (
            "superellipse --exponent 3 --size 3,3 --segments 2 --tolerance 1",
            "--tolerance and --segments do not go together."
        ),
        (
            "superellipse --exponent 3 --size 3,3 --segments 2 --inset 1",
            "--inset and --segments do not go together."
        ),
        ("corners --size 3,3", "Missing expected argument '--radius <radius>'"),
        (
            "corners --size 3,3 --radius 1 --exponent 2 --curvature 1 --shape round --smoothing 1",
            "At most one of --exponent, --curvature, --shape and --smoothing can be given, and 4 were."
        ),
        ("badge --angle 4 --ratio 1 --host corners --radius 3", "Missing expected argument '--size <size>'"),
        (
            "badge --angle 4 --ratio 1 --size 3,3",
            "--size, --radius, --curvature, --shape and --smoothing go with --host corners."
        ),
        (
            "badge --angle 4 --ratio 1 --radius 3",
            "--size, --radius, --curvature, --shape and --smoothing go with --host corners."
        ),
        (
            "badge --angle 4 --ratio 1 --host superellipse --curvature 3",
            "--size, --radius, --curvature, --shape and --smoothing go with --host corners."
        ),
        (
            "badge --angle 4 --ratio 1 --host ellipse --smoothing 1",
            "--size, --radius, --curvature, --shape and --smoothing go with --host corners."
        ),
        (
            "badge --angle 4 --ratio 1 --exponent 3", "--exponent goes with --host superellipse or corners."
        ),
        (
            "badge --angle 4 --ratio 1 --host superellipse --exponent 0",
            "--exponent: a superellipse has one exponent above 0, or inf."
        ),
        ("dial --angle 1 --rotation 1", "--angle, --rotation and --value do not go together."),
        ("dial --ticks 3 --every 1", "--ticks and --every do not go together."),
        ("dial --step 9e-10", "--step: the range has more than a billion steps."),
        ("dial --range 0,10000 --every 1", "--every: the range has more than 10000 marks."),
        (
            "dial --curve logarithmic", "--curve logarithmic goes with a range of numbers above 0, or below."
        ),
        ("replay x --size 3,3 --detents x", "'x' is not a whole number from 1 to 1000000."),
        (
            "replay x --size 3,3 --limits 5",
            "--limits wants the least and the greatest rotation, as -135,135."
        ),
        // Designs, and files
        ("code wheel --for svg", "--for svg: this language cannot express the scene."),
        ("code dial --for css", "--for css: this language cannot express the scene."),
        ("code menu&open=finger --for svg", "--for svg: this language cannot express the scene."),
        ("code menu&count=x", "count 'x' is not a number from 1 to 100000."),
        ("code a/b", "'a/b' has no design. In a link it follows a #, as in …#menu&count=6."),
    ]

    @Test(arguments: lines)
    func `a fault in the arguments gets its line`(arguments: String, line: String) throws {
        let result = try run(arguments)
        #expect(result.code == 64 && result.output.isEmpty)
        if line.hasPrefix("'"), !arguments.hasPrefix("code") {
            #expect(result.errors.hasSuffix(": \(line)\n"))
            #expect(result.errors.hasPrefix("roundel: The value 'x' is invalid for '--"))
        } else {
            #expect(result.errors == "roundel: \(line)\n")
        }
    }

    private static let commands =
        "the commands are tour, layout, decay, replay, superellipse, corners, badge, dial and code."

    /// A suggestion is the nearest command that is at most two letters away.
    @Test(arguments: [
        ("layuot", "layout"), ("bagde", "badge"), ("Decay", "decay"), ("dail", "dial"), ("cade", "code"),
        ("tuor", "tour"), ("bade", "badge"), ("Superelipse", "superellipse"),
        ("superellipses", "superellipse"), ("superellipsess", "superellipse"), ("superellipsesss", nil),
        ("cornerstone", nil), ("daisy", nil), ("ox", nil),
    ])
    func `an unknown command gets the commands, and the closest one`(word: String, closest: String?) throws {
        let result = try run("\(word) --count 3")
        let suggestion = closest.map { " Did you mean '\($0)'?" } ?? ""
        #expect(result.code == 64 && result.output.isEmpty)
        #expect(result.errors == "roundel: '\(word)' is not a command; \(Self.commands)\(suggestion)\n")
    }
}
