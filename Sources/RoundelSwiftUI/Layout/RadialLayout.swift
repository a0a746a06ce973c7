#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// A container that places views on a circle or an arc, evenly or by weights.
///
/// The first view is at ``start``, 12 o'clock by default, and the others follow clockwise. Angle 0
/// points right, and a positive angle is clockwise on the screen.
///
/// ```swift
/// RadialLayout(radius: .fixed(120)) {
///     ForEach(0..<8) { Text("\($0)") }
/// }
/// ```
///
/// Every view has its ideal size and stays upright. In right-to-left environments the circle is
/// mirrored: a clockwise circle that starts at 12 o'clock still starts there, but runs
/// counterclockwise. Set ``mirrorsInRightToLeft`` to `false` to prevent that, for example for a clock
/// or a compass. ``rotation`` is clockwise on the screen in both environments.
///
/// Start, sweep, rotation, a fixed radius and ``expansion`` are animatable.
public struct RadialLayout: Layout, Equatable {
    /// The angle of the first view or, with weighted spacing, of the near edge of its sector, or half a
    /// pad before that.
    ///
    /// A value that is not finite counts as zero.
    public var start: SwiftUI.Angle

    /// The extent of the arc over which views are spread, measured from the start in
    /// ``direction-swift.property``.
    ///
    /// A negative sweep runs in the opposite direction, one beyond 360° counts as 360°, and one
    /// that is not finite as zero.
    public var sweep: SwiftUI.Angle

    /// Whether the last view is at the end of an arc.
    ///
    /// On a full circle it is never at the end.
    public var end: ArcEnd

    /// The direction in which the views follow one another.
    public var direction: Direction

    /// How large the circle is.
    public var radius: Radius

    /// How far apart the views are.
    public var spacing: Spacing

    /// How far the circle is turned, clockwise on the screen if positive, by any number of turns.
    public var rotation: SwiftUI.Angle

    /// Whether right-to-left environments mirror the circle.
    ///
    /// The default is `true`.
    public var mirrorsInRightToLeft: Bool

    /// The fraction of the radius that is used: 0 puts all views in the centre, and 1 uses the full
    /// radius.
    ///
    /// It does not change the size of the container, so it can be animated to open and close a
    /// menu. A value that is negative or not finite counts as 0.
    public var expansion: Double

    /// Whether a radius of ``Radius-swift.enum/filling`` leaves the centre in its corner or at its edge.
    var keepsCenter = false

    /// Whether the centre is in a corner or at an edge.
    var fansOut: Bool { keepsCenter && radius == .filling }

    /// Creates a layout.
    ///
    /// Each parameter is described at its property.
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

    /// The animatable values: start, sweep and rotation in radians, the expansion, and the radii if
    /// they are fixed.
    public var animatableData:
        AnimatablePair<
            AnimatablePair<Double, Double>,
            AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>
        >
    {
        get {
            let radii = radius.fixed ?? (0, 0)
            return AnimatablePair(
                AnimatablePair(start.radians, sweep.radians),
                AnimatablePair(AnimatablePair(rotation.radians, expansion), AnimatablePair(radii.x, radii.y))
            )
        }
        set {
            (start, sweep) = (.radians(newValue.first.first), .radians(newValue.first.second))
            (rotation, expansion) = (.radians(newValue.second.first.first), newValue.second.first.second)
            let radii = (x: CGFloat(newValue.second.second.first), y: CGFloat(newValue.second.second.second))
            switch radius {
            // From an ellipse to a circle.
            case .fixed: radius = radii.x == radii.y ? .fixed(radii.x) : .ellipse(x: radii.x, y: radii.y)
            case .ellipse: radius = .ellipse(x: radii.x, y: radii.y)
            case .fitted, .filling: break
            }
        }
    }
}

extension RadialLayout {
    /// The direction in which views follow one another, as seen on the screen.
    ///
    /// - `clockwise`: from 12 o'clock to 3 o'clock.
    /// - `counterclockwise`: from 12 o'clock to 9 o'clock.
    public typealias Direction = Ring.Direction

    /// Whether the last view of an arc is at the end of the arc.
    ///
    /// - `inclusive`: the last view is at the end, so that five views on 180° are 45° apart.
    /// - `exclusive`: the end is left free for one more view, so that five views on 180° are 36°
    ///   apart.
    public typealias ArcEnd = Ring.ArcEnd

    /// How large the circle is.
    ///
    /// The radii of ``fixed(_:)`` and ``ellipse(x:y:)`` animate, also from one to the other. Do not
    /// animate a change from another case to one of them: the views would begin in the centre.
    public enum Radius: Hashable, Sendable {
        /// The largest circle that fits into the container, as if it had views all round.
        ///
        /// The ideal size, for a proposal of `nil`, is the least size at which the views do not
        /// touch.
        case fitted

        /// The largest circle on which the views, at their positions without rotation, fit into the
        /// container.
        ///
        /// The centre is then often not that of the container: not for an arc, nor for a full circle of
        /// three or five views. A single view is placed as with ``fitted``, and the ideal size is that of
        /// ``fitted``. A layout that ``RadialLayout/corner(_:)`` or ``RadialLayout/edge(_:)`` has made keeps
        /// its centre.
        case filling

        /// A radius in points; a value that is negative or not finite counts as zero.
        case fixed(CGFloat)

        /// An ellipse with radii along x and y in points; a value that is negative or not finite
        /// counts as zero.
        ///
        /// An angle is stretched together with the circle. A rotation moves the views along the
        /// ellipse; the ellipse itself does not turn.
        case ellipse(x: CGFloat, y: CGFloat)

        /// The radii along x and y in points, if they are fixed.
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
        /// Evenly over the whole sweep.
        case even

        /// By a constant angle, from the start. The sweep is ignored, and views may go round more
        /// than once.
        case step(SwiftUI.Angle)

        /// By weights, which ``SwiftUI/View/radialWeight(_:)`` sets.
        ///
        /// Each view is in the middle of its sector, and the first sector begins at the start, or half
        /// a pad after it. The pad is the gap between sectors; a negative pad counts as zero.
        case weighted(pad: SwiftUI.Angle = .zero)
    }
}
#endif
