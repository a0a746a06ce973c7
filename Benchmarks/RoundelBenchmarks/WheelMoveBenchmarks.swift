import Benchmark
import Comparisons
import Foundation
import Roundel

/// A finger that goes round, with 120 events a second.
func wheelMoveBenchmarks() {
    let zone = TouchZone(in: Rect2D(x: 0, y: 0, width: 200, height: 200))
    let points = (0..<256).map { index in
        let direction = Angle.turns(Double(index) / 256)
        return zone.center + (80 + 5 * cos(direction.radians * 3)) * Point2D(direction: direction)
    }
    Comparison.wheelMove.measure { benchmark in
        var wheel = Wheel(zone: zone)
        wheel.touchBegan(1, at: points[0], time: 0)
        var turned = Angle.zero
        benchmark.startMeasurement()
        for event in benchmark.scaledIterations {
            turned += wheel.touchMoved(1, to: points[event & 255], time: Double(event) / 120).turned
        }
        benchmark.stopMeasurement()
        blackHole(turned)
    } baseline: { benchmark in
        var handler = PlainHandler(center: zone.center)
        handler.began(at: points[0])
        var turned = 0.0
        benchmark.startMeasurement()
        for event in benchmark.scaledIterations {
            handler.moved(to: points[event & 255])
            turned += handler.velocity
        }
        benchmark.stopMeasurement()
        blackHole(turned)
    }
}

/// The straightforward code of the article: an arc tangent, the difference to the angle at which the
/// finger touched down, and the difference to the rotation before.
private struct PlainHandler {
    let center: Point2D
    var offset = 0.0
    var rotation = 0.0
    var velocity = 0.0

    func angle(of point: Point2D) -> Double { atan2(point.y - center.y, point.x - center.x) }

    mutating func began(at point: Point2D) { offset = angle(of: point) - rotation }

    @inline(never)
    mutating func moved(to point: Point2D) {
        let turned = angle(of: point) - offset
        velocity = turned - rotation
        rotation = turned
    }
}
