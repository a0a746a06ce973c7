#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

@MainActor @Suite struct TurnableBehaviorTests {
    @Test func `events are reported in order`() {
        let scene = WheelScene(TurnSettings(detents: .count(8)))
        scene.dragAndHold(0, 60)
        #expect(scene.settle())
        let events = scene.model.events.filter { if case .turned = $0 { false } else { true } }
        let detent = TurnEvent.passed(detent: 1)
        #expect(events == [.began, detent, .released, detent, .cameToRest])
        #expect(near(scene.turns.reduce(0, +), 45))
    }

    @Test func `a flick passes detents during the drag and while coasting, and ends on a detent`() {
        let scene = WheelScene(TurnSettings(decay: .ice, detents: .count(12)))
        scene.drag(0, 70)
        #expect(scene.host.isAnimating)
        #expect(scene.settle())
        let passed = scene.model.events.compactMap { if case .passed(let index) = $0 { index } else { nil } }
        let rest = scene.model.angle.degrees / 30
        #expect(near(rest, rest.rounded(), 1e-9) && rest > 2)
        #expect(passed == (1...Int(rest.rounded())).map { $0 % 12 })
    }

    @Test func `a view settles on listed detents and limits, and stops hard without stretch`() {
        let scene = WheelScene(TurnSettings(detents: .at([.zero, .degrees(100)])))
        scene.dragAndHold(0, 60)
        scene.settle()
        #expect(near(scene.model.angle.degrees, 100))
        #expect(TurnDetents.at([]).detents == nil)
        #expect(TurnDetents.count(4, origin: .degrees(10)).detents == Detents(count: 4, origin: .degrees(10)))

        let limited = WheelScene(TurnSettings(limits: .zero ... .degrees(45), stretch: .zero))
        limited.dragAndHold(0, 80)
        #expect(near(limited.model.angle.degrees, 45))
        let band = WheelScene(TurnSettings(limits: .zero ... .degrees(45)))
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

    @Test func `the timeline is paused when nothing moves`() {
        let scene = WheelScene()
        #expect(!scene.host.isAnimating)
        scene.drag(0, 60)
        #expect(scene.host.isAnimating)
        #expect(scene.settle(rate: 120))
        let evaluations = scene.host.evaluations
        scene.host.frame(at: scene.model.now + 5)
        #expect(scene.host.evaluations == evaluations)
    }

    @Test func `the app can set the rotation through the binding`() {
        let scene = WheelScene(from: .degrees(30))
        #expect(near(scene.displayedDegrees, 30))
        scene.model.angle = .degrees(400)
        scene.host.update()
        #expect(near(scene.displayedDegrees, 400))
        scene.dragAndHold(0, 10)
        #expect(near(scene.model.angle.degrees, 410))
        // Where the view may not rest, it is turned to the nearest rotation at which it may.
        let limited = WheelScene(TurnSettings(limits: .zero ... .degrees(90)), from: .degrees(120))
        #expect(near(limited.model.angle.degrees, 90))
        limited.model.angle = .degrees(-50)
        limited.host.update()
        #expect(near(limited.displayedDegrees, 0))
        // A finger keeps hold of the view.
        let touch = scene.host.touch(at: scene.point(0), time: 5)
        scene.model.angle = .zero
        scene.host.update()
        scene.host.move(touch, to: scene.point(20), time: 5.1)
        #expect(near(scene.model.angle.degrees, 20))
        scene.host.lift(touch, at: scene.point(20), time: 9)
    }

    @Test func `keys and accessibility actions turn by one detent, or by 15 degrees without detents`() {
        let free = WheelScene()
        free.host.adjust(.increment)
        #expect(near(free.model.angle.degrees, 15))
        free.host.adjust(.decrement)
        free.host.adjust(.decrement)
        #expect(near(free.model.angle.degrees, -15))
        let dial = WheelScene(TurnSettings(detents: .count(6)))
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

    @Test func `the Digital Crown turns a view, which settles afterwards`() {
        let scene = WheelScene(TurnSettings(detents: .count(8)))
        for step in 1...20 {
            scene.model.now = Double(step) / 60
            scene.host.turnCrown(to: Double(step) / 5, time: scene.model.now)
        }
        #expect(near(scene.model.angle.degrees, 60))
        scene.model.now = 2
        scene.host.restCrown(time: 2)
        #expect(scene.settle())
        #expect(near(scene.model.angle.degrees, 45))
        scene.host.turnCrown(to: 3, time: 9)
        #expect(near(scene.model.angle.degrees, 30))
        scene.host.restCrown(time: 10)
        scene.model.now = 10
        scene.settle()
        // While a finger holds the view, the crown has no effect.
        let touch = scene.host.touch(at: scene.point(0), time: 20)
        scene.host.turnCrown(to: 9, time: 20.1)
        scene.host.restCrown(time: 20.2)
        #expect(near(scene.model.angle.degrees, 45))
        scene.host.cancel(touch)
    }

    @Test func `the accessibility value is the direction in whole degrees, or the text of the app`() {
        func value(_ scene: WheelScene) -> String? {
            for case .value(let text) in scene.host.accessibility { return text.standInString }
            return nil
        }
        for (degrees, text) in [
            (0.0, "0°"), (44.5, "45°"), (-90, "270°"), (765.2, "45°"), (359.7, "0°"), (.infinity, "0°"),
        ] {
            #expect(value(WheelScene(from: .degrees(degrees))) == text)
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

    @Test func `with Reduce Motion a view is at its rest position at once`() {
        let scene = WheelScene(TurnSettings(detents: .count(8)), reducesMotion: true)
        scene.dragAndHold(0, 60)
        #expect(!scene.host.isAnimating)
        #expect(near(scene.model.angle.degrees, 45))
        scene.host.adjust(.increment)
        #expect(!scene.host.isAnimating)
        #expect(near(scene.model.angle.degrees, 90))
        // Turning Reduce Motion on stops a coasting view.
        let coasting = WheelScene()
        coasting.drag(0, 60)
        coasting.host.reducesMotion = true
        #expect(!coasting.host.isAnimating)
    }

    @Test func `a disabled view does not turn`() {
        let scene = WheelScene(isEnabled: false)
        scene.dragAndHold(0, 60)
        scene.host.adjust(.increment)
        #expect(scene.host.press(.rightArrow) == .ignored)
        scene.host.turnCrown(to: 3, time: 2)
        #expect(scene.model.angle == .zero && !scene.host.isAnimating)
    }

    @Test func `detents play haptic feedback unless that is turned off`() {
        let felt = WheelScene(TurnSettings(detents: .count(8)))
        felt.dragAndHold(0, 100)
        #expect(felt.host.values("sensoryFeedback", as: Int.self) == [2])
        let silent = WheelScene(TurnSettings(detents: .count(8), playsFeedback: false))
        silent.dragAndHold(0, 100)
        #expect(silent.host.values("sensoryFeedback", as: Int.self) == [0])
    }

    @Test func `settings can change while the view is in use`() {
        let model = WheelScene.Model()
        let detents = State<TurnDetents?>(initialValue: nil)
        struct Dial: View {
            let model: WheelScene.Model
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
        model.now = 10
        host.frame(at: model.now)
        #expect(near(model.angle.degrees, 90))
    }
}
#endif
