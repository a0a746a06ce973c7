#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Regression tests: each of these was a fault once.
@MainActor @Suite struct CircularMenuTouchTests {
    /// A menu whose labels are empty in the centre, such as rings and brackets.
    struct Brackets: View {
        let log: Log

        final class Log {
            var selected: [String] = []
            var isOpen = true
        }

        var body: some View {
            let log = log
            CircularMenu(
                ["a", "b"],
                id: \.self,
                isOpen: Binding(get: { log.isOpen }, set: { log.isOpen = $0 }),
                layout: RadialLayout(radius: .fixed(60)),
                onSelect: { log.selected.append($0) },
                item: { name in
                    VStack(spacing: 30) {
                        Text(name)
                        Text(name)
                    }
                },
                center: {
                    VStack(spacing: 30) {
                        Text("<")
                        Text(">")
                    }
                }
            )
        }
    }

    @Test func `the clear parts of a label can be tapped`() {
        let log = Brackets.Log()
        let host = StandInHost(Brackets(log: log))
        host.tap(CGPoint(x: 100, y: 40))
        #expect(log.selected == ["a"])
        host.tap(CGPoint(x: 100, y: 100))
        #expect(!log.isOpen)
    }

    @Test(arguments: [0, 10]) func `with simultaneous gestures a tap still selects an item`(
        _ distance: CGFloat
    ) {
        let scene = MenuScene { $0.turning = TurnSettings(gesture: .alongside(distance)) }
        scene.tap("b")
        #expect(scene.model.selected == ["b"] && scene.model.selection == "b")
        #expect(scene.settle() && near(scene.position(of: "b"), CircularMenuFaultTests.top))
        scene.drag(0, 80, rests: true)
        #expect(scene.settle() && scene.model.selected == ["b"] && scene.model.selection == "a")
        scene.model.now += 1
        scene.tapCenter()
        #expect(!scene.model.isOpen)
    }

    @Test func `a menu that was closed or disabled during a drag can be tapped afterwards`() {
        for close in [
            { (model: MenuModel) in model.isOpen = false }, { (model: MenuModel) in model.isEnabled = false },
        ] {
            let scene = MenuScene { $0.behavior.itemStyle = .environment }
            let touch = scene.host.touch(at: scene.point(0), time: 0)
            scene.host.move(touch, to: scene.point(30), time: 0.1)
            scene.model.now = 0.2
            scene.change(close)
            scene.host.lift(touch, at: scene.point(30), time: 0.3)
            scene.change { ($0.isOpen, $0.isEnabled) = (true, true) }
            scene.settle()
            scene.model.now += 1
            scene.tap("b")
            #expect(scene.model.selected == ["b"])
        }
    }

    @Test func `a menu that changes its size during a drag continues the drag`() {
        final class Model: ObservableObject {
            @Published var side: CGFloat = 20
            let controller = MenuController<String>()
            var events: [MenuEvent<String>] = []
        }
        struct App: View {
            @ObservedObject var model: Model
            var body: some View {
                let model = model
                CircularMenu(
                    ["a", "b", "c"],
                    id: \.self,
                    isOpen: .constant(true),
                    layout: RadialLayout(radius: .fixed(80)),
                    behavior: MenuBehavior(landsOnItems: false),
                    controller: model.controller,
                    onEvent: { model.events.append($0) },
                    item: { Text($0).frame(width: model.side, height: model.side) },
                    center: { Text("+") }
                )
            }
        }
        let model = Model()
        let host = StandInHost(App(model: model), size: CGSize(width: 300, height: 300))
        func point(_ degrees: Double) -> CGPoint {
            CGPoint(x: 150 + 80 * cos(degrees * .pi / 180), y: 150 + 80 * sin(degrees * .pi / 180))
        }
        let touch = host.touch(at: point(0), time: 0)
        host.move(touch, to: point(40), time: 0.1)
        model.side = 50
        host.update()
        host.move(touch, to: point(60), time: 0.2)
        #expect(near(model.controller.rotation.degrees, 60))
        #expect(model.events.filter { $0 == .turn(.began) }.count == 1)
        host.cancel(touch)
    }

    @Test func `items that are not visible cannot have the focus`() {
        let scene = MenuScene { $0.isOpen = false }
        func enabled() -> [Bool] {
            let buttons = scene.host.all.filter { "\(type(of: $0.value))".hasPrefix("Button<") }
            return buttons.map(\.environment.isEnabled)
        }
        // The four items and the central button.
        #expect(enabled() == [false, false, false, false, true])
        scene.change { $0.isOpen = true }
        #expect(enabled() == [true, true, true, true, true])
        scene.settle()
        scene.change { $0.isOpen = false }
        #expect(enabled() == [true, true, true, true, true])
        scene.settle()
        #expect(enabled() == [false, false, false, false, true])
    }

    @Test func `a closed menu passes on the escape gesture and keeps its labels`() {
        final class Log { var made = 0 }
        final class Label: ObservableObject {
            init(_ log: Log) { log.made += 1 }
        }
        struct Plus: View {
            let log: Log
            @StateObject private var label: Label
            init(_ log: Log) {
                self.log = log
                _label = StateObject(wrappedValue: Label(log))
            }
            var body: some View { Text("\(log.made > 0 ? "+" : "-")") }
        }
        let (log, controller) = (Log(), MenuController<String>())
        let host = StandInHost(
            CircularMenu(
                ["a"],
                id: \.self,
                controller: controller,
                item: { Text($0) },
                center: { Plus(log) }
            )
        )
        let next = AccessibilityActionKind(named: Text(verbatim: "Next"))
        #expect(!host.perform(.escape) && !host.perform(next))
        controller.open(animated: false)
        host.update()
        #expect(host.perform(next) && host.perform(.escape) && !controller.isOpen)
        #expect(!host.perform(.escape) && log.made == 1)
        let stays = MenuScene { $0.behavior.closesOnEscape = false }
        #expect(!stays.host.perform(.escape))
        stays.change { $0.behavior.closesOnEscape = true }
        #expect(stays.host.perform(.escape) && !stays.model.isOpen)
    }

    @Test func `enabled buttons of the plain style have a hover effect`() {
        let scene = MenuScene { $0.disabled = ["b"] }
        #expect(scene.values("hoverEffect") == [true, false, true, true, true])
        scene.change { $0.behavior.itemStyle = .environment }
        #expect(scene.values("hoverEffect") == [true])
    }

    @Test func `the content keeps its state when the gesture setting changes`() {
        final class Model: ObservableObject {
            @Published var gesture = TurnGesture.immediate
            @Published var angle = SwiftUI.Angle.zero
            var made = 0
        }
        final class Marker: ObservableObject {
            init(_ model: Model) { model.made += 1 }
        }
        struct Label: View {
            @StateObject private var marker: Marker
            init(_ model: Model) { _marker = StateObject(wrappedValue: Marker(model)) }
            var body: some View { Text(ObjectIdentifier(marker) == ObjectIdentifier(marker) ? "dial" : "") }
        }
        struct App: View {
            @ObservedObject var model: Model
            var body: some View {
                let model = model
                CircularMenu(
                    ["a", "b"],
                    id: \.self,
                    isOpen: .constant(true),
                    turning: TurnSettings(gesture: model.gesture),
                    item: { _ in Label(model) },
                    center: { Label(model) }
                )
                .frame(width: 100, height: 100)
                Label(model).turnable(rotation: $model.angle, TurnSettings(gesture: model.gesture))
            }
        }
        let model = Model()
        let host = StandInHost(App(model: model))
        #expect(model.made == 4)
        for gesture in [TurnGesture.afterMoving(10), .alongside(5), .immediate] {
            model.gesture = gesture
            host.update()
            #expect(model.made == 4)
        }
    }

    @Test func `without a controller the labels of items are made when the data change, not in every frame`()
    {
        final class Log { var (made, now) = (0, 0.0) }
        struct App: View {
            let log: Log
            var body: some View {
                let log = log
                CircularMenu(
                    (0..<12).map(String.init),
                    id: \.self,
                    layout: RadialLayout(radius: .fixed(80)),
                    item: { name in
                        log.made += 1
                        return Text(name)
                    },
                    center: { Text("+") }
                )
                .environment(\.turnClock, TurnClock(now: { log.now }))
            }
        }
        let log = Log()
        let host = StandInHost(App(log: log))
        var frames = 0
        func settle() {
            while host.isAnimating, frames < 1_000 {
                (log.now, frames) = (log.now + 1.0 / 60, frames + 1)
                host.frame(at: log.now)
            }
            #expect(!host.isAnimating)
        }
        host.frame(at: log.now)
        host.tap(CGPoint(x: 100, y: 100))
        settle()
        let touch = host.touch(at: CGPoint(x: 180, y: 100), time: log.now)
        for step in 1...12 {
            log.now += 1.0 / 60
            let angle = Double(step) / 8
            host.move(touch, to: CGPoint(x: 100 + 80 * cos(angle), y: 100 + 80 * sin(angle)), time: log.now)
        }
        host.lift(touch, at: CGPoint(x: 100 + 80 * cos(1.5), y: 100 + 80 * sin(1.5)), time: log.now)
        #expect(host.isAnimating)
        settle()
        host.tap(CGPoint(x: 100, y: 100))
        settle()
        #expect(log.made == 12 && frames > 60)
        #expect(host.evaluations(of: CircularMenu<[String], String, Text, Text>.self) == 1)
    }

    @Test func `the items of a menu that closes are not in the way of what is behind`() {
        final class Log { var (presses, now) = (0, 0.0) }
        struct App: View {
            let log: Log
            let controller: MenuController<String>
            var body: some View {
                let log = log
                ZStack {
                    Button {
                        log.presses += 1
                    } label: {
                        Color.white.contentShape(Rectangle())
                    }
                    CircularMenu(["a", "b", "c"], id: \.self, controller: controller) { name in
                        Text(name).frame(width: 24, height: 24)
                    } center: {
                        Text("+")
                    }
                    .environment(\.turnClock, TurnClock(now: { log.now }))
                }
            }
        }
        let (log, controller) = (Log(), MenuController<String>())
        let host = StandInHost(App(log: log, controller: controller))
        func tap() {
            let frame = host.frame(of: "b") ?? .null
            host.tap(CGPoint(x: frame.midX, y: frame.midY))
        }
        controller.open(animated: false)
        host.update()
        tap()
        #expect(log.presses == 0)
        controller.close()
        log.now += 0.1
        host.frame(at: log.now)
        tap()
        #expect(log.presses == 1 && host.isAnimating && !controller.isOpen)
    }

    @Test func `without a controller a turnable view is evaluated when the data change, not in every frame`()
    {
        final class Log { var angle = SwiftUI.Angle.zero }
        struct App: View {
            let log: Log
            var body: some View {
                let log = log
                Text("dial").frame(width: 200, height: 200)
                    .turnable(rotation: Binding(get: { .zero }, set: { log.angle = $0 }))
            }
        }
        let log = Log()
        let host = StandInHost(App(log: log))
        let before = host.evaluations(of: TurnableModifier.self)
        let touch = host.touch(at: CGPoint(x: 180, y: 100), time: 0)
        host.move(touch, to: CGPoint(x: 170, y: 140), time: 0.1)
        host.cancel(touch)
        #expect(log.angle != .zero && host.evaluations(of: TurnableModifier.self) == before)
    }
}
#endif
