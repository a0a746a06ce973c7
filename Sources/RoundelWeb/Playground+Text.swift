import Roundel
import RoundelExport

// Writes what the page shows as text: the code, and outlines as SVG path data on the stage.

extension Playground {
    /// The outlines that the page draws; each scene has some of them.
    enum Outline: Int32, CaseIterable {
        /// The superellipse as cubics, or the host of a badge.
        case shape
        /// The exact superellipse, inset as the design says.
        case curve
        /// Lines from the ends of the cubics to their control points.
        case handles
        /// The cubics, with their distance from the exact curve enlarged.
        case error
        /// The helper that ties a badge to its host.
        case helper
        /// The speed of a wheel after its release: x is the time in seconds, from 0 to 2; y is 0 at
        /// full speed and 1 at rest.
        case decay
        /// The exact superellipse without the inset; empty where there is no inset.
        case base
        /// The minor marks of a dial's scale, as lines.
        case minorMarks
        /// The major marks.
        case majorMarks
    }

    func code(_ language: CodeLanguage) -> UTF8Text { design.code(language) ?? UTF8Text() }

    func outline(_ outline: Outline) -> UTF8Text { UTF8Text(elements(outline), decimals: 3) }

    private func elements(_ outline: Outline) -> [PathElement] {
        switch (outline, design) {
        case (_, .superellipse(let design)): elements(outline, of: design)
        case (.shape, .badge(let design)): Playground.hostOutline(design)
        case (.helper, .badge(let design)): Playground.helper(design)
        case (.decay, .menu(let design)) where design.place == .center && menu.isTurnable:
            Playground.decay(design.turning.decay)
        case (.minorMarks, .dial(let design)): marks(of: design, isMajor: false)
        case (.majorMarks, .dial(let design)): marks(of: design, isMajor: true)
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

// MARK: - The badge

extension Playground {
    private static func hostOutline(_ design: BadgeDesign) -> [PathElement] {
        design.shape.path(in: stageRect(design.size), tolerance: 0.01).elements
    }

    private static func helper(_ design: BadgeDesign) -> [PathElement] {
        let sides = Point2D(design.helper.widthMultiplier, design.helper.heightMultiplier) * design.size
        let rect = stageRect(sides)
        return [
            .move(rect.origin), .line(Point2D(rect.end.x, rect.origin.y)), .line(rect.end),
            .line(Point2D(rect.origin.x, rect.end.y)), .close,
        ]
    }

    /// The angle in whole degrees at which the badge is closest to a point, −180 < angle ≤ 180.
    func badgeAngle(at point: Point2D) -> Double {
        guard case .badge(var design) = design else { return 0 }
        var (nearest, least) = (0.0, Double.infinity)
        for angle in 0..<360 {
            design.angle = Double(angle < 181 ? angle : angle - 360)
            let distance = (center(of: design) - point).length
            // All angles are as close to the centre of a circle.
            if distance < least - 1e-9 { (nearest, least) = (design.angle, distance) }
        }
        return nearest
    }
}
