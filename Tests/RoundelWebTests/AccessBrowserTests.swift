import Testing

@testable import RoundelWeb

extension InBrowser {
    /// Keys, screen readers and forced colours on the page, and what its places take from the browser.
    struct AccessBrowserTests {
        private static let hub = "document.querySelector('.hub')"

        @Test(.inBrowser)
        func `keys act on the open menu while its button has the focus`() async throws {
            let page = try await PlaygroundPage("menu")
            try await page.browser.evaluate("\(Self.hub).focus()")
            try await page.press("ArrowRight")
            try await page.settle()
            #expect(try await page.slot(.selected) == 1)
            #expect(try await page.browser.isTrue("document.activeElement.matches('.item')"))
            try await page.browser.evaluate("\(Self.hub).focus()")
            try await page.press("Escape")
            try await page.settle()
            #expect(try await page.slot(.isOpen) == 0)
            #expect(try await page.browser.isTrue("document.activeElement === \(Self.hub)"))
            // A closed menu has no keys.
            try await page.press("PageDown")
            try await page.settle()
            #expect(try await page.slot(.selected) == 1)
            await page.expectNoComplaints()
        }

        @Test(.inBrowser)
        func `a menu says where it comes to rest once, and nothing when it is shown`() async throws {
            let page = try await PlaygroundPage("menu")
            try await page.settle()
            let spoken = "document.querySelector('[data-part=spoken]').textContent"
            #expect(try await page.browser.text(spoken) == "")
            let outputs = "[...document.querySelectorAll('output')].every((x) => x.ariaLive === 'off')"
            #expect(try await page.browser.isTrue(outputs))
            try await page.browser.evaluate("document.querySelector('.item').focus()")
            try await page.press("ArrowRight")
            try await page.settle()
            let text = try await page.browser.text(spoken)
            #expect(text.contains("2 of 8"), "\(text)")
            await page.expectNoComplaints()
        }

        /// Voice control finds a button by the words that it shows.
        @Test(.inBrowser, arguments: ["en", "ja"])
        func `lists of tabs have names, and the button of the direction begins its name with its word`(
            language: String
        ) async throws {
            let page = try await PlaygroundPage("menu")
            try await page.show("menu&lang=\(language)")
            let names = "[...document.querySelectorAll('[role=tablist]')].map((list) => list.ariaLabel)"
            #expect(try await page.browser.isTrue("\(names).every((name) => name.length > 2)"))
            #expect(try await page.browser.isTrue("new Set(\(names)).size === \(names).length"))
            let button = "document.querySelector('[data-part=dir]')"
            let name = "\(button).ariaLabel.startsWith(\(button).textContent)"
            #expect(try await page.browser.isTrue(name))
            await page.expectNoComplaints()
        }

        @Test(.inBrowser)
        func `beside the circle of a menu the page scrolls`() async throws {
            let page = try await PlaygroundPage("menu")
            for angle in [45.0, 135, 225, 315] {
                let (x, y) = try await page.point(angle, 260)
                let hit = "document.elementFromPoint(\(x), \(y))"
                #expect(try await page.browser.isTrue("!\(hit)?.closest('.turnable')"), "\(angle)")
            }
        }

        @Test(.inBrowser)
        func `buttons get the focus in browsers that give it to no button by themselves`() async throws {
            for (link, name) in [("menu", ".hub"), ("menu&open=finger", ".field")] {
                let page = try await PlaygroundPage(link)
                let button = "document.querySelector('\(name)')"
                #expect(try await page.browser.text("\(button).getAttribute('tabindex')") == "0")
                await page.expectNoComplaints()
            }
        }

        @Test(.inBrowser)
        func `a finger on the badge does not scroll where touch actions are those of boxes`() async throws {
            let page = try await PlaygroundPage("badge")
            let isPrevented = """
                (() => {
                  const event = new Event("touchstart", { bubbles: true, cancelable: true });
                  document.querySelector(".badge circle").dispatchEvent(event);
                  return event.defaultPrevented;
                })()
                """
            #expect(try await page.browser.isTrue(isPrevented))
            await page.expectNoComplaints()
        }

        @Test(.inBrowser)
        func `the dots of a crowd are on the ring on a screen of high density`() async throws {
            let page = try await PlaygroundPage("menu&count=400")
            try await page.browser.send(
                "Emulation.setDeviceMetricsOverride",
                ["width": 390, "height": 844, "deviceScaleFactor": 2, "mobile": true]
            )
            for _ in 0..<20 { try await page.browser.frame() }
            let isOnStage = """
                (() => {
                  const [dots, stage] = ["canvas", ".stage"].map((name) =>
                    document.querySelector(name).getBoundingClientRect());
                  return devicePixelRatio === 2 && Math.abs(dots.width - stage.width) < 1 &&
                    Math.abs(dots.left - stage.left) < 1 && Math.abs(dots.top - stage.top) < 1;
                })()
                """
            #expect(try await page.browser.isTrue(isOnStage))
        }

        @Test(.inBrowser)
        func `forced colours leave switches and selected tabs visible`() async throws {
            let page = try await PlaygroundPage("menu", features: ["forced-colors": "active"])
            let isVisible = """
                (() => {
                  const color = (element) => getComputedStyle(element).backgroundColor;
                  const [tab, other] = ["true", "false"].map((value) =>
                    document.querySelector(`[role=tab][aria-selected=${value}]`));
                  return getComputedStyle(document.querySelector("[type=checkbox]")).appearance === "auto" &&
                    color(tab) !== color(other) && color(tab) !== color(document.body);
                })()
                """
            #expect(try await page.browser.isTrue(isVisible))
        }
    }
}
