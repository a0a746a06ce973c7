#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// A container that places views on a circle, evenly or by weights, on the whole of it or on an arc.
///
/// The first view stands at ``start``, 12 o'clock by default, and the others follow clockwise. Angle 0
/// points right, and a positive angle is clockwise on the screen.
///
/// ```swift
/// RadialLayout(radius: .fixed(120)) {
///     ForEach(0..<8) { Text("\($0)") }
/// }
/// ```
///
/// Every view has its ideal size and stays upright. In right-to-left environments the circle is mirrored:
/// a clockwise circle that starts at 12 o'clock still does, and runs counterclockwise;
/// ``mirrorsInRightToLeft`` turns that off. ``rotation`` is clockwise on the screen in both.
///
/// Start, sweep, rotation, a fixed radius and ``expansion`` animate.
public struct RadialLayout: Layout, Equatable {
    /// Where the first view stands, or the edge of its sector where the spacing has weights.
    public var start: SwiftUI.Angle

    /// The part of the circle that views are spread over, from the start, in ``direction``.
    ///
    /// A negative sweep runs the other way, and one beyond 360° counts as 360°.
    public var sweep: SwiftUI.Angle

    /// Whether the last view stands at the end of an arc; on the whole circle it never does.
    public var end: ArcEnd

    /// Which way the views follow one another.
    public var direction: Direction

    /// How large the circle is.
    public var radius: Radius

    /// How far apart the views are.
    public var spacing: Spacing

    /// How far the circle is turned, clockwise on the screen if positive; it may be any number of turns.
    public var rotation: SwiftUI.Angle

    /// Whether right-to-left environments mirror the circle; they do by default.
    public var mirrorsInRightToLeft: Bool

    /// The share of its radius that the circle has, from 0, all views in the middle, to 1.
    ///
    /// It does not change the size that the container takes: animate it to open and close a menu. Negative or
    /// not finite counts as 0.
    public var expansion: Double

    /// Makes a layout; each parameter is described at its property.
    public init(
        radius: Radius = .fitted,
        start: SwiftUI.Angle = .degrees(-90),
        sweep: SwiftUI.Angle = .degrees(360),
        end: ArcEnd = .inclusive,
        direction: Direction = .clockwise,
        spacing: Spacing = .even,
        rotation: SwiftUI.Angle = .zero,
        mirrorsInRightToLeft: Bool = true,
        expansion: Double = 1
    ) {
        self.start = start
        self.sweep = sweep
        self.end = end
        self.direction = direction
        self.radius = radius
        self.spacing = spacing
        self.rotation = rotation
        self.mirrorsInRightToLeft = mirrorsInRightToLeft
        self.expansion = expansion
    }

    /// Start and sweep, rotation in radians and expansion, and the radii where they are given.
    public var animatableData: AnimatablePair<Pair, AnimatablePair<Pair, Pair>> {
        get {
            let radii = radius.fixed ?? (0, 0)
            return AnimatablePair(
                Pair(start.radians, sweep.radians),
                AnimatablePair(Pair(rotation.radians, expansion), Pair(radii.x, radii.y))
            )
        }
        set {
            (start, sweep) = (.radians(newValue.first.first), .radians(newValue.first.second))
            (rotation, expansion) = (.radians(newValue.second.first.first), newValue.second.first.second)
            let radii = (x: CGFloat(newValue.second.second.first), y: CGFloat(newValue.second.second.second))
            switch radius {
            case .fixed: radius = .fixed(radii.x)
            case .ellipse: radius = .ellipse(x: radii.x, y: radii.y)
            case .fitted, .filling: break
            }
        }
    }

    /// Two numbers that animate.
    public typealias Pair = AnimatablePair<Double, Double>
}

extension RadialLayout {
    /// Which way views follow one another, as seen on the screen.
    public enum Direction: Hashable, Sendable {
        /// From 12 o'clock to 3 o'clock.
        case clockwise
        /// From 12 o'clock to 9 o'clock.
        case counterclockwise
    }

    /// Whether the last view of an arc stands at the arc's end.
    public enum ArcEnd: Hashable, Sendable {
        /// It does: five views on 180° are 45° apart.
        case inclusive
        /// One more view would stand there: five views on 180° are 36° apart.
        case exclusive
    }

    /// How large the circle is.
    public enum Radius: Hashable, Sendable {
        /// As large as the room allows, whatever part of the circle has views.
        ///
        /// The ideal size, for a proposal of `nil`, is the least at which the views do not touch.
        case fitted

        /// So large that the views, as they stand without rotation, fill the room.
        ///
        /// The middle of an arc is not the middle of the container then. The ideal size is that of ``fitted``.
        case filling

        /// A radius in points; negative or not finite counts as zero.
        case fixed(CGFloat)

        /// An ellipse: its radii along x and y in points; negative or not finite counts as zero.
        ///
        /// An angle is then stretched with the circle. A rotation moves the views along the ellipse, which itself
        /// stands still.
        case ellipse(x: CGFloat, y: CGFloat)

        /// The radii along x and y in points, if they are given.
        var fixed: (x: Double, y: Double)? {
            switch self {
            case .fixed(let radius): (Double(radius), Double(radius))
            case .ellipse(let x, let y): (Double(x), Double(y))
            case .fitted, .filling: nil
            }
        }
    }

    /// How far apart views are.
    public enum Spacing: Hashable, Sendable {
        /// Equally far, over the whole sweep.
        case even

        /// By an angle, from the start on; the sweep does not matter. Views may go round more than once.
        case step(SwiftUI.Angle)

        /// By weights, which views are given by ``SwiftUI/View/radialWeight(_:)``.
        ///
        /// Each view stands in the middle of its sector, and the first sector begins at the start. The pad is
        /// the gap between sectors; negative counts as zero.
        case weighted(pad: SwiftUI.Angle = .zero)
    }
}
#endif
