import Foundation
import Roundel
import RoundelUIKit
import Testing
import UIKit

/// A view in a window, and a finger on it by polar coordinates in degrees about the view's middle.
@MainActor final class Scene<View: UIView> {
    let view: View
    let window: UIWindow
    let fingers: StandInFingers

    init(_ view: View, around container: UIView? = nil) {
        self.view = view
        window = .standIn(around: container ?? view)
        fingers = StandInFingers(window)
    }

    /// A place in the window.
    func point(_ degrees: Double, _ radius: Double = 80) -> CGPoint {
        let angle = degrees * .pi / 180
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        let place = CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
        return view.convert(place, to: window)
    }

    func down(_ degrees: Double, _ radius: Double = 80, finger: Int = 0) {
        fingers.down(point(degrees, radius), finger: finger)
    }

    func move(_ degrees: Double, _ radius: Double = 80, finger: Int = 0) {
        fingers.move(point(degrees, radius), finger: finger)
    }

    /// Moves in steps of 5°, a sixtieth of a second each.
    func sweep(_ start: Double, _ end: Double, _ radius: Double = 80, finger: Int = 0) {
        let count = max(1, Int((abs(end - start) / 5).rounded()))
        for step in 1...count {
            move(start + (end - start) * Double(step) / Double(count), radius, finger: finger)
        }
    }

    /// Rests, and lifts: nothing coasts.
    func rest(finger: Int = 0) { fingers.up(finger: finger, after: 0.2) }

    /// A whole drag that ends at rest.
    func drag(_ start: Double, _ end: Double, _ radius: Double = 80) {
        down(start, radius)
        sweep(start, end, radius)
        rest()
    }

    /// A drag that is let go at 300° a second.
    func flick(_ start: Double, _ end: Double, _ radius: Double = 80) {
        down(start, radius)
        sweep(start, end, radius)
        fingers.up(after: 0)
    }
}

/// Everything that a wheel told.
@MainActor final class WheelListener: WheelViewDelegate {
    enum Event: Equatable {
        case began
        case turned(Int)
        case passed(Int)
        case rested(Int)
        case cancelled
    }
    var events: [Event] = []
    /// Degrees, as of each call.
    var angles: [Double] = []
    var turns: [Double] = []

    func wheelViewDidBegin(_ wheelView: WheelView) { events.append(.began) }
    func wheelView(_ wheelView: WheelView, didTurnBy angle: CGFloat) {
        events.append(.turned(degrees(wheelView.rotation)))
        angles.append(Double(wheelView.angle) * 180 / .pi)
        turns.append(Double(angle) * 180 / .pi)
    }
    func wheelView(_ wheelView: WheelView, didPassDetent index: Int) { events.append(.passed(index)) }
    func wheelViewDidComeToRest(_ wheelView: WheelView) {
        events.append(.rested(degrees(wheelView.rotation)))
    }
    func wheelViewDidCancel(_ wheelView: WheelView) { events.append(.cancelled) }
}

func degrees(_ radians: CGFloat) -> Int { Int((Double(radians) * 180 / .pi).rounded()) }

func radians(_ degrees: Double) -> CGFloat { CGFloat(degrees * .pi / 180) }

func near(_ left: CGFloat, _ right: CGFloat, _ tolerance: CGFloat = 1e-9) -> Bool {
    abs(left - right) <= tolerance
}

func near(_ left: CGPoint, _ right: CGPoint, _ tolerance: CGFloat = 1e-9) -> Bool {
    hypot(left.x - right.x, left.y - right.y) <= tolerance
}

/// A wheel of 200 by 200 points.
@MainActor func wheelScene(size: CGSize = CGSize(width: 200, height: 200)) -> Scene<WheelView> {
    Scene(WheelView(frame: CGRect(origin: CGPoint(x: 50, y: 50), size: size)))
}
