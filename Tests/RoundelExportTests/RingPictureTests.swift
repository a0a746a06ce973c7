import Roundel
import RoundelExport
import RoundelTestSupport
import Testing

/// A ring is drawn with a radius of 150 about (240, 240).
@Suite struct RingPictureTests {
    private func picture(_ ring: Ring, rotation: Angle = .zero) throws -> SVGNode {
        try SVGNode.parse(ring.picture(rotation: rotation).description)
    }

    private func items(_ picture: SVGNode) -> [SVGNode] { picture.all("ellipse", ["class": "fill accent"]) }

    @Test(arguments: [(0, "A ring of 0 items"), (1, "A ring of 1 item"), (2, "A ring of 2 items")])
    func `the title has the number of items`(count: Int, title: String) throws {
        #expect(try picture(Ring(radius: 9, spacing: .even(count))).only("title").text == title)
    }

    @Test func `items are scaled to the picture, and their angles are outside`() throws {
        let picture = try picture(Ring(center: Point2D(7, -8), radius: 300, spacing: .even(4)))
        #expect(picture.attributes["viewBox"] == "0 0 480 480")
        let items = items(picture)
        #expect(items.map { $0.number("cx") } == [240, 390, 240, 90])
        #expect(items.map { $0.number("cy") } == [90, 240, 390, 240])
        // Neighbours are 212 points apart, and items are at most 22 points large.
        #expect(items.allSatisfy { $0.number("rx") == 22 && $0.number("ry") == 22 })
        let indices = picture.all("text", ["class": "fill paper"])
        #expect(indices.map(\.text) == ["0", "1", "2", "3"])
        #expect(indices[1].number("x") == 390 && indices[1].number("y") == 245.6)
        #expect(indices.allSatisfy { $0.number("font-size") == 16 })
        // 22 + 18 points from the item, and 12 more beside it.
        let angles = picture.all("text", ["class": "fill muted"])
        #expect(angles.map(\.text) == ["-90°", "0°", "90°", "180°"])
        #expect(angles.map { $0.number("x") } == [240, 442, 240, 38])
        #expect(angles.map { $0.number("y") } == [55.25, 245.25, 435.25, 245.25])
        #expect(angles.allSatisfy { $0.number("font-size") == 15 })
        let circle = try picture.only("ellipse", ["class": "line muted"])
        #expect(circle.number("rx") == 150 && circle.number("ry") == 150 && circle.number("cx") == 240)
    }

    @Test func `an item alone has 24 hundredths of the radius, and its index is as large`() throws {
        // Two fifths of 60 points, at a scale of a half.
        let picture = try picture(Ring(radius: 300, spacing: .even(1)))
        let item = try picture.only("ellipse", ["class": "fill accent"])
        #expect(item.number("rx") == 12 && item.number("cy") == 90)
        #expect(try picture.only("text", ["class": "fill paper"]).number("font-size") == 12)
        #expect(try picture.only("text", ["class": "fill muted"]).number("y") == 90 - 30 + 5.25)
    }

    @Test(arguments: [(12, Point2D(200, 40), 15.0), (10, Point2D(100, 300), 18)])
    func `the items of an ellipse are apart at every rotation`(
        count: Int,
        radii: Point2D,
        degrees: Double
    ) throws {
        let ring = Ring(radii: radii, spacing: .even(count))
        for rotation in [0, degrees, -degrees / 2] {
            let items = items(try picture(ring, rotation: .degrees(rotation)))
            let places = items.map { Point2D($0.number("cx"), $0.number("cy")) }
            for (index, place) in places.enumerated() {
                for other in places[..<index] {
                    let distance = ((place - other) * (place - other)).sum().squareRoot()
                    #expect(2 * items[index].number("rx") <= distance, "\(rotation)")
                }
            }
        }
    }

    @Test func `an ellipse keeps its ratio, and a ring of no size is a point`() throws {
        let ellipse = try picture(Ring(radii: Point2D(100, 40), spacing: .even(4)))
        let outline = try ellipse.only("ellipse", ["class": "line muted"])
        #expect(outline.number("rx") == 150 && outline.number("ry") == 60)
        #expect(items(ellipse).map { $0.number("cy") } == [180, 240, 300, 240])
        let point = try picture(Ring(radius: 0, spacing: .even(3)))
        #expect(try point.only("ellipse", ["class": "line muted"]).number("rx") == 0)
        #expect(items(point).allSatisfy { $0.number("cx") == 240 && $0.number("rx") == 1.5 })
    }

    @Test(arguments: [(24, 24, 24), (25, 25, 0), (60, 60, 0), (61, 0, 0)])
    func `angles are left out above 24 items, and indices above 60`(
        count: Int,
        indices: Int,
        angles: Int
    ) throws {
        let picture = try picture(Ring(radius: 9, spacing: .even(count)))
        #expect(items(picture).count == count)
        #expect(picture.all("text", ["class": "fill paper"]).count == indices)
        #expect(picture.all("text", ["class": "fill muted"]).count == angles)
    }

    static let longLabels: [(ring: Ring, rotation: Double, least: Int)] = [
        (Ring(radius: 120, spacing: .even(24)), -2_000.3, 12), (Ring(radius: 120, spacing: .even(24)), 0, 24),
        (Ring(radius: 120, direction: .counterclockwise, spacing: .even(24)), 0, 24),
        (Ring(radius: 120, spacing: .even(24)), 0.5, 18), (Ring(radius: 120, spacing: .even(4)), 0.5, 4),
        (Ring(radius: 120, start: .zero, spacing: .even(8)), -123_456.7, 8),
        (Ring(radius: 120, spacing: .even(3)), 999_999_999.9, 3),
        (Ring(radius: 120, spacing: .even(3)), -1e90, 0),
        (Ring(radius: 120, spacing: .step(.degrees(4), count: 9)), 0, 3),
        (Ring(radii: Point2D(120, 10), spacing: .even(16)), 100.5, 5),
        (Ring(radius: 120, spacing: .angles([.zero, .zero, .degrees(1)])), 0, 1),
        (Ring(radius: 0, spacing: .even(24)), 0.5, 5),
    ]

    @Test(arguments: longLabels)
    func `angles are inside the picture, and beside one another`(
        ring: Ring,
        rotation: Double,
        least: Int
    ) throws {
        let picture = try picture(ring, rotation: .degrees(rotation))
        // A digit is 0.56 to 0.6 of the size wide.
        let boxes = picture.all("text", ["class": "fill muted"]).map { text in
            let (x, y, size) = (text.number("x"), text.number("y"), text.number("font-size"))
            // Its position is rounded to three decimals.
            let width = 0.6 * size * Double(text.text.count) - 2e-3
            return Rect2D(x: x - width / 2, y: y - size * 0.85 + 1e-3, width: width, height: size - 2e-3)
        }
        #expect(boxes.count >= least)
        for (index, box) in boxes.enumerated() {
            #expect(box.origin.x >= 0 && box.end.x <= 480 && box.origin.y >= 0 && box.end.y <= 480, "\(box)")
            for other in boxes.dropFirst(index + 1) {
                let isApart =
                    box.end.x <= other.origin.x || other.end.x <= box.origin.x
                    || box.end.y <= other.origin.y || other.end.y <= box.origin.y
                #expect(isApart, "\(box), \(other)")
            }
            for item in items(picture) {
                let center = Point2D(item.number("cx"), item.number("cy"))
                let nearest = center.clamped(lowerBound: box.origin, upperBound: box.end)
                #expect((nearest - center).length >= item.number("rx") - 2e-3, "\(box), \(center)")
            }
        }
    }

    @Test(arguments: [(1_999, 1_999), (2_000, 1_000), (2_999, 1_500), (3_000, 1_000)])
    func `of 2,000 items or more about 1,000 are drawn`(count: Int, drawn: Int) {
        let picture = Ring(radius: 9, spacing: .even(count)).picture().description
        #expect(picture.matches(of: /class="fill accent"/).count == drawn)
    }

    @Test func `a picture is turned by its rotation, and by none without one`() throws {
        let ring = Ring(radius: 150, spacing: .even(2))
        #expect(ring.picture() == ring.picture(rotation: .zero))
        let turned = try picture(ring, rotation: .degrees(90))
        #expect(items(turned).map { $0.number("cx") } == [390, 90])
        #expect(turned.all("text", ["class": "fill muted"]).map(\.text) == ["0°", "180°"])
        #expect(turned.all("text", ["class": "fill muted"]).map { $0.number("x") } == [442, 38])
    }

    /// The arrow is at 0.72 of the radius, 108 points, and as long as 48°.
    @Test(arguments: [Ring.Direction.clockwise, .counterclockwise])
    func `an arrow goes from the start in the direction of the items`(direction: Ring.Direction) throws {
        let ring = Ring(radius: 150, start: .zero, direction: direction, spacing: .even(5))
        let picture = try picture(ring, rotation: .degrees(20))
        let sign: Double = direction == .clockwise ? 1 : -1
        let line = try picture.only("polyline", ["class": "line ink"])
        let arc = points(line)
        #expect(arc.count == 21 && near(arc[0], Point2D(348, 240), 1e-3))
        let middle = Point2D(240, 240)
        for (index, point) in arc.enumerated() {
            let direction = Point2D(direction: .degrees(sign * 2 * Double(index)))
            #expect(near(point, middle + direction * 108, 2e-3))
        }
        let head = points(try picture.only("polygon", ["class": "fill ink"]))
        #expect(near(head[0], middle + Point2D(direction: .degrees(sign * 48)) * 108, 2e-3))
        // The head is 2 · 108 · sin 4° = 15.067 points long, and 0.7 of that wide.
        #expect(near((head[1] + head[2]) / 2, arc[20], 2e-3))
        #expect(near((head[1] - head[2]).length, 0.7 * 15.067, 4e-3))
        #expect(near((head[0] - arc[20]).length, 15.067, 4e-3))
        #expect(near((head[1] - head[0]).length, (head[2] - head[0]).length, 4e-3))
        let dot = try picture.only("ellipse", ["class": "fill ink"])
        #expect(dot.number("rx") == 3.5 && dot.number("cx") == 348 && dot.number("cy") == 240)
    }

    @Test(
        arguments: [
            (.arc(count: 4, sweep: .degrees(90)), 1), (.arc(count: 4, sweep: .degrees(-90)), -1),
            (.step(.degrees(-20), count: 3), -1), (.weights([1, 2], sweep: .degrees(-90)), -1),
            (.arc(count: 4, sweep: .radians(.nan)), 1), (.even(3), 1),
        ] as [(Ring.Spacing, Double)]
    )
    func `an arrow goes the other way for a negative sweep or step`(
        spacing: Ring.Spacing,
        sign: Double
    ) throws {
        for (direction, sign) in [(Ring.Direction.clockwise, sign), (.counterclockwise, -sign)] {
            let picture = try picture(Ring(radius: 9, start: .zero, direction: direction, spacing: spacing))
            let head = points(try picture.only("polygon", ["class": "fill ink"]))
            #expect((head[0].y - 240) * sign > 50)
        }
    }

    @Test func `given angles have no start, and no arrow`() throws {
        let picture = try picture(Ring(radius: 9, spacing: .angles([.zero, .degrees(40)])))
        #expect(picture.all("polygon").isEmpty && picture.all("polyline").isEmpty)
        #expect(items(picture).count == 2)
    }

    private func points(_ node: SVGNode) -> [Point2D] {
        let numbers = (node.attributes["points"] ?? "").split(separator: " ").compactMap { Double($0) }
        return stride(from: 0, to: numbers.count - 1, by: 2).map { Point2D(numbers[$0], numbers[$0 + 1]) }
    }
}
