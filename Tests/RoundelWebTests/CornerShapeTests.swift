import Foundation
import Roundel
import RoundelExport
import RoundelTestSupport
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

        /// Corners of every kind: lists in all four places, two radii, concave and smooth ones.
        static let corners: [Corners] = [
            Corners(radius: 300, shape: .superellipse(exponent: 5)),
            Corners(radius: 400, shape: .smooth(0.6)),
            Corners(
                topLeft: Corner(radii: Point2D(500, 200), shape: .squircle),
                topRight: Corner(radius: 300, shape: .bevel),
                bottomRight: Corner(radii: Point2D(200, 400), shape: .superellipse(exponent: 0.4)),
                bottomLeft: Corner(radius: 350, shape: .notch)
            ),
            Corners(topRight: Corner(radius: 800, shape: .scoop), bottomLeft: Corner(radius: 900)),
        ]

        @Test(.inBrowser, arguments: corners)
        func `the CSS of corners cuts an element where the outline is`(_ corners: Corners) async throws {
            let rect = Rect2D(x: 0, y: 0, width: 1_600, height: 1_200)
            let rules = CornersExport(corners, in: rect, tolerance: 0.01).css().description
            // The rule for browsers without `corner-shape`, which this browser would leave out.
            let fallback = rules.replacing("@supports not (corner-shape: round)", with: "@supports (top: 0)")
            let browser = try await Chromium(width: 1_600, height: 1_200, framesOnDemand: false)
            var random = Seeded()
            let points = (0..<600).map { _ in
                Point2D(.random(in: 1..<1_599, using: &random), .random(in: 1..<1_199, using: &random))
            }
            let list = points.map { "[\($0.x),\($0.y)]" }.joined(separator: ",")
            for css in [rules, fallback] {
                try await browser.evaluate(
                    """
                    document.body.innerHTML = `<style>\(css)</style>
                    <div class="corners" style="position:fixed;left:0;top:0;background:red"></div>`;
                    """
                )
                let inside = try await browser.text(
                    """
                    [\(list)].map(([x, y]) => document.elementFromPoint(x, y)?.className === "corners" ? 1 : 0).join("")
                    """
                )
                #expect(inside.count == points.count && inside.contains("0") && inside.contains("1"))
                for (point, answer) in zip(points, inside) {
                    let distance = try #require(corners.signedDistance(to: point, in: rect))
                    // Chromium's curves differ by up to a thousandth of the radius.
                    guard distance.magnitude > 2 else { continue }
                    #expect((answer == "1") == (distance < 0), "\(point), \(distance)")
                }
            }
            await browser.close()
        }
    }
}
