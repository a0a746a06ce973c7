#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

/// A style that writes an angle as degrees with one decimal.
public struct AngleText: Hashable, Sendable {
    /// The text around the number, which replaces each `%@`: `"%@°"`, or `"角度：%@°"`.
    public var format: String

    /// The locale that gives the number its digits and its separators: "3,600.0°" in English for
    /// ten turns of a wheel with limits.
    public var locale: Locale

    /// Makes a style.
    ///
    /// - Parameters:
    ///   - format: The text around the number, which takes the place of `%@`.
    ///   - locale: The locale of the number.
    public init(format: String = "%@°", locale: Locale = .autoupdatingCurrent) {
        (self.format, self.locale) = (format, locale)
    }

    /// The text of an angle in radians, clockwise if positive.
    ///
    /// Halves round up: 0.25° is written as 0.3°. From 359.95° on the text is "0.0°" again. A value
    /// that is less than a billionth of a tenth below a half counts as that half, because 44.95° is
    /// not a whole number of radians.
    ///
    /// - Parameters:
    ///   - radians: The angle; a value that is not finite counts as 0.
    ///   - wraps: Whether whole turns are left out, so that the number is in 0 ..< 360. Otherwise
    ///     −135° is written as "-135.0°".
    public func callAsFunction(_ radians: CGFloat, wraps: Bool = true) -> String {
        let degrees = Angle(radians).roundedDegrees(partsPerDegree: 10, wraps: wraps)
        let number = degrees.formatted(.number.precision(.fractionLength(1)).locale(locale))
        return format.replacingOccurrences(of: "%@", with: number)
    }
}
#endif
