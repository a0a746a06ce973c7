#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// What a view has begun ends when another view gets its controller.
@MainActor @Suite struct ControllerHandoverTests {
    @MainActor private final class Model {
        let (menu, radial) = (MenuController<String>(), RadialMenuController())
        var activated: [String] = []
        var opened: [String] = []
        var now = 0.0
    }

    /// A menu in a window of its own, whose items are buttons that report presses.
    private struct Menu: View {
        let model: Model
        let name: String

        var body: some View {
            CircularMenu(
                ["a", "b", "c", "d"],
                id: \.self,
                layout: RadialLayout(radius: .fixed(80)),
                behavior: MenuBehavior(landsOnItems: false),
                controller: model.menu,
                onSelect: { model.activated.append("\(name) \($0)") },
                item: { Text($0).frame(width: 24, height: 24) },
                center: { Text("+") }
            )
            .environment(\.turnClock, TurnClock(now: { model.now }, later: { _ in }))
        }
    }

    @Test func `a press that stops a menu spoils no tap on the view that gets the menu meanwhile`() {
        let model = Model()
        let first = StandInHost(Menu(model: model, name: "A"))
        model.menu.open(animated: false)
        model.menu.spin(velocity: .degrees(90))
        model.now = 0.5
        first.frame(at: model.now)
        func point(of item: String, in host: StandInHost) -> CGPoint {
            let frame = host.frame(of: item) ?? .null
            return CGPoint(x: frame.midX, y: frame.midY)
        }
        let touch = first.touch(at: point(of: "b", in: first), time: model.now)
        #expect(!model.menu.isMoving && model.menu.isOpen)
        let second = StandInHost(Menu(model: model, name: "B"))
        model.now = 2
        second.tap(point(of: "c", in: second))
        #expect(model.activated == ["B c"])
        first.cancel(touch)
    }

    @Test(arguments: [false, true])
    func `a finger and the crown let go of a menu that another view gets`(isCrown: Bool) {
        let model = Model()
        let first = StandInHost(Menu(model: model, name: "A"))
        model.menu.open(animated: false)
        first.update()
        if isCrown {
            first.unfocus()
            first.tab()
            first.turnCrown(to: 0.2, time: 0)
        } else {
            let touch = first.touch(at: CGPoint(x: 180, y: 100), time: 0)
            first.move(touch, to: CGPoint(x: 175, y: 130), time: 0.1)
        }
        #expect(model.menu.isHeld && !model.menu.step(by: 1))
        let second = StandInHost(Menu(model: model, name: "B"))
        #expect(!model.menu.isHeld && model.menu.step(by: 1))
        withExtendedLifetime((first, second)) {}
    }

    /// The number of items that were felt as they passed, of a menu that is flicked in the view that
    /// appeared last, and is shown two tenths of a second later by another one or the same.
    private func felt(views: Int, handsOver: Bool) -> (before: Int, after: Int) {
        let model = Model()
        var hosts = (0..<views).map { StandInHost(Menu(model: model, name: "\($0)")) }
        model.menu.open(animated: false)
        for host in hosts { host.update() }
        func point(_ degrees: Double) -> CGPoint {
            let angle = degrees * .pi / 180
            return CGPoint(x: 100 + 80 * cos(angle), y: 100 + 80 * sin(angle))
        }
        let touch = hosts[views - 1].touch(at: point(20), time: model.now)
        for step in 1...6 {
            model.now += 1.0 / 60
            hosts[views - 1].move(touch, to: point(20 + Double(step) * 12), time: model.now)
        }
        hosts[views - 1].lift(touch, at: point(92), time: model.now)
        let before = model.menu.feedbackCount
        model.now += 0.2
        if handsOver {
            if views == 1 {
                hosts.append(StandInHost(Menu(model: model, name: "new")))
            } else {
                hosts[views - 1].isShown = false
            }
        }
        for _ in 0..<600 where model.menu.isMoving {
            model.now += 1.0 / 60
            for host in hosts { host.frame(at: model.now) }
        }
        return (before, model.menu.feedbackCount)
    }

    @Test(arguments: [1, 2]) func `a menu that goes over to another view is felt for all that it passes`(
        views: Int
    ) {
        let (stays, goesOver) = (felt(views: views, handsOver: false), felt(views: views, handsOver: true))
        #expect(stays.after > stays.before + 1)
        #expect(goesOver == stays)
    }

    /// Two views with one radial menu, which the first opens before it is laid out.
    private struct Photos: View {
        let model: Model
        var hasSecond = true

        var body: some View {
            VStack(spacing: 0) {
                photo("A").onAppear { #expect(model.radial.open()) }
                if hasSecond { photo("B") }
            }
            .radialMenuContainer()
        }

        private func photo(_ name: String) -> some View {
            Color.white.frame(width: 200, height: 100)
                .radialMenu(controller: model.radial, onOpenChange: { model.opened.append("\(name) \($0)") })
            {
                RadialAction("Copy", systemImage: "star") {}
            }
        }
    }

    @Test func `a menu that waits for the layout of its view does not open in the view that gets it`() {
        for hasSecond in [false, true] {
            let model = Model()
            let view = Photos(model: model, hasSecond: hasSecond)
            let host = StandInHost(view, size: CGSize(width: 200, height: 200), appearsBeforeLayout: true)
            host.update()
            #expect(model.radial.isOpen == !hasSecond && model.opened == (hasSecond ? [] : ["A true"]))
        }
    }
}
#endif
