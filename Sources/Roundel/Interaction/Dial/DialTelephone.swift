/// The dial of a rotary telephone: a finger turns a hole to the stop, and the dial returns at a
/// constant speed and counts pulses.
///
/// The holes are 30° apart. Hole 1 is 60° before the stop, and the others follow counterclockwise
/// up to hole 0. From the stop the dial sends one pulse for 1, up to nine for 9, and ten for 0. A
/// dial that is released before the stop sends a pulse for each whole 30° beyond the first 30°, as
/// a telephone does.
///
/// ```swift
/// var phone = DialTelephone(zone: TouchZone(center: .zero, innerRadius: 60, outerRadius: 120))
/// phone.touchBegan(1, at: Point2D(direction: phone.direction(of: 3)) * 90, time: 0)
/// phone.touchMoved(1, to: Point2D(direction: phone.stop) * 90, time: 0.5)
/// phone.touchEnded(1, at: Point2D(direction: phone.stop) * 90, time: 0.6)
/// print(phone.advance(to: 2).digit == 3)
/// ```
public struct DialTelephone: Sendable {
    /// The angle between two holes.
    public static let pitch = Angle.degrees(30)

    /// The pulses per second of a common exchange.
    public static let pulseRate = 10.0

    /// The direction of the finger stop.
    public let stop: Angle

    /// The dial; its value is the angle turned, in pitches.
    private var dial: Dial

    /// The number of pulses that remain to be sent if the dial returns now.
    private var remaining = 0

    /// The number of pulses sent since the dial was released.
    private var sent = 0

    /// What one call did to a telephone dial.
    public struct Update: Hashable, Sendable {
        /// The effect on the touch.
        public internal(set) var touch = Wheel.TouchOutcome.none

        /// The number of pulses sent in this call.
        public internal(set) var pulses = 0

        /// The digit that was dialled, once the dial is at rest; `nil` if no pulse was sent.
        public internal(set) var digit: Int?
    }

    /// Makes a dial at rest.
    ///
    /// - Parameters:
    ///   - zone: The ring of the holes.
    ///   - stop: The direction of the finger stop, by default at the lower right; a value that is
    ///     not finite counts as zero.
    ///   - reducesMotion: Whether the dial returns at once, with all pulses in one call.
    public init(zone: TouchZone, stop: Angle = .degrees(45), reducesMotion: Bool = false) {
        self.stop = stop.finiteOrZero
        dial = Dial(
            zone: zone,
            scale: DialScale(0...11, start: .zero, sweep: DialTelephone.pitch * 11),
            settings: Dial.Settings(
                drag: .relative,
                returnsTo: 0,
                returnSpeed: DialTelephone.pitch.radians * DialTelephone.pulseRate,
                reducesMotion: reducesMotion
            ),
            value: 0
        )
    }

    /// The rotation of the dial, clockwise from rest.
    public var rotation: Angle { dial.rotation }

    /// Whether a finger holds the dial.
    public var isHeld: Bool { dial.isHeld }

    /// Whether the dial returns and needs ``advance(to:)`` in every frame.
    public var isMoving: Bool { dial.isMoving }

    /// The ring of the holes.
    public var zone: TouchZone {
        get { dial.zone }
        set { dial.zone = newValue }
    }

    /// The direction of the hole of a digit while the dial is at rest.
    ///
    /// - Parameter digit: From 0 to 9; a number outside counts as the nearer one.
    public func direction(of digit: Int) -> Angle {
        let number = digit > 0 ? min(digit, 9) : 10
        return stop - DialTelephone.pitch * Double(number + 1)
    }

    /// The digit whose hole is at a point while the dial is at rest, or `nil` if there is none.
    public func digit(at point: Point2D) -> Int? {
        guard zone.contains(point), let angle = Angle(of: point - zone.center) else { return nil }
        let number = ((stop - angle).normalized / DialTelephone.pitch).rounded() - 1
        return number >= 1 && number <= 10 ? Int(number) % 10 : nil
    }
}

extension DialTelephone {
    /// Begins a touch in a hole; refused elsewhere, and while the dial turns.
    @discardableResult
    public mutating func touchBegan(_ finger: Int, at point: Point2D, time: Double) -> Update {
        // A finger that begins twice was lifted between, and that event was lost.
        var update = touchCancelled(finger, time: time)
        update.touch = .refused
        guard !isHeld, !isMoving, let digit = digit(at: point) else { return update }
        dial.bounds = 0...Double(digit == 0 ? 11 : digit + 1)
        dial.configureWheel()
        update.touch = count(dial.touchBegan(finger, at: point, time: time)).touch
        return update
    }

    /// Moves the finger, which turns the dial clockwise up to the stop and back.
    @discardableResult
    public mutating func touchMoved(_ finger: Int, to point: Point2D, time: Double) -> Update {
        count(dial.touchMoved(finger, to: point, time: time))
    }

    /// Lifts the finger: the dial returns.
    @discardableResult
    public mutating func touchEnded(_ finger: Int, at point: Point2D, time: Double) -> Update {
        touchMoved(finger, to: point, time: time)
        return count(dial.touchEnded(finger, at: point, time: time))
    }

    /// Ends a touch that the system cancelled: the dial returns.
    @discardableResult
    public mutating func touchCancelled(_ finger: Int, time: Double) -> Update {
        count(dial.touchCancelled(finger, time: time))
    }

    /// Moves the dial to a time; see ``Dial/advance(to:)``.
    @discardableResult
    public mutating func advance(to time: Double) -> Update { count(dial.advance(to: time)) }

    private mutating func count(_ update: Dial.Update) -> Update {
        // The first pitch is the way from the stop to hole 1, in which no pulse is sent.
        let left = max(0, Int((dial.value - 1 + 1e-9).rounded(.down)))
        defer { remaining = left }
        guard !dial.isHeld else { return Update(touch: update.touch) }
        let pulses = max(0, remaining - left)
        sent += pulses
        guard !dial.isMoving else { return Update(touch: update.touch, pulses: pulses) }
        defer { sent = 0 }
        return Update(touch: update.touch, pulses: pulses, digit: sent > 0 ? sent % 10 : nil)
    }
}
