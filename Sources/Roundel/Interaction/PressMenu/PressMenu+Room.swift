// What the front ends ask about the surroundings of a menu: the room, the text size, assistive
// technologies.

extension PressMenu {
    /// The greatest growth of the items with the user's text size: 52 points become 65, with which
    /// five items still fit on a quarter circle of the greatest radius, in a corner.
    package static let greatestGrowth = 1.25

    /// The side of an item at the user's text size, in points.
    ///
    /// A text that is smaller than the default does not make the targets smaller.
    ///
    /// - Parameters:
    ///   - side: The side at the default text size, in points; negative or not finite counts as zero.
    ///   - growth: The user's text size as a multiple of the default one; less than 1, or NaN,
    ///     counts as 1.
    package static func side(_ side: Double, growth: Double) -> Double {
        guard side > 0, side.isFinite else { return 0 }
        return growth > 1 ? min(side * min(growth, greatestGrowth), .greatestFiniteMagnitude) : side
    }

    /// Whether the menu that is shown, or that a finger is about to open, has to close when the
    /// bounds change, as they do when a window is turned or resized, or a keyboard appears.
    ///
    /// It does where its middle would be farther outside the bounds than it is: the items would be
    /// away from the middle, or out of sight. A finger may open a menu outside the bounds, at the
    /// edge of a screen; that menu stays if it does not move away. Bounds without an area have no
    /// outside, since items do not fit into them anywhere.
    ///
    /// - Parameter other: The new bounds, in the same coordinates.
    package func liesOutside(_ other: Rect2D) -> Bool {
        guard let fan = currentFan, !other.isEmpty, !bounds.isEmpty else { return false }
        return other.distance(to: fan.center) > bounds.distance(to: fan.center)
    }

    /// Whether something in a rectangle covers the menu that is shown, its middle or a part of an
    /// item, or the place at which a finger has begun that is about to open it.
    ///
    /// What covers nothing of it, such as a message at an edge, may be in front of it. When a finger
    /// opens the menu, that is shown in front of what is where its items will be.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in the coordinates of the bounds.
    ///   - takesTouches: Whether what is there takes a touch at a point inside.
    package func isCovered(by rect: Rect2D, takesTouches: (Point2D) -> Bool = { _ in true }) -> Bool {
        guard let fan = currentFan else { return false }
        if rect.distance(to: fan.center) == 0, takesTouches(fan.center) { return true }
        guard pending == nil else { return false }
        return fan.isCovered(by: rect, takesTouches) || branch?.fan.isCovered(by: rect, takesTouches) == true
    }

    /// The item that an assistive technology goes to when a level opens or closes: the highlighted
    /// one, or the first; `nil` while the menu is not open.
    package var spokenItem: ItemPath? { isOpen ? highlighted ?? path(0) : nil }
}

extension Fan {
    /// Whether a part of an item is inside a rectangle, and takes touches at one of nine points: at
    /// the middle, and near the edges and corners of that part.
    fileprivate func isCovered(by rect: Rect2D, _ takesTouches: (Point2D) -> Bool) -> Bool {
        (0..<count).contains { index in
            let (middle, half) = (position(of: index), itemSize / 2)
            let start = pointwiseMax(middle - half, rect.origin)
            let size = pointwiseMin(middle + half, rect.end) - start
            guard size.x > 0, size.y > 0 else { return false }
            return (0..<9).contains { number in
                let fraction = Point2D(Double(number % 3), Double(number / 3)) * 0.45 + Point2D(0.05, 0.05)
                return takesTouches(start + Point2D(size.x * fraction.x, size.y * fraction.y))
            }
        }
    }
}

extension Rect2D {
    /// The distance of a point outside from the rectangle, in points; zero inside.
    fileprivate func distance(to point: Point2D) -> Double {
        pointwiseMax(pointwiseMax(origin - point, point - end), .zero).length
    }
}
