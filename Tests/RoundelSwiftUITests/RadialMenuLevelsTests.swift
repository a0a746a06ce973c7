#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Radial menus of three views inside one another.
@MainActor @Suite struct RadialMenuLevelsTests {
    @MainActor private final class Model {
        /// Those of the views, the outermost first.
        let controllers = [RadialMenuController(), RadialMenuController(), RadialMenuController()]
        var chosen: [String] = []
        var now = 0.0

        /// Which of them are open.
        var opened: [Bool] { controllers.map { $0.isOpen } }
    }

    private struct Levels: View {
        let model: Model

        var body: some View {
            let model = model
            ZStack {
                Color.white.frame(width: 300, height: 300)
                ZStack {
                    Color.white.frame(width: 200, height: 200)
                    Text("inner").frame(width: 100, height: 100).contentShape(Rectangle())
                        .radialMenu(controller: model.controllers[2]) { item("inner") }
                }
                .radialMenu(controller: model.controllers[1]) { item("middle") }
            }
            .radialMenu(controller: model.controllers[0]) { item("outer") }
            .radialMenuContainer()
            .environment(\.turnClock, TurnClock(now: { model.now }))
        }

        private func item(_ name: String) -> RadialAction {
            let model = model
            return RadialAction(name, systemImage: "star") { model.chosen.append(name) }
        }
    }

    @Test func `a finger on the innermost view opens none of the menus around`() {
        let model = Model()
        let host = StandInHost(Levels(model: model), size: CGSize(width: 400, height: 400))
        let touch = host.touch(at: CGPoint(x: 200, y: 200), time: 0)
        for _ in 0..<45 {
            model.now += 1.0 / 60
            host.frame(at: model.now)
        }
        #expect(model.opened == [false, false, true])
        host.cancel(touch)
        host.update()
        #expect(model.opened == [false, false, false])
    }

    @Test func `keys act on the outermost menu while that is open, and on none inside`() {
        let model = Model()
        let host = StandInHost(Levels(model: model), size: CGSize(width: 400, height: 400))
        #expect(model.controllers[0].open())
        host.update()
        #expect(host.press(.downArrow) == .handled && host.press(.return) == .handled)
        #expect(model.chosen == ["outer"] && model.opened == [false, false, false])
    }
}
#endif
