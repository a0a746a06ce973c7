#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// What the app selects in a binding while a menu turns, is dragged, closes or goes away.
@MainActor @Suite struct MenuAppSelectionTests {
    private func selections(_ scene: MenuScene) -> [String?] {
        scene.model.events.compactMap { if case .selected(let id) = $0 { .some(id) } else { nil } }
    }

    /// A menu with the selection "a" that turns to "b".
    private func turning() -> MenuScene {
        let scene = MenuScene { $0.selection = "a" }
        #expect(scene.model.controller.turn(to: "b", duration: 2))
        scene.run(0.2)
        return scene
    }

    /// Drags the menu until "d" is at the pointer, with the finger still down.
    private func drag(_ scene: MenuScene) {
        let touch = scene.host.touch(at: scene.point(0), time: 0)
        for step in 1...8 {
            scene.model.now += 0.05
            scene.host.move(touch, to: scene.point(10 * Double(step)), time: scene.model.now)
        }
        #expect(scene.menu.wheel.isHeld && scene.model.controller.pointed == "d")
    }

    @Test(arguments: [true, false])
    func `what the app selects under a finger that stopped the menu stays selected`(inBinding: Bool) {
        let scene = MenuScene { $0.turning = TurnSettings(gesture: .immediate) }
        scene.drag(45, 105)
        scene.run(0.2)
        #expect(scene.menu.wheel.isMoving)
        let touch = scene.host.touch(at: scene.point(45), time: scene.model.now)
        scene.run(0.2)
        if inBinding {
            scene.change { $0.selection = "c" }
        } else {
            #expect(scene.model.controller.select("c"))
        }
        #expect(scene.model.controller.restItem == "c")
        scene.run(0.2)
        scene.host.lift(touch, at: scene.point(45), time: scene.model.now)
        scene.settle()
        #expect(scene.model.controller.selection == "c" && scene.model.controller.pointed == "c")
        #expect(scene.model.selection == "c")
    }

    @Test(arguments: [false, true], ["up", "cancel", "disable", "close"])
    func `a selection under a finger is kept, whatever ends the touch`(isReduced: Bool, end: String) {
        let scene = MenuScene { $0.turning = TurnSettings(gesture: .immediate) }
        scene.host.reducesMotion = isReduced
        scene.host.update()
        scene.settle()
        let touch = scene.host.touch(at: scene.point(45), time: scene.model.now)
        scene.model.now += 0.1
        scene.host.move(touch, to: scene.point(60), time: scene.model.now)
        scene.run(0.4)
        scene.change { $0.selection = "c" }
        #expect(scene.model.controller.restItem == "c")
        scene.run(0.4)
        switch end {
        case "up": scene.host.lift(touch, at: scene.point(60), time: scene.model.now)
        case "cancel": scene.host.cancel(touch)
        case "disable": scene.change { $0.isEnabled = false }
        default: scene.change { $0.isOpen = false }
        }
        scene.settle()
        #expect(scene.model.selection == "c" && scene.model.controller.pointed == "c")
    }

    @Test func `the prediction is that of a release now, also after the finger has rested`() {
        let scene = MenuScene { $0.turning = TurnSettings(gesture: .immediate) }
        scene.settle()
        let touch = scene.host.touch(at: scene.point(45), time: scene.model.now)
        for step in 1...6 {
            scene.model.now += 1.0 / 60
            scene.host.move(touch, to: scene.point(45 + 8 * Double(step)), time: scene.model.now)
        }
        let flicked = scene.model.controller.restItem
        scene.run(3)
        let predicted = scene.model.controller.restItem
        #expect(flicked != predicted)
        scene.host.lift(touch, at: scene.point(93), time: scene.model.now)
        scene.settle()
        #expect(predicted == scene.model.controller.pointed)
    }

    @Test(arguments: ["reverse", "rotate", "insert", "remove", "select", "mirror", "start", "pointer"])
    func `what the app changes under a resting finger leaves the selected item at the pointer`(change: String)
    {
        let scene = MenuScene { ($0.turning, $0.selection) = (TurnSettings(gesture: .immediate), "b") }
        scene.settle()
        let touch = scene.host.touch(at: scene.point(-45), time: scene.model.now)
        scene.change {
            switch change {
            case "reverse": $0.names.reverse()
            case "rotate": $0.names = ["d", "a", "b", "c"]
            case "insert": $0.names.insert("z", at: 0)
            case "remove": $0.names.removeFirst()
            case "select": ($0.names, $0.selection) = ($0.names + ["e"], "e")
            case "mirror": $0.direction = .rightToLeft
            case "start": $0.layout.start = .degrees(20)
            default: $0.pointer = .degrees(0)
            }
        }
        scene.model.now += 0.3
        scene.host.lift(touch, at: scene.point(-45), time: scene.model.now)
        scene.settle()
        let expected = change == "select" ? "e" : "b"
        #expect(scene.model.controller.selection == expected && scene.model.controller.pointed == expected)
        #expect(scene.model.selection == expected)
    }

    @Test(arguments: ["c", "nothing", nil] as [String?])
    func `what the app selects as it closes a turning menu stays, and is not reported`(id: String?) {
        let scene = turning()
        #expect(scene.menu.wheel.isMoving && scene.model.controller.restItem == "b")
        scene.model.events = []
        scene.change { ($0.isOpen, $0.selection) = (false, id) }
        #expect(scene.model.selection == id)
        #expect(selections(scene).isEmpty)
        scene.settle()
        #expect(scene.model.selection == id && selections(scene).isEmpty)
    }

    @Test func `a turning menu that the app closes lands on an item, which is reported`() {
        let scene = turning()
        scene.model.events = []
        scene.change { $0.isOpen = false }
        #expect(scene.model.selection == "b" && selections(scene) == ["b"])
    }

    @Test(arguments: [true, false])
    func `what the app selects while it hides a menu under a finger stays selected`(isReduced: Bool) {
        let scene = MenuScene { $0.turning = TurnSettings(gesture: .immediate) }
        scene.host.reducesMotion = isReduced
        scene.change { $0.selection = "a" }
        scene.settle()
        drag(scene)
        scene.model.events = []
        scene.change { ($0.selection, $0.isShown) = ("c", false) }
        #expect(scene.model.selection == "c")
        scene.model.now += 60
        scene.change { $0.isShown = true }
        scene.settle()
        #expect(scene.model.selection == "c" && scene.model.controller.pointed == "c")
        #expect(selections(scene).isEmpty)
    }

    @Test(arguments: [true, false])
    func `a drag lands that ends because the app closes a menu, or closes it and hides it`(hides: Bool) {
        let scene = MenuScene { $0.turning = TurnSettings(gesture: .immediate) }
        drag(scene)
        scene.change { ($0.isOpen, $0.isShown) = (false, !hides) }
        scene.model.now += 60
        scene.change { $0.isShown = true }
        scene.settle()
        #expect(scene.model.selection == "d" && scene.model.controller.selection == "d")
    }

    @Test(arguments: [nil, "c"] as [String?], [false, true])
    func `what the app selects before a command closes a turning menu stays`(id: String?, toggles: Bool) {
        let scene = MenuScene { ($0.selection, $0.behavior.turnsSelectionToPointer) = ("a", id == nil) }
        #expect(scene.model.controller.turn(to: "b", duration: 2))
        scene.run(0.2)
        scene.model.events = []
        scene.model.selection = id
        #expect(toggles ? scene.model.controller.toggle() : scene.model.controller.close())
        scene.host.update()
        scene.settle()
        #expect(!scene.model.isOpen)
        #expect(scene.model.selection == id && scene.model.controller.selection == id)
        #expect(selections(scene).isEmpty)
    }

    @Test(arguments: [true, false])
    func `a menu that opens or closes as it goes away has done so when it appears again`(opens: Bool) {
        let scene = MenuScene { $0.isOpen = !opens }
        scene.change { ($0.isOpen, $0.isShown) = (opens, false) }
        scene.model.now += 60
        scene.change { $0.isShown = true }
        #expect(!scene.menu.isOpening)
        #expect(scene.opacities == (opens ? [1, 1, 1, 1] : [0, 0, 0, 0]))
    }

    @Test(arguments: ["x", "y", "z"], [true, false])
    func `an item that the app adds and selects before a command is selected`(id: String, closes: Bool) {
        let scene = MenuScene()
        scene.drag(20, 100)
        scene.run(0.1)
        #expect(scene.menu.wheel.isMoving)
        scene.model.events = []
        (scene.model.names, scene.model.selection) = (["x", "y", "z"], id)
        #expect(closes ? scene.model.controller.close() : scene.model.controller.open())
        scene.host.update()
        scene.settle()
        #expect(scene.model.selection == id && scene.model.controller.selection == id)
        #expect(scene.model.controller.pointed == id && selections(scene).isEmpty)
    }

    @Test
    func `an item that the app adds and selects as it hides a turning menu is selected when it is back`() {
        let scene = turning()
        scene.change { ($0.names, $0.selection, $0.isShown) = ($0.names + ["e"], "e", false) }
        scene.model.now += 60
        scene.change { $0.isShown = true }
        scene.settle()
        #expect(scene.model.selection == "e" && scene.model.controller.pointed == "e")
    }

    @Test func `a menu that turned while its items were replaced lands on one that it has`() {
        let scene = MenuScene()
        #expect(scene.model.controller.turn(to: "c", duration: 2))
        scene.run(0.2)
        scene.change { $0.isShown = false }
        scene.change { $0.names = ["x", "y"] }
        scene.model.now += 60
        scene.change { $0.isShown = true }
        scene.settle()
        #expect(["x", "y"].contains(scene.model.selection))
        #expect(!scene.model.events.contains(.selected("c")))
    }

    @Test func `an item that is awaited gives way to where the user turns the menu`() {
        let scene = turning()
        scene.change { $0.selection = "z" }
        scene.drag(20, 100)
        scene.run(0.1)
        #expect(scene.menu.wheel.isMoving)
        scene.change { $0.names += ["z"] }
        scene.settle()
        #expect(scene.model.selection == scene.model.controller.pointed && scene.model.selection != "z")
    }

    @Test(arguments: [[], ["a", "b", "d"]])
    func `an item that comes back while the menu still turns to it stays selected`(names: [String]) {
        let scene = MenuScene()
        scene.tap("c")
        scene.host.update()
        scene.run(0.1)
        #expect(scene.model.selection == "c" && scene.menu.wheel.isMoving)
        scene.change { $0.names = names }
        scene.run(0.1)
        scene.change { $0.names = ["c", "a", "b", "d"] }
        scene.settle()
        #expect(scene.model.selection == "c" && scene.model.controller.pointed == "c")
    }

    @Test func `a spin goes on when an item comes that the app has selected before`() {
        let scene = MenuScene { $0.selection = "z" }
        #expect(scene.model.controller.spin(velocity: .degrees(90)))
        scene.run(0.2)
        scene.change { $0.names += ["e"] }
        scene.run(0.1)
        scene.change { $0.names += ["z"] }
        #expect(scene.menu.wheel.isSpinning)
    }

    /// A menu that turned to "c" as it went away, and is back after a time with more items.
    private func back(after seconds: Double) -> MenuScene {
        let scene = MenuScene()
        #expect(scene.model.controller.turn(to: "c", duration: 2))
        scene.run(0.2)
        scene.change { $0.isShown = false }
        scene.change { $0.names += ["e", "f"] }
        scene.model.now += seconds
        scene.change { $0.isShown = true }
        return scene
    }

    @Test func `a turn that ended while the menu was away has ended also if there are more items`() {
        let scene = back(after: 60)
        #expect(!scene.menu.wheel.isMoving && scene.model.controller.pointed == "c")
        #expect(scene.model.selection == "c")
    }

    @Test func `a turn that goes on while the menu is away goes on when it is back with more items`() {
        let scene = back(after: 0.2)
        #expect(scene.menu.wheel.isMoving && scene.model.controller.restItem == "c")
    }

    @Test func `a menu that a command closes selects nothing until the item that the app selected is there`()
    {
        let scene = turning()
        scene.model.events = []
        scene.model.selection = "z"
        #expect(scene.model.controller.close())
        scene.host.update()
        scene.settle()
        #expect(scene.model.selection == "z" && scene.model.controller.selection == nil)
        scene.change { $0.names = ["a", "b"] }
        #expect(selections(scene).isEmpty)
        scene.change { $0.names += ["z"] }
        #expect(scene.model.controller.selection == "z" && scene.model.controller.pointed == "z")
    }

    @Test func `an item that is awaited gives way to a key`() {
        let scene = turning()
        scene.change { $0.selection = "z" }
        scene.host.press(.rightArrow)
        scene.change { $0.names += ["z"] }
        scene.settle()
        #expect(scene.model.selection == "c")
    }

    @Test func `a menu that lands while an item is awaited selects where it lands`() {
        let scene = turning()
        scene.model.events = []
        scene.change { $0.selection = "z" }
        scene.settle()
        #expect(scene.model.selection == "b" && selections(scene) == ["b"])
        scene.change { $0.names += ["z"] }
        #expect(scene.model.selection == "b" && scene.model.controller.pointed == "b")
    }

    @Test func `what the app selects while it hides a menu that is scrolled stays selected`() {
        let scene = MenuScene { $0.selection = "a" }
        scene.settle()
        scene.model.controller.scrolled(by: .degrees(80))
        #expect(scene.menu.wheel.isHeld && scene.model.controller.pointed == "d")
        scene.change { ($0.selection, $0.isShown) = ("c", false) }
        scene.model.now += 60
        scene.change { $0.isShown = true }
        scene.settle()
        #expect(scene.model.selection == "c" && scene.model.controller.pointed == "c")
    }

    @Test func `an item that is awaited gives way to what a command selects`() {
        let scene = turning()
        scene.change { $0.selection = "z" }
        #expect(scene.model.controller.select("c"))
        scene.host.update()
        #expect(scene.model.controller.close())
        scene.settle()
        #expect(scene.model.selection == "c" && scene.model.controller.selection == "c")
    }

    @Test func `a spin goes on when an item comes that the app had selected while the menu turned`() {
        let scene = turning()
        scene.change { $0.selection = "z" }
        #expect(scene.model.controller.spin(velocity: .degrees(90)))
        scene.run(0.2)
        scene.change { $0.names += ["z"] }
        #expect(scene.menu.wheel.isSpinning)
    }

    @Test func `a spin that begins when the app is told of a lost item turns the menu`() {
        let scene = MenuScene()
        scene.tap("c")
        scene.host.update()
        scene.run(0.1)
        #expect(scene.model.selection == "c" && scene.menu.wheel.isMoving)
        scene.change { $0.isShown = false }
        scene.change { $0.names = ["x", "y"] }
        let controller = scene.model.controller
        var spins = 0
        scene.model.onEvent = { event in
            if case .selected = event { spins += controller.spin(velocity: .degrees(90)) ? 1 : 0 }
        }
        scene.model.now += 60
        scene.change { $0.isShown = true }
        let before = scene.menu.wheel.rotation
        #expect(before.magnitude < .radians(100) && spins == 1)
        scene.run(1)
        #expect(scene.menu.wheel.isSpinning && scene.menu.wheel.rotation != before)
    }

    @Test(arguments: [nil, "z"] as [String?])
    func `what a menu landed on while it was away is told, also if the app selected nothing there`(
        id: String?
    ) {
        let scene = MenuScene { $0.selection = "a" }
        #expect(scene.model.controller.turn(to: "c", duration: 2))
        scene.run(0.2)
        scene.change { $0.isShown = false }
        scene.model.events = []
        scene.change { $0.selection = id }
        scene.model.now += 60
        scene.change { $0.isShown = true }
        scene.settle()
        #expect(scene.model.controller.selection == "c")
        #expect(scene.model.selection == "c" && selections(scene) == ["c"])
    }

    @Test func `what a menu landed on while it was away is told if a selection does not turn it`() {
        let scene = MenuScene { ($0.selection, $0.behavior.turnsSelectionToPointer) = ("a", false) }
        #expect(scene.model.controller.turn(to: "c", duration: 2))
        scene.run(0.2)
        scene.change { $0.isShown = false }
        scene.change { $0.selection = "d" }
        scene.model.now += 60
        scene.change { $0.isShown = true }
        scene.settle()
        #expect(scene.model.selection == scene.model.controller.selection)
    }

    @Test func `a spin goes on when the selected item goes and comes back`() {
        let scene = MenuScene { $0.selection = "c" }
        #expect(scene.model.controller.spin(velocity: .degrees(90)))
        scene.run(0.2)
        scene.change { $0.names = ["a", "b", "d"] }
        scene.run(0.1)
        scene.change { $0.names = ["a", "b", "c", "d"] }
        #expect(scene.menu.wheel.isSpinning && scene.model.controller.selection == "c")
    }

    @Test func `an item that the app selects before it closes a turning menu is selected`() {
        let scene = turning()
        scene.model.selection = "c"
        #expect(scene.model.controller.close())
        scene.host.update()
        scene.settle()
        #expect(scene.model.selection == "c" && scene.model.controller.selection == "c")
        #expect(scene.model.controller.pointed == "c")
    }

    /// Two menus of one controller, of which the app shows one.
    private final class LevelModel: HostAttackModel {
        @Published var selection: String?
        @Published var isSecond = false
        let menu = MenuController<String>()
    }

    private struct LevelApp: View {
        @ObservedObject var model: LevelModel

        private func menu(_ names: [String]) -> some View {
            CircularMenu(
                names,
                id: \.self,
                selection: $model.selection,
                layout: RadialLayout(radius: .fixed(80)),
                controller: model.menu,
                onSelect: { if $0 == "b" { (model.isSecond, model.selection) = (true, "z") } },
                item: { Text($0).frame(width: 24, height: 24) },
                center: { Image(systemName: "plus") }
            )
        }

        var body: some View {
            ZStack {
                if model.isSecond { menu(["x", "y", "z"]) } else { menu(["a", "b", "c", "d"]) }
            }
            .environment(\.turnClock, model.clock)
        }
    }

    @Test func `what the app selects in a menu that takes the place of another one is at the pointer`() {
        let model = LevelModel()
        let host = StandInHost(LevelApp(model: model), size: CGSize(width: 200, height: 200))
        model.menu.open(animated: false)
        host.update()
        let frame = host.frame(of: "b") ?? .null
        host.tap(CGPoint(x: frame.midX, y: frame.midY))
        host.update()
        for _ in 0..<200 where host.isAnimating {
            model.now += 0.05
            host.frame(at: model.now)
        }
        model.runLate()
        host.update()
        #expect(model.isSecond && model.selection == "z" && model.menu.pointed == "z")
    }
}
#endif
