#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

// MARK: - Rotation

extension WheelView {
    /// The rotation of the wheel in radians, clockwise if positive.
    ///
    /// It counts whole turns: two turns are 4π. Setting it moves the wheel at once, and sends no
    /// event, except that a wheel that is turning comes to rest by it. If the wheel may not rest at
    /// that rotation, it moves to the nearest rotation at which it may. A drag goes on from there: an
    /// app that rounds the rotation in ``onTurned`` takes the wheel from under the finger, and should
    /// round what it shows instead. A value that is not finite is ignored.
    public var rotation: CGFloat {
        get { CGFloat(wheel.rotation) }
        set {
            driver.command { core, _ in
                // The app knows the value that it sets.
                let wasTurning = core.isMoving && core.hasTurned
                let update = core.setRotation(Angle(newValue))
                guard update.touch != .refused else { return update }
                var known = Wheel.Update()
                known.cameToRest = wasTurning
                return known
            }
            showRotation()
        }
    }

    /// The ``rotation`` without its whole turns, in 0 ..< 2π radians.
    ///
    /// Setting it sets the ``rotation`` to the given angle without its whole turns.
    public var angle: CGFloat {
        get { CGFloat(wheel.rotation.normalized) }
        set { rotation = CGFloat(Angle(newValue).normalized) }
    }

    /// The wheel's angle in degrees as text, in the ``angleTextStyle``: "0.0°".
    ///
    /// The text shows the ``angle``. For a wheel with limits it shows the ``rotation``, clamped to
    /// the limits: "-135.0°" and not "225.0°".
    public var angleText: String {
        guard let limits = settings.limits else { return angleTextStyle(angle) }
        return angleTextStyle(CGFloat(limits.clamped(wheel.rotation)), wraps: false)
    }

    /// Whether the wheel moves without being held: it coasts, settles, spins or carries out a
    /// command.
    public var isCoasting: Bool { wheel.isMoving }

    /// Whether a finger or a scroll holds the wheel.
    public var isHeld: Bool { wheel.isHeld }

    /// The index of the detent at the current rotation; `nil` between detents, and for a wheel
    /// without detents.
    public var detentIndex: Int? { wheel.detent }

    /// The rotation at which the wheel will come to rest if nobody touches it, in radians; `nil`
    /// while it spins.
    ///
    /// During a drag this is the rotation at which the wheel would rest if it had been released when
    /// the finger last moved.
    public var predictedRestRotation: CGFloat? { wheel.restRotation.map { CGFloat($0) } }

    /// The current state of the wheel.
    public var wheel: Wheel { driver.core }
}

// MARK: - Settings

extension WheelView {
    /// How the wheel responds to a drag and how it moves afterwards: decay, detents, limits,
    /// sensitivity and more.
    ///
    /// With Reduce Motion, and while the wheel is in no window, it goes to its rest position at once,
    /// whatever the settings are.
    public var settings: Wheel.Settings {
        get { driver.settings }
        set { driver.settings = newValue }
    }

    /// The factor by which the speed is multiplied in each 1/60 second after the wheel is released,
    /// from 0 to 0.9999.
    ///
    /// The default is 0.92. A value below 0 and NaN count as 0, a value above 0.9999 counts as
    /// 0.9999.
    @IBInspectable public dynamic var decayFactor: CGFloat {
        get { CGFloat(settings.decay.factor) }
        set { settings.decay = Decay(factor: Double(newValue), restSpeed: settings.decay.restSpeed) }
    }

    /// The number of detents, at which the wheel rests.
    ///
    /// They are spaced evenly over a turn, beginning at rotation 0. The default is no detents: the
    /// wheel rests anywhere. Setting a negative number counts as 0.
    @IBInspectable public dynamic var detentCount: Int {
        get { settings.detents?.count ?? 0 }
        set { settings.detents = newValue > 0 ? Detents(count: newValue) : nil }
    }

    /// Whether a detent that the wheel reaches gives haptic feedback, on devices that support it;
    /// `true` by default.
    @IBInspectable public dynamic var playsHaptics: Bool {
        get { driver.haptics.isEnabled }
        set { driver.haptics.isEnabled = newValue }
    }

    /// Whether the wheel or an enclosing scroll view gets a touch that begins in the ring.
    ///
    /// The default is the wheel.
    public var scrollPolicy: ScrollPolicy {
        get { driver.recognizer.scrollPolicy }
        set { driver.recognizer.scrollPolicy = newValue }
    }
}

// MARK: - Content

extension WheelView {
    /// The image that turns.
    ///
    /// It fills the wheel as the ``contentMode`` determines. Setting an image replaces the
    /// ``contentView``. Setting `nil` removes the image; a content view that the app has set stays.
    @IBInspectable public dynamic var image: UIImage? {
        get { imageView?.image }
        set {
            guard let newValue else { return contentView === managedImageView ? contentView = nil : () }
            // An app may set it in each layout, which must not ask for the next one.
            if newValue === image, hasContent, contentView === managedImageView { return }
            let view = managedImageView ?? UIImageView(image: nil)
            view.contentMode = contentMode
            view.image = newValue
            managedImageView = view
            contentView = view
            invalidateIntrinsicContentSize()
        }
    }

    var imageView: UIImageView? { contentView as? UIImageView }

    func showRotation() {
        if hasContent { contentView?.transform = CGAffineTransform(rotationAngle: rotation) }
    }

    /// Adds the content behind other views.
    func show(_ content: UIView) {
        insertSubview(content, at: 0)
        // Auto Layout solves the constraints inside such a view for a size of its own: it needs to know
        // that of the wheel. Constraints of the app have precedence.
        guard content.superview === self, !content.translatesAutoresizingMaskIntoConstraints else { return }
        let constraints = [
            content.widthAnchor.constraint(equalTo: widthAnchor),
            content.heightAnchor.constraint(equalTo: heightAnchor),
            content.centerXAnchor.constraint(equalTo: centerXAnchor),
            content.centerYAnchor.constraint(equalTo: centerYAnchor),
        ]
        for constraint in constraints { constraint.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate(constraints)
    }

    /// Removes the rotation of a content that a menu takes.
    func giveBack(_ view: UIView) { if view === contentView { view.transform = .identity } }

    /// Whether the content is in the wheel: the app may have moved it to another wheel or view
    /// meanwhile.
    var hasContent: Bool { contentView?.superview === self }

    func updateZone() {
        let zone = TouchZone(
            in: Rect2D(bounds),
            deadZone: Double(deadZone),
            touchRadius: Double(touchRadius)
        )
        driver.adjust { $0.zone = zone }
    }
}
#endif
