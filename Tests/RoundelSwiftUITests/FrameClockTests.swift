#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import StandInTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Motions in frames that come late, that do not come, or that nobody sees.
@MainActor @Suite(.standIn) struct FrameClockTests {
    /// A wheel, a menu and a dial of an app.
    @MainActor private final class Model: ObservableObject {
        @Published var angle = SwiftUI.Angle.zero
        @Published var value = 0.0
        @Published var selection: Int?
        @Published var detents: TurnDetents? = .count(12)
        @Published var landsOnItems = true
        let (wheel, menu) = (TurnController(), MenuController<Int>())
        var (events, menuEvents): ([TurnEvent], [MenuEvent<Int>]) = ([], [])
        var now = 0.0
        nonisolated init() {}
    }

    private struct App: View {
        @ObservedObject var model: Model

        var body: some View {
            let model = model
            VStack(spacing: 0) {
                Text("wheel").frame(width: 200, height: 200)
                    .turnable(
                        rotation: $model.angle,
                        TurnSettings(detents: model.detents),
                        controller: model.wheel
                    ) {
                        model.events.append($0)
                    }
                CircularMenu(
                    Array(0..<12),
                    id: \.self,
                    selection: $model.selection,
                    turning: TurnSettings(),
                    behavior: MenuBehavior(landsOnItems: model.landsOnItems),
                    controller: model.menu,
                    onEvent: { model.menuEvents.append($0) }
                ) {
                    Text(verbatim: "\($0)").frame(width: 30, height: 30)
                } center: {
                    Text("+")
                }
                .frame(width: 200, height: 200)
                Dial(value: $model.value, in: 0...100) { Text("Volume") }
                    .dialBehavior(DialBehavior(returnsTo: 50))
                    .frame(width: 200, height: 200)
            }
            .environment(\.turnClock, TurnClock { model.now })
        }
    }

    private let model = Model()
    private let host: StandInHost

    init() {
        host = StandInHost(App(model: model), size: CGSize(width: 200, height: 600))
    }

    private func frames(_ count: Int) {
        for _ in 0..<count {
            model.now += 1.0 / 60
            host.frame(at: model.now)
        }
    }

    /// Turns the wheel and the menu, and sets the dial moving.
    private func move() {
        model.wheel.turn(to: .degrees(90))
        model.menu.turn(to: 3, .clockwise)
        let finger = host.touch(at: CGPoint(x: 190, y: 500), time: model.now)
        host.move(finger, to: CGPoint(x: 160, y: 580), time: model.now)
        host.lift(finger, at: CGPoint(x: 160, y: 580), time: model.now)
    }

    /// Spins the wheel and the menu for a second.
    private func spin() {
        model.wheel.spin(velocity: .radians(1))
        model.menu.spin(velocity: .radians(1))
        frames(60)
    }

    /// Lowers the wrist, or sends the app to the background.
    private func endFrames(isLowered: Bool) {
        if isLowered {
            host.environment.isLuminanceReduced = true
        } else {
            host.environment.scenePhase = .background
        }
    }

    private var isAllMoving: Bool { model.wheel.isMoving && model.menu.isMoving && model.value != 50 }

    private func expectRest() {
        #expect(!model.wheel.isMoving && !model.menu.isMoving)
        #expect(near(model.angle.degrees, 90, 1e-9) && model.wheel.detentIndex == 3)
        #expect(model.menu.pointed == 3 && model.value == 50)
        #expect(model.events.last == .cameToRest)
        #expect(model.menuEvents.last == .turn(.cameToRest))
    }

    @Test(arguments: [60.0, 120])
    func `a coasting wheel turns evenly though updates come early and late in their frames`(rate: Double) {
        let scene = WheelScene()
        scene.host.updateDelay = 0.0006
        scene.drag(0, 90)
        #expect(scene.host.isAnimating)
        var (last, steps) = (scene.model.angle.degrees, [Double]())
        let start = scene.model.now
        for frame in 1...30 {
            let time = start + Double(frame) / rate
            scene.host.updateDelay = [0.0005, 0.001, 0.0002, 0.0007][frame % 4]
            scene.model.now = time + scene.host.updateDelay
            scene.host.frame(at: time)
            steps.append(scene.model.angle.degrees - last)
            last = scene.model.angle.degrees
        }
        for (step, next) in zip(steps.dropFirst(), steps.dropFirst(2)) {
            #expect(step > 0.8 * next && step < 1.25 * next, "\(steps)")
        }
    }

    @Test func `what moves as the wrist is lowered comes to rest, for no frame follows`() {
        move()
        frames(6)
        #expect(isAllMoving)
        host.environment.isLuminanceReduced = true
        expectRest()
    }

    @Test func `what the app turns while the wrist is lowered is there at once`() {
        host.environment.isLuminanceReduced = true
        model.wheel.turn(to: .degrees(90))
        model.menu.turn(to: 3, .clockwise)
        model.value = 50
        host.frame(at: model.now)
        expectRest()
        model.wheel.step(by: 1)
        host.frame(at: model.now)
        #expect(!model.wheel.isMoving && near(model.angle.degrees, 120, 1e-9))
    }

    @Test func `what moves as the app leaves the foreground has its last value there`() {
        move()
        frames(6)
        host.environment.scenePhase = .inactive
        #expect(isAllMoving, "it can still be seen")
        frames(1)
        host.environment.scenePhase = .background
        expectRest()
        model.now += 3_600
        host.environment.scenePhase = .active
        expectRest()
    }

    @Test func `a spin goes on after the background, and after the wrist was lowered`() {
        spin()
        host.environment.scenePhase = .background
        host.environment.isLuminanceReduced = true
        let (angle, menuAngle) = (model.angle, model.menu.rotation)
        model.now += 10
        host.environment.isLuminanceReduced = false
        host.environment.scenePhase = .active
        frames(6)
        #expect(model.wheel.isMoving && model.menu.isMoving)
        #expect(near(model.angle.radians - angle.radians, 10.1, 0.05))
        #expect(near(model.menu.rotation.radians - menuAngle.radians, 10.1, 0.05))
    }

    /// The answer of a server may give a spin its end.
    @Test(arguments: [true, false], [true, false])
    func `a spin that gets an end while no frame follows ends at once`(isLowered: Bool, stops: Bool) {
        spin()
        endFrames(isLowered: isLowered)
        #expect(model.wheel.isMoving && model.menu.isMoving)
        if stops {
            model.wheel.stop()
            model.menu.stop()
        } else {
            model.wheel.turn(toDetent: 3)
            model.menu.turn(to: 3)
        }
        host.update()
        #expect(!model.wheel.isMoving && !model.menu.isMoving)
        #expect(model.wheel.rotation == model.angle && model.wheel.detentIndex == (stops ? 2 : 3))
        #expect(model.selection == (stops ? 10 : 3))
        let angle = model.angle
        model.now += 60
        (host.environment.isLuminanceReduced, host.environment.scenePhase) = (false, .active)
        frames(2)
        #expect(model.angle == angle && !model.menu.isMoving)
    }

    /// Without detents and items to land on, it coasts, as it would in its phase before.
    @Test(arguments: [true, false])
    func `a spin that is let go while no frame follows ends at once`(isLowered: Bool) {
        (model.detents, model.landsOnItems) = (nil, false)
        host.update()
        spin()
        endFrames(isLowered: isLowered)
        let rest = model.angle
        model.wheel.spin(velocity: .zero)
        model.menu.spin(velocity: .zero)
        host.update()
        #expect(!model.wheel.isMoving && !model.menu.isMoving)
        #expect(model.angle > rest && model.angle == model.wheel.rotation)
    }

    /// A controller that two scenes have: the one that is seen moves it.
    @Test(arguments: [true, false])
    func `a view in the background does not end the motion of another scene's view`(isHiddenLast: Bool) {
        let first = isHiddenLast ? StandInHost(App(model: model), size: CGSize(width: 200, height: 600)) : nil
        let hidden = StandInHost(App(model: model), size: CGSize(width: 200, height: 600))
        hidden.environment.scenePhase = .active
        hidden.environment.scenePhase = .background
        let seen = first ?? StandInHost(App(model: model), size: CGSize(width: 200, height: 600))
        model.wheel.turn(to: .degrees(90))
        model.menu.turn(to: 3, .clockwise)
        hidden.update()
        seen.update()
        hidden.update()
        #expect(model.wheel.isMoving && model.menu.isMoving && model.angle == .zero)
    }

    @Test func `what begins to move in the background is there at once`() {
        host.environment.scenePhase = .active
        host.environment.scenePhase = .background
        move()
        host.update()
        expectRest()
        #expect(model.menu.close())
        host.update()
        #expect(model.menu.menu.openness(of: 0) == 0 && !model.menu.isMoving)
    }

    @Test func `a spin that was away for a night does not make up for each date of the night`() {
        model.wheel.spin(velocity: .radians(1))
        frames(6)
        host.timelineSteps = 0
        host.environment.scenePhase = .background
        model.now += 8 * 3_600
        host.frame(at: model.now)
        host.environment.scenePhase = .active
        frames(2)
        #expect(host.timelineSteps < 1_000 && host.timelineSteps > 0 && model.wheel.isMoving)
    }

    @Test func `what the app selects as it enters the background stays`() {
        move()
        frames(6)
        model.selection = 7
        model.menu.endMotion()
        #expect(model.selection == 7 && model.menu.pointed == 7 && !model.menu.isMoving)
    }

    @Test func `a view in a controller of UIKit, whose scene has no phase, moves`() {
        // There the phase has its default value from the beginning, which is that of the background.
        let app = App(model: model).environment(\.scenePhase, .background)
        let host = StandInHost(app, size: CGSize(width: 200, height: 600))
        model.wheel.turn(to: .degrees(90))
        model.menu.turn(to: 3, .clockwise)
        for _ in 0..<6 {
            model.now += 1.0 / 60
            host.frame(at: model.now)
        }
        #expect(model.wheel.isMoving && model.menu.isMoving && model.angle.degrees > 1)
    }
}
#endif
