#if canImport(SwiftUI)
import SwiftUI

/// A ring that is filled up to its thumb, or between its two thumbs.
///
/// The current value and the label are inside the ring; with the control sizes `mini` and `small`,
/// the label is below if there is a current value, and those of the ends are not displayed. The control
/// size sets the width of the ring, and its diameter where the dial may have any size. You can also use
/// ``DialStyle/ring`` and ``DialStyle/ring(_:)``.
public struct RingDialStyle: DialStyle, Sendable {
    private let colors: [Color]

    /// Creates the style.
    ///
    /// - Parameter colors: The colours along the whole sweep, at even distances, or with several
    ///   laps along the filled part; none gives the tint colour.
    public nonisolated init(_ colors: [Color] = []) { self.colors = colors }

    /// Creates the view of a dial.
    public func makeBody(configuration: Configuration) -> some View {
        RingDial(configuration: configuration, colors: colors)
    }
}

private struct RingDial: View {
    let configuration: DialStyleConfiguration
    let colors: [Color]
    @Environment(\.controlSize) private var controlSize
    @Environment(\.colorSchemeContrast) private var contrast

    private var measures: DialMeasures { DialMeasures(controlSize) }

    var body: some View {
        VStack(spacing: 4) {
            dial
            if !measures.isRoomy, configuration.currentValueLabel != nil { caption }
        }
        .opacity(configuration.isEnabled ? 1 : 0.4)
    }

    private var dial: some View {
        DialLayout(
            idealSide: measures.side,
            thickness: measures.thumb,
            start: configuration.start,
            sweep: configuration.sweep
        ) {
            face.dialTouchArea(thickness: measures.thumb)
            center.layoutValue(key: DialLayout.RoleKey.self, value: .center)
            configuration.boundsLabels(measures).font(.subheadline).foregroundStyle(Color.secondary)
        }
    }

    @ViewBuilder private var center: some View {
        if let value = configuration.currentValueLabel {
            VStack(spacing: 0) {
                value.font((measures.isRoomy ? Font.title2 : .subheadline).monospacedDigit())
                if measures.isRoomy { caption }
            }
            .multilineTextAlignment(.center)
        } else {
            configuration.label.font(measures.isRoomy ? .body : .subheadline)
                .multilineTextAlignment(.center)
        }
    }

    private var caption: some View {
        configuration.label.font(.subheadline).foregroundStyle(Color.secondary)
    }

    private var face: some View {
        ZStack {
            RingTicks(marks: configuration.marks).padding(measures.thumb + 3)
            track.padding((measures.thumb - measures.track) / 2)
            if let direction = configuration.lowerDirection { thumb(at: direction) }
            thumb(at: configuration.direction)
        }
    }

    private var track: some View {
        ZStack {
            ArcBandShape(start: configuration.start, sweep: configuration.sweep, thickness: measures.track)
                .fill(Color.primary.opacity(contrast == .increased ? 0.35 : 0.13))
            if colors.isEmpty {
                filledPart.fill(.tint)
            } else if abs(configuration.sweep.degrees) <= 360 {
                colored
            } else {
                let part = filledPart
                ArcBandGradient(colors, start: part.start, sweep: part.sweep, thickness: measures.track)
            }
        }
    }

    private var filledPart: ArcBandShape {
        let filled = configuration.filled
        return ArcBandShape(
            start: configuration.start + configuration.sweep * filled.lowerBound,
            sweep: configuration.sweep * (filled.upperBound - filled.lowerBound),
            thickness: measures.track
        )
    }

    /// The filled part with the colours of the whole sweep.
    ///
    /// A round start has the first colour, also where it lies over the end of the sweep. The other
    /// ends are under thumbs.
    @ViewBuilder private var colored: some View {
        let part = filledPart
        if configuration.lowerDirection == nil {
            ArcBandShape(start: part.start, sweep: .zero, thickness: part.thickness)
                .fill(colors.first ?? .clear)
        }
        ArcBandShape(start: part.start, sweep: part.sweep, thickness: part.thickness, hasRoundCaps: false)
            .fill(gradient)
    }

    /// The colours along the whole sweep; a gradient runs clockwise.
    private var gradient: AngularGradient {
        let (start, end) = (configuration.start, configuration.start + configuration.sweep)
        let isMirrored = end < start
        return AngularGradient(
            colors: isMirrored ? colors.reversed() : colors,
            center: .center,
            startAngle: isMirrored ? end : start,
            endAngle: isMirrored ? start : end
        )
    }

    private func thumb(at direction: SwiftUI.Angle) -> some View {
        ZStack {
            ArcBandShape(start: direction, sweep: .zero, thickness: measures.thumb)
                .fill(Color.white)
                .shadow(color: Color.black.opacity(0.3), radius: 2, x: 0, y: 1)
            if contrast == .increased {
                ArcBandShape(start: direction, sweep: .zero, thickness: measures.thumb)
                    .stroke(Color.black, lineWidth: 1)
            }
        }
    }
}

/// The marks of a ring, which are not computed in each frame.
struct RingTicks: View {
    let marks: DialStyleConfiguration.Marks

    var body: some View {
        let ticks = marks.ticks()
        ZStack {
            DialTickMarks(at: ticks.filter(\.isMajor).map(\.direction), length: 6, width: 1.5)
                .fill(Color.secondary)
            DialTickMarks(at: ticks.filter { !$0.isMajor }.map(\.direction), length: 4)
                .fill(Color.secondary.opacity(0.6))
        }
    }
}
#endif
