#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

@MainActor @Suite struct MenuControllerTests {
    @Test func `a controller has the commands of UIKit's menu`() {
        let scene = MenuScene()
        let menu = scene.model.controller
        #expect(menu.turn(to: "c", .clockwise, extraTurns: 1, duration: 1) && menu.isMoving)
        #expect(menu.restItem == "c" && near(menu.restRotation?.degrees ?? 0, 540))
        scene.host.update()
        #expect(scene.settle())
        #expect(scene.model.selection == "c" && near(menu.rotation.degrees, 540) && menu.pointed == "c")
        #expect(menu.turn(toRotation: .degrees(500), duration: 0.1))
        scene.host.update()
        scene.settle()
        #expect(scene.model.selection == "c" && scene.model.selected.isEmpty)
        #expect(menu.step(by: 1) && menu.step(by: 1))
        scene.host.update()
        scene.settle()
        #expect(scene.model.selection == "a")
        #expect(menu.spin(velocity: .degrees(90)) && menu.restItem == nil)
        #expect(menu.stop() && menu.restItem != nil)
        scene.host.update()
        #expect(scene.settle() && !menu.stop())
        #expect(menu.spinAtRandom(seed: 1, turns: 1...1, duration: 0.5))
        scene.host.update()
        #expect(scene.settle())
        #expect(menu.select("b") && scene.model.selection == "b")
        scene.host.update()
        #expect(scene.settle() && menu.pointed == "b")
        #expect(!menu.select("nothing") && !menu.turn(to: "nothing"))
        #expect(menu.close() && !menu.isOpen && !scene.model.isOpen && scene.menu.isOpening)
        #expect(menu.toggle() && scene.model.isOpen && menu.open(animated: false))
        #expect(scene.host.values("sensoryFeedback", as: Int.self).reduce(0, +) == 0)
    }

    @Test func `a view that observes a menu is evaluated when it begins to turn and when it rests`() {
        struct Page: View {
            @ObservedObject var controller: MenuController<String>
            var body: some View { Text("moves \(controller.isMoving)") }
        }
        let scene = MenuScene { $0.behavior.landsOnItems = false }
        let page = StandInHost(Page(controller: scene.model.controller))
        func evaluated() -> Int { page.evaluations(of: Page.self) }
        var counts = [evaluated()]
        // The first item stays the one at the pointer.
        #expect(scene.model.controller.turn(toRotation: .degrees(30), duration: 1))
        scene.host.update()
        for _ in 0..<40 {
            page.update()
            counts.append(evaluated())
            scene.run(1.0 / 30, rate: 30)
        }
        #expect(!scene.menu.isMoving && near(scene.menu.wheel.rotation.degrees, 30, 1e-6))
        #expect(Set(counts) == [counts[0], counts[0] + 1, counts[0] + 2])
    }

    @Test func `a page sees that the menu is held, moves and rests, also if its item stays at the pointer`() {
        struct Page: View {
            @ObservedObject var controller: MenuController<String>
            var body: some View { Text("held \(controller.isHeld), moves \(controller.isMoving)") }
        }
        let scene = MenuScene()
        let menu = scene.model.controller
        let page = StandInHost(Page(controller: menu))
        var shown: [String] {
            page.update()
            return page.all(Text.self).map(\.standInString)
        }
        #expect(shown == ["held false, moves false"])
        let touch = scene.host.touch(at: scene.point(0), time: 0)
        scene.host.move(touch, to: scene.point(10), time: 0.1)
        #expect(shown == ["held true, moves false"])
        scene.host.lift(touch, at: scene.point(10), time: 2)
        #expect(shown == ["held false, moves true"])
        scene.settle()
        #expect(menu.pointed == "a" && shown == ["held false, moves false"])
        menu.turn(toRotation: .degrees(5))
        #expect(shown == ["held false, moves true"])
        scene.host.update()
        scene.settle()
        #expect(menu.pointed == "a" && shown == ["held false, moves false"])
        // An opening is no motion of the wheel.
        for _ in 0..<2 {
            menu.toggle()
            #expect(shown == ["held false, moves true"])
            scene.host.update()
            scene.settle()
            #expect(shown == ["held false, moves false"])
        }
    }

    @Test(arguments: [["d", "c", "b", "a"], ["x", "y", "a", "b", "c"], ["b", "c"]], [false, true])
    func `a command to an item ends at it when the data change`(names: [String], keepsSelection: Bool) {
        let scene = MenuScene { $0.menuKeepsSelection = keepsSelection }
        let menu = scene.model.controller
        #expect(menu.turn(to: "c", .clockwise, extraTurns: 1, duration: 2))
        scene.run(0.5, rate: 20)
        scene.change { $0.names = names }
        #expect(scene.settle(rate: 5) && menu.pointed == "c" && menu.selection == "c")
    }

    @Test func `commands are refused without a menu and while a finger holds the menu`() {
        let free = MenuController<String>()
        #expect(
            !free.open() && !free.turn(to: "a") && !free.select("a") && !free.step(by: 1)
                && !free.spin(velocity: .degrees(9)) && !free.select(nil) && !free.toggle()
        )
        let scene = MenuScene()
        let touch = scene.host.touch(at: scene.point(0), time: 0)
        scene.host.move(touch, to: scene.point(30), time: 0.1)
        #expect(scene.model.controller.isHeld && !scene.model.controller.turn(to: "c"))
        scene.host.cancel(touch)
        scene.settle()
        scene.change { $0.isShown = false }
        #expect(!scene.model.controller.open() && !scene.model.controller.toggle())
        let selection = scene.model.controller.selection
        #expect(!scene.model.controller.select("c") && !scene.model.controller.select(nil))
        #expect(scene.model.controller.selection == selection && scene.model.selection == selection)
    }

    @Test(arguments: [false, true])
    func `toggle counts from what the app has set, also before the view is updated`(isOpen: Bool) {
        let scene = MenuScene { $0.isOpen = !isOpen }
        scene.model.isOpen = isOpen
        #expect(scene.model.controller.toggle())
        #expect(scene.model.controller.isOpen == !isOpen && scene.model.isOpen == !isOpen)
        scene.host.update()
        #expect(scene.settle() && scene.menu.isOpen == !isOpen && scene.model.isOpen == !isOpen)
    }

    @Test func `a menu that disappears refuses the commands of an app that is told of it`() {
        let scene = MenuScene()
        let menu = scene.model.controller
        var accepted: [Bool] = []
        scene.model.onEvent = { _ in
            accepted += [menu.spin(velocity: .degrees(90)), menu.step(by: 1), menu.turn(toRotation: .zero)]
        }
        let touch = scene.host.touch(at: scene.point(0), time: 0)
        scene.host.move(touch, to: scene.point(30), time: 0.1)
        accepted = []
        scene.change { $0.isShown = false }
        #expect(!accepted.isEmpty && !accepted.contains(true))
    }

    @Test
    func `waiting ends when the menu comes to rest, when the task is cancelled and when the view disappears`()
        async
    {
        let scene = MenuScene()
        let menu = scene.model.controller
        await menu.rested()
        menu.turn(to: "c")
        scene.host.update()
        let first = Task { await menu.rested() }
        let second = Task { await menu.rested() }
        await Task.yield()
        second.cancel()
        await second.value
        #expect(menu.isMoving)
        scene.settle()
        await first.value
        menu.spin(velocity: .degrees(90))
        let third = Task { await menu.rested() }
        await Task.yield()
        scene.change { $0.isShown = false }
        await third.value
    }

    @Test(arguments: ["rest", "flick", "spin", "step", "turn", "drag"], ["opens", "closes", "stops"])
    func `an item that is added and selected in one update gets to the pointer`(motion: String, end: String) {
        // A finger keeps an open menu where it is.
        for isReversed in [false, true] where motion != "drag" || end == "closes" {
            let scene = MenuScene()
            switch motion {
            case "drag":
                let touch = scene.host.touch(at: scene.point(20), time: 0)
                scene.host.move(touch, to: scene.point(60), time: 0.1)
            case "spin": scene.model.controller.spin(velocity: .degrees(300))
            case "step": scene.model.controller.step(by: 2)
            case "turn": scene.model.controller.turn(to: "c", .clockwise, extraTurns: 1, duration: 2)
            case "flick": scene.drag(20, 100)
            default: break
            }
            scene.host.update()
            scene.run(0.2, rate: 20)
            #expect((scene.menu.wheel.phase == .idle) == (motion == "rest"))
            if end == "stops" { scene.host.reducesMotion = true }
            scene.change {
                $0.isOpen = end != "closes"
                $0.names = isReversed ? $0.names.reversed() : $0.names + ["e"]
                $0.selection = isReversed ? "b" : "e"
            }
            #expect(scene.settle(rate: 5))
            #expect(scene.model.selection == (isReversed ? "b" : "e"))
            #expect(scene.model.controller.selection == scene.model.selection)
            #expect(scene.model.controller.pointed == scene.model.selection, "\(motion)")
        }
    }

    @Test(arguments: [nil, 0, 0.5] as [Double?])
    func `a command to the item at the pointer selects it, as one to any other does`(duration: Double?) {
        for name in ["b", "a"] {
            let scene = MenuScene()
            #expect(scene.model.controller.turn(to: name, duration: duration))
            scene.host.update()
            scene.settle()
            #expect(scene.model.selection == name, "\(name)")
        }
        let spun = MenuScene()
        #expect(spun.model.controller.spinAtRandom(seed: 3, turns: 0...0))
        spun.host.update()
        spun.settle()
        #expect(spun.model.selection != nil && spun.model.selection == spun.model.controller.pointed)
    }

    @Test func `VoiceOver closes a menu with its centre also while it turns`() {
        let scene = MenuScene()
        scene.host.isVoiceOverRunning = true
        scene.model.controller.spin(velocity: .degrees(180))
        scene.run(1)
        #expect(scene.model.controller.isMoving)
        // The button in the centre follows those of the four items.
        scene.host.activateButton(4)
        #expect(!scene.model.isOpen)
        scene.host.activateButton(4)
        #expect(scene.model.isOpen)
        scene.change { $0.isEnabled = false }
        scene.host.activateButton(4)
        #expect(scene.model.isOpen)
    }

    // MARK: Events of a selection

    @Test(arguments: [false, true]) func `events of a selection come after the binding has changed`(
        isOpen: Bool
    ) {
        let scene = MenuScene { $0.isOpen = isOpen }
        scene.host.reducesMotion = isOpen
        let model = scene.model
        var told: [(event: MenuEvent<String>, selection: String?)] = []
        model.onEvent = { [unowned model] in told.append(($0, model.selection)) }
        #expect(model.controller.select("c"))
        scene.host.update()
        #expect(told.contains { $0.event == .pointed("c") })
        #expect(told.allSatisfy { $0.selection == "c" })
    }

    @Test(arguments: [false, true]) func `what the app selects in an event of a selection stays`(isOpen: Bool)
    {
        let scene = MenuScene { $0.isOpen = isOpen }
        scene.host.reducesMotion = isOpen
        let model = scene.model
        model.onEvent = { [unowned model] event in
            if event == .pointed("b") { model.selection = "d" }
        }
        model.controller.select("b")
        scene.host.update()
        scene.settle()
        #expect(model.selection == "d" && model.controller.selection == "d")
    }

    @Test(arguments: [false, true])
    func `a command in onAppear turns a fan of a fixed radius, also before it is laid out`(isBefore: Bool) {
        let menu = MenuController<String>()
        let layout = RadialLayout(radius: .fixed(40), start: .degrees(180), sweep: .degrees(180))
        let view = CircularMenu(
            ["a", "b", "c"],
            id: \.self,
            isOpen: .constant(true),
            layout: layout,
            controller: menu
        ) {
            Text($0).frame(width: 24, height: 24)
        } center: {
            Text("+")
        }
        .environment(\.turnClock, TurnClock { 0 })
        .onAppear { #expect(menu.turn(to: "c", duration: 0)) }
        let host = StandInHost(view, appearsBeforeLayout: isBefore)
        host.update()
        #expect(menu.pointed == "c")
    }
}
#endif
