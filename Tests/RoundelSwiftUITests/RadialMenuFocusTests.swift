#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// The focus of the keyboard and of VoiceOver, and views that are disabled.
@MainActor @Suite struct RadialMenuFocusTests {
    /// Two views with menus, of which the first has the focus at the start.
    private struct Pair: View {
        let (first, second): (RadialMenuController, RadialMenuController)
        var behavior = RadialMenuBehavior()
        /// Whether the first view has a container of its own.
        var isApart = false
        let clock: TurnClock

        @ViewBuilder private var top: some View {
            let view = Text("first").frame(width: 100, height: 100)
                .radialMenu(controller: first) { RadialAction("One", systemImage: "star") {} }
            if isApart { view.radialMenuContainer() } else { view }
        }

        var body: some View {
            VStack {
                top
                Text("second").focusable(!behavior.acceptsKeys).frame(width: 100, height: 100).contentShape(
                    Rectangle()
                )
                .radialMenu(behavior, controller: second) {
                    RadialAction("Two", systemImage: "star") {}
                    RadialAction("Three", systemImage: "star") {}
                }
            }
            .radialMenuContainer()
            .environment(\.turnClock, clock)
        }
    }

    @MainActor private final class Keys {
        let (first, second) = (RadialMenuController(), RadialMenuController())
        var now = 0.0
        private(set) var host: StandInHost! = nil

        init(_ behavior: RadialMenuBehavior = RadialMenuBehavior(), isApart: Bool = false) {
            let view = Pair(
                first: first,
                second: second,
                behavior: behavior,
                isApart: isApart,
                clock: TurnClock(now: { [unowned self] in now })
            )
            host = StandInHost(view, size: CGSize(width: 400, height: 400))
        }

        /// The text in the focused view.
        var focused: String? {
            host.focusedElement?.all.compactMap { ($0.value as? Text)?.standInString }.first
        }

        func wait(_ seconds: Double = 1) {
            now += seconds
            host.frame(at: now)
        }
    }

    @Test func `arrows of a remote go on to the views around a closed menu, and not of an open one`() {
        let controller = RadialMenuController()
        var passed: [MoveCommandDirection] = []
        let view = Text("photo").frame(width: 100, height: 100)
            .radialMenu(controller: controller) { RadialAction("Copy", systemImage: "star") {} }
            .onMoveCommand { passed.append($0) }
            .radialMenuContainer()
            .environment(\.turnClock, TurnClock { 0 })
        let host = StandInHost(view, size: CGSize(width: 400, height: 400))
        host.reducesMotion = true
        #expect(host.focusedElement != nil)
        host.move(.right)
        #expect(passed == [.right])
        controller.open()
        host.update()
        host.move(.down)
        #expect(passed == [.right] && controller.menu.highlighted != nil)
    }

    @Test func `a menu that a finger or the app opens has the keys`() {
        let keys = Keys()
        #expect(keys.focused == "first")
        keys.second.open()
        keys.host.update()
        #expect(keys.focused == "second" && keys.host.press(.downArrow) == .handled)
        #expect(keys.second.menu.highlighted == PressMenu.ItemPath(0))
        let none = Keys(RadialMenuBehavior(acceptsKeys: false))
        none.second.open()
        none.host.update()
        #expect(none.focused == "first")
    }

    @Test func `the focus stays with a menu that waits, and goes on when it has closed`() {
        let keys = Keys()
        keys.second.open()
        keys.host.update()
        keys.wait()
        keys.host.tab()
        #expect(keys.focused == "second" && keys.second.isOpen)
        keys.wait()
        keys.host.tab(backward: true)
        #expect(keys.focused == "second")
        keys.second.dismiss()
        keys.wait()
        keys.host.tab()
        #expect(keys.focused == "first")
    }

    @Test(arguments: [(0.0, "first"), (0.05, "first"), (0.15, "second")])
    func `a focus that is lost as soon as the menu has it is not taken again`(
        wait: Double,
        focused: String
    ) {
        let keys = Keys()
        keys.second.open()
        keys.host.update()
        keys.wait(wait)
        keys.host.tab()
        #expect(keys.focused == focused && keys.second.isOpen)
    }

    @Test func `of two menus that wait, the one that opened last keeps the focus`() {
        let keys = Keys(isApart: true)
        for controller in [keys.first, keys.second] {
            controller.open()
            keys.host.update()
            keys.wait()
        }
        #expect(keys.first.isOpen && keys.second.isOpen && keys.focused == "second")
        keys.host.tab()
        #expect(keys.focused == "second")
    }

    @Test(arguments: [false, true])
    func `a menu that waits gets the focus back when one of another container closes`(isSecondOuter: Bool) {
        let keys = Keys(isApart: true)
        let menus = isSecondOuter ? [keys.first, keys.second] : [keys.second, keys.first]
        let names = isSecondOuter ? ["first", "second"] : ["second", "first"]
        for menu in menus {
            menu.open()
            keys.host.update()
            keys.wait()
        }
        #expect(keys.focused == names[1])
        #expect(keys.host.press(.escape) == .handled && !menus[1].isOpen)
        #expect(keys.focused == names[0])
        keys.wait()
        keys.host.tab()
        #expect(keys.focused == names[0] && keys.host.press(.downArrow) == .handled)
        #expect(menus[0].menu.highlighted == PressMenu.ItemPath(0))
    }

    @Test func `a menu that waits gets the focus back also if the app has released an open one meanwhile`() {
        let keys = Keys(isApart: true)
        func open(_ controller: RadialMenuController, in keys: Keys) {
            controller.open()
            keys.host.update()
            keys.wait()
        }
        open(keys.first, in: keys)
        weak var released: RadialMenuController?
        do {
            let other = Keys(isApart: true)
            open(other.second, in: other)
            released = other.second
            #expect(other.second.isOpen)
        }
        #expect(released == nil)
        open(keys.second, in: keys)
        #expect(keys.focused == "second")
        #expect(keys.host.press(.escape) == .handled && keys.focused == "first")
    }

    @Test func `a menu that closes while a later one waits gives the focus to none`() {
        let keys = Keys(isApart: true)
        for menu in [keys.first, keys.second, keys.first] {
            menu.open()
            keys.host.update()
            keys.wait()
        }
        // It moved, and did not open again.
        #expect(keys.focused == "second")
        keys.first.dismiss()
        keys.host.update()
        #expect(keys.focused == "second" && keys.second.isOpen)
        keys.second.dismiss()
        keys.host.update()
        #expect(keys.focused == "second")
    }

    @Test func `a menu without keys that closes gives the focus to none`() {
        let keys = Keys(RadialMenuBehavior(acceptsKeys: false), isApart: true)
        keys.first.open()
        keys.host.update()
        // The app moves it at once.
        keys.host.tab()
        #expect(keys.focused == "second" && keys.first.isOpen)
        keys.wait()
        keys.second.open()
        keys.host.update()
        keys.second.dismiss()
        keys.host.update()
        #expect(keys.focused == "second" && keys.first.isOpen)
    }

    @Test func `a menu that a finger holds leaves the focus to what takes it`() {
        let keys = Keys()
        let point = CGPoint(x: 200, y: 254)
        let touch = keys.host.touch(at: point, time: 0)
        for _ in 0..<40 { keys.wait(1.0 / 60) }
        #expect(keys.second.isOpen && keys.focused == "second")
        keys.wait()
        keys.host.tab()
        #expect(keys.focused == "first" && keys.second.isOpen)
        keys.host.cancel(touch)
    }

    // MARK: VoiceOver

    private func scene(isVoiceOverOn: Bool = true) -> RadialScene {
        let scene = RadialScene()
        scene.host.isVoiceOverRunning = isVoiceOverOn
        return scene
    }

    @Test func `VoiceOver goes into the menu and its submenu, and back to the view`() {
        let scene = scene()
        #expect(scene.host.spoken.isEmpty)
        scene.model.controller.open()
        scene.host.update()
        #expect(scene.host.spoken == ["Copy"])
        scene.model.controller.choose(PressMenu.ItemPath(1))
        scene.host.update()
        #expect(scene.host.spoken == ["Mail"])
        scene.host.perform(.escape)
        #expect(scene.host.spoken == ["Share"], "the item whose submenu was open")
        scene.host.perform(.escape)
        #expect(!scene.menu.isOpen && scene.host.spoken == ["photo"])
        // And again, also while a menu is shown.
        scene.model.controller.open()
        scene.host.update()
        #expect(scene.host.spoken == ["Copy"])
        scene.model.controller.choose(PressMenu.ItemPath(2))
        scene.host.update()
        #expect(scene.model.chosen == ["Rename"] && scene.host.spoken == ["photo"])
    }

    @Test func `VoiceOver goes to the item that a key highlights, and not to that of a pointer`() {
        let scene = scene()
        scene.model.controller.open()
        scene.host.update()
        scene.host.press(.downArrow)
        scene.host.press(.downArrow)
        #expect(scene.host.spoken == ["Share"])
        scene.model.controller.hover(at: scene.point(90, 72))
        scene.host.update()
        #expect(scene.menu.highlighted == PressMenu.ItemPath(2) && scene.host.spoken == ["Share"])
        scene.host.press(.upArrow)
        #expect(scene.menu.highlighted == PressMenu.ItemPath(1) && scene.host.spoken == ["Share"])
        scene.host.press(.upArrow)
        #expect(scene.host.spoken == ["Copy"])
    }

    @Test func `with VoiceOver the items are there at once`() {
        let scene = scene()
        scene.model.controller.open()
        scene.host.update()
        #expect(scene.menu.openness == 1 && scene.elements == ["Copy", "Share", "Rename", "Delete, dimmed"])
        let silent = self.scene(isVoiceOverOn: false)
        silent.model.controller.open()
        silent.host.update()
        #expect(silent.menu.openness == 0 && silent.host.spoken.isEmpty)
        silent.model.controller.dismiss()
        silent.run(1)
        #expect(silent.host.spoken.isEmpty)
    }

    @Test func `an app that closes the menu because the view goes leaves VoiceOver alone`() {
        let scene = scene()
        scene.model.controller.open()
        scene.host.update()
        scene.change { $0.isShown = false }
        #expect(scene.host.spoken.isEmpty && scene.model.opened == [true, false])
    }

    // MARK: Views that are disabled

    @Test func `a view that is disabled during a press or a stroke chooses nothing with that finger`() {
        for distance in [0.0, 40] {
            let scene = RadialScene()
            let touch = scene.down()
            scene.move(touch, to: scene.point(-90, distance))
            #expect(scene.menu.phase == (distance > 0 ? .stroking : .pressed))
            scene.change { $0.isEnabled = false }
            #expect(scene.menu.phase == .closed && !scene.host.isAnimating)
            scene.move(touch, to: scene.point(-90, 60))
            scene.run(1)
            // What becomes of a finger if its view gets a gesture only later is not documented.
            scene.change { $0.isEnabled = true }
            scene.run(1)
            scene.lift(touch, at: scene.point(-90, 70))
            #expect(scene.model.opened.isEmpty && scene.model.chosen.isEmpty && scene.model.presses == 0)
            scene.lift(scene.hold(), at: scene.point(-90, 60))
            #expect(scene.model.chosen == ["Copy"])
        }
    }

    @Test func `a view that is disabled closes a menu that is held or waits, and tells so once`() {
        for isHeld in [true, false] {
            let scene = RadialScene()
            let touch = scene.hold()
            if !isHeld { scene.lift(touch, at: scene.point(0, 0)) }
            scene.change { $0.isEnabled = false }
            #expect(scene.model.opened == [true, false] && scene.actions.isEmpty)
            #expect(scene.host.press(.downArrow) == .ignored && scene.host.press(.return) == .ignored)
            if isHeld {
                scene.move(touch, to: scene.point(-90, 60))
                scene.lift(touch, at: scene.point(-90, 60))
            } else {
                scene.tap(scene.point(-90, 72))
            }
            scene.run(1)
            #expect(scene.model.chosen.isEmpty && scene.position(of: "Copy") == nil)
            #expect(scene.elements.isEmpty && !scene.host.isAnimating)
            scene.change { $0.isEnabled = true }
            #expect(scene.model.controller.open() && scene.model.opened == [true, false, true])
        }
    }

    // MARK: Frames

    @Test func `a tap during a stall of the main thread is a tap, and opens nothing`() {
        let scene = RadialScene()
        let touch = scene.down()
        let start = scene.model.now
        // The first frame is shown before the touch arrives.
        scene.model.now += 0.8
        scene.host.frame(at: scene.model.now)
        #expect(scene.menu.phase == .pressed)
        scene.host.lift(touch, at: scene.point(0, 0), time: start + 0.1)
        scene.run(1)
        #expect(scene.model.presses == 1 && scene.model.opened.isEmpty && scene.menu.phase == .closed)
    }

    @Test func `a menu that the app closes together with a later one does not take the focus back`() {
        let keys = Keys(isApart: true)
        for menu in [keys.first, keys.second] {
            menu.open()
            keys.host.update()
            keys.wait()
        }
        #expect(keys.focused == "second")
        keys.second.dismiss()
        keys.first.dismiss()
        keys.host.update()
        #expect(!keys.first.isOpen && !keys.second.isOpen && keys.focused == "second")
    }

    @Test func `a key pressed while Escape is held does not open a menu that takes no keys any more`() {
        let scene = RadialScene()
        scene.model.controller.open()
        scene.host.update()
        #expect(scene.host.press(.escape) == .handled && !scene.menu.isOpen)
        scene.change { $0.behavior.acceptsKeys = false }
        // The view keeps the focus for the key that is held.
        #expect(scene.host.press(.escape, .repeat) == .handled)
        #expect(scene.host.press(.return) == .ignored && !scene.menu.isOpen)
    }
}
#endif
