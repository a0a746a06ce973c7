import Benchmark
import Comparisons
import Foundation
import Roundel

/// Wheels that were let go at 6 rad/s, for 64 frames each at about 60 frames a second.
func coastingBenchmarks() {
    let coasting = releasedWheel()
    let settling = releasedWheel(Wheel.Settings(detents: Detents(count: 8)))
    Comparison.coastingFrame.measure { benchmark in
        animate(coasting, benchmark)
    } baseline: { benchmark in
        animate(PlainAnimation(), benchmark) { animation, time in
            animation.step(at: time)
            return animation.rotation
        }
    }
    Comparison.settlingFrame.measure { benchmark in
        animate(settling, benchmark)
    } baseline: { benchmark in
        animate(coasting, benchmark)
    }
}

private func animate(_ released: Wheel, _ benchmark: Benchmark) {
    animate(released, benchmark) { wheel, time in
        wheel.advance(to: time)
        return wheel.rotation.radians
    }
}

/// Runs one copy after the other; the copies are made before the clock runs.
@inline(__always)
private func animate<Model>(_ model: Model, _ benchmark: Benchmark, frame: (inout Model, Double) -> Double) {
    // Frames are late or early by up to 2 ms, so that no two steps are the same.
    let times = (1...64).map { frame in (Double(frame) + 0.12 * sin(Double(frame * frame))) / 60 }
    let count = benchmark.scaledIterations.count
    let models = UnsafeMutableBufferPointer<Model>.allocate(capacity: count / 64 + 1)
    models.initialize(repeating: model)
    defer { models.deinitialize().deallocate() }
    var sum = 0.0
    benchmark.startMeasurement()
    for index in 0..<count {
        sum += frame(&models[index / 64], times[index % 64])
    }
    benchmark.stopMeasurement()
    blackHole(sum)
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
    var later = wheel
    later.advance(to: 1.1)
    precondition(later.isMoving, "The wheel has to move to the last frame.")
    return wheel
}

/// The straightforward code of the article: the velocity falls by a power of the time since the last
/// frame, and is added to the rotation, until it falls below a threshold.
private struct PlainAnimation {
    var velocity = 0.1
    var rotation = 0.0
    var last = 0.0
    var isRunning = true

    @inline(never)
    mutating func step(at time: Double) {
        velocity *= pow(0.92, 60 * (time - last))
        rotation += velocity
        last = time
        if abs(velocity) < 0.0001 { isRunning = false }
    }
}
