import Roundel
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

        @Test(.inBrowser) func `right to left, the least value is on the right`() async throws {
            let page = try await PlaygroundPage("dial&value=0&dir=rtl")
            let direction = try await value(page, .upperDirection)
            #expect(near(Point2D(direction: .radians(direction)), Point2D(direction: .degrees(45))))
            await page.expectNoComplaints()
        }
    }
}
