#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import StandInTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// What views that read a controller know of its wheel, and apps that turn it on and on.
@MainActor @Suite(.standIn) struct ControllerLabelTests {
    @MainActor private final class Model: ObservableObject {
        @Published var rotation = SwiftUI.Angle.degrees(90)
        @Published var count = 12
        /// What the app does when the wheel comes to rest.
        var onRest: () -> Void = {}
        var now = 0.0
        var later: [@MainActor () -> Void] = []
        nonisolated init() {}
        var clock: TurnClock { TurnClock(now: { self.now }, later: { self.later.append($0) }) }
    }

    private struct App: View {
        @ObservedObject var model: Model
        @ObservedObject var wheel: TurnController
        var body: some View {
            let model = model
            VStack {
                Text("detent \(wheel.detentIndex ?? -1)")
                Text("wheel").frame(width: 100, height: 100)
                    .turnable(
                        rotation: $model.rotation,
                        TurnSettings(detents: model.count > 0 ? .count(model.count) : nil),
                        controller: wheel,
                        onEvent: { if $0 == .cameToRest { model.onRest() } }
                    )
            }
            .environment(\.turnClock, model.clock)
        }
    }

    @MainActor private struct Scene {
        let model = Model()
        let wheel = TurnController()
        let host: StandInHost
        init(_ change: (Model) -> Void = { _ in }) {
            change(model)
            host = StandInHost(App(model: model, wheel: wheel))
        }
        func settle() {
            for _ in 0..<3 { host.update() }
            let all = model.later
            model.later = []
            for action in all { action() }
            for _ in 0..<3 { host.update() }
        }
        var label: String? {
            settle()
            return host.all(Text.self).map(\.standInString).first { $0.hasPrefix("detent") }
        }
    }

    @Test func `a label above a wheel shows its first detent`() {
        #expect(Scene().label == "detent 3")
        // A wheel at its first rotation has nothing to tell.
        let plain = Scene { ($0.count, $0.rotation) = (0, .zero) }
        #expect(plain.label == "detent -1" && plain.host.evaluations(of: App.self) == 1)
    }

    @Test func `a label beside a wheel shows the detent of a new value of the binding`() {
        let scene = Scene()
        scene.wheel.turn(toDetent: 3, duration: 0)
        scene.model.rotation = .degrees(180)
        #expect(scene.label == "detent 6" && scene.wheel.detentIndex == 6)
    }

    @Test func `a label beside a wheel shows the detent among new ones`() {
        let scene = Scene { $0.rotation = .degrees(180) }
        #expect(scene.label == "detent 6")
        scene.model.count = 4
        #expect(scene.label == "detent 2")
    }

    @Test func `a binding that is set back when new settings bring the wheel to rest is followed`() {
        let scene = Scene { ($0.count, $0.rotation) = (0, .zero) }
        scene.wheel.turn(to: .degrees(350), .clockwise, duration: 10)
        for _ in 0..<50 {
            scene.model.now += 0.05
            scene.host.frame(at: scene.model.now)
        }
        let (model, value) = (scene.model, scene.model.rotation)
        model.onRest = { model.rotation = value }
        scene.host.reducesMotion = true
        scene.settle()
        scene.settle()
        #expect(near(scene.wheel.rotation.degrees, value.degrees) && model.rotation == value)
        let spoken = scene.host.accessibility.compactMap {
            if case .value(let text) = $0 { text.standInString } else { nil }
        }
        #expect(spoken == ["\(Int(value.degrees.rounded()))°"])
    }

    @Test func `an app that turns on at each rest gets control back with Reduce Motion`() async {
        let scene = Scene()
        let (model, wheel) = (scene.model, scene.wheel)
        scene.host.reducesMotion = true
        scene.settle()
        var count = 0
        model.onRest = {
            count += 1
            if count < 20_000 { wheel.turn(toDetent: count % 12) }
        }
        wheel.turn(toDetent: 7)
        let first = count
        #expect(first > 1 && first <= 101)
        // Updates of the views meanwhile deliver nothing more.
        for _ in 0..<5 {
            model.count = model.count == 12 ? 24 : 12
            scene.host.update()
        }
        #expect(count == first)
        // Another task has its turn, after the deliveries that were due before it. This one may wait longer
        // while other tests run.
        let seen = await Task { @MainActor in
            model.onRest = {}
            return count
        }.value
        #expect(seen > first && seen < 20_000)
    }

    @Test(arguments: [true, false], [true, false])
    func `a task that turns on and on lets others run`(isMenu: Bool, isShown: Bool) async {
        let (wheel, menu) = (Scene(), MenuScene())
        let host = isMenu ? menu.host : wheel.host
        host.reducesMotion = true
        host.update()
        host.isShown = isShown
        var (count, isOver) = (0, false)
        let turning = Task {
            while !isOver, count < 100_000 {
                count += 1
                if isMenu {
                    menu.model.controller.step(by: 1)
                    await menu.model.controller.rested()
                } else {
                    wheel.wheel.turn(toDetent: count % 12)
                    await wheel.wheel.rested()
                }
            }
        }
        Task { isOver = true }
        await turning.value
        #expect(count < 1_000)
    }

    /// A menu below a label, with one controller and then with another.
    private struct MenuApp: View {
        @ObservedObject var model: Model
        @ObservedObject var read: MenuController<Int>
        let other: MenuController<Int>
        var body: some View {
            VStack {
                Text("pointed \(read.pointed ?? -1)")
                CircularMenu(
                    0..<4,
                    id: \.self,
                    controller: model.count == 12 ? other : read,
                    item: { Text("\($0)").frame(width: 20, height: 20) },
                    center: { Text("+") }
                )
                .frame(width: 150, height: 150)
            }
            .environment(\.turnClock, model.clock)
        }
    }

    @Test func `a label above a menu shows the item of a controller that the menu gets later`() {
        let (model, read) = (Model(), MenuController<Int>())
        let host = StandInHost(MenuApp(model: model, read: read, other: MenuController()))
        var label: String? { host.all(Text.self).map(\.standInString).first { $0.hasPrefix("pointed") } }
        #expect(label == "pointed -1")
        model.count = 1
        host.update()
        #expect(read.pointed == 0 && label == "pointed 0")
    }

    @Test func `a key that leads nowhere leaves the turn of the app without feedback`() {
        let scene = DialScene {
            $0.settings = TurnSettings(detents: .count(12), limits: .degrees(0) ... .degrees(90))
        }
        let controller = scene.model.controller
        controller.turn(to: .degrees(90), duration: 2)
        #expect(scene.host.press(.rightArrow) == .handled)
        scene.settle()
        #expect(near(controller.rotation.degrees, 90) && controller.feedbackCount == 0)
    }
}
#endif
