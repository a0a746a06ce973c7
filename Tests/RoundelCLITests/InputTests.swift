#if os(Linux)  // The scripts use /dev/full and the tools of GNU.
import Foundation
import RoundelTestSupport
import Testing

/// What a command reads, and how it quotes that.
@Suite(.long) struct InputTests {
    private static let header = "time,phase,finger,x,y"

    @Test(arguments: ["table", "json", "csv", "svg"])
    func `an event that is earlier than another costs no more than its line`(_ format: String) throws {
        let result = try CommandLineTool.shell(
            """
            cat > trace << END
            \(Self.header)
            999999999,began,1,290,150
            999999999.01,moved,1,290,160
            999999999.02,ended,1,290,170
            0,began,2,5000,5000
            -1e9,cancelled,2,5000,5000
            END
            "$ROUNDEL" replay trace --size 300,300 --format \(format); echo $?
            """
        )
        #expect(result.output.hasSuffix("\n0\n"))
        #expect(result.output.utf8.count < 100_000 && result.errors.isEmpty)
    }

    @Test func `an argument that begins with another one is cut as a whole`() throws {
        let short = String(repeating: "a", count: 60)
        let long = short + String(repeating: "z", count: 60)
        let result = try run(["layout", "--count", "3", "--output", short, "--radius", long])
        #expect(result.code == 64 && result.errors.contains(short.prefix(40)))
        #expect(!result.errors.contains("zzz") && !result.errors.contains(short))
    }

    @Test func `a value with an equals sign is cut as a whole`() throws {
        let value = String(repeating: "a", count: 30) + "=" + String(repeating: "b", count: 30)
        let errors = try run(["layout", "--count=\(value)", "--radius", "1"]).errors
        #expect(errors.contains(" '\(value.prefix(40))…' is invalid ") && !errors.contains(value))
    }

    @Test func `an event that is earlier than another happens with it`() throws {
        let result = try CommandLineTool.shell(
            """
            printf '\(Self.header)\\n5,began,1,290,150\\n4,moved,1,290,160\\n6,ended,1,290,160\\n' |
            "$ROUNDEL" replay - --size 300,300 --format csv | cut -d , -f 1,2
            """
        )
        #expect(result.output == "time,phase\n5,began\n5,moved\n6,ended\n")
    }

    @Test func `a trace may begin with the byte order mark of a spreadsheet`() throws {
        let result = try CommandLineTool.shell(
            """
            printf '\\357\\273\\277\(Self.header)\\r\\n1,began,1,5,5\\r\\n2,cancelled,1,5,5\\r\\n' |
            "$ROUNDEL" replay - --size 30,30 --format csv
            """
        )
        #expect(result.output == "time,phase,rotation\n1,began,0\n2,cancelled,0\n", "\(result.errors)")
    }

    @Test(arguments: ["\\n", "\\r", "\\r\\n"], ["", "END"])
    func `lines end in any of the usual ways, and the last one may have no end`(
        _ end: String,
        _ last: String
    ) throws {
        let lines = "\(Self.header)END1,began,1,5,5END2,cancelled,1,5,5\(last)".replacing("END", with: end)
        let result = try CommandLineTool.shell(
            "printf '\(lines)' | \"$ROUNDEL\" replay - --size 30,30 --format csv"
        )
        #expect(result.output == "time,phase,rotation\n1,began,0\n2,cancelled,0\n", "\(result.errors)")
    }

    @Test func `a trace comes from a file, a pipe with a name, and standard input`() throws {
        let result = try CommandLineTool.shell(
            """
            printf '\(Self.header)\\n1,began,1,5,5\\n2,cancelled,1,5,5\\n' > trace; mkfifo pipe; timeout 20 cat trace > pipe &
            for file in trace pipe; do "$ROUNDEL" replay $file --size 30,30 --format csv; done
            "$ROUNDEL" replay - --size 30,30 --format csv < trace
            cat trace | "$ROUNDEL" replay /dev/stdin --size 30,30 --format csv
            echo bad | "$ROUNDEL" replay - --size 30,30
            """
        )
        #expect(
            result.output == String(repeating: "time,phase,rotation\n1,began,0\n2,cancelled,0\n", count: 4)
        )
        #expect(
            result.errors == "roundel: standard input, line 1: the header \(Self.header) is missing.\n"
        )
    }

    @Test func `an input without an end is refused`() throws {
        let result = try CommandLineTool.shell("\"$ROUNDEL\" replay /dev/zero --size 3,3; echo $?")
        #expect(result.output == "65\n")
        #expect(result.errors == "roundel: /dev/zero: it is longer than 100 MB.\n")
    }

    @Test func `a trace of 100 MB is read, a longer one is not, and neither is one that is no text`() throws {
        let result = try CommandLineTool.shell(
            """
            { echo x; head -c 99999998 /dev/zero; } > trace; "$ROUNDEL" replay trace --size 3,3; echo $?
            echo >> trace; "$ROUNDEL" replay trace --size 3,3; echo $?
            printf '\(Self.header)\\n\\377' > trace; "$ROUNDEL" replay trace --size 3,3; echo $?
            "$ROUNDEL" replay - --size 3,3 < trace; echo $?
            """
        )
        #expect(result.output == "65\n65\n65\n65\n")
        #expect(
            result.errors == """
                roundel: trace, line 1: the header \(Self.header) is missing.
                roundel: trace: it is longer than 100 MB.
                roundel: trace: it is not text in UTF-8.
                roundel: standard input: it is not text in UTF-8.

                """
        )
    }

    @Test func `times and coordinates go from minus a billion to a billion`() throws {
        let result = try CommandLineTool.shell(
            """
            printf '\(Self.header)\\n-1e9,began,1,1e9,-1e9\\n1e9,cancelled,1,-1e9,1e9\\n' |
            "$ROUNDEL" replay - --size 30,30 --format csv
            """
        )
        #expect(result.output == "time,phase,rotation\n-1000000000,began,0\n1000000000,cancelled,0\n")
    }

    @Test func `a closed standard input and a folder cannot be read`() throws {
        let result = try CommandLineTool.shell(
            "\"$ROUNDEL\" replay - --size 3,3 <&-; echo $?; \"$ROUNDEL\" replay / --size 3,3; echo $?"
        )
        #expect(result.output == "65\n65\n")
        #expect(
            result.errors == """
                roundel: standard input: it cannot be read; it must be a file that exists.
                roundel: /: it cannot be read; it must be a file that exists.

                """
        )
    }

    @Test func `a field of megabytes is cut in the message, and control characters are escaped`() throws {
        let result = try CommandLineTool.shell(
            """
            { printf '\(Self.header)\\n1,\\033[31m\\007'; head -c 3000000 /dev/zero | tr '\\0' x; echo ',1,1,1'; } > trace
            "$ROUNDEL" replay trace --size 3,3; echo $?
            { echo \(Self.header); head -c 3000000 /dev/zero | tr '\\0' ,; } > "$(printf 'a\\nb')"
            "$ROUNDEL" replay "$(printf 'a\\nb')" --size 3,3; echo $?
            """
        )
        #expect(result.output == "65\n65\n")
        #expect(
            result.errors == """
                roundel: trace, line 2: phase '\\u{1b}[31m\\u{7}\(String(repeating: "x", count: 34))…' \
                is not one of began, moved, ended, cancelled.
                roundel: a\\u{a}b, line 2: '\(String(repeating: ",", count: 40))…' has 3000001 fields; \
                time,phase,finger,x,y are five.

                """
        )
    }

    @Test(
        arguments: [
            ["layout", "--count", "@"], ["layout", "--count=@"],
            ["layout", "--count", "3", "--radius", "1,@"],
            ["--@"], ["--@=1"], ["@"], ["layout", "--count", "3", "--radius", "1", "@"], ["code", "@"],
            ["code", "menu&count=@"],
            ["layout", "--count", "3", "--radius", "1", "--direction", "@"],
            ["layout", "--angles", "1,@,2", "--radius", "1"],
        ]
    )
    func `an argument is cut in the message, and control characters are escaped`(_ arguments: [String]) throws
    {
        let long = "\u{1b}\u{85}\n\u{2028}\u{202e}é" + String(repeating: "x", count: 10_000)
        let result = try run(arguments.map { $0.replacing("@", with: long) })
        #expect(result.code == 64)
        let message = result.errors.dropLast()
        #expect(result.errors.hasSuffix("\n") && message.count < 400, "\(message.prefix(600))")
        #expect(message.contains("\\u{1b}\\u{85}\\u{a}\\u{2028}\\u{202e}éx"), "\(message.prefix(600))")
        #expect(message.contains("x…'"), "\(message.prefix(600))")
        #expect(message.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    }

    @Test(
        arguments: [
            ["replay", "@", "--size", "3,3"], ["--pictures", "@"],
            ["layout", "--count", "3", "--radius", "1", "--output", "@"],
        ]
    )
    func `a path that no file can have is cut in the message`(_ arguments: [String]) throws {
        let long = "\n" + String(repeating: "x", count: 10_000)
        let result = try run(arguments.map { $0.replacing("@", with: long) })
        #expect(result.code != 0 && result.output.isEmpty)
        let path = "\\u{a}" + String(repeating: "x", count: 199) + "…" + String(repeating: "x", count: 200)
        #expect(result.errors.contains(path), "\(result.errors.prefix(600))")
        #expect(result.errors.count < 600 && result.errors.dropLast().allSatisfy { !$0.isNewline })
    }

    /// Its faults may be those of the bytes, of the header, of a line and of the end.
    @Test(arguments: ["\\377", "time", "\(header)\\n1", "\(header)\\n1,began,1,1,1"])
    func `the message of a trace with a long path ends in the name of the file`(text: String) throws {
        let result = try CommandLineTool.shell(
            """
            printf '\(text)\\n' > trace
            "$ROUNDEL" replay "$(printf './%.0s' $(seq 900))trace" --size 3,3; echo $?
            """
        )
        #expect(result.output == "65\n" && result.errors.contains("…") && result.errors.contains("./trace"))
        #expect(result.errors.count < 600, "\(result.errors)")
    }

    @Test func `a message about thousands of arguments is cut`() throws {
        let many = (1...3_000).map { "a\($0)" }
        let result = try run(["layout", "--count", "3", "--radius", "1"] + many)
        #expect(result.code == 64 && result.errors.contains("a1") && result.errors.count < 600)
    }
}
#endif
