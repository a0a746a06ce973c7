import Foundation
import RoundelTestSupport
import Testing

@testable import RoundelDemo

/// The asset catalogue: an icon in the format that Apple requires, made from our SVG, and the
/// accent colour.
@Suite struct AppIconTests {
    static let set = Demo.catalogue.appending(path: "AppIcon.appiconset")

    struct Contents: Decodable {
        struct Image: Decodable {
            var filename: String
            var size: String
            var platform: String
        }
        struct Entry: Decodable {
            struct Color: Decodable { var components: [String: String] }
            struct Appearance: Decodable { var value: String }
            var color: Color
            var appearances: [Appearance]?
        }
        var images: [Image]?
        var colors: [Entry]?

        init(of folder: URL) throws {
            let data = try Data(contentsOf: folder.appending(path: "Contents.json"))
            self = try JSONDecoder().decode(Contents.self, from: data)
        }
    }

    @Test func `the SVG in the repository is the one that the code makes`() throws {
        let file = Demo.folder.appending(path: "AppIcon.svg")
        #expect(try Goldens.difference(of: AppIcon.svg, from: file) == nil)
    }

    @Test func `the icon is 1024 pixels square and has no alpha channel`() throws {
        let bytes = [UInt8](try Data(contentsOf: Self.set.appending(path: "AppIcon.png")))
        try #require(bytes.count > 33 && bytes[0..<8].elementsEqual([137, 80, 78, 71, 13, 10, 26, 10]))
        func number(_ offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 * 256 + Int($1) } }
        #expect(number(16) == 1024 && number(20) == 1024)
        let (truecolor, depth) = (UInt8(2), bytes[24])
        #expect(depth == 8 && bytes[25] == truecolor)
        // Transparency may also be in a separate chunk.
        #expect(!bytes.indices.dropLast(4).contains { bytes[$0..<$0 + 4].elementsEqual(Array("tRNS".utf8)) })
    }

    @Test func `the asset catalogue lists exactly the files that exist`() throws {
        let images = try #require(Contents(of: Self.set).images)
        #expect(images.map(\.size) == ["1024x1024"] && images.map(\.platform) == ["ios"])
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.set.path)
        #expect(Set(files) == Set(images.map(\.filename) + ["Contents.json"]))
        let sets = try FileManager.default.contentsOfDirectory(atPath: Demo.catalogue.path)
        #expect(Set(sets) == ["AccentColor.colorset", "AppIcon.appiconset", "Contents.json"])
    }

    @Test func `the accent colour is the action colour`() throws {
        let colors = try #require(Contents(of: Demo.catalogue.appending(path: "AccentColor.colorset")).colors)
        #expect(colors.map { $0.appearances?.map(\.value) ?? [] } == [[], ["dark"]])
        for (entry, isDark) in zip(colors, [false, true]) {
            let parts = ["red", "green", "blue"].map { entry.color.components[$0] ?? "" }
            let number = parts.reduce(0) { $0 * 256 + (Int($1.dropFirst(2), radix: 16) ?? -1) }
            #expect(number == Contrast.number(.action, isDark: isDark))
        }
    }
}
