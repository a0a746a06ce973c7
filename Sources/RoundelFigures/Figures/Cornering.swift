import Foundation
import Roundel
import RoundelExport

/// The figures about the corners of rectangles.
enum Cornering {
    /// The corner of the rectangle at the top right of the figures.
    private static let vertex = Point2D(400, 42)

    /// The outline at the top right of a large rectangle, whose other corners are not in the figure.
    private static func elements(_ radius: Double, _ shape: CornerShape, segments: Int = 16) -> [PathElement]
    {
        let corners = Corners(topRight: Corner(radius: radius, shape: shape))
        let rect = Rect2D(origin: vertex - Point2D(1_000, 0), size: Point2D(1_000, 1_000))
        let path = corners.path(in: rect, segmentsPerCorner: segments)
        return Array(path.elements.suffix(segments + 2).dropLast())
    }

    private static func sides(_ svg: inout SVG, _ length: Double) {
        svg.line([vertex - Point2D(length, 0), vertex, vertex + Point2D(0, length)], .muted)
    }

    /// A curve for each of six exponents in one corner.
    static var family: UTF8Text {
        var svg = SVG.figure("A corner with the exponents 0, 0.5, 1, 2, 4 and ∞", height: 400)
        let radius = 280.0
        sides(&svg, 330)
        let curves: [(exponent: Double, name: String, style: SVG.Style)] = [
            (0, "0", .ink), (0.5, "0.5", .series(3)), (1, "1", .series(2)), (2, "2", .series(1)),
            (4, "4", .accent), (.infinity, "∞", .muted),
        ]
        for curve in curves where curve.exponent < .infinity {
            svg.line(
                SVG.points(of: elements(radius, .superellipse(exponent: curve.exponent))),
                curve.style
            )
        }
        for curve in curves {
            let part = 1 - CornerShape.superellipse(exponent: curve.exponent).halfCorner
            let position = vertex + Point2D(-radius, radius) * part
            let isBox = part == 0
            if !isBox { svg.disc(position, 13, .card) }
            svg.say(curve.name, at: position + (isBox ? Point2D(14, -10) : .zero), curve.style, size: 16)
        }
        return svg.document()
    }

    /// The parts of a smooth corner, with the circle of its arc.
    static var smooth: UTF8Text {
        var svg = SVG.figure("A smooth corner: a cubic, an arc of radius r, and a cubic", height: 366)
        let (radius, smoothing) = (150.0, 0.6)
        sides(&svg, 300)
        let center = vertex + Point2D(-radius, radius)
        svg.line(SVG.arc(center, radius, .zero, .fullTurn), .muted, dashed: true)
        let curve = elements(radius, .smooth(smoothing), segments: 3)
        let joints = curve.compactMap { $0.end }
        for index in 1...3 {
            let part = [PathElement.move(joints[index - 1]), curve[index]]
            svg.line(SVG.points(of: part), index == 2 ? .series(2) : .accent)
        }
        for joint in joints[1...2] { svg.line([center, joint], .muted) }
        for joint in joints { svg.disc(joint, 5, .ink) }
        svg.disc(center, 3, .muted)
        svg.say("r", at: (center + joints[1]) / 2 + Point2D(-12, 0), .muted)
        measure(&svg, from: vertex.x, to: vertex.x - radius, "r")
        measure(&svg, from: vertex.x - radius, to: vertex.x - radius * (1 + smoothing), "s·r")
        return svg.document()
    }

    private static func measure(_ svg: inout SVG, from end: Double, to start: Double, _ name: String) {
        let (y, middle) = (vertex.y - 20, (start + end) / 2)
        svg.measure(Point2D(start, y), Point2D(end, y), .muted)
        svg.disc(Point2D(middle, y), 16, .card)
        svg.say(name, at: Point2D(middle, y), .muted)
    }

    /// Three cards with the same corners, whose smoothing is reduced on the two lower ones.
    static var fitted: UTF8Text {
        var svg = SVG.figure("The same corners on cards of three heights", height: 178)
        let corners = Corners(radius: 30, shape: .smooth(1))
        for (column, height) in [130.0, 90, 60].enumerated() {
            let rect = Rect2D(x: 29 + 146 * Double(column), y: 89 - height / 2, width: 130, height: height)
            let path = corners.path(in: rect, segmentsPerCorner: 3)
            let outline = SVG.points(of: path.elements)
            svg.tint(outline, .accent)
            svg.line(outline + outline.prefix(1), .accent)
            // A move, and for each corner a line and three cubics.
            for (index, element) in path.elements.enumerated() where index % 4 < 2 {
                if let joint = element.end { svg.disc(joint, 4, .ink) }
            }
        }
        return svg.document()
    }
}

// MARK: - Curvature

extension Cornering {
    /// A distance along a corner in radii, and the curvature there.
    private typealias Sample = (x: Double, y: Double)

    /// The curvature of three corners with a radius of 1, by the distance from the diagonal.
    static var curvature: UTF8Text {
        var plot = Plot("The curvature along a round and two smooth corners", -1.7...1.7, -0.12...1.7)
        for level in [0.0, 1] { plot.level(level, "\(Int(level))") }
        plot.line(samples(through: [], turn: 0), .muted)
        plot.line(samples(through: designTools(smoothing: 0.6), turn: 0.15 * .pi), .series(2), dashed: true)
        let curve = elements(1, .smooth(0.6), segments: 3)
        if case .line(let start) = curve[0], case .cubic(let first, let second, let end) = curve[1] {
            plot.line(samples(through: [start, first, second, end], turn: 0.15 * .pi), .accent)
        }
        plot.say("round", at: (0.84, 0.5), .muted)
        plot.say("design tools", at: (0.45, 1.5), .series(2))
        plot.say("smooth", at: (0.8, 1.2), .accent)
        return plot.document()
    }

    /// The first cubic that design tools draw for a radius of 1: its first handle is twice as long
    /// as the distance between the control points.
    private static func designTools(smoothing: Double) -> [Point2D] {
        let turn = smoothing * .pi / 4
        let (start, second) = (Point2D(1 + smoothing, 0), Point2D(1 - tan(turn / 2), 0))
        return [start, (start + second * 2) / 3, second, Point2D(1 - sin(turn), 1 - cos(turn))]
    }

    /// Samples of a cubic that turns by an angle in radians, of half an arc of radius 1, and of their
    /// mirror images; a round corner has no cubic.
    private static func samples(through points: [Point2D], turn: Double) -> [Sample] {
        var half: [Sample] = [(0, 0)]
        var (end, last) = (0.0, points.first ?? .zero)
        for parameter in stride(from: 0, through: 1, by: 1.0 / 64) where !points.isEmpty {
            let point = Point2D.onCubic(points[0], points[1], points[2], points[3], at: parameter)
            end += (point - last).length
            half.append((end, curvature(of: points, at: parameter)))
            last = point
        }
        let all = end + .pi / 4 - turn
        half += [(end, 1), (all, 1)]
        let left: [Sample] = [(-1.7, 0)] + half.map { (x: $0.x - all, y: $0.y) }
        return left + left.reversed().map { (x: -$0.x, y: $0.y) }
    }

    private static func curvature(of points: [Point2D], at parameter: Double) -> Double {
        let (t, u) = (parameter, 1 - parameter)
        let legs = zip(points, points.dropFirst()).map { $1 - $0 }
        let first = legs[0] * (u * u) + legs[1] * (2 * u * t) + legs[2] * (t * t)
        let second = (legs[1] - legs[0]) * u + (legs[2] - legs[1]) * t
        let cross = first.x * second.y - first.y * second.x
        return 2.0 / 3 * cross.magnitude / (first.length * first.length * first.length)
    }
}

extension PathElement {
    /// The point at which the element ends.
    fileprivate var end: Point2D? {
        switch self {
        case .move(let end), .line(let end), .cubic(_, _, let end): end
        case .close: nil
        }
    }
}

extension SVG {
    /// Points along a path that begins with a move or a line, dense enough to look like it.
    fileprivate static func points(of elements: [PathElement]) -> [Point2D] {
        var points: [Point2D] = []
        for element in elements {
            if case .cubic(let first, let second, let end) = element, let start = points.last {
                points += (1...8).map { .onCubic(start, first, second, end, at: Double($0) / 8) }
            } else if let end = element.end {
                points.append(end)
            }
        }
        return points
    }
}
