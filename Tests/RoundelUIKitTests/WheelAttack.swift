import Foundation
import Roundel
import RoundelTestSupport
import StandInTestSupport
import UIKit

@testable import RoundelUIKit

/// A wheel whose app changes something at random in every callback, and checks what it is told.
@MainActor final class WheelAttack: WindowAttack {
    let wheel = WheelView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
    /// The drags that the delegate and the closures have been told of and that have not ended.
    private var drags = [0, 0]

    override init(_ random: Seeded) {
        super.init(random)
        wheel.delegate = self
        wheel.contentView = UIView()
        wheel.onBegan = { [unowned self] _ in told(drag: 1, by: 1, "onBegan") }
        wheel.onReleased = { [unowned self] _ in told(drag: -1, by: 1, "onReleased") }
        wheel.onCancelled = { [unowned self] _ in told(drag: -1, by: 1, "onCancelled") }
        wheel.onTurned = { [unowned self] _, angle in told("onTurned \(angle)") }
        wheel.onPassedDetent = { [unowned self] _, index in told(detent: index, "onPassedDetent \(index)") }
        wheel.onRest = { [unowned self] _ in told("onRest") }
        let action = UIAction { [unowned self] _ in told("control event") }
        for event: UIControl.Event in [.valueChanged, .editingDidEnd] {
            wheel.addAction(action, for: event)
        }
        window.makeKeyAndVisible()
        if self.random.chance(0.8) { window.addSubview(wheel) }
        window.layoutIfNeeded()
    }

    // MARK: Callbacks

    /// Checks the state that a callback sees, and makes a few changes.
    private func told(_ event: String) {
        told(event) {
            if !wheel.rotation.isFinite { note("\(event): the rotation is \(wheel.rotation)") }
        }
    }

    private func told(detent index: Int, _ event: String) {
        if index >= wheel.detentCount { note("\(event), of \(wheel.detentCount)") }
        told(event)
    }

    private func told(drag change: Int, by source: Int, _ event: String) {
        drags[source] += change
        if !(0...1).contains(drags[source]) { note("\(event) without a drag, or within one") }
        told(event)
    }

    // MARK: Steps

    override func check() {
        window.layoutIfNeeded()
        let running = StandInClock.runningLinkCount
        if running != (wheel.window != nil && wheel.isCoasting ? 1 : 0) { note("\(running) links run") }
        if wheel.isHeld, !isDown { note("held by nothing") }
        // A scroll begins no drag for the app, and its end is no end of one.
        if drags.contains(where: { ($0 == 1) != wheel.isHeld }) { note("told of \(drags) drags") }
        if wheel.accessibilityValue != wheel.angleText { note("VoiceOver says another value") }
        let transform = CGAffineTransform(rotationAngle: wheel.rotation)
        if wheel.window != nil, wheel.contentView?.transform != transform {
            note("the content is not at the rotation")
        }
        if let index = wheel.detentIndex, index >= wheel.detentCount { note("detent \(index)") }
    }

    override func act() {
        switch random.integer(0...10) {
        case 0...3: drag()
        case 4:
            did("key")
            wheel.press(random.pick([.left, .right, .choose, .leave]))
        case 5:
            did("voice")
            if random.chance(0.5) { wheel.accessibilityIncrement() } else { wheel.accessibilityDecrement() }
        case 6: scroll(wheel)
        case 7, 8: wait()
        default: change()
        }
    }

    override func randomPoint() -> CGPoint {
        let (angle, radius) = (random.number(0...6.28), random.number(0...110))
        return CGPoint(x: 150 + radius * cos(angle), y: 150 + radius * sin(angle))
    }

    override func finish() {
        if isDown { lift() }
        if wheel.predictedRestRotation == nil { wheel.stop() }
        rest {
            wheel.isCoasting
        } stop: {
            wheel.stop()
        }
    }

    // MARK: What the app can change

    /// A number for a turn or a spin: each detent that is passed is an event.
    private func motion() -> CGFloat { min(max(number(-9...9), -1e3), 1e3) }

    override func change() {
        let kind = random.integer(0...13)
        did("change \(kind)")
        switch kind {
        case 0: wheel.isEnabled.toggle()
        case 1: wheel.window == nil ? window.addSubview(wheel) : wheel.removeFromSuperview()
        case 2...5: command()
        case 6:
            if random.chance(0.5) { wheel.rotation = number(-20...20) } else { wheel.angle = number(0...9) }
        case 7: wheel.detentCount = random.pick([0, 0, 1, 2, 7, -1, .min])
        case 8: wheel.settings.limits = random.chance(0.4) ? nil : Limits(.radians(-1) ... .radians(4))
        case 9: wheel.decayFactor = number(0.5...0.99)
        case 10: StandInAccessibility.isReduceMotionEnabled.toggle()
        case 11: wheel.contentView = UIView()
        case 12: (wheel.deadZone, wheel.touchRadius) = (number(0...1), number(0...2))
        default:
            wheel.settings.sensitivity = number(-2...2)
            wheel.settings.settlingTime = min(number(0...1), 9)
            wheel.settings.maximumSpeed = number(0...90)
        }
    }

    private func command() {
        let end = completion()
        let (index, animated) = (random.integer(-1...9), random.chance(0.7))
        switch random.integer(0...5) {
        case 0:
            wheel.turn(toDetent: index, .clockwise, extraTurns: index, animated: animated, completion: end)
        case 1: wheel.turn(to: motion(), .direct, animated: animated, completion: end)
        case 2: wheel.spin(velocity: motion(), completion: end)
        case 3: wheel.step(by: random.pick([index, .max, .min]), animated: animated, completion: end)
        case 4: wheel.spinAtRandom(seed: 5, turns: -1...1, completion: end)
        default: wheel.stop(completion: end)
        }
    }
}

extension WheelAttack: WheelViewDelegate {
    func wheelViewDidBegin(_ wheelView: WheelView) { told(drag: 1, by: 0, "didBegin") }
    func wheelViewDidRelease(_ wheelView: WheelView) { told(drag: -1, by: 0, "didRelease") }
    func wheelViewDidCancel(_ wheelView: WheelView) { told(drag: -1, by: 0, "didCancel") }
    func wheelView(_ wheelView: WheelView, didTurnBy angle: CGFloat) {
        told("didTurn \(angle)")
    }
    func wheelView(_ wheelView: WheelView, didPassDetent index: Int) {
        told(detent: index, "didPassDetent \(index)")
    }
    func wheelViewDidComeToRest(_ wheelView: WheelView) { told("didComeToRest") }
}
