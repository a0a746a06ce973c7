#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

/// An angle as text: degrees, to one decimal.
public struct AngleText: Hashable, Sendable {
    /// The text around the number, which stands for `%@`: `"%@°"`, or `"角度: %@°"`.
    public var format: String

    /// The locale whose digits and decimal sign the number has.
    public var locale: Locale

    /// Makes a way to write angles.
    public init(format: String = "%@°", locale: Locale = .autoupdatingCurrent) {
        (self.format, self.locale) = (format, locale)
    }

    /// The text of an angle in radians, clockwise if positive.
    ///
    /// Halves round up: 0.25° is 0.3°, and from 359.95° on it is 0.0° again. A billionth of a tenth is
    /// forgiven, since 44.95° is not a whole number of radians. An angle that is not finite counts as 0.
    ///
    /// - Parameters:
    ///   - radians: The angle.
    ///   - wraps: Whether whole turns are left out, so that the text is from 0 up to 360; otherwise −135° is "-135.0°".
    public func callAsFunction(_ radians: CGFloat, wraps: Bool = true) -> String {
        let angle = radians.isFinite ? Angle(radians) : .zero
        let degrees = wraps ? angle.normalized.degrees : angle.degrees
        let rounded = (degrees * 10 + 0.5 + 1e-9).rounded(.down)
        let tenths = wraps ? rounded.truncatingRemainder(dividingBy: 3600) : rounded
        // Adding zero makes −0 one.
        let number = (tenths / 10 + 0).formatted(.number.precision(.fractionLength(1)).locale(locale))
        return format.replacingOccurrences(of: "%@", with: number)
    }
}
#endif
