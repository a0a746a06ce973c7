import Roundel
import RoundelExport

/// The pictures at the top of three landing pages.
enum Covers {
    /// A ring, a wheel that slows down, and a badge on a superellipse.
    static var core: UTF8Text {
        var svg = SVG.figure(
            "A ring of items, a wheel that comes to rest, a badge on a superellipse",
            height: 260,
            width: 720
        )
        drawRing(&svg, at: Point2D(132, 130))
        drawWheel(&svg, at: Point2D(360, 130))
        let box = Rect2D(x: 508, y: 50, width: 160, height: 160)
        drawCard(&svg, in: box)
        drawBadge(&svg, on: box, radius: 20)
        return svg.document()
    }

    private static func drawCard(_ svg: inout SVG, in box: Rect2D) {
        let outline = SVG.superellipse(3.5, in: box)
        svg.tint(outline, .accent)
        svg.line(outline, .accent)
    }

    /// Draws the badge of a card and returns its centre.
    @discardableResult
    private static func drawBadge(_ svg: inout SVG, on box: Rect2D, radius: Double) -> Point2D {
        let position = Circumference.superellipse(Superellipse(exponent: 3.5)).point(
            at: .degrees(-45),
            in: box
        )
        svg.disc(position, radius + 4, .card)
        svg.disc(position, radius, .series(2))
        return position
    }

    private static func drawRing(_ svg: inout SVG, at center: Point2D) {
        svg.circle(center: center, radius: 80, .muted)
        for (index, position) in Ring(center: center, radius: 80, spacing: .even(8)).positions().enumerated()
        {
            svg.disc(position, 19, index == 0 ? .accent : .card)
            svg.circle(center: position, radius: 19, .accent)
        }
        svg.turn(center, 40, from: .twelveOClock, by: .degrees(250), .ink)
    }

    /// Marks the rotation of a wheel that slows down, at every twentieth of a second.
    private static func drawWheel(_ svg: inout SVG, at center: Point2D) {
        svg.circle(center: center, radius: 80, .muted)
        svg.circle(center: center, radius: 16, .muted)
        let coast = Coast(from: .degrees(-200), releaseVelocity: 26, decay: .moderate)
        let times = stride(from: 0.0, through: 0.9, by: 0.05)
        svg.line(SVG.arc(center, 80, coast.start, coast.restRotation - coast.start), .accent)
        for time in times {
            let direction = Point2D(direction: coast.rotation(after: time))
            svg.line([center + 62 * direction, center + 80 * direction], .accent)
        }
        svg.disc(center + 80 * Point2D(direction: coast.restRotation), 12, .accent)
    }

    /// A circular menu with one item at the pointer, and the finger that turns it.
    static var menu: UTF8Text {
        var svg = SVG.figure("A circular menu that a finger turns", height: 270)
        let ring = Ring(center: Point2D(240, 144), radius: 90, spacing: .even(7))
        svg.slice(ring.center, 34, 114, .zero, .fullTurn, .accent, opacity: 0.08)
        for (index, position) in ring.positions().enumerated() {
            svg.disc(position, 21, index == 0 ? .accent : .card)
            svg.circle(center: position, radius: 21, .accent)
        }
        svg.disc(ring.center, 23, .ink)
        svg.bar(ring.center - Point2D(8, 0), ring.center + Point2D(8, 0), .card, width: 2.5)
        svg.bar(ring.center - Point2D(0, 8), ring.center + Point2D(0, 8), .card, width: 2.5)
        svg.polygon([Point2D(240, 26), Point2D(232, 12), Point2D(248, 12)], .ink)
        svg.turn(ring.center, 56, from: .degrees(20), by: .degrees(-80), .ink)
        svg.disc(ring.center + 56 * Point2D(direction: .degrees(20)), 7, .ink)
        return svg.document()
    }

    /// Twelve hours on a superellipse, with a badge.
    static var clock: UTF8Text {
        var svg = SVG.figure("Twelve hours on a superellipse, with a badge", height: 270)
        let box = Rect2D(x: 132, y: 27, width: 216, height: 216)
        drawCard(&svg, in: box)
        let ring = Ring(center: box.center, radius: 82, start: .degrees(-60), spacing: .even(12))
        for (index, position) in ring.positions().enumerated() { svg.say("\(index + 1)", at: position) }
        svg.line([box.center, box.center + 46 * Point2D(direction: .degrees(-150))], .ink)
        svg.line([box.center, box.center + 60 * Point2D(direction: .degrees(-30))], .ink)
        svg.disc(box.center, 5, .accent)
        svg.say("3", at: drawBadge(&svg, on: box, radius: 18), .card)
        return svg.document()
    }
}
