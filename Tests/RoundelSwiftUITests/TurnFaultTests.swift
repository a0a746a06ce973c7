#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// What an app with a wheel would keep.
@MainActor final class DialModel: ObservableObject {
    @Published var angle: SwiftUI.Angle = .zero
    @Published var settings = TurnSettings()
    @Published var isEnabled = true
    @Published var isShown = true
    /// What the app makes of a rotation that it is given.
    var rounding: (SwiftUI.Angle) -> SwiftUI.Angle = { $0 }
    /// How many values later it keeps one that it is given.
    var lag = 0
    private var late: [SwiftUI.Angle] = []
    var isCumulative = true
    var events: [TurnEvent] = []
    var now = 0.0
    /// How often the content was evaluated.
    var contents = 0
    let controller = TurnController()
    nonisolated init() {}

    func take(_ angle: SwiftUI.Angle) {
        late.append(rounding(angle))
        if late.count > lag { self.angle = late.removeFirst() }
    }

    /// Keeps all that it has been given.
    func catchUp() {
        if let last = late.last { angle = last }
        late = []
    }
}

/// An app with a wheel of 200 by 200 points.
struct DialApp: View {
    @ObservedObject var model: DialModel

    struct Face: View {
        let model: DialModel
        var body: some View {
            let _ = model.contents += 1
            Text("dial").frame(width: 200, height: 200)
        }
    }

    var body: some View {
        if model.isShown {
            let model = model
            let binding = Binding(get: { model.angle }, set: { model.take($0) })
            let tell: @MainActor (TurnEvent) -> Void = { model.events.append($0) }
            let (settings, controller) = (model.settings, model.controller)
            let face = Face(model: model)
            ZStack {
                if model.isCumulative {
                    face.turnable(rotation: binding, settings, controller: controller, onEvent: tell)
                } else {
                    face.turnable(angle: binding, settings, controller: controller, onEvent: tell)
                }
            }
            .disabled(!model.isEnabled)
            .environment(\.turnClock, TurnClock { model.now })
        }
    }
}

/// A wheel in a window.
@MainActor final class DialStage {
    let model: DialModel
    let host: StandInHost

    init(_ change: (DialModel) -> Void = { _ in }) {
        model = DialModel()
        change(model)
        host = StandInHost(DialApp(model: model))
    }

    var wheel: Wheel { model.controller.wheel }

    func change(_ change: (DialModel) -> Void) {
        change(model)
        host.update()
    }

    func point(_ degrees: Double, _ radius: Double = 80) -> CGPoint {
        CGPoint(x: 100 + radius * cos(degrees * .pi / 180), y: 100 + radius * sin(degrees * .pi / 180))
    }

    /// A drag in even steps of 1/60 second, lifted 1/60 second after the last.
    func flick(_ start: Double, _ end: Double, steps: Int = 12) {
        let began = model.now
        let touch = host.touch(at: point(start), time: began)
        for step in 1...steps {
            model.now = began + Double(step) / 60
            host.move(touch, to: point(start + (end - start) * Double(step) / Double(steps)), time: model.now)
        }
        model.now = began + Double(steps + 1) / 60
        host.lift(touch, at: point(end), time: model.now)
    }

    @discardableResult func settle(rate: Double = 20) -> Bool {
        for _ in 0..<Int(120 * rate) where host.isAnimating {
            model.now += 1 / rate
            host.frame(at: model.now)
        }
        return !host.isAnimating
    }

    /// The angle by which the view is drawn.
    var shown: Double { host.values("rotationEffect", as: SwiftUI.Angle.self).first?.degrees ?? .nan }

    var spoken: String? {
        for case .value(let text) in host.accessibility { return text.standInString }
        return nil
    }
}

/// Each of these was a fault.
@MainActor @Suite struct TurnFaultTests {
    @Test func `a view that begins disabled has its settings when it is enabled`() {
        let stage = DialStage { ($0.isEnabled, $0.settings) = (false, TurnSettings(detents: .count(4))) }
        stage.host.reducesMotion = true
        stage.change { $0.isEnabled = true }
        stage.host.adjust(.increment)
        #expect(!stage.host.isAnimating && near(stage.shown, 90))
        // Settings that change while it is disabled count as well.
        stage.change { $0.isEnabled = false }
        stage.change { $0.settings = TurnSettings(detents: .count(8)) }
        stage.change { $0.isEnabled = true }
        stage.host.adjust(.increment)
        #expect(near(stage.shown, 135))
    }

    @Test func `disabling a wheel that coasts lets it come to rest`() {
        let stage = DialStage()
        stage.flick(0, 60)
        stage.change { $0.isEnabled = false }
        let rotation = stage.shown
        #expect(stage.settle() && stage.shown > rotation)
        #expect(stage.model.events.last == .cameToRest)
    }

    @Test
    func
        `a wheel that is disabled in the middle of a drag is held by nobody, and the next drag does not jump`()
    {
        let stage = DialStage()
        let touch = stage.host.touch(at: stage.point(0), time: 0)
        stage.host.move(touch, to: stage.point(40), time: 0.1)
        stage.change { $0.isEnabled = false }
        #expect(stage.wheel.phase == .idle && stage.model.events.contains(.cancelled))
        stage.change { $0.isEnabled = true }
        stage.host.move(touch, to: stage.point(90), time: 0.3)
        stage.host.lift(touch, at: stage.point(90), time: 0.4)
        #expect(near(stage.shown, 40))
        let other = stage.host.touch(at: stage.point(200), time: 1)
        #expect(near(stage.shown, 40))
        stage.host.move(other, to: stage.point(210), time: 1.1)
        #expect(near(stage.shown, 50))
        stage.host.cancel(other)
        #expect(stage.wheel.phase == .idle)
    }

    @Test func `a view that goes away in the middle of a drag is held by nobody when it comes back`() {
        let stage = DialStage()
        let touch = stage.host.touch(at: stage.point(0), time: 0)
        stage.host.move(touch, to: stage.point(40), time: 0.1)
        stage.change { $0.isShown = false }
        #expect(stage.wheel.phase == .idle)
        stage.change { $0.isShown = true }
        #expect(near(stage.shown, 40))
        stage.model.now = 1
        stage.flick(0, 30)
        #expect(stage.settle())
    }

    @Test func `a binding that rounds does not stop the inertia`() {
        for digits in [0.0, 1, 2] {
            let plain = DialStage()
            let rounding = DialStage { model in
                let scale = pow(10, digits)
                model.rounding = { .degrees(($0.degrees * scale).rounded() / scale) }
            }
            for stage in [plain, rounding] {
                stage.flick(0, 60)
                #expect(stage.host.isAnimating)
                #expect(stage.settle(rate: 60))
            }
            #expect(plain.shown > 90)
            #expect(near(plain.shown, rounding.shown, 1e-6))
            #expect(near(rounding.model.angle.degrees, plain.shown, 0.5 / pow(10, digits) + 1e-6))
        }
    }

    @Test func `a change of the direction goes the shorter way, also under an animation`() {
        let stage = DialStage { ($0.isCumulative, $0.angle) = (false, .degrees(350)) }
        #expect(near(stage.shown, 350) || near(stage.shown, -10))
        let before = stage.shown
        withAnimation { stage.model.angle = .degrees(10) }
        stage.host.update()
        #expect(near(stage.shown, before + 20) && stage.model.angle == .degrees(10))
        stage.change { $0.angle = .degrees(340) }
        #expect(near(stage.shown, before - 10))
    }

    @Test func `what is drawn goes to the app's value in the very update in which it changes`() {
        let stage = DialStage { ($0.isCumulative, $0.angle) = (false, .degrees(350)) }
        let before = stage.shown
        let link = stage.model.controller.link
        stage.model.angle = .degrees(10)
        #expect(link != nil && near(stage.model.controller.shown.degrees, before + 20))
        #expect(near(stage.wheel.rotation.degrees, before))
    }

    @Test
    func `items outside the ring in which a drag begins can be tapped, and between them what is behind`() {
        for gesture in [TurnGesture.immediate, .afterMoving(10), .alongside(10)] {
            final class Log { var (inside, corner, behind) = (0, 0, 0) }
            let log = Log()
            let host = StandInHost(
                ZStack {
                    Button {
                        log.behind += 1
                    } label: {
                        Color.red
                    }
                    RadialLayout(radius: .fixed(80)) {
                        Button {
                            log.inside += 1
                        } label: {
                            Color.blue.frame(width: 20, height: 20)
                        }
                        .radialAngle(.zero)
                        Button {
                            log.corner += 1
                        } label: {
                            Color.blue.frame(width: 20, height: 20)
                        }
                        .radialAngle(.degrees(90))
                    }
                    .turnable(
                        rotation: .constant(.zero),
                        TurnSettings(deadZone: 0.5, touchRadius: 0.6, gesture: gesture)
                    )
                }
            )
            // A zone from 45 to 54 points in a view of 180: the items are outside.
            host.tap(CGPoint(x: 180, y: 100))
            host.tap(CGPoint(x: 100, y: 180))
            #expect(log.inside == 1 && log.corner == 1)
            host.tap(CGPoint(x: 100, y: 100))
            #expect(log.behind == 1)
        }
    }

    @Test func `a change by the app tells of no event and is not to be felt`() {
        let stage = DialStage { $0.settings = TurnSettings(detents: .count(8)) }
        withAnimation { stage.model.angle += .degrees(1125) }
        stage.host.update()
        #expect(near(stage.shown, 1125) && stage.model.events.isEmpty)
        #expect(stage.host.values("sensoryFeedback", as: Int.self) == [0])
        // One that ends a motion says that the wheel came to rest, and no more.
        stage.flick(0, 60)
        stage.model.events = []
        stage.change { $0.angle = .zero }
        #expect(stage.model.events == [.cameToRest] && !stage.host.isAnimating)
    }

    @Test func `switching feedback off is not to be felt`() {
        let stage = DialStage { $0.settings = TurnSettings(detents: .count(8)) }
        stage.flick(0, 100)
        stage.settle()
        let felt = stage.host.values("sensoryFeedback", as: Int.self)
        #expect((felt.first ?? 0) > 1)
        stage.change { $0.settings.playsFeedback = false }
        #expect(stage.host.values("sensoryFeedback", as: Int.self) == felt)
        stage.flick(0, 100)
        stage.settle()
        #expect(stage.host.values("sensoryFeedback", as: Int.self) == felt)
    }

    @Test func `it is focusable once, while it may be turned`() {
        let stage = DialStage()
        #expect(stage.host.values("focusable", as: Bool.self) == [true])
        let crowns = stage.host.values("digitalCrownRotation", as: StandInCrown.self)
        #expect(crowns.count == 1 && crowns[0].least == -1e6 && crowns[0].greatest == 1e6)
        #expect(crowns[0].sensitivity == .high && !crowns[0].isHapticFeedbackEnabled)
        stage.change { $0.isEnabled = false }
        #expect(stage.host.values("focusable", as: Bool.self) == [false])
        stage.host.turnCrown(to: 3, time: 1)
        #expect(stage.wheel.phase == .idle && stage.shown == 0)
    }

    @Test func `what the app sets while the view is away, or just before a frame, is not overwritten`() {
        let stage = DialStage()
        stage.flick(0, 60)
        stage.change { $0.isShown = false }
        stage.change { $0.angle = .degrees(-100) }
        stage.host.reducesMotion = true
        stage.change { $0.isShown = true }
        #expect(near(stage.model.angle.degrees, -100) && near(stage.shown, -100))
        stage.host.reducesMotion = false
        stage.model.now += 1
        stage.flick(0, 60)
        stage.model.angle = .degrees(500)
        stage.model.controller.advance(to: stage.model.now + 0.1)
        #expect(near(stage.model.angle.degrees, 500) && !stage.wheel.isMoving)
    }

    @Test func `a limited wheel shows and speaks values within its limits`() {
        let limits = SwiftUI.Angle.degrees(-135) ... .degrees(135)
        let stage = DialStage { ($0.isCumulative, $0.settings) = (false, TurnSettings(limits: limits)) }
        stage.change { $0.angle = .degrees(225) }
        #expect(near(stage.shown, -135))
        #expect(near(stage.model.angle.degrees, -135) && stage.spoken == "-135°")
        stage.change { $0.angle = .degrees(100) }
        #expect(near(stage.model.angle.degrees, 100) && stage.spoken == "100°")
        // A drag beyond an end is not spoken.
        let touch = stage.host.touch(at: stage.point(0), time: 5)
        stage.host.move(touch, to: stage.point(80), time: 5.1)
        #expect(stage.shown > 136 && stage.spoken == "135°")
        stage.host.cancel(touch)
    }

    @Test func `a frame evaluates what draws and tells the rotation, not the content`() {
        let stage = DialStage()
        stage.flick(0, 60)
        let contents = stage.model.contents
        stage.settle(rate: 60)
        #expect(stage.model.contents == contents)
    }
}

@MainActor @Suite struct TurnControllerTests {
    @Test(arguments: 1...4) func `a binding that reads back some frames late does not stop it`(lag: Int) {
        let stage = DialStage { $0.lag = lag }
        #expect(stage.model.controller.turn(to: .degrees(170), .clockwise, duration: 1))
        stage.host.update()
        #expect(stage.settle(rate: 60) && near(stage.model.controller.rotation.degrees, 170))
        stage.model.catchUp()
        stage.host.update()
        #expect(near(stage.model.controller.rotation.degrees, 170) && near(stage.model.angle.degrees, 170))
        // What the app wants then is followed at once.
        stage.change { $0.angle = .degrees(40) }
        #expect(near(stage.model.controller.rotation.degrees, 40))
    }

    @Test func `it tells at which detent the wheel stands, and whether it is held`() {
        let stage = DialStage { $0.settings = TurnSettings(detents: .count(8)) }
        let wheel = stage.model.controller
        #expect(!wheel.isHeld && wheel.detentIndex == 0)
        let touch = stage.host.touch(at: stage.point(0), time: stage.model.now)
        stage.host.move(touch, to: stage.point(20), time: stage.model.now + 0.1)
        #expect(wheel.isHeld && wheel.detentIndex == nil)
        stage.host.cancel(touch)
        stage.settle()
        #expect(!wheel.isHeld && wheel.detentIndex == 0)
        stage.change { $0.settings.detents = nil }
        #expect(wheel.detentIndex == nil)
    }

    @Test func `it does all that the core's wheel does`() {
        let stage = DialStage { $0.settings = TurnSettings(detents: .count(8)) }
        let wheel = stage.model.controller
        #expect(wheel.turn(to: .degrees(90), .clockwise, extraTurns: 2, duration: 1))
        #expect(near(wheel.restRotation?.degrees ?? 0, 810) && wheel.isMoving && wheel.rotation == .zero)
        stage.host.update()
        #expect(stage.host.isAnimating && stage.settle())
        #expect(near(stage.model.angle.degrees, 810) && near(wheel.rotation.degrees, 810))
        #expect(wheel.turn(toDetent: 0) && !wheel.turn(toDetent: 8) && !wheel.turn(toDetent: -1))
        stage.host.update()
        stage.settle()
        #expect(near(stage.model.angle.degrees, 720))
        #expect(wheel.step(by: 1) && wheel.step(by: 1))
        stage.host.update()
        stage.settle()
        #expect(near(stage.model.angle.degrees, 810))
        #expect(wheel.spin(.degrees(180)) && wheel.restRotation == nil)
        stage.host.update()
        stage.host.frame(at: stage.model.now + 3)
        stage.model.now += 3
        #expect(near(wheel.speed.degrees, 180, 1))
        #expect(wheel.stop() && wheel.restRotation != nil)
        stage.host.update()
        #expect(stage.settle() && !wheel.stop())
        #expect(wheel.spinAtRandom(seed: 7, turns: 1...2, duration: 1))
        stage.host.update()
        #expect(stage.settle())
        let eighths = stage.model.angle.degrees / 45
        #expect(near(eighths, eighths.rounded()))
        // What the app asked for is told, and is not to be felt.
        #expect(stage.model.events.filter { $0 == .cameToRest }.count == 5)
        #expect(stage.host.values("sensoryFeedback", as: Int.self) == [0])
        #expect(!wheel.turn(to: .radians(.nan)) && !wheel.spin(.radians(.infinity)))
    }

    @Test func `an order is refused while nobody shows it, and while a finger holds the view`() {
        let free = TurnController()
        #expect(!free.turn(to: .zero) && !free.step(by: 1) && !free.spinAtRandom() && !free.stop())
        let stage = DialStage()
        let touch = stage.host.touch(at: stage.point(0), time: 0)
        #expect(stage.model.controller.isHeld && !stage.model.controller.turn(to: .degrees(90)))
        stage.host.cancel(touch)
        #expect(stage.model.controller.turn(to: .degrees(90)))
        stage.change { $0.isShown = false }
        #expect(!stage.model.controller.step(by: 1))
    }

    @Test func `a controller may go from one view to another, and a view from one controller to another`() {
        final class Model: ObservableObject {
            @Published var isFirst = true
            @Published var second = false
            @Published var first = SwiftUI.Angle.degrees(10)
            @Published var next = SwiftUI.Angle.degrees(50)
            let (one, two) = (TurnController(), TurnController())
        }
        struct App: View {
            @ObservedObject var model: Model
            var body: some View {
                let controller = model.second ? model.two : model.one
                if model.isFirst {
                    Text("first").turnable(rotation: $model.first, controller: controller)
                } else {
                    Text("second").turnable(rotation: $model.next, controller: controller)
                }
            }
        }
        let model = Model()
        let host = StandInHost(App(model: model))
        #expect(near(model.one.rotation.degrees, 10))
        model.isFirst = false
        host.update()
        #expect(near(model.one.rotation.degrees, 50) && near(model.first.degrees, 10))
        #expect(model.one.turn(to: .degrees(90), duration: 0) && near(model.next.degrees, 90))
        model.second = true
        host.update()
        #expect(!model.one.step(by: 1) && model.two.turn(to: .degrees(120), duration: 0))
        #expect(near(model.next.degrees, 120))
        host.update()
        #expect(near(host.values("rotationEffect", as: SwiftUI.Angle.self)[0].degrees, 120))
    }

    @Test func `waiting ends when the view rests, when the task is cancelled and when the view goes away`()
        async
    {
        let stage = DialStage()
        let wheel = stage.model.controller
        await wheel.rested()
        wheel.turn(to: .degrees(90))
        stage.host.update()
        let first = Task { await wheel.rested() }
        let second = Task { await wheel.rested() }
        await Task.yield()
        second.cancel()
        await second.value
        #expect(wheel.isMoving)
        stage.settle()
        await first.value
        wheel.spin(.degrees(90))
        let third = Task { await wheel.rested() }
        await Task.yield()
        stage.change { $0.isShown = false }
        await third.value
    }
}

/// Compiles only if the modifiers can be used from anywhere, as Apple's can.
nonisolated func modifiers(
    _ angle: Binding<SwiftUI.Angle>,
    _ controller: TurnController,
    _ menu: MenuController<String>
) -> some View {
    CircularMenu(["a"], id: \.self, controller: menu, item: { Text($0) }, center: { Text("+") })
        .itemAngle { _ in nil }
        .itemWeight { _ in 1 }
        .itemDisabled { _ in false }
        .circularMenuWords(MenuWords())
        .radialAngle(.zero)
        .radialWeight(1)
        .turnable(rotation: angle, controller: controller)
        .turnable(angle: angle, TurnSettings()) { _ in
        } accessibilityValue: { _ in
            Text("")
        }
        .circumferenceBadge(at: .zero) { Text("1") }
}
#endif
