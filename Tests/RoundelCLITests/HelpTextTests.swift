import RoundelTestSupport
import Testing

/// The sentences of the help that no output shows, and how options take their values.
@Suite(.long) struct HelpTextTests {
    /// What each command does, as the overview and its own help say.
    static let overviews: [(command: String, says: String)] = [
        ("tour", "Shows everything on built-in input, and writes pictures."),
        ("layout", "Places items on a ring and prints where they are."),
        ("decay", "Releases a wheel and steps it frame by frame at several refresh rates."),
        ("replay", "Replays a recorded drag on a wheel and shows where it comes to rest."),
        ("superellipse", "Draws the curve |x/a|ⁿ + |y/b|ⁿ = 1 as Bézier curves within a tolerance."),
        ("corners", "Draws a rectangle with corners of CSS's shapes, or with smooth ones, as Bézier curves."),
        ("badge", "Pins a badge to the outline of a view, as multipliers for Auto Layout."),
        ("dial", "Converts between the values and the angles of a dial, and prints its scale."),
        ("code", "Prints the code that makes a design of the playground."),
    ]

    /// The help of a command on one line.
    private func help(_ command: String) throws -> String {
        let result = try run("\(command) --help")
        #expect(result.code == 0 && result.errors.isEmpty)
        return result.output.split { $0.isWhitespace }.joined(separator: " ")
    }

    @Test func `the overview says what each command does, and so does the command`() throws {
        let all = try help("")
        #expect(
            all.hasPrefix(
                """
                OVERVIEW: Places items on a circle, turns them with a finger, and lets them coast to rest. \
                Without a subcommand it shows examples computed from built-in input, and writes pictures. \

                """
            )
        )
        for (command, says) in Self.overviews {
            let name = command == "tour" ? "tour (default)" : command
            #expect(all.contains(" \(name) \(says) "), "\(command)")
            #expect(try help(command).hasPrefix("OVERVIEW: \(says) "), "\(command)")
        }
    }

    /// The words that an option takes and its default, as `Documentation/CommandLine.md` has them.
    static let words: [(commands: String, option: String)] = [
        (
            "layout decay replay dial",
            "--format <format> The output format. (values: table, json, csv, svg; default: table)"
        ),
        ("badge", "--format <format> The output format. (values: table, json, csv, svg; default: json)"),
        (
            "superellipse corners",
            "--format <format> The output format. (values: svg, path, css, swift, json; default: svg)"
        ),
        ("superellipse corners", "--size <size> Width and height in points; an outline needs them. --"),
        ("layout", "at its end. (values: inclusive, exclusive; default: inclusive)"),
        ("layout", "follow one another. (values: clockwise, counterclockwise; default: clockwise)"),
        (
            "badge",
            """
            --host <host> The outline of the host. The exponent of a superellipse is 4 unless it is given. \
            (values: circle, ellipse, superellipse, corners; default: circle)
            """
        ),
        ("code", "--for <for> The kind of code. (values: uikit, swiftui, svg, css; default: swiftui)"),
        ("code", "<design> A link to the playground, or the part after its #. OPTIONS:"),
        ("replay", "<file> The recorded drag, a CSV file; - is standard input. OPTIONS:"),
    ]

    @Test(arguments: words)
    func `the help lists the words that an option takes`(commands: String, option: String) throws {
        for command in commands.split(separator: " ") {
            #expect(try help(String(command)).contains(" \(option)"), "\(command)")
        }
    }

    /// The options of each command that take a number or another value of their own.
    static let options: [(command: String, names: String)] = [
        ("layout", "count angles weights radius center start sweep step pad rotation"),
        ("decay", "factor velocity rates"), ("replay", "center size factor detents limits"),
        ("superellipse", "exponent k size tolerance inset segments"),
        ("corners", "radius exponent curvature shape smoothing size tolerance inset segments"),
        ("badge", "angle ratio size"),
        ("dial", "range step start sweep curve angle rotation value ticks every"),
    ]

    /// A value may be negative, so it is never taken for the name of an option.
    @Test(arguments: options)
    func `a value that begins with a minus sign is the value of its option`(
        command: String,
        names: String
    ) throws {
        for name in names.split(separator: " ") {
            let errors = try run("\(command) --\(name) -x").errors
            let start = "roundel: The value '-x' is invalid for '--\(name) <\(name)>'"
            #expect(errors.hasPrefix(start), "\(errors)")
        }
    }
}
