import Foundation
import Roundel
import RoundelTestSupport

extension PressMenu {
    static let middle = Point2D(200, 400)

    /// Four items about the finger: the second, at 3 o'clock, has a submenu of three, and the last,
    /// at 9 o'clock, is disabled.
    static func sample(
        _ settings: Settings = Settings(),
        items: [Item]? = nil,
        isEnabled: Bool = true
    ) -> PressMenu {
        let children = [Item(), Item(), Item(isEnabled: false)]
        return PressMenu(
            items: items ?? [Item(), Item(children: children), Item(), Item(isEnabled: false)],
            itemSize: Point2D(44, 44),
            bounds: Rect2D(x: 0, y: 0, width: 400, height: 800),
            settings: settings,
            isEnabled: isEnabled
        )
    }

    /// The point in a direction in degrees from the middle, or from another point.
    static func point(_ degrees: Double, _ distance: Double, from center: Point2D = middle) -> Point2D {
        Finger(center: center).point(degrees, distance)
    }

    /// Holds a finger in the middle until the menu is open, at the time 0.5.
    @discardableResult
    mutating func hold(_ finger: Int = 1, at point: Point2D = middle, time: Double = 0) -> Update {
        touchBegan(finger, at: point, time: time)
        return advance(to: time + 0.5)
    }

    /// Draws a stroke through points at 100 points a second and 60 events a second, and lifts.
    @discardableResult
    mutating func stroke(_ points: [Point2D], time: Double = 0, speed: Double = 600) -> Update {
        let touches = PressStrokes.sampled(points, time: time, speed: speed, rate: 60)
        return PressStrokes.play(touches, on: &self).last ?? touchCancelled(0, time: 0)
    }

    /// A tap, half a second after the last time.
    @discardableResult
    mutating func tap(_ point: Point2D, time: Double) -> Update {
        touchBegan(7, at: point, time: time)
        return touchEnded(7, at: point, time: time + 0.05)
    }
}

/// Strokes as lists of touches.
enum PressStrokes {
    struct Touch {
        var phase: String
        var point: Point2D
        var time: Double
    }

    /// The touches of a finger that moves along points.
    static func sampled(_ points: [Point2D], time: Double, speed: Double, rate: Double) -> [Touch] {
        var (touches, time) = ([Touch(phase: "began", point: points[0], time: time)], time)
        for (start, end) in zip(points, points.dropFirst()) {
            let length = (end - start).length
            let steps = max(1, Int((length / speed * rate).rounded(.up)))
            for step in 1...steps {
                time += length / speed / Double(steps)
                let share = Double(step) / Double(steps)
                touches.append(Touch(phase: "moved", point: start + (end - start) * share, time: time))
            }
        }
        touches.append(Touch(phase: "ended", point: points[points.count - 1], time: time))
        return touches
    }

    /// The same touches with others in between, which double the rate.
    static func doubled(_ touches: [Touch]) -> [Touch] {
        var result: [Touch] = []
        for touch in touches {
            if let last = result.last, touch.phase == "moved" {
                let middle = last.point + (touch.point - last.point) / 2
                result.append(Touch(phase: "moved", point: middle, time: (last.time + touch.time) / 2))
            }
            result.append(touch)
        }
        return result
    }

    static func play(_ touches: [Touch], on menu: inout PressMenu) -> [PressMenu.Update] {
        touches.map { touch in
            switch touch.phase {
            case "began": menu.touchBegan(1, at: touch.point, time: touch.time)
            case "moved": menu.touchMoved(1, to: touch.point, time: touch.time)
            default: menu.touchEnded(1, at: touch.point, time: touch.time)
            }
        }
    }
}
