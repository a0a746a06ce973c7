#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Edges of what a menu promises: assistive technologies in mid-motion, what it leaves to the views
/// around, a controller that changes its view.
@MainActor @Suite struct CircularMenuEdgeTests {
    @MainActor private final class Around {
        var exits = 0
    }

    @Test func `every form of Escape goes to the views around a menu that it does not close`() {
        let (model, around) = (MenuModel(), Around())
        model.behavior.closesOnEscape = false
        let host = StandInHost(MenuApp(model: model).onExitCommand { around.exits += 1 })
        func change(_ change: (MenuModel) -> Void) {
            change(model)
            host.update()
        }
        host.exit()
        #expect(model.isOpen && around.exits == 1 && !host.perform(.escape))
        // The rule may change while the menu is open.
        change { $0.behavior.closesOnEscape = true }
        host.exit()
        #expect(!model.isOpen && around.exits == 1 && !host.perform(.escape))
        change { $0.isOpen = true }
        #expect(host.perform(.escape) && !model.isOpen)
        change { $0.isOpen = true }
        change { $0.behavior.closesOnEscape = false }
        host.exit()
        #expect(model.isOpen && around.exits == 2 && !host.perform(.escape))
    }

    @Test func `a closed menu leaves the arrows and Escape of a remote to the views around`() {
        var (moves, exits) = ([MoveCommandDirection](), 0)
        func host(isOpen: Bool) -> StandInHost {
            let host = StandInHost(
                CircularMenu(
                    ["a", "b"],
                    id: \.self,
                    isOpen: .constant(isOpen),
                    layout: RadialLayout(radius: .fixed(80)),
                    item: { Text($0) },
                    center: { Text("+").focusable() }
                )
                .onMoveCommand { moves.append($0) }
                .onExitCommand { exits += 1 }
            )
            host.tab()
            return host
        }
        host(isOpen: true).move(.right)
        #expect(moves.isEmpty)
        host(isOpen: false).move(.right)
        #expect(moves == [.right])
        host(isOpen: true).exit()
        #expect(exits == 0)
        host(isOpen: false).exit()
        #expect(exits == 1)
    }

    @Test func `the items of a menu that closes are not in the way of what is behind`() {
        let (model, around) = (MenuModel(), Around())
        let host = StandInHost(
            ZStack {
                Button {
                    around.exits += 1
                } label: {
                    Color.red
                }
                MenuApp(model: model)
            }
        )
        func tapItem() {
            let frame = host.frame(of: "b") ?? .null
            host.tap(CGPoint(x: frame.midX, y: frame.midY))
        }
        model.controller.close()
        host.update()
        for time in 1...6 {
            model.now = Double(time) / 60
            host.frame(at: model.now)
        }
        #expect(model.controller.isMoving && host.frame(of: "b").map { $0.midX > 120 } == true)
        tapItem()
        #expect(around.exits == 1)
    }

    @Test func `a command to select is written although the menu had the same item`() {
        let scene = MenuScene { $0.selection = "gone" }
        #expect(scene.model.controller.selection == nil && scene.model.selection == "gone")
        #expect(scene.model.controller.select(nil))
        #expect(scene.model.selection == nil)
    }

    @Test func `Next and Previous are at the item at once, which is spoken as selected`() {
        let scene = MenuScene()
        func selected() -> Int? {
            let traits = scene.host.accessibility.compactMap { attachment in
                if case .traits(let traits) = attachment { traits } else { nil }
            }
            return traits.firstIndex(of: .isSelected)
        }
        for (name, index) in [("Next", 1), ("Next", 2), ("Previous", 1)] {
            scene.host.perform(AccessibilityActionKind(named: Text(verbatim: name)))
            #expect(!scene.host.isAnimating && selected() == index)
            #expect(near(scene.position(of: scene.model.names[index]), Point2D(100, 20)))
        }
    }

    @Test(arguments: [true, false])
    func `an assistive technology activates an item of a turning menu, which no touch has stopped`(
        isVoiceOver: Bool
    ) {
        let scene = MenuScene()
        scene.host.isVoiceOverRunning = isVoiceOver
        scene.host.isSwitchControlRunning = !isVoiceOver
        scene.model.controller.turn(to: "c", .clockwise, extraTurns: 2, duration: 4)
        scene.run(1)
        #expect(scene.host.isAnimating)
        scene.host.activateButton(0)
        #expect(scene.model.selected == ["a"] && scene.model.selection == "a")
        scene.settle()
        #expect(scene.model.controller.pointed == "a")
        scene.host.activateButton(0)
        #expect(scene.model.selected == ["a", "a"])
    }

    @Test(arguments: [false, true]) func `waiting goes on while a finger holds`(isMenu: Bool) async {
        let (menu, wheel) = (MenuScene(), DialScene())
        let host = isMenu ? menu.host : wheel.host
        let touch = host.touch(at: menu.point(0), time: 0)
        host.move(touch, to: menu.point(30), time: 0.1)
        var hasReturned = false
        let waiting = Task {
            if isMenu { await menu.model.controller.rested() } else { await wheel.model.controller.rested() }
            hasReturned = true
        }
        for _ in 0..<3 { await Task.yield() }
        #expect(!hasReturned)
        (menu.model.now, wheel.model.now) = (1, 1)
        host.lift(touch, at: menu.point(30), time: 1)
        _ = isMenu ? menu.settle() : wheel.settle()
        await waiting.value
        #expect(hasReturned)
    }

    @Test func `without a seed no two spins of a menu are the same`() {
        // So many turns that three draws hardly ever agree.
        func rotations(_ seed: UInt64?) -> Set<SwiftUI.Angle?> {
            Set(
                (0..<3).map { _ in
                    let scene = MenuScene { $0.behavior.landsOnItems = false }
                    scene.model.controller.spinAtRandom(seed: seed, turns: 0...1_000_000)
                    return scene.model.controller.restRotation
                }
            )
        }
        #expect(rotations(4).count == 1)
        #expect(rotations(nil).count == 3)
    }

    /// Two pages, of which the first has a binding that is late.
    @MainActor private final class Pages: ObservableObject {
        @Published var isSecond = false
        @Published var first: String? = "a"
        @Published var second: String? = "a"
        let controller = MenuController<String>()
        nonisolated init() {}

        struct Content: View {
            @ObservedObject var model: Pages

            var body: some View {
                let model = model
                if model.isSecond {
                    menu(Binding(get: { model.second }, set: { model.second = $0 }))
                } else {
                    menu(Binding(get: { model.first }, set: { _ in }))
                }
            }

            private func menu(_ selection: Binding<String?>) -> some View {
                CircularMenu(
                    ["a", "b", "c", "d"],
                    id: \.self,
                    selection: selection,
                    isOpen: .constant(true),
                    layout: RadialLayout(radius: .fixed(80)),
                    controller: model.controller,
                    item: { Text($0).frame(width: 24, height: 24) },
                    center: { Text("+") }
                )
                .environment(\.turnClock, TurnClock(now: { 0 }, later: { _ in }))
            }
        }
    }

    @Test func `what a binding has not read back yet is nothing to the binding of the next page`() {
        let model = Pages()
        let host = StandInHost(Pages.Content(model: model))
        let frame = host.frame(of: "c") ?? .null
        host.tap(CGPoint(x: frame.midX, y: frame.midY))
        #expect(model.controller.selection == "c" && model.first == "a")
        model.isSecond = true
        host.update()
        #expect(model.controller.selection == "a" && model.second == "a")
    }

    @Test func `an item that the app selects counts, also if a drag that ends there lands on another`() {
        let scene = MenuScene { $0.turning = TurnSettings(gesture: .immediate) }
        scene.host.reducesMotion = true
        let touch = scene.host.touch(at: scene.point(0), time: 0)
        for step in 1...8 {
            scene.model.now += 0.05
            scene.host.move(touch, to: scene.point(10 * Double(step)), time: scene.model.now)
        }
        #expect(scene.menu.wheel.isHeld && scene.model.controller.pointed == "d")
        scene.change { ($0.selection, $0.isEnabled) = ("c", false) }
        #expect(scene.model.selection == "c" && scene.model.controller.selection == "c")
        #expect(scene.model.controller.pointed == "c" && !scene.menu.wheel.isHeld)
    }

    @Test func `a tap counts after a press that has stopped the menu and was cancelled`() {
        let scene = MenuScene { $0.behavior.landsOnItems = false }
        scene.drag(0, 80)
        scene.run(0.4)
        var first: CGPoint { scene.point(-90 + scene.menu.wheel.rotation.degrees) }
        let touch = scene.host.touch(at: first, time: scene.model.now)
        #expect(!scene.menu.wheel.isMoving)
        scene.host.cancel(touch)
        scene.model.now += 1
        scene.host.tap(first)
        #expect(scene.model.selected == ["a"])
    }

    @Test func `a press on the central button stops a moving menu at touch down, and does not close it`() {
        let scene = MenuScene { $0.behavior.landsOnItems = false }
        scene.drag(0, 80)
        scene.run(0.4)
        #expect(scene.menu.wheel.isMoving)
        let touch = scene.host.touch(at: scene.center, time: scene.model.now)
        #expect(!scene.menu.wheel.isMoving)
        scene.host.lift(touch, at: scene.center, time: scene.model.now)
        #expect(scene.model.isOpen)
        scene.model.now += 1
        scene.tapCenter()
        #expect(!scene.model.isOpen)
    }

    @Test func `of two items with one identity the first is meant`() {
        let scene = MenuScene { $0.names = ["a", "b", "a", "c"] }
        #expect(scene.model.controller.turn(to: "b", duration: 0))
        #expect(scene.model.controller.turn(to: "a", duration: 0) && scene.menu.pointed == 0)
        scene.change { $0.selection = "c" }
        scene.change { $0.selection = "a" }
        #expect(scene.menu.selection == 0)
    }

    // MARK: Layout

    /// A menu with a large button.
    private func size(of names: [String], radius: CGFloat) -> CGSize {
        let host = StandInHost(
            CircularMenu(
                names,
                id: \.self,
                layout: RadialLayout(radius: .fixed(radius)),
                item: { Text($0).frame(width: 10, height: 10) },
                center: { Color.red.frame(width: 90, height: 70) }
            )
        )
        return host.elements[0].frame.size
    }

    @Test func `a menu is at least as large as its button, and without items as large`() {
        #expect(size(of: ["a", "b"], radius: 80) == CGSize(width: 170, height: 170))
        #expect(size(of: ["a", "b"], radius: 35) == CGSize(width: 90, height: 80))
        #expect(size(of: ["a", "b"], radius: 5) == CGSize(width: 90, height: 70))
        #expect(size(of: [], radius: 80) == CGSize(width: 90, height: 70))
    }

    @Test func `a menu replaces the expansion and the rotation of its layout`() {
        let scene = MenuScene {
            $0.layout = RadialLayout(radius: .fixed(80), rotation: .degrees(45), expansion: 0.25)
        }
        #expect(near(scene.position(of: "a"), Point2D(100, 20)))
        #expect(near(scene.position(of: "b"), Point2D(180, 100)))
        #expect(scene.menu.ring.radii == Point2D(80, 80))
        // The ring that can be touched is that of the items.
        let touch = scene.host.touch(at: scene.point(45), time: 0)
        scene.host.move(touch, to: scene.point(85), time: 0.1)
        #expect(scene.model.controller.isHeld)
        scene.host.cancel(touch)
    }

    @Test func `the start, the sweep and the radius of a menu are animatable`() {
        let target = RadialLayout(radius: .fixed(40), start: .degrees(10), sweep: .degrees(200))
        var layout = MenuLayout(menu: RingMenu(), layout: RadialLayout(radius: .fixed(80)), items: [])
        #expect(layout.animatableData == RadialLayout(radius: .fixed(80)).animatableData)
        layout.animatableData = target.animatableData
        #expect(layout.layout == target)
    }

    @Test func `a layout that is animated places the items where it is now, not where the menu rests`() {
        let menu = MenuScene().menu
        for radius in [80.0, 60] {
            let layout = MenuLayout(
                menu: menu,
                layout: RadialLayout(radius: .fixed(radius)),
                items: (0..<4).map { _ in RadialLayout.ItemValues(angle: nil, weight: 1) }
            )
            let host = StandInHost(
                layout {
                    ForEach(["a", "b", "c", "d"], id: \.self) { Text($0).frame(width: 24, height: 24) }
                }
                .frame(width: 200, height: 200)
            )
            let frame = host.frame(of: "b") ?? .null
            #expect(near(Point2D(frame.midX, frame.midY), Point2D(100 + radius, 100)))
        }
    }

    @Test func `a button that grows by itself takes the taps on all of it`() {
        let growing = Growing()
        nonisolated(unsafe) var isOpen = true
        let menu = CircularMenu(
            ["a", "b", "c"],
            id: \.self,
            isOpen: Binding(get: { isOpen }, set: { isOpen = $0 }),
            layout: RadialLayout(radius: .fixed(80)),
            turning: TurnSettings(gesture: .immediate),
            item: { Text($0) },
            center: { GrowingSquare(growing: growing) }
        )
        let host = StandInHost(menu.environment(\.turnClock, TurnClock { 0 }))
        let point = CGPoint(x: 100, y: 75)
        host.tap(point)
        #expect(isOpen)
        growing.side = 60
        host.update()
        host.tap(point)
        #expect(!isOpen)
    }

    @Test func `a menu whose items grow by themselves turns under a finger on all of them`() {
        let (growing, controller) = (Growing(), MenuController<String>())
        let menu = CircularMenu(
            ["a", "b", "c"],
            id: \.self,
            layout: RadialLayout(radius: .fixed(80)),
            turning: TurnSettings(gesture: .immediate),
            controller: controller,
            item: { _ in GrowingSquare(growing: growing) },
            center: { Text("+") }
        )
        let host = StandInHost(menu.environment(\.turnClock, TurnClock { 0 }))
        controller.open(animated: false)
        host.update()
        // 96 points from the middle of the ring, whose items end 90 and then 100 points from it.
        for (side, isOnRing) in [(20.0, false), (40, true)] {
            growing.side = side
            host.update()
            let touch = host.touch(at: CGPoint(x: 196, y: 100), time: 0)
            host.move(touch, to: CGPoint(x: 190, y: 120), time: 0.1)
            #expect(controller.isHeld == isOnRing)
            host.cancel(touch)
        }
    }
}
#endif
