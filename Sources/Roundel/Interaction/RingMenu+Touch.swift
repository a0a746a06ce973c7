// A finger on the menu, which turns the menu or taps an item or the centre.

extension RingMenu {
    /// The greatest distance that a finger may move during a tap, in points.
    package static let slop = 10.0

    /// The greatest delay between the end of a touch and the report of its tap, in seconds.
    static let tapDelay = 0.3

    /// The last touch, which is kept until the next one begins.
    struct Press: Sendable {
        /// The finger, or `nil` for a touch that a control reported.
        let finger: Int?

        /// The finger whose touch began before a control reported it, if that is known.
        var reported: Int?

        /// The item or centre under the finger.
        var spot: Spot?

        /// The point at which the touch began.
        var start: Point2D

        /// Whether the touch cannot become a tap, because it stopped or turned the menu or moved
        /// too far.
        var isNoTap: Bool

        /// Whether the menu does not follow the finger yet, because the touch may still become a
        /// tap.
        var isHeldBack = false

        /// The last point while the menu did not follow.
        var last: Point2D

        /// The time of that point, in seconds.
        var lastTime: Double

        /// Whether the touch turned the menu or moved too far for a tap.
        var isDrag = false

        /// Whether the finger is down.
        var isDown = true

        /// The time at which the finger was lifted, if that is known.
        var end: Double?

        init(finger: Int?, spot: Spot?, start: Point2D, isNoTap: Bool, time: Double) {
            (self.finger, self.spot, self.start, self.isNoTap) = (finger, spot, start, isNoTap)
            (last, lastTime) = (start, time)
            isHeldBack = spot != nil && !isNoTap
        }

        /// Whether a point is too far from the start for a tap.
        func exceedsSlop(at point: Point2D) -> Bool { !((point - start).length <= RingMenu.slop) }

        /// Records a move within the slop.
        mutating func moveWithinSlop(to point: Point2D, at time: Double) {
            (last, lastTime) = (point, max(time, lastTime))
        }

        /// Moves the start, and the path from there, to where a view that has moved has them now.
        mutating func moveStart(to point: Point2D) {
            last += point - start
            start = point
        }

        /// Makes the touch a drag.
        mutating func becomeDrag() {
            (isDrag, isNoTap, isHeldBack) = (true, true, false)
        }

        /// The point and time at which the finger left the slop between its last point and a point
        /// outside.
        func exit(toward point: Point2D, at time: Double) -> (point: Point2D, time: Double) {
            let (from, move) = (last - start, point - last)
            // The solution of |from + fraction · move| = slop.
            let (a, b) = (move.dot(move), from.dot(move))
            let c = from.dot(from) - RingMenu.slop * RingMenu.slop
            let root = (max(b * b - a * c, 0)).squareRoot()
            let fraction = a > 0 ? min(max((root - b) / a, 0), 1) : 1
            let wait = max(0, time - lastTime)
            return (last + (point - last) * fraction, lastTime + wait * fraction)
        }

        /// Ends the touch.
        mutating func end(isNoTap: Bool = false, at time: Double?) {
            isDown = false
            if isNoTap { self.isNoTap = true }
            end = time
        }

        /// Whether a tap that a control reports at a time belongs to this touch.
        func isRecent(at time: Double) -> Bool { end.map { time <= $0 + RingMenu.tapDelay } ?? true }
    }

    /// The item or centre that a finger presses and may still tap, for a front end to highlight;
    /// otherwise `nil`.
    public var pressed: Spot? { touch.flatMap { $0.isDown && !$0.isNoTap ? $0.spot : nil } }

    /// The centre or item at a point, or `nil`.
    ///
    /// The centre comes before the items, and the last item before the others. Items are upright
    /// rectangles of ``itemSize`` at their current positions, also while the menu opens, unless the
    /// front end knows better; a closed menu has none.
    public func spot(at point: Point2D) -> Spot? {
        let size = centerSize.finiteOrZero
        if size.min() > 0, RingMenu.covers(ring.center, size, point) { return .center }
        return item(at: point).map(Spot.item)
    }

    /// The item at a point, or `nil`; where items overlap, the last one, which is on top.
    public func item(at point: Point2D) -> Int? {
        guard isOpen, point.isFinite else { return nil }
        var index = count - 1
        while index >= 0 {
            let size = index < itemSizes.count ? itemSizes[index] : itemSize
            let turn = ring.turn(of: index, itemOrientation, rotation: wheel.rotation)
            let offset = (point - position(of: index)).turned(by: Point2D(direction: -turn))
            if RingMenu.covers(.zero, size, offset) { return index }
            index -= 1
        }
        return nil
    }

    private static func covers(_ middle: Point2D, _ size: Point2D, _ point: Point2D) -> Bool {
        let offset = point - middle
        return offset.x.magnitude <= size.x / 2 && offset.y.magnitude <= size.y / 2
    }

    /// Begins a touch.
    ///
    /// The finger holds the menu if it is in the ``zone`` and the menu can turn, and it may tap the
    /// item or centre under it. A touch that stops a moving menu is not a tap. A closed menu
    /// accepts only taps on the centre.
    ///
    /// - Parameters:
    ///   - finger: A number that identifies the finger among those on the screen.
    ///   - point: The position of the finger, in the coordinates of the ring.
    ///   - time: The time in seconds.
    @discardableResult
    public mutating func touchBegan(_ finger: Int, at point: Point2D, time: Double) -> Update {
        touchBegan(finger, at: point, on: spot(at: point), time: time)
    }

    /// Begins a touch on what a front end finds at the point; `nil` is nothing.
    @discardableResult
    package mutating func touchBegan(
        _ finger: Int,
        at point: Point2D,
        on spot: Spot?,
        time: Double
    ) -> Update {
        guard isEnabled, point.isFinite, time.isFinite else { return .refused }
        now = time
        if touch?.isDown == true, touch?.finger == finger { touch?.end(isNoTap: true, at: nil) }
        guard isOpen || spot == .center else { return .refused }
        let stops = isOpen && wheel.isMoving
        let isLate = touch?.isDown == true && touch?.finger == nil && touch?.isNoTap == true
        let held = wheel.phase == .dragging
        var update = report(.user) { menu in
            guard menu.takesInput, menu.isTurnable else { return .refused }
            return menu.performForUser { $0.wheel.touchBegan(finger, at: point, time: time) }
        }
        let holds = update.wheel.touch == .began
        guard holds || (spot != nil && !(held && wheel.phase == .dragging)) else { return update }
        if !holds, stops { update = halt(time) }
        touch = Press(finger: finger, spot: spot, start: point, isNoTap: stops || isLate, time: time)
        update.isHandled = true
        return update
    }

    /// Moves a finger; see ``Wheel/touchMoved(_:to:time:)``.
    ///
    /// If the touch may become a tap, the menu does not turn until the finger is more than 10
    /// points from its start. From there on the touch is a drag, and the menu turns by the further
    /// movement. If the touch began between the items or stopped the menu, the menu turns from the
    /// first movement.
    @discardableResult
    public mutating func touchMoved(_ finger: Int, to point: Point2D, time: Double) -> Update {
        if time.isFinite { now = time }
        guard let touch, touch.isDown, touch.finger == finger else {
            return report(.user) { $0.wheel.touchMoved(finger, to: point, time: time) }
        }
        let isMove = point.isFinite && time.isFinite
        let isOutside = isMove && touch.exceedsSlop(at: point)
        var update = Update()
        if !touch.isHeldBack || isOutside {
            if touch.isHeldBack { leaveSlop(touch, toward: point, time: time) }
            update = report(.user) { $0.wheel.touchMoved(finger, to: point, time: time) }
        } else if isMove {
            self.touch?.moveWithinSlop(to: point, at: time)
        }
        if isOutside || update.wheel.turned != .zero { self.touch?.becomeDrag() }
        update.isHandled = true
        return update
    }

    /// Makes the wheel follow the finger from the point at which it left the slop.
    private mutating func leaveSlop(_ touch: Press, toward point: Point2D, time: Double) {
        guard let finger = touch.finger, point.isFinite, time.isFinite else { return }
        let exit = touch.exit(toward: point, at: time)
        wheel.restartDrag(finger, at: exit.point, time: exit.time)
    }

    /// Ends a touch with a lift: the finger taps, or the menu coasts, settles or rests.
    ///
    /// The touch is a tap if the finger was never more than 10 points from its start and is lifted
    /// on the same item or the centre. A tap does not turn the menu. The update contains what was
    /// tapped: pass that to ``tapped(_:time:)-(RingMenu.Spot,_)``, unless a control reports the
    /// tap.
    @discardableResult
    public mutating func touchEnded(_ finger: Int, at point: Point2D, time: Double) -> Update {
        let now = clock(time)
        guard var touch, touch.isDown, touch.finger == finger else {
            lifted(finger, at: now)
            return report(.user) { $0.wheel.touchEnded(finger, at: point, time: now) }
        }
        if touch.exceedsSlop(at: point) {
            if touch.isHeldBack { leaveSlop(touch, toward: point, time: time) }
            touch.becomeDrag()
        }
        touch.end(at: now)
        self.touch = touch
        // A turn that the lift begins may take place at once.
        let lifted = self.spot(at: point)
        var update = report(.user) { menu in
            if touch.isDrag { return menu.wheel.touchEnded(finger, at: point, time: now) }
            var update = menu.wheel.touchCancelled(finger, time: now)
            if update.touch == .ended(.cancel) { update.touch = .ended(.lift) }
            return update
        }
        update.isHandled = true
        if !touch.isNoTap, isEnabled, let spot = touch.spot, spot == lifted { update.tapped = spot }
        return update
    }

    /// Ends a touch that the system cancelled, which is not a tap; see
    /// ``Wheel/touchCancelled(_:time:)``.
    @discardableResult
    public mutating func touchCancelled(_ finger: Int, time: Double) -> Update {
        let now = clock(time)
        if touch?.isDown == true, touch?.finger == finger {
            touch?.end(isNoTap: true, at: now)
        }
        lifted(finger, at: now)
        return report(.user) { $0.wheel.touchCancelled(finger, time: time) }
    }

    /// Records the lift of a finger whose touch had ended before, because the menu was closed or
    /// disabled or something else took the touch, or whose press of a control goes on, because the
    /// finger slid off.
    private mutating func lifted(_ finger: Int?, at time: Double) {
        if let finger, touch?.reported == finger, touch?.isDown == true { touch?.end(at: time) }
        guard let touch, !touch.isDown, touch.finger == finger, touch.end == nil else { return }
        self.touch?.end = time
    }

    /// Notes that the finger of a touch that has ended is still down, because something else took
    /// the touch: its end is the next one that is reported.
    package mutating func touchGoesOn(_ finger: Int) {
        if touch?.finger == finger, touch?.isDown == false { touch?.end = nil }
    }
}

// MARK: - Menus that move under a finger

extension RingMenu {
    /// Notes where on the menu the touch of a finger began, if the menu has moved on the screen since:
    /// a finger that stays where it is may still tap.
    package mutating func touchStartMoved(_ finger: Int, to point: Point2D) {
        guard touch?.isDown == true, touch?.finger == finger, point.isFinite else { return }
        touch?.moveStart(to: point)
    }
}

// MARK: - Controls, which receive a touch before a drag begins

extension RingMenu {
    /// Begins the press of a control of the menu.
    ///
    /// The press stops a moving menu and is then not a tap; neither is a press while a scroll holds
    /// the menu. Call this if items are controls, before a drag begins.
    @discardableResult
    public mutating func pressBegan(time: Double) -> Update {
        guard time.isFinite else { return .refused }
        now = time
        if wheel.isScrolling {
            touch = Press(finger: nil, spot: nil, start: .zero, isNoTap: true, time: time)
            return .refused
        }
        if wheel.phase == .dragging {
            // The finger that holds the menu is often the one on the control, whose touch may still
            // become a tap.
            if touch?.isDown != true || touch?.isDrag == true { touch?.isNoTap = true }
            return .refused
        }
        guard takesInput else {
            touch = nil
            return .refused
        }
        let stops = wheel.isMoving
        // An earlier report of the same finger may have stopped the menu.
        let isNoTap = stops || (touch?.isDown == true && touch?.isNoTap == true)
        let finger = touch.flatMap { $0.isDown ? $0.finger ?? $0.reported : nil }
        touch = Press(finger: nil, spot: nil, start: .zero, isNoTap: isNoTap, time: time)
        touch?.reported = finger
        var update = stops ? halt(time) : Update()
        update.isHandled = true
        return update
    }

    /// Ends the press of a control without a tap, by a lift or a cancellation.
    public mutating func pressEnded(time: Double) {
        let now = clock(time)
        if touch?.isDown == true, touch?.finger == nil { touch?.end(at: now) }
        lifted(nil, at: now)
    }

    /// Taps an item, which activates it; see ``activate(_:time:)``.
    ///
    /// Refused if the touch stopped or turned the menu or moved by more than 10 points, and in all
    /// cases in which an activation is refused. A tap more than 0.3 s after the end of the last
    /// touch belongs to another touch. If that touch was not reported, the tap stops a moving menu
    /// and has no other effect.
    ///
    /// - Parameters:
    ///   - index: The index of an item.
    ///   - time: The time in seconds.
    @discardableResult
    public mutating func tapped(_ index: Int, time: Double) -> Update { tapped(.item(index), time: time) }

    /// Taps an item or the centre, which activates the item, or opens or closes the menu.
    ///
    /// Refused in the same cases as ``tapped(_:time:)-(Int,_)``; a tap on the centre also opens a
    /// closed menu.
    @discardableResult
    public mutating func tapped(_ spot: Spot, time: Double) -> Update {
        guard time.isFinite, isEnabled else { return .refused }
        now = time
        // The control reports taps alone, so the touch that stops the menu is only known now.
        if takesInput, wheel.isMoving, touch?.isRecent(at: time) != true { return halt(time) }
        let isTap = !(touch.map { $0.isNoTap && $0.isRecent(at: time) } ?? false)
        let (oldPointed, oldSelection) = (pointed, selection)
        let end = endTouch(isTap: isTap, at: time)
        guard isTap else { return .refused }
        var update =
            switch spot {
            case .item(let index): activate(index, time: time)
            case .center: activateCenter(time: time)
            }
        guard let end else { return update }
        update.wheel.touch = .ended(.lift)
        update.wheel.turned += end.wheel.turned
        update.feedback += end.feedback
        update.wheel.cameToRest = update.wheel.cameToRest || (end.wheel.cameToRest && !wheel.isMoving)
        update.pointedChanged = pointed != oldPointed
        update.selectionChanged = selection != oldSelection
        return update
    }

    /// Ends the touch, and for a tap also its drag, because a control may report a tap before the
    /// drag ends.
    ///
    /// - Returns: What the end of the drag did, or `nil` if there was none.
    private mutating func endTouch(isTap: Bool, at time: Double) -> Update? {
        guard let touch, touch.isDown else { return nil }
        self.touch?.end(at: time)
        guard isTap, let finger = touch.finger else { return nil }
        let update = report(.user) { $0.wheel.touchCancelled(finger, time: time) }
        return update.wheel.touch == .ended(.cancel) ? update : nil
    }

    /// Stops the menu under a finger.
    private mutating func halt(_ time: Double) -> Update {
        report(.user) { menu in
            var update = menu.performForUser { $0.wheel.stop(time: time) }
            update.touch = .refused
            return update
        }
    }
}
