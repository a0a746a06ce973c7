#if os(Linux)  // The scripts use /dev/full and the tools of GNU.
import Foundation
import RoundelTestSupport
import Testing

/// A file is written completely or not at all, and what is not a plain file stays what it is.
@Suite(.long) struct OutputTests {
    private func lines(_ script: String) throws -> [String] {
        try CommandLineTool.shell(script).output.split(separator: "\n").map(String.init)
    }

    private static let ring = "layout --count 2 --radius 1 --format csv"

    @Test func `a write that fails leaves the old file and no other one`() throws {
        let result = try CommandLineTool.shell(
            """
            echo old > out; ulimit -f 16
            "$ROUNDEL" layout --count 100000 --radius 1 --format csv --output out; echo $?
            cat out; ls -A
            """
        )
        #expect(result.output == "74\nold\nout\n")
        #expect(result.errors == "roundel: --output 'out' cannot be written: File too large.\n")
    }

    @Test func `a file of the user with a similar name stays`() throws {
        let names = try lines(
            "echo mine > out.part; \"$ROUNDEL\" \(Self.ring) --output out; cat out.part; ls -A"
        )
        #expect(names == ["mine", "out", "out.part"])
    }

    @Test(arguments: [("TERM", "143"), ("INT", "130"), ("HUP", "129")])
    func `an interrupted write leaves nothing`(_ signal: String, _ code: String) throws {
        // A background program ignores an interrupt, and one under nohup a hangup, unless that is reset.
        let made = try lines(
            """
            mkdir made; cd made; echo old > out
            env --default-signal=INT,HUP "$ROUNDEL" layout --count 1000000 --radius 1 --format json --output out &
            until [ "$(ls -A | wc -l)" -gt 1 ] || ! kill -0 $!; do :; done
            kill -\(signal) $!; wait $!; echo $?; ls -A; cat out
            """
        )
        #expect(made == [code, "out", "old"])
    }

    @Test func `a signal that was ignored stays ignored`() throws {
        let made = try lines(
            """
            mkdir made; cd made; trap '' HUP
            "$ROUNDEL" layout --count 30000 --radius 1 --format csv --output out &
            until [ "$(ls -A | wc -l)" -gt 0 ] || ! kill -0 $!; do :; done
            kill -HUP $!; wait $!; echo $?; wc -l < out
            """
        )
        #expect(made == ["0", "30001"])
    }

    @Test func `a pipe with a name and a device are written to and stay`() throws {
        let result = try CommandLineTool.shell(
            """
            mkfifo pipe; timeout 20 cat pipe > got & "$ROUNDEL" \(Self.ring) --output pipe; wait $!
            test -p pipe && wc -l < got; ls -A
            mkdir made; mknod made/null c 1 3 2>/dev/null && "$ROUNDEL" \(Self.ring) --output made/null
            test ! -f made/null && echo device
            """
        )
        #expect(result.output == "3\ngot\npipe\ndevice\n")
    }

    @Test func `a link stays, and the file that it names is written`() throws {
        let result = try CommandLineTool.shell(
            """
            mkdir there; echo old > there/file; ln -s there/file link; ln -s there/new dangling; ln -s loop loop
            "$ROUNDEL" \(Self.ring) --output link; "$ROUNDEL" \(Self.ring) --output dangling
            test -L link && test -L dangling && wc -l < there/file && wc -l < there/new; ls -A there
            "$ROUNDEL" \(Self.ring) --output loop; echo $?
            """
        )
        #expect(result.output == "3\n3\nfile\nnew\n64\n")
        #expect(result.errors.hasPrefix("roundel: --output 'loop' cannot be written"))
    }

    @Test func `links are followed from folder to folder, as many as the system follows`() throws {
        let result = try CommandLineTool.shell(
            """
            mkdir -p there/deep; ln -s deep/next there/link; ln -s ../file there/deep/next
            "$ROUNDEL" \(Self.ring) --output there/link; wc -l < there/file; ls -A . there there/deep
            mkdir chain; ln -s end chain/1; for i in $(seq 39); do ln -s $i chain/$((i + 1)); done
            "$ROUNDEL" \(Self.ring) --output chain/40; wc -l < chain/end; ls -A chain | wc -l
            ln -s "$PWD/there" folder; "$ROUNDEL" \(Self.ring) --output folder/new; wc -l < there/new
            """
        )
        #expect(
            result.output == "3\n.:\nthere\n\nthere:\ndeep\nfile\nlink\n\nthere/deep:\nnext\n3\n41\n3\n"
        )
        #expect(result.errors.isEmpty, "\(result.errors)")
    }

    @Test func `links that the system does not follow are refused`() throws {
        let result = try CommandLineTool.shell(
            """
            mkdir chain; ln -s end chain/1; for i in $(seq 40); do ln -s $i chain/$((i + 1)); done
            "$ROUNDEL" \(Self.ring) --output chain/41; echo $?; ls -A chain | wc -l
            """
        )
        #expect(result.output == "64\n41\n")
        #expect(result.errors.hasPrefix("roundel: --output 'chain/41' cannot be written; it must name"))
    }

    @Test func `permissions stay, and those of a new file are the user's default`() throws {
        let result = try CommandLineTool.shell(
            """
            umask 027; echo old > out; chmod 604 out
            "$ROUNDEL" \(Self.ring) --output out; "$ROUNDEL" \(Self.ring) --output new
            umask 0; "$ROUNDEL" \(Self.ring) --output open; ls -l out new open | cut -c 1-10
            """
        )
        #expect(result.output == "-rw-r-----\n-rw-rw-rw-\n-rw----r--\n")
    }

    @Test func `a file that is replaced keeps its owner, its group and all bits of its mode`() throws {
        // Root may give a file to anyone, and another user to a group of theirs. The system takes
        // the right to run as the owner from a file that another user writes.
        let result = try CommandLineTool.shell(
            """
            owner=1234:1235 modes="3640 1751 7751"
            [ $(id -u) = 0 ] || { owner=$(id -u):$(id -G | tr ' ' '\\n' | tail -n 1) modes="3640 1751"; }
            for mode in $modes; do
            echo old > out; chown $owner out; chmod $mode out; stat -c %a:%u:%g out > before
            "$ROUNDEL" \(Self.ring) --output out; stat -c %a:%u:%g out | diff before -; grep -L index out; rm -f out
            done; ls
            """
        )
        #expect(result.output == "before\n" && result.errors.isEmpty, "\(result)")
    }

    /// The new file belongs to the user who writes it, so the bits for its former owner are dropped.
    @Test func `a file of another user keeps its permissions, and stays if it is read-only`() throws {
        let result = try CommandLineTool.shell(
            """
            echo old > out; chmod 7757 out; chmod 777 .; cp "$ROUNDEL" tool
            as() { setpriv --reuid 65534 --regid 65534 --clear-groups "$@" 2> /dev/null; }
            # Only root can do this, and the libraries of the toolchain must be there for everyone.
            as ./tool --help > /dev/null || { echo 757; exit; }
            as ./tool \(Self.ring) --output out; stat -c %a out
            chown 0 out; chmod 444 out; as ./tool \(Self.ring) --output out && echo replaced
            """
        )
        #expect(result.output == "757\n", "\(result)")
    }

    @Test func `a minus sign is standard output, and so is its device`() throws {
        let expected = try run(Self.ring).output
        #expect(try run("\(Self.ring) --output -").output == expected)
        // A link in the test's own folder: a program at fault would replace the system's /dev/stdout.
        let script = "ln -s /proc/self/fd/1 out; \"$ROUNDEL\" \(Self.ring) --output out"
        #expect(
            try CommandLineTool.shell("{ \(script); } > got; cat got; ls").output == expected + "got\nout\n"
        )
        #expect(try CommandLineTool.shell("{ \(script); } | cat").output == expected)
        // The file stays the one to which the shell writes before and after.
        let around = "{ echo before; \"$ROUNDEL\" \(Self.ring) --output got; echo after; } > got; cat got"
        #expect(try CommandLineTool.shell(around).output == "before\n\(expected)after\n")
    }

    @Test(arguments: [
        ("", "a file in a folder that can be"), ("nowhere/out", "a file in a folder that can be"),
        ("a\u{7}/out", "a file in a folder that can be"), ("made/", "a file, not a folder"),
        (".", "a file, not a folder"),
    ])
    func `an output that cannot be a file is refused`(_ path: String, _ what: String) throws {
        let result = try CommandLineTool.shell("\"$ROUNDEL\" \(Self.ring) --output '\(path)'; echo $?; ls -A")
        #expect(result.output == "64\n")
        let name = path.replacing("\u{7}", with: "\\u{7}")
        #expect(result.errors == "roundel: --output '\(name)' cannot be written; it must name \(what).\n")
    }

    @Test func `a name that is too long for a file is refused before anything is written`() throws {
        let script = "\"$ROUNDEL\" \(Self.ring) --output $(printf 'x%.0s' $(seq 300)); echo $?; ls -A"
        let result = try CommandLineTool.shell(script)
        #expect(
            result.output == "64\n"
                && result.errors.hasSuffix("it must name a file in a folder that can be.\n")
        )
    }

    @Test func `pictures go nowhere if their folder has no name, is a file, or is full`() throws {
        let result = try CommandLineTool.shell(
            """
            "$ROUNDEL" --pictures ''; echo $?; "$ROUNDEL" --pictures "$(printf '/dev/null/\\a')"; echo $?; ls -A
            ulimit -f 4; "$ROUNDEL" --pictures made; echo $?; ls -A made
            """
        )
        #expect(result.output == "64\n64\n74\n")
        #expect(
            result.errors == """
                roundel: --pictures '' cannot be written; it must be a folder that can be.
                roundel: --pictures '/dev/null/\\u{7}' cannot be written; it must be a folder that can be.
                roundel: --pictures 'made' cannot be written: File too large.

                """
        )
    }

    @Test func `pictures are listed by the path that leads to them`() throws {
        let result = try CommandLineTool.shell(
            "\"$ROUNDEL\" --pictures a/b | tail -n 4; \"$ROUNDEL\" | tail -n 1"
        )
        #expect(
            result.output == """
                  a/b/ring.svg
                  a/b/turning.svg
                  a/b/decay.svg
                  a/b/index.html
                  roundel-output/index.html

                """
        )
    }

    @Test func `of several pictures all are written or none`() throws {
        let result = try CommandLineTool.shell(
            """
            mkdir -p a/index.html b/Sources/RoundelUIKit/RoundelUIKit.docc/Resources/angles.svg
            "$ROUNDEL" --pictures a; echo $?; ls -A a
            "$FIGURES" b; echo $?; find b -name '*.svg' -type f; find b -name '.*'
            """
        )
        #expect(result.output == "64\nindex.html\n64\n")
        #expect(result.errors.split(separator: "\n").count == 2)
    }

    /// A program that writes pictures waits for a reader of the last one when it has the others.
    private static let waiting = """
        mkdir made; mkfifo made/index.html; "$ROUNDEL" --pictures made > /dev/null &
        for i in $(seq 20000); do [ "$(ls -A made | wc -l)" -gt 3 ] && break; done
        """

    @Test func `an interrupt leaves none of several files`() throws {
        let made = try lines("\(Self.waiting)\nkill -TERM $!; wait $!; echo $?; ls -A made")
        #expect(made == ["143", "index.html"])
    }

    @Test func `a complete file that cannot get its name is an error, and leaves no other one`() throws {
        let result = try CommandLineTool.shell(
            """
            \(Self.waiting)
            mkdir made/ring.svg; timeout 20 cat made/index.html > /dev/null; wait $!; echo $?; ls -A made
            """
        )
        #expect(result.output == "74\nindex.html\nring.svg\n")
        #expect(result.errors == "roundel: --pictures 'made' cannot be written: Is a directory.\n")
    }

    @Test func `the pictures of the documents go into one folder, the current one by default`() throws {
        let result = try CommandLineTool.shell(
            """
            "$FIGURES" a b; echo $?; "$FIGURES" --help; echo $?; ls -A; "$FIGURES"; echo $?; ls -A
            "$FIGURES" Documentation/Pictures/ring.svg; echo $?; ulimit -f 4; "$FIGURES" made; echo $?
            find made -type f
            """
        )
        #expect(result.output == "64\n64\n0\nDocumentation\nSources\n64\n74\n")
        let usage = "there is one argument, the folder of the package: roundel-figures [PACKAGE]."
        #expect(
            result.errors == """
                roundel-figures: \(usage)
                roundel-figures: \(usage)
                roundel-figures: 'Documentation/Pictures/ring.svg' cannot be written; it must be a folder that can be.
                roundel-figures: a picture cannot be written: File too large.

                """
        )
    }

    @Test(arguments: [
        ring, "layout --count 1 --radius 1 --explain", "--help", "badge --angle 4 --ratio 1", "",
    ])
    func `a standard output that is full or closed gets one line and code 74`(_ arguments: String) throws {
        let result = try CommandLineTool.shell(
            """
            "$ROUNDEL" \(arguments) > /dev/full; echo $?; "$ROUNDEL" \(arguments) >&-; echo $?
            """
        )
        #expect(result.output == "74\n74\n")
        #expect(
            result.errors == """
                roundel: standard output cannot be written: No space left on device.
                roundel: standard output cannot be written: Bad file descriptor.

                """
        )
    }

    @Test func `a closed stream is lost by no other name either`() throws {
        let result = try CommandLineTool.shell(
            """
            "$ROUNDEL" layout --radius 10 --count 2 --output /dev/stdout >&-; echo $?
            "$ROUNDEL" layout --radius 10 --count 2 --output /dev/stdin <&-; echo $?
            """
        )
        #expect(result.output == "64\n64\n" && result.errors.split(separator: "\n").count == 2)
    }

    @Test func `pictures go into the folder that the system finds`() throws {
        let result = try CommandLineTool.shell(
            """
            "$ROUNDEL" --pictures 'x/../y' > out; echo $?; ls y
            "$ROUNDEL" --pictures 'a/b/' > out; echo $?; ls a/b | wc -l
            # The shell does not replace this `~`.
            "$ROUNDEL" '--pictures=~/c' > out; echo $?; ls './~/c' | wc -l
            """
        )
        #expect(result.errors.isEmpty)
        #expect(result.output == "0\ndecay.svg\nindex.html\nring.svg\nturning.svg\n0\n4\n0\n4\n")
    }

    @Test func `without standard error the exit code is the same, and no file takes its place`() throws {
        let result = try CommandLineTool.shell(
            """
            "$ROUNDEL" layout 2>&-; echo $?; "$ROUNDEL" layout 2> /dev/full; echo $?
            "$FIGURES" --bad 2>&-; echo $?; ulimit -f 16; echo old > out
            "$ROUNDEL" layout --count 9999 --radius 1 --format csv --output out 2>&- <&-; echo $?; cat out; ls -A
            """
        )
        #expect(result.output == "64\n64\n64\n74\nold\nout\n")
    }
}
#endif
