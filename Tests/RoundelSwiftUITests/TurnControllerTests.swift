#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

@MainActor @Suite struct TurnControllerTests {
    @Test(arguments: 1...4) func `a binding that reads back some frames late does not stop the view`(lag: Int)
    {
        let scene = DialScene { $0.lag = lag }
        #expect(scene.model.controller.turn(to: .degrees(170), .clockwise, duration: 1))
        scene.host.update()
        #expect(scene.settle(rate: 60) && near(scene.model.controller.rotation.degrees, 170))
        scene.model.catchUp()
        scene.host.update()
        #expect(near(scene.model.controller.rotation.degrees, 170) && near(scene.model.angle.degrees, 170))
        // A later value of the app is followed at once.
        scene.change { $0.angle = .degrees(40) }
        #expect(near(scene.model.controller.rotation.degrees, 40))
    }

    @Test func `a store that publishes two writes late does not pull the view back`() {
        let scene = DialScene { $0.lag = .max }
        let wheel = scene.model.controller
        let touch = scene.host.touch(at: scene.point(0), time: 0)
        for number in 1...6 {
            let angle = 10 * Double(number)
            scene.host.move(touch, to: scene.point(angle), time: 0.02 * Double(number))
            #expect(near(wheel.rotation.degrees, angle))
            guard number > 2 else { continue }
            scene.change { $0.publish() }
            #expect(near(scene.model.angle.degrees, angle - 20) && near(wheel.rotation.degrees, angle))
        }
        scene.change { $0.angle = .degrees(200) }
        #expect(near(wheel.rotation.degrees, 200))
    }

    @Test func `a write back to the old value is not dropped if the store is late`() {
        let scene = DialScene {
            $0.settings = TurnSettings(detents: .count(8))
            $0.lag = .max
        }
        scene.host.reducesMotion = true
        let wheel = scene.model.controller
        #expect(wheel.step(by: 1) && wheel.step(by: -1))
        scene.change { $0.publish() }
        #expect(near(scene.model.angle.degrees, 45) && near(wheel.rotation.degrees, 0))
        scene.change { $0.catchUp() }
        #expect(scene.model.angle == .zero && wheel.rotation == .zero)
    }

    /// A finger that wavers returns to exactly where it began.
    @Test(arguments: 2...6)
    func `a store that is late has the value before a waver, and does not take the turn back`(lag: Int) {
        let scene = DialScene { $0.lag = .max }
        let wheel = scene.model.controller
        let touch = scene.host.touch(at: scene.point(0), time: 0)
        for (number, angle) in [1.0, 0, -1, -3, -6, -10, -15, -20, -25, -30].enumerated() {
            scene.model.now = 0.02 * Double(number + 1)
            scene.host.move(touch, to: scene.point(angle), time: scene.model.now)
            #expect(near(wheel.rotation.degrees, angle))
            guard number >= lag else { continue }
            scene.change { $0.publish() }
            #expect(near(wheel.rotation.degrees, angle))
        }
        scene.model.now = 1
        scene.host.lift(touch, at: scene.point(-30), time: 1)
        scene.change { $0.catchUp() }
        scene.settle(rate: 60)
        scene.change { $0.catchUp() }
        #expect(near(wheel.rotation.degrees, -30) && near(scene.model.angle.degrees, -30))
    }

    @Test(arguments: [true, false])
    func `an earlier value that the app sets is followed, also if the store rounds`(isCumulative: Bool) {
        let scene = DialScene {
            $0.isCumulative = isCumulative
            $0.settings = TurnSettings(detents: .count(4))
            $0.rounding = { .degrees($0.degrees.rounded()) }
        }
        for _ in 0..<2 {
            scene.host.press(.rightArrow)
            scene.settle(rate: 60)
        }
        scene.model.runLater()
        scene.change { $0.angle = .degrees(90) }
        #expect(near(scene.displayedDegrees, 90))
    }

    @Test func `an earlier value that the app sets at once is followed later, and no rounded one is`() {
        let scene = DialScene { $0.rounding = { .degrees(($0.degrees / 10).rounded() * 10) } }
        for degrees in [44.0, 61] { scene.model.controller.turn(to: .degrees(degrees), duration: 0) }
        scene.host.update()
        scene.model.runLater()
        scene.host.update()
        #expect(near(scene.model.angle.degrees, 60) && near(scene.displayedDegrees, 61))
        for degrees in [44.0, 61] { scene.model.controller.turn(to: .degrees(degrees), duration: 0) }
        let written = SwiftUI.Angle(Roundel.Angle.degrees(44))
        scene.change { $0.angle = written }
        scene.model.runLater()
        scene.host.update()
        #expect(near(scene.displayedDegrees, 44))
    }

    @Test func `the value before a step is followed as soon as a late store has caught up`() {
        let scene = DialScene { ($0.settings, $0.lag) = (TurnSettings(detents: .count(4)), 1) }
        scene.host.adjust(.increment)
        scene.change { $0.catchUp() }
        scene.change { $0.angle = .zero }
        #expect(near(scene.displayedDegrees, 0))
    }

    @Test(arguments: [true, false])
    func `values of the app are followed after a store was later than the check`(isCumulative: Bool) {
        let scene = DialScene { ($0.lag, $0.isCumulative) = (1, isCumulative) }
        scene.model.controller.turn(to: .degrees(90), duration: 0)
        scene.host.update()
        scene.model.runLater()
        #expect(near(scene.displayedDegrees, 90) && scene.model.angle == .zero)
        scene.change { $0.catchUp() }
        scene.model.runLater()
        for degrees in [0.0, 90, 10] {
            scene.change { $0.angle = SwiftUI.Angle(Roundel.Angle.degrees(degrees)) }
            #expect(near(scene.displayedDegrees, degrees), "\(scene.displayedDegrees)")
        }
    }

    @Test func `the detents that one turn passes are told before what follows, however many they are`() {
        let scene = DialScene { $0.settings = TurnSettings(detents: .count(60)) }
        scene.host.reducesMotion = true
        #expect(scene.model.controller.turn(to: .degrees(90), .clockwise, extraTurns: 4))
        let events = scene.model.events
        #expect(events.count(where: { if case .passed = $0 { true } else { false } }) == 4 * 60 + 15)
        #expect(events.last == .cameToRest)
        let touch = scene.host.touch(at: scene.point(0), time: scene.model.now)
        #expect(scene.model.events.last == .began)
        scene.host.cancel(touch)
    }

    @Test func `a controller reports the detent that the view is at and whether the view is held`() {
        let scene = DialScene { $0.settings = TurnSettings(detents: .count(8)) }
        let wheel = scene.model.controller
        #expect(!wheel.isHeld && wheel.detentIndex == 0)
        let touch = scene.host.touch(at: scene.point(0), time: scene.model.now)
        scene.host.move(touch, to: scene.point(20), time: scene.model.now + 0.1)
        #expect(wheel.isHeld && wheel.detentIndex == nil)
        scene.host.cancel(touch)
        scene.settle()
        #expect(!wheel.isHeld && wheel.detentIndex == 0)
        scene.change { $0.settings.detents = nil }
        #expect(wheel.detentIndex == nil)
    }

    @Test func `a controller has the commands of the core's wheel`() {
        let scene = DialScene { $0.settings = TurnSettings(detents: .count(8)) }
        let wheel = scene.model.controller
        #expect(wheel.turn(to: .degrees(90), .clockwise, extraTurns: 2, duration: 1))
        #expect(near(wheel.restRotation?.degrees ?? 0, 810) && wheel.isMoving && wheel.rotation == .zero)
        scene.host.update()
        #expect(scene.host.isAnimating && scene.settle())
        #expect(near(scene.model.angle.degrees, 810) && near(wheel.rotation.degrees, 810))
        #expect(wheel.turn(toDetent: 0) && !wheel.turn(toDetent: 8) && !wheel.turn(toDetent: -1))
        scene.host.update()
        scene.settle()
        #expect(near(scene.model.angle.degrees, 720))
        #expect(wheel.step(by: 1) && wheel.step(by: 1))
        scene.host.update()
        scene.settle()
        #expect(near(scene.model.angle.degrees, 810))
        #expect(wheel.spin(velocity: .degrees(180)) && wheel.restRotation == nil)
        scene.host.update()
        scene.model.now += 3
        scene.host.frame(at: scene.model.now)
        #expect(near(wheel.velocity.degrees, 180, 1))
        #expect(wheel.stop() && wheel.restRotation != nil)
        scene.host.update()
        #expect(scene.settle() && !wheel.stop())
        #expect(wheel.spinAtRandom(seed: 7, turns: 1...2, duration: 1))
        scene.host.update()
        #expect(scene.settle())
        let eighths = scene.model.angle.degrees / 45
        #expect(near(eighths, eighths.rounded()))
        // Commands report events and play no haptic feedback.
        #expect(scene.model.events.filter { $0 == .cameToRest }.count == 5)
        #expect(scene.host.values("sensoryFeedback", as: Int.self) == [0])
        #expect(!wheel.turn(to: .radians(.nan)) && !wheel.spin(velocity: .radians(.infinity)))
    }

    @Test func `commands are refused without a view and while a finger holds the view`() {
        let free = TurnController()
        #expect(!free.turn(to: .zero) && !free.step(by: 1) && !free.spinAtRandom() && !free.stop())
        let scene = DialScene()
        let touch = scene.host.touch(at: scene.point(0), time: 0)
        #expect(scene.model.controller.isHeld && !scene.model.controller.turn(to: .degrees(90)))
        scene.host.cancel(touch)
        #expect(scene.model.controller.turn(to: .degrees(90)))
        scene.change { $0.isShown = false }
        #expect(!scene.model.controller.step(by: 1))
    }

    @Test func `a controller can move to another view, and a view can change its controller`() {
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

    @Test
    func `waiting ends when the view comes to rest, when the task is cancelled and when the view disappears`()
        async
    {
        let scene = DialScene()
        let wheel = scene.model.controller
        await wheel.rested()
        wheel.turn(to: .degrees(90))
        scene.host.update()
        let first = Task { await wheel.rested() }
        let second = Task { await wheel.rested() }
        await Task.yield()
        second.cancel()
        await second.value
        #expect(wheel.isMoving)
        scene.settle()
        await first.value
        wheel.spin(velocity: .degrees(90))
        let third = Task { await wheel.rested() }
        await Task.yield()
        scene.change { $0.isShown = false }
        await third.value
    }
}

/// Compiles only if the modifiers can be used in any isolation, as Apple's can.
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
