import RoundelSwiftUI
import SwiftUI

/// A profile whose picture is a superellipse, with the status as a badge on its outline.
struct ProfileScreen: View {
    @State private var status = Status.available
    @State private var exponent = Portrait.exponent
    @State private var angle = Portrait.angle

    var body: some View {
        Screen { side in
            DrawingCanvas(drawing: Portrait.drawing)
                .clipShape(Superellipse(exponent: exponent))
                .shadow(radius: 10, y: 5)
                .circumferenceBadge(at: .degrees(angle), of: outline, ratio: Portrait.rim) {
                    badge(side * 0.8)
                }
                .frame(width: side * 0.8, height: side * 0.8)
                .accessibilityElement()
                .accessibilityLabel(Text(Words.portrait))
                .accessibilityValue(Text(status.name))
        } controls: {
            Text(Words.person).font(.title2)
            Picker("Status", selection: $status) {
                ForEach(Status.allCases, id: \.self) { status in
                    Text(status.name).tag(status)
                }
            }
            .pickerStyle(.segmented)
            LabeledSlider(
                title: Words.shape,
                text: exponent.formatted(.number.precision(.fractionLength(1))),
                value: $exponent,
                range: Portrait.exponents
            )
            LabeledSlider(
                title: Words.badge,
                text: Portrait.text(ofAngle: angle),
                value: $angle,
                range: -180...180
            )
        }
    }

    private var outline: Circumference { .superellipse(exponent: exponent) }

    private func badge(_ side: CGFloat) -> some View {
        ZStack {
            Circle().fill(Color(uiColor: .systemBackground))
            Circle().fill(Color(uiColor: status.color)).padding(side * (Portrait.rim - Portrait.badge) / 2)
            Image(systemName: status.symbol).font(.system(size: side * 0.1)).foregroundStyle(.white)
        }
    }
}
