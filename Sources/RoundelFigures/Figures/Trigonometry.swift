import Roundel
import RoundelExport

/// The figures of the chapter on sines and cosines.
enum Trigonometry {
    /// A ladder of length r against a wall: its extents along the floor and the wall, 0.6 and 0.8
    /// of the length.
    static var ladder: UTF8Text {
        var svg = SVG.figure("A ladder of length r at an angle θ against a wall", height: 370)
        let (foot, top) = (Point2D(126, 294), Point2D(306, 54))
        let corner = Point2D(top.x, foot.y)
        svg.tint(
            [corner + Point2D(0, -278), corner + Point2D(28, -278), corner + Point2D(28, 0), corner],
            .muted
        )
        let floor = [Point2D(56, foot.y), corner + Point2D(28, 0)]
        svg.tint(floor + floor.reversed().map { $0 + Point2D(0, 14) }, .muted)
        svg.line(floor, .muted)
        svg.line([corner, corner + Point2D(0, -278)], .muted)
        svg.rightAngle(at: corner, Point2D(-16, 0), Point2D(0, -16))
        drawRungs(&svg, from: foot, to: top)
        let angle = Angle(of: top - foot) ?? .zero
        svg.line(SVG.arc(foot, 58, .zero, angle), .ink)
        svg.say("θ", at: foot + 78 * Point2D(direction: angle / 2))
        svg.say("r", at: (foot + top) / 2 + Point2D(-34, -20), .accent)
        svg.measure(foot + Point2D(0, 32), corner + Point2D(0, 32), .series(1))
        svg.say("r · cos θ", at: Point2D((foot.x + corner.x) / 2, foot.y + 52), .series(1))
        svg.measure(top + Point2D(44, 0), corner + Point2D(44, 0), .series(2))
        svg.say("r · sin θ", at: Point2D(top.x + 56, (foot.y + top.y) / 2), .series(2), anchor: .start)
        return svg.document()
    }

    private static func drawRungs(_ svg: inout SVG, from foot: Point2D, to top: Point2D) {
        let along = (top - foot) / (top - foot).length
        let side = Point2D(along.y, -along.x) * 12
        // The second rail stands on the floor and leans on the wall too.
        let second = foot + side + along * (side.y / -along.y)
        svg.line([foot, top], .accent)
        svg.line([second, top + side + along * (-side.x / along.x)], .accent)
        for fraction in stride(from: 0.05, to: 1, by: 0.1) {
            let rung = foot + (top - foot) * fraction
            svg.line([rung, rung + side], .accent)
        }
    }

    /// Two ladders at the same angle: the extents are those of a ladder of length 1, times the
    /// length.
    static var shares: UTF8Text {
        var svg = SVG.figure("Triangles of one angle: lengths grow with the radius, shares stay", height: 276)
        let angle = Angle.degrees(-36)
        for (foot, length, name) in [(Point2D(24, 220), 110.0, ""), (Point2D(178, 220), 250, "r · ")] {
            let top = foot + length * Point2D(direction: angle)
            let corner = Point2D(top.x, foot.y)
            svg.tint([foot, corner, top], .accent, opacity: 0.1)
            svg.line([foot, top], .accent)
            svg.line([foot, corner], .series(1))
            svg.line([corner, top], .series(2))
            svg.line(SVG.arc(foot, 34, .zero, angle), .ink)
            svg.say("θ", at: foot + 50 * Point2D(direction: angle / 2), size: 15)
            svg.say(name.isEmpty ? "1" : "r", at: (foot + top) / 2 + Point2D(-12, -16), .accent)
            svg.say("\(name)cos θ", at: (foot + corner) / 2 + Point2D(0, 24), .series(1))
            svg.say("\(name)sin θ", at: (corner + top) / 2 + Point2D(9, 0), .series(2), anchor: .start)
        }
        return svg.document()
    }

    /// The unit circle on a screen: a point's coordinates are the cosine across and the sine down.
    static var unitCircle: UTF8Text {
        var svg = SVG.figure("On the unit circle a point is (cos θ, sin θ), y downward", height: 440)
        let (center, radius) = (Point2D(232, 216), 160.0)
        let angle = Angle.degrees(38)
        let point = center + radius * Point2D(direction: angle)
        svg.circle(center: center, radius: radius, .muted)
        svg.arrow([center - Point2D(190, 0), center + Point2D(206, 0)], .muted)
        svg.arrow([center - Point2D(0, 190), center + Point2D(0, 206)], .muted)
        svg.say("x", at: center + Point2D(222, 0), .muted)
        svg.say("y", at: center + Point2D(-16, 204), .muted)
        svg.tint([center, Point2D(point.x, center.y), point], .accent, opacity: 0.1)
        svg.line([center, point], .accent)
        svg.line([center, Point2D(point.x, center.y)], .series(1))
        svg.line([Point2D(point.x, center.y), point], .series(2))
        svg.turn(center, 52, from: .zero, by: angle, .ink)
        svg.say("θ", at: center + 70 * Point2D(direction: angle / 2))
        svg.say("1", at: (center + point) / 2 + Point2D(-14, 16), .accent)
        svg.say("cos θ", at: Point2D((center.x + point.x) / 2 + 6, center.y - 18), .series(1))
        svg.say(
            "sin θ",
            at: Point2D(point.x - 8, (center.y + point.y) / 2),
            .series(2),
            anchor: .end,
            size: 16
        )
        svg.disc(point, 7, .accent)
        svg.say("(cos θ, sin θ)", at: point + Point2D(-4, 28), .accent, anchor: .start)
        return svg.document()
    }

    /// A radian: the angle whose arc is as long as the radius.
    static var radian: UTF8Text {
        var svg = SVG.figure("A radian is the angle whose arc is as long as the radius", height: 400)
        let (center, radius) = (Point2D(240, 200), 130.0)
        svg.circle(center: center, radius: radius, .muted)
        svg.slice(center, 0, radius, .zero, .radians(1), .accent)
        svg.line([center, center + Point2D(radius, 0)], .accent)
        svg.line([center, center + radius * Point2D(direction: .radians(1))], .muted)
        svg.line(SVG.arc(center, radius, .zero, .radians(1)), .accent)
        svg.line(SVG.arc(center, radius + 1, .zero, .radians(1)), .accent)
        for index in 1...6 {
            let mark = Point2D(direction: .radians(Double(index)))
            svg.line([center + (radius - 6) * mark, center + (radius + 6) * mark], .muted)
            if index > 1 { svg.say("\(index)", at: center + (radius - 22) * mark, .muted, size: 15) }
        }
        svg.say("r", at: center + Point2D(radius / 2, -14), .accent)
        svg.say("r", at: center + (radius + 16) * Point2D(direction: .radians(0.5)), .accent)
        svg.say("1", at: center + 44 * Point2D(direction: .radians(0.5)), .accent)
        let quarters = [("0", 0.0), ("π/2", 90), ("π", 180), ("3π/2", 270)]
        for (name, degrees) in quarters {
            let direction = Point2D(direction: .degrees(degrees))
            svg.disc(center + radius * direction, 4, .ink)
            svg.say(name, at: center + (radius + 26) * direction + Point2D(direction.x * 4, 0))
        }
        svg.say("2π = 360°", at: center + Point2D(226, -34), .muted, anchor: .end, size: 15)
        return svg.document()
    }

    /// The axes with y upward, as in school, and with y downward, as on a screen.
    static var axes: UTF8Text {
        var svg = SVG.figure(
            "Angles with y upward run counterclockwise, with y downward clockwise",
            height: 280
        )
        draw(&svg, at: Point2D(120, 140), up: true)
        draw(&svg, at: Point2D(360, 140), up: false)
        svg.line([Point2D(240, 32), Point2D(240, 248)], .grid)
        return svg.document()
    }

    private static func draw(_ svg: inout SVG, at center: Point2D, up: Bool) {
        let (sign, style): (Double, SVG.Style) = up ? (-1, .muted) : (1, .accent)
        svg.arrow([center - Point2D(84, 0), center + Point2D(84, 0)], .ink)
        svg.arrow([center - Point2D(0, 84 * sign), center + Point2D(0, 84 * sign)], .ink)
        svg.say("x", at: center + Point2D(98, 0))
        svg.say("y", at: center + Point2D(0, 102 * sign))
        svg.turn(center, 52, from: .zero, by: .degrees(75) * sign, style)
        svg.say("+", at: center + 72 * Point2D(direction: .degrees(40) * sign), style, size: 20)
    }

    /// The angles on a screen, beside the hours of a clock.
    static var angles: UTF8Text {
        var svg = SVG.figure("0° at 3 o'clock, 90° at 6, 180° at 9 and −90° at 12", height: 360)
        let (center, radius) = (Point2D(240, 180), 116.0)
        svg.circle(center: center, radius: radius, .muted)
        for hour in 0..<12 {
            let mark = Point2D(direction: .degrees(Double(hour) * 30))
            svg.line([center + (radius - 5) * mark, center + (radius + 5) * mark], .muted)
        }
        for (name, degrees) in [("0°", 0.0), ("90°", 90), ("180°", 180), ("−90°", 270)] {
            let direction = Point2D(direction: .degrees(degrees))
            svg.disc(center + radius * direction, 6, degrees == 0 ? .accent : .ink)
            let distance = radius + 24 + 14 * direction.x.magnitude
            svg.say(name, at: center + distance * direction, degrees == 0 ? .accent : .ink)
        }
        for (name, hour) in [("12", 270.0), ("3", 0), ("6", 90), ("9", 180)] {
            svg.say(name, at: center + (radius - 24) * Point2D(direction: .degrees(hour)), .muted, size: 15)
        }
        svg.line([center, center + Point2D(60, 0)], .accent)
        svg.turn(center, 46, from: .zero, by: .degrees(130), .accent)
        svg.say("+", at: center + 64 * Point2D(direction: .degrees(56)), .accent, size: 20)
        return svg.document()
    }
}
