internal import RealModule

/// The shape of a corner: what CSS's `corner-shape` gives, or a smooth corner.
///
/// ```swift
/// let card = Corners(radius: 24, shape: .squircle)
/// let icon = Corners(radius: 24, shape: .smooth(0.6))
/// ```
///
/// The first family are the superellipses. A convex corner is a quarter of the curve xⁿ + yⁿ = 1,
/// stretched to the corner's radii, about the point where the radii meet. An exponent below 1 gives
/// a concave corner: the quarter of the curve with the exponent 1/n, about the corner of the
/// rectangle. This inversion is CSS's; it is not the curve that ``Superellipse`` draws for an
/// exponent below 1.
///
/// The second family are the *smooth* corners of design tools: a circular arc between two curves
/// that lead from the sides into it without a jump of the curvature; see ``smooth(_:)``.
public struct CornerShape: Hashable, Sendable {
    /// The exponent of a superellipse, from 0 to infinity; 2 for a smooth corner.
    ///
    /// It is 2 to the power of CSS's parameter: 0 for ``notch``, 1 for ``bevel``, 2 for ``round``
    /// and infinity for ``square``. Below 1 the corner is concave.
    public let exponent: Double

    /// The smoothing of a smooth corner, from 0 to 1; 0 for a superellipse.
    public let smoothing: Double

    /// A quarter of an ellipse; CSS's `round`.
    public static let round = CornerShape.superellipse(exponent: 2)

    /// A quarter of the superellipse with the exponent 4; CSS's `squircle`.
    public static let squircle = CornerShape.superellipse(exponent: 4)

    /// A straight line; CSS's `bevel`.
    public static let bevel = CornerShape.superellipse(exponent: 1)

    /// A concave quarter of an ellipse; CSS's `scoop`.
    public static let scoop = CornerShape.superellipse(exponent: 0.5)

    /// A rectangle that is cut out of the corner; CSS's `notch`.
    public static let notch = CornerShape.superellipse(exponent: 0)

    /// The corner of the rectangle itself, whatever the radius; CSS's `square`.
    public static let square = CornerShape.superellipse(exponent: .infinity)

    /// A superellipse with an exponent from 0 to infinity; below 1 it is concave.
    ///
    /// A negative exponent counts as 0, and NaN as 2.
    public static func superellipse(exponent: Double) -> CornerShape {
        CornerShape(exponent: exponent.isNaN ? 2 : max(exponent, 0), smoothing: 0)
    }

    /// A superellipse with CSS's parameter, from −infinity to infinity; below 0 it is concave.
    ///
    /// This is CSS's `superellipse(K)`, whose exponent is 2 to the power of K. NaN counts as 1, as
    /// in ``round``.
    public static func superellipse(curvature: Double) -> CornerShape {
        superellipse(exponent: .exp2(curvature))
    }

    /// A smooth corner, whose curvature has no jump.
    ///
    /// The parameters are those of design tools. A corner of radius r begins on the side at (1 +
    /// smoothing)·r from the corner of the rectangle. Its middle is a circular arc of radius r that
    /// turns by (1 − smoothing)·90°. A cubic leads from the side to the arc on each end: its
    /// curvature is 0 at the side and 1/r at the arc. In between it rises to 1.29 to 1.31 times 1/r: the
    /// ends alone determine the cubic.
    ///
    /// Where a side is too short, the smoothing is reduced; see ``Corners/fitted(in:)``. A smoothing
    /// of 0 gives ``round``. With two radii the corner is stretched, as an ellipse is.
    ///
    /// - Parameter smoothing: From 0 to 1. Numbers outside count as the nearer end, and NaN as 0.
    public static func smooth(_ smoothing: Double) -> CornerShape {
        CornerShape(exponent: 2, smoothing: smoothing.isNaN ? 0 : min(max(smoothing, 0), 1))
    }

    /// CSS's parameter, the base-2 logarithm of the ``exponent``: from −infinity for ``notch`` over
    /// 0 for ``bevel`` to infinity for ``square``.
    ///
    /// 1 for a smooth corner.
    public var curvature: Double { .log2(exponent) }

    /// The shape with an exponent and a smoothing, which are in their ranges.
    ///
    /// Only an animation between a smooth corner and a superellipse has both; see ``CornerCurve``.
    package init(exponent: Double, smoothing: Double) {
        (self.exponent, self.smoothing) = (exponent, smoothing)
    }

    // MARK: Interpolation

    /// Where the curve crosses the diagonal of the corner, from 0 for ``notch`` over 1/2 for
    /// ``bevel`` to 1 for ``square``.
    ///
    /// CSS interpolates corners in this number, in which an animation is uniform and infinity can
    /// be reached. Source: CSS Borders and Box Decorations Level 4, "Interpolating corner shapes".
    package var halfCorner: Double {
        let convex = Double.exp2(-1 / max(exponent, 1 / exponent))
        return exponent < 1 ? 1 - convex : convex
    }

    /// The shape for a ``halfCorner`` and a smoothing; numbers out of range count as the nearer
    /// end, as a spring that overshoots requires.
    package init(halfCorner: Double, smoothing: Double) {
        let half = min(max(halfCorner, 0), 1)
        let convex = 1 / Double.log2(max(half, 1 - half)).magnitude
        let exponent = half < 0.5 ? 1 / convex : convex
        // The shapes that a user names are reached exactly.
        let whole = (exponent * 2).rounded() / 2
        let isWhole = whole > 0 && (exponent - whole).magnitude < 1e-12 * whole
        self.init(exponent: isWhole ? whole : exponent, smoothing: min(max(smoothing, 0), 1))
    }
}
