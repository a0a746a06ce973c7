import Foundation
import Roundel
import RoundelExport
import Testing

/// All that needs a browser, one after the other: two browsers at once would be two slow ones.
@Suite("In a browser", .serialized)
enum InBrowser {}

extension InBrowser {
    /// The page in headless Chromium, frame by frame.
    @Suite("the playground")
    struct BrowserTests {
        @Test("can be tested: a browser and the page are there", .enabled(if: PlaygroundPage.isRequired))
        func required() { #expect(PlaygroundPage.obstacle == nil) }

        @Test(
            "turns as the native wheel does under the same events",
            .inBrowser,
            arguments: [PlaygroundPage.Pointer.mouse, .touch]
        )
        func flick(_ pointer: PlaygroundPage.Pointer) async throws {
            let page = try await PlaygroundPage("wheel&decay=0.95")
            if pointer == .touch {
                try await page.browser.send("Emulation.setTouchEmulationEnabled", ["enabled": true])
            }
            try await page.record()
            try await page.drag(pointer, through: (0...24).map { Double($0) * 5 }, radius: 100)
            let frames = try await page.settle()
            let calls = try await page.calls()

            var design = WheelDesign()
            design.turning.decay = 0.95
            var wheel = Wheel(
                zone: design.zone(center: Point2D(200, 200), radius: 150),
                settings: design.settings
            )
            #expect(replay(calls, on: &wheel) < 1e-6)
            #expect(abs(try await page.rotation() - wheel.rotation.radians) < 1e-6)
            #expect(!wheel.isMoving && frames > 20)
            #expect(calls.count { $0[0] == 1 } > 10, "The page heard of too few moves.")
            #expect(wheel.rotation > .degrees(150), "It did not coast.")
            await page.expectNoComplaints()
        }

        @Test("lands on an item where the native wheel lands", .inBrowser)
        func landing() async throws {
            let page = try await PlaygroundPage("menu&count=7")
            try await page.record()
            try await page.drag(.mouse, through: (0...16).map { -90 - Double($0) * 4 }, radius: 138)
            try await page.settle()
            let design = MenuDesign()
            var seven = design
            seven.count = 7
            var menu = seven.menu(in: Rect2D(x: 33, y: 33, width: 334, height: 334))
            #expect(replay(try await page.calls(), on: &menu) < 1e-6)
            #expect(try await page.slot("selected") == Double(menu.selection ?? -1) && menu.selection != nil)
            let items = try await page.rotation() / (2 * .pi / 7)
            #expect(abs(items - items.rounded()) < 1e-6 && items < -1)
            let first = try await page.browser.number("roundel.numbers()[roundel.firstItem]")
            #expect(abs(first - menu.position(of: 0).x) < 1e-6)
            await page.expectNoComplaints()
        }

        /// Passes the page's calls on, and answers the largest difference of a rotation that it showed.
        private func replay(_ calls: [[Double]], on wheel: inout Wheel) -> Double {
            var worst = 0.0
            for call in calls {
                wheel.advance(to: call[3])
                let point = Point2D(call[1], call[2])
                switch call[0] {
                case 0: wheel.touchBegan(0, at: point, time: call[3])
                case 1: wheel.touchMoved(0, to: point, time: call[3])
                case 2: wheel.touchEnded(0, at: point, time: call[3])
                case 3: wheel.touchCancelled(0, time: call[3])
                default: worst = max(worst, abs(wheel.rotation.radians - call[1]))
                }
            }
            return worst
        }

        private func replay(_ calls: [[Double]], on menu: inout RingMenu) -> Double {
            var worst = 0.0
            for call in calls {
                menu.advance(to: call[3])
                let point = Point2D(call[1], call[2])
                switch call[0] {
                case 0: menu.touchBegan(0, at: point, time: call[3])
                case 1: menu.touchMoved(0, to: point, time: call[3])
                case 2: menu.touchEnded(0, at: point, time: call[3])
                case 3: menu.touchCancelled(0, time: call[3])
                default: worst = max(worst, abs(menu.wheel.rotation.radians - call[1]))
                }
            }
            return worst
        }

        @Test("turns the dial by keys", .inBrowser)
        func wheelKeys() async throws {
            let page = try await PlaygroundPage("wheel&limits=-135,135")
            try await page.browser.evaluate("document.querySelector('[role=slider]').focus()")
            func degrees(after key: String) async throws -> Double {
                try await page.press(key)
                try await page.settle()
                return try await page.rotation() * 180 / .pi
            }
            #expect(abs(try await degrees(after: "ArrowRight") - 15) < 1e-6)
            #expect(abs(try await degrees(after: "ArrowLeft")) < 1e-6)
            #expect(abs(try await degrees(after: "PageUp") - 90) < 1e-6)
            #expect(abs(try await degrees(after: "Home") + 135) < 1e-6)
            #expect(abs(try await degrees(after: "End") - 135) < 1e-6)
            let spoken = try await page.browser.text(
                "document.querySelector('[role=slider]').getAttribute('aria-valuetext')"
            )
            #expect(spoken == "135.0°")
            try await page.press("Home")
            for _ in 0..<6 { try await page.browser.frame() }
            let stopped = try await degrees(after: "Escape")
            #expect(stopped > -134 && stopped < 134)
            await page.expectNoComplaints()
        }

        @Test("walks through the menu by keys, and closes it", .inBrowser)
        func menuKeys() async throws {
            let page = try await PlaygroundPage("menu")
            try await page.browser.evaluate("document.querySelector('.item').focus()")
            func focused() async throws -> String {
                try await page.browser.text("document.activeElement.getAttribute('aria-label')")
            }
            for (key, label) in [
                ("ArrowRight", "Moon, 2 of 8"), ("End", "Flag, 8 of 8"), ("ArrowDown", "Sun, 1 of 8"),
                ("PageDown", "Heart, 4 of 8"), ("Home", "Sun, 1 of 8"),
            ] {
                try await page.press(key)
                try await page.settle()
                #expect(try await focused() == label, "\(key)")
                #expect(
                    try await page.browser.text(
                        "document.querySelector('.pointed').getAttribute('aria-label')"
                    )
                        == label
                )
            }
            try await page.press("Escape")
            #expect(try await focused() == "Open the menu")
            #expect(
                try await page.browser.text("document.activeElement.getAttribute('aria-expanded')") == "false"
            )
            await page.expectNoComplaints()
        }

        @Test("goes there at once where motion is to be reduced", .inBrowser)
        func reducedMotion() async throws {
            let page = try await PlaygroundPage("menu", features: ["prefers-reduced-motion": "reduce"])
            try await page.browser.evaluate("document.querySelector('.item').focus()")
            try await page.press("ArrowRight")
            #expect(try await page.settle() <= 1)
            let items = try await page.rotation() / (.pi / 4)
            #expect(abs(items - items.rounded()) < 1e-6 && items != 0)
            try await page.drag(.mouse, through: (0...16).map { -90 - Double($0) * 4 }, radius: 138)
            #expect(try await page.settle() <= 1)
            await page.expectNoComplaints()
        }

        @Test("turns with the scroll wheel", .inBrowser)
        func scrolling() async throws {
            let page = try await PlaygroundPage("wheel&detents=12")
            let place = try await page.place(0, 100)
            let browser = page.browser
            try await browser.framed {
                try await browser.send(
                    "Input.dispatchMouseEvent",
                    ["type": "mouseWheel", "x": place.x, "y": place.y, "deltaX": 0, "deltaY": 120]
                )
            }
            try await page.settle()
            #expect(abs(try await page.rotation() - .pi / 3) < 1e-6)
            await page.expectNoComplaints()
        }

        @Test("moves the badge by dragging and by keys, and keeps it in the link", .inBrowser)
        func badge() async throws {
            let page = try await PlaygroundPage("badge")
            try await page.drag(.mouse, through: [45, 30, 10, -10, -30], radius: 120)
            #expect(try await page.browser.text("roundel.link()") == "badge&angle=-30")
            try await page.press("ArrowRight")
            #expect(try await page.browser.text("location.hash").hasPrefix("#badge&angle=-29"))
            #expect(
                try await page.browser.text("document.activeElement.getAttribute('aria-valuetext')") == "-29°"
            )
            await page.expectNoComplaints()
        }

        @Test("mirrors the ring from right to left", .inBrowser)
        func rightToLeft() async throws {
            let page = try await PlaygroundPage("menu&dir=rtl")
            #expect(try await page.browser.text("document.documentElement.dir") == "rtl")
            // The second item stands to the left of the first.
            #expect(try await page.browser.number("roundel.numbers()[roundel.firstItem + 2]") < 199)
            await page.expectNoComplaints()
        }
    }
}

extension PlaygroundPage {
    /// Ends the test with the browser: what it complained of is a failure.
    func expectNoComplaints() async {
        #expect(browser.complaints.isEmpty, "\(browser.complaints)")
        await browser.close()
    }
}

extension Trait where Self == ConditionTrait {
    /// Runs a test where there is a browser and the page, and says plainly where not.
    static var inBrowser: Self {
        .enabled(if: PlaygroundPage.obstacle == nil, "skipped: \(PlaygroundPage.obstacle ?? "")")
    }
}
