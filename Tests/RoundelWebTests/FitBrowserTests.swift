import Testing

@testable import RoundelWeb

extension InBrowser {
    /// Whether texts and pictures have room on the page.
    struct FitBrowserTests {
        /// How far the texts of items exceed their circles in width, in pixels.
        private func excess(_ page: PlaygroundPage) async throws -> Double {
            try await page.browser.number(
                """
                Math.max(...[...document.querySelectorAll(".item i")].map((item) => {
                  const range = document.createRange();
                  range.selectNodeContents(item);
                  const [text, box] = [range.getBoundingClientRect(), item.getBoundingClientRect()];
                  return Math.max(box.left - text.left, text.right - box.right);
                }))
                """
            )
        }

        @Test(
            .inBrowser,
            arguments: ["menu&count=24&sweep=200&start=-190", "menu&count=24&sweep=90", "menu&count=60"],
            [360, 1_000]
        )
        func `the number of an item is inside its circle`(link: String, width: Int) async throws {
            let page = try await PlaygroundPage(link, width: width)
            let count = try await page.browser.number("document.querySelectorAll('.item i').length")
            #expect(count >= 24)
            #expect(try await excess(page) < 0)
            await page.expectNoComplaints()
        }

        @Test(
            .inBrowser,
            arguments: [
                "value=20", "range=20,20000&value=20000,20000", "range=0,1000000&value=1000000",
                "range=-1000000,1000000&step=0&value=-123456.789,654321.123",
            ],
            [320, 1_000]
        )
        func `the readout of a dial is inside its track`(settings: String, width: Int) async throws {
            let page = try await PlaygroundPage("dial&\(settings)", width: width)
            let part = try await page.browser.number(
                """
                document.querySelector(".of-dial b").getBoundingClientRect().width /
                  document.querySelector("[data-part=stage]").clientWidth
                """
            )
            // The inner edge of the track is 133 of 400 points from the centre.
            #expect(part > 0.04 && part < 0.66, "\(part)")
            await page.expectNoComplaints()
        }

        @Test(.inBrowser, arguments: [360, 1_000], [true, false])
        func `the items of a menu are around its middle on paper`(width: Int, isLandscape: Bool) async throws
        {
            let page = try await PlaygroundPage("menu", width: width)
            _ = try await page.browser.number(
                """
                matchMedia("print").addEventListener("change", (event) => {
                  if (!event.matches) return;
                  const middle = (element) => {
                    const box = element.getBoundingClientRect();
                    return [box.left + box.width / 2, box.top + box.height / 2];
                  };
                  const items = [...document.querySelectorAll(".item")].map(middle);
                  const stage = middle(document.querySelector("[data-part=stage]"));
                  globalThis.askew = Math.hypot(...[0, 1].map((axis) =>
                    items.reduce((sum, item) => sum + item[axis], 0) / items.length - stage[axis]));
                }); 0
                """
            )
            try await page.browser.send("Page.printToPDF", ["landscape": isLandscape])
            #expect(try await page.browser.number("globalThis.askew ?? 1e9") < 1)
            await page.expectNoComplaints()
        }

        @Test(.inBrowser)
        func `a list of numbers reads from left to right in both directions`() async throws {
            let page = try await PlaygroundPage("menu&angles=-90,-45,0")
            for direction in ["ltr", "rtl"] {
                try await page.show("menu&angles=-90,-45,0&dir=\(direction)")
                let field = "document.querySelector('[type=text]')"
                let style = try await page.browser.text(
                    "getComputedStyle(\(field)).direction + getComputedStyle(\(field)).textAlign"
                )
                #expect(style == (direction == "ltr" ? "ltrstart" : "ltrend"))
            }
            await page.expectNoComplaints()
        }

        @Test(.inBrowser)
        func `a picture with an outset fills the whole outline`() async throws {
            let page = try await PlaygroundPage("superellipse")
            for (link, sides) in [
                ("n=2&inset=-20", "280,280"), ("size=200,100&inset=-5", "210,110"),
                ("size=200,100&inset=10", "200,100"),
            ] {
                try await page.show("superellipse&\(link)")
                let rect = "document.querySelector('[clip-path] rect')"
                let size = "[\(rect).width.baseVal.value, \(rect).height.baseVal.value].join()"
                #expect(try await page.browser.text(size) == sides, "\(link)")
            }
            await page.expectNoComplaints()
        }

        /// A menu of twelve items at most, whatever the link says.
        @Test(.inBrowser)
        func `a menu outside the centre shows as many items as it has`() async throws {
            let page = try await PlaygroundPage("menu&count=100&open=corner")
            for (place, count) in [("corner", "12"), ("center", "100"), ("finger", "12")] {
                try await page.show("menu&count=100&open=\(place)")
                let text = try await page.browser.text(
                    """
                    (() => {
                      const all = [...document.querySelectorAll("[aria-label=Items]")];
                      return all.find((one) => one.offsetParent).closest(".control").textContent;
                    })()
                    """
                )
                #expect(text.hasSuffix(count) && !text.hasSuffix("1\(count)"), "\(text)")
            }
            await page.expectNoComplaints()
        }

        @Test(.inBrowser)
        func `items of a menu in a corner have an orientation, and those under a finger none`() async throws {
            let page = try await PlaygroundPage("menu")
            for (place, isShown) in [("center", true), ("corner", true), ("edge", true), ("finger", false)] {
                try await page.show("menu&open=\(place)")
                let shown = try await page.browser.isTrue(
                    "[...document.querySelectorAll('[aria-label=Orientation]')].some((one) => one.offsetParent)"
                )
                #expect(shown == isShown, "\(place)")
            }
            await page.expectNoComplaints()
        }
    }
}
