public import CoreGraphics

/// An outline of lines and cubics.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct Path: Equatable, Sendable {
    /// An element of a path.
    public enum Element: Equatable, Sendable {
        /// Begins a subpath.
        case move(to: CGPoint)
        /// A line.
        case line(to: CGPoint)
        /// A quadratic.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line to the start of the subpath.
        case closeSubpath
    }

    private(set) var elements: [Element] = []

    /// Makes an empty path.
    public init() {}

    /// Makes a path with a closure that adds elements.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    /// Makes a path from one of Core Graphics.
    public init(_ path: CGPath) {
        elements = path.standInElements.map { element in
            let points = element.points
            return switch element.type {
            case .moveToPoint: .move(to: points[0])
            case .addLineToPoint: .line(to: points[0])
            case .addQuadCurveToPoint: .quadCurve(to: points[1], control: points[0])
            case .addCurveToPoint: .curve(to: points[2], control1: points[0], control2: points[1])
            case .closeSubpath: .closeSubpath
            }
        }
    }

    /// Makes a rectangle.
    public init(_ rect: CGRect) {
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        closeSubpath()
    }

    /// Makes an ellipse that touches the sides of a rectangle, as four cubics.
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    /// The path, with left and right of a rectangle swapped.
    func mirrored(in rect: CGRect) -> Path {
        func at(_ point: CGPoint) -> CGPoint { CGPoint(x: rect.minX + rect.maxX - point.x, y: point.y) }
        var path = self
        path.elements = elements.map { element in
            switch element {
            case .move(let end): .move(to: at(end))
            case .line(let end): .line(to: at(end))
            case .quadCurve(let end, let control): .quadCurve(to: at(end), control: at(control))
            case .curve(let end, let first, let second):
                .curve(to: at(end), control1: at(first), control2: at(second))
            case .closeSubpath: .closeSubpath
            }
        }
        return path
    }

    /// Whether there are no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// Begins a subpath.
    public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

    /// Adds a line.
    public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }

    /// Adds a cubic.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(to: end, control1: control1, control2: control2))
    }

    /// Closes the subpath.
    public mutating func closeSubpath() { elements.append(.closeSubpath) }

    /// Adds an ellipse that touches the sides of a rectangle, or its image under a map.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        let handle = 4 / 3 * tan(CGFloat.pi / 8)
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.midX + x * rect.width / 2, y: rect.midY + y * rect.height / 2).applying(transform)
        }
        move(to: at(1, 0))
        for (x, y) in [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)] as [(CGFloat, CGFloat)] {
            addCurve(
                to: at(-y, x),
                control1: at(x - handle * y, y + handle * x),
                control2: at(-y + handle * x, x + handle * y)
            )
        }
        closeSubpath()
    }

    /// Calls a closure with every element.
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension Path {
    /// Whether a point is inside; curves count as 32 lines each.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        var (winding, crossings) = (0, 0)
        for (start, end) in lines where (start.y <= point.y) != (end.y <= point.y) {
            let fraction = (point.y - start.y) / (end.y - start.y)
            guard start.x + fraction * (end.x - start.x) > point.x else { continue }
            winding += end.y > start.y ? 1 : -1
            crossings += 1
        }
        return eoFill ? crossings % 2 == 1 : winding != 0
    }

    /// The bounding box of the lines that approximate the path; null for an empty path.
    public var boundingRect: CGRect {
        lines.reduce(CGRect.null) { box, line in
            box.union(CGRect(origin: line.0, size: .zero)).union(CGRect(origin: line.1, size: .zero))
        }
    }

    private var lines: [(CGPoint, CGPoint)] {
        var (lines, start, pen): ([(CGPoint, CGPoint)], CGPoint, CGPoint) = ([], .zero, .zero)
        func draw(_ points: [CGPoint]) {
            for step in 1...32 {
                let next = points.bezier(at: CGFloat(step) / 32)
                lines.append((pen, next))
                pen = next
            }
        }
        for element in elements {
            switch element {
            case .move(let end): (start, pen) = (end, end)
            case .line(let end): draw([pen, end])
            case .quadCurve(let end, let control): draw([pen, control, end])
            case .curve(let end, let first, let second): draw([pen, first, second, end])
            case .closeSubpath: draw([pen, start])
            }
        }
        return lines
    }
}

extension [CGPoint] {
    /// The point of a Bézier curve, by repeated interpolation.
    fileprivate func bezier(at fraction: CGFloat) -> CGPoint {
        guard count > 1 else { return self[0] }
        return zip(self, dropFirst()).map {
            CGPoint(x: $0.x + ($1.x - $0.x) * fraction, y: $0.y + ($1.y - $0.y) * fraction)
        }.bezier(at: fraction)
    }
}
