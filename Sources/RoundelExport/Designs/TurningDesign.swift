package import Roundel

/// How a finger turns the menu or the dial of a design, and how it spins by itself.
package struct TurningDesign: Hashable, Sendable {
    /// The fraction of the speed that remains after 1/60 second, 0 to 0.9999.
    package var decay = Decay.moderate.factor

    /// The rotation for each turn of the finger, −10 to 10.
    package var sensitivity = 1.0

    /// The greatest speed at release, in radians per second from 0 to 1,000.
    package var maximumSpeed = 50.0

    /// The velocity at which it begins to spin by itself, in radians per second from −30 to 30; 0
    /// for no spin.
    package var spin = 0.0

    /// The seed of a spin to a random position, 1 to 1,000,000; 0 for no such spin.
    package var seed = 0

    /// Makes the settings that the playground begins with.
    package init() {}

    mutating func exchange(_ fields: inout DesignFields) {
        let defaults = TurningDesign()
        fields.exchange("decay", &decay, default: defaults.decay, 0...0.9999)
        fields.exchange("sensitivity", &sensitivity, default: defaults.sensitivity, -10...10)
        fields.exchange("speed", &maximumSpeed, default: defaults.maximumSpeed, 0...1_000)
        fields.exchange("spin", &spin, default: defaults.spin, -30...30)
        fields.exchange("seed", &seed, default: defaults.seed, 0...1_000_000)
    }

    /// The settings of the wheel, without detents and limits.
    package var settings: Wheel.Settings {
        Wheel.Settings(
            decay: Decay(factor: decay),
            sensitivity: sensitivity,
            maximumSpeed: maximumSpeed
        )
    }

    /// Whether a setting of the wheel does not have its default.
    var isTuned: Bool { settings != Wheel.Settings() }
}
