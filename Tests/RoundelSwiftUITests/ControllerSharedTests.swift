#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Controllers that go from one view to another.
@MainActor @Suite struct ControllerSharedTests {
    @MainActor private final class Model: ObservableObject {
        @Published var isSecond = false
        /// The views that were told of an event.
        var told: Set<String> = []
        /// What was told of the radial menu.
        var opened: [String] = []
        /// What the app does when the second page appears.
        var command: @MainActor () -> Void = {}
        let (wheel, menu, radial) = (TurnController(), MenuController<String>(), RadialMenuController())
        nonisolated init() {}
    }

    private struct Page: View {
        let model: Model
        let name: String

        var body: some View {
            let (model, name) = (model, name)
            VStack {
                Text(name).frame(width: 50, height: 50)
                    .turnable(
                        rotation: .constant(.zero),
                        controller: model.wheel,
                        onEvent: { _ in model.told.insert("\(name) wheel") }
                    )
                CircularMenu(
                    ["a", "b"],
                    id: \.self,
                    layout: RadialLayout(radius: .fixed(40)),
                    controller: model.menu,
                    onEvent: { _ in model.told.insert("\(name) menu") },
                    item: { Text($0) },
                    center: { Text("+") }
                )
                Text(name).frame(width: 50, height: 50)
                    .radialMenu(
                        controller: model.radial,
                        onOpenChange: { isOpen in
                            model.told.insert("\(name) radial menu")
                            model.opened.append("\(name) \(isOpen)")
                        }
                    ) { RadialAction("One", systemImage: "star") {} }
            }
            .radialMenuContainer()
        }
    }

    private struct Pages: View {
        @ObservedObject var model: Model
        var body: some View {
            if model.isSecond {
                Page(model: model, name: "B").onAppear { model.command() }
            } else {
                Page(model: model, name: "A")
            }
        }
    }

    @Test func `a page that is evaluated behind another one does not take the controllers back`() throws {
        let (model, size) = (Model(), CGSize(width: 400, height: 400))
        let first = StandInHost(Page(model: model, name: "A"), size: size)
        let wheel = try #require(model.wheel.link)
        let (menu, radial) = (try #require(model.menu.link), try #require(model.radial.link))
        // The page that covers another one appears before that disappears.
        let second = StandInHost(Page(model: model, name: "B"), size: size)
        first.isShown = false
        model.wheel.connect(wheel)
        model.menu.connect(menu)
        model.radial.connect(radial)
        model.wheel.turn(to: .degrees(90), duration: 0)
        model.menu.open(animated: false)
        model.radial.open()
        second.update()
        #expect(model.told == ["B wheel", "B menu", "B radial menu"])
    }

    @Test(arguments: [false, true])
    func `commands in onAppear are for the view that appears, not for the one that it replaces`(
        appearsFirst: Bool
    ) {
        let model = Model()
        model.command = {
            #expect(model.wheel.turn(to: .degrees(90), duration: 0))
            #expect(model.menu.open(animated: false) && model.radial.open())
        }
        let size = CGSize(width: 400, height: 400)
        let host = StandInHost(Pages(model: model), size: size, appearsBeforeLayout: appearsFirst)
        model.isSecond = true
        host.update()
        #expect(model.told == ["B wheel", "B menu", "B radial menu"])
        #expect(model.menu.isOpen && model.radial.isOpen)
    }

    /// A fan on one of two pages.
    private struct Fans: View {
        @ObservedObject var model: Model
        let clock: TurnClock

        var body: some View {
            if model.isSecond { fan } else { fan }
        }

        private var fan: some View {
            CircularMenu(
                ["a", "b", "c"],
                id: \.self,
                isOpen: .constant(true),
                layout: RadialLayout(radius: .fixed(40), start: .degrees(180), sweep: .degrees(180)),
                controller: model.menu,
                item: { Text($0).frame(width: 24, height: 24) },
                center: { Text("+") }
            )
            .environment(\.turnClock, clock)
        }
    }

    @Test(arguments: [false, true])
    func `a motion goes on in the view that gets the menu, also before that one is laid out`(
        appearsFirst: Bool
    ) {
        let model = Model()
        var now = 0.0
        let view = Fans(model: model, clock: TurnClock(now: { now }))
        let host = StandInHost(view, appearsBeforeLayout: appearsFirst)
        func show(_ frames: Int) {
            for _ in 0..<frames {
                now += 1.0 / 20
                host.frame(at: now)
            }
        }
        #expect(model.menu.turn(to: "c", duration: 2))
        host.update()
        show(10)
        let rotation = model.menu.rotation
        #expect(model.menu.isMoving && rotation != .zero)
        model.isSecond = true
        host.update()
        #expect(model.menu.isMoving && model.menu.rotation == rotation && model.menu.restItem == "c")
        show(40)
        #expect(!model.menu.isMoving && model.menu.pointed == "c" && model.menu.selection == "c")
    }

    @Test func `a menu has the sizes of the view that has it, not those of one behind`() {
        let (controller, behind, shown) = (MenuController<String>(), Growing(), Growing())
        func window(_ growing: Growing) -> StandInHost {
            StandInHost(
                CircularMenu(
                    ["a", "b", "c"],
                    id: \.self,
                    isOpen: .constant(true),
                    controller: controller,
                    item: { _ in GrowingSquare(growing: growing) },
                    center: { GrowingSquare(growing: growing) }
                )
            )
        }
        let hosts = (window(behind), window(shown))
        behind.side = 60
        hosts.0.size = CGSize(width: 300, height: 300)
        hosts.1.update()
        let menu = controller.menu
        #expect(menu.bounds.size == Point2D(200, 200))
        #expect(menu.itemSize == Point2D(20, 20) && menu.centerSize == Point2D(20, 20))
        shown.side = 30
        hosts.1.update()
        #expect(controller.menu.itemSize == Point2D(30, 30) && controller.menu.centerSize == Point2D(30, 30))
    }

    @Test func `a radial menu closes for the view that opened it when another view gets the controller`() {
        let model = Model()
        let host = StandInHost(Pages(model: model), size: CGSize(width: 400, height: 400))
        model.radial.open()
        host.update()
        model.isSecond = true
        host.update()
        #expect(model.opened == ["A true", "A false"] && !model.radial.isOpen)
        model.radial.open()
        host.update()
        model.radial.dismiss()
        #expect(model.opened.suffix(2) == ["B true", "B false"])
    }

    /// Two views on the screen at once.
    private struct Pair: View {
        let model: Model
        /// The items of both menus.
        var names = ["A": ["A1", "A2"], "B": ["B1", "B2"]]

        var body: some View {
            let model = model
            VStack {
                ForEach(["A", "B"], id: \.self) { name in
                    Text(name).frame(width: 100, height: 50).radialMenu(controller: model.radial) {
                        RadialAction("Delete \(name)", systemImage: "trash") {
                            model.told.insert("delete \(name)")
                        }
                    }
                    CircularMenu(
                        names[name] ?? [],
                        id: \.self,
                        isOpen: .constant(true),
                        layout: RadialLayout(radius: .fixed(40)),
                        controller: model.menu,
                        onSelect: { model.told.insert("select \($0) in \(name)") },
                        item: { Text($0).frame(width: 24, height: 24) },
                        center: { Text("+") }
                    )
                }
            }
            .radialMenuContainer()
        }
    }

    @Test func `what a view offers is never done to the items of another one`() {
        let model = Model()
        let host = StandInHost(Pair(model: model), size: CGSize(width: 400, height: 600))
        func tap(_ text: String) {
            if let frame = host.frame(of: text) { host.tap(CGPoint(x: frame.midX, y: frame.midY)) }
        }
        #expect(host.perform("Delete A"))
        #expect(host.perform("Show menu"))
        // The button of item A1.
        host.isVoiceOverRunning = true
        host.activateButton(0)
        host.isVoiceOverRunning = false
        tap("A1")
        #expect(model.told.isEmpty && !model.radial.isOpen)
        #expect(host.perform("Delete B"))
        tap("B2")
        #expect(model.told == ["delete B", "select B2 in B"])
    }

    @Test func `a wheel has the size of the view that has it, not that of one behind`() {
        let controller = TurnController()
        func window() -> StandInHost {
            StandInHost(Color.red.turnable(rotation: .constant(.zero), controller: controller))
        }
        let (behind, shown) = (window(), window())
        let zone = controller.wheel.zone
        #expect(zone.center == Point2D(100, 100))
        behind.size = CGSize(width: 300, height: 300)
        #expect(controller.wheel.zone == zone)
        shown.size = CGSize(width: 120, height: 120)
        #expect(controller.wheel.zone.center == Point2D(60, 60))
    }

    /// Two wheels with one controller, the first of which the app may disable.
    private struct Crowns: View {
        @MainActor final class Model: ObservableObject {
            @Published var isFirstEnabled = true
            var now = 0.0
            let controller = TurnController()
            nonisolated init() {}
        }

        @ObservedObject var model: Model

        var body: some View {
            let model = model
            VStack {
                wheel.disabled(!model.isFirstEnabled)
                wheel
            }
            .environment(\.turnClock, TurnClock(now: { model.now }))
        }

        private var wheel: some View {
            Text("wheel").frame(width: 100, height: 100)
                .turnable(rotation: .constant(.zero), controller: model.controller)
        }
    }

    @Test func `a view that is disabled under the crown lets go of the wheel without a flick`() {
        let model = Crowns.Model()
        let host = StandInHost(Crowns(model: model), size: CGSize(width: 200, height: 400))
        for step in 1...6 {
            model.now = Double(step) / 60
            host.turnCrown(to: 2 * Double(step), time: model.now)
        }
        let (controller, rotation) = (model.controller, model.controller.rotation)
        #expect(controller.isHeld && rotation.degrees > 90)
        // The other view has the controller and is still enabled.
        model.isFirstEnabled = false
        host.update()
        #expect(!controller.isHeld && !controller.isMoving && controller.rotation == rotation)
    }
}
#endif
