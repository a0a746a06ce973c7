#if !canImport(ObjectiveC)
import Foundation
#endif

/// Makes path elements, in the coordinates before the transform of a call is applied.
struct PathBuilder {
    private(set) var elements: [StandInPathElement] = []
    private var pen: CGPoint?

    init(pen: CGPoint?) { self.pen = pen }

    private mutating func add(_ type: CGPathElementType, _ points: [CGPoint]) {
        precondition(type == .moveToPoint || pen != nil, "a path needs a current point before it can grow")
        elements.append(StandInPathElement(type: type, points: points))
        pen = points.last ?? elements.last { $0.type == .moveToPoint }?.points.first ?? pen
    }

    mutating func move(to point: CGPoint) { add(.moveToPoint, [point]) }
    mutating func line(to point: CGPoint) { add(.addLineToPoint, [point]) }
    mutating func quad(_ control: CGPoint, _ end: CGPoint) { add(.addQuadCurveToPoint, [control, end]) }
    mutating func close() { if pen != nil { add(.closeSubpath, []) } }

    mutating func curve(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
        add(.addCurveToPoint, [control1, control2, end])
    }

    mutating func lines(between points: [CGPoint]) {
        for (index, point) in points.enumerated() { index == 0 ? move(to: point) : line(to: point) }
    }

    mutating func rect(_ rect: CGRect) {
        lines(between: rect.standardized.standInCorners)
        close()
    }

    mutating func ellipse(in rect: CGRect) {
        let map = CGAffineTransform(
            a: rect.width / 2,
            b: 0,
            c: 0,
            d: rect.height / 2,
            tx: rect.midX,
            ty: rect.midY
        )
        var circle = PathBuilder(pen: nil)
        circle.arc(center: .zero, radius: 1, start: 0, delta: 2 * .pi)
        circle.close()
        elements += circle.elements.map { $0.applying(map) }
        pen = CGPoint(x: rect.maxX, y: rect.midY)
    }

    /// Each quarter turn or less is one cubic, with an error of at most 2.7e-4 of the radius.
    mutating func arc(center: CGPoint, radius: CGFloat, start: CGFloat, delta: CGFloat) {
        let count = max(1, (abs(delta) / (.pi / 2) - 1e-9).rounded(.up))
        let step = delta / count
        let handle = 4 / 3 * tan(step / 4)
        func at(_ angle: CGFloat, _ along: CGFloat) -> CGPoint {
            CGPoint(
                x: center.x + radius * (cos(angle) - along * sin(angle)),
                y: center.y + radius * (sin(angle) + along * cos(angle))
            )
        }
        pen == nil ? move(to: at(start, 0)) : line(to: at(start, 0))
        for index in 0..<Int(count) {
            let (from, to) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
            curve(at(from, handle), at(to, -handle), at(to, 0))
        }
    }

    /// `clockwise` has its meaning where y grows upward, as in Core Graphics.
    mutating func arc(center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat, clockwise: Bool) {
        let turn = 2 * CGFloat.pi
        var delta = clockwise ? start - end : end - start
        if delta < 0 { delta = delta.truncatingRemainder(dividingBy: turn) + turn }
        arc(center: center, radius: radius, start: start, delta: min(delta, turn) * (clockwise ? -1 : 1))
    }

    mutating func roundedRect(_ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        precondition(2 * cornerWidth <= rect.width && 2 * cornerHeight <= rect.height, "corners overlap")
        let (corners, (w, h)) = (rect.standInCorners, (cornerWidth, cornerHeight))
        let inward = [(w, h), (-w, h), (-w, -h), (w, -h)]
        let rounding = 1 - 4 / 3 * tan(CGFloat.pi / 8)
        move(to: CGPoint(x: rect.minX + w, y: rect.minY))
        for index in [1, 2, 3, 0] {
            let (corner, (dx, dy)) = (corners[index], inward[index])
            let level = CGPoint(x: corner.x + dx, y: corner.y)
            let upright = CGPoint(x: corner.x, y: corner.y + dy)
            let nearLevel = CGPoint(x: corner.x + dx * rounding, y: corner.y)
            let nearUpright = CGPoint(x: corner.x, y: corner.y + dy * rounding)
            if index % 2 == 1 {
                line(to: level)
                curve(nearLevel, nearUpright, upright)
            } else {
                line(to: upright)
                curve(nearUpright, nearLevel, level)
            }
        }
        close()
    }
}
