import Roundel
import RoundelExport

// What the page shows as text: the link, the code, and paths as SVG path data on the stage.

extension Playground {
    /// The paths that the page draws.
    enum Outline: Int32 {
        /// The shape of the design.
        case shape
        /// The true curve, as far inside as the design says.
        case curve
        /// From the ends of the cubics to their control points.
        case handles
        /// The shape with its distance from the curve enlarged.
        case error
        /// The helper that ties a badge to its host.
        case helper
        /// The speed of a wheel that is let go: seconds to the right, 1 down from full speed to none.
        case decay
        /// The curve that an inset begins at.
        case base
    }

    func code(_ language: CodeLanguage) -> UTF8Text { design.code(language) ?? UTF8Text() }

    func outline(_ outline: Outline) -> UTF8Text { UTF8Text(elements(outline), decimals: 3) }

    private func elements(_ outline: Outline) -> [PathElement] {
        switch (outline, design) {
        case (.shape, .superellipse(let design)):
            design.path(in: Playground.stageRect(design.size)).elements
        case (.curve, .superellipse(let design)): Playground.curve(design, inset: design.inset)
        case (.base, .superellipse(let design)): design.inset == 0 ? [] : Playground.curve(design, inset: 0)
        case (.handles, .superellipse(let design)): Playground.handles(design)
        case (.error, .superellipse(let design)): Playground.error(design)
        case (.shape, .badge(let design)): Playground.hostOutline(design)
        case (.helper, .badge(let design)): Playground.helper(design)
        case (.decay, .menu(let design)): Playground.decay(design.turning.decay)
        case (.decay, .wheel(let design)): Playground.decay(design.turning.decay)
        default: []
        }
    }

    private static func decay(_ factor: Double) -> [PathElement] {
        let decay = Decay(factor: factor, restSpeed: 1e-6)
        let coast = Coast(from: .zero, releaseVelocity: 1, decay: decay)
        let speeds = (0...96).map { index in
            let seconds = Double(index) / 48
            return Point2D(seconds, 1 - coast.velocity(after: seconds) / max(decay.launchFactor, 1e-9))
        }
        return lines(through: factor > 0 ? speeds : [Point2D(0, 1), Point2D(2, 1)])
    }

    static func lines(through points: [Point2D]) -> [PathElement] {
        points.enumerated().map { $0 == 0 ? .move($1) : .line($1) }
    }
}

// MARK: - The superellipse

extension Playground {
    /// The curve itself, as 720 lines, or one inside of it.
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
        let points = outline.samples.map { $0.place + $0.normal * ($0.distance * outline.magnification) }
        return points.isEmpty ? [] : lines(through: points) + [.close]
    }
}

// MARK: - The badge

extension Playground {
    private static func hostOutline(_ design: BadgeDesign) -> [PathElement] {
        let shape =
            if case .superellipse(let shape) = design.host { shape } else {
                Superellipse(exponent: 2)
            }
        return shape.path(in: stageRect(design.size), tolerance: 0.01).elements
    }

    private static func helper(_ design: BadgeDesign) -> [PathElement] {
        let sides = Point2D(design.helper.widthMultiplier, design.helper.heightMultiplier) * design.size
        let rect = stageRect(sides)
        return [
            .move(rect.origin), .line(Point2D(rect.end.x, rect.origin.y)), .line(rect.end),
            .line(Point2D(rect.origin.x, rect.end.y)), .close,
        ]
    }

    /// The angle in whole degrees at which the badge stands nearest to a point, −180 < angle ≤ 180.
    func badgeAngle(at point: Point2D) -> Double {
        guard case .badge(let design) = design else { return 0 }
        // The angle of an outline is that of the square that was stretched to it.
        let angle = Angle(of: (point - Playground.center) / design.size) ?? .zero
        let degrees = angle.degrees.rounded()
        return degrees == -180 ? 180 : degrees
    }
}
