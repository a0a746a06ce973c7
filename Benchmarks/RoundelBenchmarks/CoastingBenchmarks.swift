import Benchmark
import Comparisons
import Foundation
import Roundel

/// A wheel that was let go at 6 rad/s, at about 60 frames a second, started anew every 64 frames.
func coastingBenchmarks() {
    compareFrames(.coastingFrame, of: releasedWheel())
    compareFrames(.settlingFrame, of: releasedWheel(Wheel.Settings(detents: Detents(count: 8))))
}

private func compareFrames(_ comparison: Comparison, of released: Wheel) {
    // Frames are late or early by up to 2 ms, so that no two steps are the same.
    let times = (1...64).map { frame in (Double(frame) + 0.12 * sin(Double(frame * frame))) / 60 }
    comparison.measure { benchmark in
        var wheel = released
        var turned = Angle.zero
        benchmark.startMeasurement()
        for frame in benchmark.scaledIterations {
            if frame & 63 == 0 { wheel = released }
            turned += wheel.advance(to: times[frame & 63]).turned
        }
        benchmark.stopMeasurement()
        precondition(wheel.isMoving, "The wheel has to move to the last frame.")
        blackHole(turned)
    } baseline: { benchmark in
        var animation = PlainAnimation()
        var turned = 0.0
        benchmark.startMeasurement()
        for frame in benchmark.scaledIterations {
            if frame & 63 == 0 { animation = PlainAnimation() }
            animation.step(at: times[frame & 63])
            turned += animation.rotation
        }
        benchmark.stopMeasurement()
        blackHole(turned)
    }
}

/// A wheel that was let go at the time 0, at 6 rad/s.
private func releasedWheel(_ settings: Wheel.Settings = Wheel.Settings()) -> Wheel {
    let zone = TouchZone(in: Rect2D(x: 0, y: 0, width: 200, height: 200))
    var wheel = Wheel(zone: zone, settings: settings)
    func finger(_ time: Double) -> Point2D { zone.center + 80 * Point2D(direction: .radians(6 * time)) }
    wheel.touchBegan(1, at: finger(-0.1), time: -0.1)
    for event in -5...0 {
        let time = Double(event) / 60
        wheel.touchMoved(1, to: finger(time), time: time)
    }
    wheel.touchEnded(1, at: finger(0), time: 0)
    return wheel
}

/// The plain way, as the article has it: the velocity falls by a power of the time since the last frame, and is
/// added to the rotation.
private struct PlainAnimation {
    var velocity = 0.1
    var rotation = 0.0
    var last = 0.0

    @inline(never)
    mutating func step(at time: Double) {
        velocity *= pow(0.92, 60 * (time - last))
        rotation += velocity
        last = time
    }
}
