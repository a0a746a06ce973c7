import Foundation
import Roundel
import RoundelExport
import RoundelReplay

/// The figures about a wheel after its release.
enum Coasting {
    /// One curve with the frames of screens of two refresh rates on it, and the angles of a loop at
    /// three rates.
    static var refreshRates: UTF8Text {
        let coast = Coast(from: .zero, releaseVelocity: 6, decay: .moderate)
        var plot = Plot(
            "One curve at every rate, and a loop that adds its speed once a frame",
            0...1.6,
            -8...140
        )
        for degrees in [0.0, 50, 100] { plot.level(degrees, "\(Int(degrees))°") }
        for (index, rate) in [30.0, 60, 120].enumerated() {
            let loop = loop(coast, rate: rate).filter { $0.x <= 1.25 }
            plot.line(loop, .series(index + 1), dashed: true)
            if let end = loop.last { plot.say("\(Int(rate)) Hz", at: end, .series(index + 1)) }
        }
        let curve = stride(from: 0, through: 1.25, by: 0.01).map {
            (x: $0, y: coast.rotation(after: $0).degrees)
        }
        plot.line(curve, .accent)
        for (rate, radius) in [(120.0, 1.6), (30, 3.2)] {
            for frame in 0...Int(rate * 1.25) {
                let time = Double(frame) / rate
                plot.dot((time, coast.rotation(after: time).degrees), radius, .accent)
            }
        }
        return plot.document()
    }

    /// Returns the angle of the loop after each frame.
    private static func loop(_ coast: Coast, rate: Double) -> [(x: Double, y: Double)] {
        var loop = PlainLoop(coast.releaseVelocity / 60, from: 0, decay: coast.decay, rate: rate)
        return (0...Int(rate * 1.25)).map { frame in
            if frame > 0 { loop.step() }
            return (Double(frame) / rate, Angle.radians(loop.angle).degrees)
        }
    }

    /// The fraction of the speed that remains after one frame of 120, 60, 30 and 20 Hz.
    static var powers: UTF8Text {
        let factor = Decay.moderate.factor
        func left(_ seconds: Double) -> Double { pow(factor, 60 * seconds) }
        var plot = Plot("What one frame leaves of the speed, at four rates", 0...0.0665, 0.72...1.01)
        plot.level(1, "1")
        for rate in [120.0, 60, 30, 20] { plot.level(left(1 / rate), String(format: "%.3f", left(1 / rate))) }
        plot.line(stride(from: 0, through: 0.0665, by: 0.0005).map { ($0, left($0)) }, .accent)
        plot.dot((0, 1), 5, .ink)
        for rate in [120.0, 60, 30, 20] {
            plot.dot((1 / rate, left(1 / rate)), 6, .accent)
            plot.say("\(Int(rate)) Hz", at: (1 / rate, left(1 / rate) + 0.016), .ink)
        }
        return plot.document()
    }

    /// The same flick with and without detents.
    static var landing: UTF8Text {
        var plot = Plot("A flick that lands on a detent without a kink", 0...1.6, 20...134)
        for degrees in [30.0, 60, 90, 120] { plot.level(degrees, "\(Int(degrees))°") }
        let (free, landed) = (flick(Wheel.Settings()), flick(Wheel.Settings(detents: Detents(count: 12))))
        plot.line(free, .muted, dashed: true)
        plot.line(landed, .accent)
        if let end = landed.last { plot.dot(end, 7, .accent) }
        if let end = free.last { plot.dot(end, 5, .muted) }
        if let start = landed.first { plot.dot(start, 5, .ink) }
        return plot.document()
    }

    /// Returns the rotations of a wheel that a finger releases at about 6.6 radians per second.
    private static func flick(_ settings: Wheel.Settings) -> [(x: Double, y: Double)] {
        var wheel = Wheel(
            zone: TouchZone(center: .zero, innerRadius: 10, outerRadius: 200),
            settings: settings
        )
        func location(_ time: Double) -> Point2D { 100 * Point2D(direction: .radians(6.6 * (time - 0.1))) }
        wheel.touchBegan(1, at: location(0), time: 0)
        for sample in 1...6 {
            wheel.touchMoved(1, to: location(Double(sample) / 60), time: Double(sample) / 60)
        }
        wheel.touchEnded(1, at: location(0.1), time: 0.1)
        return (0...150).map { frame in
            wheel.advance(to: 0.1 + Double(frame) / 100)
            return (Double(frame) / 100, wheel.rotation.degrees)
        }
    }

    /// The rotation of a wheel with limits while a finger drags it further and further.
    static var band: UTF8Text {
        var plot = Plot(
            "Beyond a limit the wheel follows ever less, and never beyond its stretch",
            0...240,
            -8...170
        )
        for (degrees, name) in [(0.0, "0°"), (90, "90°"), (120, "120°")] { plot.level(degrees, name) }
        let limits = Limits(.zero ... .degrees(90), stretch: .degrees(30))
        let zone = TouchZone(center: .zero, innerRadius: 10, outerRadius: 200)
        var wheel = Wheel(zone: zone, settings: Wheel.Settings(limits: limits))
        wheel.touchBegan(1, at: Point2D(100, 0), time: 0)
        let shown = (0...230).map { degree in
            let finger = 100 * Point2D(direction: .degrees(Double(degree)))
            wheel.touchMoved(1, to: finger, time: Double(degree) / 60)
            return (x: Double(degree), y: wheel.rotation.degrees)
        }
        plot.line([(0, 0), (165, 165)], .muted, dashed: true)
        plot.line(shown, .accent)
        plot.dot((90, 90), 5, .accent)
        return plot.document()
    }
}
