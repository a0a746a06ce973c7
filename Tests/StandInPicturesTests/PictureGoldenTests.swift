import Foundation
import RoundelTestSupport
import StandInPictures
import StandInTestSupport
import Testing
import UIKit

/// Pictures of every screen and of every view, beside those in Tests/Goldens/Pictures.
///
/// The plain ones are there as they are, and of the others a hash of each. All of them are in `.build/pictures/views`
/// after a run, with a page that shows them. `ROUNDEL_RECORD_GOLDENS=1 swift test` writes the goldens anew; with
/// `ROUNDEL_PNG` in the environment Chromium makes an image of each part of the page.
@MainActor @Suite(.standIn) struct PictureGoldenTests {
    private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    static let goldens = root.appending(path: "Tests/Goldens/Pictures")
    private static let list = goldens.appending(path: "variants.txt")
    private static let output = root.appending(path: ".build/pictures/views")
    private static let makesImages = ProcessInfo.processInfo.environment["ROUNDEL_PNG"] != nil

    /// The committed pictures, by their names.
    static func committed() throws -> [String: String] {
        let files = try FileManager.default.contentsOfDirectory(
            at: goldens,
            includingPropertiesForKeys: nil
        )
        let pictures = try files.filter { $0.pathExtension == "svg" }.map { file in
            (file.deletingPathExtension().lastPathComponent, try String(contentsOf: file, encoding: .utf8))
        }
        return Dictionary(uniqueKeysWithValues: pictures)
    }

    @Test func `every picture is as it was`() throws {
        var (plain, hashes): ([String: String], [String: String]) = ([:], [:])
        var sheet = try ContactSheet(in: Self.output)
        for part in try Gallery.parts() {
            sheet.begin(part.title)
            for subject in part.subjects {
                sheet.begin(row: subject.name)
                var drawn: Set<String> = []
                for variant in subject.variants {
                    let (name, picture) = (subject.name(variant), try subject.draw(variant))
                    try sheet.add(picture, named: name)
                    drawn.insert(picture.svg)
                    #expect(plain[name] == nil && hashes[name] == nil, "two pictures are called \(name)")
                    if variant == Variant() {
                        plain[name] = picture.svg
                    } else {
                        hashes[name] = Self.hash(picture.svg)
                    }
                }
                // Of a single view a variant may look as it does; on a screen there is always text.
                let isScreen = subject.name.hasPrefix("demo-")
                #expect(!isScreen || drawn.count == subject.variants.count, "variants of \(subject.name)")
            }
        }
        let pages = try sheet.write()
        if Goldens.areRecorded { try Self.record(plain, hashes) }
        try Self.compare(plain, with: Self.committed())
        let lines = try String(contentsOf: Self.list, encoding: .utf8).split(separator: "\n")
        let known = lines.map { $0.split(separator: " ").map(String.init) }
        #expect(known.allSatisfy { $0.count == 2 } && known.map { $0[0] } == known.map { $0[0] }.sorted())
        try Self.compare(hashes, with: Dictionary(known.map { ($0[0], $0[1]) }) { first, _ in first })
        guard Self.makesImages, PictureBrowser.isThere else { return }
        for page in pages {
            let png = page.url.deletingPathExtension().appendingPathExtension("png")
            try PictureBrowser.render(page.url, size: page.size, scale: 1, to: png)
        }
    }

    @Test func `all of them together are small`() throws {
        let bytes = try Self.committed().values.reduce(0) { $0 + $1.utf8.count }
        #expect(bytes > 100_000 && bytes <= 3_000_000, "\(bytes) bytes")
    }

    /// Each that differs, is missing, or is no longer drawn, by name.
    private static func compare(_ drawn: [String: String], with known: [String: String]) throws {
        let names = Set(drawn.keys).union(known.keys).filter { drawn[$0] != known[$0] }.sorted()
        let what = names.map { name in
            known[name] == nil ? "\(name): new" : drawn[name] == nil ? "\(name): no longer drawn" : name
        }
        #expect(
            names.isEmpty,
            """
            \(names.count) pictures in \(output.path) are not those of Tests/Goldens/Pictures; look at them, and \
            ROUNDEL_RECORD_GOLDENS=1 takes them over: \(what.joined(separator: ", "))
            """
        )
    }

    private static func record(_ plain: [String: String], _ hashes: [String: String]) throws {
        try FileManager.default.createDirectory(at: goldens, withIntermediateDirectories: true)
        for name in try committed().keys where plain[name] == nil {
            try FileManager.default.removeItem(at: goldens.appending(path: "\(name).svg"))
        }
        for (name, svg) in plain { try Data(svg.utf8).write(to: goldens.appending(path: "\(name).svg")) }
        let lines = hashes.map { "\($0.key) \($0.value)\n" }.sorted()
        try Data(lines.joined().utf8).write(to: list)
    }

    /// FNV-1a of 64 bits, as sixteen hexadecimal digits.
    private static func hash(_ text: String) -> String {
        let digits = String(text.fnv1a, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
