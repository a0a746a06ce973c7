import Roundel
import RoundelExport

/// The figures about a finger that turns a wheel.
enum Turning {
    /// A finger crosses 9 o'clock: atan2 falls by a whole turn, and the rotation of the wheel
    /// continues.
    static var jump: UTF8Text {
        var svg = SVG.figure(
            "Across 9 o'clock atan2 falls from 180° to −180°; the rotation goes on",
            height: 280
        )
        drawCut(&svg, at: Point2D(130, 140))
        drawGraph(&svg, in: Rect2D(x: 292, y: 40, width: 156, height: 200))
        return svg.document()
    }

    private static func drawCut(_ svg: inout SVG, at center: Point2D) {
        svg.circle(center: center, radius: 84, .muted)
        svg.line([center, center - Point2D(84, 0)], .series(2), dashed: true)
        svg.turn(center, 84, from: .degrees(140), by: .degrees(80), .accent)
        svg.disc(center + 84 * Point2D(direction: .degrees(140)), 7, .accent)
        svg.say("180°", at: center + Point2D(-48, 18), .series(2), size: 15)
        svg.say("−180°", at: center + Point2D(-46, -18), .series(2), size: 15)
        svg.disc(center, 4, .ink)
    }

    private static func drawGraph(_ svg: inout SVG, in rect: Rect2D) {
        func location(_ time: Double, _ degrees: Double) -> Point2D {
            rect.origin + rect.size * Point2D(time, (240 - degrees) / 460)
        }
        svg.line([location(0, 0), location(1, 0)], .muted)
        svg.line([location(0, -220), location(0, 240)], .muted)
        for (name, degrees) in [("180°", 180.0), ("−180°", -180)] {
            svg.line([location(0, degrees), location(1, degrees)], .grid)
            svg.say(name, at: location(0, degrees) + Point2D(-8, 0), .muted, anchor: .end, size: 15)
        }
        svg.say("0°", at: location(0, 0) + Point2D(-8, 0), .muted, anchor: .end, size: 15)
        let before = [location(0.02, 140), location(0.5, 180)]
        svg.line([location(0.5, 180), location(0.5, -180)], .series(2), dashed: true)
        svg.line([location(0.5, -180), location(0.98, -140)], .series(2))
        svg.line(before + [location(0.98, 220)], .accent)
        svg.disc(location(0.02, 140), 5, .accent)
        svg.disc(location(0.98, 220), 5, .accent)
        svg.disc(location(0.98, -140), 5, .series(2))
        svg.say("atan2", at: location(0.98, -190), .series(2), anchor: .end, size: 15)
    }

    /// The same movement of a finger near the centre and far from it.
    static var deadZone: UTF8Text {
        var svg = SVG.figure("Near the middle the same move is a far larger angle", height: 360)
        let (center, outerRadius) = (Point2D(240, 180), 156.0)
        let zone = TouchZone(center: center, innerRadius: outerRadius / 5, outerRadius: outerRadius)
        svg.slice(center, zone.innerRadius, outerRadius, .zero, .fullTurn, .accent, opacity: 0.1)
        svg.slice(center, 0, zone.innerRadius, .zero, .fullTurn, .series(2), opacity: 0.3)
        svg.circle(center: center, radius: outerRadius, .muted)
        svg.circle(center: center, radius: zone.innerRadius, .muted)
        drawMove(&svg, from: center, at: 124, toward: .degrees(-50), .accent)
        drawMove(&svg, from: center, at: 20, toward: .degrees(130), .series(2))
        return svg.document()
    }

    /// Draws a straight movement of 48 points across a direction, and the angle by which it turns.
    private static func drawMove(
        _ svg: inout SVG,
        from center: Point2D,
        at distance: Double,
        toward angle: Angle,
        _ style: SVG.Style
    ) {
        let along = Point2D(direction: angle)
        let across = Point2D(-along.y, along.x) * 24
        let (start, end) = (center + along * distance - across, center + along * distance + across)
        let first = Angle(of: start - center) ?? .zero
        let sweep = first.shortestDifference(to: Angle(of: end - center) ?? .zero)
        svg.line([center, start], style)
        svg.line([center, end], style)
        svg.arrow([start, end], .ink)
        let radius = distance < 60 ? 62.0 : 148
        if distance < 60 {
            svg.line([center, center + 62 * Point2D(direction: first)], style, dashed: true)
            svg.line([center, center + 62 * Point2D(direction: first + sweep)], style, dashed: true)
        }
        svg.turn(center, radius, from: first, by: sweep, style)
        let name = UTF8Text(number: sweep.degrees, decimals: 0, unit: "°").description
        let label = distance < 60 ? (radius + 26, first + sweep / 2) : (112, first - .degrees(16))
        svg.say(name, at: center + label.0 * Point2D(direction: label.1), style)
    }
}
