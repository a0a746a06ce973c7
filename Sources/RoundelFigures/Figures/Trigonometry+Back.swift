import Foundation
import Roundel
import RoundelExport

/// The figures about units, the tangent, and the step from a point back to an angle.
extension Trigonometry {
    /// One full turn on three rulers: turns, radians, degrees.
    static var units: UTF8Text {
        var svg = SVG.figure("One turn, 2π radians, 360°: three rulers of one length", height: 250)
        let turns = [("0", 0.0), ("1/4", 0.25), ("1/2", 0.5), ("3/4", 0.75), ("1", 1)]
        let radians = [("0", 0.0), ("π/2", 0.25), ("π", 0.5), ("3π/2", 0.75), ("2π", 1)]
        let degrees = [0.0, 90, 180, 270, 360].map { ("\(Int($0))°", Angle.degrees($0).turns) }
        for (row, marks) in [turns, radians, degrees].enumerated() { ruler(&svg, row, marks) }
        let one = Angle.radians(1)
        let names = [String(format: "%.3f", one.turns), "1", String(format: "%.1f°", one.degrees)]
        svg.line([location(one.turns, 0), location(one.turns, 2)], .accent, dashed: true)
        for (row, name) in names.enumerated() {
            svg.disc(location(one.turns, row), 5, .accent)
            svg.say(name, at: location(one.turns, row) + Point2D(8, -18), .accent, anchor: .start, size: 15)
        }
        return svg.document()
    }

    private static func location(_ turns: Double, _ row: Int) -> Point2D {
        Point2D(40 + 400 * turns, 50 + 72 * Double(row))
    }

    private static func ruler(_ svg: inout SVG, _ row: Int, _ marks: [(String, Double)]) {
        svg.line([location(0, row), location(1, row)], .ink)
        for (name, turns) in marks {
            let mark = location(turns, row)
            svg.line([mark - Point2D(0, 7), mark + Point2D(0, 7)], .ink)
            svg.say(name, at: mark + Point2D(0, 22), .muted, size: 15)
        }
    }

    /// The tangent: the point where the ray of an angle meets the vertical line that touches the
    /// unit circle.
    static var tangent: UTF8Text {
        var svg = SVG.figure("The tangent of an angle on the line that touches the unit circle", height: 404)
        let (center, radius) = (Point2D(100, 60), 168.0)
        let touching = center + Point2D(radius, 0)
        func meeting(_ angle: Angle) -> Point2D { touching + Point2D(0, radius * tan(angle.radians)) }
        let (angle, steep) = (Angle.degrees(38), Angle.degrees(60))
        svg.line(SVG.arc(center, radius, .degrees(-18), .degrees(124)), .muted)
        svg.line([touching - Point2D(0, 36), touching + Point2D(0, 320)], .ink)
        svg.line([center - Point2D(36, 0), touching], .muted)
        svg.line([center, meeting(steep)], .muted, dashed: true)
        svg.arrow([center, center + Point2D(0, 320)], .muted, dashed: true)
        svg.line([center, meeting(angle)], .accent)
        svg.bar(touching, meeting(angle), .series(2), width: 4)
        let point = center + radius * Point2D(direction: angle)
        svg.line([Point2D(point.x, center.y), point], .series(3))
        svg.line(SVG.arc(center, 44, .zero, angle), .ink)
        svg.say("θ", at: center + 60 * Point2D(direction: angle / 2))
        svg.say("1", at: center + Point2D(radius / 2, -16), .muted)
        svg.say("sin θ", at: Point2D(point.x - 8, center.y + 26), .series(3), anchor: .end, size: 15)
        svg.say("tan θ", at: (touching + meeting(angle)) / 2 + Point2D(14, 0), .series(2), anchor: .start)
        for degrees in [38.0, 60] {
            let end = meeting(.degrees(degrees))
            svg.disc(end, 6, degrees == 60 ? .muted : .accent)
            let text = String(format: "tan %.0f° = %.3f", degrees, tan(Angle.degrees(degrees).radians))
            svg.say(text, at: end + Point2D(14, 6), degrees == 60 ? .muted : .accent, anchor: .start)
        }
        svg.disc(point, 6, .accent)
        svg.say("90°", at: center + Point2D(-14, 310), .muted, anchor: .end)
        return svg.document()
    }

    /// A touch at (296, 234) around the centre (200, 300), and the touch with the same cosine on
    /// the other side.
    static var direction: UTF8Text {
        var svg = SVG.figure("Two touches with one cosine, above and below the centre", height: 352)
        let (center, touch) = (Point2D(200, 300), Point2D(296, 234))
        let offset = touch - center
        let (middle, scale) = (Point2D(130, 176), 1.7)
        func location(_ point: Point2D) -> Point2D { middle + scale * (point - center) }
        let (foot, other) = (Point2D(touch.x, center.y), Point2D(touch.x, center.y - offset.y))
        svg.line(SVG.arc(middle, scale * offset.length, .degrees(-54), .degrees(108)), .grid)
        svg.line([middle - Point2D(110, 0), middle + Point2D(250, 0)], .muted)
        svg.tint([middle, location(foot), location(touch)], .accent, opacity: 0.1)
        svg.line([location(foot), location(other)], .muted, dashed: true)
        svg.line([middle, location(other)], .muted, dashed: true)
        svg.line([middle, location(touch)], .accent)
        svg.line([middle, location(foot)], .series(1))
        svg.line([location(foot), location(touch)], .series(2))
        svg.say("\(Int(offset.x))", at: (middle + location(foot)) / 2 + Point2D(18, 16), .series(1))
        let half = (location(foot) + location(touch)) / 2
        svg.say("−\(Int(-offset.y))", at: half + Point2D(10, 0), .series(2), anchor: .start)
        for (end, style) in [(touch, SVG.Style.accent), (other, .muted)] {
            guard let angle = Angle(of: end - center) else { continue }
            let sign = angle < .zero ? "−" : "+"
            svg.turn(middle, 64, from: .zero, by: angle, style)
            svg.disc(location(end), 8, style)
            let text = String(format: "\(sign)%.1f°", angle.magnitude.degrees)
            svg.say(text, at: location(end) + Point2D(16, -14), style, anchor: .start)
            let name = "(\(Int(end.x)), \(Int(end.y)))"
            svg.say(name, at: location(end) + Point2D(16, 10), style, anchor: .start, size: 15)
        }
        svg.disc(middle, 5, .ink)
        svg.say("(200, 300)", at: middle + Point2D(-10, 20), anchor: .end, size: 15)
        return svg.document()
    }
}
