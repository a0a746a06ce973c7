// Where the title of the highlighted item is shown.

extension PressMenu {
    /// The distance of the title from the items, in points.
    private static let titleGap = 12.0

    /// The middle of a title of a size, in points; `nil` while no menu is shown.
    ///
    /// The title is above all items that are shown and above the middle of the menu, where a finger
    /// does not cover it. Where the bounds have no room for it, it is below them, and where there is
    /// none either, at the upper edge of the bounds. It does not move while another item is
    /// highlighted, and not while the menu opens.
    ///
    /// - Parameter size: The width and height of the title, in points; a value that is negative or
    ///   not finite counts as zero.
    public func titlePosition(size: Point2D) -> Point2D? {
        guard let fan else { return nil }
        let size = pointwiseMax(size.finiteOrZero, .zero)
        var (top, bottom) = extent(of: fan)
        if let submenuFan {
            let other = extent(of: submenuFan)
            (top, bottom) = (min(top, other.top), max(bottom, other.bottom))
        }
        let (low, high) = (bounds.origin + size / 2, bounds.origin + bounds.size - size / 2)
        let above = top - PressMenu.titleGap - size.y / 2
        let below = bottom + PressMenu.titleGap + size.y / 2
        let y = above >= low.y ? above : below <= high.y ? below : low.y
        let x = low.x <= high.x ? min(max(fan.center.x, low.x), high.x) : (low.x + high.x) / 2
        return Point2D(x, y)
    }

    /// The top and the bottom of what a fan and the finger in its middle cover.
    private func extent(of fan: Fan) -> (top: Double, bottom: Double) {
        let finger = settings.aimRule.deadZone
        var (top, bottom) = (fan.center.y - finger, fan.center.y + finger)
        var index = 0
        while index < fan.count {
            let y = fan.position(of: index).y
            (top, bottom) = (min(top, y - itemSize.y / 2), max(bottom, y + itemSize.y / 2))
            index += 1
        }
        return (top, bottom)
    }
}

extension PressMenu {
    /// Handles a key press, also while the menu is closed, when Return opens it at a point.
    ///
    /// The first enabled item is then highlighted. Everything else is as for ``press(_:time:)``.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - point: The middle of the menu, in the coordinates of the bounds.
    ///   - time: The time in seconds.
    @discardableResult
    public mutating func press(_ key: RingMenu.Key, opensAt point: Point2D, time: Double) -> Update {
        guard phase == .closed, key == .choose else { return press(key, time: time) }
        var update = open(at: point, time: time)
        if update.isHandled { update.highlightChanged = moveHighlight(by: 1, time: time).highlightChanged }
        return update
    }
}
