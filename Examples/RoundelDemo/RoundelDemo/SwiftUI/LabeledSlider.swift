import SwiftUI

/// A slider with its name and its value above.
struct LabeledSlider: View {
    let title: LocalizedStringKey
    let text: String
    @Binding var value: Double
    let range: ClosedRange<Double>

    var body: some View {
        VStack {
            LabeledContent(title, value: text)
            Slider(value: $value, in: range) { Text(title) }.accessibilityValue(Text(text))
        }
    }
}
