extension Angle {
    /// The angle in degrees as a front end shows or speaks it: rounded to whole degrees, or to an
    /// equal part of one.
    ///
    /// Halves round up, towards positive infinity: 0.25° in tenths is 0.3°, and −0.25° is −0.2°. A
    /// value that is less than a billionth of a part below a half counts as that half, because
    /// 44.95° is not a whole number of radians. The result is never −0. An angle that is not
    /// finite, or whose number of parts is not, gives 0.
    ///
    /// - Parameters:
    ///   - parts: The number of parts in a degree, greater than zero: 1 for whole degrees, 10 for
    ///     tenths.
    ///   - wraps: Whether whole turns are left out, so that the result is in 0 ..< 360. The wrap
    ///     comes after the rounding: 359.95° in tenths is 0.
    package func roundedDegrees(partsPerDegree parts: Double = 1, wraps: Bool) -> Double {
        let exact = degrees * parts
        guard exact.isFinite else { return 0 }
        let rounded = (exact + 0.5 + 1e-9).rounded(.down)
        let remainder = wraps ? rounded.truncatingRemainder(dividingBy: 360 * parts) : rounded
        let shown = wraps && remainder < 0 ? remainder + 360 * parts : remainder
        // Adding zero turns −0 into 0.
        return shown / parts + 0
    }
}
