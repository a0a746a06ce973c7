// What a front end shows.

extension PressMenu {
    /// How an item is shown at a moment.
    public struct Appearance: Hashable, Sendable {
        /// The position of its middle, in points.
        public let position: Point2D

        /// Its size as a fraction of the full one, from 0 to 1.
        public let scale: Double

        /// Its opacity, from 0 to 1.
        public let opacity: Double

        /// Whether the item is highlighted.
        public let isHighlighted: Bool
    }

    /// The opacity of the items behind an open submenu.
    private static let recededOpacity = 0.3

    /// The progress of opening, from 0 while the menu is closed to 1; the opacity of what dims the
    /// content behind the menu.
    public var openness: Double { unfolding.fraction }

    /// The positions of the items of the submenu that is open or closes; otherwise `nil`.
    public var submenuFan: Fan? { branch?.fan }

    /// The item whose submenu is shown, also while it closes; `nil` without one.
    public var shownSubmenu: Int? { branch.flatMap { $0.unfolding.fraction > 0 ? $0.parent : nil } }

    /// How an item is shown, or `nil` if it is not.
    ///
    /// This is as of the last ``advance(to:)``: other calls begin a movement, or reverse one at their
    /// time, and do not go on with it.
    ///
    /// Items move from the middle of their menu to their positions, one after another, and grow and
    /// appear on the way. The opacity of a disabled item is 40 % of that, and while a submenu is
    /// open, that of all items of the menu except its own 30 %.
    public func appearance(of path: ItemPath) -> Appearance? {
        guard let level = level(of: path), let index = path.child ?? Optional(path.item),
            index >= 0, index < level.fan.count
        else { return nil }
        let progress = level.unfolding.progress(of: index, count: level.fan.count, stagger: settings.times)
        guard progress > 0 else { return nil }
        var opacity = progress * (isSelectable(path) ? 1 : RingMenu.disabledOpacity)
        if path.child == nil {
            let near =
                (1 - recession(of: path.item, behind: branch))
                * (1 - recession(of: path.item, behind: former))
            opacity *= PressMenu.recededOpacity + (1 - PressMenu.recededOpacity) * near
        }
        let center = level.fan.center
        return Appearance(
            position: center + (level.fan.position(of: index) - center) * progress,
            scale: progress,
            opacity: opacity,
            isHighlighted: highlighted == path
        )
    }

    /// How far an item has receded behind a submenu, from 0 to 1; its own item does not.
    private func recession(of item: Int, behind branch: Branch?) -> Double {
        branch.map { $0.parent == item ? 0 : $0.unfolding.fraction } ?? 0
    }

    private func level(of path: ItemPath) -> (fan: Fan, unfolding: Unfolding)? {
        guard path.child != nil else { return fan.map { ($0, unfolding) } }
        return branch.flatMap { $0.parent == path.item ? ($0.fan, $0.unfolding) : nil }
    }

    /// The item that a point selects in a menu that is open: the one in its direction, outside the
    /// middle and no further from it than the items; also a disabled one.
    ///
    /// With a submenu open, an item of the submenu.
    func item(at point: Point2D) -> ItemPath? {
        guard isOpen, let fan = branch.flatMap({ $0.isActive ? $0.fan : nil }) ?? fan,
            let direction = Angle(of: point - fan.center)
        else { return nil }
        let distance = (point - fan.center).length
        guard distance >= settings.aimRule.deadZone, distance <= fan.radius + itemSize.length / 2 else {
            return nil
        }
        // A reference to the method would allocate.
        return fan.item(toward: direction, distance: distance).map { path($0) }
    }
}
