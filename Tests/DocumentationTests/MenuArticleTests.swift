import Foundation
import Roundel
import RoundelTestSupport
import Testing

/// Compares the rules for menus in the articles with the behaviour of a menu.
@Suite(.long) struct MenuArticleTests {
    private static let box = Rect2D(x: 0, y: 0, width: 300, height: 300)
    private static let size = Point2D(44, 44)

    private static func menu(isOpen: Bool = true, selection: Int? = nil) -> RingMenu {
        let ring = Ring(in: box, itemSize: size, spacing: .even(6))
        var menu = RingMenu(ring: ring, itemSize: size, bounds: box, selection: selection, isOpen: isOpen)
        menu.centerSize = Point2D(64, 64)
        return menu
    }

    @Test(
        arguments: [
            ("Right arrow", RingMenu.Key.right), ("Left arrow", .left), ("Down arrow", .down),
            ("Up arrow", .up),
            ("Return", .choose), ("Escape", .leave),
        ]
    ) func `keys do what the table of keys says`(_ name: String, _ key: RingMenu.Key) throws {
        let cells = try Article("Conventions").row(name)
        try #require(cells.count == 2)
        for (cell, isMirrored) in zip(cells, [false, true]) {
            var menu = Self.menu(selection: 2)
            let update = menu.press(key, isMirrored: isMirrored, time: 0)
            #expect(update.isHandled)
            menu.advance(to: 10)
            let expected: (Int, Int?, Bool)? =
                switch cell.split(separator: " ").first {
                case "next": (3, nil, true)
                case "previous": (1, nil, true)
                case "activates": (2, 2, true)
                case "closes,": (2, nil, false)
                default: nil
                }
            let (selection, activated, isOpen) = try #require(expected, "\(cell)")
            #expect(menu.selection == selection && update.activated == activated && menu.isOpen == isOpen)
        }
    }

    @Test func `every key is in the table`() throws {
        let rows = try Article("Conventions").text.matches(of: /\n\| (?:[A-Z][a-z]+ arrow|Return|Escape) \|/)
        #expect(rows.count == RingMenu.Key.allCases.count)
    }

    @Test func `a tap may move as far as the article says`() throws {
        let prose = try Article("Conventions").prose
        let words = try #require(prose.firstMatch(of: /within ([0-9]+) points of where it began/))
        let slop = try #require(Double(words.1))
        for (distance, isTap) in [(slop, true), (slop + 0.001, false)] {
            var menu = Self.menu(isOpen: false)
            menu.touchBegan(1, at: Self.box.center, time: 0)
            let update = menu.touchEnded(1, at: Self.box.center + Point2D(distance, 0), time: 0.1)
            #expect((update.tapped == .center) == isTap)
        }
    }

    @Test func `a time is the last parameter, and points have the labels of the article`() throws {
        let symbols = try PublicSymbols(module: "Roundel").all.filter {
            ["Wheel", "RingMenu"].contains($0.parent) && $0.labels != nil && $0.base != "init"
        }
        #expect(symbols.count > 30)
        let text = try Article("Conventions").text
        for symbol in symbols
        where symbol.full != "Wheel.advance(to:)" && symbol.full != "RingMenu.advance(to:)" {
            let labels = symbol.labels ?? []
            #expect(!labels.contains("time") || labels.last == "time", "\(symbol.full)")
            let general = [
                "_", "extraTurns", "minimumDuration", "animated", "isMirrored", "of", "into", "turns",
            ]
            let commands = ["seed", "toItem", "toDetent"]
            let known = general + commands + ["settings", "ring", "itemSize", "bounds", "selection"]
            for label in Set(labels).subtracting(known) {
                #expect(text.contains("`\(label):`"), "\(symbol.full): the table has no \(label)")
            }
        }
    }

    @Test func `a front end has at most 25 lines, and its menu does what the article shows`() throws {
        let article = try Article("Menus")
        let first = try #require(CodeBlock.all("swift", in: article.text).first)
        #expect(first.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().count <= 25)
        var menu = Self.menu(isOpen: false)
        menu.touchBegan(1, at: Self.box.center, time: 0)
        let lifted = menu.touchEnded(1, at: Self.box.center, time: 0.1)
        menu.tapped(try #require(lifted.tapped), time: 0.1)
        menu.advance(to: 1)
        let shown = "print(menu.isOpen, menu.openness(of: 5))  // \(menu.isOpen) \(menu.openness(of: 5))\n"
        #expect(article.text.contains(shown))
        menu.press(.right, time: 1)
        menu.advance(to: 2)
        #expect(menu.pointed == 1 && menu.selection == 1)
    }
}
