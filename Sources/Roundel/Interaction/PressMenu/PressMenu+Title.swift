// Where the title of the highlighted item is shown.

extension PressMenu {
    /// The middle of a box, such as the title of the highlighted item, that a finger on the menu
    /// does not cover.
    ///
    /// The box is above the items of the menu and of its submenu. If it has no room there, it is
    /// below them. If it has none there either, it is on the side with more room and covers items; with
    /// as much room on both, above.
    /// From left to right it is in the middle of the items, as far as the bounds allow. `nil` while
    /// the menu is not shown.
    ///
    /// - Parameter size: The width and height of the box, in points; a value that is negative or
    ///   not finite counts as zero.
    /// - Complexity: A sine and a cosine for each item.
    public func titlePosition(size: Point2D) -> Point2D? {
        guard let fan else { return nil }
        var (low, high) = (fan.center, fan.center)
        fan.extend(&low, &high)
        submenuFan?.extend(&low, &high)
        let half = pointwiseMax(size.finiteOrZero, .zero) / 2
        let apart = settings.fan.finiteSpacing + half.y
        let (top, bottom) = (low.y - apart, high.y + apart)
        let (first, last) = (bounds.origin + half, bounds.end - half)
        // Fans touch the edges but for rounding, which must not choose the side.
        let (above, below) = (top - first.y, last.y - bottom)
        let y = above >= -1e-6 || above >= below - 1e-6 ? top : bottom
        let middle = Point2D((low.x + high.x) / 2, y)
        // A box that is larger than the bounds has its middle in theirs.
        let isLarger = first .> last
        return pointwiseMin(pointwiseMax(middle, first), last).replacing(with: bounds.center, where: isLarger)
    }
}

extension Fan {
    /// Extends a box to all items.
    fileprivate func extend(_ low: inout Point2D, _ high: inout Point2D) {
        for index in 0..<count {
            let position = position(of: index)
            low = pointwiseMin(low, position - itemSize / 2)
            high = pointwiseMax(high, position + itemSize / 2)
        }
    }
}
