import RoundelSwiftUI
import SwiftUI

/// A wheel that one finger turns, and its angle in degrees.
struct WheelScreen: View {
    @State private var angle = Angle.zero

    var body: some View {
        Screen {
            Image(systemName: "steeringwheel")
                .resizable()
                .scaledToFit()
                .foregroundStyle(.indigo)
                .accessibilityLabel("Wheel")
                .turnable(angle: $angle, TurnSettings(decay: .smooth))
        } controls: {
            Text("Angle: \(degrees)°").font(.title2.monospacedDigit())
        }
    }

    /// From 0.0 to 359.9.
    private var degrees: String {
        let tenths = (angle.degrees * 10).rounded().truncatingRemainder(dividingBy: 3600)
        return (tenths / 10).formatted(.number.precision(.fractionLength(1)))
    }
}
