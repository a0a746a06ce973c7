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
        get { CGFloat(driver.wheel.rotation) }
        set {
            driver.put(Angle(newValue))
            showRotation()
        }
    }

    /// The direction in which the wheel stands, 0 ..< 2π radians: the ``rotation`` without its whole turns.
    ///
    /// Setting it leaves the whole turns out.
    public var angle: CGFloat {
        get { CGFloat(driver.wheel.rotation.normalized) }
        set { rotation = CGFloat(Angle(newValue).normalized) }
    }

    /// The ``angle`` in degrees as text, as ``angleTextStyle`` says: "0.0°".
    public var angleText: String { angleTextStyle(angle) }

    /// Whether the wheel moves on its own now.
    public var isCoasting: Bool { driver.wheel.isMoving }

    /// The wheel itself, as it is now.
    public var wheel: Wheel { driver.wheel }

    /// Gives the wheel an order, such as to turn to a detent, to spin or to stop.
    ///
    /// ```swift
    /// wheelView.perform { $0.turn(toDetent: 5, .clockwise, extraTurns: 3, duration: 4, time: $1) }
    /// ```
    ///
    /// What comes of it is reported as if a finger had done it.
    ///
    /// - Parameter order: Takes the wheel and the present time, and returns what the order answers.
    /// - Returns: What the order did at once.
    @discardableResult
    public func perform(_ order: (inout Wheel, TimeInterval) -> Wheel.Update) -> Wheel.Update {
        driver.send(order)
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
    @IBInspectable public var image: UIImage? {
        get { imageView?.image }
        set {
            if imageView == nil {
                let view = UIImageView(image: nil)
                view.contentMode = contentMode
                contentView = view
            }
            imageView?.image = newValue
            invalidateIntrinsicContentSize()
        }
    }

    var imageView: UIImageView? { contentView as? UIImageView }

    func showRotation() { contentView?.transform = CGAffineTransform(rotationAngle: rotation) }

    func updateZone() {
        let (box, half) = (Rect2D(bounds), Rect2D(bounds).shorterSide / 2)
        driver.zone = TouchZone(
            center: box.center,
            innerRadius: Double(deadZone) * half,
            outerRadius: Double(reach) * half
        )
    }
}

// MARK: - What it tells

extension WheelView {
    func respond(to update: Wheel.Update) {
        if update.touch == .began {
            delegate?.wheelViewDidBegin(self)
            onBegan?(self)
        }
        if update.turned != .zero { tellTurned(by: CGFloat(update.turned)) }
        for index in update.passed {
            delegate?.wheelView(self, didPassDetent: index)
            onPassedDetent?(self, index)
        }
        if update.touch == .ended(.cancel) {
            delegate?.wheelViewDidCancel(self)
            onCancelled?(self)
        }
        if update.cameToRest { tellRest() }
    }

    private func tellTurned(by way: CGFloat) {
        showRotation()
        delegate?.wheelView(self, didTurnBy: way)
        onTurned?(self, way)
        sendActions(for: .valueChanged)
    }

    private func tellRest() {
        delegate?.wheelViewDidComeToRest(self)
        onRest?(self)
        sendActions(for: .primaryActionTriggered)
    }

    func adjust(by steps: Int) {
        guard isEnabled else { return }
        driver.send { $0.step(by: steps, duration: 0, time: $1) }
    }

    func press(_ key: TurnKey) {
        guard isEnabled else { return }
        switch key {
        case .next: driver.send { $0.step(by: 1, time: $1) }
        case .previous: driver.send { $0.step(by: -1, time: $1) }
        case .choose: sendActions(for: .primaryActionTriggered)
        case .leave: driver.send { $0.stop(time: $1) }
        }
    }
}
#endif
