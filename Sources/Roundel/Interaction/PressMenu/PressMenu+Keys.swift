// Keys for a menu that is closed.

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
