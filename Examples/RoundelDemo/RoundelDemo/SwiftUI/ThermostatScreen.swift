import RoundelSwiftUI
import SwiftUI

/// A dial with two limits and a detent at every half degree.
///
/// The temperature in its centre does not turn.
struct ThermostatScreen: View {
    @State private var rotation = Angle.degrees(Thermostat.rotation(for: Thermostat.target))
    @StateObject private var dial = TurnController()

    var body: some View {
        Screen { side in
            ZStack {
                DrawingCanvas(drawing: Thermostat.scale(target)).accessibilityHidden(true)
                DrawingCanvas(drawing: Thermostat.knob(target))
                    .accessibilityElement()
                    .accessibilityLabel(Text(Words.temperature))
                    .turnable(
                        rotation: $rotation,
                        settings,
                        controller: dial,
                        accessibilityValue: {
                            Text(Thermostat.text(Thermostat.temperature(at: $0.degrees)))
                        }
                    )
                Text(Thermostat.text(target))
                    .font(.system(size: side * 0.2).monospacedDigit())
                    .foregroundStyle(.white)
                    .allowsHitTesting(false)
                    .accessibilityHidden(true)
            }
        } controls: {
            TextRow {
                Text(Thermostat.state(for: target)).font(.title2)
                Text(Thermostat.roomText).foregroundStyle(Color(uiColor: .quiet))
            } buttons: {
                step(by: -1, "minus", Words.cooler)
                step(by: 1, "plus", Words.warmer)
            }
        }
    }

    private var target: Double { Thermostat.temperature(at: rotation.degrees) }

    private var settings: TurnSettings {
        TurnSettings(
            decay: .quick,
            detents: .count(Thermostat.detents),
            limits: .degrees(-Thermostat.limit) ... .degrees(Thermostat.limit),
            stretch: .degrees(10)
        )
    }

    private func step(by count: Int, _ symbol: String, _ name: String) -> some View {
        Button {
            dial.step(by: count)
        } label: {
            Disc(symbol: symbol, name: name)
        }
        .buttonStyle(.plain)
    }
}
