import RoundelSwiftUI
import SwiftUI

/// A badge that stays on the outline of a shape, at any angle and in any size.
struct BadgeScreen: View {
    /// Lamé's n: of 2 it is a circle.
    @State private var exponent = 2.0
    @State private var angle = -45.0
    @State private var ratio = 0.3

    var body: some View {
        Screen {
            LinearGradient.dusk
                .clipShape(Superellipse(exponent: exponent))
                .circumferenceBadge(at: .degrees(angle), of: .superellipse(exponent: exponent)) {
                    // As large as the shape, and made smaller: the size follows the shape's.
                    Circle().fill(.red).scaleEffect(ratio)
                }
                .padding()
                .accessibilityHidden(true)
        } controls: {
            Picker("Shape", selection: $exponent) {
                Text("Circle").tag(2.0)
                Text("Superellipse").tag(4.0)
            }
            .pickerStyle(.segmented)
            LabeledSlider(
                title: "Angle",
                text: "\(angle.formatted(.number.precision(.fractionLength(0))))°",
                value: $angle,
                range: -180...180
            )
            LabeledSlider(
                title: "Ratio",
                text: ratio.formatted(.percent.precision(.fractionLength(0))),
                value: $ratio,
                range: 0.1...0.5
            )
        }
    }
}
