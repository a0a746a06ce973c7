#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Setters of a menu's bindings that call its controller, at once or in a task, and what they are
/// called for.
@MainActor @Suite struct MenuSetterTests {
    @Test(arguments: [nil, "a"] as [String?])
    func `a setter that refuses a selection by selecting the stored one again is called twice`(
        stored: String?
    ) {
        let model = MenuAttackModel()
        (model.selection, model.takesWrites) = (stored, false)
        let host = StandInHost(MenuAttackModel.App(model: model), size: CGSize(width: 200, height: 200))
        var writes = 0
        model.onWrite = { [unowned model] in
            guard $0 == "selection", writes < 20 else { return }
            writes += 1
            model.controller.select(model.selection)
        }
        let frame = host.frame(of: "c") ?? .null
        host.tap(CGPoint(x: frame.midX, y: frame.midY))
        // For "c", and for what is selected instead.
        #expect(writes == 2)
        #expect(model.controller.selection == stored && model.selection == stored)
    }

    /// An app whose setter tells the controller first, and stores the value afterwards.
    private final class Chooser: HostAttackModel {
        @Published var selection: String?
        let menu = MenuController<String>()
        var writes = 0

        func choose(_ id: String?) {
            writes += 1
            if writes < 20 { menu.select(id) }
            selection = id
        }
    }

    private struct ChooserApp: View {
        @ObservedObject var model: Chooser

        var body: some View {
            let model = model
            CircularMenu(
                ["a", "b", "c", "d"],
                id: \.self,
                selection: Binding(get: { model.selection }, set: { model.choose($0) }),
                isOpen: Binding(get: { true }, set: { _ in }),
                layout: RadialLayout(radius: .fixed(80)),
                controller: model.menu,
                item: { Text($0).frame(width: 24, height: 24) },
                center: { Image(systemName: "plus") }
            )
            .environment(\.turnClock, model.clock)
        }
    }

    @Test func `a setter that selects the value in the menu before it stores it is called once`() {
        let model = Chooser()
        let host = StandInHost(ChooserApp(model: model), size: CGSize(width: 200, height: 200))
        let frame = host.frame(of: "c") ?? .null
        host.tap(CGPoint(x: frame.midX, y: frame.midY))
        #expect(model.writes == 1)
        model.runLate()
        host.update()
        #expect(model.selection == "c" && model.menu.selection == "c")
    }

    @Test func `a setter that refuses a value, and selects it in the menu, is called once`() {
        let model = MenuAttackModel()
        model.takesWrites = false
        let host = StandInHost(MenuAttackModel.App(model: model), size: CGSize(width: 200, height: 200))
        var writes = 0
        model.onWrite = { [unowned model] in
            guard $0 == "selection", writes < 20 else { return }
            writes += 1
            model.controller.select(model.controller.selection)
        }
        let frame = host.frame(of: "c") ?? .null
        host.tap(CGPoint(x: frame.midX, y: frame.midY))
        #expect(writes == 1)
        model.runLate()
        #expect(model.controller.selection == nil && model.selection == nil)
    }

    /// An app that refuses selections until it is unlocked.
    private final class Locked: HostAttackModel {
        @Published var selection: String?
        var isLocked = true
        let menu = MenuController<String>()
    }

    private struct LockedApp: View {
        @ObservedObject var model: Locked

        var body: some View {
            let model = model
            CircularMenu(
                ["a", "b", "c", "d"],
                id: \.self,
                selection: Binding(
                    get: { model.selection },
                    set: { if !model.isLocked { model.selection = $0 } }
                ),
                isOpen: Binding(get: { true }, set: { _ in }),
                layout: RadialLayout(radius: .fixed(80)),
                controller: model.menu,
                onSelect: { id in
                    model.isLocked = false
                    #expect(model.menu.select(id))
                },
                item: { Text($0).frame(width: 24, height: 24) },
                center: { Image(systemName: "plus") }
            )
            .environment(\.turnClock, model.clock)
        }
    }

    @Test func `a value that was refused and is then selected by the app is written again`() {
        let model = Locked()
        let host = StandInHost(LockedApp(model: model), size: CGSize(width: 200, height: 200))
        let frame = host.frame(of: "c") ?? .null
        host.tap(CGPoint(x: frame.midX, y: frame.midY))
        #expect(model.selection == "c")
        model.runLate()
        host.update()
        #expect(model.selection == "c" && model.menu.selection == "c")
    }

    @Test func `writes that a binding refuses in quick succession do not pile up`() throws {
        let model = MenuAttackModel()
        model.takesWrites = false
        let host = StandInHost(MenuAttackModel.App(model: model), size: CGSize(width: 200, height: 200))
        for number in 0..<1_000 { model.controller.select(model.names[number % 4]) }
        let pending = try #require(model.controller.pendingSelection)
        let written = Mirror(reflecting: pending).children.first { $0.label == "written" }?.value
        #expect(try #require(written as? [String?]).count == 60)
        withExtendedLifetime(host) {}
    }

    // MARK: Tasks and other setters

    @Test(arguments: [nil, "a"] as [String?])
    func `a setter that refuses a selection by selecting the stored one in a task is called twice`(
        stored: String?
    ) {
        let model = MenuAttackModel()
        (model.selection, model.takesWrites) = (stored, false)
        let host = StandInHost(MenuAttackModel.App(model: model), size: CGSize(width: 200, height: 200))
        var (writes, tasks) = (0, 0)
        model.onWrite = {
            guard $0 == "selection" else { return }
            writes += 1
            tasks += 1
        }
        let frame = host.frame(of: "c") ?? .null
        host.tap(CGPoint(x: frame.midX, y: frame.midY))
        // Tasks that the setter has begun, before the delay for bindings is over.
        for _ in 0..<20 where tasks > 0 {
            tasks -= 1
            model.controller.select(model.selection)
        }
        #expect(writes == 2 && tasks == 0)
        model.runLate()
        #expect(model.controller.selection == stored && model.selection == stored)
    }

    @Test func `a setter that selects the value in a task, and stores it much later, is called twice`() {
        let model = MenuAttackModel()
        model.takesWrites = false
        let host = StandInHost(MenuAttackModel.App(model: model), size: CGSize(width: 200, height: 200))
        var (writes, tasks) = (0, 0)
        model.onWrite = {
            guard $0 == "selection" else { return }
            writes += 1
            tasks += 1
        }
        let frame = host.frame(of: "c") ?? .null
        host.tap(CGPoint(x: frame.midX, y: frame.midY))
        for _ in 0..<20 where tasks > 0 {
            tasks -= 1
            model.controller.select("c")
        }
        #expect(writes == 2 && tasks == 0)
        model.selection = "c"
        host.update()
        model.runLate()
        #expect(model.controller.selection == "c")
    }

    /// An app that takes a selection only when the menu closes.
    private final class Committing: HostAttackModel {
        @Published var selection: String?
        @Published var isOpen = true
        var isLocked = true
        let menu = MenuController<String>()

        func setOpen(_ value: Bool) {
            isOpen = value
            guard !value else { return }
            isLocked = false
            #expect(menu.select("c"))
        }
    }

    private struct CommittingApp: View {
        @ObservedObject var model: Committing

        var body: some View {
            let model = model
            CircularMenu(
                ["a", "b", "c", "d"],
                id: \.self,
                selection: Binding(
                    get: { model.selection },
                    set: { if !model.isLocked { model.selection = $0 } }
                ),
                isOpen: Binding(get: { model.isOpen }, set: { model.setOpen($0) }),
                layout: RadialLayout(radius: .fixed(80)),
                controller: model.menu,
                onSelect: { _ in model.menu.close() },
                item: { Text($0).frame(width: 24, height: 24) },
                center: { Image(systemName: "plus") }
            )
            .environment(\.turnClock, model.clock)
        }
    }

    @Test func `a value that was refused and is selected in the setter of isOpen is written again`() {
        let model = Committing()
        let host = StandInHost(CommittingApp(model: model), size: CGSize(width: 200, height: 200))
        let frame = host.frame(of: "c") ?? .null
        host.tap(CGPoint(x: frame.midX, y: frame.midY))
        #expect(model.selection == "c")
        model.runLate()
        host.update()
        #expect(model.selection == "c" && model.menu.selection == "c")
    }
}
#endif
