import Foundation
import Roundel
import RoundelExport
import Testing

extension InBrowser {
    /// Our path and Chromium's `corner-shape: superellipse()`, compared with the exact curve on a
    /// box of 4,000 pixels.
    struct CornerShapeTests {
        @Test(
            .inBrowser,
            arguments: [2.5, 3, 4, 6]
        )
        func `our path keeps its error bound, which the browser's shape exceeds`(
            _ exponent: Double
        ) async throws {
            let rect = Rect2D(x: 0, y: 0, width: 4_000, height: 4_000)
            let shape = Superellipse(exponent: exponent)
            let export = SuperellipseExport(shape, in: rect, tolerance: 0.1)
            let browser = try await Chromium(width: 4_000, height: 4_000, framesOnDemand: false)
            try await browser.evaluate(page(path: export.pathData().description, exponent: exponent))
            try #require(try await browser.isTrue("CSS.supports('corner-shape', 'superellipse(2)')"))

            var (ours, theirs) = (0.0, 0.0)
            for degrees in stride(from: 0.5, through: 89.5, by: 1) {
                let direction = Point2D(direction: .degrees(degrees))
                let ray = "\(direction.x), \(direction.y)"
                for (function, isOurs) in [("ours", true), ("theirs", false)] {
                    let radius = try await browser.number("edge(\(function), \(ray))")
                    let point = rect.center + direction * radius
                    let distance = abs(try #require(shape.signedDistance(to: point, in: rect)))
                    if isOurs { ours = max(ours, distance) } else { theirs = max(theirs, distance) }
                }
            }
            await browser.close()
            print("exponent \(exponent): our error is \(ours) pixels, the browser's \(theirs)")
            // Hit-testing in the browser rounds to 1/64 pixel.
            #expect(ours <= export.path.errorBound + 1.0 / 64)
            #expect(
                ours <= theirs + 1.0 / 64,
                "The browser's shape is now more accurate than ours: review this test."
            )
            #expect(theirs < 40, "This is not the browser's superellipse of the same exponent.")
        }

        /// A page with both shapes, and a function that finds where a ray from the middle leaves
        /// one.
        private func page(path: String, exponent: Double) -> String {
            """
            document.body.innerHTML = `<div id="box" style="position:fixed;left:0;top:0;width:4000px;height:4000px;\
            background:red;border-radius:50%;corner-shape:superellipse(${Math.log2(\(exponent))})"></div>\
            <svg style="position:fixed;visibility:hidden" viewBox="0 0 4000 4000" width="4000" height="4000">\
            <path d="\(path.trimmingCharacters(in: .newlines))"/></svg>`;
            globalThis.ours = (x, y) => document.querySelector("path").isPointInFill(new DOMPoint(x, y));
            globalThis.theirs = (x, y) => document.elementFromPoint(x, y)?.id === "box";
            globalThis.edge = (contains, dx, dy) => {
                let low = 0, high = 2900;
                while (high - low > 1e-4) {
                    const middle = (low + high) / 2, x = 2000 + dx * middle, y = 2000 + dy * middle;
                    if (x < 4000 && y < 4000 && contains(x, y)) low = middle; else high = middle;
                }
                return low;
            };
            """
        }
    }
}
