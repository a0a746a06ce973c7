import Foundation
import Roundel
import RoundelExport

/// The figures about a badge on a circumference.
enum Pinning {
    /// The helper at 45°: its sides are the host's, times a multiplier.
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

    /// Corner to corner, corner to centre, and no side at all.
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
        let (box, place) = (box(helper, in: host), Circumference.circle.point(at: angle, in: host))
        svg.slice(host.center, 0, host.width / 2, .zero, .fullTurn, .accent, opacity: 0.1)
        svg.circle(center: host.center, radius: host.width / 2, .accent)
        let (start, end) = (box.origin, box.end)
        let corners = [start, Point2D(end.x, start.y), end, Point2D(start.x, end.y)]
        svg.tint(corners, .series(2))
        svg.line(corners + [start], .series(2), dashed: true)
        svg.disc(place, ratio * host.width / 2, .accent)
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
