/// A slider; not on tvOS.
///
/// In the stand-in a test moves it, and it takes all the width.
@available(iOS 13, macOS 10.15, watchOS 6, visionOS 1, *)
@available(tvOS, unavailable)
public nonisolated struct Slider<Label: View, ValueLabel: View>: View, PrimitiveView, StandInSlider {
    private let value: Binding<Double>
    private let bounds: ClosedRange<Double>
    private let label: Label
    private let onEditingChanged: (Bool) -> Void

    @MainActor func elements(in context: EvaluationContext) -> [StandInElement] {
        leaf(in: context) { CGSize(width: $0.width ?? 100, height: 34) }
    }

    /// The value.
    @MainActor public var standInValue: Double { value.wrappedValue }

    /// The position of the thumb, from 0 to 1.
    @MainActor public var standInFraction: Double {
        let length = bounds.upperBound - bounds.lowerBound
        return length > 0 ? (value.wrappedValue - bounds.lowerBound) / length : 0
    }

    /// Moves the thumb to a value, limited to the range.
    @MainActor public func standInSlide(to value: Double) {
        onEditingChanged(true)
        self.value.wrappedValue = min(max(value, bounds.lowerBound), bounds.upperBound)
        onEditingChanged(false)
    }
}

@available(iOS 13, macOS 10.15, watchOS 6, visionOS 1, *)
@available(tvOS, unavailable)
extension Slider where ValueLabel == EmptyView {
    /// Makes a slider; the label is for assistive technologies.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.value = Binding(unchecked: { Double(value.wrappedValue) }, { value.wrappedValue = V($0) })
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        (self.label, self.onEditingChanged) = (label(), onEditingChanged)
    }
}

/// The members of all sliders, for tests.
///
/// Call `update()` of the host after a change.
@MainActor public protocol StandInSlider {
    /// The value.
    var standInValue: Double { get }
    /// The position of the thumb, from 0 to 1.
    var standInFraction: Double { get }
    /// Moves the thumb to a value, limited to the range.
    func standInSlide(to value: Double)
}
