#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

@MainActor @Suite struct TurnBehaviorTests {
    @Test func `events come in order`() {
        let stage = Stage(TurnSettings(detents: .count(8)))
        stage.place(0, 60)
        #expect(stage.settle())
        let events = stage.model.events.filter { if case .turned = $0 { false } else { true } }
        let detent = TurnEvent.passed(detent: 1)
        #expect(events == [.began, detent, .released, detent, .cameToRest])
        #expect(near(stage.turns.reduce(0, +), 45))
    }

    @Test func `a flick passes detents while it is dragged and while it coasts, and lands on one`() {
        let stage = Stage(TurnSettings(decay: .ice, detents: .count(12)))
        stage.drag(0, 70)
        #expect(stage.host.isAnimating)
        #expect(stage.settle())
        let passed = stage.model.events.compactMap { if case .passed(let index) = $0 { index } else { nil } }
        let rest = stage.model.angle.degrees / 30
        #expect(near(rest, rest.rounded(), 1e-9) && rest > 2)
        #expect(passed == (1...Int(rest.rounded())).map { $0 % 12 })
    }

    @Test func `listed detents, limits and a hard stop`() {
        let stage = Stage(TurnSettings(detents: .at([.zero, .degrees(100)])))
        stage.place(0, 60)
        stage.settle()
        #expect(near(stage.model.angle.degrees, 100))
        #expect(TurnDetents.at([]).detents == nil)
        #expect(TurnDetents.count(4, origin: .degrees(10)).detents == Detents(count: 4, origin: .degrees(10)))

        let limited = Stage(TurnSettings(limits: .zero ... .degrees(45), stretch: .zero))
        limited.place(0, 80)
        #expect(near(limited.model.angle.degrees, 45))
        let band = Stage(TurnSettings(limits: .zero ... .degrees(45)))
        let touch = band.host.touch(at: band.point(0), time: 0)
        band.host.move(touch, to: band.point(100), time: 0.1)
        #expect(band.model.angle.degrees > 50 && band.model.angle.degrees < 75)
        band.host.lift(touch, at: band.point(100), time: 1)
        band.model.now = 1
        #expect(band.settle())
        #expect(near(band.model.angle.degrees, 45))
    }

    @Test func `each decay is that of the core`() {
        let pairs: [(TurnDecay, Decay)] = [
            (.ice, .ice), (.smooth, .smooth), (.moderate, .moderate), (.quick, .quick),
            (TurnDecay(factor: 0.9), Decay(factor: 0.9)),
            (TurnDecay(factor: 2, restSpeed: .radians(-1)), Decay(factor: 2, restSpeed: -1)),
        ]
        for (decay, core) in pairs {
            #expect(TurnSettings(decay: decay).wheelSettings(reducesMotion: false).decay == core)
        }
    }

    @Test func `the timeline rests when nothing moves`() {
        let stage = Stage()
        #expect(!stage.host.isAnimating)
        stage.drag(0, 60)
        #expect(stage.host.isAnimating)
        #expect(stage.settle(rate: 120))
        let evaluations = stage.host.evaluations
        stage.host.frame(at: stage.model.now + 5)
        #expect(stage.host.evaluations == evaluations + 1)
    }

    @Test func `the app can put the wheel somewhere`() {
        let stage = Stage(from: .degrees(30))
        #expect(near(stage.shown, 30))
        stage.model.angle = .degrees(400)
        stage.host.update()
        #expect(near(stage.shown, 400))
        stage.place(0, 10)
        #expect(near(stage.model.angle.degrees, 410))
        // Where it may not rest, it is put at the nearest place where it may, and the app hears of it.
        let limited = Stage(TurnSettings(limits: .zero ... .degrees(90)), from: .degrees(120))
        #expect(near(limited.model.angle.degrees, 90))
        limited.model.angle = .degrees(-50)
        limited.host.update()
        #expect(near(limited.model.angle.degrees, 0))
        // A finger keeps hold of it.
        let touch = stage.host.touch(at: stage.point(0), time: 5)
        stage.model.angle = .zero
        stage.host.update()
        stage.host.move(touch, to: stage.point(20), time: 5.1)
        #expect(near(stage.model.angle.degrees, 20))
        stage.host.lift(touch, at: stage.point(20), time: 9)
    }

    @Test func `keys and accessibility go by detents, or by 15 degrees`() {
        let free = Stage()
        free.host.adjust(.increment)
        #expect(free.host.isAnimating && free.settle())
        #expect(near(free.model.angle.degrees, 15))
        free.host.adjust(.decrement)
        free.host.adjust(.decrement)
        #expect(free.settle())
        #expect(near(free.model.angle.degrees, -15))
        let dial = Stage(TurnSettings(detents: .count(6)))
        for (key, degrees) in [
            (KeyEquivalent.rightArrow, 60.0), (.upArrow, 120), (.leftArrow, 60), (.downArrow, 0),
        ] {
            #expect(dial.host.press(key) == .handled)
            dial.settle()
            #expect(near(dial.model.angle.degrees, degrees))
        }
        #expect(dial.host.press(.return) == .ignored)
        for (direction, degrees) in [
            (MoveCommandDirection.right, 60.0), (.up, 120), (.left, 60), (.down, 0),
        ] {
            dial.host.move(direction)
            dial.settle()
            #expect(near(dial.model.angle.degrees, degrees))
        }
    }

    @Test func `the Digital Crown turns it, and it settles`() {
        let stage = Stage(TurnSettings(detents: .count(8)))
        for step in 1...20 {
            stage.model.now = Double(step) / 60
            stage.host.turnCrown(to: Double(step) / 5, time: stage.model.now)
        }
        #expect(near(stage.model.angle.degrees, 60))
        stage.model.now = 2
        stage.host.restCrown(time: 2)
        #expect(stage.settle())
        #expect(near(stage.model.angle.degrees, 45))
        stage.host.turnCrown(to: 3, time: 9)
        #expect(near(stage.model.angle.degrees, 30))
        stage.host.restCrown(time: 10)
        stage.model.now = 10
        stage.settle()
        // A finger and the crown do not fight.
        let touch = stage.host.touch(at: stage.point(0), time: 20)
        stage.host.turnCrown(to: 9, time: 20.1)
        stage.host.restCrown(time: 20.2)
        #expect(near(stage.model.angle.degrees, 45))
        stage.host.cancel(touch)
    }

    @Test func `its value is spoken`() {
        func value(_ stage: Stage) -> String? {
            for case .value(let text) in stage.host.accessibility { return text.standInString }
            return nil
        }
        for (degrees, text) in [
            (0.0, "0°"), (44.5, "45°"), (-90, "270°"), (765.2, "45°"), (359.7, "0°"), (.infinity, "0°"),
        ] {
            #expect(value(Stage(from: .degrees(degrees))) == text)
        }
        let host = StandInHost(
            Text("dial").turnable(rotation: .constant(.degrees(90))) {
                _ in
            } accessibilityValue: { angle in
                Text("\(Int(angle.degrees)) degrees")
            }
        )
        let spoken = host.accessibility.contains { attachment in
            if case .value(Text("90 degrees")) = attachment { true } else { false }
        }
        let isElement = host.accessibility.contains { attachment in
            if case .element(.combine) = attachment { true } else { false }
        }
        #expect(spoken && isElement)
    }

    @Test func `with Reduce Motion it goes where it would have come to rest at once`() {
        let stage = Stage(TurnSettings(detents: .count(8)), reducesMotion: true)
        stage.place(0, 60)
        #expect(!stage.host.isAnimating)
        #expect(near(stage.model.angle.degrees, 45))
        stage.host.adjust(.increment)
        #expect(!stage.host.isAnimating)
        #expect(near(stage.model.angle.degrees, 90))
        // A change of the setting stops a wheel that coasts.
        let coasting = Stage()
        coasting.drag(0, 60)
        coasting.host.reducesMotion = true
        #expect(!coasting.host.isAnimating)
    }

    @Test func `disabled it stands still`() {
        let stage = Stage(isEnabled: false)
        stage.place(0, 60)
        stage.host.adjust(.increment)
        #expect(stage.host.press(.rightArrow) == .ignored)
        stage.host.turnCrown(to: 3, time: 2)
        #expect(stage.model.angle == .zero && !stage.host.isAnimating)
    }

    @Test func `detents can be felt, unless that is off`() {
        let felt = Stage(TurnSettings(detents: .count(8)))
        felt.place(0, 100)
        #expect(felt.host.values("sensoryFeedback", as: Int.self) == [2])
        let silent = Stage(TurnSettings(detents: .count(8), playsFeedback: false))
        silent.place(0, 100)
        #expect(silent.host.values("sensoryFeedback", as: Int.self) == [0])
    }

    @Test func `settings can change while it is used`() {
        let model = Stage.Model()
        let detents = State<TurnDetents?>(initialValue: nil)
        struct Dial: View {
            let model: Stage.Model
            let detents: State<TurnDetents?>
            var body: some View {
                let binding = Binding(get: { model.angle }, set: { model.angle = $0 })
                Color.red.turnable(rotation: binding, TurnSettings(detents: detents.wrappedValue))
                    .environment(\.turnClock, TurnClock { model.now })
            }
        }
        model.angle = .degrees(50)
        let host = StandInHost(Dial(model: model, detents: detents))
        #expect(model.angle == .degrees(50))
        detents.wrappedValue = .count(4)
        host.update()
        #expect(host.isAnimating)
        host.frame(at: 10)
        #expect(near(model.angle.degrees, 90))
    }
}

@MainActor @Suite struct TurnGestureTests {
    /// A button in the ring of a wheel, and what it did.
    final class Log {
        var presses = 0
        var scrolled = 0
        var angle: SwiftUI.Angle = .zero
        init() {}
    }

    static func host(_ gesture: TurnGesture, _ log: Log) -> StandInHost {
        let binding = Binding(get: { log.angle }, set: { log.angle = $0 })
        return StandInHost(
            Button {
                log.presses += 1
            } label: {
                Color.blue
            }
            .turnable(rotation: binding, TurnSettings(gesture: gesture))
            .gesture(DragGesture().onChanged { _ in log.scrolled += 1 })
        )
    }

    static func drag(_ host: StandInHost) {
        let touch = host.touch(at: CGPoint(x: 180, y: 100), time: 0)
        host.move(touch, to: CGPoint(x: 170, y: 140), time: 0.1)
        host.move(touch, to: CGPoint(x: 100, y: 180), time: 0.2)
        host.lift(touch, at: CGPoint(x: 100, y: 180), time: 1)
    }

    @Test func `at once, the wheel takes every touch in its ring`() {
        let log = Log()
        let host = Self.host(.immediate, log)
        Self.drag(host)
        host.tap(CGPoint(x: 180, y: 100))
        #expect(log.presses == 0 && log.scrolled == 0)
        #expect(near(log.angle.degrees, 90))
    }

    @Test func `after moving, a tap presses the button and a drag does not`() {
        let log = Log()
        let host = Self.host(.afterMoving(10), log)
        host.tap(CGPoint(x: 180, y: 100))
        #expect(log.presses == 1 && log.angle == .zero)
        Self.drag(host)
        #expect(log.presses == 1 && log.scrolled == 0)
        #expect(near(log.angle.degrees, 90))
    }

    @Test func `alongside, others get the touch as well`() {
        let log = Log()
        let host = Self.host(.alongside(10), log)
        Self.drag(host)
        #expect(near(log.angle.degrees, 90))
        let gestures = host.all(StandInGesture.self).filter { $0.mask.contains(.gesture) }
        #expect(gestures.map(\.rank) == [.normal, .simultaneous])
        #expect(TurnGesture.afterMoving(-3).distance == 0)
    }

    @Test func `a touch outside the ring goes to what is around`() {
        let log = Log()
        let host = StandInHost(
            Color.blue.turnable(rotation: .constant(.zero))
                .gesture(DragGesture().onChanged { _ in log.scrolled += 1 })
        )
        let touch = host.touch(at: CGPoint(x: 100, y: 100), time: 0)
        host.move(touch, to: CGPoint(x: 100, y: 160), time: 0.1)
        host.lift(touch, at: CGPoint(x: 100, y: 160), time: 0.2)
        #expect(log.scrolled == 1)
    }
}
#endif
