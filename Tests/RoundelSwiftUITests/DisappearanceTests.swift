#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import StandInTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Wheels and menus that disappear while they move, and appear again.
@MainActor @Suite(.standIn) struct DisappearanceTests {
    /// A wheel and a menu of the app, with or without a controller.
    @MainActor private final class Model: ObservableObject {
        @Published var isShown = true
        @Published var angle = SwiftUI.Angle.zero
        @Published var selection: Int?
        let wheel: TurnController?
        let menu: MenuController<Int>?
        var events: [TurnEvent] = []
        var menuEvents: [MenuEvent<Int>] = []
        var now = 0.0

        nonisolated init(hasControllers: Bool) {
            wheel = hasControllers ? TurnController() : nil
            menu = hasControllers ? MenuController() : nil
        }
    }

    private struct App: View {
        @ObservedObject var model: Model

        var body: some View {
            let model = model
            VStack(spacing: 0) {
                if model.isShown {
                    Text("wheel").frame(width: 200, height: 200)
                        .turnable(
                            rotation: $model.angle,
                            TurnSettings(detents: .count(12)),
                            controller: model.wheel
                        ) {
                            model.events.append($0)
                        }
                    CircularMenu(
                        Array(0..<12),
                        id: \.self,
                        selection: $model.selection,
                        isOpen: .constant(true),
                        controller: model.menu,
                        onEvent: { model.menuEvents.append($0) }
                    ) { _ in
                        Color.clear.frame(width: 30, height: 30)
                    } center: {
                        Text("+")
                    }
                    .frame(width: 200, height: 200)
                }
            }
            .environment(\.turnClock, TurnClock(now: { model.now }, later: { _ in }))
        }
    }

    /// Flicks the view in the upper or the lower half, and lets it turn for some frames.
    private func flick(_ host: StandInHost, _ model: Model, isMenu: Bool) {
        func point(_ degrees: Double) -> CGPoint {
            let angle = degrees * .pi / 180
            return CGPoint(x: 100 + 60 * cos(angle), y: (isMenu ? 300 : 100) + 60 * sin(angle))
        }
        let touch = host.touch(at: point(15), time: model.now)
        for step in 1...6 {
            model.now += 1.0 / 60
            host.move(touch, to: point(15 + Double(step) * 12), time: model.now)
        }
        model.now += 1.0 / 60
        host.lift(touch, at: point(87), time: model.now)
        for _ in 0..<3 { frame(host, model) }
    }

    private func frame(_ host: StandInHost, _ model: Model) {
        model.now += 1.0 / 60
        host.frame(at: model.now)
    }

    private func setShown(_ isShown: Bool, _ host: StandInHost, _ model: Model) {
        model.isShown = isShown
        host.update()
    }

    @Test func `a wheel without a controller comes to rest when it disappears, and stays there`() {
        let model = Model(hasControllers: false)
        let host = StandInHost(App(model: model), size: CGSize(width: 200, height: 400))
        flick(host, model, isMenu: false)
        #expect(model.events.last != .cameToRest && model.angle.degrees > 80)
        setShown(false, host, model)
        let steps = model.angle.degrees / 30
        #expect(near(steps, steps.rounded()) && steps > 2.9)
        #expect(model.events.filter { $0 == .cameToRest }.count == 1 && model.events.last == .cameToRest)
        let (angle, count) = (model.angle, model.events.count)
        setShown(true, host, model)
        for _ in 0..<3 { frame(host, model) }
        #expect(model.angle == angle && model.events.count == count)
    }

    @Test func `a menu without a controller lands when it disappears`() throws {
        let model = Model(hasControllers: false)
        let host = StandInHost(App(model: model), size: CGSize(width: 200, height: 400))
        flick(host, model, isMenu: true)
        #expect(model.selection == nil && !model.menuEvents.isEmpty)
        setShown(false, host, model)
        let selection = try #require(model.selection)
        #expect(model.menuEvents.suffix(2) == [.selected(selection), .turn(.cameToRest)])
        let count = model.menuEvents.count
        setShown(true, host, model)
        for _ in 0..<3 { frame(host, model) }
        #expect(model.selection == selection && model.menuEvents.count == count)
    }

    @Test func `a wheel and a menu with controllers turn on while away, and nobody feels it`() throws {
        let model = Model(hasControllers: true)
        let host = StandInHost(App(model: model), size: CGSize(width: 200, height: 400))
        let (wheel, menu) = try (#require(model.wheel), #require(model.menu))
        flick(host, model, isMenu: false)
        flick(host, model, isMenu: true)
        let felt = (wheel.feedbackCount, menu.feedbackCount)
        #expect(felt.0 > 0 && felt.1 > 0 && wheel.isMoving && menu.isMoving)
        setShown(false, host, model)
        #expect(wheel.isMoving && menu.isMoving && model.selection == nil)
        model.now += 60
        setShown(true, host, model)
        for _ in 0..<3 { frame(host, model) }
        #expect((wheel.feedbackCount, menu.feedbackCount) == felt)
        #expect(!wheel.isMoving && !menu.isMoving && model.events.last == .cameToRest)
        #expect(model.selection == menu.pointed && model.selection != nil)
        // The next touch is felt again.
        flick(host, model, isMenu: false)
        flick(host, model, isMenu: true)
        #expect(wheel.feedbackCount > felt.0 && menu.feedbackCount > felt.1)
    }

    @Test func `a wheel that appears again writes nothing, and one that begins elsewhere writes once`() {
        let scene = DialScene { model in
            model.settings = TurnSettings(detents: .count(7))
            model.rounding = { .degrees($0.degrees.rounded()) }
        }
        scene.host.press(.rightArrow)
        scene.settle()
        scene.model.runLater()
        nonisolated(unsafe) var writes = 0
        scene.model.rounding = {
            writes += 1
            return .degrees($0.degrees.rounded())
        }
        for _ in 0..<3 {
            scene.host.isShown = false
            scene.host.isShown = true
        }
        #expect(writes == 0)
    }
}
#endif
