import Foundation
import Roundel
import RoundelExport

/// The app's icon: items on a circle around a superellipse.
///
/// A test writes the SVG to `Examples/RoundelDemo/AppIcon.svg`, and `Scripts/app-icon.py` makes the
/// PNG of the asset catalogue from that file.
enum AppIcon {
    static let side = 1024.0

    static var svg: String {
        let square = Rect2D(x: 0, y: 0, width: side, height: side)
        let ring = Ring(center: square.center, radius: 318, spacing: .even(7))
        let items = ring.positions().enumerated().map { index, position in
            // The opacity of the dots grows with their distance from the top.
            let opacity = index == 0 ? 1 : 0.28 + 0.62 * Double(index) / Double(ring.count)
            let radius = index == 0 ? 104.0 : 80.0
            return """
                <circle cx="\(text(position.x))" cy="\(text(position.y))" r="\(text(radius))" \
                fill="\(index == 0 ? "#ffd166" : "#fff")"\(index == 0 ? "" : " fill-opacity=\"\(text(opacity))\"")/>
                """
        }
        let middle = Rect2D(x: 0.5 * side - 134, y: 0.5 * side - 134, width: 268, height: 268)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024" viewBox="0 0 1024 1024">
            <title>Roundel</title>
            <defs>
            <linearGradient id="dusk" x1="0" y1="0" x2="0.6" y2="1">
            <stop offset="0" stop-color="#6a5af0"/>
            <stop offset="0.6" stop-color="#5440cc"/>
            <stop offset="1" stop-color="#35257f"/>
            </linearGradient>
            </defs>
            <rect width="1024" height="1024" fill="url(#dusk)"/>
            \(items.joined(separator: "\n"))
            <path d="\(path(Superellipse(exponent: 4), in: middle))" fill="#fff"/>
            </svg>

            """
    }

    private static func path(_ shape: Superellipse, in rect: Rect2D) -> UTF8Text {
        UTF8Text(shape.path(in: rect, tolerance: 0.05).elements, decimals: 1)
    }

    /// A number with at most one decimal, or two for numbers below 1.
    private static func text(_ number: Double) -> UTF8Text {
        UTF8Text(number: number, decimals: number.magnitude < 1 ? 2 : 1)
    }
}
