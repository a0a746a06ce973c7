#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// Passes a dial its keys, and describes it to assistive technologies: as one adjustable element,
/// or as one for each thumb.
///
/// A label that is a text is spoken whether the style draws it or not; another one if it is drawn.
struct DialAccess: ViewModifier {
    let controller: DialController
    let options: DialOptions
    let inputs: DialLink.Inputs
    let label: Text?
    let frames: ChangeSignal

    func body(content: Content) -> some View {
        if inputs.values.lower == nil {
            labelled(content.accessibilityElement(children: .combine))
                .modifier(thumb(.upper))
        } else {
            // Around the style, which may replace the view that can be touched.
            let thumbs = DialThumbs(controller: controller, frames: frames, thumb: thumb)
            labelled(content.overlay { thumbs }.accessibilityElement(children: .contain))
        }
    }

    /// An element with the label, which replaces those of the views that are combined in it.
    @ViewBuilder private func labelled(_ element: some View) -> some View {
        if let label { element.accessibilityLabel(label) } else { element }
    }

    private func thumb(_ thumb: DialThumb) -> DialThumbAccess {
        DialThumbAccess(
            controller: controller,
            thumb: thumb,
            options: options,
            inputs: inputs,
            frames: frames
        )
    }
}

/// The elements of the two thumbs, where the style has the view that can be touched.
private struct DialThumbs: View {
    let controller: DialController
    @ObservedObject var frames: ChangeSignal
    let thumb: (DialThumb) -> DialThumbAccess
    @FocusState private var focused: DialThumb?

    var body: some View {
        DialThumbLayout(
            place: controller.touchPlace,
            directions: [direction(.lower), direction(.upper)]
        ) {
            element(.lower)
            element(.upper)
        }
        #if !os(tvOS)
        // Touches and clicks go to the dial.
        .allowsHitTesting(false)
        #endif
    }

    private func direction(_ thumb: DialThumb) -> SwiftUI.Angle {
        let dial = controller.displayed
        return SwiftUI.Angle(dial.scale.start + dial.scale.sweep * dial.fraction(of: thumb))
    }

    private func element(_ thumb: DialThumb) -> some View {
        let access = self.thumb(thumb)
        return Color.clear
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(access.label)
            .accessibilitySortPriority(thumb == .lower ? 1 : 0)
            .modifier(access)
            .focused($focused, equals: thumb)
            .selectCommand { focused = thumb == .lower ? .upper : .lower }
    }
}

/// Places squares of 44 points where the thumbs are, in a part of the dial or in all of it.
private struct DialThumbLayout: Layout {
    let place: DialArea.Place?
    let directions: [SwiftUI.Angle]

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
    ) {
        let size = place?.size ?? bounds.size
        let middle = place?.center ?? CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        let center = Point2D(CGPoint(x: bounds.minX + middle.x, y: bounds.minY + middle.y))
        let side = min(44, size.width / 2, size.height / 2)
        let radius = Double(min(size.width, size.height) - side) / 2
        for (subview, direction) in zip(subviews, directions) {
            let point = CGPoint(center + Point2D(direction: Roundel.Angle(direction)) * radius)
            let square = ProposedViewSize(CGSize(width: side, height: side))
            let position = point.flipped(in: bounds, subviews.layoutDirection)
            subview.place(at: position, anchor: .center, proposal: square)
        }
    }
}

/// The keys and the spoken value of a thumb.
struct DialThumbAccess: ViewModifier {
    let controller: DialController
    let thumb: DialThumb
    let options: DialOptions
    let inputs: DialLink.Inputs
    @ObservedObject var frames: ChangeSignal

    /// The name of the thumb, for a dial with two.
    var label: Text { thumb == .lower ? options.lowerLabel : options.upperLabel }

    func body(content: Content) -> some View {
        content
            .turnKeys(isActive: inputs.setup.isEnabled) { (key: Roundel.Dial.Key) in
                !key.movesFocus(ofRemote: isRemote) && controller.press(key, thumb)
            }
            .turnCrown(
                controller,
                isActive: inputs.setup.isEnabled,
                wantsFocus: controller.dial.heldThumb == thumb
            ) {
                controller.thumb = thumb
            }
            .accessibilityValue(value)
            .accessibilityAdjustableAction { controller.step(by: $0 == .increment ? 1 : -1, thumb) }
    }

    /// Whether keys are the buttons of a remote control.
    private var isRemote: Bool {
        #if os(tvOS)
        true
        #else
        false
        #endif
    }

    private var value: Text {
        let values = controller.displayed.values
        let value = thumb == .lower ? values.lower ?? values.upper : values.upper
        return options.describe?(value) ?? Text(value, on: inputs.setup.scale)
    }
}

extension Roundel.Dial.Key {
    /// Whether the key moves the focus on and does not change the value: the upper and the lower edge
    /// of a remote control.
    func movesFocus(ofRemote isRemote: Bool) -> Bool { isRemote && (self == .up || self == .down) }
}

extension Text {
    /// A value of a dial: a percentage for a range from 0 to 1, and otherwise a number.
    ///
    /// It has as many decimals as the values of the steps need, or without a step as the values that
    /// are a hundredth of the sweep away.
    init(_ value: Double, on scale: DialScale) {
        let isPercentage = scale.range == 0...1
        let digits = scale.decimals(at: value, times: isPercentage ? 100 : 1)
        // A value that is rounded to −0 loses its sign.
        let shown = value * (isPercentage ? 100 : 1) * pow(10, Double(digits))
        let value = shown.magnitude <= 0.5 ? 0 : value
        self.init(
            verbatim: isPercentage
                ? value.formatted(.percent.precision(.fractionLength(0...digits)))
                : value.formatted(.number.precision(.fractionLength(0...digits)))
        )
    }
}

extension DialScale {
    /// The decimals of a value that is spoken times a factor, at most nine.
    ///
    /// The steps count from the least value, and the greatest is always possible. These two have at
    /// most three decimals more than the first digit of the step.
    fileprivate func decimals(at value: Double, times factor: Double) -> Int {
        guard let step else { return (difference(at: value) * factor).decimalsOfFirstDigit }
        let (unit, most) = (step * factor, (step * factor).decimalsOfFirstDigit + 3)
        let ends = [range.lowerBound, range.upperBound].map { ($0 * factor).decimals(within: unit * 1e-6) }
        return max(unit.decimals(within: unit * 1e-6), min(max(ends[0], ends[1]), most))
    }

    /// The greatest difference between a value and those a hundredth of the sweep away, or a hundredth
    /// of the range if there are none.
    private func difference(at value: Double) -> Double {
        let rotation = rotation(of: value)
        let others = [-0.01, 0.01].map { self.value(at: rotation + sweep * $0) }
        let greatest = others.map { ($0 - value).magnitude }.reduce(0, max)
        return greatest > 0 ? greatest : (range.upperBound - range.lowerBound) / 100
    }
}

extension Double {
    /// How many decimals the first digit needs, at most nine.
    fileprivate var decimalsOfFirstDigit: Int { decimals { scaled, _ in scaled >= 1 - 1e-9 } }

    /// How many decimals a number needs that may be wrong by a tolerance, at most nine.
    fileprivate func decimals(within tolerance: Double) -> Int {
        decimals { scaled, power in abs(scaled - scaled.rounded()) <= tolerance * power }
    }

    private func decimals(until isDone: (_ scaled: Double, _ power: Double) -> Bool) -> Int {
        var (digits, power) = (0, 1.0)
        while digits < 9, !isDone(magnitude * power, power) { (digits, power) = (digits + 1, power * 10) }
        return digits
    }
}
#endif
