// Everything that changes a dial. Each function is described at the one of the same name of `Dial`
// or `RangeDial`.

extension AnyDial {
    @discardableResult
    package mutating func touchBegan(_ finger: Int, at point: Point2D, time: Double) -> Update {
        Update(
            single?.touchBegan(finger, at: point, time: time),
            range?.touchBegan(finger, at: point, time: time)
        )
    }

    @discardableResult
    package mutating func touchMoved(_ finger: Int, to point: Point2D, time: Double) -> Update {
        Update(
            single?.touchMoved(finger, to: point, time: time),
            range?.touchMoved(finger, to: point, time: time)
        )
    }

    @discardableResult
    package mutating func touchEnded(_ finger: Int, at point: Point2D, time: Double) -> Update {
        Update(
            single?.touchEnded(finger, at: point, time: time),
            range?.touchEnded(finger, at: point, time: time)
        )
    }

    @discardableResult
    package mutating func touchCancelled(_ finger: Int, time: Double) -> Update {
        Update(single?.touchCancelled(finger, time: time), range?.touchCancelled(finger, time: time))
    }

    // Two thumbs do not coast or return, so that a press stops nothing.

    @discardableResult
    package mutating func pressBegan(time: Double) -> Update {
        Update(single?.pressBegan(time: time), nil)
    }

    @discardableResult
    package mutating func pressEnded(time: Double) -> Update {
        Update(single?.pressEnded(time: time), nil)
    }

    @discardableResult
    package mutating func scrolled(by angle: Angle, of thumb: DialThumb, time: Double) -> Update {
        let thumb = scrolledThumb ?? thumb
        return Update(
            single?.scrolled(by: angle, time: time),
            range?.scrolled(by: angle, of: thumb, time: time)
        )
    }

    @discardableResult
    package mutating func scrolled(by translation: Point2D, of thumb: DialThumb, time: Double) -> Update {
        let thumb = scrolledThumb ?? thumb
        return Update(
            single?.scrolled(by: translation, time: time),
            range?.scrolled(by: translation, of: thumb, time: time)
        )
    }

    @discardableResult
    package mutating func scrollEnded(by angle: Angle = .zero, time: Double) -> Update {
        let thumb = scrolledThumb ?? .upper
        return Update(
            single?.scrollEnded(by: angle, time: time),
            range?.scrollEnded(by: angle, of: thumb, time: time)
        )
    }

    @discardableResult
    package mutating func scrollCancelled(time: Double) -> Update {
        let thumb = scrolledThumb ?? .upper
        return Update(single?.scrollCancelled(time: time), range?.scrollCancelled(of: thumb, time: time))
    }

    @discardableResult
    package mutating func step(by count: Int, of thumb: DialThumb, time: Double) -> Update {
        Update(single?.step(by: count, time: time), range?.step(by: count, of: thumb, time: time))
    }

    @discardableResult
    package mutating func press(_ key: Dial.Key, of thumb: DialThumb, time: Double) -> Update {
        Update(single?.press(key, time: time), range?.press(key, of: thumb, time: time))
    }

    @discardableResult
    package mutating func advance(to time: Double) -> Update {
        Update(single?.advance(to: time), range?.advance(to: time))
    }

    /// Ends a motion where the dial comes to rest, because nobody will see it or feel what it passes.
    package mutating func endMotion(time: Double) -> Update {
        advance(to: time + MotionRange.greatestDuration).unfelt
    }
}

// MARK: - What the app sets

extension AnyDial {
    /// Sets both values, one of them first, or the only one to the upper bound.
    @discardableResult
    package mutating func setValues(
        _ values: ClosedRange<Double>,
        first: DialThumb = .lower,
        animated: Bool = false,
        time: Double
    ) -> Update {
        Update(
            single?.setValue(values.upperBound, animated: animated, time: time),
            range?.setValues(values, first: first, animated: animated, time: time)
        )
    }

    /// Sets the gaps between two values; a dial with one thumb has none.
    @discardableResult
    package mutating func setGaps(minimum: Double, maximum: Double?, time: Double) -> Update {
        Update(nil, range?.setGaps(minimum: minimum, maximum: maximum, time: time))
    }

    @discardableResult
    package mutating func setEnabled(_ isEnabled: Bool, time: Double) -> Update {
        Update(single?.setEnabled(isEnabled, time: time), range?.setEnabled(isEnabled, time: time))
    }

    @discardableResult
    package mutating func apply(_ settings: Dial.Settings, time: Double) -> Update {
        Update(single?.apply(settings, time: time), range?.apply(settings, time: time))
    }

    @discardableResult
    package mutating func apply(_ scale: DialScale, time: Double) -> Update {
        Update(single?.apply(scale, time: time), range?.apply(scale, time: time))
    }
}
