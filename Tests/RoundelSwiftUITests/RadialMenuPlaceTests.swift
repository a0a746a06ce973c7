#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Where radial menus are: safe areas, windows that change, scroll views and sheets.
@MainActor @Suite struct RadialMenuPlaceTests {
    // MARK: Windows and safe areas

    @Test func `in a safe area the menu is about the finger, and an item is chosen where it is shown`() {
        let scene = RadialScene()
        scene.host.safeAreaInsets = StandInInsets(top: 60, left: 20, bottom: 40, right: 0)
        // The container is from (20, 60) to (400, 760).
        let middle = Point2D(210, 410)
        scene.lift(scene.hold(at: CGPoint(middle)), at: CGPoint(middle))
        scene.run(1)
        #expect(scene.menu.fan?.center == middle - Point2D(20, 60))
        #expect(scene.menu.bounds.size == Point2D(380, 700))
        let item = middle + Point2D(0, 72)
        #expect(near(scene.position(of: "Rename") ?? .zero, item))
        scene.host.hover(at: CGPoint(item))
        #expect(scene.title == "Rename")
        scene.tap(CGPoint(item))
        #expect(scene.model.chosen == ["Rename"])
        scene.run(1)
        scene.model.controller.open(at: CGPoint(x: 60, y: -300))
        scene.run(1)
        for name in ["Copy", "Share", "Rename", "Delete"] {
            let y = scene.position(of: name)?.y ?? 0
            #expect(y >= 60 + 26 - 1e-6 && y <= 760 - 26 + 1e-6)
        }
    }

    @Test func `a tap beyond the safe area closes the menu`() {
        let scene = RadialScene()
        scene.host.safeAreaInsets = StandInInsets(top: 60, bottom: 40)
        scene.model.controller.open()
        scene.run(1)
        scene.tap(CGPoint(x: 200, y: 10))
        #expect(scene.model.opened == [true, false] && scene.model.presses == 0)
    }

    @Test func `items beyond a small container at an edge take touches where they are shown`() {
        struct Header: View {
            let (controller, chosen): (RadialMenuController, @MainActor (String) -> Void)
            var body: some View {
                ZStack {
                    Color.white
                    Text("title").frame(width: 300, height: 60)
                        .radialMenu(controller: controller) {
                            for name in ["Up", "Right", "Down", "Left"] {
                                RadialAction(name, systemImage: "star") { chosen(name) }
                            }
                        }
                        .radialMenuContainer()
                        .frame(maxHeight: .infinity, alignment: .topLeading)
                }
            }
        }
        var chosen: [String] = []
        let controller = RadialMenuController()
        let host = StandInHost(
            Header(controller: controller) { chosen.append($0) },
            size: CGSize(width: 300, height: 600)
        )
        host.reducesMotion = true
        host.safeAreaInsets = StandInInsets(top: 50)
        #expect(controller.open())
        host.update()
        // The container is 60 points high, from 50 on, and the lowest item is 72 points below its
        // middle, with the lower half of its circle.
        #expect(controller.menu.fan?.position(of: 2) == Point2D(150, 102))
        // Below the items, touches belong to the views behind.
        host.tap(CGPoint(x: 150, y: 80 + 205))
        #expect(controller.isOpen)
        host.tap(CGPoint(x: 150, y: 80 + 90))
        #expect(chosen == ["Down"])
        // An open menu that moves takes touches where it is then.
        controller.open()
        host.update()
        controller.open(at: CGPoint(x: 120, y: 60))
        host.update()
        host.tap(CGPoint(x: 120, y: 110 + 90))
        #expect(chosen == ["Down", "Down"])
    }

    @Test func `a menu stays in a window that changes about it, and closes if it is outside`() {
        for (size, stays) in [
            (CGSize(width: 390, height: 430), true), (CGSize(width: 800, height: 400), false),
        ] {
            let scene = RadialScene()
            scene.model.controller.open(at: CGPoint(x: 60, y: 80))
            scene.run(1)
            #expect(scene.menu.fan?.center == Point2D(200, 420))
            scene.host.size = size
            #expect(scene.menu.isOpen == stays && scene.model.opened == (stays ? [true] : [true, false]))
            #expect(scene.menu.bounds.size == Point2D(size))
            guard stays else {
                // Without a motion, which would be outside too.
                #expect(scene.menu.fan == nil && scene.position(of: "Copy") == nil)
                continue
            }
            for name in ["Copy", "Share", "Rename", "Delete"] {
                #expect((scene.position(of: name)?.y ?? 999) <= 430 - 26 + 1e-6)
            }
        }
    }

    @Test func `a container without an extent closes nothing`() {
        let scene = RadialScene()
        scene.model.controller.open()
        for size in [
            CGSize.zero, CGSize(width: CGFloat.nan, height: 800), CGSize(width: 400, height: CGFloat.nan),
            CGSize(width: 400, height: 800),
        ] {
            scene.model.controller.stage?.resize(size)
            #expect(scene.menu.isOpen && scene.menu.fan?.center == RadialScene.middle)
            #expect(scene.model.controller.stage?.size.height.isNaN == false)
        }
        #expect(scene.model.opened == [true])
    }

    // MARK: Scroll views

    @Test func `a finger that scrolls the view draws no stroke, though its gesture goes on`() {
        for accepts in [true, false] {
            let scene = RadialScene {
                ($0.isInScrollView, $0.behavior.acceptsStrokes) = (true, accepts)
                $0.size = CGSize(width: 120, height: 2000)
            }
            scene.host.scrollsWithGestures = true
            let touch = scene.down()
            for distance in stride(from: 10.0, through: 80, by: 10) {
                scene.move(touch, to: scene.point(-90, distance), after: 0.01)
            }
            #expect(scene.menu.phase == .closed)
            scene.run(1)
            scene.lift(touch, at: scene.point(-90, 80))
            #expect(scene.model.opened.isEmpty && scene.model.chosen.isEmpty && scene.model.presses == 0)
        }
    }

    @Test func `a stroke across the direction of scrolling chooses`() {
        let scene = RadialScene {
            $0.isInScrollView = true
            $0.size = CGSize(width: 120, height: 2000)
        }
        scene.host.scrollsWithGestures = true
        let touch = scene.down()
        for distance in stride(from: 10.0, through: 60, by: 10) {
            scene.move(touch, to: scene.point(0, distance), after: 0.01)
        }
        scene.lift(touch, at: scene.point(0, 60))
        // The item has a submenu, which opens.
        #expect(scene.menu.submenu == 1)
    }

    @Test func `a stroke is left to what moves the view with it`() {
        let scene = RadialScene { $0.isInScrollView = true }
        scene.host.scrollsWithGestures = true
        let touch = scene.down(CGPoint(x: 200, y: 60))
        for distance in stride(from: 10.0, through: 40, by: 10) {
            scene.move(touch, to: CGPoint(x: 200 + distance, y: 60), after: 0.01)
        }
        #expect(scene.menu.phase == .stroking)
        scene.change { ($0.size, $0.entries) = (CGSize(width: 120, height: 300), $0.entries) }
        #expect(scene.menu.phase == .closed)
        scene.lift(touch, at: CGPoint(x: 240, y: 60))
        scene.run(1)
        #expect(scene.model.opened.isEmpty && scene.model.chosen.isEmpty && scene.menu.submenu == nil)
    }

    @Test func `a menu that is open under a finger stays when its view moves`() {
        let scene = RadialScene { $0.isInScrollView = true }
        let touch = scene.hold(at: CGPoint(x: 200, y: 60))
        #expect(scene.menu.phase == .held)
        let frame = scene.model.controller.frame
        scene.change { ($0.size, $0.entries) = (CGSize(width: 120, height: 300), $0.entries) }
        #expect(scene.menu.phase == .held && scene.model.controller.frame != frame)
        scene.lift(touch, at: CGPoint(scene.menu.fan?.position(of: 0) ?? .zero))
        #expect(scene.model.chosen == ["Copy"])
    }

    // MARK: Sheets

    /// A container, and a view in a sheet that has its environment.
    private struct Sheet: View {
        let controller: RadialMenuController
        var hasContainer = false

        var body: some View {
            ZStack {
                Color.white
                ZStack {
                    if hasContainer { sheet.radialMenuContainer() } else { sheet }
                }
                .standInHosted()
            }
            .radialMenuContainer()
        }

        private var sheet: some View {
            Text("sheet").frame(width: 100, height: 80)
                .radialMenu(controller: controller) { RadialAction("Copy", systemImage: "star") {} }
        }
    }

    @Test func `in a sheet, the container behind it does not show the menu`() {
        let controller = RadialMenuController()
        let host = StandInHost(Sheet(controller: controller), size: CGSize(width: 400, height: 400))
        host.reducesMotion = true
        #expect(controller.open())
        host.update()
        // It is shown in front of its view, as without a container.
        #expect(controller.menu.fan?.center == Point2D(50, 40))
        let item = host.all.last { $0.value is RadialMenuLayout }?.children.first
        #expect(item?.frame.midX == 200 && item?.frame.midY == 200 - 72)
        #expect(host.all(RadialMenuLayout.self).count == 1)
        controller.dismiss()
        let other = RadialMenuController()
        let contained = StandInHost(Sheet(controller: other, hasContainer: true))
        #expect(other.open() && other.menu.bounds.size == Point2D(100, 80))
        contained.update()
        #expect(contained.all(RadialMenuLayout.self).count == 1)
    }

    @Test(arguments: [false, true])
    func `in a sheet, keys do not belong to the open menu of the view that presents it`(hasContainer: Bool) {
        struct Presenter: View {
            let (controller, sheet): (RadialMenuController, RadialMenuController)
            let hasContainer: Bool
            var body: some View {
                ZStack {
                    Color.white
                    Sheet(controller: sheet, hasContainer: hasContainer)
                }
                .radialMenu(controller: controller) { RadialAction("Outer", systemImage: "star") {} }
            }
        }
        let (outer, inner) = (RadialMenuController(), RadialMenuController())
        let host = StandInHost(Presenter(controller: outer, sheet: inner, hasContainer: hasContainer))
        #expect(outer.open())
        host.update()
        #expect(host.press(.return) == .handled)
        #expect(inner.isOpen && outer.isOpen && outer.menu.highlighted == nil)
    }

    @Test(arguments: [false, true])
    func `a menu of a sheet that opens before the layout opens once`(appearsBeforeLayout: Bool) {
        var opened: [Bool] = []
        struct Early: View {
            let told: @MainActor (Bool) -> Void
            @StateObject private var holder = ObjectHolder(RadialMenuController())
            var body: some View {
                Text("sheet").frame(width: 100, height: 80)
                    .radialMenu(controller: holder.object, onOpenChange: told) {
                        RadialAction("Copy", systemImage: "star") {}
                    }
                    .onAppear { holder.object.open() }
                    .standInHosted()
            }
        }
        struct Window: View {
            let told: @MainActor (Bool) -> Void
            var body: some View { ZStack { Early(told: told) }.radialMenuContainer() }
        }
        let host = StandInHost(
            Window { opened.append($0) },
            appearsBeforeLayout: appearsBeforeLayout
        )
        #expect(opened == [true])
        #expect(host.all(RadialMenuLayout.self).count == 1)
    }
}
#endif
