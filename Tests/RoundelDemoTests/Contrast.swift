import UIKit

/// The contrast of two opaque colours by WCAG 2: from 1 to 21.
enum Contrast {
    static func between(_ first: UIColor, _ second: UIColor, isDark: Bool) -> Double {
        let (first, second) = (luminance(of: first, isDark: isDark), luminance(of: second, isDark: isDark))
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// A colour as red, green and blue in one number.
    static func number(_ color: UIColor, isDark: Bool) -> Int {
        parts(of: color, isDark: isDark).reduce(0) { $0 * 256 + Int(($1 * 255).rounded()) }
    }

    private static func luminance(of color: UIColor, isDark: Bool) -> Double {
        let linear = parts(of: color, isDark: isDark).map { part in
            part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    private static func parts(of color: UIColor, isDark: Bool) -> [Double] {
        let traits = UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
        let components = color.resolvedColor(with: traits).cgColor.components ?? []
        precondition(components.last == 1, "A contrast is that of opaque colours.")
        return components.prefix(3).map(Double.init)
    }
}
