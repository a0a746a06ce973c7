extension RingMenu {
    /// How far a menu is open: a time that runs forward while it opens and backward while it closes.
    struct Opening: Sendable {
        /// The time of the opening, in seconds: 0 while closed.
        var elapsed = 0.0

        /// Where it was when it last changed its direction.
        var start = 0.0

        /// When that was.
        var since = 0.0

        /// Whether it opens or closes; if not, it is wholly open or closed.
        var isMoving = false
    }

    /// The time from the first item's start to the last item's arrival, in seconds.
    var openingTime: Double {
        let (flight, stagger) = settings.times
        return count > 0 ? flight + stagger * Double(count - 1) : 0
    }

    mutating func advanceOpening(to time: Double) {
        guard opening.isMoving else { return }
        let way = max(0, time - opening.since)
        let elapsed = isOpen ? opening.start + way : opening.start - way
        opening.elapsed = isOpen ? max(elapsed, opening.elapsed) : min(elapsed, opening.elapsed)
        opening.isMoving = isOpen ? opening.elapsed < openingTime : opening.elapsed > 0
    }

    /// Keeps an opening that goes on within its time, after that has changed.
    mutating func clampOpening() {
        guard opening.isMoving else { return }
        opening.start += min(opening.elapsed, openingTime) - opening.elapsed
        opening.elapsed = min(opening.elapsed, openingTime)
        let isThere = opening.elapsed == (isOpen ? openingTime : 0)
        if isThere || settings.wheel.reducesMotion { opening.isMoving = false }
    }

    /// Whether items are on their way to their places, or back.
    public var isOpening: Bool { opening.isMoving }

    /// How opaque what cannot be used is.
    package static let disabledOpacity = 0.4

    /// How far an item is on its way from the middle to its place, 0…1: its opacity as well.
    ///
    /// It sets off and arrives slowly, on the way back as well: with x the share of the flight it is x²·(3 − 2·x).
    /// Closing is opening, backward. Zero for an index that no item has.
    public func openness(of index: Int) -> Double {
        guard has(index) else { return 0 }
        guard opening.isMoving else { return isOpen ? 1 : 0 }
        let (flight, stagger) = settings.times
        let own = opening.elapsed - stagger * Double(index)
        guard own > 0 else { return 0 }
        let share = min(own / flight, 1)
        return share * share * (3 - 2 * share)
    }

    /// Where an item is now, in points; the middle for an index that no item has.
    public func position(of index: Int) -> Point2D {
        guard has(index) else { return ring.center }
        let place = ring.position(of: index, rotation: wheel.rotation)
        return ring.center + (place - ring.center) * openness(of: index)
    }

    /// Writes where all items are now into a buffer, without allocating.
    ///
    /// - Parameter buffer: Where they go; items for which it has no room are left out.
    public func positions(into buffer: UnsafeMutableBufferPointer<Point2D>) {
        guard buffer.count >= count else { return fillSlowly(buffer) }
        ring.positions(rotation: wheel.rotation, into: buffer)
        guard !isOpen || opening.isMoving else { return }
        for index in 0..<count {
            buffer[index] = ring.center + (buffer[index] - ring.center) * openness(of: index)
        }
    }

    private func fillSlowly(_ buffer: UnsafeMutableBufferPointer<Point2D>) {
        for index in 0..<buffer.count { buffer[index] = position(of: index) }
    }

    /// Writes where all items are now into an array.
    ///
    /// It allocates only where the number of items has changed: pass the same array in every frame.
    public func positions(into array: inout [Point2D]) {
        if array.count != count { array = Array(repeating: .zero, count: count) }
        array.withUnsafeMutableBufferPointer { positions(into: $0) }
    }
}

// MARK: - Opening, closing, enabling

extension RingMenu {
    /// Opens the menu, or closes it.
    ///
    /// The items set off one after another, and come back in the opposite order; one that is called back on its way
    /// turns round where it is. What holds a menu that closes is cancelled, and a menu that moves is at once where it
    /// would have come to rest; one that spins, where it would have stopped.
    ///
    /// - Parameters:
    ///   - open: Whether the items are to be shown.
    ///   - animated: Whether they move there. With reduced motion they do not.
    ///   - time: The present time, in seconds.
    @discardableResult
    public mutating func setOpen(_ open: Bool, animated: Bool = true, time: Double) -> Update {
        let time = clock(time)
        guard open != isOpen || (opening.isMoving && !animated) else { return Update() }
        return report(.state) { menu in
            let closes = menu.isOpen && !open
            if open != menu.isOpen { menu.turnOpening(at: time) }
            menu.isOpen = open
            menu.opening.isMoving = animated && !menu.settings.wheel.reducesMotion && menu.openingTime > 0
            return closes ? menu.comeToRest(at: time) : Wheel.Update()
        }
    }

    /// Opens a closed menu and closes an open one; see ``setOpen(_:animated:time:)``.
    @discardableResult
    public mutating func toggle(time: Double) -> Update { setOpen(!isOpen, time: time) }

    /// Lets the menu be used, or not.
    ///
    /// What holds a menu that is disabled is cancelled, and a menu that moves goes on to its rest.
    @discardableResult
    public mutating func setEnabled(_ enabled: Bool, time: Double) -> Update {
        let time = clock(time)
        guard enabled != isEnabled else { return Update() }
        return report(.state) { menu in
            menu.isEnabled = enabled
            return enabled ? Wheel.Update() : menu.letGo(at: time)
        }
    }

    /// Makes the opening run on from where it is, in the other direction.
    private mutating func turnOpening(at time: Double) {
        advanceOpening(to: time)
        if !opening.isMoving { opening.elapsed = isOpen ? openingTime : 0 }
        (opening.start, opening.since) = (opening.elapsed, time)
    }

    /// Takes the wheel from what holds it, and the press from its tap.
    mutating func letGo(at time: Double) -> Wheel.Update {
        if touch?.isDown == true { touch?.end(isNoTap: true, at: nil) }
        return wheel.letGo(at: time)
    }

    /// Ends what the wheel was doing where it would have come to rest.
    mutating func comeToRest(at time: Double) -> Wheel.Update {
        let (before, letGo) = (wheel.rotation, letGo(at: time))
        guard wheel.isMoving else { return letGo }
        var update = wheel.setRotation(wheel.restRotation ?? wheel.rotation)
        (update.touch, update.turned, update.cameToRest) = (letGo.touch, wheel.rotation - before, true)
        return update
    }
}

extension Wheel {
    /// Takes the wheel from what holds it.
    mutating func letGo(at time: Double) -> Update {
        guard case .dragging(let drag) = state else { return Update() }
        return cancelDrag(drag.finger, at: time)
    }
}
