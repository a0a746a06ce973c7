import Foundation
import Roundel
import RoundelExport
import RoundelTestSupport
import Testing

/// Pictures can be read in every renderer of SVG, also in those that do not read style sheets.
@Suite(.long) struct PictureTests {
    /// The paths of the committed pictures in the package.
    static func committed() throws -> [String] {
        let root = CommandLineTool.root
        return try ["Documentation", "Examples", "Scripts", "Sources", "Tests", "Web"].flatMap { folder in
            try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
                .filter { $0.hasSuffix(".svg") || $0.hasSuffix("-svg.txt") }.map { "\(folder)/\($0)" }
        }
    }

    @Test func `the pictures of the documents are those that roundel-figures draws`() throws {
        let drawn = try CommandLineTool.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: drawn) }
        let result = try CommandLineTool.drawFigures(for: drawn.path)
        #expect(result.code == 0 && result.errors.isEmpty)
        let path = "Documentation/Pictures"
        let (folder, committed) = (drawn.appending(path: path), CommandLineTool.root.appending(path: path))
        let names = try FileManager.default.contentsOfDirectory(atPath: committed.path).sorted()
            .filter { $0.hasSuffix(".svg") }
        #expect(try names == FileManager.default.contentsOfDirectory(atPath: folder.path).sorted())
        for name in names {
            let (new, old) = try (
                Data(contentsOf: folder.appending(path: name)),
                Data(contentsOf: committed.appending(path: name))
            )
            #expect(new == old, "swift run roundel-figures redraws \(name)")
        }
    }

    @Test func `no committed picture is black where style sheets are not read`() throws {
        let files = try Self.committed()
        #expect(files.count > 50)
        for file in files {
            let svg = try String(contentsOf: CommandLineTool.root.appending(path: file), encoding: .utf8)
            let faults = PlainReader(svg).faults
            #expect(faults.isEmpty, "\(file): \(faults.count) faults, \(faults.prefix(1))")
        }
    }

    @Test(arguments: [
        ["layout", "--count", "8", "--radius", "120", "--format", "svg"], ["decay", "--format", "svg"],
        ["badge", "--angle", "45", "--ratio", "0.2", "--format", "svg"],
        ["dial", "--value", "0.2,0.7", "--sweep", "600", "--format", "svg"],
        ["replay", CommandLineTool.trace("flick-across-nine"), "--size", "300,300", "--format", "svg"],
        ["superellipse", "--exponent", "3", "--size", "90,60", "--format", "svg"],
        ["corners", "--size", "90,60", "--radius", "20", "--smoothing", "0.6"],
        ["code", "menu&radius=120,80", "--for", "svg"], ["code", "superellipse", "--for", "svg"],
        ["code", "badge&host=superellipse", "--for", "svg"],
    ]) func `no printed picture is black where style sheets are not read`(_ arguments: [String]) throws {
        let result = try run(arguments)
        let faults = PlainReader(result.output).faults
        #expect(result.code == 0 && faults.isEmpty, "\(faults)")
    }

    @Test func `the picture of a mirrored trace has the points of the other`() throws {
        let folder = try CommandLineTool.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let trace = CommandLineTool.trace("flick-across-nine")
        let lines = try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n")
        let mirrored = lines.map { line in
            let fields = line.split(separator: ",")
            guard let x = Double(fields[3]) else { return String(line) }
            return (fields[..<3] + ["\(300 - x)", fields[4]]).joined(separator: ",")
        }
        let file = folder.appending(path: "mirrored.csv")
        try Data((mirrored.joined(separator: "\n") + "\n").utf8).write(to: file)
        let pictures = try [trace, file.path].map {
            try run(["replay", $0, "--size", "300,300", "--format", "svg"]).output
        }
        let counts = pictures.map { picture in
            picture.split(separator: "<polyline").map { $0.prefix { $0 != ">" }.split(separator: " ").count }
        }
        #expect(counts[0] == counts[1] && pictures[0] != pictures[1])
    }

    @Test func `a shape without a colour is found`() {
        let svg = { (shapes: String) in "<svg xmlns=\"http://www.w3.org/2000/svg\">\(shapes)</svg>" }
        for fault in [
            "<rect/>", "<style>rect{fill:#fff}</style><rect/>", "<path fill=\"none\"/>",
            "<line fill=\"#123\"/>", "<g fill=\"var(--ink)\"><circle/></g>", "<text class=\"ink\">1</text>",
            "<rect fill=\"#fff\"/><linearGradient><stop/></linearGradient>",
        ] {
            #expect(PlainReader(svg(fault)).faults.count > 0, "\(fault)")
        }
        for good in [
            "<rect fill=\"#fff\"/>", "<g stroke=\"#123456\"><path fill=\"none\"/></g>",
            "<clipPath><rect/></clipPath><rect fill=\"url(#a)\"/>",
        ] {
            #expect(PlainReader(svg(good)).faults.isEmpty, "\(good)")
        }
    }

    static let styles: [SVG.Style] = [
        .ink, .muted, .accent, .series(0), .series(1), .series(2), .series(3),
    ]

    /// Letters on a shape have the colour of the card, so the contrast counts both ways.
    @Test(arguments: styles) func `letters have a contrast of 4.5 to the card, light and dark`(
        _ style: SVG.Style
    ) throws {
        var svg = SVG(width: 10, height: 10, title: UTF8Text("Letters"))
        svg.label(UTF8Text("A"), at: .zero, style)
        let text = svg.document().description
        let shapes = text.matches(of: /<(?:rect|text) class="fill (\w+)" fill="(#\w{6})"/)
        #expect(shapes.count == 2 && shapes[0].1 == "paper")
        let dark = try shapes.map { shape in
            let rule = try Regex(
                ".roundel .fill.\(shape.1) \\{ fill: (#[0-9a-f]{6}); \\}",
                as: (Substring, Substring).self
            )
            return try #require(text.firstMatch(of: rule)).1
        }
        #expect(contrast(Self.parts(shapes[0].2), Self.parts(shapes[1].2)) >= 4.5)
        #expect(contrast(Self.parts(dark[0]), Self.parts(dark[1])) >= 4.5)
    }

    /// Red, green and blue of a colour such as `#5440cc`.
    private static func parts(_ color: Substring) -> [Double] {
        let number = Int(color.dropFirst(), radix: 16) ?? 0
        return [16, 8, 0].map { Double(number >> $0 & 0xff) / 255 }
    }
}
