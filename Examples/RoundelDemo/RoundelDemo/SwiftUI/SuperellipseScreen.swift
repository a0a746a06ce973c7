import RoundelSwiftUI
import SwiftUI

/// A gradient that is cut to a superellipse, with a border and a shadow that follow it.
struct SuperellipseScreen: View {
    @State private var exponent = 3.5

    var body: some View {
        let shape = Superellipse(exponent: exponent)
        Screen {
            LinearGradient.dusk
                .clipShape(shape)
                .overlay { shape.strokeBorder(.white.opacity(0.6), lineWidth: 6) }
                .shadow(radius: 12, y: 6)
                .accessibilityHidden(true)
        } controls: {
            LabeledSlider(
                title: "Exponent",
                text: exponent.formatted(.number.precision(.fractionLength(1))),
                value: $exponent,
                range: 1...8
            )
        }
    }
}
