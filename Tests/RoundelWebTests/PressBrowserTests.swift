import Foundation
import Roundel
import RoundelExport
import Testing

@testable import RoundelWeb

extension InBrowser {
    /// The menu under the finger, and menus in a corner or at an edge, in the page.
    struct PressBrowserTests {
        private static let output = PlaygroundPage.root.appending(path: ".build/playground-pictures")

        private func slot(_ page: PlaygroundPage, _ slot: Frame.PressSlot) async throws -> Double {
            try await page.browser.number("roundel.numbers()[\(Frame.Slot.allCases.count + slot.rawValue)]")
        }

        /// Presses a point of the stage, holds it, moves along others and lifts, if it is to.
        private func press(
            _ page: PlaygroundPage,
            _ points: [Point2D],
            _ pointer: PlaygroundPage.Pointer = .touch,
            hold: Double = 0,
            lifts: Bool = true
        ) async throws {
            let browser = page.browser
            func place(_ point: Point2D) async throws -> (x: Double, y: Double) {
                let way = point - Playground.center
                let angle = Angle(of: way)?.degrees ?? 0
                return try await page.point(angle, way.length)
            }
            var places: [(x: Double, y: Double)] = []
            for point in points { places.append(try await place(point)) }
            let path = places
            let start = browser.now
            try await browser.framed { try await browser.touch(pointer, .began, path[0], start) }
            while browser.now < start + hold { try await browser.frame() }
            for point in path.dropFirst() {
                try await browser.framed { try await browser.touch(pointer, .moved, point, browser.now) }
            }
            guard lifts else { return }
            try await browser.framed {
                try await browser.touch(pointer, .ended, path[path.count - 1], browser.now)
            }
        }

        private func chosen(_ page: PlaygroundPage) async throws -> String {
            try await page.browser.text("document.querySelector('.field span').textContent")
        }

        private static let up = (0...6).map { Point2D(200, 200 - 15 * Double($0)) }

        @Test(.inBrowser, arguments: [PlaygroundPage.Pointer.mouse, .touch])
        func `a hold opens the menu under the finger, and the lift chooses`(
            _ pointer: PlaygroundPage.Pointer
        ) async throws {
            let page = try await PlaygroundPage("menu&open=finger")
            #expect(try await chosen(page) == "Press and hold here")
            try await press(page, [Point2D(150, 220)], pointer, hold: 0.7, lifts: false)
            #expect(try await page.slot(.isOpen) == 1)
            #expect(try await slot(page, .centerX) == 150)
            #expect(try await page.browser.isTrue("document.querySelector('.title.shown') === null"))
            let start = page.browser.now
            let place = try await page.position(of: 4)
            let way = place - Playground.center
            let end = try await page.point(Angle(of: way)?.degrees ?? 0, way.length)
            let browser = page.browser
            try await browser.framed { try await browser.touch(pointer, .moved, end, start) }
            #expect(
                try await page.browser.text("document.querySelector('.title.shown').textContent") == "Bolt"
            )
            try await browser.framed { try await browser.touch(pointer, .ended, end, browser.now) }
            try await page.settle()
            #expect(try await page.slot(.selected) == 4)
            #expect(try await page.slot(.isOpen) == 0)
            #expect(try await chosen(page) == "Bolt")
            await page.expectNoComplaints()
        }

        @Test(.inBrowser) func `a quick stroke chooses before the menu has opened, as the native menu does`()
            async throws
        {
            // A busy machine may take longer than the usual hold.
            let page = try await PlaygroundPage("menu&open=finger&count=4&hold=5")
            try await page.record()
            try await press(page, Self.up)
            try await page.settle()
            var design = MenuDesign()
            (design.place, design.count, design.hold) = (.finger, 4, 5)
            var menu = PressMenu(
                items: design.pressItems,
                itemSize: Playground.pressItemSize,
                bounds: Playground.pressBounds,
                settings: design.pressSettings
            )
            var (chosen, opened): (PressMenu.ItemPath?, Bool) = (nil, false)
            for call in try await page.calls() {
                var update = menu.advance(to: call.time)
                opened = opened || update.openChanged
                guard case .touch(let phase, let point) = call.event else { continue }
                switch phase {
                case .began: update = menu.touchBegan(0, at: point, time: call.time)
                case .moved: update = menu.touchMoved(0, to: point, time: call.time)
                default: update = menu.touchEnded(0, at: point, time: call.time)
                }
                chosen = update.chosen ?? chosen
            }
            #expect(chosen == PressMenu.ItemPath(0) && !opened)
            #expect(try await page.slot(.selected) == 0)
            #expect(
                try await page.browser.text("document.querySelector('[data-part=spoken]').textContent")
                    == "Sun was chosen."
            )
            await page.expectNoComplaints()
        }

        @Test(.inBrowser)
        func `a click without a pointer moves the focus as a key does`() async throws {
            let page = try await PlaygroundPage(
                "menu&open=finger&count=4",
                features: ["prefers-reduced-motion": "reduce"]
            )
            try await page.browser.evaluate("document.querySelector('.field').focus()")
            try await page.press("Enter")
            try await page.settle()
            let focused = "document.activeElement.getAttribute('aria-label')"
            #expect(try await page.browser.text(focused) == "Sun, 1 of 4")
            try await page.browser.framed { [browser = page.browser] in
                try await browser.evaluate("document.activeElement.click()")
            }
            try await page.settle()
            #expect(try await page.browser.text(focused) == "Menu under the finger")
            await page.expectNoComplaints()
        }

        @Test(.inBrowser) func `an item that is chosen a second time is said again`() async throws {
            let page = try await PlaygroundPage(
                "menu&open=finger&count=4",
                features: ["prefers-reduced-motion": "reduce"]
            )
            try await page.browser.evaluate("document.querySelector('.field').focus()")
            let spoken = "document.querySelector('[data-part=spoken]').textContent"
            for choice in 1...2 {
                try await page.press("Enter")
                try await page.settle()
                #expect(try await page.browser.text(spoken) == "Sun, 1 of 4", "\(choice)")
                try await page.press("Enter")
                try await page.settle()
                #expect(try await page.browser.text(spoken) == "Sun was chosen.", "\(choice)")
            }
            await page.expectNoComplaints()
        }

        @Test(.inBrowser) func `keys open the menu, step through a submenu, choose and go back`() async throws
        {
            let page = try await PlaygroundPage(
                "menu&open=finger&count=4",
                features: ["prefers-reduced-motion": "reduce"]
            )
            func focused() async throws -> String {
                try await page.browser.text("document.activeElement.getAttribute('aria-label')")
            }
            try await page.browser.evaluate("document.querySelector('.field').focus()")
            for (key, label) in [
                ("Enter", "Sun, 1 of 4"), ("ArrowRight", "Moon, 2 of 4"), ("ArrowDown", "Star, 3 of 4"),
                ("Enter", "Pin, 1 of 3"), ("ArrowLeft", "Home, 3 of 3"), ("Escape", "Star, 3 of 4"),
                ("Enter", "Pin, 1 of 3"), ("ArrowRight", "Note, 2 of 3"),
                ("Enter", "Menu under the finger"),
            ] {
                try await page.press(key)
                #expect(try await page.settle() <= 1)
                #expect(try await focused() == label, "\(key)")
            }
            #expect(try await chosen(page) == "Note")
            try await page.press("Enter")
            try await page.press("Escape")
            #expect(try await page.slot(.isOpen) == 0)
            #expect(try await page.browser.isTrue("document.querySelector('[role=menu]').inert"))
            await page.expectNoComplaints()
        }

        @Test(.inBrowser) func `an assistive technology opens the menu and chooses by clicks`() async throws {
            let page = try await PlaygroundPage("menu&open=finger&count=3&submenu=2")
            func click(_ selector: String) async throws {
                try await page.browser.evaluate("document.querySelector('\(selector)').click()")
                try await page.settle()
            }
            try await click(".field")
            #expect(try await page.slot(.isOpen) == 1)
            // As a press of the space bar does.
            try await page.browser.evaluate("document.querySelector('[aria-label^=Star]').focus()")
            try await click("[aria-label^=Star]")
            #expect(try await slot(page, .isSubmenuOpen) == 1)
            #expect(
                try await page.browser.text("document.activeElement.getAttribute('aria-label')")
                    == "Pin, 1 of 2"
            )
            let expanded = "document.querySelector('[aria-label^=Star]').getAttribute('aria-expanded')"
            #expect(try await page.browser.text(expanded) == "true")
            try await click("[aria-label^=Note]")
            #expect(try await chosen(page) == "Note")
            #expect(try await page.slot(.selected) == 4)
            try await click(".field")
            try await click(".field")
            #expect(try await page.slot(.isOpen) == 0)
            await page.expectNoComplaints()
        }

        @Test(.inBrowser) func `a pointer highlights in an open menu, and its second button opens it`()
            async throws
        {
            let page = try await PlaygroundPage("menu&open=finger")
            let (browser, middle) = (page.browser, try await page.point(0, 0))
            func mouse(_ type: String, _ point: (x: Double, y: Double), _ button: String) async throws {
                try await browser.framed {
                    try await browser.send(
                        "Input.dispatchMouseEvent",
                        [
                            "type": type, "x": point.x, "y": point.y, "button": button,
                            "buttons": type == "mousePressed" ? 2 : 0, "clickCount": 1,
                        ]
                    )
                }
            }
            try await mouse("mousePressed", middle, "right")
            try await mouse("mouseReleased", middle, "right")
            try await page.settle()
            #expect(try await page.slot(.isOpen) == 1)
            try await mouse("mouseMoved", try await page.point(0, 70), "none")
            #expect(try await page.slot(.pointed) == 2)
            try await mouse("mouseMoved", try await page.point(0, 5), "none")
            #expect(try await page.slot(.pointed) == -1)
            await page.expectNoComplaints()
        }

        @Test(.inBrowser) func `a control chooses where the menu opens, and the link has it`() async throws {
            let page = try await PlaygroundPage("menu")
            for place in ["corner", "edge", "finger"] {
                try await page.browser.evaluate("document.querySelector('input[value=\(place)]').click()")
                try await page.settle()
                #expect(try await page.browser.text("roundel.link()") == "menu&open=\(place)")
                #expect(try await page.browser.isTrue("document.querySelector('[data-part=graph]').hidden"))
                #expect(try await page.slot(.isTurnable) == 0)
            }
            try await page.browser.evaluate("document.querySelector('input[value=center]').click()")
            #expect(try await page.browser.text("roundel.link()") == "menu")
            #expect(try await page.slot(.isTurnable) == 1)
            #expect(try await page.slot(.count) == 8)
            #expect(try await !page.browser.isTrue("document.querySelector('[data-part=graph]').hidden"))
            await page.expectNoComplaints()
        }

        @Test(.inBrowser, arguments: ["ltr", "rtl"])
        func `in a corner the items are on the fan of the core, and a tap selects`(
            _ direction: String
        ) async throws {
            let page = try await PlaygroundPage("menu&open=corner&count=5&dir=\(direction)")
            let isMirrored = direction == "rtl"
            let half = Playground.hubSize / 2
            let (low, high) = (Playground.menuBounds.origin + half, Playground.menuBounds.end - half)
            let fan = try #require(
                Fan(
                    at: Point2D(isMirrored ? low.x : high.x, high.y),
                    in: Playground.menuBounds,
                    itemSize: Point2D(52, 52),
                    count: 5,
                    settings: Fan.Settings(
                        maximumRadius: .infinity,
                        allowsSecondRing: false,
                        isMirrored: isMirrored
                    )
                )
            )
            for index in 0..<5 {
                #expect((try await page.position(of: index) - fan.position(of: index)).length < 1e-6)
            }
            let way = fan.position(of: 1) - Playground.center
            try await page.drag(.mouse, through: [Angle(of: way)?.degrees ?? 0], radius: way.length)
            try await page.settle()
            #expect(try await page.slot(.selected) == 1)
            #expect(try await page.rotation() == 0)
            await page.expectNoComplaints()
        }

        @Test(.inBrowser) func `a second finger leaves the trail of the first as it is`() async throws {
            let page = try await PlaygroundPage("menu&open=finger")
            let isSame = try await page.browser.isTrue(
                """
                (() => {
                  const ground = document.querySelector(".turnable"), box = ground.getBoundingClientRect();
                  ground.setPointerCapture = () => {};
                  const send = (type, pointerId, x, y) => ground.dispatchEvent(new PointerEvent(type, {
                    bubbles: true, pointerId, pointerType: "touch", button: 0,
                    clientX: box.left + x, clientY: box.top + y }));
                  const way = () => document.querySelector(".trail").getAttribute("d");
                  send("pointerdown", 1, 100, 100);
                  send("pointermove", 1, 110, 100);
                  const before = way();
                  send("pointerdown", 2, 200, 200);
                  return before.startsWith("M") && way() === before;
                })()
                """
            )
            #expect(isSame)
        }

        @Test(
            .inBrowser,
            arguments: ["light", "dark"],
            [360, 1_280]
        )
        func `menus in every place have a picture, in both color schemes and widths`(
            _ scheme: String,
            _ width: Int
        ) async throws {
            try FileManager.default.createDirectory(at: Self.output, withIntermediateDirectories: true)
            let features = ["prefers-color-scheme": scheme]
            let page = try await PlaygroundPage("menu", width: width, height: 900, features: features)
            for (name, link) in [
                ("corner", "menu&open=corner"), ("edge", "menu&open=edge&lang=ja"),
                ("finger", "menu&open=finger"), ("finger-open", "menu&open=finger&count=6"),
                ("finger-ja", "menu&open=finger&lang=ja&count=7"),
                ("finger-submenu", "menu&open=finger&count=5&dir=rtl"),
            ] {
                try await page.show(link)
                let isHeld = name.hasPrefix("finger-")
                if isHeld {
                    let side = name == "finger-submenu" ? Point2D(180, 300) : Point2D(295, 225)
                    try await press(page, [Point2D(230, 260), side], hold: 0.9, lifts: false)
                }
                for _ in 0..<(name == "finger-submenu" ? 60 : 20) { try await page.browser.frame() }
                let picture = try await page.browser.picture()
                #expect(picture.count > 20_000, "\(name) is nearly empty.")
                try picture.write(to: Self.output.appending(path: "place-\(name)-\(width)-\(scheme).png"))
                let wide = "document.documentElement.scrollWidth - innerWidth"
                #expect(try await page.browser.number(wide) <= 0, "\(name) is wider than the window.")
                if isHeld {
                    let browser = page.browser
                    let end = try await page.point(0, 0)
                    try await browser.framed { try await browser.touch(.touch, .ended, end, browser.now) }
                }
            }
            await page.expectNoComplaints()
        }
    }
}
