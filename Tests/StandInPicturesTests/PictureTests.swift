import Foundation
import RoundelTestSupport
import StandInPictures
import StandInTestSupport
import SwiftUI
import Testing
import UIKit

/// Properties of all pictures.
@MainActor @Suite(.standIn) struct PictureTests {
    @Test func `the same views make the same picture, to the byte`() throws {
        let variants = [Variant(), Variant(isPad: true, isDark: true, isMirrored: true, isLarge: true)]
        func pictures() throws -> [String] {
            let subjects = try Gallery.parts().compactMap(\.subjects.last)
            return try subjects.flatMap { subject in try variants.map { try subject.draw($0).svg } }
        }
        let first = try pictures()
        #expect(try first.count == 8 && Set(first).count == 8 && pictures() == first)
    }

    @Test func `all shapes have a fill as an attribute, and no style sheet is needed`() throws {
        let shapes: Set = ["path", "rect", "text"]
        var names: Set<String> = []
        for (name, picture) in try PictureGoldenTests.committed() {
            #expect(!picture.contains("var("))
            for node in try SVGNode.parse(picture).all {
                names.insert(node.name)
                #expect(node.name != "style" && node.attributes["class"] == nil, "\(name)")
                guard shapes.contains(node.name), node.parent?.name != "clipPath" else { continue }
                #expect(node.attributes["fill"] != nil, "\(name): \(node.name) \(node.attributes)")
            }
        }
        #expect(names.isSuperset(of: shapes))
    }

    @Test func `no number has more than three decimals`() throws {
        for (name, picture) in try PictureGoldenTests.committed() {
            #expect(!Self.hasLongNumber(picture), "\(name)")
            #expect(!picture.contains(/\b(nan|inf)\b/), "\(name)")
        }
    }

    /// Whether there are four digits after a point.
    private static func hasLongNumber(_ text: String) -> Bool {
        var digits: Int?
        for byte in text.utf8 {
            if byte == UInt8(ascii: ".") {
                digits = 0
            } else if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
                digits = digits.map { $0 + 1 }
                if digits == 4 { return true }
            } else {
                digits = nil
            }
        }
        return false
    }

    @Test func `no picture has a filter that some renderers do not support`() throws {
        for (name, picture) in try PictureGoldenTests.committed() {
            #expect(!picture.contains("feDropShadow"), "\(name)")
        }
    }

    @Test func `everything that is referred to is defined once, and before its use`() throws {
        var references = 0
        for (name, picture) in try PictureGoldenTests.committed() {
            var defined: Set<String> = []
            for node in try SVGNode.parse(picture).all {
                if let id = node.attributes["id"] { #expect(defined.insert(id).inserted, "\(name)") }
                for case let value? in ["fill", "mask", "filter", "clip-path"].map({ node.attributes[$0] }) {
                    guard value.hasPrefix("url(#") else { continue }
                    #expect(defined.contains(String(value.dropFirst(5).dropLast())), "\(name)")
                    references += 1
                }
            }
        }
        #expect(references > 20)
    }

    /// Half a thousandth, and slightly less and more, as other machines may compute it.
    @Test func `a number near the middle of two thousandths is rounded the same on every machine`() {
        func svg(_ number: CGFloat) -> String {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            let shape = CAShapeLayer()
            shape.path = CGPath(rect: CGRect(x: number, y: -number, width: 9, height: 9), transform: nil)
            shape.setAffineTransform(CGAffineTransform(translationX: number, y: 0))
            view.layer.addSublayer(shape)
            return Picture(of: view).svg
        }
        #expect(svg(1.0625) == svg(1.0625 - 1e-13) && svg(1.0625) == svg(1.0625 + 1e-13))
        #expect(svg(0) == svg(1e-13) && svg(0) == svg(-1e-13))
    }

    @Test func `the size is that of the view, and the title is escaped`() throws {
        let view = UIView(frame: CGRect(x: 30, y: 40, width: 120, height: 80))
        let picture = Picture(of: view, title: "A & B")
        let svg = try SVGNode.parse(picture.svg)
        #expect(picture.size == CGSize(width: 120, height: 80) && svg.attributes["viewBox"] == "0 0 120 80")
        #expect(svg.attributes["width"] == "120" && svg.children.first?.text == "A & B")
    }

    @Test(.enabled(if: PictureBrowser.isThere, "there is no Chromium"))
    func `Chromium renders a picture with two pixels for each point`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "picture-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var sheet = try ContactSheet(in: folder)
        sheet.begin("Colours")
        sheet.begin(row: "pink")
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
        view.backgroundColor = .systemPink
        let picture = Picture(of: view)
        try sheet.add(picture, named: "pink")
        let pages = try sheet.write().map(\.url.lastPathComponent) + ["index.html"]
        #expect(pages == ["Colours.html", "index.html"])
        for page in pages {
            #expect(
                try String(contentsOf: folder.appending(path: page), encoding: .utf8).contains("pink.svg")
            )
        }
        let png = folder.appending(path: "pink.png")
        try PictureBrowser.render(folder.appending(path: "pink.svg"), size: picture.size, to: png)
        let bytes = [UInt8](try Data(contentsOf: png))
        #expect(bytes.prefix(8) == [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
        // The width and the height are in the header, which is first.
        #expect(bytes[16..<24] == [0, 0, 0, 240, 0, 0, 0, 160])
    }
}
