import Roundel
import RoundelExport

// What the page shows of a superellipse: its numbers and its outlines, which
// `Web/Script/Scenes/superellipse.js` draws.

extension Playground {
    func write(_ design: SuperellipseDesign) {
        let path = design.path(in: Rect2D(origin: .zero, size: design.size))
        let error = ErrorOutline(design)
        let exponent = design.shape.exponent
        let handle = design.shape.handle ?? Superellipse.bestHandle(forExponent: exponent)
        frame[Frame.SuperellipseSlot.width] = design.size.x
        frame[Frame.SuperellipseSlot.height] = design.size.y
        frame[Frame.SuperellipseSlot.exponent] = exponent
        frame[Frame.SuperellipseSlot.handle] = handle ?? .nan
        frame[Frame.SuperellipseSlot.segments] = Double(path.segmentsPerQuadrant)
        frame[Frame.SuperellipseSlot.errorBound] = path.errorBound
        frame[Frame.SuperellipseSlot.largestError] = error.largest
        frame[Frame.SuperellipseSlot.magnification] = error.magnification
    }

    func elements(_ outline: Outline, of design: SuperellipseDesign) -> [PathElement] {
        switch outline {
        case .shape: design.path(in: Playground.stageRect(design.size)).elements
        case .curve: Playground.curve(design, inset: design.inset)
        case .base: design.inset == 0 ? [] : Playground.curve(design, inset: 0)
        case .handles: Playground.handles(design)
        case .error: Playground.error(design)
        case .helper, .decay, .minorMarks, .majorMarks: []
        }
    }

    /// The curve as 720 lines, or a curve at a distance inside it.
    private static func curve(_ design: SuperellipseDesign, inset: Double) -> [PathElement] {
        let (rect, shape) = (stageRect(design.size), Superellipse(exponent: design.shape.exponent))
        guard inset == 0 else { return shape.offsetPath(in: rect, by: -inset, tolerance: 0.001).elements }
        let points = (0..<720).map { shape.point(at: .degrees(Double($0) / 2), in: rect) }
        return lines(through: points) + [.close]
    }

    private static func handles(_ design: SuperellipseDesign) -> [PathElement] {
        var (lines, start): ([PathElement], Point2D) = ([], .zero)
        for element in design.path(in: stageRect(design.size)).elements {
            switch element {
            case .move(let point), .line(let point): start = point
            case .cubic(let first, let second, let end):
                lines += [.move(start), .line(first), .move(second), .line(end)]
                start = end
            case .close: break
            }
        }
        return lines
    }

    private static func error(_ design: SuperellipseDesign) -> [PathElement] {
        let outline = ErrorOutline(design)
        let points = outline.samples.map { $0.point + $0.normal * ($0.distance * outline.magnification) }
        return points.isEmpty ? [] : lines(through: points) + [.close]
    }
}
