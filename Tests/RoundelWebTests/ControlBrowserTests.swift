import Foundation
import Testing

@testable import RoundelWeb

extension InBrowser {
    /// The controls of the page, and the links that it reads.
    struct ControlBrowserTests {
        /// The control with a name that is shown.
        private func control(_ name: String) -> String {
            "[...document.querySelectorAll('[aria-label=\"\(name)\"]')].find((input) => input.offsetParent)"
        }

        /// Sets a control to a value, as a hand does.
        private func set(
            _ page: PlaygroundPage,
            _ name: String,
            to value: String,
            _ event: String = "input"
        ) async throws {
            try await page.browser.evaluate(
                """
                (() => {
                  const input = \(control(name));
                  input.value = "\(value)";
                  input.dispatchEvent(new Event("\(event)", { bubbles: true }));
                })()
                """
            )
        }

        // MARK: The address

        /// A browser ignores most of so many changes of the address in such a short time.
        @Test(.inBrowser)
        func `the address gets the design after many changes, and the language keeps it`() async throws {
            let page = try await PlaygroundPage("superellipse")
            try await page.browser.evaluate(
                """
                for (let side = 0; side < 300; side++) {
                  const input = \(control("Width"));
                  input.value = 100 + (side % 200);
                  input.dispatchEvent(new Event("input", { bubbles: true }));
                }
                """
            )
            let link = try await page.browser.text("roundel.link()")
            #expect(link.hasPrefix("superellipse&size="))
            #expect(try await page.address().hasPrefix("#\(link)"))
            try await set(page, "Width", to: "140")
            try await page.browser.evaluate("document.querySelector('[data-part=dir]').click()")
            #expect(try await page.browser.text("document.documentElement.dir") == "rtl")
            let changed = try await page.browser.text("roundel.link()")
            #expect(changed.hasPrefix("superellipse&size=140"))
            #expect(try await page.address() == "#\(changed)&dir=rtl")
            await page.expectNoComplaints()
        }

        // MARK: Sliders

        @Test(
            .inBrowser,
            arguments: [("n=1.05", 1, [1, 0.958]), ("radius=60&n=0.13", -47, [0.125, 0.12])]
        )
        func `a key moves the exponent by one step everywhere`(
            link: String,
            first: Int,
            values: [Double]
        ) async throws {
            let page = try await PlaygroundPage("superellipse&\(link)")
            let slider = control("Exponent n")
            try await page.browser.evaluate("\(slider).focus()")
            #expect(try await page.browser.number("\(slider).valueAsNumber") == Double(first))
            for (index, value) in values.enumerated() {
                try await page.press("ArrowLeft", virtualKey: 37)
                let place = try await page.browser.number("\(slider).valueAsNumber")
                #expect(place == Double(first - 1 - index))
                let design = try await page.browser.text("roundel.link()")
                #expect(Double(design.split(separator: "n=").last ?? "") == value, "\(design)")
            }
            await page.expectNoComplaints()
        }

        @Test(.inBrowser)
        func `the exponent's slider is at its end for zero and for infinity`() async throws {
            let page = try await PlaygroundPage("superellipse&radius=60&n=0")
            #expect(try await page.browser.number("\(control("Exponent n")).valueAsNumber") == -50)
            try await page.show("superellipse&n=infinity")
            #expect(try await page.browser.number("\(control("Exponent n")).valueAsNumber") == 50)
            await page.expectNoComplaints()
        }

        @Test(.inBrowser, arguments: [("Step", "step=30", "0", "-30"), ("Sweep", "sweep=200", "360", "250")])
        func `a slider stays while it passes its default`(
            name: String,
            setting: String,
            default value: String,
            next: String
        ) async throws {
            let page = try await PlaygroundPage("menu&\(setting)&start=-195")
            try await set(page, name, to: value)
            #expect(try await page.browser.text("roundel.link()") == "menu&start=-195")
            #expect(try await page.browser.isTrue(control(name)))
            try await set(page, name, to: next)
            #expect(try await page.browser.text("roundel.link()").contains("\(name.lowercased())=\(next)"))
            try await page.show("menu&start=-195")
            #expect(try await !page.browser.isTrue(control(name)))
            await page.expectNoComplaints()
        }

        @Test(.inBrowser, arguments: ["Weights", "Angles"])
        func `the slider decides the number of items in a corner, however they were spaced`(
            spacing: String
        ) async throws {
            let page = try await PlaygroundPage("menu")
            for choice in [spacing, "Corner"] {
                try await page.browser.evaluate(
                    """
                    [...document.querySelectorAll(".choice label")]
                      .find((label) => label.textContent === "\(choice)").click()
                    """
                )
            }
            #expect(try await page.slot(.count) == 8)
            try await set(page, "Items", to: "12")
            #expect(try await page.slot(.count) == 12)
            let shown = try await page.browser.number("document.querySelectorAll('.item').length")
            #expect(shown == 12)
            await page.expectNoComplaints()
        }

        @Test(.inBrowser)
        func `the badge's angle is in the range of its sliders`() async throws {
            let page = try await PlaygroundPage("badge&angle=350")
            let badge = "document.querySelector('.badge')"
            #expect(try await page.browser.text("\(badge).ariaValueNow") == "-10")
            #expect(try await page.browser.text("\(badge).ariaValueText") == "-10°")
            #expect(try await page.browser.number("\(control("Angle")).valueAsNumber") == -10)
            await page.expectNoComplaints()
        }

        // MARK: Turning

        @Test(
            .inBrowser,
            arguments: [
                ("menu", false), ("menu&angles=30,45,120", true), ("menu&sweep=200&fit=filling", true),
                ("wheel", false),
            ]
        )
        func `a ring that cannot turn says so, and its buttons that spin are disabled`(
            link: String,
            isStill: Bool
        ) async throws {
            let page = try await PlaygroundPage(link)
            for (language, word) in [("en", "does not turn"), ("ja", "回転しません")] {
                try await page.show("\(link)&lang=\(language)")
                let buttons = try await page.browser.text(
                    "[...document.querySelectorAll('.controls button')].map((one) => one.disabled).join()"
                )
                #expect(buttons == "\(isStill),\(isStill)")
                let lead = try await page.browser.text(
                    "document.querySelector('[data-part=lead]').textContent"
                )
                #expect(lead.contains(word) == isStill, "\(lead)")
                let graph = "document.querySelector('[data-part=graph]').hidden"
                #expect(try await page.browser.isTrue(graph) == isStill)
            }
            // The page of another scene, and of another place, has its own texts.
            try await page.show("menu&open=corner&angles=30,45,120&lang=en")
            let lead = try await page.browser.text("document.querySelector('[data-part=lead]').textContent")
            #expect(lead.hasPrefix("Where a ring has no room"))
            await page.expectNoComplaints()
        }

        @Test(.inBrowser, arguments: ["wheel", "menu"])
        func `with reduced motion nothing spins, and a random spin is there at once`(
            link: String
        ) async throws {
            for (isReduced, expected) in [(true, "true,false"), (false, "false,false")] {
                let features = ["prefers-reduced-motion": isReduced ? "reduce" : "no-preference"]
                let page = try await PlaygroundPage(link, features: features)
                let buttons = try await page.browser.text(
                    "[...document.querySelectorAll('.controls button')].map((one) => one.disabled).join()"
                )
                #expect(buttons == expected)
                await page.expectNoComplaints()
            }
        }

        // MARK: Lists

        @Test(.inBrowser)
        func `a list with a number out of range is invalid, and the design keeps its own`() async throws {
            let page = try await PlaygroundPage("menu&angles=-90,0,90")
            let field = control("Degrees")
            for text in ["-90, 0, 400", "-90, x", "0.123456789012"] {
                try await set(page, "Degrees", to: text, "change")
                #expect(try await page.browser.text("\(field).ariaInvalid") == "true", "\(text)")
                #expect(try await page.browser.text("\(field).value") == text)
                #expect(try await page.browser.text("roundel.link()") == "menu&angles=-90,0,90")
            }
            try await set(page, "Degrees", to: "10 , -20.5", "change")
            #expect(try await page.browser.text("roundel.link()") == "menu&angles=10,-20.5")
            #expect(try await page.browser.text("\(field).ariaInvalid") != "true")
            await page.expectNoComplaints()
        }

        @Test(.inBrowser)
        func `a list that another control shows again is valid`() async throws {
            let page = try await PlaygroundPage("menu&weights=3,1,2")
            try await set(page, "Weights", to: "3, -1", "change")
            #expect(try await page.browser.text("\(control("Weights")).ariaInvalid") == "true")
            try await set(page, "Gap", to: "10")
            #expect(try await page.browser.text("\(control("Weights")).value") == "3, 1, 2")
            #expect(try await page.browser.text("\(control("Weights")).ariaInvalid") != "true")
            await page.expectNoComplaints()
        }

        // MARK: Links

        @Test(.inBrowser, arguments: ["menu&count=50%", "menu&lang=constructor", "menu&lang=__proto__"])
        func `a link with a stray percent sign or an unknown language shows the page`(
            link: String
        ) async throws {
            let page = try await PlaygroundPage("wheel")
            try await page.show(link)
            #expect(try await page.browser.text("roundel.link()") == "menu")
            let title = try await page.browser.text("document.querySelector('h2').textContent")
            #expect(title == "Circular menu")
            await page.expectNoComplaints()
            let first = try await PlaygroundPage(link)
            #expect(try await first.slot(.count) == 8)
            await first.expectNoComplaints()
        }

        // MARK: The stage

        @Test(.inBrowser, arguments: [true, false])
        func `the browser zooms with Ctrl and the scroll wheel`(isZoom: Bool) async throws {
            let page = try await PlaygroundPage("wheel&detents=12")
            let point = try await page.point(0, 100)
            let isPrevented = try await page.browser.isTrue(
                """
                (() => {
                  const event = new WheelEvent("wheel", {
                    deltaY: 120, ctrlKey: \(isZoom), clientX: \(point.x), clientY: \(point.y),
                    bubbles: true, cancelable: true,
                  });
                  document.querySelector(".turnable").dispatchEvent(event);
                  return event.defaultPrevented;
                })()
                """
            )
            try await page.settle()
            #expect(isPrevented == !isZoom)
            #expect((try await page.rotation() == 0) == isZoom)
            await page.expectNoComplaints()
        }

        @Test(.inBrowser)
        func `the dots of a crowd have the accent of the color scheme`() async throws {
            let page = try await PlaygroundPage("menu&count=400", features: ["prefers-color-scheme": "light"])
            func color() async throws -> String {
                for _ in 0..<20 { try await page.browser.frame() }
                return try await page.browser.text(
                    """
                    (() => {
                      const canvas = document.querySelector("canvas");
                      const { data } = canvas.getContext("2d")
                        .getImageData(0, 0, canvas.width, canvas.height);
                      const index = data.findIndex((value, index) => index % 4 === 3 && value === 255);
                      return data.slice(index - 3, index).join();
                    })()
                    """
                )
            }
            let light = try await color()
            try await page.browser.emulate(["prefers-color-scheme": "dark"])
            let dark = try await color()
            #expect(dark != light && dark.split(separator: ",").count == 3, "\(light), \(dark)")
            await page.expectNoComplaints()
        }

        @Test(
            .inBrowser,
            arguments: [
                ("menu", "Circular menu"), ("menu&open=finger", "Menu under the finger"),
                ("superellipse", "Superellipse"), ("superellipse&radius=60", "Corners"),
            ]
        )
        func `the document is named after what it shows`(_ link: String, _ name: String) async throws {
            let page = try await PlaygroundPage(link)
            #expect(try await page.browser.text("document.title") == "Roundel – \(name)")
            #expect(try await page.browser.text("document.querySelector('h2').textContent") == name)
            await page.expectNoComplaints()
        }
    }
}
