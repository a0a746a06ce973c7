#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Menus that are empty, disabled, removed or changed at any moment.
@MainActor @Suite struct RadialMenuStateTests {
    @Test func `a view without items has no menu`() {
        let scene = RadialScene { $0.entries = [] }
        let touch = scene.hold()
        #expect(!scene.menu.isOpen && scene.actions.isEmpty && scene.host.press(.return) == .ignored)
        #expect(scene.host.values("focusable", as: Bool.self) == [false])
        scene.lift(touch, at: scene.point(0, 0))
        #expect(scene.model.presses == 1 && !scene.model.controller.open())
        scene.change { $0.entries = [RadialEntry(name: "One")] }
        #expect(scene.model.controller.open())
        scene.run(1)
        #expect(scene.elements == ["One"])
        scene.change { $0.entries = [] }
        #expect(scene.model.opened == [true, false] && scene.position(of: "One") == nil)
    }

    @Test func `many items fit, and a disabled view ends a press and closes its menu`() {
        let scene = RadialScene { $0.entries = (0..<20).map { RadialEntry(name: "item \($0)") } }
        let touch = scene.hold()
        scene.run(1)
        #expect(scene.elements.count == 20)
        scene.change { $0.isEnabled = false }
        #expect(scene.model.opened == [true, false])
        scene.lift(touch, at: scene.point(0, 72))
        #expect(scene.model.chosen.isEmpty && !scene.model.controller.open())
        scene.change { $0.isEnabled = true }
        scene.lift(scene.hold(), at: scene.point(0, 0))
        #expect(scene.menu.phase == .waiting)
    }

    @Test func `a view that disappears closes its menu, and its touch has no effect`() {
        for isHeld in [true, false] {
            let scene = RadialScene()
            let touch = scene.hold()
            if !isHeld { scene.lift(touch, at: scene.point(0, 0)) }
            scene.change { $0.isShown = false }
            #expect(scene.model.opened == [true, false])
            #expect(scene.position(of: "Copy") == nil && !scene.host.isAnimating)
            #expect(!scene.model.controller.open() && !scene.model.controller.isOpen)
            if isHeld { scene.lift(touch, at: scene.point(90, 72)) }
            scene.change { $0.isShown = true }
            #expect(scene.model.chosen.isEmpty)
            scene.lift(scene.hold(), at: scene.point(0, 0))
            #expect(scene.model.opened == [true, false, true])
            scene.run(0.05)
            scene.tap(scene.point(-90, 72))
            #expect(scene.model.chosen == ["Copy"])
        }
    }

    /// The finger that stops opens the menu between two frames, and its lift closes it before the next.
    @Test(arguments: [-90.0, 180]) func `a menu that opens and closes within one event is shown as it closes`(
        degrees: Double
    ) {
        let scene = RadialScene()
        let touch = scene.down()
        scene.move(touch, to: scene.point(degrees, 40))
        scene.run(0.32, rate: 100)
        #expect(scene.menu.phase == .stroking)
        scene.lift(touch, at: scene.point(degrees, 40), after: 0.03)
        scene.host.update()
        #expect(!scene.menu.isOpen && scene.menu.fan != nil && scene.position(of: "Copy") != nil)
        scene.run(1)
        #expect(scene.menu.fan == nil && scene.position(of: "Copy") == nil && !scene.host.isAnimating)
        #expect(scene.model.chosen == (degrees < 0 ? ["Copy"] : []))
        scene.lift(scene.hold(), at: scene.point(0, 0))
        #expect(scene.menu.isOpen && scene.position(of: "Copy") != nil)
    }

    @Test(arguments: [60.0, 0])
    func `a lift at any time presses the button or opens the menu, and not both`(rate: Double) {
        var (presses, openings) = (0, 0)
        for step in 0...140 {
            let scene = RadialScene()
            let touch = scene.down()
            // Without a rate there is no frame before the lift, as in a hang.
            let time = 0.2 + Double(step) * 0.005
            let shown = rate > 0 ? (time * rate).rounded(.down) / rate : 0
            if rate > 0 { scene.run(shown, rate: rate) }
            scene.lift(touch, at: scene.point(0, step % 3 == 0 ? 8 : 0), after: time - shown)
            scene.host.update()
            #expect(scene.model.presses + (scene.menu.isOpen ? 1 : 0) == 1, "\(time)")
            (presses, openings) = (presses + scene.model.presses, openings + (scene.menu.isOpen ? 1 : 0))
        }
        #expect(presses > 50 && openings > (rate > 0 ? 50 : -1))
    }

    @Test func `a lift that is the first event of a stroke chooses nothing`() {
        for distance in [30.0, 40, 55, 100] {
            for wait in [0.02, 0.2, 0.8] {
                let scene = RadialScene()
                scene.lift(scene.down(), at: scene.point(-90, distance), after: wait)
                #expect(scene.model.chosen.isEmpty && !scene.menu.isOpen && scene.menu.phase == .closed)
                scene.lift(scene.hold(), at: scene.point(-90, 72))
                #expect(scene.model.chosen == ["Copy"])
            }
        }
    }

    @Test func `a window that disappears during a motion does not keep the menu open`() {
        let scene = RadialScene()
        scene.model.controller.open()
        scene.run(0.1)
        scene.host.isShown = false
        #expect(scene.model.opened == [true, false])
        scene.host.isShown = true
        #expect(scene.position(of: "Copy") == nil)
        #expect(scene.model.controller.open())
        scene.run(1)
        #expect(scene.position(of: "Copy") != nil)
    }

    @Test func `a cancelled touch closes the menu that it opened, and chooses nothing`() {
        let scene = RadialScene()
        let touch = scene.hold()
        scene.move(touch, to: scene.point(90, 72))
        scene.host.cancel(touch)
        #expect(scene.model.opened == [true, false] && scene.model.chosen.isEmpty)
        scene.lift(scene.hold(), at: scene.point(0, 0))
        let other = scene.down(scene.point(90, 72))
        scene.host.cancel(other)
        #expect(scene.menu.phase == .waiting && scene.model.chosen.isEmpty)
    }

    @Test func `a second finger does nothing`() {
        let scene = RadialScene()
        let touch = scene.hold()
        scene.tap(scene.point(-90, 72))
        #expect(scene.model.chosen.isEmpty && scene.menu.phase == .held)
        scene.lift(touch, at: scene.point(90, 72))
        #expect(scene.model.chosen == ["Rename"])
    }

    @Test func `a scroll view gets a finger that moves before the hold`() {
        let scene = RadialScene {
            ($0.isInScrollView, $0.behavior.acceptsStrokes) = (true, false)
            $0.size = CGSize(width: 120, height: 2000)
        }
        let touch = scene.down()
        scene.move(touch, to: scene.point(-90, 40))
        scene.move(touch, to: scene.point(-90, 80))
        scene.run(1)
        scene.lift(touch, at: scene.point(-90, 80))
        #expect(scene.model.opened.isEmpty && scene.model.chosen.isEmpty && scene.model.presses == 0)
        let other = scene.hold()
        #expect(scene.menu.isOpen && near(scene.menu.fan?.center ?? .zero, RadialScene.middle))
        scene.host.cancel(other)
    }

    @Test func `items that change while the menu is open are shown, and the touch continues`() {
        let scene = RadialScene()
        let touch = scene.hold()
        scene.move(touch, to: scene.point(90, 72))
        scene.change { $0.entries = [RadialEntry(name: "Up"), RadialEntry(name: "Down")] }
        scene.run(1)
        #expect(scene.elements == ["Up", "Down"])
        #expect(scene.title == nil, "the item that the finger pointed at has gone")
        scene.move(touch, to: scene.point(90, 84))
        #expect(scene.title == "Down", "\(scene.menu.highlighted as Any) \(scene.menu.phase)")
        scene.lift(touch, at: scene.point(90, 84))
        #expect(scene.model.chosen == ["Down"])
    }

    @Test func `the highlight and the submenu stay with their items when these change their order`() {
        let scene = RadialScene()
        let touch = scene.hold()
        scene.move(touch, to: scene.point(-90, 72))
        #expect(scene.title == "Copy")
        scene.change { $0.entries.insert(RadialEntry(name: "New"), at: 0) }
        #expect(scene.title == "Copy" && scene.menu.highlighted == PressMenu.ItemPath(1))
        scene.lift(touch, at: scene.point(-90, 72))
        #expect(scene.model.chosen == ["Copy"])
        scene.run(1)
        scene.model.controller.open()
        scene.run(1)
        scene.model.controller.choose(PressMenu.ItemPath(2))
        scene.run(1)
        #expect(scene.elements == ["Mail", "Message", "Print"])
        scene.change { $0.entries.reverse() }
        #expect(scene.menu.submenu == 2 && scene.elements == ["Mail", "Message", "Print"])
        scene.change { $0.entries.remove(at: 0) }
        #expect(scene.menu.submenu == 1 && scene.elements == ["Mail", "Message", "Print"])
        scene.change { $0.entries.removeAll { $0.name == "Share" } }
        #expect(scene.menu.submenu == nil && scene.menu.isOpen)
    }

    @Test func `items whose identities have the same hash value have numbers of their own`() {
        struct Same: Hashable {
            let name: String
            func hash(into hasher: inout Hasher) {}
        }
        @RadialMenuBuilder func items() -> [RadialMenuItem] {
            for name in ["a", "b", "c"] { RadialAction(name, systemImage: "star") {}.id(Same(name: name)) }
        }
        let numbers = items().distinct.map(\.number)
        #expect(Set(numbers).count == 3 && numbers == items().distinct.map(\.number))
    }

    @Test func `the choice in effect has a check mark, is spoken as selected, and still is an item`() {
        @MainActor final class Model: ObservableObject {
            @Published var stars = 2
            nonisolated init() {}
        }
        struct Rating: View {
            @ObservedObject var model: Model
            let controller: RadialMenuController
            var body: some View {
                Color.white.radialMenu(controller: controller) { items() }.radialMenuContainer()
            }
            @RadialMenuBuilder func items() -> [RadialMenuItem] {
                for count in 1...3 {
                    RadialAction("\(count) stars", systemImage: "\(count).circle") { model.stars = count }
                        .selected(count == model.stars)
                }
            }
        }
        let (model, controller) = (Model(), RadialMenuController())
        let host = StandInHost(
            Rating(model: model, controller: controller),
            size: CGSize(width: 390, height: 500)
        )
        func selected() -> [Bool] {
            host.accessibility.compactMap {
                guard case .traits(let traits) = $0, traits.contains(.isButton) else { return nil }
                return traits.contains(.isSelected)
            }
        }
        controller.open()
        host.update()
        #expect(selected() == [false, true, false])
        model.stars = 3
        host.update()
        #expect(selected() == [false, false, true])
    }

    @Test func `items of a function are those of the menu, and a submenu takes the actions`() {
        @RadialMenuBuilder func common() -> [RadialMenuItem] {
            RadialAction(String("a"), systemImage: "star") {}
            RadialSubmenu(String("b"), systemImage: "star") {
                RadialAction(String("c"), systemImage: "star") {}
            }
        }
        @RadialMenuBuilder func items() -> [RadialMenuItem] {
            common()
            RadialSubmenu(String("d"), systemImage: "star") { common() }
        }
        let all = items().distinct
        #expect(all.map(\.typed) == ["a", "b", "d"] && Set(all.map(\.number)).count == 3)
        #expect(all.map { $0.children.map(\.typed) } == [[], ["c"], ["a"]])
    }

    @Test func `an action may remove the items, the view, or open the menu again`() {
        let changes: [(@MainActor (RadialModel) -> Void, Int)] = [
            ({ $0.entries = [] }, 1), ({ $0.isShown = false }, 1), ({ $0.isEnabled = false }, 1),
            ({ $0.controller.open() }, 2),
        ]
        for (change, opened) in changes {
            let scene = RadialScene()
            scene.model.onEvent = { [unowned model = scene.model] in if $0 == "Copy" { change(model) } }
            let touch = scene.hold()
            scene.lift(touch, at: scene.point(-90, 72))
            #expect(scene.model.chosen == ["Copy"])
            #expect(scene.model.opened.filter { $0 }.count == opened)
            scene.run(1)
            #expect(scene.model.opened.filter { !$0 }.count == 1)
        }
    }

    @Test func `two menus of a container are open one after the other`() {
        struct Pair: View {
            let (first, second): (RadialMenuController, RadialMenuController)
            var body: some View {
                VStack {
                    Text("first").radialMenu(controller: first) {
                        RadialAction("One", systemImage: "star") {}
                    }
                    Text("second").radialMenu(controller: second) {
                        RadialAction("Two", systemImage: "star") {}
                    }
                }
                .radialMenuContainer()
            }
        }
        let (first, second) = (RadialMenuController(), RadialMenuController())
        let host = StandInHost(Pair(first: first, second: second))
        #expect(first.open() && first.isOpen)
        #expect(second.open() && second.isOpen && !first.isOpen)
        host.update()
        #expect(host.all(RadialMenuLayout.self).count == 1)
        #expect(second.menu.fan?.center != first.menu.fan?.center)
        #expect(first.open() && !second.isOpen)
        // The first one was closed without a motion; it opens with one.
        #expect(first.menu.isMoving && first.menu.openness == 0)
    }

    @Test func `without a container the menu is in front of its view`() {
        let scene = RadialScene { $0.hasContainer = false }
        let touch = scene.hold()
        scene.run(1)
        #expect(scene.menu.fan?.center == Point2D(60, 60))
        #expect(near(scene.position(of: "Copy") ?? .zero, Point2D(scene.point(-90, 72))))
        scene.lift(touch, at: scene.point(90, 72))
        #expect(scene.model.chosen == ["Rename"])
        scene.run(1)
        scene.model.controller.open()
        scene.change { $0.hasContainer = true }
        scene.run(1)
        #expect(scene.model.opened.filter { $0 }.count == scene.model.opened.filter { !$0 }.count)
        #expect(scene.model.controller.open(at: CGPoint(x: 60, y: 60)))
        #expect(scene.menu.fan?.center == RadialScene.middle)
    }

    @Test func `sizes and times that are no numbers do no harm`() {
        let scene = RadialScene {
            $0.behavior = RadialMenuBehavior(
                itemSize: .nan,
                holdDuration: .nan,
                direction: .radians(.nan),
                sweep: .radians(.infinity),
                spacing: -.infinity,
                minimumRadius: .nan,
                maximumRadius: -1,
                flight: .nan,
                stagger: -1
            )
        }
        #expect(!scene.model.controller.open(at: CGPoint(x: CGFloat.nan, y: 0)))
        #expect(scene.model.controller.open())
        scene.run(1)
        #expect(scene.menu.itemSize == .zero)
        scene.host.size = CGSize(width: CGFloat.nan, height: 100)
        scene.host.size = CGSize(width: 400, height: 800)
        #expect(scene.model.controller.dismiss() && !scene.model.controller.dismiss())
        scene.model.now = .nan
        #expect(!scene.model.controller.open())
    }

    @Test func `items keep their identities in conditions and loops`() {
        @MainActor func ids(_ isOn: Bool, _ names: [String]) -> [RadialMenuItem.ID] {
            @RadialMenuBuilder func items() -> [RadialMenuItem] {
                if isOn { RadialAction("first", systemImage: "star") {} }
                RadialAction("second", systemImage: "star") {}
                for name in names { RadialAction(name, systemImage: "star") {}.id(name) }
                if isOn {
                    RadialAction("yes", systemImage: "star") {}
                } else {
                    RadialAction("no", systemImage: "star") {}
                }
            }
            return items().distinct.map(\.id)
        }
        let (on, off) = (ids(true, ["a", "b"]), ids(false, ["b", "a", "a"]))
        #expect(Set(on).count == 5 && Set(off).count == 5)
        #expect(on[1] == off[0] && on[2] == off[2] && on[3] == off[1])
        #expect(on[4] != off[4] && off[2] != off[3])
    }

    @Test func `a menu is made again only when its view is, and not in every frame`() {
        let scene = RadialScene()
        scene.model.controller.open()
        let (before, layer) = (
            scene.host.evaluations(of: RadialMenuModifier.self),
            scene.host.evaluations(of: RadialMenuLayer.self)
        )
        scene.run(0.3)
        #expect(scene.host.evaluations(of: RadialMenuModifier.self) == before)
        #expect(scene.host.evaluations(of: RadialMenuLayer.self) <= layer + 1)
    }
}
#endif
