import RoundelTestSupport
import UIKit

/// The contrast of two opaque colours according to WCAG 2, from 1 to 21.
enum Contrast {
    static func between(_ first: UIColor, _ second: UIColor, isDark: Bool) -> Double {
        contrast(parts(of: first, isDark: isDark), parts(of: second, isDark: isDark))
    }

    /// A colour as an RGB number.
    static func number(_ color: UIColor, isDark: Bool) -> Int {
        parts(of: color, isDark: isDark).reduce(0) { $0 * 256 + Int(($1 * 255).rounded()) }
    }

    private static func parts(of color: UIColor, isDark: Bool) -> [Double] {
        let traits = UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
        let components = color.resolvedColor(with: traits).cgColor.components ?? []
        precondition(components.last == 1, "A contrast is that of opaque colours.")
        return components.prefix(3).map(Double.init)
    }
}
