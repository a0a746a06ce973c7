/// A control for a number in a range; in the stand-in a test moves it, and it takes all the width.
public struct Slider<Label: View>: View, PrimitiveView, StandInSlider {
    private let value: Binding<Double>
    private let bounds: ClosedRange<Double>
    private let label: Label

    /// Makes a slider; the label is spoken.
    ///
    /// SwiftUI's is generic over the number.
    public init(
        value: Binding<Double>,
        in bounds: ClosedRange<Double>,
        @ViewBuilder label: () -> Label
    ) {
        (self.value, self.bounds, self.label) = (value, bounds, label())
    }

    func elements(in context: EvaluationContext) -> [StandInElement] {
        leaf(in: context) { CGSize(width: $0.width ?? 100, height: 30) }
    }

    /// The number.
    public var standInValue: Double { value.wrappedValue }

    /// Moves the thumb to a number, or as far as it goes.
    public func standInSlide(to value: Double) {
        self.value.wrappedValue = min(max(value, bounds.lowerBound), bounds.upperBound)
    }
}

/// What all sliders have, for tests; after a change the host wants an `update()`.
@MainActor public protocol StandInSlider {
    /// The number.
    var standInValue: Double { get }
    /// Moves the thumb to a number, or as far as it goes.
    func standInSlide(to value: Double)
}
