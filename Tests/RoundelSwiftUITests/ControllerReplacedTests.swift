#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import StandInTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Views that get another controller while they are on the screen, as a detail view does that shows
/// another model.
@MainActor @Suite struct ControllerReplacedTests {
    @MainActor private final class Model: ObservableObject {
        @Published var isSecond = false
        /// Whether the first view of a column is removed.
        @Published var isRemoved = false
        @Published var second = TurnController()
        var angle = SwiftUI.Angle.zero
        var now = 0.0
        let first = TurnController()
        let radials = (RadialMenuController(), RadialMenuController())
        let menus = (MenuController<String>(), MenuController<String>())
        nonisolated init() {}
    }

    private struct Wheel: View {
        @ObservedObject var model: Model
        var body: some View {
            Text("dial").frame(width: 200, height: 200)
                .turnable(
                    rotation: Binding(get: { model.angle }, set: { model.angle = $0 }),
                    controller: model.isSecond ? model.second : model.first
                )
                .environment(\.turnClock, TurnClock { model.now })
        }
    }

    private struct Menu: View {
        @ObservedObject var model: Model
        var body: some View {
            CircularMenu(
                ["a", "b", "c", "d"],
                id: \.self,
                layout: RadialLayout(radius: .fixed(80)),
                turning: TurnSettings(gesture: .immediate),
                controller: model.isSecond ? model.menus.1 : model.menus.0
            ) { name in
                Text(name).frame(width: 40, height: 40)
            } center: {
                Text("+").frame(width: 40, height: 40)
            }
            .environment(\.turnClock, TurnClock { model.now })
        }
    }

    private func drag(_ host: StandInHost, _ model: Model, about center: CGPoint, radius: Double) {
        let finger = Finger(center: Point2D(center))
        func point(_ degrees: Double) -> CGPoint { CGPoint(finger.point(degrees, radius)) }
        let touch = host.touch(at: point(20), time: model.now)
        for step in 1...8 {
            model.now += 1.0 / 60
            host.move(touch, to: point(20 + 5 * Double(step)), time: model.now)
        }
        model.now += 1
        host.lift(touch, at: point(60), time: model.now)
    }

    @Test func `a controller that replaces another one turns under the finger`() {
        let model = Model()
        let host = StandInHost(Wheel(model: model), size: CGSize(width: 200, height: 200))
        let center = CGPoint(x: 100, y: 100)
        drag(host, model, about: center, radius: 80)
        #expect(near(model.angle.degrees, 40, 1e-6), "\(model.angle.degrees)")
        model.isSecond = true
        host.update()
        #expect(model.second.size == CGSize(width: 200, height: 200))
        drag(host, model, about: center, radius: 80)
        #expect(near(model.angle.degrees, 80, 1e-6), "\(model.angle.degrees)")
    }

    @Test func `a menu whose controller replaces another one turns under the finger`() {
        let model = Model()
        let host = StandInHost(Menu(model: model), size: CGSize(width: 400, height: 400))
        for menu in [model.menus.0, model.menus.1] {
            model.isSecond = menu === model.menus.1
            host.update()
            menu.open(animated: false)
            host.update()
            #expect(menu.size == model.menus.0.size && menu.itemSize == CGSize(width: 40, height: 40))
            #expect(menu.menu.centerSize == Point2D(40, 40))
            let before = menu.rotation.degrees
            drag(host, model, about: CGPoint(x: 200, y: 200), radius: 60)
            #expect(!near(menu.rotation.degrees, before, 1), "\(menu.rotation.degrees)")
        }
    }

    /// A column of two views of 200 points with the same controllers; the first may get others.
    private struct Column: View {
        @ObservedObject var model: Model
        let isMenu: Bool

        var body: some View {
            VStack(spacing: 0) {
                if !model.isRemoved { page(model.isSecond) }
                page(false)
            }
            .environment(\.turnClock, TurnClock { model.now })
        }

        @ViewBuilder private func page(_ isSecond: Bool) -> some View {
            if isMenu {
                CircularMenu(
                    ["a", "b", "c", "d"],
                    id: \.self,
                    layout: RadialLayout(radius: .fixed(80)),
                    turning: TurnSettings(gesture: .immediate),
                    controller: isSecond ? model.menus.1 : model.menus.0,
                    item: { Text($0).frame(width: 40, height: 40) },
                    center: { Text("+").frame(width: 40, height: 40) }
                )
                .frame(width: 200, height: 200)
            } else {
                Text("dial").frame(width: 200, height: 200)
                    .turnable(
                        rotation: .constant(.zero),
                        controller: isSecond ? model.second : model.first
                    )
            }
        }
    }

    @Test(arguments: [false, true])
    func `a finger on a view that gets another controller lets go of one that a second view has`(
        isMenu: Bool
    ) {
        let model = Model()
        let host = StandInHost(
            Column(model: model, isMenu: isMenu),
            size: CGSize(width: 200, height: 400)
        )
        model.menus.0.open(animated: false)
        host.update()
        var isHeld: Bool { isMenu ? model.menus.0.isHeld : model.first.isHeld }
        let touch = host.touch(at: CGPoint(x: 160, y: 160), time: 0)
        host.move(touch, to: CGPoint(x: 140, y: 170), time: 0.1)
        #expect(isHeld)
        model.isSecond = true
        host.update()
        #expect(!isHeld)
        host.move(touch, to: CGPoint(x: 100, y: 180), time: 0.2)
        host.lift(touch, at: CGPoint(x: 100, y: 180), time: 0.3)
        #expect(!isHeld && !model.second.isHeld && !model.menus.1.isHeld)
        #expect(isMenu ? model.menus.0.step(by: 1) : model.first.step(by: 1))
    }

    @Test func `the late loss of a controller lets go of that one alone`() {
        let (touched, old, new) = (TouchedTarget(), TurnController(), TurnController())
        touched.touch(old)
        touched.touch(new)
        touched.letGo(of: old)
        #expect(touched.target === new && new.drag.isNew)
        touched.letGo(of: new)
        #expect(touched.target == nil)
        touched.touch(old)
        touched.letGo()
        #expect(touched.target == nil)
    }

    /// Also if the first finger has begun with another controller, which its view exchanges.
    @Test(arguments: [false, true], [false, true])
    func `of two fingers on views that have one controller the later one counts`(
        isMenu: Bool,
        isExchanged: Bool
    ) {
        let model = Model()
        model.isSecond = isExchanged
        let host = StandInHost(Column(model: model, isMenu: isMenu), size: CGSize(width: 200, height: 400))
        for menu in [model.menus.0, model.menus.1] { menu.open(animated: false) }
        host.update()
        var isHeld: Bool { isMenu ? model.menus.0.isHeld : model.first.isHeld }
        var rotation: SwiftUI.Angle { isMenu ? model.menus.0.rotation : model.first.rotation }
        let first = host.touch(at: CGPoint(x: 160, y: 160), time: 0)
        host.move(first, to: CGPoint(x: 140, y: 170), time: 0.1)
        model.isSecond = false
        host.update()
        let second = host.touch(at: CGPoint(x: 160, y: 360), time: 0.2)
        host.move(second, to: CGPoint(x: 140, y: 370), time: 0.3)
        let before = rotation
        #expect(isHeld && before != .zero)
        host.move(first, to: CGPoint(x: 60, y: 180), time: 0.4)
        #expect(isHeld && rotation == before)
        host.lift(first, at: CGPoint(x: 60, y: 180), time: 0.5)
        #expect(isHeld && rotation == before)
        host.move(second, to: CGPoint(x: 120, y: 380), time: 0.6)
        #expect(isHeld && rotation != before)
        host.lift(second, at: CGPoint(x: 120, y: 380), time: 9)
        #expect(!isHeld)
    }

    @Test func `the crown lets go of a controller that a second view has when its view is removed`() {
        let model = Model()
        let host = StandInHost(Column(model: model, isMenu: false), size: CGSize(width: 200, height: 400))
        host.unfocus()
        host.tab()
        host.turnCrown(to: 1, time: 0)
        #expect(model.first.isHeld)
        model.isRemoved = true
        host.update()
        #expect(!model.first.isHeld && model.first.step(by: 1))
    }

    @Test func `a view that has lost a controller does not take the crown of another view from it`() {
        let model = Model()
        let host = StandInHost(Column(model: model, isMenu: false), size: CGSize(width: 200, height: 400))
        host.unfocus()
        host.tab()
        host.turnCrown(to: 1, time: 0)
        model.isSecond = true
        host.update()
        #expect(!model.first.isHeld)
        host.tab()
        host.turnCrown(to: 2, time: 0.1)
        #expect(model.first.isHeld)
        model.second = TurnController()
        host.update()
        #expect(model.first.isHeld)
    }

    /// Two views of 200 points with the same radial menu; the first may get another one.
    private struct Photos: View {
        @ObservedObject var model: Model

        var body: some View {
            VStack(spacing: 0) {
                photo(model.isSecond ? model.radials.1 : model.radials.0)
                photo(model.radials.0)
            }
            .radialMenuContainer()
            .environment(\.turnClock, TurnClock { model.now })
        }

        private func photo(_ controller: RadialMenuController) -> some View {
            Color.white.frame(width: 200, height: 200).radialMenu(controller: controller) {
                RadialAction("Copy", systemImage: "doc.on.doc") {}
            }
        }
    }

    @Test(arguments: [0.1, 1])
    func `a finger on a view that gets another radial menu lets go of one that a second view has`(
        seconds: Double
    ) {
        let model = Model()
        let host = StandInHost(Photos(model: model), size: CGSize(width: 200, height: 400))
        func press(_ point: CGPoint, _ seconds: Double) -> StandInHost.Touch {
            let touch = host.touch(at: point, time: model.now)
            for _ in 0..<Int(seconds * 60) {
                model.now += 1.0 / 60
                host.frame(at: model.now)
            }
            return touch
        }
        let (menu, points) = (model.radials.0, (CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 300)))
        let touch = press(points.0, seconds)
        #expect(menu.menu.phase == (seconds < 0.5 ? .pressed : .held))
        model.isSecond = true
        host.update()
        #expect(menu.menu.phase != .held && menu.menu.phase != .pressed)
        host.lift(touch, at: points.0, time: model.now)
        menu.dismiss()
        host.update()
        host.lift(press(points.1, 1), at: points.1, time: model.now)
        #expect(menu.menu.phase == .waiting && !model.radials.1.isOpen)
    }
}
#endif
