#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

// MARK: - What the layers show

extension DialControl {
    /// Fits the drawing and the touch zone to the bounds.
    func updateLayout() {
        let scale = driver.core.dial.scale
        drawing.fit(
            DialPlan(
                bounds: Rect2D(bounds),
                scale: scale,
                isKnob: appearance == .knob,
                trackWidth: Double(trackWidth),
                thumbDiameter: Double(thumbDiameter),
                hasTicks: ticks != nil
            ),
            ticks: ticks.map(scale.ticks) ?? [],
            animation: { ownAnimation(of: $0, sink: drawing.sink) }
        )
        driver.adjust { [zone = drawing.plan.touchZone] in $0.dial.zone = zone }
        updateColors()
        showValue()
    }

    /// Shows the value.
    func showValue() {
        let core = driver.core
        drawing.show(
            fractions: core.fractions,
            directions: core.thumbs.map(core.dial.direction),
            marked: isFocused ? core.thumbs.firstIndex(of: core.activeThumb) : nil
        )
    }

    /// Resolves the colours for the traits and the tint.
    func updateColors() {
        let isKnob = appearance == .knob
        let resolved = { [self] (color: UIColor) in color.resolvedColor(with: traitCollection).cgColor }
        drawing.colors = DialColors(
            minimumTrack: resolved(minimumTrackTintColor ?? tintColor),
            maximumTrack: resolved(maximumTrackTintColor ?? .label.withAlphaComponent(0.15)),
            thumb: resolved(thumbTintColor ?? (isKnob ? .dialKnob : .white)),
            edge: resolved(.label.withAlphaComponent(0.2)),
            ticks: resolved(tickColor ?? .label.withAlphaComponent(0.5))
        )
    }
}

extension UIColor {
    /// White, and grey in dark mode.
    fileprivate static let dialKnob = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(red: 0.28, green: 0.28, blue: 0.3, alpha: 1) : .white
    }
}
#endif
