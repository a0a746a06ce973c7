#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// The outline of a view that a badge is pinned to.
public enum BadgeOutline: Hashable, Sendable {
    /// The circle in the middle of the view, as wide as the shorter side.
    case circle
    /// The ellipse that touches all four sides.
    case ellipse
    /// The superellipse of an exponent in (0, ∞] that touches all four sides; see ``Superellipse``.
    case superellipse(exponent: Double)

    /// The same outline, from the core.
    var circumference: Circumference {
        switch self {
        case .circle: .circle
        case .ellipse: .ellipse
        case .superellipse(let exponent): .superellipse(Roundel.Superellipse(exponent: exponent))
        }
    }
}

/// How a badge sits on an outline, as the circle about its longer side.
public enum BadgePlacement: Hashable, Sendable {
    /// Its middle is on the line.
    case on
    /// It touches the line from inside.
    case inside
    /// It touches the line from outside.
    case outside

    /// How far its middle is outside the line, in parts of half the shorter side.
    func lift(of size: CGSize, in bounds: CGRect) -> Double {
        let side = min(bounds.width, bounds.height)
        let ratio = side > 0 ? Double(max(size.width, size.height) / side) : 0
        return switch self {
        case .on: 0
        case .inside: -ratio
        case .outside: ratio
        }
    }
}
#endif
