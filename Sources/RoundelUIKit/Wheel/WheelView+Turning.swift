#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

// MARK: - Where it stands

extension WheelView {
    /// How far the wheel is turned, in radians; clockwise if positive, and two turns are 4π.
    ///
    /// Setting it moves the wheel there at once and sends no event. Where it may not rest there, it goes to the
    /// nearest place where it may; a number that is not finite is ignored.
    public var rotation: CGFloat {
        get { CGFloat(wheel.rotation) }
        set {
            driver.order { core, _ in
                // A value of the app's needs no telling.
                let update = core.setRotation(Angle(newValue))
                return update.touch == .refused ? update : Wheel.Update()
            }
            showRotation()
        }
    }

    /// The direction in which the wheel stands, 0 ..< 2π radians: the ``rotation`` without its whole turns.
    ///
    /// Setting it leaves the whole turns out.
    public var angle: CGFloat {
        get { CGFloat(wheel.rotation.normalized) }
        set { rotation = CGFloat(Angle(newValue).normalized) }
    }

    /// Where the wheel stands, in degrees as text, as ``angleTextStyle`` says: "0.0°".
    ///
    /// This is the ``angle``; for a wheel with limits the ``rotation`` within them, "-135.0°" and not "225.0°".
    public var angleText: String {
        guard let limits = settings.limits else { return angleTextStyle(angle) }
        return angleTextStyle(CGFloat(limits.clamped(wheel.rotation)), wraps: false)
    }

    /// Whether the wheel moves on its own now.
    public var isCoasting: Bool { wheel.isMoving }

    /// Whether a finger is on the wheel, or a scroll turns it.
    public var isHeld: Bool { wheel.isHeld }

    /// The index of the detent at which the wheel stands, `nil` between detents and without any.
    public var detentIndex: Int? { wheel.detent }

    /// Where the wheel comes to rest if nobody touches it, in radians; `nil` while it spins.
    ///
    /// During a drag this is where it would go if it were let go now.
    public var predictedRestRotation: CGFloat? { wheel.restRotation.map { CGFloat($0) } }

    /// The wheel itself, as it is now.
    public var wheel: Wheel { driver.core }
}

// MARK: - Sending it somewhere

extension WheelView {
    /// Turns the wheel to a rotation.
    ///
    /// It goes on from its present velocity, and ends exactly there and in time. Refused while a finger holds it.
    ///
    /// - Parameters:
    ///   - rotation: In radians; whole turns count for `.direct` alone. Not finite is refused.
    ///   - direction: Which way round.
    ///   - extraTurns: How many turns to add in that direction; below zero counts as zero.
    ///   - duration: The time it takes, in seconds; `nil` takes as long as a flick that goes as far.
    ///   - minimumDuration: The least time it takes if the duration is `nil`, in seconds.
    ///   - animated: Whether it moves there; otherwise it is there at once.
    ///   - completion: Called once: with true when it has come to rest, with false when it was refused or something
    ///     else turned the wheel before.
    public func turn(
        to rotation: CGFloat,
        _ direction: Wheel.TurnDirection = .shortest,
        extraTurns: Int = 0,
        duration: TimeInterval? = nil,
        minimumDuration: TimeInterval = 0,
        animated: Bool = true,
        completion: ((Bool) -> Void)? = nil
    ) {
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

    /// Turns the wheel to a detent; refused where there is none of that index.
    ///
    /// ```swift
    /// wheelView.turn(toDetent: 5, .clockwise, extraTurns: 3, duration: 4)
    /// ```
    ///
    /// - Parameters:
    ///   - index: The index of the detent, from 0.
    ///   - direction: Which way round; `.direct` counts as `.shortest`.
    ///   - extraTurns: How many turns to add in that direction; below zero counts as zero.
    ///   - duration: The time it takes, in seconds; `nil` takes as long as a flick that goes as far.
    ///   - minimumDuration: The least time it takes if the duration is `nil`, in seconds.
    ///   - animated: Whether it moves there; otherwise it is there at once.
    ///   - completion: As for ``turn(to:_:extraTurns:duration:minimumDuration:animated:completion:)``.
    public func turn(
        toDetent index: Int,
        _ direction: Wheel.TurnDirection = .shortest,
        extraTurns: Int = 0,
        duration: TimeInterval? = nil,
        minimumDuration: TimeInterval = 0,
        animated: Bool = true,
        completion: ((Bool) -> Void)? = nil
    ) {
        let detents = wheel.settings.detents
        let target = (0..<(detents?.count ?? 0)).contains(index) ? detents?[index] : nil
        turn(
            to: target.map { CGFloat($0) } ?? .nan,
            direction == .direct ? .shortest : direction,
            extraTurns: extraTurns,
            duration: duration,
            minimumDuration: minimumDuration,
            animated: animated,
            completion: completion
        )
    }

    /// Turns the wheel on by detents, or by 15° a step where it has none, as a key does.
    ///
    /// - Parameters:
    ///   - count: The number of steps, clockwise if positive.
    ///   - animated: Whether it moves there; otherwise it is there at once.
    ///   - completion: As for ``turn(to:_:extraTurns:duration:minimumDuration:animated:completion:)``.
    public func step(by count: Int, animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
        driver.order(completion) { $0.step(by: count, duration: animated ? nil : 0, time: $1) }
    }

    /// Keeps the wheel turning at a velocity, which it takes up gradually; with Reduce Motion it does not.
    ///
    /// - Parameters:
    ///   - velocity: In radians per second, clockwise if positive; zero lets it coast to rest.
    ///   - completion: As for ``turn(to:_:extraTurns:duration:minimumDuration:animated:completion:)``.
    public func spin(velocity: CGFloat, completion: ((Bool) -> Void)? = nil) {
        driver.order(completion) { $0.spin(velocity: Double(velocity), time: $1) }
    }

    /// Spins the wheel to a place drawn by lot: each detent, or each direction, is equally likely.
    ///
    /// - Parameters:
    ///   - seed: The same seed and the same start give the same spin.
    ///   - direction: Which way round; `.shortest` and `.direct` count as clockwise.
    ///   - turns: How many whole turns it makes before, drawn as well; below zero counts as zero.
    ///   - duration: The time it takes, in seconds; `nil` takes as long as a flick that goes as far.
    ///   - completion: As for ``turn(to:_:extraTurns:duration:minimumDuration:animated:completion:)``.
    public func spinAtRandom(
        seed: UInt64 = .random(in: 0 ... .max),
        _ direction: Wheel.TurnDirection = .clockwise,
        turns: ClosedRange<Int> = 3...6,
        duration: TimeInterval? = nil,
        completion: ((Bool) -> Void)? = nil
    ) {
        driver.order(completion) {
            $0.spinAtRandom(seed: seed, direction, turns: turns, duration: duration, time: $1)
        }
    }

    /// Stops a moving wheel; it settles if it may not rest where it is.
    ///
    /// - Parameter completion: As for ``turn(to:_:extraTurns:duration:minimumDuration:animated:completion:)``.
    public func stop(completion: ((Bool) -> Void)? = nil) {
        driver.order(completion) { $0.stop(time: $1) }
    }
}

// MARK: - What it does with a drag and after it

extension WheelView {
    /// Decay, detents, limits, sensitivity and the rest.
    ///
    /// With Reduce Motion, and without a window, the wheel is where it would come to rest at once, whatever
    /// this says.
    public var settings: Wheel.Settings {
        get { driver.settings }
        set { driver.settings = newValue }
    }

    /// What is left of the speed after 1/60 second once the wheel is let go, from 0 to 0.9999.
    ///
    /// 0.92 unless told otherwise; below 0 or NaN counts as 0, above 0.9999 as that.
    @IBInspectable public var decayFactor: CGFloat {
        get { CGFloat(settings.decay.factor) }
        set { settings.decay = Decay(factor: Double(newValue), restSpeed: settings.decay.restSpeed) }
    }

    /// The number of places in a turn where the wheel rests, evenly from 0 on; none or less for anywhere.
    @IBInspectable public var detentCount: Int {
        get { settings.detents?.count ?? 0 }
        set { settings.detents = newValue > 0 ? Detents(count: newValue) : nil }
    }

    /// Whether a detent that passes can be felt, on devices that can do that.
    @IBInspectable public var playsHaptics: Bool {
        get { driver.haptics.isEnabled }
        set { driver.haptics.isEnabled = newValue }
    }

    /// Who gets a touch that begins in the ring, if the wheel is in a scroll view: the wheel, by default.
    public var scrollPolicy: ScrollPolicy {
        get { driver.recognizer.scrollPolicy }
        set { driver.recognizer.scrollPolicy = newValue }
    }
}

// MARK: - What it shows

extension WheelView {
    /// The image that turns; it fills the wheel as the `contentMode` says.
    ///
    /// Setting one replaces the ``contentView``. Setting `nil` takes the image away, and leaves a content view of the app's
    /// as it is.
    @IBInspectable public var image: UIImage? {
        get { imageView?.image }
        set {
            guard let newValue else { return contentView === ownImageView ? contentView = nil : () }
            let view = ownImageView ?? UIImageView(image: nil)
            view.contentMode = contentMode
            view.image = newValue
            ownImageView = view
            contentView = view
            invalidateIntrinsicContentSize()
        }
    }

    var imageView: UIImageView? { contentView as? UIImageView }

    func showRotation() { contentView?.transform = CGAffineTransform(rotationAngle: rotation) }

    func updateZone() {
        let zone = TouchZone(
            in: Rect2D(bounds),
            deadZone: Double(deadZone),
            touchRadius: Double(touchRadius)
        )
        driver.adjust { $0.zone = zone }
    }
}

// MARK: - What it tells

extension WheelView {
    func tell(_ update: Wheel.Update, isByApp: Bool) {
        if update.touch == .began {
            delegate?.wheelViewDidBegin(self)
            onBegan?(self)
        }
        if update.turned != .zero { tellTurned(by: CGFloat(update.turned), isByApp: isByApp) }
        for index in update.passed { tellPassed(index) }
        if update.touch == .ended(.lift) {
            delegate?.wheelViewDidRelease(self)
            onReleased?(self)
        }
        if update.touch == .ended(.cancel) {
            delegate?.wheelViewDidCancel(self)
            onCancelled?(self)
        }
        if update.cameToRest { tellRest(isByApp: isByApp) }
    }

    private func tellTurned(by way: CGFloat, isByApp: Bool) {
        delegate?.wheelView(self, didTurnBy: way)
        onTurned?(self, way)
        if !isByApp { sendActions(for: .valueChanged) }
    }

    private func tellPassed(_ index: Int) {
        // Whoever heard of something before may have changed the detents.
        guard index < settings.detents?.count ?? 0 else { return }
        delegate?.wheelView(self, didPassDetent: index)
        onPassedDetent?(self, index)
    }

    private func tellRest(isByApp: Bool) {
        delegate?.wheelViewDidComeToRest(self)
        onRest?(self)
        if !isByApp { sendActions(for: .editingDidEnd) }
    }

    func adjust(by steps: Int) {
        guard isEnabled else { return }
        driver.send(.user) { $0.step(by: steps, duration: 0, time: $1) }
    }

    @discardableResult func press(_ key: RingMenu.Key) -> Bool {
        guard isEnabled else { return false }
        switch key {
        case .right, .up: driver.send(.user) { $0.step(by: 1, time: $1) }
        case .left, .down: driver.send(.user) { $0.step(by: -1, time: $1) }
        case .choose: sendActions(for: .primaryActionTriggered)
        case .leave:
            guard isCoasting else { return false }
            driver.send(.user) { $0.stop(time: $1) }
        }
        return true
    }
}
#endif
