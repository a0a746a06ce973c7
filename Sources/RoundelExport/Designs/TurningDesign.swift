public import Roundel

/// How a finger turns what is on the stage, and how it spins by itself.
public struct TurningDesign: Hashable, Sendable {
    /// What is left of the speed after 1/60 second, 0 to 0.9999.
    public var decay = Decay.moderate.factor

    /// How far it turns for each turn of the finger, −10 to 10.
    public var sensitivity = 1.0

    /// The greatest speed at which it is let go, in radians per second, up to 1,000.
    public var maximumSpeed = 50.0

    /// The velocity at which it begins to spin by itself, in radians per second, −30 to 30; 0 for not at all.
    public var spin = 0.0

    /// The seed of a spin to a place drawn by lot, up to 1,000,000; 0 for no such spin.
    public var seed = 0

    /// Makes what the playground begins with.
    public init() {}

    mutating func exchange(_ fields: inout DesignFields) {
        let own = TurningDesign()
        fields.exchange("decay", &decay, own: own.decay, 0...0.9999)
        fields.exchange("sensitivity", &sensitivity, own: own.sensitivity, -10...10)
        fields.exchange("speed", &maximumSpeed, own: own.maximumSpeed, 0...1_000)
        fields.exchange("spin", &spin, own: own.spin, -30...30)
        fields.exchange("seed", &seed, own: own.seed, 0...1_000_000)
    }

    /// What the wheel does, without detents and limits.
    public var settings: Wheel.Settings {
        Wheel.Settings(
            decay: Decay(factor: decay),
            sensitivity: sensitivity,
            maximumSpeed: maximumSpeed
        )
    }

    /// Whether the wheel does anything else than one has by itself.
    var isTuned: Bool { settings != Wheel.Settings() }
}
