import CoreGraphics
import UIKit

/// A sketch on paper: the lines that a finger has drawn, and what it draws with.
struct Sketch: Equatable {
    /// A line.
    struct Line: Equatable {
        let brush: Brush
        let ink: Ink
        /// The points, as fractions of the paper's side.
        var points: [CGPoint]
    }

    /// The paper, which is light in dark mode too.
    static let paper = UIColor(0xF6EEDD)
    /// Lamé's exponent of the paper's outline.
    static let exponent = 6.0
    /// The distance of the button from the corner of the paper.
    static let margin: CGFloat = 20
    /// The distance in points by which a finger moves before it draws: that of a drag, within which
    /// a menu may still open.
    static let slop: CGFloat = 10
    /// The least distance between two points of a line, as a fraction of the paper's side.
    private static let resolution = 0.006

    private(set) var lines: [Line] = []
    var brush = Brush.pen
    var ink = Ink.violet

    /// What it draws with.
    var title: String { brush == .eraser ? brush.name : "\(brush.name) · \(ink.name)" }

    mutating func begin(at point: CGPoint) {
        lines.append(Line(brush: brush, ink: ink, points: [point]))
    }

    mutating func extend(to point: CGPoint) {
        guard let last = lines.last?.points.last, hypot(point.x - last.x, point.y - last.y) > Self.resolution
        else { return }
        lines[lines.count - 1].points.append(point)
    }

    mutating func clear() { lines = [] }

    /// The picture of the sketch.
    var drawing: Drawing {
        var drawing = Drawing(background: [Self.paper, Self.paper])
        for line in lines {
            drawing.add(.line(line.points, width: line.brush.width), line.brush.color(of: line.ink))
        }
        return drawing
    }
}

extension Outline {
    /// A smooth line of a width through points: a capsule about each of its short segments.
    ///
    /// All capsules run the same way round, so that where they overlap they are filled once.
    static func line(_ points: [CGPoint], width: CGFloat) -> Outline {
        Outline { box in
            let path = CGMutablePath()
            let (side, radius) = (box.width, width * box.width / 2)
            func place(_ point: CGPoint) -> CGPoint {
                CGPoint(x: box.minX + point.x * side, y: box.minY + point.y * side)
            }
            let points = smooth(points)
            for (start, end) in zip(points, points.count > 1 ? points.dropFirst() : points[...]) {
                path.addCapsule(from: place(start), to: place(end), radius: radius)
            }
            return path
        }
    }
}

/// The points of a Catmull–Rom spline through points, about a fiftieth of the paper's side apart.
private func smooth(_ points: [CGPoint]) -> [CGPoint] {
    guard points.count > 2 else { return points }
    var result = [points[0]]
    for index in 1..<points.count {
        let (start, end) = (points[index - 1], points[index])
        let (before, after) = (points[max(index - 2, 0)], points[min(index + 1, points.count - 1)])
        let steps = max(1, min(32, Int((hypot(end.x - start.x, end.y - start.y) * 50).rounded(.up))))
        for step in 1...steps {
            let t = CGFloat(step) / CGFloat(steps)
            func part(_ value: KeyPath<CGPoint, CGFloat>) -> CGFloat {
                let (a, b, c, d) = (
                    before[keyPath: value], start[keyPath: value], end[keyPath: value], after[keyPath: value]
                )
                let curve = (2 * a - 5 * b + 4 * c - d) * t + (3 * b - a - 3 * c + d) * t * t
                return b + ((c - a) + curve) * t / 2
            }
            result.append(CGPoint(x: part(\.x), y: part(\.y)))
        }
    }
    return result
}

extension CGMutablePath {
    /// Adds a capsule; a circle if both points are the same.
    fileprivate func addCapsule(from start: CGPoint, to end: CGPoint, radius: CGFloat) {
        let length = hypot(end.x - start.x, end.y - start.y)
        let along =
            length > 0
            ? CGPoint(x: (end.x - start.x) / length, y: (end.y - start.y) / length) : CGPoint(x: 1, y: 0)
        func point(_ center: CGPoint, _ ahead: CGFloat, _ aside: CGFloat) -> CGPoint {
            CGPoint(
                x: center.x + radius * (along.x * ahead - along.y * aside),
                y: center.y + radius * (along.y * ahead + along.x * aside)
            )
        }
        // Two cubics for half a circle, which deviate from it by less than a thousandth of the radius.
        let handle: CGFloat = 0.5523
        func cap(_ center: CGPoint, _ side: CGFloat) {
            addCurve(
                to: point(center, side, 0),
                control1: point(center, side * handle, -side),
                control2: point(center, side, -side * handle)
            )
            addCurve(
                to: point(center, 0, side),
                control1: point(center, side, side * handle),
                control2: point(center, side * handle, side)
            )
        }
        move(to: point(start, 0, -1))
        addLine(to: point(end, 0, -1))
        cap(end, 1)
        addLine(to: point(start, 0, 1))
        cap(start, -1)
        closeSubpath()
    }
}
