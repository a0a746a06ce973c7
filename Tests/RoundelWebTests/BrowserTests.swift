import Foundation
import Roundel
import RoundelExport
import Testing

@testable import RoundelWeb

/// The tests that need a browser.
///
/// They run one after the other, because two browsers at once are slow.
@Suite(.serialized)
enum InBrowser {}

extension InBrowser {
    /// The page in headless Chromium, frame by frame.
    struct BrowserTests {
        @Test(.enabled(if: PlaygroundPage.isRequired))
        func `the browser and the page are there`() { #expect(PlaygroundPage.obstacle == nil) }

        @Test(
            .inBrowser,
            arguments: [PlaygroundPage.Pointer.mouse, .touch]
        )
        func `the dial turns as the native wheel does under the same events`(
            _ pointer: PlaygroundPage.Pointer
        ) async throws {
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
                zone: design.zone(center: Playground.center, radius: Playground.dialRadius),
                settings: design.settings
            )
            #expect(wheel.replay(calls) < 1e-6)
            #expect(abs(try await page.rotation() - wheel.rotation.radians) < 1e-6)
            #expect(!wheel.isMoving && frames > 20)
            #expect(calls.count { $0.isMove } > 10, "The page received too few moves.")
            #expect(wheel.rotation > .degrees(150), "It did not coast.")
            await page.expectNoComplaints()
        }

        @Test(.inBrowser)
        func `the menu settles on the item on which the native menu settles`() async throws {
            let page = try await PlaygroundPage("menu&count=7")
            try await page.record()
            try await page.drag(.mouse, through: (0...16).map { -90 - Double($0) * 4 }, radius: 138)
            try await page.settle()
            var design = MenuDesign()
            design.count = 7
            var menu = design.menu(in: Playground.menuBounds)
            #expect(menu.replay(try await page.calls()) < 1e-6)
            #expect(try await page.slot(.selected) == Double(menu.selection ?? -1) && menu.selection != nil)
            let items = try await page.rotation() / (2 * .pi / 7)
            #expect(abs(items - items.rounded()) < 1e-6 && items < -1)
            let first = try await page.position(of: 0)
            #expect((first - menu.position(of: 0)).length < 1e-6)
            await page.expectNoComplaints()
        }

        @Test(.inBrowser)
        func `keys turn the dial`() async throws {
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

        @Test(.inBrowser)
        func `keys move through the menu and close it`() async throws {
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

        @Test(.inBrowser)
        func `with reduced motion the menu reaches its rest position at once`() async throws {
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

        @Test(.inBrowser)
        func `the scroll wheel turns the dial`() async throws {
            let page = try await PlaygroundPage("wheel&detents=12")
            let point = try await page.point(0, 100)
            let browser = page.browser
            try await browser.framed {
                try await browser.send(
                    "Input.dispatchMouseEvent",
                    ["type": "mouseWheel", "x": point.x, "y": point.y, "deltaX": 0, "deltaY": 120]
                )
            }
            try await page.settle()
            #expect(abs(try await page.rotation() - .pi / 3) < 1e-6)
            await page.expectNoComplaints()
        }

        @Test(.inBrowser)
        func `drags and keys move the badge, and the link keeps its angle`() async throws {
            let page = try await PlaygroundPage("badge")
            try await page.drag(.mouse, through: [45, 30, 10, -10, -30], radius: 120)
            #expect(try await page.browser.text("roundel.link()") == "badge&angle=-30")
            try await page.press("ArrowRight")
            #expect(try await page.address().hasPrefix("#badge&angle=-29"))
            #expect(
                try await page.browser.text("document.activeElement.getAttribute('aria-valuetext')") == "-29°"
            )
            await page.expectNoComplaints()
        }

        @Test(.inBrowser)
        func `a finger drags the badge, and the browser does not take the gesture`() async throws {
            let page = try await PlaygroundPage("badge")
            try await page.browser.send("Emulation.setTouchEmulationEnabled", ["enabled": true])
            try await page.drag(.touch, through: [45, 55, 65, 75, 85, 95, 105, 115], radius: 120)
            #expect(try await page.browser.text("roundel.link()") == "badge&angle=115")
            await page.expectNoComplaints()
        }

        @Test(.inBrowser)
        func `a second finger on the badge does not move it`() async throws {
            let page = try await PlaygroundPage("badge")
            let points = [try await page.point(45, 120), try await page.point(60, 120)]
            try await page.browser.send("Emulation.setTouchEmulationEnabled", ["enabled": true])
            let (first, end) = (points[0], points[1])
            let touches: [(String, [(Int, (x: Double, y: Double))])] = [
                ("touchStart", [(1, first)]), ("touchMove", [(1, end)]),
                ("touchStart", [(1, end), (2, first)]),
                ("touchMove", [(1, end), (2, (first.x, first.y + 5))]),
                ("touchMove", [(1, end), (2, (first.x, first.y + 9))]), ("touchEnd", [(1, end)]),
                ("touchEnd", []),
            ]
            for (type, fingers) in touches {
                try await page.browser.framed { [browser = page.browser] in
                    let points = fingers.map { ["id": $0.0, "x": $0.1.x, "y": $0.1.y] }
                    try await browser.send(
                        "Input.dispatchTouchEvent",
                        ["type": type, "touchPoints": points]
                    )
                }
            }
            #expect(try await page.browser.text("roundel.link()") == "badge&angle=60")
            try await page.drag(.touch, through: [60, 75, 90], radius: 120)
            #expect(try await page.browser.text("roundel.link()") == "badge&angle=90")
        }

        @Test(.inBrowser)
        func `the turns of the wheel belong to the angle that is shown`() async throws {
            let page = try await PlaygroundPage("wheel")
            // To -0.02° and to 359.99°.
            for (length, turns) in [(-0.08, ""), (1_440.04, "1 turn")] {
                try await page.browser.evaluate(
                    """
                    roundel.swift.roundel_scroll(\(length), roundel.now()); \
                    dispatchEvent(new HashChangeEvent('hashchange'))
                    """
                )
                _ = try await page.settle()
                let shown = "[...document.querySelector('.readout').children].map((x) => x.textContent)"
                #expect(try await page.browser.text("\(shown).join('|')") == "0.0°|\(turns)")
            }
        }

        @Test(.inBrowser)
        func `a badge that is not grabbed in its middle does not jump`() async throws {
            let page = try await PlaygroundPage("badge")
            try await page.drag(.mouse, through: [38, 38.2], radius: 120)
            #expect(try await page.browser.text("roundel.link()") == "badge")
            try await page.drag(.mouse, through: [38, 48], radius: 120)
            let link = try await page.browser.text("roundel.link()")
            #expect(["badge&angle=54", "badge&angle=55", "badge&angle=56"].contains(link))
        }

        @Test(.inBrowser, arguments: ["badge", "wheel"])
        func `up is forward, as right is`(_ scene: String) async throws {
            let page = try await PlaygroundPage(scene)
            func value() async throws -> Double {
                try await page.browser.number("Number(document.querySelector('[role=slider]').ariaValueNow)")
            }
            try await page.browser.evaluate("document.querySelector('[role=slider]').focus()")
            let first = try await value()
            let keys = [("ArrowUp", true), ("ArrowRight", true), ("ArrowDown", false), ("ArrowLeft", false)]
            for (key, isForward) in keys {
                let before = try await value()
                try await page.press(key)
                _ = try await page.settle()
                #expect((try await value() > before) == isForward, "\(key)")
            }
            #expect(try await value() == first)
        }

        @Test(.inBrowser)
        func `the right button does not move the badge`() async throws {
            let page = try await PlaygroundPage("badge")
            let (start, end) = (try await page.point(45, 120), try await page.point(100, 120))
            for (type, point, buttons) in [
                ("mousePressed", start, 2), ("mouseMoved", end, 2), ("mouseReleased", end, 0),
            ] {
                try await page.browser.framed { [browser = page.browser] in
                    try await browser.send(
                        "Input.dispatchMouseEvent",
                        [
                            "type": type, "x": point.x, "y": point.y, "button": "right",
                            "buttons": buttons, "clickCount": 1,
                        ]
                    )
                }
            }
            #expect(try await page.browser.text("roundel.link()") == "badge")
            await page.expectNoComplaints()
        }

        @Test(.inBrowser)
        func `a drag whose release is lost ends`() async throws {
            let page = try await PlaygroundPage("wheel")
            let (start, middle) = (try await page.point(0, 100), try await page.point(30, 100))
            let end = try await page.point(90, 100)
            try await page.browser.evaluate(
                "addEventListener('pointerdown', (event) => { globalThis.pointer = event.pointerId; }, true)"
            )
            try await page.browser.framed { [browser = page.browser] in
                let now = browser.now
                try await browser.touch(.mouse, .began, start, now)
                try await browser.touch(.mouse, .moved, middle, now + 0.1)
                try await browser.evaluate(
                    "document.querySelector('.turnable').releasePointerCapture(pointer)"
                )
                // The browser tells of the loss with the next event.
                try await browser.touch(.mouse, .moved, middle, now + 0.2)
                try await browser.touch(.mouse, .moved, end, now + 1)
            }
            try await page.settle()
            #expect(abs(try await page.rotation() - .pi / 6) < 1e-6)
            await page.expectNoComplaints()
        }

        @Test(.inBrowser)
        func `keys choose corners, and change their radius and their size`() async throws {
            let page = try await PlaygroundPage("superellipse")
            try await page.browser.evaluate("document.querySelector('[name=outline-]:checked').focus()")
            try await page.press("ArrowRight", virtualKey: 39)
            let corners = "superellipse&radius=60&smooth=0.6&size=320,200"
            #expect(try await page.browser.text("roundel.link()") == corners)
            #expect(try await page.browser.text("document.querySelector('h2').textContent") == "Corners")
            for name in ["Radius", "Height"] {
                try await page.browser.evaluate("document.querySelector('[aria-label=\(name)]').focus()")
                try await page.press("ArrowRight", virtualKey: 39)
            }
            let changed = "superellipse&radius=61&smooth=0.6&size=320,202"
            #expect(try await page.browser.text("roundel.link()") == changed)
            await page.expectNoComplaints()
        }

        @Test(.inBrowser)
        func `a right-to-left layout mirrors the ring`() async throws {
            let page = try await PlaygroundPage("menu&dir=rtl")
            #expect(try await page.browser.text("document.documentElement.dir") == "rtl")
            // The second item is to the left of the first.
            #expect(try await page.position(of: 1).x < Playground.center.x - 1)
            await page.expectNoComplaints()
        }
    }
}

extension PlaygroundPage {
    /// Closes the browser at the end of a test, which fails if the page threw or logged an error.
    func expectNoComplaints() async {
        #expect(browser.complaints.isEmpty, "\(browser.complaints)")
        await browser.close()
    }
}

extension Trait where Self == ConditionTrait {
    /// Runs a test if the browser and the page are there, and otherwise says why it is skipped.
    static var inBrowser: Self {
        .enabled(if: PlaygroundPage.obstacle == nil, "skipped: \(PlaygroundPage.obstacle ?? "")")
    }
}
