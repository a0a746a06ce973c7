// Fingers on a menu.

extension PressMenu {
    /// Begins a touch.
    ///
    /// On a closed menu the finger begins a press. On an open one it highlights the item in its
    /// direction. One further from the middle than the items is outside: it closes the menu, and has
    /// no other effect until it is lifted.
    ///
    /// - Parameters:
    ///   - finger: A number that identifies the finger among those on the screen.
    ///   - point: The position of the finger, in the coordinates of the bounds. A billion points or
    ///     more from the origin, or a value that is not finite, is refused.
    ///   - time: The time in seconds; a value that is not finite is refused.
    @discardableResult
    public mutating func touchBegan(_ finger: Int, at point: Point2D, time: Double) -> Update {
        guard time.isFinite, PressMenu.isInRange(point) else { return .refused }
        return report { menu in
            let time = menu.clock(time)
            // A finger that begins twice was lifted between, and that event was lost.
            if menu.touch?.finger == finger { menu.cancel(at: time) }
            menu.log.touch = .refused
            guard menu.isEnabled, menu.touch == nil, !menu.items.isEmpty else { return }
            menu.isOpen ? menu.touchOpen(finger, point, time) : menu.press(finger, point, time)
        }
    }

    /// Moves a finger; one that does not hold the menu is ignored.
    ///
    /// Between two calls the finger moves straight and at a constant speed.
    @discardableResult
    public mutating func touchMoved(_ finger: Int, to point: Point2D, time: Double) -> Update {
        guard touch?.finger == finger else { return Update() }
        return report { menu in menu.move(to: point, time: time) }
    }

    /// Ends a touch with a lift, which chooses the highlighted item.
    ///
    /// The point counts as a last move. If the item has a submenu, that opens and waits. Without an
    /// item, a menu that the finger has opened closes; but if the finger never left the middle of the
    /// open level, it waits, as ``Settings/staysOpen`` says. A menu that was open before waits again if
    /// the finger is lifted outside the middle. A lift in the middle closes it, or goes back from a
    /// submenu; if the menu has gone back during this touch already, it waits. A finger that does not
    /// hold the menu is ignored.
    @discardableResult
    public mutating func touchEnded(_ finger: Int, at point: Point2D, time: Double) -> Update {
        guard touch?.finger == finger else { return Update() }
        return report { menu in
            menu.move(to: point, time: time)
            // A move may have ended the touch.
            guard menu.touch != nil else { return }
            menu.release(at: menu.clock(time))
        }
    }

    /// Ends a touch with a lift that a button under the finger receives as well, if the menu was not open
    /// and no stroke was followed before: neither the time nor the way of the lift opens it or chooses an
    /// item then.
    ///
    /// A lift where the finger went down is a tap, however late; any other one ends the touch without an
    /// effect.
    package mutating func touchEndedOnContent(_ finger: Int, at point: Point2D, time: Double) -> Update {
        guard let touch, touch.finger == finger, phase == .pressed else {
            return touchEnded(finger, at: point, time: time)
        }
        let isTap = touch.rest.exit(from: touch.last, to: point) == nil
        return report { menu in
            let time = menu.clock(time)
            isTap ? menu.release(at: time) : menu.cancel(at: time)
        }
    }

    /// Ends a touch that the system cancelled, which chooses nothing.
    ///
    /// A menu that was open before the touch waits again; every other one closes. A finger that does
    /// not hold the menu is ignored.
    @discardableResult
    public mutating func touchCancelled(_ finger: Int, time: Double) -> Update {
        guard touch?.finger == finger else { return Update() }
        return report { menu in menu.cancel(at: menu.clock(time)) }
    }

    /// Whether a point can be computed with.
    static func isInRange(_ point: Point2D) -> Bool { Wheel.DragStep.to(point).isInRange }
}

// MARK: - How a touch begins

extension PressMenu {
    private mutating func press(_ finger: Int, _ point: Point2D, _ time: Double) {
        guard let fan = fittedFan(at: point, count: items.count, settings.fan) else { return }
        pending = fan
        touch = Touch(
            finger: finger,
            at: point,
            time: time,
            center: point,
            wasOpen: false,
            settings.aimRule
        )
        (phase, log.touch) = (.pressed, .began)
    }

    private mutating func touchOpen(_ finger: Int, _ point: Point2D, _ time: Double) {
        guard let fan else { return }
        let rule = settings.aimRule
        var touch = Touch(finger: finger, at: point, time: time, center: fan.center, wasOpen: true, rule)
        log.touch = .began
        phase = .held
        if let branch, branch.isActive {
            if touch.aim.isInMiddle || !reaches(branch.fan, point) {
                goBack(at: time)
                touch.wentBack = true
            } else {
                touch.childAim = PressAim(center: branch.fan.center, at: point, rule)
            }
        }
        if submenu == nil, !reaches(fan, point) {
            touch.isInert = true
            self.touch = touch
            return close(.outside, at: time)
        }
        self.touch = touch
        aimHighlight()
    }

    /// Whether a point is no further from the middle of a fan than its items.
    private func reaches(_ fan: Fan, _ point: Point2D) -> Bool {
        (point - fan.center).length <= fan.radius + itemSize.length / 2
    }
}

// MARK: - How a touch ends

extension PressMenu {
    private mutating func release(at time: Double) {
        guard let touch else { return }
        self.touch = nil
        log.touch = .ended(.lift)
        switch phase {
        case .closed, .waiting: return
        case .pressed: return tap(at: time)
        case .stroking, .held: break
        }
        if let path = highlighted {
            guard opensSubmenu(path) else { return choose(path, at: time) }
            show(at: time)
            openBranch(path.item, at: touch.last, time: time)
            return wait()
        }
        let aim = submenu == nil ? touch.aim : touch.childAim ?? touch.aim
        let isInMiddle = aim.isInMiddle
        if touch.wasOpen {
            guard isInMiddle else { return wait() }
            guard submenu != nil || touch.wentBack else { return close(.cancelled, at: time) }
            goBack(at: time)
            return wait()
        }
        if phase == .stroking, submenu != nil, !aim.hasLeft {
            // The stroke turned at its very end: it ended on the item itself.
            show(at: time)
            return wait()
        }
        let mayWait = phase == .held && isInMiddle && !aim.hasLeft && settings.staysOpen
        mayWait ? wait() : close(.cancelled, at: time)
    }

    private mutating func tap(at time: Double) {
        guard settings.opensOnTap else {
            log.isTap = true
            (phase, pending) = (.closed, nil)
            return
        }
        show(at: time)
        wait()
    }

    mutating func cancel(at time: Double) {
        guard let touch else { return }
        self.touch = nil
        log.touch = .ended(.cancel)
        // What the app has opened since an inert finger closed the menu stays.
        guard phase != .closed, !touch.isInert else { return }
        highlighted = nil
        touch.wasOpen ? wait() : close(.cancelled, at: time)
    }

    private mutating func wait() {
        phase = .waiting
        highlighted = nil
    }
}
