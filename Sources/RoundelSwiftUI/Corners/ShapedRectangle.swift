#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// A rectangle with corners of any shape: round, squircles, bevels, scoops, notches or smooth ones.
///
/// It is used as `RoundedRectangle` and `UnevenRoundedRectangle` are, with the same arguments; only
/// the style is a `CornerShape`:
///
/// ```swift
/// Text("Hi").padding().background(.blue, in: .rect(cornerRadius: 24, style: .smooth(0.6)))
/// ShapedRectangle(topLeadingRadius: 16, topTrailingRadius: 16, style: .scoop).fill(.red)
/// ShapedRectangle(cornerRadius: 24, style: .squircle).strokeBorder(.blue, lineWidth: 2)
/// ```
///
/// The corners keep their radii at every size. Radii that do not fit are scaled down as in CSS, and
/// the smoothing of a smooth corner is reduced where a side is too short. Its distance from the
/// exact outline is at most ``tolerance``.
///
/// Radii, shapes and inset are animatable, also between any two shapes and of each corner on its
/// own. A radius far beyond the sides looks the same as one of half the shorter side, and an
/// animation from it or to it spends almost all of its time there.
///
/// In right-to-left environments, leading is right. This requires iOS 17, macOS 14, tvOS 17 or
/// watchOS 10. SwiftUI mirrors no shapes before: there leading is left, unless a view that fills or
/// strokes the shape has `flipsForRightToLeftLayoutDirection(true)`.
///
/// A smooth corner is not the continuous corner of `RoundedRectangle`, which is another curve.
public struct ShapedRectangle: InsettableShape {
    /// The corner at the top and the leading side.
    public var topLeading: Corner

    /// The corner at the bottom and the leading side.
    public var bottomLeading: Corner

    /// The corner at the bottom and the trailing side.
    public var bottomTrailing: Corner

    /// The corner at the top and the trailing side.
    public var topTrailing: Corner

    /// The greatest distance of the path from the outline, in points.
    ///
    /// A value of zero or less, or NaN, gives the most accurate path.
    public var tolerance: CGFloat = 0.05

    private var insetAmount: CGFloat = 0

    /// Creates a rectangle with four equal corners, like `RoundedRectangle(cornerRadius:style:)`.
    ///
    /// - Parameters:
    ///   - cornerRadius: The radius in points. A negative one and NaN count as 0, which gives the
    ///     corner of the rectangle itself; infinity is as large as the rectangle allows.
    ///   - style: The shape of the corners.
    public init(cornerRadius: CGFloat, style: CornerShape = .round) {
        self.init(Corner(radius: Double(cornerRadius), shape: style))
    }

    /// Creates a rectangle with four equal corners, like `RoundedRectangle(cornerSize:style:)`.
    ///
    /// - Parameters:
    ///   - cornerSize: The radii along the horizontal and the vertical side, in points. If one of
    ///     them is 0, negative or NaN, the corners are those of the rectangle itself.
    ///   - style: The shape of the corners.
    public init(cornerSize: CGSize, style: CornerShape = .round) {
        self.init(Corner(radii: Point2D(cornerSize), shape: style))
    }

    /// Creates a rectangle whose corners have different radii, like
    /// `UnevenRoundedRectangle(cornerRadii:style:)`.
    ///
    /// - Parameters:
    ///   - cornerRadii: The radii, as in ``init(cornerRadius:style:)``.
    ///   - style: The shape of the corners.
    public init(cornerRadii: RectangleCornerRadii, style: CornerShape = .round) {
        self.init(
            topLeadingRadius: cornerRadii.topLeading,
            bottomLeadingRadius: cornerRadii.bottomLeading,
            bottomTrailingRadius: cornerRadii.bottomTrailing,
            topTrailingRadius: cornerRadii.topTrailing,
            style: style
        )
    }

    /// Creates a rectangle whose corners have different radii, like `UnevenRoundedRectangle`.
    ///
    /// - Parameters:
    ///   - topLeadingRadius: The radius at the top and the leading side, as in
    ///     ``init(cornerRadius:style:)``.
    ///   - bottomLeadingRadius: The radius at the bottom and the leading side.
    ///   - bottomTrailingRadius: The radius at the bottom and the trailing side.
    ///   - topTrailingRadius: The radius at the top and the trailing side.
    ///   - style: The shape of the corners.
    public init(
        topLeadingRadius: CGFloat = 0,
        bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0,
        style: CornerShape = .round
    ) {
        self.init(
            topLeading: Corner(radius: Double(topLeadingRadius), shape: style),
            bottomLeading: Corner(radius: Double(bottomLeadingRadius), shape: style),
            bottomTrailing: Corner(radius: Double(bottomTrailingRadius), shape: style),
            topTrailing: Corner(radius: Double(topTrailingRadius), shape: style)
        )
    }

    /// Creates a rectangle whose corners have different radii and shapes.
    ///
    /// ```swift
    /// ShapedRectangle(
    ///     topLeading: Corner(radius: 16, shape: .scoop),
    ///     bottomLeading: .square,
    ///     bottomTrailing: .square,
    ///     topTrailing: Corner(radius: 24, shape: .smooth(0.6))
    /// )
    /// ```
    public init(topLeading: Corner, bottomLeading: Corner, bottomTrailing: Corner, topTrailing: Corner) {
        (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
        (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
    }

    private init(_ corner: Corner) {
        self.init(topLeading: corner, bottomLeading: corner, bottomTrailing: corner, topTrailing: corner)
    }

    /// The corners from left to right: the leading ones are left.
    ///
    /// They are the outline for
    /// ``SwiftUI/View/circumferenceBadge(at:of:placement:ratio:offset:mirrorsInRightToLeft:badge:)``,
    /// as `.corners(shape.corners)`.
    public nonisolated var corners: Corners {
        Corners(
            topLeft: topLeading,
            topRight: topTrailing,
            bottomRight: bottomTrailing,
            bottomLeft: bottomLeading
        )
    }

    /// The outline in a rectangle, from left to right.
    ///
    /// It is empty if the rectangle is empty or the inset leaves nothing of it. Concave corners can
    /// divide an inset into several parts.
    ///
    /// - Complexity: Microseconds without an inset and with round or square corners, otherwise
    ///   milliseconds.
    public nonisolated func path(in rect: CGRect) -> Path {
        let (rect, tolerance) = (Rect2D(rect), Double(tolerance))
        guard insetAmount != 0 else {
            return Path { path in corners.forEachElement(in: rect, tolerance: tolerance) { path.add($0) } }
        }
        let inset = corners.offsetPath(in: rect, by: -Double(insetAmount), tolerance: tolerance)
        return Path { path in inset.elements.forEach { path.add($0) } }
    }

    /// Returns the shape whose outline is at a constant distance inside the outline of this shape.
    ///
    /// The result is the parallel curve, so that a border has the same width all round. Several
    /// insets add up. Outside, the parallel curve is round about corners that point outwards.
    ///
    /// An inset by more than the outline's radius of curvature has sharp corners. SwiftUI draws the
    /// line of a `strokeBorder` with mitres there, which reach beyond the shape; clip such a wide
    /// border to the shape.
    ///
    /// - Parameter amount: The distance in points; a negative one is outside.
    public nonisolated func inset(by amount: CGFloat) -> ShapedRectangle {
        var inset = self
        inset.insetAmount += amount
        return inset
    }

    /// Mirrored from right to left, so that leading is right.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

    /// The animatable values: for each corner the radii, the shape and the smoothing, and the inset.
    ///
    /// A shape counts as the place where its curve crosses the diagonal of the corner, as in CSS, so
    /// that every shape can be reached, from a notch to a square. Radii above a million points count
    /// as a million points in an animation.
    public nonisolated var animatableData: AnimatableData {
        get {
            AnimatablePair(
                AnimatablePair(
                    AnimatablePair(topLeading.animatableData, bottomLeading.animatableData),
                    AnimatablePair(bottomTrailing.animatableData, topTrailing.animatableData)
                ),
                insetAmount
            )
        }
        set {
            let (leading, trailing) = (newValue.first.first, newValue.first.second)
            (topLeading, bottomLeading) = (Corner(leading.first), Corner(leading.second))
            (bottomTrailing, topTrailing) = (Corner(trailing.first), Corner(trailing.second))
            insetAmount = newValue.second
        }
    }
}
#endif
