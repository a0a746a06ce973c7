#if canImport(SwiftUI)
import SwiftUI

// The initializers of a dial with two thumbs.

extension Dial {
    /// Creates a dial for a range between two values, with labels for the current values and for
    /// both ends of the range.
    ///
    /// The thumbs never cross: one that meets the other stops there.
    ///
    /// - Parameters:
    ///   - lowerValue: The lower value.
    ///   - upperValue: The upper value; less than the lower one, it counts as that.
    ///   - bounds: The least and the greatest value. An infinite end counts as ±2¹⁰⁰⁰.
    ///   - step: The difference between two neighbouring values, counted from the least value;
    ///     `nil` for any value. The greatest value is always possible. A step that is not positive
    ///     or not finite, or of which the range contains more than a billion, is none.
    ///   - minimumGap: The least difference of the values. A negative one or NaN counts as zero,
    ///     and one greater than the range as the whole range.
    ///   - maximumGap: The greatest difference of the values, or `nil` for the whole range; less
    ///     than the least, or NaN, counts as the least.
    ///   - label: The purpose of the dial, which assistive technologies speak.
    ///   - currentValueLabel: The current values.
    ///   - minimumValueLabel: The least value.
    ///   - maximumValueLabel: The greatest value.
    ///   - onEditingChanged: Called with `true` when a finger, a scroll or the crown takes hold of
    ///     the dial, and with `false` when nothing holds it any longer. Every `true` is followed by
    ///     one `false`, also if the dial is disabled or disappears. The last value of a drag is
    ///     written before `false`; a dial that coasts or returns changes it afterwards.
    public nonisolated init<V: BinaryFloatingPoint>(
        lowerValue: Binding<V>,
        upperValue: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        step: V.Stride? = nil,
        minimumGap: V = 0,
        maximumGap: V? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        binding = DialBinding(lowerValue, upperValue)
        range = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = DialBinding.step(step, in: bounds)
        self.minimumGap = Double(minimumGap).ifNaN(0)
        self.maximumGap = maximumGap.map { Double($0).ifNaN(0) }
        self.onEditingChanged = onEditingChanged
        labels = Labels(
            label: label(),
            currentValue: currentValueLabel(),
            minimumValue: minimumValueLabel(),
            maximumValue: maximumValueLabel()
        )
    }
}

extension Dial where BoundsLabel == EmptyView {
    /// Creates a dial for a range between two values, with a label for the current values.
    ///
    /// Each parameter is described at the initializer with all labels.
    public nonisolated init<V: BinaryFloatingPoint>(
        lowerValue: Binding<V>,
        upperValue: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        step: V.Stride? = nil,
        minimumGap: V = 0,
        maximumGap: V? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            lowerValue: lowerValue,
            upperValue: upperValue,
            in: bounds,
            step: step,
            minimumGap: minimumGap,
            maximumGap: maximumGap,
            label: label,
            currentValueLabel: currentValueLabel,
            minimumValueLabel: { EmptyView() },
            maximumValueLabel: { EmptyView() },
            onEditingChanged: onEditingChanged
        )
    }
}

extension Dial where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    /// Creates a dial for a range between two values.
    ///
    /// Each parameter is described at the initializer with all labels.
    public nonisolated init<V: BinaryFloatingPoint>(
        lowerValue: Binding<V>,
        upperValue: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        step: V.Stride? = nil,
        minimumGap: V = 0,
        maximumGap: V? = nil,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            lowerValue: lowerValue,
            upperValue: upperValue,
            in: bounds,
            step: step,
            minimumGap: minimumGap,
            maximumGap: maximumGap,
            label: label,
            currentValueLabel: { EmptyView() },
            onEditingChanged: onEditingChanged
        )
    }
}
#endif
