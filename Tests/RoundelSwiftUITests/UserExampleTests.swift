#if canImport(SwiftUI)
import SwiftUI
import Testing

@testable import RoundelSwiftUI

@MainActor @Suite struct UserExampleTests {
    private final class Model: ObservableObject {
        @Published var hours = 9.0...17.0
    }

    private struct Shop: View {
        @ObservedObject var model: Model
        var body: some View { OpeningHours(hours: $model.hours).frame(width: 200, height: 200) }
    }

    @Test func `the examples of an app run`() {
        #expect(StandInHost(Clock()).frame(of: "12") != nil)
        #expect(StandInHost(HourWheel()).values("rotationEffect", as: Angle.self) == [.zero, .degrees(90)])
        #expect(StandInHost(Compass()).frame(of: "N") != nil)
        #expect(StandInHost(Cards()).frame(of: "4") != nil)
        let menu = StandInHost(EditMenu())
        menu.tap(CGPoint(x: 100, y: 100))
        #expect(menu.isAnimating && !menu.values("opacity", as: Double.self).isEmpty)
    }

    @Test func `in a menu whose selection is always nil each tap acts, and nothing stays selected`() throws {
        var (acts, late, now) = ([String](), [@MainActor () -> Void](), 0.0)
        let clock = TurnClock(now: { now }, later: { late.append($0) })
        let menu = StandInHost(Tools { acts.append($0) }.environment(\.turnClock, clock))
        func settle() {
            for _ in 0..<200 where menu.isAnimating || !late.isEmpty {
                now += 1.0 / 20
                menu.frame(at: now)
                let actions = late
                late = []
                for action in actions { action() }
                menu.update()
            }
        }
        menu.tap(CGPoint(x: 100, y: 100))
        settle()
        for name in ["Paste", "Paste", "Cut"] {
            let frame = try #require(menu.frame(of: name))
            menu.tap(CGPoint(x: frame.midX, y: frame.midY))
            settle()
            let isSelected = menu.accessibility.contains { attachment in
                if case .traits(let traits) = attachment { traits.contains(.isSelected) } else { false }
            }
            #expect(!isSelected)
        }
        #expect(acts == ["Paste", "Paste", "Cut"])
    }

    @Test func `a dial sets both ends of a range`() {
        let model = Model()
        let dial = StandInHost(Shop(model: model))
        func drag(_ from: Double, _ to: Double) {
            func point(_ hour: Double) -> CGPoint {
                let angle = (135 + 270 * hour / 24) * .pi / 180
                return CGPoint(x: 100 + 90 * cos(angle), y: 100 + 90 * sin(angle))
            }
            let touch = dial.touch(at: point(from), time: 0)
            dial.move(touch, to: point((from + to) / 2), time: 0.1)
            dial.move(touch, to: point(to), time: 0.2)
            dial.lift(touch, at: point(to), time: 1)
            dial.update()
        }
        drag(9, 8)
        #expect(model.hours == 8...17)
        drag(17, 20)
        #expect(model.hours == 8...20)
        drag(8, 23)
        #expect(model.hours == 20...20)
    }
}
#endif
