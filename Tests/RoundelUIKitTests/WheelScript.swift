import Foundation
import Roundel
import RoundelTestSupport
import StandInTestSupport
import UIKit

@testable import RoundelUIKit

/// A wheel in a window, and a wheel of the core that receives the same input.
@MainActor final class WheelScript: ScriptedView, DraggedScript {
    let wheel = WheelView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
    private var model = Wheel(zone: TouchZone(center: .zero, innerRadius: 0, outerRadius: 0))
    private var owner = MotionOwner()
    /// Whether the user has turned the wheel since it last came to rest.
    private var isEdited = false

    init(_ random: inout Seeded) {
        super.init(wheel)
        wheel.contentView = UIView()
        listen()
        begin(inWindow: random.chance(0.8)) { [unowned self] in note(model.advance(to: $0)) }
        if random.chance(0.5) { changeSettings(&random) }
        wheel.isEnabled = random.chance(0.9)
        follow()
    }

    private func listen() {
        wheel.onBegan = { [unowned self] _ in reported.append("began") }
        wheel.onTurned = { [unowned self] _, angle in reported.append("turned \(rounding(angle))") }
        wheel.onPassedDetent = { [unowned self] _, index in reported.append("passed \(index)") }
        wheel.onReleased = { [unowned self] _ in reported.append("released") }
        wheel.onCancelled = { [unowned self] _ in reported.append("cancelled") }
        wheel.onRest = { [unowned self] _ in reported.append("rest") }
        for (event, name) in [(UIControl.Event.valueChanged, "value"), (.editingDidEnd, "edited")] {
            wheel.addAction(UIAction { [unowned self] _ in reported.append(name) }, for: event)
        }
    }

    /// Notes what an update is to report.
    private func note(_ update: Wheel.Update, by source: MotionOwner.Source = .time) {
        owner.change(source, isTaken: update.takesMotion)
        if update.touch == .began { expected.append("began") }
        if update.turned != .zero {
            expected.append("turned \(rounding(CGFloat(update.turned)))")
            if !owner.isApp { expected.append("value") }
            isEdited = isEdited || !owner.isApp
        }
        expected += update.passed.map { "passed \($0)" }
        if update.touch == .ended(.lift) { expected.append("released") }
        if update.touch == .ended(.cancel) { expected.append("cancelled") }
        guard update.cameToRest else { return }
        expected.append("rest")
        if isEdited || !owner.isApp { expected.append("edited") }
        isEdited = false
    }

    // MARK: Steps of a script

    func doSomething(_ random: inout Seeded) {
        switch random.integer(0...17) {
        case 0...4: drag(&random)
        case 5: press(&random)
        case 6: stepByVoice(random.chance(0.5) ? 1 : -1)
        case 7, 8: scroll(&random)
        case 9...11: command(&random)
        case 12: rotate(random.number(-20...20))
        case 13: changeSettings(&random)
        case 14: change(&random)
        case 15: toggleWindow()
        default: wait(random.number(0...1.5))
        }
        follow()
    }

    /// Applies to the model what the app and the system have changed.
    private func follow() {
        window.layoutIfNeeded()
        wheel.layoutIfNeeded()
        if model.isHeld, !isInWindow || !wheel.isEnabled {
            note(model.touchCancelled(1, time: now), by: .user)
        }
        model.zone = TouchZone(
            in: Rect2D(wheel.bounds),
            deadZone: Double(wheel.deadZone),
            touchRadius: Double(wheel.touchRadius)
        )
        var settings = wheel.settings
        settings.reducesMotion = isReduced(settings.reducesMotion)
        guard settings != model.settings else { return }
        owner.beginSettings(isFree: !model.isMoving && !model.isHeld)
        note(model.apply(settings, time: now))
    }

    private func changeSettings(_ random: inout Seeded) {
        log.append("settings")
        var settings = wheel.settings
        settings.detents = random.chance(0.5) ? Detents(count: random.integer(1...9)) : nil
        let limits = Limits(.radians(-4) ... .radians(random.number(0...3)))
        settings.limits = random.chance(0.3) ? limits : nil
        settings.decay = random.pick([.smooth, .quick])
        settings.sensitivity = random.pick([1, -1, 0.5])
        wheel.settings = settings
    }

    private func change(_ random: inout Seeded) {
        log.append("change")
        switch random.integer(0...4) {
        case 0: wheel.isEnabled.toggle()
        case 1: StandInAccessibility.isReduceMotionEnabled.toggle()
        case 2: wheel.bounds.size = CGSize(width: random.number(50...300), height: random.number(50...300))
        case 3: wheel.touchRadius = random.number(0.5...1.2)
        default: wheel.deadZone = random.number(0...0.6)
        }
    }

    private func rotate(_ angle: Double) {
        log.append("rotate \(angle)")
        wheel.rotation = CGFloat(angle)
        // The app knows the rotation that it sets, and is told of the end of a motion alone.
        let wasTurning = model.isMoving && model.hasTurned
        var known = Wheel.Update()
        known.cameToRest = model.setRotation(.radians(angle)).touch != .refused && wasTurning
        note(known, by: .app)
    }

    private func command(_ random: inout Seeded) {
        let (kind, number, index) = (random.integer(0...5), random.number(-9...9), random.integer(-1...9))
        let (isAnimated, time) = (random.chance(0.7), now)
        log.append("command \(kind)")
        let (duration, end) = (isAnimated ? nil : 0.0, completion())
        switch kind {
        case 0:
            wheel.turn(to: CGFloat(number), .direct, animated: isAnimated, completion: end)
            note(model.turn(to: .radians(number), .direct, duration: duration, time: time), by: .app)
        case 1:
            wheel.turn(toDetent: index, .clockwise, extraTurns: 1, animated: isAnimated, completion: end)
            let update = model.turn(
                toDetent: index,
                .clockwise,
                extraTurns: 1,
                duration: duration,
                time: time
            )
            note(update, by: .app)
        case 2:
            wheel.spin(velocity: CGFloat(number), completion: end)
            note(model.spin(velocity: number, time: time), by: .app)
        case 3:
            wheel.step(by: index, animated: isAnimated, completion: end)
            note(model.step(by: index, duration: duration, time: time), by: .app)
        case 4:
            wheel.spinAtRandom(seed: 5, turns: 0...2, completion: end)
            note(model.spinAtRandom(seed: 5, turns: 0...2, time: time), by: .app)
        default:
            wheel.stop(completion: end)
            note(model.stop(time: time), by: .app)
        }
    }

    func stopEndlessMotion() {
        guard wheel.predictedRestRotation == nil else { return }
        wheel.stop()
        note(model.stop(time: now), by: .app)
    }

    // MARK: Comparison

    var isMoving: Bool { wheel.isCoasting }

    func fault() -> String? {
        let core = wheel.wheel
        if !near(core.rotation, model.rotation) { return "\(core.rotation), the model: \(model.rotation)" }
        if core.phase != model.phase { return "\(core.phase), the model: \(model.phase)" }
        if !near(core.restRotation ?? .radians(7e9), model.restRotation ?? .radians(7e9), 1e-6) {
            return "it will rest at \(core.restRotation as Any), the model: \(model.restRotation as Any)"
        }
        if reported != expected { return "reported \(reported), expected \(expected)" }
        if wheel.contentView?.transform != CGAffineTransform(rotationAngle: CGFloat(core.rotation)) {
            return "the content is not at the rotation"
        }
        return linkFault()
    }
}

// MARK: - Input

extension WheelScript {
    func down(_ random: inout Seeded) {
        let (angle, radius) = (random.number(0...6.28), random.number(0...130))
        windowLocation = CGPoint(x: 150 + radius * cos(angle), y: 150 + radius * sin(angle))
        log.append("down \(windowLocation)")
        isDown = true
        let hit = window.hitTest(windowLocation, with: nil)
        let isHit = wheel.isEnabled && hit?.isDescendant(of: wheel) == true
        fingers.down(windowLocation)
        if isHit { note(model.touchBegan(1, at: Point2D(location), time: now), by: .user) }
    }

    func touch(_ event: FingerEvent) {
        guard model.isHeld else { return }
        switch event {
        case .moved: note(model.touchMoved(1, to: Point2D(location), time: now), by: .user)
        case .lifted: note(model.touchEnded(1, at: Point2D(location), time: now), by: .user)
        case .cancelled: note(model.touchCancelled(1, time: now), by: .user)
        }
    }

    private func press(_ random: inout Seeded) {
        let keys = [
            UIKeyCommand.inputRightArrow, UIKeyCommand.inputLeftArrow, UIKeyCommand.inputUpArrow, "\r",
            UIKeyCommand.inputEscape,
        ]
        let key = random.integer(0...4)
        log.append("key \(key)")
        guard wheel.becomeFirstResponder() else { return }
        keyboard.press(keys[key])
        switch key {
        case 0, 2: note(model.step(by: 1, time: now), by: .user)
        case 1: note(model.step(by: -1, time: now), by: .user)
        case 4: if model.isMoving { note(model.stop(time: now), by: .user) }
        default: break
        }
    }

    private func stepByVoice(_ count: Int) {
        log.append("VoiceOver \(count)")
        if count > 0 { wheel.accessibilityIncrement() } else { wheel.accessibilityDecrement() }
        if wheel.isEnabled { note(model.step(by: count, duration: 0, time: now), by: .user) }
    }

    private func scroll(_ random: inout Seeded) {
        guard isInWindow, !isDown else { return }
        let point = CGPoint(x: 150 + random.number(-90...90), y: 150)
        let distances = (0..<3).map { _ in CGVector(dx: random.number(-30...30), dy: 0) }
        let isCancelled = random.chance(0.3)
        log.append("scroll at \(point)")
        let isTaken = wheel.isEnabled && model.zone.contains(Point2D(wheel.convert(point, from: window)))
        pointer.scroll(distances, at: point, cancelled: isCancelled) { index in
            // As the stand-in does: a distance between two converted points, to the last bit.
            let ends = [0, distances[index].dx].map { wheel.convert(CGPoint(x: $0, y: 0), from: window).x }
            let angle = Angle.radians(Double(ends[1] - ends[0]) / max(model.zone.outerRadius, 1))
            if isTaken { note(model.scrolled(by: angle, time: now), by: .user) }
        }
        guard model.isHeld else { return }
        note(isCancelled ? model.scrollCancelled(time: now) : model.scrollEnded(time: now), by: .user)
    }
}

/// Whether the user or the app caused the motion of a view.
struct MotionOwner {
    enum Source { case user, app, time }

    private(set) var isApp = false

    /// The user or the app has changed something, and the motion is its own from now on, or not.
    mutating func change(_ source: Source, isTaken: Bool) {
        if isTaken, source != .time { isApp = source == .app }
    }

    /// A motion that new settings begin is the app's.
    mutating func beginSettings(isFree: Bool) { if isFree { isApp = true } }
}
