#if canImport(SwiftUI)
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Two wheels with one binding.
@MainActor @Suite struct SharedBindingTests {
    @MainActor private final class Model: ObservableObject {
        @Published var angle = SwiftUI.Angle.zero
        var (first, second) = (TurnSettings(), TurnSettings())
        var now = 0.0
        var later: [@MainActor () -> Void] = []
        let controller = TurnController()
        /// Whether the wheels have its direction, rather than the whole rotation.
        var bindsDirection = false
        /// Whether the app keeps a value only when it publishes it.
        var isLate = false
        private var late: [SwiftUI.Angle] = []
        /// Whether the app keeps degrees.
        var convertsValues = false
        nonisolated init() {}

        func take(_ angle: SwiftUI.Angle) {
            let kept = convertsValues ? .degrees(angle.degrees) : angle
            if isLate { late.append(kept) } else { self.angle = kept }
        }

        /// Keeps the first of the late values.
        func publish() { if !late.isEmpty { angle = late.removeFirst() } }

        /// Runs what waits for the binding.
        func runLater() {
            let actions = later
            later = []
            for action in actions { action() }
        }
    }

    private struct App: View {
        @ObservedObject var model: Model

        var body: some View {
            let model = model
            VStack(spacing: 0) {
                wheel(.red, model.first, model.controller)
                wheel(.blue, model.second, nil)
            }
            .environment(\.turnClock, TurnClock(now: { model.now }, later: { model.later.append($0) }))
        }

        @ViewBuilder
        private func wheel(
            _ color: Color,
            _ settings: TurnSettings,
            _ controller: TurnController?
        ) -> some View {
            let (view, model) = (color.frame(width: 200, height: 200), model)
            let angle = Binding(get: { model.angle }, set: { model.take($0) })
            if model.bindsDirection {
                view.turnable(angle: angle, settings, controller: controller)
            } else {
                view.turnable(rotation: angle, settings, controller: controller)
            }
        }
    }

    @MainActor private final class Scene {
        let model = Model()
        let host: StandInHost

        init(_ first: Int?, _ second: Int?, limits: Double? = nil) {
            model.first.detents = first.map { .count($0) }
            model.second.detents = second.map { .count($0) }
            if let limits {
                model.first.limits = .degrees(-limits) ... .degrees(limits)
                model.second.limits = model.first.limits
                model.bindsDirection = true
            }
            host = StandInHost(App(model: model), size: CGSize(width: 200, height: 400))
        }

        func point(_ degrees: Double) -> CGPoint {
            CGPoint(x: 100 + 80 * cos(degrees * .pi / 180), y: 100 + 80 * sin(degrees * .pi / 180))
        }

        /// Shows frames until nothing moves, and runs what waits for the binding.
        func settle() {
            for _ in 0..<200 where host.isAnimating {
                model.now += 0.05
                host.frame(at: model.now)
            }
            model.runLater()
            host.update()
        }

        var shown: [Double] { host.values("rotationEffect", as: SwiftUI.Angle.self).map(\.degrees) }
    }

    @Test(arguments: [(8, 8), (8, nil), (nil, 8)] as [(Int?, Int?)])
    func `wheels with detents and one binding turn together`(first: Int?, second: Int?) {
        let scene = Scene(first, second)
        let touch = scene.host.touch(at: scene.point(0), time: 0)
        for step in 1...10 {
            scene.model.now = Double(step) / 50
            scene.host.move(touch, to: scene.point(Double(step) * 6), time: scene.model.now)
        }
        scene.model.now = 2
        scene.host.lift(touch, at: scene.point(60), time: 2)
        for _ in 0..<3 { scene.settle() }
        #expect(near(scene.model.angle.degrees, 45) && scene.shown.allSatisfy { near($0, 45) })
        #expect(scene.model.controller.turn(to: .degrees(90), .clockwise, duration: 1))
        scene.host.update()
        for _ in 0..<3 { scene.settle() }
        #expect(near(scene.model.angle.degrees, 90) && scene.shown.allSatisfy { near($0, 90) })
    }

    /// Two wheels whose store is late, and has the angle to which a finger has turned the first one.
    private func lateScene(detents: Int, turnedTo degrees: Double) -> (Scene, StandInHost.Touch) {
        let scene = Scene(detents, detents)
        scene.model.isLate = true
        let touch = scene.host.touch(at: scene.point(0), time: 0)
        scene.model.now = 0.02
        scene.host.move(touch, to: scene.point(degrees), time: 0.02)
        scene.model.publish()
        scene.host.update()
        return (scene, touch)
    }

    /// The second wheel would rest at 0° and not at 1°, which the store has when the finger is elsewhere.
    @Test(arguments: [1, 2, 3])
    func `a late value that a second wheel would replace leaves the first one under the finger`(waits: Int) {
        let (scene, touch) = lateScene(detents: 8, turnedTo: 1)
        let model = scene.model
        #expect(near(model.angle.degrees, 1))
        model.now = 0.14
        scene.host.move(touch, to: scene.point(-19), time: 0.14)
        for _ in 0..<waits { model.runLater() }
        for _ in 0..<3 {
            model.publish()
            scene.host.update()
            #expect(near(model.controller.rotation.degrees, -19) && near(scene.shown[0], -19))
        }
        scene.host.lift(touch, at: scene.point(-19), time: 2)
        model.now = 2
        for _ in 0..<4 {
            scene.settle()
            model.publish()
            scene.host.update()
        }
        for _ in 0..<200 { model.publish() }
        scene.settle()
        #expect(near(model.angle.degrees, 0) && scene.shown.allSatisfy { near($0, 0) })
    }

    /// The second wheel writes 0° in place of 5°, and the finger goes on before the store has that.
    @Test(arguments: [7.0, 60], [true, false])
    func `a value written back that is late does not move a wheel under the finger`(
        goal: Double,
        isLifted: Bool
    ) {
        let (scene, touch) = lateScene(detents: 4, turnedTo: 5)
        let model = scene.model
        model.runLater()
        model.now = 0.15
        scene.host.move(touch, to: scene.point(goal), time: 0.15)
        for _ in 0..<3 {
            model.publish()
            scene.host.update()
            #expect(near(model.controller.rotation.degrees, goal) && near(scene.shown[0], goal))
        }
        model.now = 0.19
        scene.host.move(touch, to: scene.point(goal + 1), time: 0.19)
        #expect(near(model.controller.rotation.degrees, goal + 1))
        guard isLifted else { return scene.host.cancel(touch) }
        scene.host.lift(touch, at: scene.point(goal + 1), time: 2)
        model.now = 2
        for _ in 0..<6 {
            scene.settle()
            for _ in 0..<200 { model.publish() }
            scene.host.update()
        }
        let rest = goal < 45 ? 0.0 : 90
        #expect(near(model.angle.degrees, rest) && scene.shown.allSatisfy { near($0, rest) })
    }

    /// In the background a spin goes on without frames, and its last value may never be followed by another.
    @Test func `a wheel that spins does not keep a second one from writing where it rests`() {
        let scene = Scene(8, 8)
        let model = scene.model
        model.isLate = true
        model.controller.spin(velocity: .radians(1))
        scene.host.update()
        for time in [0.1, 0.2] {
            model.now = time
            scene.host.frame(at: time)
        }
        model.publish()
        scene.host.update()
        for _ in 0..<4 {
            model.runLater()
            scene.host.update()
        }
        #expect(model.later.isEmpty && model.controller.wheel.isSpinning)
    }

    /// The shorter way to 200° is that to −160°, where the second wheel may be as well.
    @Test func `wheels with limits and one angle are at the same rotation, also at once`() {
        let scene = Scene(nil, nil, limits: 270)
        for goal in [200.0, -180, 270, -270] {
            #expect(scene.model.controller.turn(to: .degrees(goal), .direct, duration: 0))
            scene.host.update()
            for _ in 0..<4 {
                scene.settle()
                #expect(near(scene.model.angle.degrees, goal) && scene.shown.allSatisfy { near($0, goal) })
            }
        }
        #expect(scene.model.later.isEmpty && !scene.host.isAnimating)
    }

    /// In the stretch of the first, the second is at its end, rather than a whole turn away.
    @Test func `a wheel whose twin is stretched beyond its limits stays at its end`() {
        let scene = Scene(nil, nil, limits: 270)
        scene.model.controller.turn(to: .degrees(265), .direct, duration: 0)
        scene.host.update()
        let touch = scene.host.touch(at: scene.point(0), time: 0)
        scene.model.now = 1
        scene.host.move(touch, to: scene.point(30), time: 1)
        #expect(scene.shown[0] > 272 && near(scene.shown[1], 270))
    }

    @Test(arguments: [0.0, 1])
    func `a value that the app sets under a finger is followed, also where the wheel would rest`(
        value: Double
    ) {
        let scene = Scene(4, 4)
        let touch = scene.host.touch(at: scene.point(0), time: 0)
        scene.model.now = 0.1
        scene.host.move(touch, to: scene.point(30), time: 0.1)
        scene.model.angle = .degrees(value)
        scene.host.update()
        #expect(near(scene.shown[0], 0))
        scene.model.now = 0.2
        scene.host.move(touch, to: scene.point(31), time: 0.2)
        #expect(near(scene.shown[0], 1))
    }

    @Test func `a finger that pauses between detents keeps its hold`() {
        let scene = Scene(8, 8)
        let touch = scene.host.touch(at: scene.point(0), time: 0)
        for (number, degrees) in [20.0, 30, 60].enumerated() {
            scene.model.now = Double(number + 1)
            scene.host.move(touch, to: scene.point(degrees), time: scene.model.now)
            #expect(near(scene.shown[0], degrees))
            for _ in 0..<3 { scene.settle() }
            #expect(near(scene.shown[0], degrees))
        }
        scene.host.lift(touch, at: scene.point(60), time: 4)
        scene.model.now = 4
        for _ in 0..<3 { scene.settle() }
        #expect(near(scene.model.angle.degrees, 45) && scene.shown.allSatisfy { near($0, 45) })
    }

    @Test(arguments: [12, 24])
    func `a finger that pauses keeps its hold of a wheel whose store keeps degrees`(detents: Int) {
        let scene = Scene(detents, detents)
        scene.model.convertsValues = true
        let touch = scene.host.touch(at: scene.point(0), time: 0)
        for number in 1...20 {
            let degrees = 19.645 * Double(number) + 0.3
            scene.model.now = Double(number)
            scene.host.move(touch, to: scene.point(degrees), time: scene.model.now)
            for _ in 0..<3 {
                #expect(near(scene.shown[0], degrees))
                scene.settle()
            }
        }
    }

    @Test func `a value between detents is replaced when it has not changed for a while`() {
        let scene = Scene(8, 8)
        scene.model.angle = .degrees(50)
        scene.host.update()
        #expect(scene.model.angle == .degrees(50) && scene.shown.allSatisfy { near($0, 45) })
        scene.model.angle = .degrees(80)
        scene.host.update()
        scene.settle()
        #expect(near(scene.model.angle.degrees, 90) && scene.shown.allSatisfy { near($0, 90) })
    }

    @Test func `a value of the app is followed under a finger, also one that the other wheel wrote before`() {
        let scene = Scene(8, 8)
        let touch = scene.host.touch(at: scene.point(0), time: 0)
        scene.model.now = 1
        scene.host.move(touch, to: scene.point(30), time: 1)
        for _ in 0..<3 { scene.settle() }
        #expect(near(scene.model.angle.degrees, 45) && near(scene.shown[0], 30))
        scene.model.now = 2
        scene.host.move(touch, to: scene.point(25), time: 2)
        #expect(near(scene.model.angle.degrees, 25))
        scene.model.angle = .degrees(45)
        scene.host.update()
        #expect(near(scene.shown[0], 45))
    }

    @Test(arguments: [(8, 5), (5, 8), (8, 12), (12, 5)])
    func `wheels that rest at different rotations do not replace each other's values for ever`(
        first: Int,
        second: Int
    ) {
        let scene = Scene(first, second)
        // Also if the app sets a value again.
        for _ in 0..<2 {
            scene.model.angle = .degrees(50)
            scene.host.update()
            for _ in 0..<10 { scene.settle() }
            #expect(scene.model.later.isEmpty && scene.model.angle != .degrees(50))
            #expect(scene.shown.contains { near($0, scene.model.angle.degrees) })
        }
    }

    @Test(arguments: [8, nil], [1, 3])
    func `a value between detents that the app sets again soon is replaced again`(
        second: Int?,
        waits: Int
    ) {
        let scene = Scene(8, second)
        for _ in 0..<3 {
            scene.model.angle = .degrees(50)
            scene.host.update()
            for _ in 0..<waits { scene.settle() }
            #expect(near(scene.model.angle.degrees, 45))
        }
    }

    @MainActor private final class Two: ObservableObject {
        @Published var a = SwiftUI.Angle.zero
        @Published var b = SwiftUI.Angle.zero
        var now = 0.0
        var later: [@MainActor () -> Void] = []
        let controller = TurnController()
        nonisolated init() {}
    }

    private struct Pair: View {
        @ObservedObject var model: Two

        var body: some View {
            let (model, settings) = (model, TurnSettings(detents: .count(12)))
            VStack(spacing: 0) {
                Color.red.frame(width: 200, height: 200)
                    .turnable(rotation: $model.a, settings, controller: model.controller)
                Color.blue.frame(width: 200, height: 200).turnable(rotation: $model.b, settings)
            }
            .environment(\.turnClock, TurnClock(now: { model.now }, later: { model.later.append($0) }))
        }
    }

    @Test func `a value of the app is followed also if a wheel with another binding has written it`() {
        let model = Two()
        let host = StandInHost(Pair(model: model), size: CGSize(width: 200, height: 400))
        func point(_ degrees: Double) -> CGPoint {
            let angle = degrees * .pi / 180
            return CGPoint(x: 100 + 80 * cos(angle), y: 100 + 80 * sin(angle))
        }
        let touch = host.touch(at: point(0), time: 0)
        for step in 1...10 {
            model.now = Double(step) / 10
            host.move(touch, to: point(Double(step) * 9.7), time: model.now)
        }
        model.b = .degrees(95)
        host.update()
        let actions = model.later
        model.later = []
        for action in actions { action() }
        #expect(near(model.b.degrees, 90))
        model.a = .degrees(90)
        host.update()
        #expect(near(model.controller.rotation.degrees, 90))
    }
}
#endif
