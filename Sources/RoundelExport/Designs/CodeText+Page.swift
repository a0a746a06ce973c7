internal import Roundel

extension CodeText {
    /// The size and the view box of a picture of a rectangle and of circles, some of which may be outside:
    /// the least whole numbers of points that hold them.
    static func page(of rect: Rect2D, _ centers: [Point2D], radius: Double) -> CodeText {
        // A circle that touches an edge is inside, whatever rounding says.
        let reach = Point2D(repeating: radius - 0.001)
        var (low, high) = (rect.origin, rect.end)
        for center in centers {
            low = pointwiseMin(low, (center - reach).rounded(.down))
            high = pointwiseMax(high, (center + reach).rounded(.up))
        }
        let size = high - low
        return "width=\"\(size.x)\" height=\"\(size.y)\" viewBox=\"\(low.x) \(low.y) \(size.x) \(size.y)\""
    }
}
