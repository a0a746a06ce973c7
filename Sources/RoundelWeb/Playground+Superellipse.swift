import Roundel
import RoundelExport

// What the page shows of a superellipse and of corners: the numbers and the outlines, which
// `Web/Script/Scenes/superellipse.js` draws.

extension Playground {
    func write(_ design: SuperellipseDesign) {
        let error = ErrorOutline(design)
        self.error = error
        let exponent = design.corners == nil ? design.shape.exponent : design.exponent
        let handle = design.handle ?? Superellipse.bestHandle(forExponent: exponent)
        let corner = design.corners?.fitted(in: Playground.stageRect(design.size)).topLeft
        frame[Frame.SuperellipseSlot.width] = design.size.x
        frame[Frame.SuperellipseSlot.height] = design.size.y
        frame[Frame.SuperellipseSlot.inset] = design.inset
        frame[Frame.SuperellipseSlot.exponent] = exponent
        frame[Frame.SuperellipseSlot.handle] = handle ?? .nan
        frame[Frame.SuperellipseSlot.segments] = Double(error.path.segments)
        frame[Frame.SuperellipseSlot.errorBound] = error.path.errorBound
        frame[Frame.SuperellipseSlot.largestError] = error.largest
        frame[Frame.SuperellipseSlot.magnification] = error.magnification
        frame[Frame.SuperellipseSlot.radius] = corner?.radii.x ?? .nan
        frame[Frame.SuperellipseSlot.smoothing] =
            design.smoothing == nil ? .nan : corner?.shape.smoothing ?? .nan
    }

    func elements(_ outline: Outline, of design: SuperellipseDesign) -> [PathElement] {
        switch outline {
        case .shape: error?.path.elements ?? []
        case .curve: Playground.curve(design, inset: design.inset)
        case .base: design.inset == 0 ? [] : Playground.curve(design, inset: 0)
        case .handles: Playground.handles(error?.path.elements ?? [])
        case .error: error?.enlarged ?? []
        case .helper, .decay, .minorMarks, .majorMarks: []
        }
    }

    /// The curve, a superellipse as 720 lines, or a curve at a distance inside it.
    private static func curve(_ design: SuperellipseDesign, inset: Double) -> [PathElement] {
        let (rect, shape) = (stageRect(design.size), Superellipse(exponent: design.shape.exponent))
        if let corners = design.corners {
            return corners.offsetPath(in: rect, by: -inset, tolerance: 0.001).elements
        }
        guard inset == 0 else { return shape.offsetPath(in: rect, by: -inset, tolerance: 0.001).elements }
        let points = (0..<720).map { shape.point(at: .degrees(Double($0) / 2), in: rect) }
        return lines(through: points) + [.close]
    }

    private static func handles(_ elements: [PathElement]) -> [PathElement] {
        var (lines, start): ([PathElement], Point2D) = ([], .zero)
        for element in elements {
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
}
