import Foundation
import Roundel
import RoundelExport

/// The figures about a badge on a circumference.
enum Pinning {
    /// The helper at 45°: its sides are those of the host times a multiplier.
    static var multipliers: UTF8Text {
        var svg = SVG.figure("A badge, and the invisible helper that holds it", height: 410)
        let host = Rect2D(x: 84, y: 44, width: 300, height: 300)
        let helper = draw(&svg, .degrees(45), ratio: 0.16, in: host)
        let box = box(helper, in: host)
        let below = host.end.y + 18
        svg.measure(Point2D(box.origin.x, below), Point2D(box.end.x, below), .series(2))
        let name = String(format: "%.3f", helper.widthMultiplier)
        svg.say("× \(name)", at: Point2D(box.center.x, below + 22), .series(2))
        svg.measure(Point2D(host.origin.x, 24), Point2D(host.end.x, 24), .muted)
        svg.disc(Point2D(host.center.x, 24), 16, .card)
        svg.say("1", at: Point2D(host.center.x, 24), .muted)
        return svg.document()
    }

    /// Half a square on the left.
    ///
    /// On the right the same triangle twice, from the host's centre to the badge's.
    static var diagonals: UTF8Text {
        var svg = SVG.figure("Half a square is 1 : 1 : √2, in the host's box and in the badge's", height: 290)
        halfSquare(&svg, Rect2D(x: 24, y: 54, width: 180, height: 180))
        let (center, radius, ratio) = (Point2D(254, 42), 186.0, 0.2)
        let helper = Circumference.circle.helper(at: .degrees(45), ratio: ratio)
        let corner = center + radius * Point2D(helper.widthMultiplier, helper.heightMultiplier)
        let position = center + radius * Point2D(direction: .degrees(45))
        let badge = ratio * radius
        svg.line(SVG.arc(center, radius, .degrees(-8), .degrees(106)), .accent)
        let sides = [center, Point2D(corner.x, center.y), corner, Point2D(center.x, corner.y)]
        svg.tint(sides, .series(2))
        svg.line(sides + [center], .series(2), dashed: true)
        let box = [Point2D(badge, -badge), Point2D(badge, badge), Point2D(-badge, badge)].map {
            position + $0
        }
        svg.slice(position, 0, badge, .zero, .fullTurn, .accent, opacity: 0.3)
        svg.circle(center: position, radius: badge, .accent)
        svg.line([corner, Point2D(position.x + badge, corner.y)] + box, .muted, dashed: true)
        svg.line([box[2], corner], .muted, dashed: true)
        svg.line([center, corner], .series(2))
        svg.line([corner, position], .ink)
        for point in [center, corner, position] { svg.disc(point, 5, .ink) }
        svg.say("R − √2·r", at: Point2D((center.x + corner.x) / 2, corner.y + 20), .series(2))
        svg.say("√2·r", at: corner + Point2D(12, -16), anchor: .start)
        let name = String(format: "%.3f", helper.widthMultiplier)
        svg.say("× \(name)", at: Point2D((center.x + corner.x) / 2, center.y - 18), .series(2))
        return svg.document()
    }

    private static func halfSquare(_ svg: inout SVG, _ host: Rect2D) {
        let (center, corner) = (host.center, host.end)
        let side = Point2D(corner.x, center.y)
        let corners = [
            host.origin, Point2D(corner.x, host.origin.y), corner, Point2D(host.origin.x, corner.y),
        ]
        svg.line(corners + [host.origin], .muted)
        svg.circle(center: center, radius: host.width / 2, .accent)
        svg.tint([center, side, corner], .series(2))
        svg.line([center, side], .series(2))
        svg.line([side, corner], .series(2))
        svg.line([center, corner], .ink)
        svg.rightAngle(at: side, Point2D(-12, 0), Point2D(0, 12))
        svg.say("1", at: (center + side) / 2 + Point2D(0, -14), .series(2))
        svg.say("1", at: (side + corner) / 2 + Point2D(12, 0), .series(2))
        svg.say("√2", at: (center + corner) / 2 + Point2D(-24, 12))
        svg.disc(center + host.width / 2 * Point2D(direction: .degrees(45)), 5, .accent)
        svg.disc(center, 4, .ink)
    }

    /// Three helpers: from corner to corner, from corner to centre, and one without a width.
    static var angles: UTF8Text {
        var svg = SVG.figure("Helpers at −45°, −80° and −90°", height: 200)
        for (column, degrees) in [-45.0, -80, -90].enumerated() {
            let host = Rect2D(x: 32 + 152 * Double(column), y: 48, width: 112, height: 112)
            _ = draw(&svg, .degrees(degrees), ratio: 0.25, in: host)
        }
        return svg.document()
    }

    private static func draw(_ svg: inout SVG, _ angle: Angle, ratio: Double, in host: Rect2D) -> BadgeHelper
    {
        let helper = Circumference.circle.helper(at: angle, ratio: ratio)
        let (box, position) = (box(helper, in: host), Circumference.circle.point(at: angle, in: host))
        svg.slice(host.center, 0, host.width / 2, .zero, .fullTurn, .accent, opacity: 0.1)
        svg.circle(center: host.center, radius: host.width / 2, .accent)
        let (start, end) = (box.origin, box.end)
        let corners = [start, Point2D(end.x, start.y), end, Point2D(start.x, end.y)]
        svg.tint(corners, .series(2))
        svg.line(corners + [start], .series(2), dashed: true)
        svg.disc(position, ratio * host.width / 2, .accent)
        let corner = Point2D(helper.isRight ? end.x : start.x, helper.isBottom ? end.y : start.y)
        svg.disc(corner, 5, .series(2))
        svg.disc(host.center, 4, .ink)
        return helper
    }

    private static func box(_ helper: BadgeHelper, in host: Rect2D) -> Rect2D {
        let size = host.size * Point2D(helper.widthMultiplier, helper.heightMultiplier)
        return Rect2D(origin: host.center - size / 2, size: size)
    }
}
