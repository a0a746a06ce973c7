#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// A store that publishes the values written to it when the test says so, and a menu bound to it.
@MainActor private final class Store: ObservableObject {
    @Published var selection: String? = "a"
    @Published var isOpen = true
    @Published var stagger = 0.0
    var late: [() -> Void] = []
    var checks: [@MainActor () -> Void] = []
    var events: [MenuEvent<String>] = []
    var now = 0.0
    let controller = MenuController<String>()
    nonisolated init() {}

    struct App: View {
        @ObservedObject var store: Store

        var body: some View {
            let store = store
            CircularMenu(
                ["a", "b", "c", "d"],
                id: \.self,
                selection: Binding(
                    get: { store.selection },
                    set: { value in store.late.append { store.selection = value } }
                ),
                isOpen: Binding(
                    get: { store.isOpen },
                    set: { value in store.late.append { store.isOpen = value } }
                ),
                layout: RadialLayout(radius: .fixed(80)),
                behavior: MenuBehavior(stagger: store.stagger),
                controller: store.controller,
                onEvent: { store.events.append($0) },
                item: { Text($0) },
                center: { Text("+") }
            )
            .environment(\.turnClock, TurnClock(now: { store.now }, later: { store.checks.append($0) }))
        }
    }
}

@MainActor private struct LateBindingScene {
    let store = Store()
    let host: StandInHost

    init() { host = StandInHost(Store.App(store: store)) }

    var controller: MenuController<String> { store.controller }

    func tap(_ name: String) {
        let frame = host.frame(of: name) ?? .null
        host.tap(CGPoint(x: frame.midX, y: frame.midY))
    }

    func run(_ frames: Int = 200) {
        for _ in 0..<frames where host.isAnimating {
            store.now += 1.0 / 20
            host.frame(at: store.now)
        }
    }

    /// Publishes the oldest value written.
    func publish() {
        store.late.removeFirst()()
        host.update()
    }

    /// Runs the checks that follow the time in which a binding should read back.
    func check() {
        let checks = store.checks
        store.checks = []
        for check in checks { check() }
        host.update()
    }
}

@MainActor @Suite struct CircularMenuBindingTests {
    @Test func `a binding that reads back late does not send the menu back`() {
        let scene = LateBindingScene()
        scene.tap("b")
        #expect(scene.store.selection == "a" && scene.controller.restItem == "b")
        // Until the store publishes, its old value is not a request of the app.
        scene.store.stagger = 0.01
        scene.host.update()
        scene.run(2)
        #expect(scene.controller.restItem == "b" && scene.controller.selection == "b")
        scene.publish()
        scene.check()
        scene.run()
        #expect(scene.controller.pointed == "b" && scene.store.selection == "b" && scene.store.late.isEmpty)
        let selected = scene.store.events.filter { if case .selected = $0 { true } else { false } }
        #expect(selected == [.selected("b")])
        // From now on the earlier value is a request of the app.
        scene.store.selection = "a"
        scene.host.update()
        scene.run()
        #expect(scene.controller.pointed == "a")
    }

    @Test func `a closed menu stays closed while its binding still reads that it is open`() {
        let scene = LateBindingScene()
        scene.host.tap(CGPoint(x: 100, y: 100))
        #expect(scene.store.isOpen && !scene.controller.isOpen)
        scene.run(3)
        scene.publish()
        scene.check()
        scene.run()
        #expect(!scene.store.isOpen && !scene.controller.isOpen && scene.store.events == [.closed])
    }

    @Test func `a menu whose binding has read back follows it at once, also back to the earlier value`() {
        let scene = LateBindingScene()
        scene.host.tap(CGPoint(x: 100, y: 100))
        #expect(scene.store.isOpen && !scene.controller.isOpen)
        scene.publish()
        #expect(!scene.store.isOpen && !scene.controller.isOpen && scene.store.late.isEmpty)
        // The time in which the binding was to read back has not passed.
        scene.store.isOpen = true
        scene.host.update()
        #expect(scene.controller.isOpen && scene.store.isOpen && scene.store.late.isEmpty)
    }

    @Test func `the time in which a binding reads back begins with the last write`() {
        let scene = LateBindingScene()
        scene.tap("b")
        let first = scene.store.checks
        scene.store.checks = []
        scene.run()
        scene.tap("c")
        for check in first { check() }
        scene.host.update()
        #expect(scene.controller.selection == "c")
        scene.check()
        // The store has refused both.
        #expect(scene.controller.selection == "a")
    }

    @Test(arguments: ["c", "a"]) func `of two values written to a late binding the last one counts`(
        _ last: String
    ) {
        let scene = LateBindingScene()
        scene.tap("b")
        scene.run()
        scene.tap(last)
        scene.publish()
        #expect(scene.store.selection == "b" && scene.controller.selection == last)
        scene.run(2)
        scene.check()
        if scene.store.selection != last, !scene.store.late.isEmpty { scene.publish() }
        scene.run()
        #expect(scene.store.selection == last && scene.controller.pointed == last)
    }

    @Test func `a value that was also written before another one does not send the menu back`() {
        let scene = LateBindingScene()
        scene.host.reducesMotion = true
        for name in ["b", "c", "b"] {
            scene.controller.select(name)
            scene.host.update()
        }
        for published in ["b", "c", "b"] {
            scene.publish()
            #expect(scene.store.selection == published && scene.controller.selection == "b")
        }
        for _ in 0..<3 {
            scene.controller.toggle()
            scene.host.update()
        }
        for isOpen in [false, true, false] {
            scene.publish()
            #expect(scene.store.isOpen == isOpen && !scene.controller.isOpen)
        }
        scene.check()
        #expect(scene.controller.selection == "b" && !scene.controller.isOpen && scene.store.late.isEmpty)
        scene.store.selection = "c"
        scene.host.update()
        #expect(scene.controller.selection == "c")
    }

    @Test func `a binding that refuses a value is followed after the time that it has to read back`() {
        let scene = LateBindingScene()
        scene.tap("b")
        scene.store.late = []
        #expect(scene.controller.selection == "b")
        scene.check()
        scene.run()
        #expect(scene.controller.selection == "a" && scene.controller.pointed == "a")
        scene.host.tap(CGPoint(x: 100, y: 100))
        scene.store.late = []
        scene.check()
        scene.run()
        #expect(scene.controller.isOpen)
    }

    @Test func `a command writes to a binding only what that does not have`() {
        var (selection, isOpen, writes) = ("a" as String?, true, 0)
        let controller = MenuController<String>()
        let menu = CircularMenu(
            ["a", "b"],
            id: \.self,
            selection: Binding(
                get: { selection },
                set: { value in (selection, writes) = (value, writes + 1) }
            ),
            isOpen: Binding(get: { isOpen }, set: { value in (isOpen, writes) = (value, writes + 1) }),
            controller: controller,
            item: { Text($0) },
            center: { Text("+") }
        )
        let host = StandInHost(menu)
        #expect(controller.select("a") && controller.open() && writes == 0)
        #expect(controller.select("b") && selection == "b" && writes == 1)
        #expect(controller.close() && !isOpen && writes == 2)
        #expect(controller.close() && controller.select("b") && writes == 2)
        withExtendedLifetime(host) {}
    }

    @Test func `a binding that reads another value than was written to it is followed at once`() {
        final class Choice { var name: String? = "a" }
        let choice = Choice()
        let controller = MenuController<String>()
        let host = StandInHost(
            CircularMenu(
                ["a", "b", "c"],
                id: \.self,
                selection: Binding(get: { choice.name }, set: { choice.name = $0 == "b" ? "c" : $0 }),
                isOpen: .constant(true),
                controller: controller,
                item: { Text($0) },
                center: { Text("+") }
            )
        )
        controller.select("b")
        #expect(controller.selection == "c" && controller.restItem == "c")
        _ = host
    }

    @Test func `the system clock runs the check of a late binding`() async {
        await withCheckedContinuation { continuation in
            TurnClock.system.later { continuation.resume() }
        }
    }

    @Test func `items that are added in the update that opens the menu move to their positions`() {
        let scene = MenuScene { ($0.names, $0.isOpen) = ([], false) }
        scene.change { ($0.names, $0.isOpen) = (["a", "b", "c"], true) }
        #expect(scene.host.isAnimating && scene.opacities == [0, 0, 0])
        #expect(scene.settle() && scene.opacities == [1, 1, 1])
    }

    @Test func `an item that is selected in the update that opens the menu is at the pointer from the start`()
    {
        let scene = MenuScene { $0.isOpen = false }
        scene.change { ($0.selection, $0.isOpen) = ("c", true) }
        #expect(scene.menu.pointed == 2 && !scene.menu.wheel.isMoving && scene.menu.isOpening)
        scene.settle()
        scene.change { ($0.selection, $0.isOpen) = ("b", false) }
        #expect(scene.menu.pointed == 1 && !scene.menu.wheel.isMoving)
        #expect(!scene.turns.contains(.cameToRest))
    }

    @Test(arguments: ["x", "y", "z"])
    func `new items with a new selection have that at the pointer, whichever index it has`(selection: String)
    {
        let scene = MenuScene { model in
            model.behavior.landsOnItems = false
            model.selection = "b"
        }
        let controller = scene.model.controller
        #expect(controller.turn(toRotation: .degrees(10), duration: 0) && controller.pointed != "b")
        scene.change { model in (model.names, model.selection) = (["x", "y", "z", "w"], selection) }
        #expect(controller.pointed == selection && !controller.isMoving)
        let index = ["x", "y", "z"].firstIndex(of: selection) ?? 9
        let angle = controller.menu.ring.angle(of: index, rotation: controller.menu.wheel.rotation)
        #expect(near(angle.shortestDifference(to: controller.menu.settings.pointer), .zero, 1e-9))
    }
}
#endif
