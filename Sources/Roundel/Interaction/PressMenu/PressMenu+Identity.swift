// Which item is which, before and after the items have changed.

extension PressMenu {
    /// The path at which an item is after a change, or `nil` if it has gone.
    static func path(_ path: ItemPath, from old: [Item], to new: [Item]) -> ItemPath? {
        guard let item = index(path.item, from: old, to: new) else { return nil }
        guard let child = path.child else { return ItemPath(item) }
        let (oldChildren, newChildren) = (old[path.item].children, new[item].children)
        return index(child, from: oldChildren, to: newChildren).map { ItemPath(item, child: $0) }
    }

    private static func index(_ index: Int, from old: [Item], to new: [Item]) -> Int? {
        guard old.indices.contains(index) else { return nil }
        let id = old[index].id
        if new.indices.contains(index), new[index].id == id { return index }
        return id == nil ? nil : new.firstIndex { $0.id == id }
    }

    /// Puts the highlight and the submenu at the new paths of their items; what has gone ends.
    mutating func mapPaths(from old: [Item], at time: Double) {
        highlighted = highlighted.flatMap { PressMenu.path($0, from: old, to: items) }
        if let parent = former.flatMap({ PressMenu.path(ItemPath($0.parent), from: old, to: items) }) {
            former?.parent = parent.item
        } else {
            former = nil
        }
        guard let branch else { return }
        if let parent = PressMenu.path(ItemPath(branch.parent), from: old, to: items) {
            self.branch?.parent = parent.item
        } else {
            dropBranch(at: time)
        }
    }

    /// Closes the submenu without a motion, because its items are no longer those that are shown.
    mutating func dropBranch(at time: Double) {
        if submenu != nil {
            goBack(at: time)
            // A corner is looked for from here on, and not on the way that led into the submenu.
            if let touch { self.touch?.stroke = PressStroke(center: touch.aim.center, at: touch.last) }
        }
        branch = nil
    }

    /// What the finger points at, also a disabled item.
    var pointed: ItemPath? {
        guard let touch, !touch.isInert, phase == .held || phase == .stroking else { return nil }
        if let branch, branch.isActive, let aim = touch.childAim {
            return PressMenu.item(of: branch.fan, aim).map { ItemPath(branch.parent, child: $0) }
        }
        return currentFan.flatMap { PressMenu.item(of: $0, touch.aim) }.map { ItemPath($0) }
    }

    /// Highlights what the finger points at after a change, if that is the same item as before.
    ///
    /// Otherwise the highlight stays with its item until the finger has moved by
    /// ``RingMenu/slop``: a lift at the moment of the change chooses what the user has seen, or
    /// nothing. An item that has a submenu only now opens it after another dwell.
    ///
    /// - Parameters:
    ///   - same: Where the item that the finger pointed at before is now.
    ///   - opened: Whether the highlighted item had a submenu before.
    mutating func aimAgain(at same: ItemPath?, opened: Bool, time: Double) {
        if same == pointed {
            aimHighlight()
        } else {
            keepHighlight(at: time)
        }
        if !opened, opensSubmenu(highlighted) { touch?.rest.since = time }
    }

    private mutating func keepHighlight(at time: Double) {
        guard let point = touch?.last else { return }
        touch?.keepsHighlight = true
        touch?.lastTime = time
        touch?.rest.begin(at: point, time: time)
    }
}
