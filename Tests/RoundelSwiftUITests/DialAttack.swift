#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI

@testable import RoundelSwiftUI

/// An app that calls a closure whenever a wheel writes to its binding or reports something.
@MainActor final class DialAttackModel: HostAttackModel {
    @Published var angle: SwiftUI.Angle = .zero
    @Published var settings = TurnSettings()
    var isCumulative = true
    /// Called after the binding was written; it may set another value.
    var onWrite: @MainActor () -> Void = {}
    var onEvent: @MainActor (TurnEvent) -> Void = { _ in }
    let controller = TurnController()

    struct App: View {
        @ObservedObject var model: DialAttackModel

        var body: some View {
            if model.isShown {
                let model = model
                let binding = Binding<SwiftUI.Angle>(
                    get: { model.angle },
                    set: { value in
                        model.angle = value
                        model.onWrite()
                    }
                )
                let told: @MainActor (TurnEvent) -> Void = { model.onEvent($0) }
                let (settings, controller) = (model.settings, model.controller)
                let dial = Text("dial").frame(width: 200, height: 200)
                ZStack {
                    if model.isCumulative {
                        dial.turnable(rotation: binding, settings, controller: controller, onEvent: told)
                    } else {
                        dial.turnable(angle: binding, settings, controller: controller, onEvent: told)
                    }
                }
                .disabled(!model.isEnabled)
                .environment(\.turnClock, model.clock)
            }
        }
    }
}

/// A wheel whose app changes something at random in every event and in the setter of its binding,
/// and checks what it is told.
@MainActor final class DialAttack: HostAttack {
    private let model: DialAttackModel
    /// Whether a binding is being written.
    private var isWriting = false
    private var isDragged = false

    init(_ random: Seeded) {
        var random = random
        let model = DialAttackModel()
        model.isCumulative = random.chance(0.5)
        model.isEnabled = random.chance(0.8)
        self.model = model
        super.init(random, model, DialAttackModel.App(model: model))
        model.onWrite = { [unowned self] in told("write \(model.angle.degrees)", isEvent: false) }
        model.onEvent = { [unowned self] in told($0) }
    }

    private var wheel: Wheel { model.controller.wheel }

    // MARK: Callbacks

    private func told(_ event: TurnEvent) {
        switch event {
        case .began:
            if isDragged { note("began twice") }
            isDragged = true
        case .released, .cancelled:
            if !isDragged { note("\(event) without a drag") }
            isDragged = false
        case .passed(let detent):
            if detent < 0 { note("\(event)") }
        default: break
        }
        told("\(event)")
    }

    private func told(_ event: String, isEvent: Bool = true) {
        let wasWriting = isWriting
        isWriting = !isEvent
        told(event, isEvent: isEvent) {
            if !wheel.rotation.radians.isFinite { note("\(event): the rotation is not finite") }
        }
        isWriting = wasWriting
    }

    // MARK: Steps

    override func checkState() {
        if isDragged != wheel.isHeld { note("told that it is held: \(isDragged)") }
        if wheel.isHeld, finger == nil { note("held by nothing") }
        // What an event sets back is followed after a delay.
        if model.isShown, model.late.isEmpty { checkDisplay() }
    }

    private func checkDisplay() {
        if host.isAnimating != wheel.isMoving { note("frames: \(host.isAnimating)") }
        let shown = host.values("rotationEffect", as: SwiftUI.Angle.self).first?.radians ?? .nan
        let rotation = wheel.rotation
        if !((Roundel.Angle.radians(shown) - rotation).magnitude <= .radians(1e-9)) {
            note("shown at \(shown), not \(rotation)")
        }
        // After new limits the binding may differ by whole turns until the wheel turns.
        let difference = rotation.shortestDifference(to: Roundel.Angle(model.angle))
        if model.angle.radians.isFinite, difference.magnitude > .radians(1e-6) {
            note("the binding is \(model.angle), the rotation \(rotation)")
        }
        for case .value(let text) in host.accessibility {
            let limits = wheel.settings.limits
            let said = Text(degreesOf: model.controller.spokenRotation(in: limits), isLimited: limits != nil)
            if text.standInString != said.standInString { note("VoiceOver says \(text.standInString)") }
        }
    }

    override func act() {
        switch random.integer(0...10) {
        case 0...3: drag([10, 80, 80, 120])
        case 4:
            did("key")
            host.press(random.pick([.rightArrow, .upArrow, .return]))
        case 5:
            did("voice")
            if model.isShown { host.adjust(random.pick([.increment, .decrement])) }
        case 6, 7: wait()
        case 8:
            did("late")
            model.runLate()
        default: change()
        }
    }

    override func finish() {
        rest {
            model.runLate()
            model.controller.stop()
        }
        if host.isAnimating || (model.isShown && wheel.isMoving) { note("it never rests") }
        if isDragged { note("a drag never ended") }
        disappear { model.controller.spin(velocity: .degrees(90)) }
    }

    // MARK: What the app can change

    /// A number for a turn or a spin: each detent that is passed is an event.
    private func motion() -> Double { min(max(number(-9...9), -1e3), 1e3) }

    override func change() {
        let kind = random.integer(0...10)
        did("change \(kind)")
        switch kind {
        // A value set in the setter of the binding counts as a rounded one, which is not followed.
        case 0, 1: if !isWriting { model.angle = .radians(number(-9...9)) }
        case 2: model.isEnabled.toggle()
        case 3: if random.chance(0.4) { model.isShown.toggle() }
        case 4...7: command()
        case 8: model.settings.detents = random.chance(0.4) ? nil : .count(random.pick([0, 1, 7]))
        case 9: model.settings.limits = random.chance(0.4) ? nil : .radians(-1) ... .radians(4)
        default:
            model.settings.sensitivity = number(-2...2)
            model.settings.settlingTime = min(number(0...1), 9)
            model.settings.deadZone = number(0...0.3)
            model.settings.maximumSpeed = .radians(number(0...60))
        }
    }

    private func command() {
        let controller = model.controller
        switch random.integer(0...5) {
        case 0: controller.turn(to: .radians(number(-9...9)), .clockwise, extraTurns: random.integer(-1...2))
        case 1: controller.turn(to: .radians(motion()), .direct, duration: min(number(0...1), 9))
        case 2: controller.spin(velocity: .radians(motion()))
        case 3: controller.stop()
        case 4: controller.step(by: random.pick([1, -1, 3, .max, .min]))
        default: controller.spinAtRandom(seed: 5, turns: -1...1)
        }
    }
}
#endif
