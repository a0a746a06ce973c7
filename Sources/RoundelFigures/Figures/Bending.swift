import Foundation
import Roundel
import RoundelExport

/// The figures about superellipses.
enum Bending {
    /// A curve for each exponent in one box.
    static var family: UTF8Text {
        var svg = SVG.figure("Superellipses with the exponents 0.5, 1, 2, 4 and ∞", height: 400)
        let box = Rect2D(x: 70, y: 30, width: 340, height: 340)
        let curves: [(exponent: Double, name: String, style: SVG.Style)] = [
            (0.5, "0.5", .series(3)), (1, "1", .series(2)), (2, "2", .series(1)), (4, "4", .accent),
            (.infinity, "∞", .muted),
        ]
        for curve in curves { svg.superellipse(curve.exponent, in: box, curve.style) }
        for curve in curves {
            let position = Superellipse(exponent: curve.exponent).point(at: .degrees(45), in: box)
            let isBox = curve.exponent == .infinity
            if !isBox { svg.disc(position, 13, .card) }
            svg.say(curve.name, at: position + (isBox ? Point2D(15, 8) : .zero), curve.style, size: 16)
        }
        return svg.document()
    }

    /// One cubic beside a quarter of the curve with exponent 3.5, its distance drawn 25 times as
    /// large, and the error bounds for 1 to 6 cubics.
    static var error: UTF8Text {
        var svg = SVG.figure(
            "The error of one cubic, 25 times as large; and the bound for 1 to 6 cubics",
            height: 280
        )
        let shape = Superellipse(exponent: 3.5)
        let rect = Rect2D(x: -180, y: -172, width: 400, height: 400)
        let path = shape.path(in: rect, segmentsPerQuadrant: 1)
        let samples = samples(of: path, beside: shape, in: rect)
        svg.tint(samples.map(\.drawn) + samples.map(\.nearest).reversed(), .series(2), opacity: 0.2)
        svg.line(samples.map(\.nearest), .ink)
        svg.line(samples.map(\.drawn), .series(2))
        drawBounds(&svg, shape, in: Rect2D(x: 312, y: 28, width: 144, height: 200))
        return svg.document()
    }

    /// Draws the bounds in points on a shape of 200 × 200.
    ///
    /// Each level is a tenth of the one above.
    private static func drawBounds(_ svg: inout SVG, _ shape: Superellipse, in frame: Rect2D) {
        let levels = ["1", "0.1", "0.01", "0.001", "0.0001"]
        for (index, name) in levels.enumerated() {
            let y = frame.origin.y + frame.height * Double(index) / 4
            svg.line([Point2D(frame.origin.x, y), Point2D(frame.end.x, y)], .grid)
            svg.say(name, at: Point2D(frame.origin.x - 8, y), .muted, anchor: .end, size: 14)
        }
        let square = Rect2D(x: 0, y: 0, width: 200, height: 200)
        for count in 1...6 {
            let bound = shape.errorBound(in: square, segmentsPerQuadrant: count)
            let x = frame.origin.x + frame.width * (Double(count) - 0.5) / 6
            let y = frame.origin.y - frame.height * log10(bound) / 4
            svg.bar(Point2D(x, frame.end.y), Point2D(x, y), count == 1 ? .series(2) : .accent, width: 13)
            svg.say("\(count)", at: Point2D(x, frame.end.y + 16), .muted, size: 14)
        }
    }

    /// Returns points of the first quarter of a path: the nearest point of the curve, and the point
    /// at 25 times the distance from it.
    private static func samples(
        of path: SuperellipsePath,
        beside shape: Superellipse,
        in rect: Rect2D
    ) -> [(nearest: Point2D, drawn: Point2D)] {
        guard case .move(let start) = path.elements[0],
            case .cubic(let first, let second, let end) = path.elements[1]
        else { return [] }
        return (0...96).map { step in
            let point = Point2D.onCubic(start, first, second, end, at: Double(step) / 96)
            let nearest = shape.nearestPoint(to: point, in: rect) ?? point
            return (nearest, nearest + (point - nearest) * 25)
        }
    }
}
