import Foundation
import Roundel
import RoundelUIKit
import Testing
import UIKit

/// A view in a window, and fingers at polar coordinates about the view's centre, with angles in
/// degrees.
@MainActor final class Scene<View: UIView> {
    let view: View
    let window: UIWindow
    let fingers: StandInFingers

    init(_ view: View, around container: UIView? = nil) {
        self.view = view
        window = .standIn(around: container ?? view)
        fingers = StandInFingers(window)
    }

    /// A point in window coordinates.
    func point(_ degrees: Double, _ radius: Double = 80) -> CGPoint {
        let angle = degrees * .pi / 180
        let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        return view.convert(point, to: window)
    }

    func down(_ degrees: Double, _ radius: Double = 80, finger: Int = 0) {
        fingers.down(point(degrees, radius), finger: finger)
    }

    func move(_ degrees: Double, _ radius: Double = 80, finger: Int = 0) {
        fingers.move(point(degrees, radius), finger: finger)
    }

    /// Moves a finger in steps of 5°, one in each 1/60 second.
    func sweep(_ start: Double, _ end: Double, _ radius: Double = 80, finger: Int = 0) {
        let count = max(1, Int((abs(end - start) / 5).rounded()))
        for step in 1...count {
            move(start + (end - start) * Double(step) / Double(count), radius, finger: finger)
        }
    }

    /// Keeps a finger still and lifts it, so that nothing coasts.
    func restAndLift(finger: Int = 0) { fingers.up(finger: finger, after: 0.2) }

    /// Drags, and keeps the finger still before the lift.
    func drag(_ start: Double, _ end: Double, _ radius: Double = 80) {
        down(start, radius)
        sweep(start, end, radius)
        restAndLift()
    }

    /// Drags, and lifts the finger at 300° a second.
    func flick(_ start: Double, _ end: Double, _ radius: Double = 80) {
        down(start, radius)
        sweep(start, end, radius)
        fingers.up(after: 0)
    }
}

/// A delegate that records all events of a wheel.
@MainActor final class WheelListener: WheelViewDelegate {
    enum Event: Equatable {
        case began
        case turned(Int)
        case passed(Int)
        case rested(Int)
        case cancelled
    }
    var events: [Event] = []
    /// The wheel's angle at each call, in degrees.
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

/// A view of 40 by 40 points, as an item of a menu.
@MainActor func menuItem() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)) }

/// An open menu of 300 by 300 points, which may be in a container.
@MainActor func menuScene(
    _ count: Int = 8,
    in container: UIView? = nil,
    change: (CircularMenuView) -> Void = { _ in }
) -> Scene<CircularMenuView> {
    let menu = CircularMenuView(frame: CGRect(x: 20, y: 100, width: 300, height: 300))
    menu.items = (0..<count).map { _ in menuItem() }
    menu.isOpen = true
    change(menu)
    container?.addSubview(menu)
    return Scene(menu, around: container)
}
