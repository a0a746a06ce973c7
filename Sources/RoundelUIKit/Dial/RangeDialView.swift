#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

/// A dial with two thumbs, for a range between a lower and an upper value.
///
/// ```swift
/// let hours = RangeDialView()
/// hours.maximumValue = 24
/// hours.step = 1
/// hours.sweepAngle = 2 * .pi
/// hours.startAngle = -.pi / 2
/// hours.setValues(9...17, animated: false)
/// hours.minimumGap = 1
/// ```
///
/// A touch takes the nearer thumb; where both are at one spot, the first movement decides. The
/// thumbs never cross: one that meets the other stops. VoiceOver has an element for each. Scrolls
/// and keys move the ``activeThumb``, and Return and the centre button of a remote make the other
/// one active. The touches, the events and the keys are described at ``DialControl``; coasting and
/// returning to a value do not apply.
@IBDesignable open class RangeDialView: DialControl {
    /// The label of the lower thumb, which VoiceOver speaks after that of the dial; "Minimum" by
    /// default.
    public var lowerLabel = "Minimum"

    /// The label of the upper thumb, which VoiceOver speaks after that of the dial; "Maximum" by
    /// default.
    public var upperLabel = "Maximum"

    /// The least difference of the two values; 0 by default.
    ///
    /// A negative value and NaN count as 0, and one greater than the range as the whole range. The
    /// values become the nearest possible ones.
    @IBInspectable public dynamic var minimumGap: Double = 0 { didSet { updateGaps() } }

    /// The greatest difference of the two values; infinity, the default, is the whole range.
    ///
    /// A value less than ``minimumGap``, and NaN, count as that.
    @IBInspectable public dynamic var maximumGap: Double = .infinity { didSet { updateGaps() } }

    /// The lower value; 0 by default.
    ///
    /// Setting it sends no event, and moves the upper value if that would be less, or as far as the
    /// gaps demand. A value outside the range becomes the nearer end, one between two steps the nearer
    /// step, and NaN is ignored.
    @IBInspectable public dynamic var lowerValue: Double {
        get { driver.core.dial.value(of: .lower) }
        set { if !newValue.isNaN { place(newValue...max(newValue, asked.upperBound), animated: false) } }
    }

    /// The upper value; 1 by default.
    ///
    /// Setting it sends no event, and moves the lower value if that would be greater, or as far as
    /// the gaps demand. A value outside the range becomes the nearer end, one between two steps the
    /// nearer step, and NaN is ignored.
    @IBInspectable public dynamic var upperValue: Double {
        get { driver.core.dial.value(of: .upper) }
        set {
            guard !newValue.isNaN else { return }
            place(min(newValue, asked.lowerBound)...newValue, first: .upper, animated: false)
        }
    }

    /// Sets both values, and moves the thumbs there.
    ///
    /// The values change at once, also if the motion of the thumbs is animated.
    ///
    /// - Parameters:
    ///   - values: The values, as for ``lowerValue`` and ``upperValue``. Each becomes the nearest
    ///     possible one, the upper value with regard to the lower.
    ///   - animated: Whether the motion of the thumbs is animated; not while the dial is held.
    public func setValues(_ values: ClosedRange<Double>, animated: Bool) {
        place(values, animated: animated)
    }

    /// The thumb that scrolls and keys move: the one that was held last, or that the app has set.
    public var activeThumb: DialThumb {
        get { driver.core.activeThumb }
        set {
            driver.adjust { $0.activeThumb = newValue }
            showValue()
        }
    }

    /// The values that the app asked for, or those that the dial has.
    private var asked: ClosedRange<Double> { requested?.values ?? lowerValue...upperValue }

    override func makeCore() -> DialCore { DialCore(isRange: true) }

    override func setUpAccessibility() {
        accessibilityElements = DialThumb.allCases.map { DialThumbElement($0, of: self) }
    }

    override func choose() { activeThumb = activeThumb == .lower ? .upper : .lower }

    override func updateGaps() {
        let (least, greatest) = (minimumGap, maximumGap)
        driver.command { $0.dial.setGaps(minimum: least, maximum: greatest, time: $1) }
        super.updateGaps()
    }
}
#endif
