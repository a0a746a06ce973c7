// Whether settings are the same as those in effect. A NaN, which stands for what its property says, is
// the same as a NaN, though it is not equal to it: a front end applies its settings again and again.

extension Wheel.Settings {
    func isSame(as other: Self) -> Bool { self == other || withoutNaN == other.withoutNaN }

    fileprivate var withoutNaN: Self {
        var settings = self
        settings.sensitivity.replaceNaN()
        settings.maximumSpeed.replaceNaN()
        settings.settlingTime.replaceNaN()
        return settings
    }
}

extension RingMenu.Settings {
    func isSame(as other: Self) -> Bool { self == other || withoutNaN == other.withoutNaN }

    private var withoutNaN: Self {
        var settings = self
        settings.wheel = wheel.withoutNaN
        settings.pointer.replaceNaN()
        settings.deadZone.replaceNaN()
        settings.flight.replaceNaN()
        settings.stagger.replaceNaN()
        return settings
    }
}

extension Dial.Settings {
    func isSame(as other: Self) -> Bool { self == other || withoutNaN == other.withoutNaN }

    private var withoutNaN: Self {
        var settings = self
        settings.sensitivity.replaceNaN()
        settings.returnsTo?.replaceNaN()
        settings.returnSpeed?.replaceNaN()
        settings.settlingTime.replaceNaN()
        for index in magnets.indices where magnets[index] != magnets[index] {
            settings.magnets[index].value.replaceNaN()
            settings.magnets[index].halfWidth.replaceNaN()
        }
        return settings
    }
}

extension PressMenu.Settings {
    func isSame(as other: Self) -> Bool { self == other || withoutNaN == other.withoutNaN }

    private var withoutNaN: Self {
        var settings = self
        settings.fan = fan.withoutNaN
        settings.submenuSweep.replaceNaN()
        settings.holdDuration.replaceNaN()
        settings.dwellDuration.replaceNaN()
        settings.deadZone.replaceNaN()
        settings.hysteresis.replaceNaN()
        settings.turnAngle.replaceNaN()
        settings.flight.replaceNaN()
        settings.stagger.replaceNaN()
        return settings
    }
}

extension Fan.Settings {
    fileprivate var withoutNaN: Self {
        var settings = self
        settings.direction.replaceNaN()
        settings.sweep.replaceNaN()
        settings.spacing.replaceNaN()
        settings.minimumRadius.replaceNaN()
        settings.maximumRadius.replaceNaN()
        return settings
    }
}

extension Double {
    /// Replaces a NaN by a number that no setting has.
    fileprivate mutating func replaceNaN() { if isNaN { self = -.greatestFiniteMagnitude } }
}

extension Angle {
    fileprivate mutating func replaceNaN() { if radians.isNaN { self = .radians(-.greatestFiniteMagnitude) } }
}
