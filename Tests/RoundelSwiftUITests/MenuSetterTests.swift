#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Setters of a menu's bindings that call its controller, at once or in a task, and what they are
/// called for.
@MainActor @Suite struct MenuSetterTests {
    /// An app whose setters are those of the test.
    private final class SetterModel: HostAttackModel {
        @Published var selection: String?
        @Published var isOpen = true
        let menu = MenuController<String>()
        var select: @MainActor (SetterModel, String?) -> Void = { $0.selection = $1 }
        var open: @MainActor (SetterModel, Bool) -> Void = { $0.isOpen = $1 }
        var onSelect: @MainActor (SetterModel, String) -> Void = { _, _ in }
        /// Whether the app refuses selections.
        var isLocked = false
        /// The number of calls of the selection's setter, and of the tasks that it has begun.
        var (writes, tasks) = (0, 0)
    }

    private struct SetterApp: View {
        @ObservedObject var model: SetterModel

        var body: some View {
            let model = model
            CircularMenu(
                ["a", "b", "c", "d"],
                id: \.self,
                selection: Binding(
                    get: { model.selection },
                    set: {
                        model.writes += 1
                        model.select(model, $0)
                    }
                ),
                isOpen: Binding(get: { model.isOpen }, set: { model.open(model, $0) }),
                layout: RadialLayout(radius: .fixed(80)),
                controller: model.menu,
                onSelect: { model.onSelect(model, $0) },
                item: { Text($0).frame(width: 24, height: 24) },
                center: { Image(systemName: "plus") }
            )
            .environment(\.turnClock, model.clock)
        }
    }

    /// Taps on "c".
    private func tapped(_ change: (SetterModel) -> Void) -> (SetterModel, StandInHost) {
        let model = SetterModel()
        change(model)
        let host = StandInHost(SetterApp(model: model), size: CGSize(width: 200, height: 200))
        let frame = host.frame(of: "c") ?? .null
        host.tap(CGPoint(x: frame.midX, y: frame.midY))
        return (model, host)
    }

    @Test(arguments: [nil, "a"] as [String?])
    func `a setter that refuses a selection by selecting the stored one again is called twice`(
        stored: String?
    ) {
        let (model, host) = tapped {
            $0.selection = stored
            $0.select = { model, _ in
                if model.writes < 20 { model.menu.select(model.selection) }
            }
        }
        // For "c", and for what is selected instead.
        #expect(model.writes == 2)
        #expect(model.menu.selection == stored && model.selection == stored)
        withExtendedLifetime(host) {}
    }

    @Test func `a setter that selects the value in the menu before it stores it is called once`() {
        let (model, host) = tapped {
            $0.select = { model, id in
                if model.writes < 20 { model.menu.select(id) }
                model.selection = id
            }
        }
        #expect(model.writes == 1)
        model.runLate()
        host.update()
        #expect(model.selection == "c" && model.menu.selection == "c")
    }

    @Test func `a setter that refuses a value, and selects it in the menu, is called once`() {
        let (model, host) = tapped {
            $0.select = { model, id in
                if model.writes < 20 { model.menu.select(id) }
            }
        }
        #expect(model.writes == 1)
        model.runLate()
        #expect(model.menu.selection == nil && model.selection == nil)
        withExtendedLifetime(host) {}
    }

    @Test(arguments: [false, true])
    func `a value that was refused and is then selected by the app is written again`(inSetter: Bool) {
        let (model, host) = tapped {
            $0.isLocked = true
            $0.select = { if !$0.isLocked { $0.selection = $1 } }
            @MainActor func unlock(_ model: SetterModel) {
                model.isLocked = false
                #expect(model.menu.select("c"))
            }
            // In the event, or in the setter of the other binding.
            $0.onSelect = { model, _ in
                if inSetter { model.menu.close() } else { unlock(model) }
            }
            $0.open = { model, isOpen in
                model.isOpen = isOpen
                if !isOpen { unlock(model) }
            }
        }
        #expect(model.selection == "c")
        model.runLate()
        host.update()
        #expect(model.selection == "c" && model.menu.selection == "c")
    }

    @Test(arguments: [true, false])
    func `a menu that an app closes or opens again after a refusal is written again`(closes: Bool) {
        let model = SetterModel()
        model.isOpen = closes
        model.isLocked = true
        model.open = { if !$0.isLocked { $0.isOpen = $1 } }
        let host = StandInHost(SetterApp(model: model), size: CGSize(width: 200, height: 200))
        #expect(closes ? model.menu.close() : model.menu.open())
        #expect(model.isOpen == closes)
        model.isLocked = false
        #expect(closes ? model.menu.close() : model.menu.open())
        #expect(model.isOpen == !closes)
        model.runLate()
        host.update()
        #expect(model.menu.isOpen == !closes && model.isOpen == !closes)
    }

    @Test func `a selection that is repeated without a write does not put off what the binding reads`() {
        let (model, host) = tapped {
            $0.isLocked = true
            $0.select = { if !$0.isLocked { $0.selection = $1 } }
        }
        model.menu.select("c")
        model.isLocked = false
        for _ in 0..<5 {
            // A command comes before each delay is over.
            let due = model.late
            model.late = []
            #expect(model.menu.select("c"))
            for action in due { action() }
        }
        #expect(model.selection == "c")
        withExtendedLifetime(host) {}
    }

    @Test func `writes that a binding refuses in quick succession do not pile up`() throws {
        let (model, host) = tapped { $0.select = { _, _ in } }
        for number in 0..<1_000 { model.menu.select(["a", "b", "c", "d"][number % 4]) }
        let pending = try #require(model.menu.pendingSelection)
        let written = Mirror(reflecting: pending).children.first { $0.label == "written" }?.value
        #expect(try #require(written as? [String?]).count == 60)
        withExtendedLifetime(host) {}
    }

    // MARK: Tasks

    /// Runs the tasks that the setter has begun, before the delay for bindings is over.
    private func run(_ model: SetterModel, _ task: (SetterModel) -> Void) {
        for _ in 0..<20 where model.tasks > 0 {
            model.tasks -= 1
            task(model)
        }
    }

    @Test(arguments: [nil, "a"] as [String?])
    func `a setter that refuses a selection by selecting the stored one in a task is called twice`(
        stored: String?
    ) {
        let (model, host) = tapped {
            $0.selection = stored
            $0.select = { model, _ in model.tasks += 1 }
        }
        run(model) { $0.menu.select($0.selection) }
        #expect(model.writes == 2 && model.tasks == 0)
        model.runLate()
        #expect(model.menu.selection == stored && model.selection == stored)
        withExtendedLifetime(host) {}
    }

    @Test func `a setter that selects the value in a task, and stores it much later, is called twice`() {
        let (model, host) = tapped { $0.select = { model, _ in model.tasks += 1 } }
        run(model) { $0.menu.select("c") }
        #expect(model.writes == 2 && model.tasks == 0)
        model.selection = "c"
        host.update()
        model.runLate()
        #expect(model.menu.selection == "c")
    }

    @Test(arguments: [true, false])
    func `a selection that is refused or taken away after a tap does not come back with the motion`(
        refuses: Bool
    ) {
        let (model, host) = tapped {
            if refuses {
                $0.select = { _, _ in }
            } else {
                $0.onSelect = { model, _ in model.selection = nil }
            }
        }
        model.runLate()
        host.update()
        #expect(model.menu.selection == nil && model.menu.isMoving)
        for _ in 0..<200 where host.isAnimating {
            model.now += 0.05
            host.frame(at: model.now)
        }
        #expect(!model.menu.isMoving && model.menu.pointed == "c")
        #expect(model.writes == 1 && model.selection == nil && model.menu.selection == nil)
    }
}
#endif
