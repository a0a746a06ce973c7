#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

/// A control with a value that a finger turns, in the manner of `UISlider`.
///
/// ```swift
/// let volume = DialView()
/// volume.maximumValue = 11
/// volume.step = 1
/// volume.ticks = .steps
/// volume.accessibilityLabel = "Volume"
/// volume.valueText = { "\(Int($0)) of 11" }
/// volume.addAction(UIAction { _ in print(volume.value) }, for: .valueChanged)
/// ```
///
/// The touches, the events and the keys are described at ``DialControl``. A drag never turns the
/// dial from one end to the other.
@IBDesignable open class DialView: DialControl {
    /// The value; 0 by default.
    ///
    /// Setting it moves the thumb at once and sends no event; the value that the dial has already
    /// changes nothing, also while the thumb is on its way there. A value outside the range becomes
    /// the nearer end, one between two steps the nearer step, and NaN is ignored. A finger that
    /// holds the dial keeps its grip.
    @IBInspectable public dynamic var value: Double {
        get { driver.core.dial.value(of: .lower) }
        set { setValue(newValue, animated: false) }
    }

    /// Sets the value, and moves the thumb there.
    ///
    /// The value changes at once, also if the motion of the thumb is animated.
    ///
    /// - Parameters:
    ///   - value: The value, as for ``value``.
    ///   - animated: Whether the motion of the thumb is animated; not while the dial is held.
    public func setValue(_ value: Double, animated: Bool) {
        if !value.isNaN { place(value...value, animated: animated) }
    }

    // MARK: Assistive technologies

    /// The value that the app has set, or else the ``DialControl/valueText``.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? spokenText(value) }
        set { super.accessibilityValue = newValue }
    }

    private var activationPoint: CGPoint?

    /// The point that the app has set, or else the thumb, so that a double tap and hold takes it.
    open override var accessibilityActivationPoint: CGPoint {
        get {
            if let activationPoint { return activationPoint }
            let frame = UIAccessibility.convertToScreenCoordinates(frame(of: .lower), in: self)
            return CGPoint(x: frame.midX, y: frame.midY)
        }
        set { activationPoint = newValue }
    }

    /// Increases the value by a step, or by a tenth of the sweep if there is no step.
    open override func accessibilityIncrement() { adjust(.lower, by: 1) }

    /// Decreases the value by a step, or by a tenth of the sweep if there is no step.
    open override func accessibilityDecrement() { adjust(.lower, by: -1) }
}
#endif
