#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// A wheel in a window and the core's wheel, which get the same input.
@MainActor private final class DialScript {
    let scene: DialScene
    var wheel: Wheel
    var events: [TurnEvent] = []
    var finger: StandInHost.Touch?
    /// Whether a drag is in progress for the core's wheel.
    var isDrag = false
    var crown = 0.0

    init(_ random: inout Seeded) {
        var settings = TurnSettings()
        DialScript.change(&settings, &random)
        let (start, isEnabled) = (random.number(-400...400), random.chance(0.7))
        scene = DialScene { model in
            (model.settings, model.isEnabled, model.angle) = (settings, isEnabled, .degrees(start))
        }
        let zone = TouchZone(center: Point2D(100, 100), innerRadius: 20, outerRadius: 100)
        wheel = Wheel(zone: zone, settings: settings.wheelSettings(reducesMotion: false))
        wheel.setRotation(Roundel.Angle(SwiftUI.Angle.degrees(start)))
    }

    static func change(_ settings: inout TurnSettings, _ random: inout Seeded) {
        settings.detents = random.chance(0.5) ? .count(Int.random(in: 1...9, using: &random)) : nil
        settings.limits = random.chance(0.3) ? .degrees(-300) ... .degrees(200) : nil
        settings.decay = random.chance(0.5) ? .quick : .smooth
        settings.playsFeedback = random.chance(0.5)
    }

    var model: DialModel { scene.model }
    var isShown: Bool { model.isShown }

    /// Changes the core's wheel and records its events.
    func apply(_ change: (inout Wheel) -> Wheel.Update) { events += change(&wheel).events }

    /// Changes the core's wheel on behalf of the app, which reports at most that it came to rest.
    func applyFromApp(isSettings: Bool = false, _ change: (inout Wheel) -> Wheel.Update) {
        let wasIdle = wheel.phase == .idle
        let update = change(&wheel)
        let hasMoved = !wasIdle || (isSettings && update.turned != .zero)
        if hasMoved, wheel.phase == .idle { events.append(.cameToRest) }
    }

    /// Applies to the core's wheel what the app and the system have changed.
    func follow() {
        guard isShown else { return }
        if !model.isEnabled { release() }
        let settings = model.settings.wheelSettings(reducesMotion: scene.host.reducesMotion)
        applyFromApp(isSettings: missed == nil) { wheel in
            let update = wheel.apply(settings, time: model.now)
            return missed.map { wheel.setRotation(Roundel.Angle($0)) } ?? update
        }
        missed = nil
    }

    func release() {
        apply { $0.touchCancelled(0, time: model.now) }
        apply { $0.scrollCancelled(time: model.now) }
        isDrag = false
    }

    /// The kinds of input so far, for the report of a failure.
    var trace: [Int] = []

    func step(_ random: inout Seeded) {
        let takesInput = isShown && model.isEnabled
        let kind = Int.random(in: 0..<17, using: &random)
        trace.append(kind)
        switch kind {
        case 0, 1: touch(&random)
        case 2, 3, 4: move(&random)
        case 5: lift(isCancelled: random.chance(0.3), &random)
        case 6, 7:
            model.now += random.number(0.005...0.3)
            // A frame advances the wheel while it moves.
            if isShown, wheel.isMoving { apply { $0.advance(to: model.now) } }
            scene.host.frame(at: model.now)
        case 8:
            let handled = scene.host.press(random.chance(0.5) ? .rightArrow : .upArrow)
            if takesInput { apply { $0.step(by: 1, time: model.now) } }
            #expect(takesInput || handled == .ignored)
        case 9:
            if isShown { scene.host.adjust(.decrement) }
            if takesInput { apply { $0.step(by: -1, duration: 0, time: model.now) } }
        case 10:
            guard takesInput else { break }
            crown += random.number(-3...3)
            let delta = crown - lastCrown
            lastCrown = crown
            scene.host.turnCrown(to: crown, time: model.now)
            apply { $0.scrolled(by: Wheel.stepWithoutDetents * delta, time: model.now) }
            if random.chance(0.5) {
                scene.host.restCrown(time: model.now)
                apply { $0.scrollEnded(time: model.now) }
            }
        case 11:
            let angle = SwiftUI.Angle.degrees(random.number(-500...500))
            scene.change { $0.angle = angle }
            model.runLater()
            scene.host.update()
            if isShown { applyFromApp { $0.setRotation(Roundel.Angle(angle)) } } else { missed = angle }
        case 12:
            var settings = model.settings
            DialScript.change(&settings, &random)
            scene.change { $0.settings = settings }
            follow()
        case 13:
            scene.change { $0.isEnabled.toggle() }
            follow()
        case 14:
            scene.host.reducesMotion.toggle()
            follow()
        case 15: show()
        default: command(&random)
        }
    }

    /// Shows a frame a little later, as SwiftUI does at once when something begins to move.
    func showFrame() {
        guard scene.host.isAnimating || wheel.isMoving else { return }
        model.now += 0.005
        if isShown, wheel.isMoving { apply { $0.advance(to: model.now) } }
        scene.host.frame(at: model.now)
    }

    private var lastCrown = 0.0
    private var missed: SwiftUI.Angle?

    private func touch(_ random: inout Seeded) {
        guard finger == nil else { return }
        // A path is not exactly a circle, so no touch is on an edge of the zone.
        let radii = [0.0...19, 21...99, 21...99, 101...130].randomElement(using: &random) ?? 21...99
        let point = scene.point(random.number(0...360), random.number(radii))
        finger = scene.host.touch(at: point, time: model.now)
        // A drag begins in the zone if the view accepts input.
        guard isShown, model.isEnabled, wheel.zone.contains(Point2D(point)) else { return }
        isDrag = true
        if wheel.isHeld { apply { $0.scrollEnded(time: model.now) } }
        apply { $0.touchBegan(0, at: Point2D(point), time: model.now) }
        apply { $0.touchMoved(0, to: Point2D(point), time: model.now) }
    }

    private func move(_ random: inout Seeded) {
        guard let finger else { return }
        model.now += random.number(0...0.03)
        let point = scene.point(random.number(0...360), random.number(0...130))
        scene.host.move(finger, to: point, time: model.now)
        if isDrag { apply { $0.touchMoved(0, to: Point2D(point), time: model.now) } }
    }

    private func lift(isCancelled: Bool, _ random: inout Seeded) {
        guard let finger else { return }
        let point = scene.point(random.number(0...360), random.number(0...130))
        if isCancelled {
            scene.host.cancel(finger)
            if isDrag { apply { $0.touchCancelled(0, time: model.now) } }
        } else {
            scene.host.lift(finger, at: point, time: model.now)
            if isDrag { apply { $0.touchEnded(0, at: Point2D(point), time: model.now) } }
        }
        (self.finger, isDrag) = (nil, false)
    }

    func show() {
        scene.change { $0.isShown.toggle() }
        guard isShown else {
            release()
            (crown, lastCrown) = (0, 0)
            return
        }
        // What the wheel passed while nobody saw it is not told, nor where it was if the app has set it since.
        if wheel.isMoving, missed == nil { apply { $0.advanceUnseen(to: model.now) } }
        follow()
        // The binding gets the rotation that the wheel made of its value.
        model.runLater()
        scene.host.update()
    }

    private func command(_ random: inout Seeded) {
        let (controller, now) = (model.controller, model.now)
        let number = random.number(-500...500)
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
            #expect(
                controller.turn(to: .degrees(number), .clockwise) == (isShown && wheel.phase != .dragging)
            )
            let target = Roundel.Angle(SwiftUI.Angle.degrees(number))
            if isShown { apply { $0.turn(to: target, .clockwise, time: now) } }
        case 1:
            controller.spin(velocity: .degrees(number))
            if isShown { apply { $0.spin(velocity: SwiftUI.Angle.degrees(number).radians, time: now) } }
        case 2:
            controller.stop()
            if isShown { apply { $0.stop(time: now) } }
        case 3:
            controller.step(by: 2)
            if isShown { apply { $0.step(by: 2, time: now) } }
        default:
            controller.spinAtRandom(seed: 5, turns: 0...2)
            if isShown { apply { $0.spinAtRandom(seed: 5, turns: 0...2, time: now) } }
        }
        scene.host.update()
    }

    /// Whether the view and the core's wheel agree.
    var agrees: Bool {
        let actual = scene.wheel
        guard actual.rotation == wheel.rotation, actual.phase == wheel.phase else { return false }
        // The number of frames in which the view turns does not matter.
        guard summary(events) == summary(model.events) else { return false }
        let turned = model.events.reduce(0) { $0 + $1.turned } - events.reduce(0) { $0 + $1.turned }
        guard near(turned, 0, 1e-6) else { return false }
        guard isShown else { return !scene.host.isAnimating }
        return scene.host.isAnimating == wheel.isMoving
            && near(scene.displayedDegrees, wheel.rotation.degrees, 1e-6)
            && (missed != nil || near(model.angle.degrees, wheel.rotation.degrees, 1e-6))
    }

    private func summary(_ events: [TurnEvent]) -> [TurnEvent] { events.filter { $0.turned == 0 } }

    var report: String {
        let actual = scene.wheel
        return """
            kinds \(trace); rotation \(actual.rotation), the core's \(wheel.rotation); phase \(actual.phase), the core's \
            \(wheel.phase); shown \(scene.displayedDegrees), bound \(model.angle); animating \(scene.host.isAnimating); \
            enabled \(model.isEnabled); events \(model.events.suffix(4)), the core's \(events.suffix(4))
            """
    }

    /// Ends all input, and returns whether everything comes to rest.
    func end() -> Bool {
        if let finger { scene.host.cancel(finger) }
        if !isShown { scene.change { $0.isShown = true } }
        scene.change { $0.isEnabled = true }
        scene.host.restCrown(time: model.now)
        model.controller.stop()
        scene.host.update()
        return scene.settle(rate: 1) && scene.wheel.phase == .idle
    }
}

extension TurnEvent {
    fileprivate var turned: Double { if case .turned(let angle) = self { angle.radians } else { 0 } }
}

@MainActor @Suite struct TurnableRandomTests {
    @Test func `after random input in random order a view agrees with the core's wheel`() {
        var random = Seeded()
        for number in 0..<Seeded.scripts(120) {
            let script = DialScript(&random)
            for step in 0..<Int.random(in: 2...12, using: &random) {
                script.step(&random)
                script.showFrame()
                guard script.agrees else {
                    Issue.record("script \(number), step \(step): \(script.report)")
                    return
                }
            }
            guard script.end() else {
                Issue.record("script \(number): something is left running")
                return
            }
        }
    }
}
#endif
