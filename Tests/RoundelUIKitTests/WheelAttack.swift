import Foundation
import Roundel
import RoundelTestSupport
import StandInTestSupport
import UIKit

@testable import RoundelUIKit

/// A wheel whose app changes something at random in every callback, and checks what it is told.
@MainActor final class WheelAttack {
    let wheel = WheelView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let fingers: StandInFingers
    let pointer: StandInPointer
    var random: Seeded
    var isDown = false

    /// What happened, for the report of a fault.
    private(set) var log: [String] = []
    private(set) var fault: String?
    private(set) var events = 0
    /// How often the completion of each command was called.
    var ends: [Int] = []
    /// The changes that callbacks may still make in this step.
    private var budget = 0
    private var isInside = false
    /// The drags that the delegate and the closures have been told of and that have not ended.
    private var drags = [0, 0]

    init(_ random: Seeded) {
        self.random = random
        (fingers, pointer) = (StandInFingers(window), StandInPointer(window))
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

    private func note(_ fault: String) { if self.fault == nil { self.fault = fault } }

    /// Makes a few changes in a callback.
    private func told(_ event: String) {
        log.append(event)
        events += 1
        if isInside { note("\(event) within another callback") }
        if !wheel.rotation.isFinite { note("\(event): the rotation is \(wheel.rotation)") }
        isInside = true
        while budget > 0, random.chance(0.4) {
            budget -= 1
            change()
        }
        isInside = false
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

    func step() {
        budget = random.integer(0...4)
        act()
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

    private func act() {
        switch random.integer(0...10) {
        case 0...3: drag()
        case 4:
            log.append("key")
            wheel.press(random.pick([.left, .right, .choose, .leave]))
        case 5:
            log.append("voice")
            if random.chance(0.5) { wheel.accessibilityIncrement() } else { wheel.accessibilityDecrement() }
        case 6: scroll()
        case 7, 8:
            log.append("wait")
            if random.chance(0.3) { StandInClock.hang(for: random.number(0...2)) }
            StandInClock.advance(by: random.number(0...0.5))
        default: change()
        }
    }

    private func randomPoint() -> CGPoint {
        let (angle, radius) = (random.number(0...6.28), random.number(0...110))
        return CGPoint(x: 150 + radius * cos(angle), y: 150 + radius * sin(angle))
    }

    private func drag() {
        guard isDown else {
            log.append("down")
            isDown = true
            return fingers.down(randomPoint())
        }
        log.append("drag")
        for _ in 0..<random.integer(0...3) { fingers.move(randomPoint()) }
        if random.chance(0.5) { lift() }
    }

    func lift() {
        log.append("lift")
        if random.chance(0.2) { fingers.cancel() } else { fingers.up() }
        isDown = false
    }

    private func scroll() {
        guard !isDown, wheel.window != nil else { return }
        log.append("scroll")
        let distances = (0..<3).map { _ in CGVector(dx: random.number(-20...20), dy: 0) }
        pointer.scroll(distances, at: randomPoint(), cancelled: random.chance(0.3))
    }

    /// Ends all input, and waits until the wheel rests.
    func end() {
        budget = 0
        if isDown { lift() }
        if wheel.predictedRestRotation == nil { wheel.stop() }
        var framesLeft = 20_000
        while wheel.isCoasting, framesLeft > 0 {
            StandInClock.hang(for: 0.5)
            StandInClock.step()
            framesLeft -= 1
        }
        if wheel.isCoasting || StandInClock.runningLinkCount > 0 { note("it never rests") }
        if let count = ends.first(where: { $0 != 1 }) { note("a completion was called \(count) times") }
    }

    // MARK: What the app can change

    /// A number for a turn or a spin: each detent that is passed is an event.
    private func motion() -> CGFloat { min(max(number(-9...9), -1e3), 1e3) }

    private func number(_ range: ClosedRange<Double>) -> CGFloat {
        let special: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0, 1e-300, -1]
        return random.chance(0.15) ? random.pick(special) : CGFloat(random.number(range))
    }

    /// Changes anything.
    private func change() {
        let kind = random.integer(0...13)
        log.append("change \(kind)")
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
            wheel.settings.sensitivity = Double(number(-2...2))
            wheel.settings.settlingTime = Double(min(number(0...1), 9))
            wheel.settings.maximumSpeed = Double(number(0...90))
        }
    }

    private func command() {
        let number = ends.count
        let end: (Bool) -> Void = { [unowned self] _ in
            ends[number] += 1
            told("completion")
        }
        ends.append(0)
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
