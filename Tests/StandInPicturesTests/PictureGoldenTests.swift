import Foundation
import RoundelTestSupport
import StandInPictures
import StandInTestSupport
import Testing
import UIKit

/// Compares pictures of every screen and of every view with those in Tests/Goldens/Pictures.
///
/// The goldens are the pictures in the plain variant, and `variants.txt` with a hash of every other
/// picture. A run leaves all pictures in `.build/pictures/views`, with a page that shows them. With
/// `ROUNDEL_PNG` in the environment Chromium makes an image of each part of the page.
@MainActor @Suite(.standIn) struct PictureGoldenTests {
    static let goldens = Goldens.folder("Pictures")
    private static let output = Repository.root.appending(path: ".build/pictures/views")
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
        var (texts, hashes): ([String: String], [String: String]) = ([:], [:])
        var sheet = try ContactSheet(in: Self.output)
        for part in try Gallery.parts() {
            sheet.begin(part.title)
            for subject in part.subjects {
                sheet.begin(row: subject.name)
                var pictures: Set<String> = []
                for variant in subject.variants {
                    let (name, picture) = (subject.name(variant), try subject.draw(variant))
                    try sheet.add(picture, named: name)
                    pictures.insert(picture.svg)
                    #expect(
                        texts["\(name).svg"] == nil && hashes[name] == nil,
                        "two pictures are called \(name)"
                    )
                    if variant == Variant() {
                        texts["\(name).svg"] = picture.svg
                    } else {
                        hashes[name] = picture.svg.fnv1aDigits
                    }
                }
                // A single view may look the same in two variants; a screen always has text, which
                // does not.
                let isScreen = subject.name.hasPrefix("demo-")
                #expect(!isScreen || pictures.count == subject.variants.count, "variants of \(subject.name)")
            }
        }
        texts["variants.txt"] = hashes.map { "\($0.key) \($0.value)\n" }.sorted().joined()
        let differences = try Goldens.differences(of: texts, from: Self.goldens)
        #expect(
            differences.isEmpty,
            """
            \(differences.count) goldens are not as in \(Self.output.path). Look at the pictures there; \
            ROUNDEL_RECORD_GOLDENS=1 accepts them: \(differences.joined(separator: "\n"))
            """
        )
        try Self.makeImages(of: try sheet.write())
    }

    private static func makeImages(of pages: [(url: URL, size: CGSize)]) throws {
        guard makesImages, PictureBrowser.isThere else { return }
        for page in pages {
            let png = page.url.deletingPathExtension().appendingPathExtension("png")
            try PictureBrowser.render(page.url, size: page.size, scale: 1, to: png)
        }
    }

    @Test func `the goldens together are small`() throws {
        let bytes = try Self.committed().values.reduce(0) { $0 + $1.utf8.count }
        #expect(bytes > 100_000 && bytes <= 3_000_000, "\(bytes) bytes")
    }
}
