#if canImport(SwiftUI)
import SwiftUI

// The initializers of a dial with one thumb.

extension Dial {
    /// Creates a dial with labels for the current value and for both ends of the range.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - bounds: The least and the greatest value. An infinite end counts as ±2¹⁰⁰⁰.
    ///   - step: The difference between two neighbouring values, counted from the least value;
    ///     `nil` for any value. The greatest value is always possible. A step that is not positive
    ///     or not finite, or of which the range contains more than a billion, is none.
    ///   - label: The purpose of the dial, which assistive technologies speak.
    ///   - currentValueLabel: The current value.
    ///   - minimumValueLabel: The least value.
    ///   - maximumValueLabel: The greatest value.
    ///   - onEditingChanged: Called with `true` when a finger, a scroll or the crown takes hold of
    ///     the dial, and with `false` when nothing holds it any longer. Every `true` is followed by
    ///     one `false`, also if the dial is disabled or disappears. The last value of a drag is
    ///     written before `false`; a dial that coasts or returns changes it afterwards. Not called
    ///     for keys, assistive technologies and notches of a mouse wheel.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        step: V.Stride? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        binding = DialBinding(nil, value)
        range = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = DialBinding.step(step, in: bounds)
        (minimumGap, maximumGap) = (0, nil)
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
    /// Creates a dial with a label for the current value.
    ///
    /// Each parameter is described at the initializer with all labels.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        step: V.Stride? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value,
            in: bounds,
            step: step,
            label: label,
            currentValueLabel: currentValueLabel,
            minimumValueLabel: { EmptyView() },
            maximumValueLabel: { EmptyView() },
            onEditingChanged: onEditingChanged
        )
    }
}

extension Dial where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    /// Creates a dial.
    ///
    /// Each parameter is described at the initializer with all labels.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        step: V.Stride? = nil,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value,
            in: bounds,
            step: step,
            label: label,
            currentValueLabel: { EmptyView() },
            onEditingChanged: onEditingChanged
        )
    }
}
#endif
