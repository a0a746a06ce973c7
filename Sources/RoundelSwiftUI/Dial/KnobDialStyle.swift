#if canImport(SwiftUI)
import SwiftUI

/// A knob with a pointer, and with marks around it that have the tint colour up to the value.
///
/// The label and the current value are below the knob. A dial without marks of its own has eleven.
/// A range dial has two pointers. With the control sizes `mini` and `small`, the labels of the ends
/// are not displayed. The control size sets the diameter where the dial may have any
/// size. You can also use ``DialStyle/knob``.
public struct KnobDialStyle: DialStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates the view of a dial.
    public func makeBody(configuration: Configuration) -> some View {
        KnobDial(configuration: configuration)
    }
}

private struct KnobDial: View {
    let configuration: DialStyleConfiguration
    @Environment(\.controlSize) private var controlSize
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.colorSchemeContrast) private var contrast

    private var measures: DialMeasures { DialMeasures(controlSize) }

    var body: some View {
        VStack(spacing: 4) {
            dial
            configuration.label.font(.subheadline)
            if let value = configuration.currentValueLabel {
                value.font(.subheadline.monospacedDigit()).foregroundStyle(Color.secondary)
            }
        }
        .multilineTextAlignment(.center)
        .opacity(configuration.isEnabled ? 1 : 0.4)
    }

    private var dial: some View {
        DialLayout(
            idealSide: measures.side,
            thickness: measures.track,
            labelOutset: 8,
            start: configuration.start,
            sweep: configuration.sweep
        ) {
            ZStack {
                marks
                knob.padding(measures.track + 4)
            }
            .dialTouchArea()
            configuration.boundsLabels(measures).font(.subheadline).foregroundStyle(Color.secondary)
        }
    }

    private var marks: some View {
        let (ticks, filled) = (configuration.ticks(default: .count(11)), configuration.filled)
        func isFilled(_ tick: DialStyleConfiguration.Tick) -> Bool {
            // A mark at the value may be a rounding error beyond it.
            filled.lowerBound - 1e-6 <= tick.fraction && tick.fraction <= filled.upperBound + 1e-6
        }
        let rest = Color.primary.opacity(contrast == .increased ? 0.5 : 0.25)
        return ZStack {
            marks(ticks.filter { $0.isMajor && !isFilled($0) }, measures.track).fill(rest)
            marks(ticks.filter { !$0.isMajor && !isFilled($0) }, measures.track / 2).fill(rest)
            marks(ticks.filter { $0.isMajor && isFilled($0) }, measures.track).fill(.tint)
            marks(ticks.filter { !$0.isMajor && isFilled($0) }, measures.track / 2).fill(.tint)
        }
    }

    private func marks(_ ticks: [DialStyleConfiguration.Tick], _ length: CGFloat) -> DialTickMarks {
        DialTickMarks(at: ticks.map(\.direction), length: length, width: max(1.5, measures.track / 5))
    }

    private var knob: some View {
        let isDark = colorScheme == .dark
        let shade = isDark ? Color.white : .black
        return ZStack {
            Circle().fill(isDark ? Color.black : .white)
                .shadow(color: Color.black.opacity(0.35), radius: 3, x: 0, y: 2)
            Circle().fill(
                LinearGradient(
                    colors: [shade.opacity(isDark ? 0.34 : 0), shade.opacity(isDark ? 0.18 : 0.14)],
                    startPoint: .top,
                    endPoint: .bottom
                )
            )
            Circle().strokeBorder(Color.primary.opacity(contrast == .increased ? 0.7 : 0.15))
            if let direction = configuration.lowerDirection { pointer(at: direction) }
            pointer(at: configuration.direction)
        }
    }

    /// A pointer that turns with the knob.
    private func pointer(at direction: SwiftUI.Angle) -> some View {
        DialTickMarks(at: [.zero], length: measures.thumb * 0.8, width: max(2, measures.track / 3))
            .fill(.tint)
            .padding(measures.track / 2)
            .clockwiseRotationEffect(direction)
    }
}
#endif
