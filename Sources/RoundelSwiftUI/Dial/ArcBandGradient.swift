#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// A band along an arc, with round caps, that is filled with a gradient from its start to its end.
///
/// Beyond a full turn, the end of the band lies over its beginning, and each direction has the
/// colour of the last turn there. The outer edge lies on the largest circle in the middle of the
/// view. Angles and thickness are animatable.
///
/// ```swift
/// ArcBandGradient([.blue, .pink], start: .degrees(-90), sweep: .degrees(900), thickness: 12)
/// ```
public struct ArcBandGradient: View, Animatable {
    private let colors: [Color]
    private var start: SwiftUI.Angle
    private var sweep: SwiftUI.Angle
    private var thickness: CGFloat

    /// Creates a band.
    ///
    /// - Parameters:
    ///   - colors: The colours from the start to the end, at even distances.
    ///   - start: The direction in which the band begins, clockwise from 3 o'clock; a value that is
    ///     not finite, or beyond a billion radians, counts as zero.
    ///   - sweep: The rotation from the start to the end, clockwise if positive; a value that is
    ///     not finite counts as zero.
    ///   - thickness: The width of the band, in points; at most half the side of the view. A
    ///     negative value or NaN counts as zero.
    public nonisolated init(
        _ colors: [Color],
        start: SwiftUI.Angle,
        sweep: SwiftUI.Angle,
        thickness: CGFloat
    ) {
        (self.colors, self.start, self.sweep, self.thickness) = (colors, start, sweep, thickness)
    }

    /// The band.
    ///
    /// A counterclockwise band is the mirror image of a clockwise one, because a gradient runs
    /// clockwise.
    public var body: some View {
        // The core's band has angles that are finite.
        let whole = ArcBand(
            radius: 1,
            thickness: 1,
            start: Roundel.Angle(start),
            sweep: Roundel.Angle(sweep)
        )
        let (isMirrored, turn) = (whole.sweep < .zero, whole.sweep.magnitude)
        let start = SwiftUI.Angle(isMirrored ? whole.start.mirrored : whole.start)
        let gradient = gradient(from: start, sweep: SwiftUI.Angle(turn))
        // With wide caps, ends that touch are two layers.
        let layers = ArcBand(radius: 1, thickness: 1, start: Roundel.Angle(start), sweep: turn).layers
        ZStack {
            if let under = layers.first { shape(of: under.band, hasRoundCaps: true).fill(gradient) }
            if layers.count > 1, let over = layers.last {
                // Beyond the end, the gradient has the colours of the turn before.
                ArcBandShape(start: SwiftUI.Angle(over.band.end), sweep: .zero, thickness: thickness)
                    .fill(colors.last ?? .clear)
                shape(of: over.band, hasRoundCaps: false).fill(gradient)
            }
        }
        .scaleEffect(x: isMirrored ? -1 : 1, y: 1)
    }

    /// The animatable values: both angles, and the thickness.
    public nonisolated var animatableData: AnimatablePair<AnimatablePair<Double, Double>, CGFloat> {
        get { AnimatablePair(AnimatablePair(start.radians, sweep.radians), thickness) }
        set {
            (start, sweep) = (.radians(newValue.first.first), .radians(newValue.first.second))
            thickness = newValue.second
        }
    }

    private func shape(of band: ArcBand, hasRoundCaps: Bool) -> ArcBandShape {
        ArcBandShape(
            start: SwiftUI.Angle(band.start),
            sweep: SwiftUI.Angle(band.sweep),
            thickness: thickness,
            hasRoundCaps: hasRoundCaps
        )
    }

    /// The gradient of the whole clockwise band, of which only the last turn is drawn.
    private func gradient(from start: SwiftUI.Angle, sweep: SwiftUI.Angle) -> AngularGradient {
        AngularGradient(colors: colors, center: .center, startAngle: start, endAngle: start + sweep)
    }
}
#endif
