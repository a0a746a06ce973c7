import Roundel

/// Other ways to draw a rectangle with four equal corners.
public enum CornerBaselines {
    /// A cubic for a quarter of a circle in each corner, as rounded rectangles are drawn.
    @inline(never)
    public static func rounded(_ rect: Rect2D, radius: Double, _ draw: (PathElement) -> Void) {
        let (low, high) = (rect.origin, rect.end)
        let far = radius * (1 - 0.5522847498)
        draw(.move(Point2D(high.x, low.y + radius)))
        draw(.line(Point2D(high.x, high.y - radius)))
        draw(
            .cubic(
                Point2D(high.x, high.y - far),
                Point2D(high.x - far, high.y),
                to: Point2D(high.x - radius, high.y)
            )
        )
        draw(.line(Point2D(low.x + radius, high.y)))
        draw(
            .cubic(
                Point2D(low.x + far, high.y),
                Point2D(low.x, high.y - far),
                to: Point2D(low.x, high.y - radius)
            )
        )
        draw(.line(Point2D(low.x, low.y + radius)))
        draw(
            .cubic(
                Point2D(low.x, low.y + far),
                Point2D(low.x + far, low.y),
                to: Point2D(low.x + radius, low.y)
            )
        )
        draw(.line(Point2D(high.x - radius, low.y)))
        draw(
            .cubic(
                Point2D(high.x - far, low.y),
                Point2D(high.x, low.y + far),
                to: Point2D(high.x, low.y + radius)
            )
        )
        draw(.close)
    }

    /// Cubics with true tangents, halved until each is measured to be near enough, in each corner.
    @inline(never)
    public static func bisection(
        _ rect: Rect2D,
        radius: Double,
        exponent: Double,
        tolerance: Double,
        _ draw: (PathElement) -> Void
    ) {
        let inner = rect.size / 2 - radius
        func placed(_ point: Point2D) -> Point2D {
            let side = Point2D(point.x < 0 ? -inner.x : inner.x, point.y < 0 ? -inner.y : inner.y)
            return rect.center + side + point * radius
        }
        Outline.bisection.draw(exponent: exponent, tolerance: tolerance / radius) { element in
            switch element {
            case .move(let point): draw(.move(placed(point)))
            case .line(let point): draw(.line(placed(point)))
            case .cubic(let first, let second, let end):
                draw(.cubic(placed(first), placed(second), to: placed(end)))
            case .close: draw(.close)
            }
        }
    }
}
