import Foundation

/// The contrast of two opaque colours by WCAG 2, from 1 to 21.
///
/// Each colour is red, green and blue in sRGB, each from 0 to 1.
public func contrast(_ first: [Double], _ second: [Double]) -> Double {
    let (first, second) = (luminance(first), luminance(second))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
}

private func luminance(_ color: [Double]) -> Double {
    let linear = color.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
}
