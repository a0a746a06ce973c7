#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

/// The accessibility element of a thumb of a ``RangeDialView``.
final class DialThumbElement: UIAccessibilityElement {
    private let thumb: DialThumb
    private weak var dial: RangeDialView?

    init(_ thumb: DialThumb, of dial: RangeDialView) {
        (self.thumb, self.dial) = (thumb, dial)
        super.init(accessibilityContainer: dial)
    }

    /// The label of the dial and that of the thumb, unless the app has set another.
    override var accessibilityLabel: String? {
        get {
            let own = thumb == .lower ? dial?.lowerLabel : dial?.upperLabel
            return super.accessibilityLabel
                ?? [dial?.accessibilityLabel, own].compactMap(\.self).joined(separator: ", ")
        }
        set { super.accessibilityLabel = newValue }
    }

    override var accessibilityLanguage: String? {
        get { super.accessibilityLanguage ?? dial?.accessibilityLanguage }
        set { super.accessibilityLanguage = newValue }
    }

    override var accessibilityHint: String? {
        get { super.accessibilityHint ?? dial?.accessibilityHint }
        set { super.accessibilityHint = newValue }
    }

    override var accessibilityValue: String? {
        get { super.accessibilityValue ?? dial.map { $0.spokenText($0.driver.core.dial.value(of: thumb)) } }
        set { super.accessibilityValue = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get {
            var traits = super.accessibilityTraits
            traits.insert(.adjustable)
            if dial?.isEnabled == false { traits.insert(.notEnabled) }
            return traits
        }
        set {
            super.accessibilityTraits =
                dial?.isEnabled == false ? newValue.subtracting(.notEnabled) : newValue
        }
    }

    // Frames are computed when they are read, since the thumb moves without notifying the element.

    override var accessibilityFrameInContainerSpace: CGRect {
        get { dial?.frame(of: thumb) ?? .zero }
        set {}
    }

    override var accessibilityFrame: CGRect {
        get {
            guard let dial else { return .zero }
            return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: dial)
        }
        set {}
    }

    override var accessibilityActivationPoint: CGPoint {
        get { CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set {}
    }

    override func accessibilityIncrement() { dial?.adjust(thumb, by: 1) }

    override func accessibilityDecrement() { dial?.adjust(thumb, by: -1) }
}

extension DialControl {
    /// The frame of a thumb or of the end of a pointer, at least 44 by 44 points, for assistive
    /// technologies.
    func frame(of thumb: DialThumb) -> CGRect {
        let plan = drawing.plan
        let radius = plan.isKnob ? plan.knobRadius * 0.7 : plan.band.radius
        let center = plan.point(driver.core.dial.direction(of: thumb), radius)
        return CGRect(around: center, radius: max(22, plan.thumbRadius))
    }
}
#endif
