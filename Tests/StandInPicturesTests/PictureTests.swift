import Foundation
import StandInPictures
import StandInTestSupport
import SwiftUI
import Testing
import UIKit

@testable import RoundelDemo

/// What holds for all pictures.
@MainActor @Suite(.standIn) struct PictureTests {
    private func pictures() throws -> [Picture] {
        let variants = [DemoPictureTests.Variant(), .init(isDark: true, isMirrored: true)]
        return try variants.flatMap { variant in
            try Topic.allCases.flatMap { topic in
                try [TopicScreen.Framework.swiftUI, .uiKit].map { framework in
                    Picture(of: try DemoPictureTests.screen(topic, framework, variant), title: "\(topic)")
                }
            }
        }
    }

    @Test func `the same views make the same picture, to the byte`() throws {
        #expect(try pictures().map(\.svg) == pictures().map(\.svg))
    }

    @Test func `all shapes have their own paint, and no style sheet has to be understood`() throws {
        let shapes: Set = ["path", "rect", "text"]
        for picture in try pictures() {
            let svg = try SVGNode.parse(picture.svg)
            #expect(svg.all.allSatisfy { $0.name != "style" && $0.attributes["class"] == nil })
            #expect(!picture.svg.contains("var("))
            let names = Set(svg.all.map(\.name))
            #expect(names.contains("path") && names.contains("text"))
            for node in svg.all where shapes.contains(node.name) {
                guard node.parent?.name != "clipPath" else { continue }
                #expect(node.attributes["fill"] != nil, "\(node.name) \(node.attributes)")
            }
        }
    }

    @Test func `no number has more than three decimals`() throws {
        for picture in try pictures() {
            #expect(picture.svg.firstMatch(of: /\d\.\d{4}/) == nil)
            #expect(!picture.svg.contains("nan") && !picture.svg.contains("inf"))
        }
    }

    @Test func `what is referred to is defined once, and before`() throws {
        var references = 0
        for picture in try pictures() {
            let svg = try SVGNode.parse(picture.svg)
            var defined: Set<String> = []
            for node in svg.all {
                if let id = node.attributes["id"] { #expect(defined.insert(id).inserted) }
                for case let value? in ["fill", "mask", "filter", "clip-path"].map({ node.attributes[$0] }) {
                    guard value.hasPrefix("url(#") else { continue }
                    #expect(defined.contains(String(value.dropFirst(5).dropLast())))
                    references += 1
                }
            }
        }
        #expect(references > 20)
    }

    @Test func `the size is the view's, and the title is there and escaped`() throws {
        let view = UIView(frame: CGRect(x: 30, y: 40, width: 120, height: 80))
        let picture = Picture(of: view, title: "A & B")
        let svg = try SVGNode.parse(picture.svg)
        #expect(picture.size == CGSize(width: 120, height: 80) && svg.attributes["viewBox"] == "0 0 120 80")
        #expect(svg.attributes["width"] == "120" && svg.children.first?.text == "A & B")
    }

    @Test(.enabled(if: PictureBrowser.isThere, "there is no Chromium"))
    func `Chromium makes a PNG of a picture, twice as many pixels as points`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "picture-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var sheet = try ContactSheet(in: folder)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
        view.backgroundColor = .systemPink
        let picture = Picture(of: view)
        try sheet.add(picture, named: "pink")
        let page = try sheet.write(columns: 1)
        #expect(try String(contentsOf: page.url, encoding: .utf8).contains("pink.svg"))
        let png = folder.appending(path: "pink.png")
        try PictureBrowser.render(folder.appending(path: "pink.svg"), size: picture.size, to: png)
        let bytes = [UInt8](try Data(contentsOf: png))
        #expect(bytes.prefix(8) == [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
        // Width and height stand in the header, which comes first.
        #expect(bytes[16..<24] == [0, 0, 0, 240, 0, 0, 0, 160])
    }
}
