import Roundel
import RoundelExport
import RoundelTestSupport
import Testing

/// The graphs of a wheel that slows down.
///
/// The plot is 468 × 236 points from (68, 84).
@Suite struct MotionPictureTests {
    @Test func `the pictures of the documents are those of the exports`() throws {
        let ring = Ring(center: Point2D(200, 200), radius: 120, spacing: .even(8))
        for (name, picture) in [("ring", ring.picture()), ("decay", Decay.picture())] {
            let committed = try Repository.text(at: "Documentation/Pictures/\(name).svg")
            #expect(picture.description == committed, "swift run roundel-figures redraws \(name)")
        }
    }

    // MARK: The presets

    /// At a frame of 60 Hz, the speed is a power of the decay factor: 72.25 % of it after two frames
    /// of a factor of 0.85.
    @Test(arguments: [(0, 0.98), (1, 0.95), (2, 0.92), (3, 0.85)])
    func `the dots of a preset are powers of its factor`(series: Int, factor: Double) throws {
        let picture = try SVGNode.parse(Decay.picture().description)
        let dots = picture.all("ellipse", ["class": "fill s\(series)"])
        #expect(dots.count == 31 && dots.allSatisfy { $0.number("rx") == 2 })
        var remaining = 1.0
        for (index, dot) in dots.enumerated() {
            #expect(near(dot.number("cx"), 68 + 15.6 * Double(index), 2e-3))
            #expect(near(dot.number("cy"), 320 - 236 * remaining, 2e-3))
            remaining *= factor * factor
        }
        let curve = try #require(picture.all("polyline", ["class": "line s\(series)"]).first)
        let numbers = (curve.attributes["points"] ?? "").split(separator: " ").compactMap { Double($0) }
        #expect(numbers.count == 482 && numbers[0] == 68 && numbers[1] == 84 && numbers[480] == 536)
        // Four points of the curve are a frame of 60 Hz.
        #expect(near(numbers[8], 75.8, 1e-3) && near(numbers[9], 320 - 236 * factor, 2e-3))
    }

    @Test func `the presets are named, over a second and from 0 to 100 percent`() throws {
        let picture = try SVGNode.parse(Decay.picture().description)
        let names = picture.all("text", ["font-size": "16"]).map(\.text)
        #expect(names == ["0.98 ice", "0.95 smooth", "0.92 moderate", "0.85 quick"])
        #expect(try picture.only("title").text == "How a wheel slows down")
        let left = picture.all("text", ["x": "60"]).map(\.text)
        #expect(left == ["0", "20", "40", "60", "80", "100"])
        let below = picture.all("text", ["y": "343.25"]).map(\.text)
        #expect(below == ["0", "0.2", "0.4", "0.6", "0.8", "1"])
        let small = picture.all("text", ["font-size": "15"]).map(\.text)
        #expect(small.suffix(2) == ["seconds after it was let go", "% of the speed at release"])
        #expect(picture.number("height") == 452)
    }

    // MARK: A coast

    private func picture(_ coast: Coast, _ rates: [Double]) throws -> SVGNode {
        try SVGNode.parse(coast.picture(rates: rates).description)
    }

    /// The coast lasts ln(1000) ÷ (60 · ln(1 ÷ 0.92)) = 1.3808 seconds.
    @Test func `the first four rates are drawn, each with smaller dots than the one before`() throws {
        let coast = Coast(from: .zero, releaseVelocity: 6, decay: .moderate)
        let picture = try picture(coast, [10, 20, 30, 40, 50])
        let dots = picture.all("ellipse")
        for (radius, count) in [(5.5, 14), (3.5, 28), (2, 42), (1, 56)] {
            #expect(dots.count { $0.number("rx") == radius } == count, "\(radius)")
        }
        #expect(dots.count == 140 && dots.first?.attributes["class"] == "fill s0")
        #expect(picture.all("text", ["font-size": "16"]).map(\.text) == ["10 Hz", "20 Hz", "30 Hz", "40 Hz"])
        #expect(try self.picture(coast, [29.97]).all("text", ["font-size": "16"]).map(\.text) == ["29.97 Hz"])
        // The dots of 20 Hz are a 1.3808th of a twentieth of the plot apart.
        let second = dots.filter { $0.number("rx") == 3.5 }
        #expect(near(second[1].number("cx") - second[0].number("cx"), 468 / (1.3808 * 20), 0.01))
        #expect(try picture.only("title").text == "One curve at every refresh rate")
    }

    /// The curve takes 1 ÷ 1.16 of the height, because the margins are 0.08 of it each.
    @Test(arguments: [6.0, -6])
    func `a coast begins and ends at margins of the plot`(velocity: Double) throws {
        let coast = Coast(from: .degrees(10), releaseVelocity: velocity, decay: .moderate)
        let curve = try picture(coast, [60]).only("polyline", ["class": "line ink"])
        let numbers = (curve.attributes["points"] ?? "").split(separator: " ").compactMap { Double($0) }
        let (low, high) = (320 - 236 * 0.08 / 1.16, 84 + 236 * 0.08 / 1.16)
        #expect(numbers.count == 482 && numbers[0] == 68 && numbers[480] == 536)
        #expect(near(numbers[1], velocity > 0 ? low : high, 2e-3))
        #expect(near(numbers[481], velocity > 0 ? high : low, 2e-3))
        let dots = try picture(coast, [60]).all("ellipse")
        #expect(near(dots[0].number("cy"), numbers[1], 2e-3))
    }

    @Test func `a wheel at rest has a graph of a tenth of a second and a degree to each side`() throws {
        let coast = Coast(from: .degrees(10), releaseVelocity: 0, decay: .moderate)
        let picture = try picture(coast, [30])
        let below = picture.all("text", ["y": "343.25"]).map(\.text)
        #expect(below == ["0", "0.02", "0.04", "0.06", "0.08", "0.1"])
        let left = picture.all("text", ["x": "60"]).map(\.text)
        #expect(left.first == "9" && left.last == "11" && left.count == 11)
        #expect(picture.all("ellipse").map { $0.number("cy") } == [202, 202, 202, 202])
    }

    @Test func `a long coast has the dots of 4,000 frames after its release`() throws {
        let coast = Coast(from: .zero, releaseVelocity: 6, decay: Decay(factor: 0.9999))
        #expect(coast.duration * 60 > 10_000)
        #expect(coast.picture(rates: [60]).description.matches(of: /<ellipse/).count == 4_001)
    }
}
