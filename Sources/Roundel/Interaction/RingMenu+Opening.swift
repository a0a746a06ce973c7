extension RingMenu {
    /// The progress of opening, as a time that runs forward while the menu opens and backward while
    /// it closes.
    package struct Opening: Hashable, Sendable {
        /// The progress in seconds; 0 while closed.
        var elapsed = 0.0

        /// The progress at the last change of direction.
        var start = 0.0

        /// The time of that change.
        var since = 0.0

        /// Whether the menu is opening or closing now.
        var isMoving = false
    }

    /// The time from the start of the first item to the arrival of the last, in seconds.
    var openingTime: Double { settings.times.duration(of: count) }

    mutating func advanceOpening(to time: Double) {
        guard opening.isMoving else { return }
        let runTime = max(0, time - opening.since)
        let elapsed = isOpen ? opening.start + runTime : opening.start - runTime
        opening.elapsed = isOpen ? max(elapsed, opening.elapsed) : min(elapsed, opening.elapsed)
        opening.isMoving = isOpen ? opening.elapsed < openingTime : opening.elapsed > 0
    }

    /// Keeps the progress within the opening time after that has changed.
    mutating func clampOpening() {
        guard opening.isMoving else { return }
        opening.start += min(opening.elapsed, openingTime) - opening.elapsed
        opening.elapsed = min(opening.elapsed, openingTime)
        let isThere = opening.elapsed == (isOpen ? openingTime : 0)
        if isThere || settings.wheel.reducesMotion { opening.isMoving = false }
    }

    /// Whether items are moving to their positions, or back.
    public var isOpening: Bool { opening.isMoving }

    /// The opacity of disabled items and menus.
    package static let disabledOpacity = 0.4

    /// The progress of an item from the centre to its position, from 0 to 1, which is also its
    /// opacity.
    ///
    /// The movement starts and ends slowly: if x is the elapsed fraction of the flight, the
    /// progress is x²·(3 − 2·x). Closing is the reverse of opening. Zero for an index without an
    /// item.
    public func openness(of index: Int) -> Double {
        guard has(index) else { return 0 }
        guard opening.isMoving else { return isOpen ? 1 : 0 }
        return settings.times.progress(of: index, at: opening.elapsed)
    }

    /// The current position of an item, in points; the centre for an index without an item.
    public func position(of index: Int) -> Point2D {
        guard has(index) else { return ring.center }
        let openPosition = ring.position(of: index, rotation: wheel.rotation)
        return ring.center + (openPosition - ring.center) * openness(of: index)
    }

    /// Writes the current positions of all items into a buffer, without allocating.
    ///
    /// - Parameter buffer: The destination; items for which it is too small are left out.
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

    /// Writes the current positions of all items into an array.
    ///
    /// It allocates only if the number of items has changed: pass the same array in every frame.
    public func positions(into array: inout [Point2D]) {
        if array.count != count { array = Array(repeating: .zero, count: count) }
        array.withUnsafeMutableBufferPointer { positions(into: $0) }
    }
}

// MARK: - Opening, closing, enabling

extension RingMenu {
    /// Opens the menu, or closes it.
    ///
    /// The items start one after another, and return in the opposite order. An item that is on its
    /// way reverses its movement. Closing cancels a drag and ends a motion of the menu at its rest
    /// rotation; a spin ends where the menu would have stopped.
    ///
    /// - Parameters:
    ///   - open: Whether the menu is to be open.
    ///   - animated: Whether the items move. With reduced motion they do not.
    ///   - time: The current time, in seconds.
    @discardableResult
    public mutating func setOpen(_ open: Bool, animated: Bool = true, time: Double) -> Update {
        let time = clock(time)
        guard open != isOpen || (opening.isMoving && !animated) else { return Update() }
        return report(.state) { menu in
            let closes = menu.isOpen && !open
            if open != menu.isOpen { menu.reverseOpening(at: menu.wheel.notBefore(time)) }
            menu.isOpen = open
            menu.opening.isMoving = animated && !menu.settings.wheel.reducesMotion && menu.openingTime > 0
            return closes ? menu.comeToRest(at: time) : Wheel.Update()
        }
    }

    /// Opens a closed menu and closes an open one; see ``setOpen(_:animated:time:)``.
    @discardableResult
    public mutating func toggle(time: Double) -> Update { setOpen(!isOpen, time: time) }

    /// Opens or closes the menu as an assistive technology does with the centre, also while it moves.
    ///
    /// Refused if the menu is disabled.
    package mutating func activateCenter(time: Double) -> Update {
        guard isEnabled, time.isFinite else { return .refused }
        var update = toggle(time: time)
        update.isHandled = true
        return update
    }

    /// Enables or disables the menu.
    ///
    /// Disabling cancels a drag; a moving menu continues until it rests.
    @discardableResult
    public mutating func setEnabled(_ enabled: Bool, time: Double) -> Update {
        let time = clock(time)
        guard enabled != isEnabled else { return Update() }
        return report(.state) { menu in
            menu.isEnabled = enabled
            return enabled ? Wheel.Update() : menu.cancelInput(at: time)
        }
    }

    /// Reverses the opening from its current progress.
    private mutating func reverseOpening(at time: Double) {
        advanceOpening(to: time)
        if !opening.isMoving { opening.elapsed = isOpen ? openingTime : 0 }
        // The time for which the progress was computed may be later, and the progress does not
        // leave it again.
        let shown = opening.since + (opening.elapsed - opening.start).magnitude
        opening.since = opening.isMoving ? max(time, shown) : time
        opening.start = opening.elapsed
    }

    /// Cancels the drag, and the tap of a press.
    mutating func cancelInput(at time: Double) -> Wheel.Update {
        if touch?.isDown == true { touch?.end(isNoTap: true, at: nil) }
        return wheel.cancelDrag(at: time)
    }

    /// Ends the motion of the wheel at its rest rotation.
    mutating func comeToRest(at time: Double) -> Wheel.Update {
        let (before, cancelled) = (wheel.rotation, cancelInput(at: time))
        guard wheel.isMoving else { return cancelled }
        var update = wheel.setRotation(wheel.restRotation ?? wheel.rotation)
        (update.touch, update.turned, update.cameToRest) = (cancelled.touch, wheel.rotation - before, true)
        return update
    }
}

extension Wheel {
    /// Whether a scroll holds the wheel.
    var isScrolling: Bool {
        if case .dragging(let drag) = state { drag.finger == nil } else { false }
    }

    /// Cancels the drag of a finger or a scroll, if there is one.
    mutating func cancelDrag(at time: Double) -> Update {
        guard case .dragging(let drag) = state else { return Update() }
        return cancelDrag(drag.finger, at: time)
    }
}
