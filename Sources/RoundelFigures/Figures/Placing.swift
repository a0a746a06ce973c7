import Roundel
import RoundelExport

/// The figures about the positions of items on a ring.
enum Placing {
    /// Five items: a start at 12 o'clock, and equal slices clockwise.
    static var five: UTF8Text {
        var svg = SVG.figure("Five items, 72° apart, clockwise from 12 o'clock", height: 400)
        let ring = Ring(center: Point2D(240, 210), radius: 140, spacing: .even(5))
        svg.slice(ring.center, 0, 140, .twelveOClock, .degrees(72), .accent)
        svg.circle(center: ring.center, radius: 140, .muted)
        for position in ring.positions() { svg.line([ring.center, position], .grid) }
        svg.line([ring.center, ring.position(of: 0)], .accent)
        svg.line([ring.center, ring.position(of: 1)], .accent)
        svg.turn(ring.center, 56, from: .twelveOClock, by: .degrees(72), .ink)
        svg.say("2π/5", at: ring.center + 88 * Point2D(direction: .degrees(-54)))
        svg.say("r", at: ring.center + Point2D(-14, -92), .accent)
        svg.disc(ring.center, 4, .ink)
        for index in 0..<5 { item(&svg, index, at: ring.position(of: index)) }
        svg.say("−π/2", at: ring.position(of: 0) + Point2D(-32, -8), .muted, anchor: .end)
        return svg.document()
    }

    private static func item(_ svg: inout SVG, _ index: Int, at position: Point2D, radius: Double = 22) {
        svg.disc(position, radius, .accent)
        svg.say("\(index)", at: position, .card)
    }

    /// Six rings: items evenly, on an arc, by a step, at given angles, by weights, and on an
    /// ellipse.
    static var spacings: UTF8Text {
        var svg = SVG.figure("Six spacings: even, arc, step, angles, weights, ellipse", height: 340)
        let all: [Ring] = [
            Ring(radius: 52, spacing: .even(6)),
            Ring(radius: 52, start: .degrees(180), spacing: .arc(count: 5, sweep: .degrees(180))),
            Ring(radius: 52, spacing: .step(.degrees(25), count: 5)),
            Ring(radius: 52, spacing: .angles([-90, -60, 20, 60, 170].map(Angle.degrees))),
            Ring(radius: 52, spacing: .weights([1, 2, 3, 1], pad: .degrees(8))),
            Ring(radii: Point2D(62, 34), spacing: .even(8)),
        ]
        for (index, ring) in all.enumerated() {
            let (column, row) = (Double(index % 3), Double(index / 3))
            let center = Point2D(88 + 152 * column, 92 + 156 * row)
            svg.ellipse(center: center, radii: ring.radii, .muted)
            if case .weights = ring.spacing { drawSectors(&svg, ring, at: center) }
            for (item, position) in ring.positions().enumerated() {
                svg.disc(center + position, item == 0 ? 9 : 7, item == 0 ? .accent : .ink)
            }
        }
        return svg.document()
    }

    private static func drawSectors(_ svg: inout SVG, _ ring: Ring, at center: Point2D) {
        for index in 0..<ring.count {
            let sector = ring.sector(of: index)
            svg.slice(center, 16, 52, sector.start, sector.sweep, .accent, opacity: 0.2)
        }
    }

    /// Upright, radial and tangential items, on a ring that has turned a little.
    static var orientations: UTF8Text {
        var svg = SVG.figure("Upright, radial and tangential items", height: 190)
        let ring = Ring(radius: 54, spacing: .even(6))
        let all: [Ring.Orientation] = [.upright, .radial, .tangential]
        for (column, orientation) in all.enumerated() {
            let center = Point2D(88 + 152 * Double(column), 95)
            svg.circle(center: center, radius: 54, .muted)
            for index in 0..<ring.count {
                let position = center + ring.position(of: index)
                card(&svg, at: position, turned: ring.turn(of: index, orientation), isFirst: index == 0)
            }
        }
        return svg.document()
    }

    /// Draws a card with an arrow along its x axis.
    private static func card(_ svg: inout SVG, at position: Point2D, turned turn: Angle, isFirst: Bool) {
        let x = Point2D(direction: turn)
        let y = Point2D(-x.y, x.x)
        let corners = [(16.0, 10.0), (-16, 10), (-16, -10), (16, -10)].map { position + x * $0.0 + y * $0.1 }
        svg.polygon(corners, isFirst ? .accent : .ink)
        svg.bar(position - x * 9, position + x * 3, .card)
        svg.polygon([position + x * 10, position + x * 2 + y * 5, position + x * 2 - y * 5], .card)
    }

    /// The sectors of items with weights, and the sector that a tap is in.
    static var sectors: UTF8Text {
        var svg = SVG.figure("A tap belongs to the item whose sector holds it", height: 360)
        let ring = Ring(
            center: Point2D(240, 180),
            radius: 116,
            spacing: .weights([2, 1, 3, 2], pad: .degrees(10))
        )
        let tap = ring.center + 78 * Point2D(direction: .degrees(86))
        let tapped = ring.item(at: tap, innerRadius: 40, outerRadius: 150)
        for index in 0..<ring.count {
            let sector = ring.sector(of: index)
            let isTapped = index == tapped
            let style: SVG.Style = isTapped ? .accent : .muted
            svg.slice(ring.center, 40, 150, sector.start, sector.sweep, style, opacity: isTapped ? 0.3 : 0.14)
        }
        svg.circle(center: ring.center, radius: 116, .muted)
        for index in 0..<ring.count { item(&svg, index, at: ring.position(of: index)) }
        svg.disc(tap, 6, .ink)
        svg.circle(center: tap, radius: 14, .ink)
        return svg.document()
    }
}
