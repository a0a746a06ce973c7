import CoreGraphics
import RoundelExport
import SwiftUI

/// A path in SVG.
struct Outline {
    private(set) var data = UTF8Text()

    mutating func add(_ command: StaticString, _ points: CGPoint...) {
        data.append(command)
        for (index, point) in points.enumerated() {
            if index > 0 { data.append(" ") }
            data.append(shown: point.x)
            data.append(" ")
            data.append(shown: point.y)
        }
    }

    init(_ path: CGPath) {
        for element in path.standInElements {
            let points = element.points
            switch element.type {
            case .moveToPoint: add("M", points[0])
            case .addLineToPoint: add("L", points[0])
            case .addQuadCurveToPoint: add("Q", points[0], points[1])
            case .addCurveToPoint: add("C", points[0], points[1], points[2])
            case .closeSubpath: add("Z")
            }
        }
    }

    @MainActor init(_ path: SwiftUI.Path) {
        path.forEach { element in
            switch element {
            case .move(let point): add("M", point)
            case .line(let point): add("L", point)
            case .quadCurve(let point, let control): add("Q", control, point)
            case .curve(let point, let control1, let control2): add("C", control1, control2, point)
            case .closeSubpath: add("Z")
            }
        }
    }

    /// A rectangle whose corners are quarter circles with a radius of at most half the shorter
    /// side.
    init(_ rect: CGRect, radius: CGFloat = 0) {
        let radius = min(max(0, radius), min(rect.width, rect.height) / 2)
        let round = { CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil) }
        self.init(radius > 0 ? round() : CGPath(rect: rect, transform: nil))
    }
}
