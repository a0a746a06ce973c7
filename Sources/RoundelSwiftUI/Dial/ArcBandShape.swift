#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// A band along an arc: the track of a dial, or a part of it.
///
/// ```swift
/// ArcBandShape(start: .degrees(135), sweep: .degrees(270), thickness: 12).fill(.tint)
/// ```
///
/// The outer edge lies on the largest circle in the middle of the rectangle. A sweep of a full turn
/// or more gives the whole ring; ``ArcBandGradient`` shows where such a band ends. With round caps,
/// a sweep of zero gives a disc, such as a thumb. Angles and thickness are animatable.
public struct ArcBandShape: Shape {
    /// The direction in which the band begins, clockwise from 3 o'clock; a value that is not
    /// finite, or beyond a billion radians, counts as zero.
    public var start: SwiftUI.Angle

    /// The rotation from the start to the end, clockwise if positive; a value that is not finite
    /// counts as zero.
    public var sweep: SwiftUI.Angle

    /// The width of the band, in points; at most half the side of the rectangle.
    ///
    /// A negative value or NaN counts as zero, which gives an empty path.
    public var thickness: CGFloat

    /// Whether half-discs are added at the two ends.
    public var hasRoundCaps: Bool

    /// Creates a shape.
    ///
    /// Each parameter is described at its property.
    public init(
        start: SwiftUI.Angle,
        sweep: SwiftUI.Angle,
        thickness: CGFloat,
        hasRoundCaps: Bool = true
    ) {
        (self.start, self.sweep, self.thickness) = (start, sweep, thickness)
        self.hasRoundCaps = hasRoundCaps
    }

    /// The outline in a rectangle, to 0.05 points.
    public nonisolated func path(in rect: CGRect) -> Path {
        Path { path in band(in: rect).forEachElement(tolerance: 0.05) { path.add($0) } }
    }

    /// The core's band in a rectangle.
    nonisolated func band(in rect: CGRect) -> ArcBand {
        let side = Double(min(rect.width, rect.height))
        let thickness = min(Double(thickness), side / 2)
        return ArcBand(
            center: Point2D(CGPoint(x: rect.midX, y: rect.midY)),
            radius: (side - thickness) / 2,
            thickness: thickness,
            start: Roundel.Angle(start),
            sweep: Roundel.Angle(sweep),
            startCap: hasRoundCaps ? .round : .butt,
            endCap: hasRoundCaps ? .round : .butt
        )
    }

    /// Fixed: a direction is one on the screen, also from right to left.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// The animatable values: both angles, and the thickness.
    public nonisolated var animatableData: AnimatablePair<AnimatablePair<Double, Double>, CGFloat> {
        get { AnimatablePair(AnimatablePair(start.radians, sweep.radians), thickness) }
        set {
            (start, sweep) = (.radians(newValue.first.first), .radians(newValue.first.second))
            thickness = newValue.second
        }
    }
}
#endif
