#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// A store that publishes what it is given when the test lets it, and a menu that shows it.
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

@MainActor private struct LateStage {
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

    /// The store publishes what it was given first.
    func publish() {
        store.late.removeFirst()()
        host.update()
    }

    /// The time is over that a binding has to read back.
    func check() {
        let checks = store.checks
        store.checks = []
        for check in checks { check() }
        host.update()
    }
}

@MainActor @Suite struct MenuBindingTests {
    @Test func `a binding that reads back late does not bounce the menu`() {
        let stage = LateStage()
        stage.tap("b")
        #expect(stage.store.selection == "a" && stage.controller.restItem == "b")
        // Whatever happens before the store publishes, the old value is not the app's wish.
        stage.store.stagger = 0.01
        stage.host.update()
        stage.run(2)
        #expect(stage.controller.restItem == "b" && stage.controller.selection == "b")
        stage.publish()
        stage.check()
        stage.run()
        #expect(stage.controller.pointed == "b" && stage.store.selection == "b" && stage.store.late.isEmpty)
        let selected = stage.store.events.filter { if case .selected = $0 { true } else { false } }
        #expect(selected == [.selected("b")])
        // From now on the value of before is one that the app wants.
        stage.store.selection = "a"
        stage.host.update()
        stage.run()
        #expect(stage.controller.pointed == "a")
    }

    @Test func `a menu that is closed stays closed while its binding still reads that it is open`() {
        let stage = LateStage()
        stage.host.tap(CGPoint(x: 100, y: 100))
        #expect(stage.store.isOpen && !stage.controller.isOpen)
        stage.run(3)
        stage.publish()
        stage.check()
        stage.run()
        #expect(!stage.store.isOpen && !stage.controller.isOpen && stage.store.events == [.closed])
    }

    @Test(arguments: ["c", "a"]) func `of two values that a late binding was given the last one counts`(
        _ last: String
    ) {
        let stage = LateStage()
        stage.tap("b")
        stage.run()
        stage.tap(last)
        stage.publish()
        #expect(stage.store.selection == "b" && stage.controller.selection == last)
        stage.run(2)
        stage.check()
        if stage.store.selection != last, !stage.store.late.isEmpty { stage.publish() }
        stage.run()
        #expect(stage.store.selection == last && stage.controller.pointed == last)
    }

    @Test func `a binding that refuses is followed when it had time to read back`() {
        let stage = LateStage()
        stage.tap("b")
        stage.store.late = []
        #expect(stage.controller.selection == "b")
        stage.check()
        stage.run()
        #expect(stage.controller.selection == "a" && stage.controller.pointed == "a")
        stage.host.tap(CGPoint(x: 100, y: 100))
        stage.store.late = []
        stage.check()
        stage.run()
        #expect(stage.controller.isOpen)
    }

    @Test func `a binding that reads something else than it was given is followed at once`() {
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

    @Test func `the clock gives a binding a moment, and then asks`() async {
        await withCheckedContinuation { continuation in
            TurnClock.system.later { continuation.resume() }
        }
    }

    @Test func `items that come with the opening fly to their places`() {
        let stage = MenuStage { ($0.names, $0.isOpen) = ([], false) }
        stage.change { ($0.names, $0.isOpen) = (["a", "b", "c"], true) }
        #expect(stage.host.isAnimating && stage.opacities == [0, 0, 0])
        #expect(stage.settle() && stage.opacities == [1, 1, 1])
    }

    @Test func `what is selected with the opening is at the pointer from the beginning`() {
        let stage = MenuStage { $0.isOpen = false }
        stage.change { ($0.selection, $0.isOpen) = ("c", true) }
        #expect(stage.menu.pointed == 2 && !stage.menu.wheel.isMoving && stage.menu.isOpening)
        stage.settle()
        stage.change { ($0.selection, $0.isOpen) = ("b", false) }
        #expect(stage.menu.pointed == 1 && !stage.menu.wheel.isMoving)
        #expect(!stage.turns.contains(.cameToRest))
    }
}
#endif
