// Scrolls, keys, and what the app sets.

extension RangeDial {
    /// Turns a thumb by the angle of a scroll or a crown.
    ///
    /// See ``Dial/scrolled(by:time:)-(Angle,_)``.
    @discardableResult
    public mutating func scrolled(by angle: Angle, of thumb: DialThumb, time: Double) -> Update {
        report { $0.change(thumb, &$1) { $0.scrolled(by: angle, time: time) } }
    }

    /// Turns a thumb by the distance of a scroll; see ``Dial/scrolled(by:time:)-(Point2D,_)``.
    @discardableResult
    public mutating func scrolled(by translation: Point2D, of thumb: DialThumb, time: Double) -> Update {
        report { $0.change(thumb, &$1) { $0.scrolled(by: translation, time: time) } }
    }

    /// The thumb that a scroll holds.
    package var scrolledThumb: DialThumb? { lower.isScrolled ? .lower : upper.isScrolled ? .upper : nil }

    /// The angle by which a scroll over a distance turns a thumb.
    package func angle(of translation: Point2D) -> Angle { lower.angle(of: translation) }

    /// Ends the scroll that holds a thumb; see ``Dial/scrollEnded(by:time:)``.
    @discardableResult
    public mutating func scrollEnded(by angle: Angle = .zero, of thumb: DialThumb, time: Double) -> Update {
        report { $0.change(thumb, &$1) { $0.scrollEnded(by: angle, time: time) } }
    }

    /// Ends a scroll that the system cancelled; see ``Dial/scrollCancelled(time:)``.
    @discardableResult
    public mutating func scrollCancelled(of thumb: DialThumb, time: Double) -> Update {
        report { $0.change(thumb, &$1) { $0.scrollCancelled(time: time) } }
    }

    /// Changes the value of a thumb by a number of steps; see ``Dial/step(by:_:time:)``.
    ///
    /// The thumb stops where the other thumb limits it.
    @discardableResult
    public mutating func step(
        by count: Int,
        of thumb: DialThumb,
        _ size: Dial.StepSize = .small,
        time: Double
    ) -> Update {
        report { $0.change(thumb, &$1) { $0.step(by: count, size, time: time) } }
    }

    /// Handles a key press for a thumb; see ``Dial/press(_:time:)``.
    @discardableResult
    public mutating func press(_ key: Dial.Key, of thumb: DialThumb, time: Double) -> Update {
        report { $0.change(thumb, &$1) { $0.press(key, time: time) } }
    }

    /// Sets both values, as the app does; see ``Dial/setValue(_:animated:time:)``.
    ///
    /// Each becomes the nearest possible one. Refused if an end is NaN or the time is not finite.
    ///
    /// - Parameters:
    ///   - values: The values.
    ///   - first: The thumb whose value is set first, anywhere in the range that leaves room for the
    ///     least gap; the value of the other gives way where the gaps demand it.
    ///   - animated: Whether the thumbs move there with a motion.
    ///   - time: The current time, in seconds.
    @discardableResult
    public mutating func setValues(
        _ values: ClosedRange<Double>,
        first: DialThumb = .lower,
        animated: Bool = false,
        time: Double
    ) -> Update {
        let (low, high) = (values.lowerBound, values.upperBound)
        guard !low.isNaN, !high.isNaN, time.isFinite else { return refusal }
        guard low != lowerValue || high != upperValue else { return report { _, _ in } }
        return replace { $0.place(low, high, first: first, animated: animated, time: time) }
    }

    /// Sets the least and the greatest difference of the values, as
    /// ``init(zone:scale:settings:values:minimumGap:maximumGap:isEnabled:)`` does.
    ///
    /// The values become the nearest possible ones. Refused if the time is not finite.
    @discardableResult
    public mutating func setGaps(minimum: Double, maximum: Double? = nil, time: Double) -> Update {
        guard time.isFinite else { return refusal }
        wantedGaps = Gaps(minimum: minimum, maximum: maximum)
        let gaps = wantedGaps.clamped(to: scale)
        guard gaps != (minimumGap, maximumGap) else { return report { _, _ in } }
        return replace { dial in
            (dial.minimumGap, dial.maximumGap) = gaps
            dial.place(dial.lowerValue, dial.upperValue, animated: false, time: time)
        }
    }

    /// Enables or disables the dial; a disabled one lets go of what holds it.
    @discardableResult
    public mutating func setEnabled(_ isEnabled: Bool, time: Double) -> Update {
        report { dial, update in
            if !isEnabled, dial.isHeld { update.touch = .ended(.cancel) }
            dial.changeBoth(&update) { $0.setEnabled(isEnabled, time: time) }
            if !isEnabled { dial.undecided = nil }
        }
    }

    /// Changes the settings; see ``Dial/apply(_:time:)-(Dial.Settings,_)``.
    @discardableResult
    public mutating func apply(_ settings: Dial.Settings, time: Double) -> Update {
        guard time.isFinite else { return refusal }
        let ofThumb = RangeDial.settingsOfThumb(settings)
        return report { dial, update in
            dial.settings = settings
            dial.changeBoth(&update) { $0.apply(ofThumb, time: time) }
        }
    }

    /// Changes the scale; see ``Dial/apply(_:time:)-(DialScale,_)``.
    ///
    /// The gaps stay as they were set, within the new range.
    @discardableResult
    public mutating func apply(_ scale: DialScale, time: Double) -> Update {
        guard time.isFinite else { return refusal }
        guard scale != self.scale else { return report { _, _ in } }
        return replace { dial in
            let (low, high) = (dial.lowerValue, dial.upperValue)
            _ = dial.lower.apply(scale, time: time)
            _ = dial.upper.apply(scale, time: time)
            (dial.minimumGap, dial.maximumGap) = dial.wantedGaps.clamped(to: scale)
            dial.place(low, high, animated: false, time: time)
            // A drag goes on from where the gap has put its thumb.
            dial.lower.configure(time: time)
            dial.upper.configure(time: time)
        }
    }

    /// Moves both thumbs to a time; see ``Dial/advance(to:)``.
    @discardableResult
    public mutating func advance(to time: Double) -> Update {
        report { $0.changeBoth(&$1) { $0.advance(to: time) } }
    }

    /// Sets values for the app, and reports the difference.
    private mutating func replace(_ change: (inout RangeDial) -> Void) -> Update {
        report { dial, update in
            let old = (dial.lower.rotation, dial.upper.rotation)
            change(&dial)
            dial.lower.record(&update.lower, since: old.0)
            dial.upper.record(&update.upper, since: old.1)
        }
    }
}
