// The menu and its submenus: which items there are, and how the levels open and close.

extension PressMenu {
    /// The items that a menu keeps.
    static func permitted(_ items: [Item]) -> [Item] {
        let limit = Fan.maximumCount
        let isLong = items.count > limit || items.contains { $0.children.count > limit }
        guard isLong else { return items }
        return items.prefix(limit).map { item in
            var item = item
            item.children = Array(item.children.prefix(limit))
            return item
        }
    }

    /// Whether there is an item that can be highlighted: it is enabled, and so is its parent.
    @inline(never)  // Here and below: one copy makes the WebAssembly smaller.
    func isSelectable(_ path: ItemPath) -> Bool {
        guard items.indices.contains(path.item), items[path.item].isEnabled else { return false }
        guard let child = path.child else { return true }
        let children = items[path.item].children
        return children.indices.contains(child) && children[child].isEnabled
    }

    /// Whether an item opens a submenu instead of being chosen.
    func opensSubmenu(_ path: ItemPath?) -> Bool {
        guard let path, path.child == nil, isSelectable(path) else { return false }
        return !items[path.item].children.isEmpty
    }

    /// The number of items of the level that is open: of the submenu, or of the menu.
    var levelCount: Int { submenu.map { items[$0].children.count } ?? items.count }

    /// The item of the open level with an index.
    func path(_ index: Int) -> ItemPath { submenu.map { ItemPath($0, child: index) } ?? ItemPath(index) }

    /// The index of the highlighted item in the open level.
    var highlightedIndex: Int? { submenu == nil ? highlighted?.item : highlighted?.child }

    /// The positions of the items about the finger, or those that are shown.
    var currentFan: Fan? { pending ?? fan }

    /// The positions of a level: within the bounds, if need be without spacing or beyond the greatest
    /// radius, or without the bounds if they are too small.
    func fittedFan(at center: Point2D, count: Int, _ settings: Fan.Settings) -> Fan? {
        var (tight, unlimited) = (settings, settings)
        tight.spacing = 0
        if let fan = fan(at: center, in: bounds, count, settings) { return fan }
        if let fan = fan(at: center, in: bounds, count, tight) { return fan }
        // A search takes longest if it finds nothing: where there is no room without spacing, there is
        // none with it.
        (tight.maximumRadius, unlimited.maximumRadius) = (.infinity, .infinity)
        if let close = fan(at: center, in: bounds, count, tight) {
            return fan(at: center, in: bounds, count, unlimited) ?? close
        }
        let plane = Rect2D(
            origin: Point2D(repeating: -0x1p999),
            size: Point2D(repeating: 0x1p1000)
        )
        if let fan = fan(at: center, in: plane, count, unlimited) { return fan }
        unlimited.sweep = .fullTurn
        return fan(at: center, in: plane, count, unlimited)
    }

    @inline(never)  // One copy for all calls makes the WebAssembly smaller.
    private func fan(at center: Point2D, in room: Rect2D, _ count: Int, _ settings: Fan.Settings) -> Fan? {
        Fan(at: center, in: room, itemSize: itemSize, count: count, settings: settings)
    }

    /// The settings of a submenu about a point.
    private func submenuSettings(at point: Point2D) -> Fan.Settings {
        var settings = settings.fan
        settings.sweep = self.settings.submenuSweep
        if let fan = currentFan, let outward = Angle(of: point - fan.center) {
            settings.direction = settings.isMirrored ? outward.mirrored : outward
        }
        return settings
    }

    func submenuFan(of item: Int, at point: Point2D) -> Fan? {
        fittedFan(at: point, count: items[item].children.count, submenuSettings(at: point))
    }

    /// Opens a submenu about a point.
    @inline(never)
    mutating func openBranch(_ item: Int, at point: Point2D, time: Double) {
        guard let fan = submenuFan(of: item, at: point) else { return }
        if let branch, branch.unfolding.fraction > former?.unfolding.fraction ?? 0 {
            unfoldBranch(false, at: time)
            former = self.branch
        }
        branch = Branch(parent: item, fan: fan)
        highlighted = nil
        if isOpen { unfoldBranch(true, at: time) }
        if touch != nil {
            touch?.childAim = PressAim(center: point, at: point, settings.aimRule)
            touch?.keepsHighlight = false
        }
    }

    private mutating func unfoldBranch(_ isOpen: Bool, at time: Double) {
        guard let count = branch?.fan.count else { return }
        branch?.unfolding.set(isOpen, within: settings.duration(of: count), time: time)
    }

    /// Shows the menu, and the submenu that a stroke has opened.
    @inline(never)
    mutating func show(at time: Double) {
        if let pending {
            if fan?.center != pending.center {
                (unfolding, former) = (Unfolding(), nil)
                if submenu == nil { branch = nil }
            }
            (fan, self.pending) = (pending, nil)
        }
        if !isOpen { phase = .held }
        unfolding.set(true, within: settings.duration(of: items.count), time: time)
        if submenu != nil { unfoldBranch(true, at: time) }
    }

    /// Closes the submenu.
    @inline(never)
    mutating func goBack(at time: Double) {
        guard submenu != nil else { return }
        branch?.isActive = false
        touch?.childAim = nil
        touch?.wentBack = true
        highlighted = nil
        unfoldBranch(false, at: time)
        dropClosed()
    }

    /// Closes the menu with its submenu, and ends a touch unless that has no effect any more.
    @inline(never)
    mutating func close(_ ending: Ending, at time: Double) {
        if let touch, !touch.isInert {
            self.touch = nil
            log.touch = .ended(.cancel)
        }
        goBack(at: time)
        (phase, pending, highlighted, log.ending) = (.closed, nil, nil, ending)
        unfolding.set(false, within: settings.duration(of: items.count), time: time)
        dropClosed()
    }

    mutating func choose(_ path: ItemPath, at time: Double) {
        log.chosen = path
        close(.chosen, at: time)
    }

    /// Moves the opening and closing to a time.
    mutating func unfold(to time: Double) {
        unfolding.advance(to: time)
        branch?.unfolding.advance(to: time)
        former?.unfolding.advance(to: time)
        dropClosed()
    }

    /// Forgets the positions of what has closed.
    @inline(never)
    mutating func dropClosed() {
        if let branch, !branch.isActive, !branch.unfolding.isMoving, !branch.unfolding.isOpen {
            self.branch = nil
        }
        if former?.unfolding.isMoving == false { former = nil }
        if !isOpen, !unfolding.isMoving, !unfolding.isOpen { fan = nil }
    }
}
