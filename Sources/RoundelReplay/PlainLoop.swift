import Foundation
package import Roundel

/// The loop that is usually written first, `ω *= d^(60·dt); angle += ω`.
///
/// It adds ω in every frame whatever the length of the frame, so that it turns further at higher
/// refresh rates.
package struct PlainLoop {
    /// The change of the angle in the last frame.
    package private(set) var omega: Double
    package private(set) var angle: Double
    private let factor: Double

    /// Makes a loop.
    ///
    /// - Parameters:
    ///   - omega: The change of the angle in a frame of 60 Hz, in any unit.
    ///   - angle: The angle at the start, in the same unit.
    ///   - decay: How it slows down.
    ///   - rate: Frames per second.
    package init(_ omega: Double, from angle: Double, decay: Decay, rate: Double) {
        (self.omega, self.angle, factor) = (omega, angle, pow(decay.factor, 60 / rate))
    }

    /// Advances by a frame.
    package mutating func step() {
        omega *= factor
        angle += omega
    }
}
