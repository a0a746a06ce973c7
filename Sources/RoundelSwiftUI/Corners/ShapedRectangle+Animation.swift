#if canImport(SwiftUI)
import Roundel
import SwiftUI

extension ShapedRectangle {
    /// The animatable values of a corner: the radii, and two numbers for the shape.
    public typealias AnimatableCorner = AnimatablePair<
        AnimatablePair<CGFloat, CGFloat>, AnimatablePair<Double, Double>
    >

    /// The animatable values of the four corners and the inset.
    public typealias AnimatableData = AnimatablePair<
        AnimatablePair<
            AnimatablePair<AnimatableCorner, AnimatableCorner>,
            AnimatablePair<AnimatableCorner, AnimatableCorner>
        >, CGFloat
    >
}

extension Corner {
    /// Springs square the differences of these numbers, so radii of 2¹⁰⁰⁰ would never settle.
    private static let greatestAnimatableRadius = 1e6

    var animatableData: ShapedRectangle.AnimatableCorner {
        let radii = pointwiseMin(radii, Point2D(repeating: Corner.greatestAnimatableRadius))
        return AnimatablePair(
            AnimatablePair(CGFloat(radii.x), CGFloat(radii.y)),
            AnimatablePair(shape.halfCorner, shape.smoothing)
        )
    }

    init(_ data: ShapedRectangle.AnimatableCorner) {
        self.init(
            radii: Point2D(Double(data.first.first), Double(data.first.second)),
            shape: CornerShape(halfCorner: data.second.first, smoothing: data.second.second)
        )
    }
}
#endif
