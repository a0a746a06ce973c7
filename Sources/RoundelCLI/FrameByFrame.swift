import Roundel
import RoundelExport
import RoundelReplay

/// A coasting wheel, stepped frame by frame at a refresh rate until it rests.
struct FrameByFrame {
    let rate: Double
    let frames: Int
    let restRotation: Angle

    /// The rotation at which the ``PlainLoop`` comes to rest.
    let loopRestRotation: Angle

    init(_ coast: Coast, rate: Double) {
        self.rate = rate
        var (step, frames) = (coast, 0)
        while step.duration > 0 {
            step = step.advanced(by: 1 / rate)
            frames += 1
        }
        (self.frames, restRotation) = (frames, step.start)
        loopRestRotation = Self.loop(coast, rate: rate)
    }

    private static func loop(_ coast: Coast, rate: Double) -> Angle {
        let omega = coast.releaseVelocity / 60
        var loop = PlainLoop(omega, from: coast.start.radians, decay: coast.decay, rate: rate)
        while loop.omega.magnitude >= coast.decay.restSpeed / 60 { loop.step() }
        return .radians(loop.angle)
    }

    /// Returns a table of the rest rotations, with a row for each refresh rate.
    static func table(_ runs: [FrameByFrame], velocity: Double, decay: Decay) -> UTF8Text {
        var text = UTF8Text("let go at ")
        text.append(velocity, decimals: 3)
        text.append(" rad/s with a decay factor of ")
        text.append(decay.factor, decimals: 4)
        text.append("\n\n    rate    frames    rests at    a loop that adds ω in each frame\n")
        for run in runs {
            text.append(UTF8Text(number: run.rate, decimals: 2, unit: " Hz"), width: 8)
            text.append(UTF8Text(run.frames), width: 10)
            text.append(run.restRotation, decimals: 3, width: 12)
            text.append(run.loopRestRotation, decimals: 3, width: 12)
            text.append("\n")
        }
        return text
    }
}
