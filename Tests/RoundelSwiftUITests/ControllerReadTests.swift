#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Views and bindings that read what a controller has.
@MainActor @Suite struct ControllerReadTests {
    @MainActor private final class Model: ObservableObject {
        @Published var value = SwiftUI.Angle.zero
        /// Whether the binding of the wheel asks the controller.
        var asks = false
        let (wheel, menu) = (TurnController(), MenuController<String>())
        nonisolated init() {}
    }

    private struct Wheel: View {
        @ObservedObject var model: Model

        var body: some View {
            let model = model
            let binding = Binding(
                get: { !model.wheel.isHeld && model.asks ? model.wheel.rotation : model.value },
                set: { model.value = $0 }
            )
            Text("wheel").frame(width: 200, height: 200)
                .turnable(rotation: binding, TurnSettings(detents: .count(12)), controller: model.wheel)
        }
    }

    @Test func `the getter of a binding may read the controller`() {
        let model = Model()
        model.asks = true
        let host = StandInHost(Wheel(model: model))
        #expect(model.wheel.turn(toDetent: 3, duration: 0))
        host.update()
        #expect(near(model.wheel.rotation.degrees, 90))
        (model.asks, model.value) = (false, .degrees(30))
        host.update()
        #expect(near(model.wheel.rotation.degrees, 30))
        (model.asks, model.value) = (true, .degrees(60))
        host.update()
        #expect(near(model.wheel.rotation.degrees, 30))
    }

    /// A text that observes the controllers alone.
    private struct Readout: View {
        @ObservedObject var wheel: TurnController
        @ObservedObject var menu: MenuController<String>

        var body: some View {
            let (turn, other) = (wheel.rotation.degrees.rounded(), menu.rotation.degrees.rounded())
            Text("detent \(wheel.detentIndex ?? -1), turn \(Int(turn)), menu \(Int(other))")
        }
    }

    @Test(arguments: [false, true])
    func `a view that is evaluated before the wheel shows where that begins`(hasDetents: Bool) {
        let (wheel, menu) = (TurnController(), MenuController<String>())
        let settings = TurnSettings(detents: hasDetents ? .count(12) : nil)
        let page = VStack {
            Readout(wheel: wheel, menu: menu)
            Text("wheel").frame(width: 100, height: 100)
                .turnable(rotation: .constant(.degrees(hasDetents ? 0 : 90)), settings, controller: wheel)
        }
        let host = StandInHost(page, size: CGSize(width: 400, height: 600))
        host.update()
        let texts = host.all(Text.self).map(\.standInString)
        #expect(texts.first == (hasDetents ? "detent 0, turn 0, menu 0" : "detent -1, turn 90, menu 0"))
    }

    private struct Page: View {
        let model: Model

        var body: some View {
            VStack {
                Wheel(model: model)
                CircularMenu(
                    ["a", "b", "c", "d"],
                    id: \.self,
                    isOpen: .constant(true),
                    layout: RadialLayout(radius: .fixed(60)),
                    behavior: MenuBehavior(turning: .always, landsOnItems: false),
                    controller: model.menu,
                    item: { Text($0) },
                    center: { Text("+") }
                )
                Readout(wheel: model.wheel, menu: model.menu)
            }
        }
    }

    @Test(arguments: [false, true]) func `a view that observes a controller shows a turn at once`(
        reducesMotion: Bool
    ) {
        let model = Model()
        var now = 0.0
        let page = Page(model: model).environment(\.turnClock, TurnClock { now })
        let host = StandInHost(page, size: CGSize(width: 400, height: 600))
        host.reducesMotion = reducesMotion
        func shown() -> String {
            host.update()
            for _ in 0..<200 where host.isAnimating {
                now += 0.05
                host.frame(at: now)
            }
            return host.all(Text.self).map(\.standInString).last ?? ""
        }
        #expect(shown() == "detent 0, turn 0, menu 0")
        #expect(model.wheel.turn(toDetent: 5))
        #expect(shown() == "detent 5, turn 150, menu 0")
        #expect(model.wheel.turn(toDetent: 7, duration: 0))
        #expect(shown() == "detent 7, turn 210, menu 0")
        #expect(model.wheel.step(by: 1))
        #expect(shown() == "detent 8, turn 240, menu 0")
        #expect(model.menu.turn(toRotation: .degrees(3), duration: 0))
        #expect(shown() == "detent 8, turn 240, menu 3")
        #expect(model.menu.turn(toRotation: .degrees(7)))
        #expect(shown() == "detent 8, turn 240, menu 7")
    }
}
#endif
