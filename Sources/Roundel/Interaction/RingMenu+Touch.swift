// A finger on the menu: it turns it, or taps what stands there.

extension RingMenu {
    /// How far a finger may stray that taps, in points.
    static let slop = 10.0

    /// How long after its touch a tap is told of at most, in seconds.
    static let tapDelay = 0.3

    /// A touch, up to the next one.
    struct Press: Sendable {
        /// The finger, or `nil` for one that a control told of.
        let finger: Int?

        /// What it is on.
        var spot: Spot?

        /// Where it began.
        let start: Point2D

        /// Whether it is not, or no longer, a tap: it stopped the menu, turned it, or strayed.
        var isNoTap: Bool

        /// Whether the menu does not turn with it before it has strayed, since it may still tap.
        var isHeldBack = false

        /// Where it was last while it was held back.
        var last: Point2D

        /// When that was.
        var lastTime: Double

        /// Whether it turned the menu or strayed.
        var isDrag = false

        /// Whether it goes on.
        var isDown = true

        /// When it ended, if that is known.
        var end: Double?

        init(finger: Int?, spot: Spot?, start: Point2D, isNoTap: Bool, time: Double) {
            (self.finger, self.spot, self.start, self.isNoTap) = (finger, spot, start, isNoTap)
            (last, lastTime) = (start, time)
            isHeldBack = spot != nil && !isNoTap
        }

        /// Whether a finger at a point is too far from where it began for a tap.
        func strays(at point: Point2D) -> Bool { !((point - start).length <= RingMenu.slop) }

        /// It moved, and is still held back.
        mutating func trembles(to point: Point2D, at time: Double) {
            (last, lastTime) = (point, max(time, lastTime))
        }

        /// It turned the menu, or strayed.
        mutating func drags() {
            (isDrag, isNoTap, isHeldBack) = (true, true, false)
        }

        /// Where and when it left the slop on its way from its last point to one outside.
        func exit(toward point: Point2D, at time: Double) -> (point: Point2D, time: Double) {
            let (from, way) = (last - start, point - last)
            // |from + share · way| is the slop.
            let (a, b) = ((way * way).sum(), (from * way).sum())
            let c = (from * from).sum() - RingMenu.slop * RingMenu.slop
            let root = (max(b * b - a * c, 0)).squareRoot()
            let share = a > 0 ? min(max((root - b) / a, 0), 1) : 1
            let wait = max(0, time - lastTime)
            return (last + (point - last) * share, lastTime + wait * share)
        }

        /// It ended.
        mutating func end(isNoTap: Bool = false, at time: Double?) {
            isDown = false
            if isNoTap { self.isNoTap = true }
            end = time
        }

        /// Whether what a control tells of at a time is of this touch.
        func isRecent(at time: Double) -> Bool { end.map { time <= $0 + RingMenu.tapDelay } ?? true }
    }

    /// What a finger presses that may still tap it, for a front end to show; `nil` without a finger that may tap.
    public var pressed: Spot? { touch.flatMap { $0.isDown && !$0.isNoTap ? $0.spot : nil } }

    /// What stands at a point now, the middle before the items, and of the items the last.
    ///
    /// Items are rectangles of ``itemSize`` where they are on their way; a closed menu has none.
    public func spot(at point: Point2D) -> Spot? {
        let size = centerSize.finiteOrZero
        if size.min() > 0, RingMenu.covers(ring.center, size, point) { return .center }
        return item(at: point).map(Spot.item)
    }

    /// The item at a point now, or `nil`; where items overlap the last one, which is on top.
    public func item(at point: Point2D) -> Int? {
        guard isOpen, point.isFinite else { return nil }
        var index = count - 1
        while index >= 0 {
            if RingMenu.covers(position(of: index), itemSize, point) { return index }
            index -= 1
        }
        return nil
    }

    private static func covers(_ middle: Point2D, _ size: Point2D, _ point: Point2D) -> Bool {
        let way = point - middle
        return way.x.magnitude <= size.x / 2 && way.y.magnitude <= size.y / 2
    }

    /// A finger touched down.
    ///
    /// It holds the menu if it is in the ``zone`` and the menu can turn, and it may tap what is under it. One that
    /// stops a moving menu does nothing else. A closed menu takes taps on the middle alone.
    ///
    /// - Parameters:
    ///   - finger: A number that tells this finger from others on the screen.
    ///   - point: Where it is, in the coordinates of the ring.
    ///   - time: When, in seconds.
    @discardableResult
    public mutating func touchBegan(_ finger: Int, at point: Point2D, time: Double) -> Update {
        guard isEnabled, point.isFinite, time.isFinite else { return .refused }
        now = time
        let spot = spot(at: point)
        guard isOpen || spot == .center else { return .refused }
        let stops = isOpen && wheel.isMoving
        let isLate = touch?.isDown == true && touch?.finger == nil && touch?.isNoTap == true
        let held = wheel.phase == .dragging
        var update = report(.user) { menu in
            guard menu.takesInput, menu.isTurnable else { return .refused }
            return menu.sendByUser { $0.wheel.touchBegan(finger, at: point, time: time) }
        }
        let holds = update.wheel.touch == .began
        guard holds || (spot != nil && !(held && wheel.phase == .dragging)) else { return update }
        if !holds, stops { update = halt(time) }
        touch = Press(finger: finger, spot: spot, start: point, isNoTap: stops || isLate, time: time)
        update.isHandled = true
        return update
    }

    /// The finger moved; see ``Wheel/touchMoved(_:to:time:)``.
    ///
    /// A finger that may tap what is under it trembles: it turns nothing until it is more than 10 points away from where
    /// it began. From there on it is no tap, and turns the menu by what it goes on. Between the items, and
    /// where it stopped the menu, it turns it from the first.
    @discardableResult
    public mutating func touchMoved(_ finger: Int, to point: Point2D, time: Double) -> Update {
        if time.isFinite { now = time }
        guard let touch, touch.isDown, touch.finger == finger else {
            return report(.user) { $0.wheel.touchMoved(finger, to: point, time: time) }
        }
        let strays = touch.strays(at: point)
        var update = Update()
        if !touch.isHeldBack || strays {
            if touch.isHeldBack { leaveSlop(touch, toward: point, time: time) }
            update = report(.user) { $0.wheel.touchMoved(finger, to: point, time: time) }
        } else if time.isFinite {
            self.touch?.trembles(to: point, at: time)
        }
        if strays || update.wheel.turned != .zero { self.touch?.drags() }
        update.isHandled = true
        return update
    }

    /// The finger has strayed: the wheel follows it from where it left the slop.
    private mutating func leaveSlop(_ touch: Press, toward point: Point2D, time: Double) {
        guard let finger = touch.finger, point.isFinite, time.isFinite else { return }
        let exit = touch.exit(toward: point, at: time)
        wheel.regrip(finger, at: exit.point, time: exit.time)
    }

    /// The finger was lifted: it tapped, or the menu coasts, or settles, or rests.
    ///
    /// A finger that was never more than 10 points away from where it began, and is lifted on the same spot, has
    /// tapped, and does not turn the menu. The update says what it tapped: hand that to
    /// ``tapped(_:time:)-(RingMenu.Spot,_)`` if no control does.
    @discardableResult
    public mutating func touchEnded(_ finger: Int, at point: Point2D, time: Double) -> Update {
        let now = clock(time)
        guard var touch, touch.isDown, touch.finger == finger else {
            lifted(finger, at: now)
            return report(.user) { $0.wheel.touchEnded(finger, at: point, time: time) }
        }
        if touch.strays(at: point) {
            if touch.isHeldBack { leaveSlop(touch, toward: point, time: time) }
            touch.drags()
        }
        touch.end(at: now)
        self.touch = touch
        var update = report(.user) { menu in
            if touch.isDrag { return menu.wheel.touchEnded(finger, at: point, time: time) }
            var update = menu.wheel.touchCancelled(finger, time: time)
            if update.touch == .ended(.cancel) { update.touch = .ended(.lift) }
            return update
        }
        update.isHandled = true
        guard !touch.isNoTap, isEnabled, let spot = touch.spot, spot == self.spot(at: point) else {
            return update
        }
        update.tapped = spot
        return update
    }

    /// The system took the finger away: it has not tapped; see ``Wheel/touchCancelled(_:time:)``.
    @discardableResult
    public mutating func touchCancelled(_ finger: Int, time: Double) -> Update {
        let now = clock(time)
        if touch?.isDown == true, touch?.finger == finger {
            touch?.end(isNoTap: true, at: now)
        }
        lifted(finger, at: now)
        return report(.user) { $0.wheel.touchCancelled(finger, time: time) }
    }

    /// A finger was lifted whose touch the menu had ended before, since it was closed or disabled under it.
    private mutating func lifted(_ finger: Int?, at time: Double) {
        guard let touch, !touch.isDown, touch.finger == finger, touch.end == nil else { return }
        self.touch?.end = time
    }
}

// MARK: - Controls, which hear of a touch before a drag begins

extension RingMenu {
    /// A finger was laid on a control of the menu.
    ///
    /// It stops a moving menu, and then is no tap. Call it where items are controls, before any drag begins.
    @discardableResult
    public mutating func pressBegan(time: Double) -> Update {
        guard time.isFinite else { return .refused }
        now = time
        if wheel.phase == .dragging {
            // The finger that holds the menu is often the one on the control, and may still tap.
            if touch?.isDown != true || touch?.isDrag == true { touch?.isNoTap = true }
            return .refused
        }
        guard takesInput else {
            touch = nil
            return .refused
        }
        let stops = wheel.isMoving
        // What told of the same finger before may have stopped the menu.
        let isNoTap = stops || (touch?.isDown == true && touch?.isNoTap == true)
        touch = Press(finger: nil, spot: nil, start: .zero, isNoTap: isNoTap, time: time)
        var update = stops ? halt(time) : Update()
        update.isHandled = true
        return update
    }

    /// The finger was lifted from a control, or taken away, without a tap.
    public mutating func pressEnded(time: Double) {
        let now = clock(time)
        if touch?.isDown == true, touch?.finger == nil { touch?.end(at: now) }
        lifted(nil, at: now)
    }

    /// A finger tapped an item: it is activated; see ``activate(_:time:)``.
    ///
    /// Refused if the touch stopped the menu, turned it, or strayed by more than 10 points, and wherever an activation
    /// is. A tap later than 0.3 s after the last touch ended is not of that touch: where nobody told of its own, it stops a
    /// moving menu and does nothing else.
    ///
    /// - Parameters:
    ///   - index: An item.
    ///   - time: When, in seconds.
    @discardableResult
    public mutating func tapped(_ index: Int, time: Double) -> Update { tapped(.item(index), time: time) }

    /// A finger tapped an item or the middle: the item is activated, or the menu opened or closed.
    ///
    /// Refused as ``tapped(_:time:)-(Int,_)`` is; a tap on the middle opens a closed menu.
    @discardableResult
    public mutating func tapped(_ spot: Spot, time: Double) -> Update {
        guard time.isFinite, isEnabled else { return .refused }
        // A control that tells of a tap alone: the finger touched down and stops what moves.
        if takesInput, wheel.isMoving, touch?.isRecent(at: time) != true { return halt(time) }
        let isTap = !(touch.map { $0.isNoTap && $0.isRecent(at: time) } ?? false)
        let held = endTouch(isTap: isTap, at: time)
        guard isTap else { return .refused }
        var update: Update
        switch spot {
        case .item(let index): update = activate(index, time: time)
        case .center:
            update = toggle(time: time)
            update.isHandled = true
        }
        if held { update.wheel.touch = .ended(.lift) }
        return update
    }

    /// Ends the touch, and if it taps its hold on the wheel: a control may tell of a tap before the drag ends.
    ///
    /// - Returns: Whether it held the wheel.
    private mutating func endTouch(isTap: Bool, at time: Double) -> Bool {
        guard let touch, touch.isDown else { return false }
        self.touch?.end(at: time)
        guard isTap, let finger = touch.finger else { return false }
        return wheel.touchCancelled(finger, time: time).touch == .ended(.cancel)
    }

    /// Stops the menu under a finger.
    private mutating func halt(_ time: Double) -> Update {
        report(.user) { menu in
            var update = menu.sendByUser { $0.wheel.stop(time: time) }
            update.touch = .refused
            return update
        }
    }
}
