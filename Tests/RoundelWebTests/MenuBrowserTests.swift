import Foundation
import Roundel
import RoundelExport
import Testing

@testable import RoundelWeb

extension InBrowser {
    /// The menu of the page, which shows a `RingMenu`.
    struct MenuBrowserTests {
        private static let output = PlaygroundPage.root.appending(path: ".build/playground-pictures")
        private static let first = "document.querySelector('.item')"
        private static let hub = "document.querySelector('.hub')"

        /// Clicks at an angle in degrees and a distance from the centre of the stage.
        private func tap(_ page: PlaygroundPage, _ angle: Double, _ radius: Double) async throws {
            try await page.drag(.mouse, through: [angle], radius: radius)
        }

        @Test(.inBrowser)
        func `the items close one after another, and reverse without a jump`() async throws {
            let page = try await PlaygroundPage("menu")
            #expect(try await page.slot(.isOpen) == 1)
            try await tap(page, 0, 0)
            #expect(try await page.slot(.isOpen) == 0)
            func distance() async throws -> Double {
                (try await page.position(of: 0) - Playground.center).length
            }
            var last = try await distance()
            #expect(last > 130)
            for frame in 0..<60 where try await page.browser.isTrue("roundel.isRunning()") {
                if frame == 16 { try await tap(page, 0, 0) }
                if frame == 12 { try await tap(page, 0, 0) }
                let present = try await distance()
                #expect(abs(present - last) < 30, "It jumped at frame \(frame).")
                last = present
                try await page.browser.frame()
            }
            try await page.settle()
            #expect(try await page.slot(.isOpen) == 0)
            #expect(try await distance() < 1e-6)
            #expect(try await page.browser.text("\(Self.first).style.visibility") == "hidden")
            await page.expectNoComplaints()
        }

        @Test(.inBrowser)
        func `a tap selects an item and turns it to the pointer`() async throws {
            let page = try await PlaygroundPage("menu")
            try await tap(page, 0, 138)
            try await page.settle()
            #expect(try await page.slot(.selected) == 2)
            #expect(try await page.slot(.pointed) == 2)
            let checked =
                "[...document.querySelectorAll('.item')].findIndex((item) => item.ariaChecked === 'true')"
            #expect(try await page.browser.number(checked) == 2)
            #expect(abs(try await page.rotation() + .pi / 2) < 1e-6)
            await page.expectNoComplaints()
        }

        @Test(.inBrowser)
        func `a tap on a coasting menu only stops it`() async throws {
            let page = try await PlaygroundPage("menu&decay=0.98")
            try await page.drag(.mouse, through: (0...16).map { -90 - Double($0) * 4 }, radius: 138)
            for _ in 0..<6 { try await page.browser.frame() }
            try await tap(page, 0, 138)
            // From here on it only settles on the nearest item, at whatever rotation the tap
            // stopped it.
            let stopped = try await page.rotation()
            try await page.settle()
            #expect(
                abs(try await page.rotation() - stopped) < .pi / 4,
                "It kept coasting, or turned to the item that was tapped."
            )
            #expect(try await page.slot(.pointed) == page.slot(.selected))
            await page.expectNoComplaints()
        }

        @Test(.inBrowser)
        func `a closed menu reacts only to the button in the middle`() async throws {
            let page = try await PlaygroundPage("menu")
            try await page.browser.evaluate("\(Self.first).focus()")
            try await page.press("Escape")
            try await page.settle()
            #expect(try await page.browser.isTrue("document.activeElement === \(Self.hub)"))
            #expect(try await page.browser.isTrue("document.querySelector('[role=menu]').inert"))
            try await page.drag(.mouse, through: (0...16).map { -90 - Double($0) * 4 }, radius: 138)
            try await tap(page, 0, 138)
            try await page.settle()
            #expect(try await page.rotation() == 0)
            #expect(try await page.slot(.selected) == -1)
            try await page.browser.evaluate("\(Self.hub).focus()")
            try await page.press("Enter")
            try await page.settle()
            #expect(try await page.slot(.isOpen) == 1)
            await page.expectNoComplaints()
        }

        @Test(.inBrowser)
        func `an arc turns between its ends, and a fan does not turn`() async throws {
            let arc = try await PlaygroundPage("menu&count=5&sweep=200&start=-190")
            try await arc.browser.evaluate("\(Self.first).focus()")
            try await arc.press("End")
            try await arc.settle()
            #expect(abs(try await arc.rotation() + 100 * .pi / 180) < 1e-6)
            try await arc.press("ArrowRight")
            try await arc.settle()
            #expect(abs(try await arc.rotation() + 100 * .pi / 180) < 1e-6, "It went on beyond its end.")
            await arc.expectNoComplaints()

            let fan = try await PlaygroundPage("menu&count=4&sweep=90&start=180&fit=filling")
            #expect(try await fan.slot(.isTurnable) == 0)
            let position = try await fan.position(of: 0)
            try await fan.browser.evaluate("\(Self.first).focus()")
            try await fan.press("ArrowRight")
            try await fan.press("ArrowRight")
            #expect(try await fan.slot(.selected) == 1)
            #expect(try await fan.rotation() == 0)
            #expect(try await fan.position(of: 0) == position)
            await fan.expectNoComplaints()
        }

        @Test(.inBrowser)
        func `in a right-to-left layout an arrow goes to the item on its side`() async throws {
            let page = try await PlaygroundPage("menu&dir=rtl")
            try await page.browser.evaluate("\(Self.first).focus()")
            try await page.press("ArrowLeft")
            try await page.settle()
            #expect(try await page.slot(.pointed) == 1)
            try await page.press("ArrowRight")
            try await page.press("ArrowRight")
            try await page.settle()
            #expect(try await page.slot(.pointed) == 7)
            await page.expectNoComplaints()
        }

        @Test(.inBrowser)
        func `the menu spins on command, to the same item for the same seed, and stops`() async throws {
            let page = try await PlaygroundPage("menu&seed=7")
            try await page.settle()
            var menu = MenuTests.design("menu&seed=7")
            menu.spinAtRandom(seed: 7, time: 0)
            menu.advance(to: 60)
            #expect(try await page.slot(.pointed) == Double(menu.pointed ?? -1))
            #expect(abs(try await page.rotation() - menu.wheel.rotation.radians) < 1e-6)
            try await page.browser.evaluate("roundel.swift.roundel_spin(roundel.now())")
            #expect(try await page.browser.isTrue("roundel.swift.roundel_advance(roundel.now() + 30)"))
            try await page.browser.evaluate("roundel.swift.roundel_spin(roundel.now() + 30)")
            #expect(try await !page.browser.isTrue("roundel.swift.roundel_advance(roundel.now() + 60)"))
            await page.expectNoComplaints()
        }

        @Test(.inBrowser)
        func `the menu keeps moving while a setting changes`() async throws {
            let page = try await PlaygroundPage("menu&decay=0.98&land=no")
            try await page.drag(.mouse, through: (0...16).map { -90 + Double($0) * 4 }, radius: 138)
            for _ in 0..<6 { try await page.browser.frame() }
            try await page.browser.evaluate("document.querySelector('[aria-label=Items]').value = 9")
            try await page.browser.evaluate(
                "document.querySelector('[aria-label=Items]').dispatchEvent(new Event('input', { bubbles: true }))"
            )
            #expect(try await page.slot(.count) == 9)
            let before = try await page.rotation()
            for _ in 0..<3 { try await page.browser.frame() }
            #expect(try await page.rotation() > before)
            await page.expectNoComplaints()
        }

        @Test(
            .inBrowser,
            arguments: ["light", "dark"],
            [360, 1_280]
        )
        func `every state of the menu has a picture, in both color schemes and widths`(
            _ scheme: String,
            _ width: Int
        ) async throws {
            try FileManager.default.createDirectory(at: Self.output, withIntermediateDirectories: true)
            for (name, link) in [
                ("half", "menu"), ("closed", "menu"), ("arc", "menu&count=5&sweep=200&start=-190"),
                ("fan", "menu&count=5&sweep=90&start=180&fit=filling"), ("mirrored", "menu&dir=rtl"),
                ("weights", "menu&weights=3,1,2,1,2,1&pad=4"), ("ellipse", "menu&radius=140,90&speed=20"),
            ] {
                let features = ["prefers-color-scheme": scheme]
                let page = try await PlaygroundPage(link, width: width, height: 900, features: features)
                if name == "half" || name == "closed" {
                    try await tap(page, 0, 0)
                    if name == "half" { for _ in 0..<14 { try await page.browser.frame() } }
                }
                if name != "half" { try await page.settle() }
                let picture = try await page.browser.picture()
                #expect(picture.count > 10_000, "\(name) is nearly empty.")
                try picture.write(to: Self.output.appending(path: "menu-\(name)-\(width)-\(scheme).png"))
                await page.expectNoComplaints()
            }
        }
    }
}

/// The menu that the page has for a link.
enum MenuTests {
    static func design(_ link: String) -> RingMenu {
        guard case .menu(let menu) = Design(link: Array(link.utf8)) else { return RingMenu() }
        return menu.menu(in: Playground.menuBounds)
    }
}
