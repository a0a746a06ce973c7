import Roundel
import RoundelExport
import RoundelTestSupport
import Testing

/// A badge is drawn on a host in the middle of 480 × 480 points.
@Suite struct BadgePictureTests {
    private func picture(_ export: BadgeExport) throws -> SVGNode {
        try SVGNode.parse(export.picture().description)
    }

    private func badge(_ picture: SVGNode) throws -> SVGNode {
        try picture.only("ellipse", ["class": "fill s2"])
    }

    private func points(_ node: SVGNode) -> [Point2D] {
        let numbers = (node.attributes["points"] ?? "").split(separator: " ").compactMap { Double($0) }
        return stride(from: 0, to: numbers.count - 1, by: 2).map { Point2D(numbers[$0], numbers[$0 + 1]) }
    }

    /// At 45°, the helper of a badge of a fifth has 0.5071 of the sides of the host.
    @Test func `the helper is a dashed rectangle about the centre, from corner to corner`() throws {
        let picture = try picture(BadgeExport(on: .circle, at: .degrees(45), ratio: 0.2))
        #expect(picture.attributes["viewBox"] == "0 0 480 480")
        #expect(try picture.only("title").text == "A badge, and the helper that ties it to its host")
        let helper = try picture.only("polyline", ["class": "line ink", "stroke-dasharray": "3 5"])
        #expect(
            helper.attributes["points"]
                == " 179.147 179.147 300.853 179.147 300.853 300.853 179.147 300.853 179.147 179.147"
        )
        let badge = try badge(picture)
        // The corner of the helper is that of the badge's box.
        #expect(badge.number("rx") == 24 && near(badge.number("cx") - 24, 300.853, 2e-3))
        let middle = try picture.only("ellipse", ["class": "fill ink"])
        #expect(middle.number("cx") == 240 && middle.number("cy") == 240 && middle.number("rx") == 4)
    }

    /// The outline is a polygon of 144 points, tinted and with a closed line.
    @Test(
        arguments: [
            (.circle, 120, 120), (.ellipse, 140, 100), (.superellipse(exponent: 4), 120, 120),
            (.corners(Corners(radius: 30)), 120, 120),
        ] as [(Circumference, Double, Double)]
    )
    func `a host has its usual size about the middle`(host: Circumference, x: Double, y: Double) throws {
        let picture = try picture(BadgeExport(on: host, at: .zero, ratio: 0.1))
        let tint = try picture.only("polygon", ["class": "fill accent"])
        let outline = points(tint)
        #expect(outline.count == 144 && tint.number("opacity") == 0.14)
        #expect(near(try #require(outline.map(\.x).min()), 240 - x, 0.01))
        #expect(near(try #require(outline.map(\.x).max()), 240 + x, 0.01))
        #expect(near(try #require(outline.map(\.y).min()), 240 - y, 0.01))
        #expect(near(try #require(outline.map(\.y).max()), 240 + y, 0.01))
        let line = points(try picture.only("polyline", ["class": "line accent"]))
        #expect(line.dropLast() == outline[...] && line.last == outline.first)
        // A tenth of half the shorter side.
        let badge = try badge(picture)
        #expect(near(badge.number("cx"), 240 + x, 1e-3) && near(badge.number("cy"), 240, 1e-3))
        #expect(near(badge.number("rx"), 0.1 * min(x, y), 1e-3))
    }

    private func outline(_ host: Circumference) throws -> [Point2D] {
        let picture = try picture(BadgeExport(on: host, at: .zero, ratio: 0))
        return points(try picture.only("polygon", ["class": "fill accent"]))
            .map { ($0 - Point2D(240, 240)) / 120 }
    }

    @Test func `the outline is that of the host`() throws {
        for point in try outline(.circle) { #expect(near(point.length, 1, 1e-4)) }
        for point in try outline(.superellipse(exponent: 4)) {
            let (x, y) = (point.x * point.x, point.y * point.y)
            #expect(near(x * x + y * y, 1, 1e-3))
        }
        // Bevels from (1, 0.5) to (0.5, 1).
        let bevels = try outline(.corners(Corners(radius: 60, shape: .bevel)))
        #expect(bevels.allSatisfy { $0.x.magnitude + $0.y.magnitude < 1.5 + 1e-4 })
        #expect(
            bevels.contains { near($0.x.magnitude + $0.y.magnitude, 1.5, 1e-4) && $0.x < 0.9 && $0.y < 0.9 }
        )
    }

    @Test(arguments: [(280.0, 280.0), (281, 280), (560, 280), (100, 100)])
    func `a host of more than 280 points is scaled down, and a smaller one is not`(
        width: Double,
        drawn: Double
    ) throws {
        let host = Circumference.corners(Corners(radius: 10))
        for (size, angle) in [(Point2D(width, width / 2), 0.0), (Point2D(width / 2, width), 90)] {
            let export = BadgeExport(on: host, at: .degrees(angle), ratio: 0.2, size: size)
            let badge = try badge(picture(export))
            #expect(near(badge.number(angle == 0 ? "cx" : "cy"), 240 + drawn / 2, 1e-3))
            #expect(near(badge.number("rx"), 0.2 * drawn / 4, 1e-3))
        }
    }

    @Test func `a circle in a wide host has the height of the host`() throws {
        let picture = try picture(
            BadgeExport(on: .circle, at: .degrees(90), ratio: 0.5, size: Point2D(200, 80))
        )
        let badge = try badge(picture)
        #expect(badge.number("cx") == 240 && badge.number("cy") == 280 && badge.number("rx") == 20)
        let outline = points(try picture.only("polygon", ["class": "fill accent"]))
        #expect(near(try #require(outline.map(\.x).max()), 280, 0.01))
    }

    @Test(arguments: [-0.5, .nan, .infinity, -.infinity])
    func `a ratio that is negative or not finite counts as zero`(ratio: Double) throws {
        for host in [Circumference.circle, .corners(Corners(radius: 30))] {
            let export = BadgeExport(on: host, at: .degrees(30), ratio: ratio)
            let zero = BadgeExport(on: host, at: .degrees(30), ratio: 0)
            #expect(export == zero && export.helper.kind == .cornerToCenter)
            #expect(try badge(picture(export)).number("rx") == 0)
        }
    }

    @Test(arguments: [Angle.radians(.nan), .radians(.infinity)])
    func `an angle that is not finite counts as zero`(angle: Angle) {
        let export = BadgeExport(on: .circle, at: angle, ratio: 0.1)
        #expect(near(export.center, Point2D(1, 0.5)))
        #expect(export.json() == BadgeExport(on: .circle, at: .zero, ratio: 0.1).json())
    }

    @Test func `a helper to the centre of a badge is named in every format`() {
        let export = BadgeExport(on: .circle, at: .degrees(90), ratio: 0.1)
        #expect(export.helper.kind == .cornerToCenter)
        #expect(export.csv().description.hasSuffix(",cornerToCenter\n"))
        #expect(export.table().description.hasSuffix("     1.000  cornerToCenter\n"))
        #expect(export.json().description.hasSuffix("\"kind\":\"cornerToCenter\"}}\n"))
    }
}
