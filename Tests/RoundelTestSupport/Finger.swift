import Foundation
import Roundel

/// A finger on a wheel, with polar coordinates in degrees and 60 events a second.
public struct Finger {
    /// The number that identifies the finger.
    public let id: Int
    /// The centre of its polar coordinates.
    public var center: Point2D
    /// The time of its next touch, in seconds.
    public private(set) var time: Double

    /// Makes a finger that is not on the screen.
    public init(_ id: Int = 1, center: Point2D = Point2D(100, 100), time: Double = 0) {
        (self.id, self.center, self.time) = (id, center, time)
    }

    /// The point at an angle, in degrees, and a distance from the centre.
    public func point(_ degrees: Double, _ radius: Double) -> Point2D {
        Point2D(
            center.x + radius * cos(degrees * .pi / 180),
            center.y + radius * sin(degrees * .pi / 180)
        )
    }

    /// Puts the finger down.
    @discardableResult
    public func begin(_ wheel: inout Wheel, at degrees: Double, radius: Double = 80) -> Wheel.Update {
        wheel.touchBegan(id, at: point(degrees, radius), time: time)
    }

    /// Moves the finger by one event, 1/60 s later.
    @discardableResult
    public mutating func move(_ wheel: inout Wheel, to degrees: Double, radius: Double = 80) -> Wheel.Update {
        time += 1.0 / 60
        return wheel.touchMoved(id, to: point(degrees, radius), time: time)
    }

    /// Moves the finger in even steps at `velocity` degrees per second, and collects the updates.
    @discardableResult
    public mutating func sweep(
        _ wheel: inout Wheel,
        from start: Double,
        to end: Double,
        velocity: Double = 300,
        radius: Double = 80
    ) -> [Wheel.Update] {
        let steps = max(1, Int(((end - start).magnitude / velocity * 60).rounded()))
        return (1...steps).map { step in
            move(&wheel, to: start + (end - start) * Double(step) / Double(steps), radius: radius)
        }
    }

    /// Waits.
    public mutating func rest(_ seconds: Double) { time += seconds }

    /// Lifts the finger.
    @discardableResult
    public mutating func lift(_ wheel: inout Wheel, at degrees: Double, radius: Double = 80) -> Wheel.Update {
        wheel.touchEnded(id, at: point(degrees, radius), time: time)
    }
}
