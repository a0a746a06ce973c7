#if canImport(SwiftUI)
import SwiftUI

extension View {
    /// Rotates the view as it is drawn, clockwise on the screen in both layout directions.
    ///
    /// SwiftUI's `rotationEffect(_:anchor:)` turns a view counterclockwise where text runs from right
    /// to left. The angles of Roundel are those on the screen: with this modifier, what is inside a view
    /// that turns stays upright.
    ///
    /// ```swift
    /// struct FerrisWheel: View {
    ///     @State private var rotation = Angle.zero
    ///
    ///     var body: some View {
    ///         RadialLayout {
    ///             ForEach(0..<8, id: \.self) { cabin in
    ///                 Text("\(cabin + 1)").clockwiseRotationEffect(-rotation)
    ///             }
    ///         }
    ///         .turnable(rotation: $rotation)
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - angle: The angle, clockwise if positive.
    ///   - anchor: The point that stays where it is, in the unit square of the view. As SwiftUI's own
    ///     points, it is mirrored where text runs from right to left.
    nonisolated public func clockwiseRotationEffect(
        _ angle: Angle,
        anchor: UnitPoint = .center
    ) -> some View {
        modifier(ClockwiseRotation(angle: angle, anchor: anchor))
    }
}

private struct ClockwiseRotation: ViewModifier {
    let angle: SwiftUI.Angle
    let anchor: UnitPoint
    @Environment(\.layoutDirection) private var direction

    nonisolated init(angle: SwiftUI.Angle, anchor: UnitPoint) { (self.angle, self.anchor) = (angle, anchor) }

    /// The effect has an environment from left to right: an angle that is negated instead would turn while
    /// the direction changes in an animation.
    func body(content: Content) -> some View {
        content
            .environment(\.layoutDirection, direction)
            .rotationEffect(angle, anchor: shownAnchor)
            .environment(\.layoutDirection, .leftToRight)
    }

    private var shownAnchor: UnitPoint {
        direction == .rightToLeft ? UnitPoint(x: 1 - anchor.x, y: anchor.y) : anchor
    }
}
#endif
