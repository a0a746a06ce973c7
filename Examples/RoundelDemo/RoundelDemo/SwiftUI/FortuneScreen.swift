import RoundelSwiftUI
import SwiftUI

/// The wheel of fortune.
///
/// Flick it or tap Spin, and it coasts until one idea is at the top.
struct FortuneScreen: View {
    @State private var rotation = Angle.zero
    @State private var friction = Friction.low
    @StateObject private var wheel = TurnController()

    var body: some View {
        Screen { side in
            ZStack {
                FortuneWheel(side: side)
                    .accessibilityElement()
                    .accessibilityLabel(Text(Words.wheel))
                    .turnable(
                        rotation: $rotation,
                        settings,
                        controller: wheel,
                        accessibilityValue: { Text(Idea(at: $0.degrees).name) }
                    )
                DrawingCanvas(drawing: Idea.pointer)
                    .allowsHitTesting(false)
                    .accessibilityHidden(true)
            }
        } controls: {
            TextRow {
                Text(Idea(at: rotation.degrees).name).font(.title2)
            } buttons: {
                Button {
                    wheel.spinAtRandom()
                } label: {
                    Disc(symbol: "arrow.clockwise", name: Words.spin)
                }
                .buttonStyle(.plain)
            }
            Picker("Friction", selection: $friction) {
                ForEach(Friction.allCases, id: \.self) { friction in
                    Text(friction.name).tag(friction)
                }
            }
            .pickerStyle(.segmented)
        }
    }

    private var settings: TurnSettings {
        let decay: TurnDecay =
            switch friction {
            case .low: .ice
            case .medium: .smooth
            case .high: .quick
            }
        return TurnSettings(decay: decay, detents: .count(Idea.allCases.count))
    }
}

/// The wheel with a symbol in each sector.
///
/// The symbol of the sector at the top is upright.
private struct FortuneWheel: View {
    let side: CGFloat

    var body: some View {
        ZStack {
            DrawingCanvas(drawing: Idea.wheel)
            RadialLayout(radius: .fixed(side * 0.34), mirrorsInRightToLeft: false) {
                ForEach(Array(Idea.allCases.enumerated()), id: \.offset) { index, idea in
                    Image(systemName: idea.symbol)
                        .font(.system(size: side * 0.075))
                        .foregroundStyle(.white)
                        .clockwiseRotationEffect(.degrees(Double(index) * Idea.step))
                }
            }
        }
    }
}
