import Foundation
import Roundel

/// The loop that everybody writes first, `ω *= d^(60·dt); angle += ω`, whose step does not know dt.
struct PlainLoop {
    /// What is added in the next frame, before it has shrunk.
    private(set) var omega: Double
    private(set) var angle: Double
    private let factor: Double

    /// Makes a loop from a change in a frame of 60 Hz and an angle, in any one unit.
    init(_ omega: Double, from angle: Double, decay: Decay, rate: Double) {
        (self.omega, self.angle, factor) = (omega, angle, pow(decay.factor, 60 / rate))
    }

    /// Goes on by a frame.
    mutating func step() {
        omega *= factor
        angle += omega
    }
}
