#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

// MARK: - The range

extension DialControl {
    /// The least value; 0 by default.
    ///
    /// A value above ``maximumValue`` raises that as well, and NaN is ignored. A value of the dial
    /// that is less becomes the least value, also under a finger, whose drag goes on from there. While
    /// the dial is in no window, it remembers the value that the app set, so that the order of the
    /// two does not matter; in a cell that is reused, set the range first.
    @IBInspectable public dynamic var minimumValue: Double {
        get { limits.lowerBound }
        set { if !newValue.isNaN { limits = newValue...max(newValue, limits.upperBound) } }
    }

    /// The greatest value; 1 by default.
    ///
    /// A value below ``minimumValue`` lowers that as well, and NaN is ignored.
    @IBInspectable public dynamic var maximumValue: Double {
        get { limits.upperBound }
        set { if !newValue.isNaN { limits = min(newValue, limits.lowerBound)...newValue } }
    }

    /// Sets the scale in the core, and draws it.
    func updateScale() {
        let scale = scale
        guard scale != driver.core.dial.scale else { return }
        driver.command { $0.dial.apply(scale, time: $1) }
        updateGaps()
        updateLayout()
    }

    private var scale: DialScale {
        let scale = DialScale(
            limits,
            step: step > 0 ? step : nil,
            start: Angle(startAngle),
            sweep: Angle(sweepAngle),
            curve: curve
        )
        let isMirrored = mirrorsInRightToLeft && effectiveUserInterfaceLayoutDirection == .rightToLeft
        return isMirrored ? scale.mirrored : scale
    }

    /// Sets the value or the values, one of them first, and sends no event.
    func place(_ values: ClosedRange<Double>, first: DialThumb = .lower, animated: Bool) {
        if window == nil { requested = (values, first) }
        driver.command { core, time in
            let update = core.setValues(values, first: first, animated: animated, time: time)
            // The app knows a value that it changes, and is told of a change that the user made.
            if update.lowerChanged { unsent.lower = false }
            if update.upperChanged { unsent.upper = false }
            return update
        }
    }
}

// MARK: - Settings

extension DialControl {
    /// How the dial responds to input and moves afterwards: the kind of drag, taps on the track,
    /// magnets, a value to return to, coasting and more.
    ///
    /// ```swift
    /// let dial = DialView()
    /// dial.settings.drag = .planar(distance: 150)
    /// dial.settings.magnets = [DialMagnet(0.5)]
    /// ```
    ///
    /// With Reduce Motion, and while the dial is in no window, the thumb moves at once, whatever the
    /// settings are, and a dial that returns or coasts has its last value at once: count time in the
    /// app, and not with the return of a dial.
    public var settings: Dial.Settings {
        get { driver.settings }
        set { driver.settings = newValue }
    }

    /// Whether steps, or the magnets if there are any, and the ends give haptic feedback, on devices that
    /// support it; `true` by default.
    @IBInspectable public dynamic var playsHaptics: Bool {
        get { driver.haptics.isEnabled }
        set { driver.haptics.isEnabled = newValue }
    }

    /// Whether the dial or an enclosing scroll view gets a touch that begins in the ring.
    ///
    /// The default is the dial.
    public var scrollPolicy: ScrollPolicy {
        get { driver.recognizer.scrollPolicy }
        set { driver.recognizer.scrollPolicy = newValue }
    }

    /// Whether a finger or a scroll holds the dial.
    public var isHeld: Bool { driver.core.isHeld }

    /// Whether the thumb moves by itself.
    public var isMoving: Bool { driver.core.isMoving }
}
#endif
