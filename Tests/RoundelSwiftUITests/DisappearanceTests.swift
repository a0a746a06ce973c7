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
        @Published var isOpen = true
        /// Whether the app rounds the angle.
        var rounds = false
        /// Whether values of the menu are published later, and what is then to be done.
        var isLate = false
        var queue: [@MainActor () -> Void] = []

        nonisolated init(hasControllers: Bool) {
            wheel = hasControllers ? TurnController() : nil
            menu = hasControllers ? MenuController() : nil
        }

        func take(_ change: @escaping @MainActor (Model) -> Void) {
            if isLate { queue.append { change(self) } } else { change(self) }
        }

        func publish() {
            let actions = queue
            queue = []
            for action in actions { action() }
        }
    }

    private struct App: View {
        @ObservedObject var model: Model
        var menuSettings = TurnSettings()

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
                        selection: Binding(
                            get: { model.selection },
                            set: { value in model.take { $0.selection = value } }
                        ),
                        isOpen: Binding(
                            get: { model.isOpen },
                            set: { value in model.take { $0.isOpen = value } }
                        ),
                        turning: menuSettings,
                        controller: model.menu,
                        onEvent: { model.menuEvents.append($0) }
                    ) {
                        Text(verbatim: "\($0)").frame(width: 30, height: 30)
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

    /// A wheel and a menu with controllers that were both flicked.
    private func turning() throws -> (Model, StandInHost, TurnController, MenuController<Int>) {
        let model = Model(hasControllers: true)
        let host = StandInHost(App(model: model), size: CGSize(width: 200, height: 400))
        flick(host, model, isMenu: false)
        flick(host, model, isMenu: true)
        return try (model, host, #require(model.wheel), #require(model.menu))
    }

    /// A menu without a controller that turns away from the selected item.
    private func turningAlone() -> (Model, StandInHost) {
        let model = Model(hasControllers: false)
        let host = StandInHost(App(model: model), size: CGSize(width: 200, height: 400))
        model.selection = 1
        host.update()
        for _ in 0..<120 { frame(host, model) }
        flick(host, model, isMenu: true)
        return (model, host)
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
        #expect(near(told(model).degrees, model.angle.degrees) && told(model).detents < Int(steps.rounded()))
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

    @Test func `a menu that is hidden before a store has published is told of each change once`() throws {
        for (name, isOpen, told) in [
            ("+", true, [MenuEvent<Int>.closed]), ("+", false, [.opened]),
            ("2", true, [.pointed(2), .selected(2), .activated(2)]),
        ] {
            let model = Model(hasControllers: false)
            (model.isLate, model.isOpen) = (true, isOpen)
            let host = StandInHost(App(model: model), size: CGSize(width: 200, height: 400))
            let place = try #require(host.frame(of: name))
            host.tap(CGPoint(x: place.midX, y: place.midY))
            setShown(false, host, model)
            model.publish()
            setShown(true, host, model)
            for _ in 0..<60 {
                model.publish()
                frame(host, model)
            }
            let events = model.menuEvents.filter { if case .turn = $0 { false } else { true } }
            #expect(Set(events) == Set(told) && events.count == told.count, "\(events)")
            #expect(model.isOpen == (name == "+" ? !isOpen : isOpen))
            #expect(model.selection == (name == "2" ? 2 : nil))
        }
    }

    @Test func `what the app selects while it hides a menu that turns stays selected`() {
        for selection in [nil, 7] {
            let (model, host) = turningAlone()
            (model.selection, model.isShown) = (selection, false)
            host.update()
            #expect(model.selection == selection)
        }
    }

    @Test(arguments: [nil, 40] as [Int?])
    func `what the app takes away as it hides a turning menu stays away when that is back`(selection: Int?) {
        let (model, host) = turningAlone()
        (model.selection, model.menuEvents) = (selection, [])
        host.isShown = false
        model.now += 60
        host.isShown = true
        for _ in 0..<120 { frame(host, model) }
        #expect(model.selection == selection)
        #expect(!model.menuEvents.contains { if case .selected = $0 { true } else { false } })
    }

    @Test func `what the app selects while a menu that turns is away stays selected`() throws {
        let (model, host, _, menu) = try turning()
        setShown(false, host, model)
        model.selection = 5
        model.now += 60
        setShown(true, host, model)
        for _ in 0..<3 { frame(host, model) }
        for _ in 0..<120 where menu.isMoving { frame(host, model) }
        #expect(model.selection == 5 && menu.selection == 5 && menu.pointed == 5)
        #expect(!model.menuEvents.contains { if case .selected = $0 { true } else { false } })
    }

    @Test func `a flick is felt again after a moment away`() throws {
        let (model, host, wheel, menu) = try turning()
        let felt = (wheel.feedbackCount, menu.feedbackCount)
        setShown(false, host, model)
        setShown(true, host, model)
        #expect((wheel.feedbackCount, menu.feedbackCount) == felt && wheel.isMoving && menu.isMoving)
        model.menuEvents = []
        for _ in 0..<120 { frame(host, model) }
        #expect(wheel.feedbackCount > felt.0 && menu.feedbackCount > felt.1)
        #expect(model.menuEvents.contains { if case .turn(.passed) = $0 { true } else { false } })
    }

    @Test func `a wheel and a menu with controllers turn on while away, and nobody feels it`() throws {
        let (model, host, wheel, menu) = try turning()
        let felt = (wheel.feedbackCount, menu.feedbackCount)
        #expect(felt.0 > 0 && felt.1 > 0 && wheel.isMoving && menu.isMoving)
        setShown(false, host, model)
        #expect(wheel.isMoving && menu.isMoving && model.selection == nil)
        model.now += 60
        model.menuEvents = []
        setShown(true, host, model)
        for _ in 0..<3 { frame(host, model) }
        #expect(!model.menuEvents.contains { if case .turn(.passed) = $0 { true } else { false } })
        #expect((wheel.feedbackCount, menu.feedbackCount) == felt)
        #expect(!wheel.isMoving && !menu.isMoving && model.events.last == .cameToRest)
        #expect(near(told(model).degrees, model.angle.degrees))
        #expect(model.selection == menu.pointed && model.selection != nil)
        // The next touch is felt again.
        flick(host, model, isMenu: false)
        flick(host, model, isMenu: true)
        #expect(wheel.feedbackCount > felt.0 && menu.feedbackCount > felt.1)
    }

    @Test func `a wheel that appears again writes nothing`() {
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

    // MARK: What is told of the way

    /// Views that may share a controller, one above the other.
    private struct Column: View {
        @ObservedObject var model: Model
        let settings: TurnSettings

        var body: some View {
            VStack(spacing: 0) {
                if model.isShown { wheel }
                if model.isOpen { wheel }
            }
            .environment(\.turnClock, TurnClock(now: { [model] in model.now }, later: { _ in }))
        }

        private var wheel: some View {
            let model = model
            let angle = Binding(
                get: { model.angle },
                set: { model.angle = model.rounds ? .degrees($0.degrees.rounded()) : $0 }
            )
            return Text("wheel").frame(width: 200, height: 200)
                .turnable(rotation: angle, settings, controller: model.wheel) {
                    model.events.append($0)
                }
        }
    }

    private func column(
        _ settings: TurnSettings,
        hasControllers: Bool,
        height: Double = 400
    ) -> (Model, StandInHost) {
        let model = Model(hasControllers: hasControllers)
        model.isOpen = false
        let column = Column(model: model, settings: settings)
        return (model, StandInHost(column, size: CGSize(width: 200, height: height)))
    }

    /// The turns that a wheel has told of, in degrees, and the number of detents.
    private func told(_ model: Model) -> (degrees: Double, detents: Int) {
        model.events.reduce(into: (0, 0)) { told, event in
            switch event {
            case .turned(let angle): told.0 += angle.degrees
            case .passed: told.1 += 1
            default: break
            }
        }
    }

    @Test(arguments: [true, false])
    func `a wheel that goes over to another view tells of the whole turn`(keepsFirst: Bool) {
        let (model, host) = column(TurnSettings(detents: .count(360)), hasControllers: true)
        model.wheel?.turn(to: .degrees(300), .direct, duration: 1)
        for number in 0..<90 {
            if number == 30 {
                // Since the last frame.
                model.now += 1.0 / 60
                (model.isShown, model.isOpen) = (keepsFirst, true)
                host.update()
            }
            frame(host, model)
        }
        #expect(
            near(model.angle.degrees, 300) && near(told(model).degrees, 300) && told(model).detents == 300
        )
    }

    @Test(arguments: [true, false])
    func `a wheel whose binding rounds coasts on in another view`(isAway: Bool) {
        let (model, host) = column(TurnSettings(detents: .count(12)), hasControllers: true, height: 200)
        model.rounds = true
        flick(host, model, isMenu: false)
        let rest = model.wheel?.restRotation?.degrees ?? 0
        #expect(model.angle.degrees > 80 && model.angle.degrees < rest - 1)
        if isAway { setShown(false, host, model) }
        (model.isShown, model.isOpen) = (false, true)
        host.update()
        #expect(model.wheel?.isMoving == true)
        for _ in 0..<600 where model.wheel?.isMoving == true { frame(host, model) }
        #expect(near(model.angle.degrees, rest) && near(model.wheel?.rotation.degrees ?? 0, rest))
    }

    @Test func `a menu that turns while it is away is not felt, also if the app takes its selection away`()
        throws
    {
        let (model, host, _, menu) = try turning()
        model.selection = 1
        for _ in 0..<120 { frame(host, model) }
        flick(host, model, isMenu: true)
        let felt = menu.feedbackCount
        setShown(false, host, model)
        (model.selection, model.menuEvents) = (nil, [])
        model.now += 60
        setShown(true, host, model)
        for _ in 0..<5 { frame(host, model) }
        #expect(menu.feedbackCount == felt && !menu.isMoving && menu.selection == menu.pointed)
        #expect(!model.menuEvents.contains { if case .turn(.passed) = $0 { true } else { false } })
    }

    @Test func `a menu with the slowest coasting lands when it disappears`() {
        let model = Model(hasControllers: false)
        let slow = TurnSettings(decay: TurnDecay(factor: 0.9999, restSpeed: .radians(1e-6)))
        let host = StandInHost(App(model: model, menuSettings: slow), size: CGSize(width: 200, height: 400))
        flick(host, model, isMenu: true)
        setShown(false, host, model)
        #expect(model.selection != nil && model.menuEvents.last == .turn(.cameToRest))
    }
}
#endif
