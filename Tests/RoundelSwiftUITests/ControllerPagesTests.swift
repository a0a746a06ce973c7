#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Pages that have the same controllers, each in a window of its own: on a navigation stack, a page
/// appears before the one that it covers disappears.
@MainActor @Suite struct ControllerPagesTests {
    @MainActor private final class Model: ObservableObject {
        @Published var title = "x"
        /// The widths of the items, where they are not 24 points.
        @Published var items: [String: CGFloat] = [:]
        var angles: [String: SwiftUI.Angle] = [:]
        /// What the pages were told, without what turned.
        var told: [String] = []
        var now = 0.0
        var later: [@MainActor () -> Void] = []
        /// Called when a radial menu has opened or closed.
        var onOpenChange: (_ page: String, _ isOpen: Bool) -> Void = { _, _ in }
        let (wheel, menu, radial) = (TurnController(), MenuController<String>(), RadialMenuController())
        nonisolated init() {}

        func tell(_ event: TurnEvent, to page: String) {
            if case .turned = event { return }
            told.append("\(page) \(event)")
        }
    }

    /// A wheel above a menu above a view with a radial menu, each 200 points high.
    private struct Page: View {
        @ObservedObject var model: Model
        let name: String
        var isConstant = false

        var body: some View {
            let (model, name) = (model, name)
            VStack(spacing: 0) {
                Text(model.title).frame(maxWidth: .infinity, maxHeight: .infinity)
                    .turnable(
                        rotation: isConstant ? .constant(.zero) : binding,
                        controller: model.wheel,
                        onEvent: { model.tell($0, to: name) }
                    )
                menu.frame(maxWidth: .infinity, maxHeight: .infinity)
                Text(model.title).frame(maxWidth: .infinity, maxHeight: .infinity)
                    .radialMenu(
                        controller: model.radial,
                        onOpenChange: {
                            model.told.append("\(name) \($0)")
                            model.onOpenChange(name, $0)
                        }
                    ) { RadialAction("One", systemImage: "star") {} }
            }
            .radialMenuContainer()
            .environment(\.turnClock, TurnClock(now: { model.now }, later: { model.later.append($0) }))
        }

        private var binding: Binding<SwiftUI.Angle> {
            let (model, name) = (model, name)
            return Binding(get: { model.angles[name] ?? .zero }, set: { model.angles[name] = $0 })
        }

        private var menu: some View {
            let (model, name, width) = (model, name, model.items[name] ?? 24)
            return CircularMenu(
                ["a", "b", "c", "d"],
                id: \.self,
                layout: RadialLayout(radius: .fixed(80)),
                turning: TurnSettings(gesture: .immediate),
                controller: model.menu,
                onEvent: { if $0 == .opened || $0 == .closed { model.told.append("\(name) \($0)") } },
                item: { Text($0).frame(width: width, height: 24) },
                center: { Text("+").frame(width: width, height: 24) }
            )
        }
    }

    private let model = Model()

    private func page(_ name: String, isConstant: Bool = false) -> StandInHost {
        let page = Page(model: model, name: name, isConstant: isConstant)
        return StandInHost(page, size: CGSize(width: 200, height: 600))
    }

    /// A point on the wheel, or on the menu.
    private func point(_ degrees: Double, onMenu: Bool = false) -> CGPoint {
        CGPoint(Finger(center: Point2D(100, onMenu ? 300 : 100)).point(degrees, 80))
    }

    /// Turns the wheel by 40°.
    private func turn(_ host: StandInHost) {
        let touch = host.touch(at: point(20), time: model.now)
        for step in 1...8 {
            model.now += 1.0 / 60
            host.move(touch, to: point(20 + 5 * Double(step)), time: model.now)
        }
        model.now += 1
        host.lift(touch, at: point(60), time: model.now)
    }

    /// Turns the wheel of a page by 40°, opens and closes its menus, and checks that it is told.
    private func expectControl(of host: StandInHost, _ name: String) {
        let before = model.angles[name]?.degrees ?? 0
        turn(host)
        #expect(near(model.angles[name]?.degrees ?? 0, before + 40, 1e-6), "\(model.angles)")
        #expect(model.wheel.turn(to: .degrees(before + 50), duration: 0))
        #expect(near(model.angles[name]?.degrees ?? 0, before + 50, 1e-6), "\(model.angles)")
        model.told = []
        #expect(model.menu.open(animated: false) && model.menu.close(animated: false))
        #expect(model.radial.open() && model.radial.dismiss())
        #expect(model.told == ["\(name) opened", "\(name) closed", "\(name) true", "\(name) false"])
    }

    @Test func `after a swipe back that is cancelled, the page on the screen has the controllers`() {
        let (first, second) = (page("A"), page("B"))
        first.isShown = false
        expectControl(of: second, "B")
        first.isShown = true
        first.isShown = false
        expectControl(of: second, "B")
    }

    @Test func `a page has the controllers again when the page in front of it is gone`() async {
        let (first, second) = (page("A"), page("B"))
        expectControl(of: second, "B")
        second.isShown = false
        expectControl(of: first, "A")
        model.wheel.spin(velocity: .degrees(90))
        let waiting = Task { @MainActor in
            await model.wheel.rested()
            return model.wheel.isMoving
        }
        for _ in 0..<20 { await Task.yield() }
        model.wheel.stop()
        #expect(await !waiting.value)
        first.isShown = false
        #expect(!model.wheel.stop() && !model.menu.open() && !model.radial.open())
    }

    @Test func `a page that is evaluated while it is being covered leaves the controllers to the new one`() {
        let (first, second) = (page("A"), page("B"))
        model.title = "loaded"
        first.update()
        expectControl(of: second, "B")
        first.isShown = false
        expectControl(of: second, "B")
    }

    @Test func `fingers on a page survive the late end of the page that it covers`() {
        let (first, second) = (page("A"), page("B"))
        model.menu.open(animated: false)
        second.update()
        let fingers = [point(0), point(0, onMenu: true), CGPoint(x: 100, y: 500)].map {
            second.touch(at: $0, time: model.now)
        }
        func move(_ degrees: Double) {
            model.now += 0.1
            second.move(fingers[0], to: point(degrees), time: model.now)
            second.move(fingers[1], to: point(degrees, onMenu: true), time: model.now)
            second.frame(at: model.now)
        }
        move(10)
        first.isShown = false
        for degrees in [20.0, 30, 40, 40, 40] { move(degrees) }
        #expect(near(model.angles["B"]?.degrees ?? 0, 40, 1e-6), "\(model.angles)")
        #expect(model.wheel.isHeld && model.menu.isHeld && model.radial.isOpen)
        #expect(model.menu.rotation.degrees > 20)
    }

    @Test func `a finger on a page ends when another page gets the controllers`() {
        let first = page("A")
        let fingers = [point(0), CGPoint(x: 100, y: 500)].map { first.touch(at: $0, time: 0) }
        first.move(fingers[0], to: point(20), time: 0.1)
        model.told = []
        let second = page("B")
        #expect(model.told.first == "A cancelled" && !model.wheel.isHeld)
        first.move(fingers[0], to: point(60), time: 0.2)
        model.now = 1
        first.frame(at: 1)
        second.frame(at: 1)
        #expect(model.angles["B"] == nil && !model.radial.isOpen, "\(model.angles)")
    }

    @Test func `a finger on a page that has not the wheel any more ends with that page`() {
        let (first, second) = (page("A"), page("B"))
        let touch = first.touch(at: point(0), time: 0)
        first.move(touch, to: point(20), time: 0.1)
        #expect(model.wheel.isHeld)
        first.isShown = false
        #expect(!model.wheel.isHeld && model.wheel.turn(to: .degrees(50), duration: 0))
        second.update()
        #expect(near(model.angles["B"]?.degrees ?? 0, 50, 1e-6))
    }

    @Test func `a command for a page that is about to appear means its items`() throws {
        let first = page("A")
        var link = try #require(model.menu.link)
        let owner = ViewOwner()
        link = MenuLink(
            owner: owner,
            sizes: link.sizes,
            setup: MenuSetup(
                ids: ["d", "c", "b", "a"],
                items: link.setup.items,
                disabledItems: [],
                layout: link.setup.layout,
                direction: link.setup.direction,
                settings: link.setup.settings,
                isEnabled: true,
                selection: nil,
                isOpen: nil
            ),
            endsMotion: false,
            selection: nil,
            isOpen: nil,
            clock: link.clock,
            playsFeedback: false,
            takesTaps: true,
            orientation: .upright,
            onActivate: { _ in },
            onEvent: { _ in }
        )
        model.menu.connect(link)
        #expect(model.menu.turn(to: "a", duration: 0) && model.menu.pointed == "a")
        #expect(first.isShown)
    }

    @Test func `a page has the controller again after a command for a view that did not appear`() throws {
        let first = page("A")
        let picture = ViewOwner()
        var link = try #require(model.wheel.link)
        link.owner = picture
        model.wheel.connect(link)
        #expect(model.wheel.turn(to: .degrees(90), duration: 0))
        #expect(model.wheel.link?.owner === picture)
        for action in model.later { action() }
        expectControl(of: first, "A")
        first.isShown = false
        #expect(!model.wheel.turn(to: .zero))
    }

    @Test func `a radial menu that its page opens again stays closed when another page gets it`() {
        let first = page("A")
        model.onOpenChange = { [model] page, isOpen in
            if page == "A", !isOpen { #expect(!model.radial.open()) }
        }
        #expect(model.radial.open())
        let second = page("B")
        first.update()
        second.update()
        #expect(model.told.suffix(2) == ["A true", "A false"] && !model.radial.isOpen)
        expectControl(of: second, "B")
    }

    @Test func `a page that appears shows its own value`() {
        let first = page("A", isConstant: true)
        turn(first)
        let second = page("B")
        #expect(near(model.wheel.rotation.degrees, 0) && model.angles["B"] == nil)
        first.isShown = false
        turn(second)
        model.angles["A"] = .degrees(5)
        let third = page("A")
        #expect(near(model.wheel.rotation.degrees, 5) && near(model.angles["B"]?.degrees ?? 0, 40, 1e-6))
        third.isShown = false
        #expect(near(model.wheel.rotation.degrees, 40, 1e-6) && model.angles["A"] == .degrees(5))
    }

    @Test func `a motion goes on in a page that has the same value`() {
        model.angles["A"] = .degrees(1)
        let first = page("A")
        model.wheel.spin(velocity: .degrees(90))
        model.now = 1
        first.frame(at: model.now)
        model.angles["B"] = model.angles["A"]
        let second = page("B")
        first.isShown = false
        #expect(model.wheel.isMoving)
        model.now = 2
        second.frame(at: model.now)
        #expect((model.angles["B"]?.degrees ?? 0) > (model.angles["A"]?.degrees ?? 0) + 45, "\(model.angles)")
    }

    @Test func `the sizes of a page that is leaving are not those of the new one`() {
        let (first, second) = (page("A"), page("B"))
        second.size = CGSize(width: 400, height: 1_200)
        model.items["B"] = 30
        second.update()
        first.size = CGSize(width: 300, height: 300)
        model.items["A"] = 50
        first.update()
        let (wheel, menu) = (model.wheel, model.menu)
        #expect(wheel.size == CGSize(width: 400, height: 400))
        #expect(menu.itemSize.width == 30 && menu.menu.centerSize.x == 30)
        let size = menu.size
        second.isShown = false
        #expect(wheel.size == CGSize(width: 300, height: 100))
        #expect(menu.itemSize.width == 50 && menu.menu.centerSize.x == 50 && menu.size != size)
    }
}
#endif
