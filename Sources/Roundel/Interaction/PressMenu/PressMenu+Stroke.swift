// How the menu follows the path of a finger, whatever the rate at which it is sampled.

extension PressMenu {
    /// Moves the finger straight to a point, with the deadlines on the way.
    mutating func move(to point: Point2D, time: Double) {
        guard let touch, !touch.isInert, PressMenu.isInRange(point), time.isFinite else { return }
        let end = max(clock(time), touch.lastTime)
        // At a constant speed there are few deadlines: a finger that is too fast to rest stays so.
        var left = 8
        while left > 0, let touch = self.touch {
            left -= 1
            let span = end - touch.lastTime
            let deadline = nextDeadline.flatMap { $0 <= end ? $0 : nil }
            let due = deadline.map { span > 0 ? max(($0 - touch.lastTime) / span, 0) : 0 } ?? 1
            let goal = touch.last + (point - touch.last) * due
            if let share = turningPoint(to: goal) {
                let moment = touch.lastTime + span * due * share
                follow(to: touch.last + (goal - touch.last) * share, at: moment)
                self.touch?.rest.since = moment
                if touch.keepsHighlight { pointAnew() }
            } else if let deadline {
                let moment = max(deadline, touch.lastTime)
                follow(to: goal, at: moment)
                if let same = nextDeadline, same <= moment { meetDeadline(at: moment) }
            } else {
                break
            }
        }
        follow(to: point, at: end)
    }

    /// The fraction of the way to a point at which the finger arrives on an item with a submenu,
    /// begins a stroke, or points anew after a change by the app.
    private func turningPoint(to point: Point2D) -> Double? {
        guard let touch, touch.keepsHighlight || phase == .pressed else { return crossing(to: point) }
        // By so much further that rounding does not leave the finger inside.
        return touch.rest.exit(from: touch.last, to: point).map { min($0 * (1 + 1e-9), 1) }
    }

    /// Highlights what the finger points at, which has moved far enough after a change by the app.
    private mutating func pointAnew() {
        touch?.keepsHighlight = false
        aimHighlight()
    }

    /// The fraction of the way to a point at which the finger arrives on an item with a submenu, or
    /// `nil` if it does not.
    ///
    /// The time for which it must rest there begins then.
    private func crossing(to point: Point2D) -> Double? {
        guard phase == .held, submenu == nil, let touch, let fan else { return nil }
        func item(at share: Double) -> Int? {
            var aim = touch.aim
            _ = aim.move(from: touch.last, to: touch.last + (point - touch.last) * share, settings.aimRule)
            return PressMenu.item(of: fan, aim)
        }
        guard let goal = item(at: 1), goal != highlighted?.item, opensSubmenu(ItemPath(goal)) else {
            return nil
        }
        var (before, after, left) = (0.0, 1.0, 40)
        while left > 0 {
            left -= 1
            let middle = (before + after) / 2
            if item(at: middle) == goal { after = middle } else { before = middle }
        }
        return after
    }

    /// Does what happens because the finger was held still.
    mutating func meetDeadline(at time: Double) {
        guard let touch else { return }
        if phase == .pressed {
            show(at: time)
            // In a small middle the finger may point at an item already. It has to rest there as on others.
            aimHighlight()
            self.touch?.rest.since = time
            return
        }
        if phase != .held { show(at: time) }
        guard let path = highlighted, opensSubmenu(path) else { return }
        openBranch(path.item, at: touch.last, time: time)
        // Without room for it, the finger has to rest again.
        if submenu == nil { self.touch?.rest.since = time }
    }

    /// Moves the finger straight to a point, without a deadline on the way.
    @inline(never)  // Here and below: one copy makes the WebAssembly smaller.
    private mutating func follow(to point: Point2D, at time: Double) {
        guard var touch, !touch.isInert else { return }
        touch.rest.move(from: touch.last, at: touch.lastTime, to: point, at: time)
        touch.lastTime = time
        self.touch = touch
        if phase == .pressed, touch.rest.hasMoved {
            guard settings.acceptsStrokes else { return giveUp() }
            phase = .stroking
        }
        if phase == .stroking || phase == .pressed { followStroke(to: point, at: time) }
        moveAims(to: point, at: time)
        aimHighlight()
    }

    /// Leaves the touch to others, because the menu does not accept strokes.
    private mutating func giveUp() {
        (touch, pending, phase) = (nil, nil, .closed)
        log.touch = .ended(.cancel)
    }

    /// Opens the submenu at the corner of a stroke.
    private mutating func followStroke(to point: Point2D, at time: Double) {
        guard submenu == nil, var stroke = touch?.stroke else { return }
        let (fan, items) = (currentFan, items)
        let corner = stroke.move(to: point, leg: settings.leastLeg, turn: settings.leastTurn) { corner in
            guard let item = PressMenu.item(of: fan, at: corner) else { return false }
            return items[item].isEnabled && !items[item].children.isEmpty
        }
        touch?.stroke = stroke
        guard let corner, let parent = PressMenu.item(of: fan, at: corner.point) else { return }
        // A corner is noticed late, when the finger may be back in the middle.
        if let entry = moveAims(to: corner.end, at: time) { return beginStroke(at: entry, to: point) }
        openBranch(parent, at: corner.point, time: time)
        _ = touch?.childAim?.move(from: corner.point, to: corner.end, settings.aimRule)
    }

    /// The item of a fan in the direction and at the distance of a point.
    private static func item(of fan: Fan?, at point: Point2D) -> Int? {
        guard let fan, let direction = Angle(of: point - fan.center) else { return nil }
        return fan.item(toward: direction, distance: (point - fan.center).length)
    }

    /// Moves what the finger points at.
    ///
    /// Where the finger enters the middle of the menu, it goes back and begins another stroke.
    ///
    /// - Returns: Where it enters the middle.
    @discardableResult
    private mutating func moveAims(to point: Point2D, at time: Double) -> Point2D? {
        guard var touch else { return nil }
        let rule = settings.aimRule
        let entry = touch.aim.move(from: touch.last, to: point, rule)
        _ = touch.childAim?.move(from: touch.last, to: point, rule)
        touch.last = point
        self.touch = touch
        guard let entry else { return nil }
        beginStroke(at: entry, to: point)
        if submenu != nil { goBack(at: time) }
        return entry
    }

    /// Begins a stroke in the middle with a straight line.
    private mutating func beginStroke(at entry: Point2D, to point: Point2D) {
        guard let center = touch?.aim.center else { return }
        touch?.stroke = PressStroke(center: center, at: entry, leaving: settings.aimRule.deadZone)
        _ = touch?.stroke.move(to: point, leg: .infinity, turn: .fullTurn) { _ in false }
    }

    /// Highlights what the finger points at.
    @inline(never)
    mutating func aimHighlight() {
        guard let touch, !touch.isInert, phase == .held || phase == .stroking else { return }
        if (touch.childAim ?? touch.aim).isInMiddle { self.touch?.keepsHighlight = false }
        guard self.touch?.keepsHighlight == false else { return }
        highlighted = pointed.flatMap { isSelectable($0) ? $0 : nil }
    }

    static func item(of fan: Fan, _ aim: PressAim) -> Int? {
        aim.direction.flatMap { fan.item(toward: $0, distance: aim.distance) }
    }
}
