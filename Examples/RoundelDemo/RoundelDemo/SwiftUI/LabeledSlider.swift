import SwiftUI

/// A slider with its name and its value above it, on separate lines with large text.
struct LabeledSlider: View {
    let title: String
    let text: String
    @Binding var value: Double
    let range: ClosedRange<Double>
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        let isLarge = textSize.isAccessibilitySize
        let line = isLarge ? AnyLayout(VStackLayout(spacing: 4)) : AnyLayout(HStackLayout(spacing: 12))
        VStack(spacing: 4) {
            line {
                Text(title).frame(maxWidth: .infinity, alignment: .leading)
                Text(text)
                    .font(.body.monospacedDigit())
                    .foregroundStyle(Color(uiColor: .quiet))
                    .frame(maxWidth: isLarge ? .infinity : nil, alignment: .leading)
            }
            .accessibilityHidden(true)
            Slider(value: $value, in: range) { Text(title) }.accessibilityValue(Text(text))
        }
    }
}
