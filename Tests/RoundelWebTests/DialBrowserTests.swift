import Foundation
import Roundel
import RoundelExport
import RoundelTestSupport
import Testing

@testable import RoundelWeb

extension InBrowser {
    /// The scene of a dial with a value, in the page.
    struct DialBrowserTests {
        private func value(
            _ page: PlaygroundPage,
            _ slot: Frame.DialSlot = .upperValue
        ) async throws -> Double {
            try await page.browser.number("roundel.numbers()[\(Frame.Slot.allCases.count + slot.rawValue)]")
        }

        /// An attribute of the grip of a thumb.
        private func grip(_ page: PlaygroundPage, _ index: Int, _ name: String) async throws -> String {
            try await page.browser.text(
                "document.querySelectorAll('.grip')[\(index)].getAttribute('\(name)')"
            )
        }

        @Test(.inBrowser, arguments: [PlaygroundPage.Pointer.mouse, .touch])
        func `a finger in the gap leaves the value at the end, and the link has it`(
            _ pointer: PlaygroundPage.Pointer
        ) async throws {
            let page = try await PlaygroundPage("dial&value=90")
            try await page.drag(pointer, through: [18, 40, 60, 90, 120, 150], radius: 142)
            try await page.settle()
            #expect(try await value(page) == 100)
            #expect(try await page.browser.text("roundel.link()") == "dial&value=100")
            #expect(try await grip(page, 0, "aria-valuetext") == "100")
            await page.expectNoComplaints()
        }

        @Test(.inBrowser) func `a thumb stops where the other one is, and each has its own limits`()
            async throws
        {
            let page = try await PlaygroundPage("dial&value=20,70")
            try await page.drag(.mouse, through: [324, 300, 270, 200, 150], radius: 142)
            try await page.settle()
            #expect(try await value(page, .lowerValue) == 20)
            #expect(try await value(page) == 20)
            #expect(try await grip(page, 0, "aria-valuemax") == "20")
            #expect(try await grip(page, 1, "aria-valuemin") == "20")
            #expect(try await grip(page, 1, "aria-valuemax") == "100")
            #expect(try await grip(page, 1, "aria-label") == "Maximum")
            #expect(try await page.browser.text("roundel.link()") == "dial&value=20,20")
            await page.expectNoComplaints()
        }

        @Test(.inBrowser) func `a link has the value with the decimals that are shown, and gives it back`()
            async throws
        {
            let page = try await PlaygroundPage("dial&range=0,7&step=0&value=3")
            try await page.drag(.touch, through: [250, 261, 273.4], radius: 142)
            try await page.settle()
            let shown = try await grip(page, 0, "aria-valuetext")
            let link = try await page.browser.text("roundel.link()")
            #expect(link == "dial&range=0,7&step=0&value=\(shown)" && shown.count == 5)
            #expect(try await value(page) == Double(shown))
            try await page.show("dial")
            try await page.show(link)
            try await page.settle()
            #expect(try await page.browser.text("roundel.link()") == link)
            #expect(try await grip(page, 0, "aria-valuetext") == shown)
            await page.expectNoComplaints()
        }

        @Test(
            .inBrowser,
            arguments: [
                "step=0&value=33.33333", "step=0&value=12.3456789,55.5",
                "range=-1000000,1000000&step=0&value=-999999.5,999999.25",
                "range=20,20000&step=0&value=441.12345&curve=logarithmic",
                "range=0,1&step=0.0000001&value=0.1234567",
            ]
        )
        func `a link keeps its value until the dial shows another one`(settings: String) async throws {
            let page = try await PlaygroundPage("dial&\(settings)")
            let link = try await page.browser.text("roundel.link()")
            let value = try #require(settings.split(separator: "&").first { $0.hasPrefix("value=") })
            #expect(link.split(separator: "&").contains(value))
            for _ in 0..<30 { try await page.browser.frame() }
            try await page.settle()
            #expect(try await page.browser.text("roundel.link()") == link)
            let code = try await page.browser.text("document.querySelector('[data-part=code]').textContent")
            #expect(code.contains(String(value.dropFirst(6).prefix { $0 != "," })))
            await page.expectNoComplaints()
        }

        /// A link has no exponents, and no zeros at the end.
        @Test(.inBrowser) func `a link has small values, and round ones, as decimal numbers`() async throws {
            let page = try await PlaygroundPage("dial&range=0.0000001,0.0000009&value=0.0000002&step=0")
            try await page.drag(.touch, through: [250, 261, 273.4], radius: 142)
            try await page.settle()
            let value = try await value(page)
            let link = try await page.browser.text("roundel.link()")
            let written = Double(link.split(separator: "=").last ?? "") ?? .nan
            #expect(near(written, value, 1e-12) && value > 4e-7 && !link.contains("e-"), "\(link)")
            try await page.show("dial&range=0,400&step=0&value=399")
            try await page.drag(.mouse, through: [18, 40, 60, 90, 120, 150], radius: 142)
            try await page.settle()
            #expect(try await page.browser.text("roundel.link()") == "dial&range=0,400&step=0&value=400")
            #expect(try await grip(page, 0, "aria-valuetext").contains("400.0"))
            await page.expectNoComplaints()
        }

        @Test(.inBrowser) func `a flick coasts to a step, and not without a decay`() async throws {
            let page = try await PlaygroundPage("dial")
            var values: [Double] = []
            for link in ["dial&sweep=1080&value=50", "dial&sweep=1080&value=50&decay=0.95"] {
                try await page.show(link)
                let angle = try await value(page, .upperDirection) * 180 / .pi
                try await page.drag(
                    .touch,
                    through: stride(from: 0, through: 30, by: 3).map { angle + $0 },
                    radius: 142
                )
                try await page.settle()
                values.append(try await value(page))
            }
            #expect(values[0] == 53 && values[1] > 56 && values[1] == values[1].rounded(), "\(values)")
            await page.expectNoComplaints()
        }

        @Test(.inBrowser) func `with reduced motion the thumb is at the value at once`() async throws {
            let page = try await PlaygroundPage("dial", features: ["prefers-reduced-motion": "reduce"])
            try await page.browser.evaluate("document.querySelector('.grip').focus()")
            try await page.press("Home")
            #expect(try await value(page) == 0)
            #expect(try await value(page, .upperDirection) == value(page, .start))
            await page.expectNoComplaints()
        }

        @Test(.inBrowser) func `a second thumb begins between the first and the least value`() async throws {
            let page = try await PlaygroundPage("dial&range=-60,12&value=-10")
            let choose = { (count: String) in
                try await page.browser.evaluate("document.querySelector('input[value=\(count)]').click()")
                try await page.settle()
            }
            try await choose("two")
            #expect(try await page.browser.text("roundel.link()") == "dial&range=-60,12&value=-35,-10")
            try await choose("one")
            #expect(try await page.browser.text("roundel.link()") == "dial&range=-60,12&value=-10")
            await page.expectNoComplaints()
        }

        @Test(.inBrowser) func `the code is that of the goldens`() async throws {
            let page = try await PlaygroundPage("dial")
            for (name, link) in [
                ("dial", "dial"), ("dial-range", "dial&value=20,70&start=-90&sweep=360&ticks=5&minor=4"),
            ] {
                try await page.show(link)
                for language in CodeLanguage.allCases where language != .css {
                    let tab =
                        "document.querySelector('[data-part=languages] [data-name=\("\(language)".lowercased())]')"
                    try await page.browser.evaluate("\(tab).click()")
                    let shown = try await page.browser.text(
                        "document.querySelector('[data-part=code]').textContent"
                    )
                    let golden = Goldens.folder("Code").appending(path: "\(name)-\(language).txt")
                    #expect(try shown == String(contentsOf: golden, encoding: .utf8), "\(name) \(language)")
                }
            }
            await page.expectNoComplaints()
        }

        @Test(.inBrowser) func `a tap on the track moves the thumb there`() async throws {
            let page = try await PlaygroundPage("dial&value=0")
            try await page.drag(.mouse, through: [270, 270], radius: 142)
            try await page.settle()
            #expect(try await value(page) == 50)
            await page.expectNoComplaints()
        }

        @Test(.inBrowser) func `keys move the thumb that has the focus`() async throws {
            let page = try await PlaygroundPage("dial&value=20,70")
            try await page.browser.evaluate("document.querySelectorAll('.grip')[0].focus()")
            for key in ["ArrowRight", "ArrowUp", "PageUp"] { try await page.press(key) }
            try await page.settle()
            #expect(try await value(page, .lowerValue) == 42)
            #expect(try await value(page) == 70)
            try await page.press("End")
            try await page.settle()
            #expect(try await value(page, .lowerValue) == 70)
            #expect(try await grip(page, 0, "aria-valuenow") == "70")
            #expect(try await page.browser.text("roundel.link()") == "dial&value=70,70")
            await page.expectNoComplaints()
        }

        @Test(.inBrowser) func `a dial whose value has more digits than a link comes to rest`() async throws {
            let page = try await PlaygroundPage("dial&range=123456.789,123456.789&step=0")
            try await page.settle()
            #expect(try await page.browser.isTrue("!roundel.isRunning()"))
            #expect(try await grip(page, 0, "aria-valuenow") == "123456.789000000")
        }

        @Test(.inBrowser) func `right to left, the least value is on the right`() async throws {
            let page = try await PlaygroundPage("dial&value=0&dir=rtl")
            let direction = try await value(page, .upperDirection)
            #expect(near(Point2D(direction: .radians(direction)), Point2D(direction: .degrees(45))))
            await page.expectNoComplaints()
        }
    }
}
