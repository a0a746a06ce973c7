#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

// MARK: - Where it stands

extension CircularMenuView {
    /// How far the menu is turned, in radians; clockwise if positive, and two turns are 4π.
    ///
    /// Setting it moves the menu there at once, or to the nearest place where it may rest; a number that is not
    /// finite is ignored.
    public var rotation: CGFloat {
        get {
            fitIfNeeded()
            return CGFloat(core.wheel.rotation)
        }
        set {
            fitIfNeeded()
            driver.order { core, _ in core.setRotation(Angle(newValue)) }
        }
    }

    /// The wheel that turns the menu, as it is now.
    public var wheel: Wheel {
        fitIfNeeded()
        return core.wheel
    }

    /// Where the menu comes to rest if nobody touches it, in radians; `nil` while it spins.
    ///
    /// During a drag this is where it would go if it were let go now.
    public var predictedRestRotation: CGFloat? { wheel.restRotation.map { CGFloat($0) } }

    /// The item that the menu was last sent to by its user: tapped, chosen, or come to rest at; or set by the app.
    ///
    /// ``onSelect`` and the delegate hear of taps and keys alone: turning a menu does nothing by itself. Setting it turns
    /// the menu there, if ``turnsSelectionToPointer`` says so and it can turn, and tells nobody; an index that no item
    /// has counts as `nil`.
    public var selectedIndex: Int? {
        get { core.selection }
        set {
            fitIfNeeded()
            driver.order { $0.select(newValue, time: $1) }
        }
    }

    /// The item at the pointer.
    public var pointedIndex: Int? {
        fitIfNeeded()
        return core.pointed
    }

    /// Who gets a touch that begins on the ring, if the menu is in a scroll view: the menu, by default.
    public var scrollPolicy: ScrollPolicy {
        get { driver.recognizer.scrollPolicy }
        set { driver.recognizer.scrollPolicy = newValue }
    }

    /// Whether an item that passes the pointer can be felt, on devices that can do that.
    @IBInspectable public var playsHaptics: Bool {
        get { driver.haptics.isEnabled }
        set { driver.haptics.isEnabled = newValue }
    }
}

// MARK: - Sending it somewhere

extension CircularMenuView {
    /// Turns an item to the pointer.
    ///
    /// Refused while a finger holds the menu, while it stands still, and for an item that is not in it.
    ///
    /// - Parameters:
    ///   - index: An item.
    ///   - direction: Which way round.
    ///   - extraTurns: How many turns to add in that direction; below zero counts as zero.
    ///   - duration: The time it takes, in seconds; `nil` takes as long as a flick that goes as far.
    ///   - minimumDuration: The least time it takes if the duration is `nil`, in seconds.
    ///   - animated: Whether it moves there; otherwise it is there at once.
    ///   - completion: Called once: with true when it has come to rest, with false when it was refused or something
    ///     else turned the menu before.
    public func turn(
        toItemAt index: Int,
        _ direction: Wheel.TurnDirection = .shortest,
        extraTurns: Int = 0,
        duration: TimeInterval? = nil,
        minimumDuration: TimeInterval = 0,
        animated: Bool = true,
        completion: ((Bool) -> Void)? = nil
    ) {
        fitIfNeeded()
        driver.order(completion) {
            $0.turn(
                toItem: index,
                direction,
                extraTurns: extraTurns,
                duration: animated ? duration : 0,
                minimumDuration: minimumDuration,
                time: $1
            )
        }
    }

    /// Turns the menu to a rotation; it comes to rest at the nearest item while it ``landsOnItems``.
    ///
    /// - Parameters:
    ///   - rotation: In radians; whole turns count for `.direct` alone. Not finite is refused.
    ///   - direction: Which way round.
    ///   - extraTurns: How many turns to add in that direction; below zero counts as zero.
    ///   - duration: The time it takes, in seconds; `nil` takes as long as a flick that goes as far.
    ///   - minimumDuration: The least time it takes if the duration is `nil`, in seconds.
    ///   - animated: Whether it moves there; otherwise it is there at once.
    ///   - completion: As for ``turn(toItemAt:_:extraTurns:duration:minimumDuration:animated:completion:)``.
    public func turn(
        to rotation: CGFloat,
        _ direction: Wheel.TurnDirection = .shortest,
        extraTurns: Int = 0,
        duration: TimeInterval? = nil,
        minimumDuration: TimeInterval = 0,
        animated: Bool = true,
        completion: ((Bool) -> Void)? = nil
    ) {
        fitIfNeeded()
        driver.order(completion) {
            $0.turn(
                to: Angle(rotation),
                direction,
                extraTurns: extraTurns,
                duration: animated ? duration : 0,
                minimumDuration: minimumDuration,
                time: $1
            )
        }
    }

    /// Keeps the menu turning at a velocity, which it takes up gradually; with Reduce Motion it does not.
    ///
    /// - Parameters:
    ///   - velocity: In radians per second, clockwise if positive; zero lets it coast to rest.
    ///   - completion: As for ``turn(toItemAt:_:extraTurns:duration:minimumDuration:animated:completion:)``.
    public func spin(velocity: CGFloat, completion: ((Bool) -> Void)? = nil) {
        fitIfNeeded()
        driver.order(completion) { $0.spin(velocity: Double(velocity), time: $1) }
    }

    /// Spins the menu to an item drawn by lot; each is equally likely.
    ///
    /// - Parameters:
    ///   - seed: The same seed and the same start give the same spin.
    ///   - direction: Which way round; `.shortest` and `.direct` count as clockwise.
    ///   - turns: How many whole turns it makes before, drawn as well; below zero counts as zero.
    ///   - duration: The time it takes, in seconds; `nil` takes as long as a flick that goes as far.
    ///   - completion: As for ``turn(toItemAt:_:extraTurns:duration:minimumDuration:animated:completion:)``.
    public func spinAtRandom(
        seed: UInt64 = .random(in: 0 ... .max),
        _ direction: Wheel.TurnDirection = .clockwise,
        turns: ClosedRange<Int> = 3...6,
        duration: TimeInterval? = nil,
        completion: ((Bool) -> Void)? = nil
    ) {
        fitIfNeeded()
        driver.order(completion) {
            $0.spinAtRandom(seed: seed, direction, turns: turns, duration: duration, time: $1)
        }
    }

    /// Goes on by items from where the menu comes to rest, as "Next" and "Previous" do; refused while it is closed or
    /// disabled.
    ///
    /// - Parameters:
    ///   - count: The number of items, backward if negative.
    ///   - animated: Whether it moves there; otherwise it is there at once.
    ///   - completion: As for ``turn(toItemAt:_:extraTurns:duration:minimumDuration:animated:completion:)``.
    public func step(by count: Int, animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
        fitIfNeeded()
        driver.order(completion) { $0.step(by: count, animated: animated, time: $1) }
    }

    /// Stops a moving menu; it settles at the nearest item while it ``landsOnItems``.
    ///
    /// - Parameter completion: As for ``turn(toItemAt:_:extraTurns:duration:minimumDuration:animated:completion:)``.
    public func stop(completion: ((Bool) -> Void)? = nil) {
        driver.order(completion) { $0.stop(time: $1) }
    }
}

// MARK: - What it tells

extension CircularMenuView {
    func tell(_ update: RingMenu.Update) {
        if update.wheel.touch == .ended(.lift) {
            delegate?.circularMenuViewDidRelease(self)
            onReleased?(self)
        }
        if let index = update.activated { tellActivated(index) }
        if update.openChanged { tellOpen() }
        // What new items change is told with the next layout: whoever sets them may not yet listen.
        if update.pointedChanged, !isFitting { tellPointed() }
        guard update.wheel.cameToRest else { return }
        delegate?.circularMenuViewDidComeToRest(self)
        onRest?(self)
    }

    private func tellActivated(_ index: Int) {
        // Whoever hears of it, or heard of something before, may change the items.
        guard let item = has(index) ? itemViews[index] : nil else { return }
        delegate?.circularMenuView(self, didSelectItemAt: index)
        if has(index), itemViews[index] === item { onSelect?(self, index) }
    }

    private func tellOpen() {
        let isOpen = core.isOpen
        if window != nil {
            let focus = isOpen ? itemElements.first { !$0.isHidden } : centerElement as Any?
            UIAccessibility.post(notification: .layoutChanged, argument: focus)
        }
        delegate?.circularMenuView(self, didOpen: isOpen)
        onOpen?(self, isOpen)
    }

    func tellPointed() {
        let pointed = core.pointed
        guard pointed != toldPointed else { return }
        toldPointed = pointed
        delegate?.circularMenuView(self, didPointAtItemAt: pointed)
        onPoint?(self, pointed)
    }

    func has(_ index: Int) -> Bool { itemViews.indices.contains(index) }
}
#endif
