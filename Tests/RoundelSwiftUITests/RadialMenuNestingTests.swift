#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Radial menus of views inside one another.
@MainActor @Suite struct RadialMenuNestingTests {
    /// Which gestures the menus have, and what happened.
    @MainActor private final class Model: ObservableObject {
        @Published var outer = RadialMenuBehavior()
        @Published var inner = RadialMenuBehavior()
        @Published var isInnerEnabled = true
        @Published var innerNames = ["Inner"]
        let hasContainer: Bool
        let outerController = RadialMenuController()
        @Published var innerController = RadialMenuController()
        var (opened, chosen): ([String], [String]) = ([], [])
        var onOpenChange: @MainActor (String) -> Void = { _ in }
        var now = 0.0

        nonisolated init(hasContainer: Bool) { self.hasContainer = hasContainer }

        func report(_ change: String) {
            opened.append(change)
            onOpenChange(change)
        }
    }

    /// A view of 300 points with another one of 100 in its middle.
    private struct Nested: View {
        @ObservedObject var model: Model

        var body: some View {
            ZStack {
                Color.white
                if model.hasContainer { outer.radialMenuContainer() } else { outer }
            }
            .environment(\.turnClock, TurnClock(now: { model.now }))
        }

        private var outer: some View {
            ZStack {
                Color.white.frame(width: 300, height: 300)
                Text("inner").frame(width: 100, height: 100).contentShape(Rectangle())
                    .radialMenu(
                        model.inner,
                        controller: model.innerController,
                        onOpenChange: { model.report("inner \($0)") }
                    ) {
                        for name in model.innerNames {
                            RadialAction(name, systemImage: "star") { model.chosen.append(name) }
                        }
                    }
                    .disabled(!model.isInnerEnabled)
            }
            .radialMenu(
                model.outer,
                controller: model.outerController,
                onOpenChange: { model.report("outer \($0)") }
            ) {
                RadialAction("Outer", systemImage: "star") { model.chosen.append("Outer") }
            }
        }
    }

    @MainActor private struct Scene {
        let model: Model
        let host: StandInHost

        init(hasContainer: Bool = true, isInnerFirst: Bool = false, _ change: (Model) -> Void = { _ in }) {
            model = Model(hasContainer: hasContainer)
            change(model)
            host = StandInHost(Nested(model: model), size: CGSize(width: 400, height: 400))
            host.tellsInnerGesturesFirst = isInnerFirst
        }

        func run(_ seconds: Double) {
            for _ in 0..<Int(seconds * 60) {
                model.now += 1 / 60
                host.frame(at: model.now)
            }
        }

        func tap(_ point: CGPoint) {
            let touch = host.touch(at: point, time: model.now)
            model.now += 0.05
            host.lift(touch, at: point, time: model.now)
            run(0.5)
        }

        /// Holds a finger at a point, moves it up, and lifts it.
        func hold(_ point: CGPoint) {
            let touch = host.touch(at: point, time: model.now)
            run(0.7)
            lift(touch, CGPoint(x: point.x, y: point.y - 60))
        }

        /// A quick stroke upward.
        func stroke(_ point: CGPoint) {
            let touch = host.touch(at: point, time: model.now)
            for distance in stride(from: 12.0, through: 60, by: 12) {
                model.now += 0.01
                host.move(touch, to: CGPoint(x: point.x, y: point.y - distance), time: model.now)
            }
            lift(touch, CGPoint(x: point.x, y: point.y - 60))
        }

        private func lift(_ touch: StandInHost.Touch, _ point: CGPoint) {
            model.now += 0.02
            host.move(touch, to: point, time: model.now)
            host.lift(touch, at: point, time: model.now)
            run(0.5)
        }
    }

    private static let (inside, beside) = (CGPoint(x: 200, y: 200), CGPoint(x: 100, y: 100))

    @Test(arguments: [false, true])
    func `the innermost menu gets a finger that is held, and one that draws a stroke`(isInnerFirst: Bool) {
        for hasContainer in [true, false] {
            let scene = Scene(hasContainer: hasContainer, isInnerFirst: isInnerFirst)
            scene.hold(Self.inside)
            #expect(scene.model.opened == ["inner true", "inner false"] && scene.model.chosen == ["Inner"])
            scene.stroke(Self.inside)
            #expect(scene.model.chosen == ["Inner", "Inner"] && scene.model.opened.count == 2)
            scene.hold(Self.beside)
            #expect(scene.model.opened.suffix(2) == ["outer true", "outer false"])
            scene.stroke(Self.beside)
            #expect(scene.model.chosen == ["Inner", "Inner", "Outer", "Outer"])
        }
    }

    @Test func `a menu inside that no touch can open leaves the finger to the one around`() {
        let changes: [(Model) -> Void] = [
            { $0.isInnerEnabled = false }, { $0.innerNames = [] }, { $0.inner.gesture = .none },
        ]
        for change in changes {
            let scene = Scene { change($0) }
            scene.hold(Self.inside)
            #expect(scene.model.opened == ["outer true", "outer false"] && scene.model.chosen == ["Outer"])
        }
    }

    @Test(arguments: [false, true])
    func `a tap opens the innermost menu that opens on a tap`(isInnerFirst: Bool) {
        for hasContainer in [true, false] {
            let scene = Scene(hasContainer: hasContainer, isInnerFirst: isInnerFirst) {
                ($0.outer.gesture, $0.inner.gesture) = (.tap, .tap)
            }
            scene.tap(Self.inside)
            #expect(scene.model.opened == ["inner true"])
            scene.model.innerController.dismiss()
            scene.run(1)
            scene.tap(Self.beside)
            #expect(scene.model.opened == ["inner true", "inner false", "outer true"])
        }
        let scene = Scene {
            ($0.outer.gesture, $0.inner.gesture) = (.tap, .tap)
            $0.isInnerEnabled = false
        }
        scene.tap(Self.inside)
        #expect(scene.model.opened == ["outer true"])
    }

    @Test(arguments: [false, true])
    func `a finger on a menu inside taps nothing around, whatever the gestures are`(isInnerFirst: Bool) {
        let press = Scene(isInnerFirst: isInnerFirst) {
            ($0.outer.gesture, $0.inner.gesture) = (.tap, .press)
        }
        press.tap(Self.inside)
        #expect(press.model.opened.isEmpty)
        press.hold(Self.inside)
        #expect(press.model.opened == ["inner true", "inner false"])
        press.tap(Self.beside)
        #expect(press.model.opened.last == "outer true")
        let tap = Scene(isInnerFirst: isInnerFirst) {
            ($0.outer.opensOnTap, $0.inner.gesture) = (true, .tap)
        }
        tap.tap(Self.inside)
        #expect(tap.model.innerController.isOpen && !tap.model.outerController.isOpen)
        // If the outer one is told first, it has opened before.
        #expect(tap.model.opened.last == "inner true" && tap.model.opened.count == (isInnerFirst ? 1 : 3))
    }

    @Test(arguments: [false, true])
    func `a tap opens the innermost menu also if the views are updated slowly after it`(isInnerFirst: Bool) {
        let scene = Scene { ($0.outer.gesture, $0.inner.gesture) = (.tap, .tap) }
        let inside = [scene.model.innerController, scene.model.outerController]
        let menus = isInnerFirst ? inside : inside.reversed()
        for menu in menus { menu.tapped() }
        scene.model.now += 0.2
        for menu in menus { menu.openAfterTap() }
        #expect(scene.model.opened == ["inner true"])
    }

    @Test(arguments: [RadialMenuGesture.press, .tap])
    func `a tap soon after one on a menu inside opens the menu around`(inner: RadialMenuGesture) {
        let scene = Scene { ($0.outer.gesture, $0.inner.gesture) = (.tap, inner) }
        for point in [Self.inside, Self.beside] {
            let touch = scene.host.touch(at: point, time: scene.model.now)
            scene.model.now += 0.03
            scene.host.lift(touch, at: point, time: scene.model.now)
            if point == Self.inside { scene.model.innerController.dismiss() }
            scene.run(0.05)
        }
        #expect(scene.model.opened.last == "outer true")
    }

    @Test(arguments: [false, true])
    func `a finger that closes a menu inside taps nothing around when it is lifted`(reducesMotion: Bool) {
        let scene = Scene(hasContainer: false) { $0.outer.gesture = .tap }
        scene.host.reducesMotion = reducesMotion
        scene.model.innerController.open()
        scene.run(1)
        // Farther from the middle than the items, in the corner of the square around them.
        let corner = CGPoint(x: 290, y: 290)
        let touch = scene.host.touch(at: corner, time: scene.model.now)
        scene.run(0.6)
        #expect(scene.model.opened == ["inner true", "inner false"])
        scene.host.lift(touch, at: corner, time: scene.model.now)
        scene.run(0.5)
        #expect(scene.model.opened == ["inner true", "inner false"])
        #expect(scene.model.innerController.innerFingers == 0 && scene.model.outerController.open())
    }

    @Test func `a menu around that opens as soon as a finger closes the one inside gets fingers again`() {
        let scene = Scene { model in
            model.onOpenChange = { if $0 == "inner false" { model.outerController.open() } }
        }
        scene.model.innerController.open()
        scene.run(1)
        scene.tap(CGPoint(x: 60, y: 60))
        #expect(scene.model.opened == ["inner true", "inner false", "outer true"])
        #expect(scene.model.outerController.innerFingers == 0)
        scene.model.outerController.dismiss()
        scene.run(1)
        scene.hold(Self.beside)
        #expect(scene.model.chosen == ["Outer"])
    }

    @Test func `a finger on the surface of a menu that has just closed does nothing`() {
        let scene = Scene()
        scene.host.reducesMotion = true
        let (inner, outer) = (scene.model.innerController, scene.model.outerController)
        for opensOther in [false, true] {
            inner.open()
            scene.host.update()
            inner.dismiss()
            if opensOther { outer.open() }
            let corner = CGPoint(x: 60, y: 60)
            // The surface is still on the screen.
            let touch = scene.host.touch(at: corner, time: scene.model.now)
            scene.run(0.7)
            scene.host.move(touch, to: CGPoint(x: 65, y: 65), time: scene.model.now)
            scene.host.lift(touch, at: corner, time: scene.model.now)
            scene.run(0.5)
            #expect(!inner.isOpen && outer.isOpen == opensOther)
        }
        let times = ["inner true", "inner false"]
        #expect(scene.model.opened == times + times + ["outer true"])
    }

    @Test func `keys act on a menu that is open, and on none of a view inside`() {
        let scene = Scene()
        #expect(scene.model.outerController.open())
        scene.host.update()
        #expect(scene.host.press(.downArrow) == .handled)
        #expect(scene.model.outerController.menu.highlighted == PressMenu.ItemPath(0))
        #expect(scene.host.press(.return) == .handled && scene.model.chosen == ["Outer"])
        scene.run(1)
        #expect(scene.model.opened == ["outer true", "outer false"])
        // Closed, it leaves the keys to the view inside that has the focus.
        #expect(scene.host.press(.return) == .handled)
        #expect(scene.model.innerController.isOpen && !scene.model.outerController.isOpen)
    }

    @Test func `keys act on the menu inside if both are open`() {
        let scene = Scene(hasContainer: false)
        let (inner, outer) = (scene.model.innerController, scene.model.outerController)
        for menu in [outer, inner] {
            #expect(menu.open())
            scene.host.update()
        }
        #expect(inner.isOpen && outer.isOpen)
        #expect(scene.host.press(.downArrow) == .handled)
        #expect(inner.menu.highlighted == PressMenu.ItemPath(0) && outer.menu.highlighted == nil)
        #expect(scene.host.press(.escape) == .handled && !inner.isOpen && outer.isOpen)
    }

    @Test func `a move command acts on a menu that is open, unless that takes no keys`() {
        for acceptsKeys in [true, false] {
            let scene = Scene { $0.outer.acceptsKeys = acceptsKeys }
            scene.model.outerController.open()
            scene.host.update()
            scene.host.move(.down)
            let highlighted = scene.model.outerController.menu.highlighted
            #expect(highlighted == (acceptsKeys ? PressMenu.ItemPath(0) : nil))
            scene.host.exit()
            #expect(scene.model.outerController.isOpen != acceptsKeys)
            #expect(!scene.model.innerController.isOpen)
        }
    }

    @Test func `a view inside that gets another controller under a finger frees the menu around`() {
        let scene = Scene()
        let touch = scene.host.touch(at: Self.inside, time: 0)
        scene.model.innerController = RadialMenuController()
        scene.host.update()
        scene.host.lift(touch, at: Self.inside, time: 0.1)
        scene.hold(Self.beside)
        #expect(scene.model.chosen == ["Outer"])
    }

    @Test func `a finger that is cancelled, and a view that goes under it, free the menu around`() {
        let scene = Scene()
        let touch = scene.host.touch(at: Self.inside, time: 0)
        scene.host.cancel(touch)
        scene.hold(Self.beside)
        #expect(scene.model.chosen == ["Outer"])
        let other = scene.host.touch(at: Self.inside, time: scene.model.now)
        scene.model.isInnerEnabled = false
        scene.host.update()
        scene.host.lift(other, at: Self.inside, time: scene.model.now)
        scene.hold(Self.inside)
        #expect(scene.model.chosen == ["Outer", "Outer"])
    }

    @Test func `a finger under which the app closes a menu, and another one on it, free the menu around`() {
        let scene = Scene()
        let first = scene.host.touch(at: Self.inside, time: 0)
        scene.run(0.7)
        scene.model.innerController.dismiss()
        scene.run(0.5)
        #expect(scene.model.innerController.open())
        scene.run(0.5)
        scene.tap(Self.inside)
        scene.host.lift(first, at: Self.inside, time: scene.model.now)
        #expect(!scene.model.innerController.isOpen)
        scene.hold(Self.beside)
        #expect(scene.model.chosen == ["Outer"])
    }

    @Test func `one controller for views inside one another is no endless search`() {
        struct Same: View {
            let controller: RadialMenuController
            var body: some View {
                Text("inner").radialMenu(controller: controller) { RadialAction("A", systemImage: "star") {} }
                    .radialMenu(controller: controller) { RadialAction("B", systemImage: "star") {} }
            }
        }
        let controller = RadialMenuController()
        let host = StandInHost(Same(controller: controller))
        host.lift(host.touch(at: CGPoint(x: 100, y: 100), time: 0), at: CGPoint(x: 100, y: 100), time: 0.1)
        #expect(controller.innerFingers == 0)
    }
}
#endif
