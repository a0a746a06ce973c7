import Foundation
import Roundel
import RoundelTestSupport
import Testing

/// The animated picture of the README moves as a wheel of the core does.
@Suite struct MovingPictureTests {
    /// Touches of a finger: the time of the start in seconds, the angle in degrees, and the
    /// duration in seconds.
    private static let flicks = [(0.5, 90.0, 0.45), (4.6, -70, 0.45), (8.7, -22, 0.4)]
    private static let seconds = 12.5

    private let svg: String

    init() throws {
        let file = CommandLineTool.root.appending(path: "Documentation/Pictures/flick.svg")
        svg = try String(contentsOf: file, encoding: .utf8)
    }

    /// Returns the frames of an animation: the time in seconds, and the first number after a word.
    private func frames(_ name: String, _ word: String) throws -> [(time: Double, value: Double)] {
        let line = try #require(
            svg.split(separator: "\n").first { $0.hasPrefix("@keyframes roundel-\(name){") }
        )
        return try line.matches(of: /([0-9.]+)%\{([^}]*)\}/).map { frame in
            let rule = try #require(frame.2.components(separatedBy: word).last)
            let number = try #require(rule.prefixMatch(of: /-?[0-9.]+/))
            return (try #require(Double(frame.1)) / 100 * Self.seconds, try #require(Double(number.0)))
        }
    }

    /// Returns the value at a time, with linear interpolation between two frames.
    private static func value(_ frames: [(time: Double, value: Double)], at time: Double) -> Double {
        guard let next = frames.firstIndex(where: { $0.time >= time }), next > 0 else {
            return frames[0].value
        }
        let (before, after) = (frames[next - 1], frames[next])
        return before.value + (after.value - before.value) * (time - before.time) / (after.time - before.time)
    }

    /// Returns the rotations in degrees of a wheel with eight detents that the finger turns, at
    /// ascending times.
    private static func rotations(at times: [Double]) -> [Double] {
        let zone = TouchZone(center: .zero, innerRadius: 10, outerRadius: 200)
        var wheel = Wheel(zone: zone, settings: Wheel.Settings(detents: Detents(count: 8)))
        var events = flicks.flatMap { flick in
            (0...Int((flick.2 * 100).rounded())).map { (flick: flick, time: flick.0 + Double($0) / 100) }
        }[...]
        return times.map { time in
            while let event = events.first, event.time <= time {
                let (start, sweep, duration) = event.flick
                let progress = (event.time - start) / duration
                let point = 126 * Point2D(direction: .degrees(sweep * progress * progress))
                wheel.advance(to: event.time)
                if progress < 1e-9 {
                    wheel.touchBegan(1, at: point, time: event.time)
                } else if progress > 1 - 1e-9 {
                    wheel.touchEnded(1, at: point, time: event.time)
                } else {
                    wheel.touchMoved(1, to: point, time: event.time)
                }
                events = events.dropFirst()
            }
            wheel.advance(to: time)
            return wheel.rotation.degrees
        }
    }

    /// The frames leave out up to a tenth of a degree.
    ///
    /// Their decimals, and the finger's rate of 100 Hz, add two hundredths.
    @Test func `the ring is within an eighth of a degree of the core's motion, and its items are upright`()
        throws
    {
        let (turning, upright) = (try frames("turning", "rotate("), try frames("upright", "rotate("))
        let times = stride(from: 0.0, to: Self.seconds, by: 0.001_7).map { $0 }
        let begins = Self.rotations(at: Self.flicks.map { $0.0 - 0.01 })
        var greatest = 0.0
        for (time, rotation) in zip(times, Self.rotations(at: times)) {
            let flick = Self.flicks.firstIndex { $0.0 <= time && time < $0.0 + $0.2 }
            let shown = Self.value(turning, at: time)
            #expect(abs(shown + Self.value(upright, at: time)) < 1e-9)
            if let flick {
                // The wheel waits for the next event of the finger, but the picture shows the
                // finger itself.
                let (start, sweep, duration) = Self.flicks[flick]
                let progress = (time - start) / duration
                greatest = max(greatest, abs(shown - begins[flick] - sweep * progress * progress))
            } else {
                greatest = max(greatest, abs(shown - rotation))
            }
        }
        #expect(greatest < 0.125, "\(greatest)")
        #expect(greatest > 0.02, "nothing was measured")
    }

    @Test func `it lands on an item after each flick, and ends as it began`() throws {
        let turning = try frames("turning", "rotate(")
        for (time, rotation) in [(0, 0), (0.4, 0), (4.55, 180), (8.65, 45), (12.5, 0)] {
            #expect(Self.value(turning, at: time) == Double(rotation), "\(time)")
        }
        #expect(turning.first?.time == 0 && turning.last?.time == Self.seconds)
    }

    @Test func `the item at the pointer is the one that is lit`() throws {
        let items = try (0..<8).map { try frames("item-\($0)", "opacity:") }
        let times = stride(from: 0.003, to: Self.seconds, by: 0.01).map { $0 }
        var count = 0
        for (time, rotation) in zip(times, Self.rotations(at: times)) {
            let steps = (-rotation / 45).rounded()
            let lit = items.map { Self.value($0, at: time) }
            #expect(lit.allSatisfy { (0...1).contains($0) })
            // Two items are lit while one fades into the other.
            guard lit.contains(1), lit.reduce(0, +) == 1 else { continue }
            count += 1
            #expect(lit[(Int(steps) % 8 + 8) % 8] == 1, "\(time)")
        }
        #expect(count > 1_000)
    }

    @Test func `it is small, has no script, and is still for readers who prefer less motion`() throws {
        #expect(svg.utf8.count < 40_000)
        for word in ["<script", "<animate", "onload", "href", "http:", "@import"] {
            #expect(!svg.replacing("http://www.w3.org/2000/svg", with: "").contains(word), "\(word)")
        }
        let parts = svg.components(separatedBy: "@media (prefers-reduced-motion: no-preference) {")
        #expect(parts.count == 2 && !parts[0].contains("animation:"))
        let moving = try #require(parts[1].components(separatedBy: "\n}\n").first)
        #expect(moving.matches(of: /animation:/).count == svg.matches(of: /animation:/).count)
    }
}
