#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// The model of an app whose dial has one thumb or two, and is the same view.
@MainActor private final class KindModel: ObservableObject {
    @Published var isRange = false
    @Published var lower = 20.0
    @Published var upper = 60.0
    @Published var behavior = DialBehavior()
    var edits: [Bool] = []
    var now = 0.0
    nonisolated init() {}
}

private struct KindApp: View {
    @ObservedObject var model: KindModel

    var body: some View {
        let model = model
        dial.dialBehavior(model.behavior)
            .environment(\.turnClock, TurnClock(now: { model.now }, later: { _ in }))
    }

    /// One type, and so one identity.
    private var dial: RoundelSwiftUI.Dial<Text, EmptyView, EmptyView> {
        let model = model
        let upper = Binding(get: { model.upper }, set: { model.upper = $0 })
        let lower = Binding(get: { model.lower }, set: { model.lower = $0 })
        let edited: @MainActor (Bool) -> Void = { model.edits.append($0) }
        return model.isRange
            ? RoundelSwiftUI.Dial(
                lowerValue: lower,
                upperValue: upper,
                in: 0...100,
                label: { Text("Hours") },
                onEditingChanged: edited
            )
            : RoundelSwiftUI.Dial(
                value: upper,
                in: 0...100,
                label: { Text("Hours") },
                onEditingChanged: edited
            )
    }
}

/// Dials that get another number of thumbs.
@MainActor @Suite struct DialKindTests {
    @Test func `a dial that gets another thumb under the finger ends the editing`() {
        let model = KindModel()
        let host = StandInHost(KindApp(model: model))
        let touch = host.touch(at: ControlScene.point(297), time: 0)
        host.move(touch, to: ControlScene.point(300), time: 0.1)
        #expect(model.edits == [true])
        model.isRange = true
        host.update()
        host.move(touch, to: ControlScene.point(310), time: 0.2)
        host.lift(touch, at: ControlScene.point(310), time: 0.3)
        #expect(model.edits == [true, false])
        model.behavior.coasts = .smooth
        host.update()
        #expect(model.edits == [true, false])
    }

    @Test func `a coasting dial that gets another thumb needs no more frames`() {
        let model = KindModel()
        model.behavior.coasts = .smooth
        let host = StandInHost(KindApp(model: model))
        let touch = host.touch(at: ControlScene.point(297), time: 0)
        for step in 1...5 {
            model.now = Double(step) / 60
            host.move(touch, to: ControlScene.point(297 - 5 * Double(step)), time: model.now)
        }
        host.lift(touch, at: ControlScene.point(272), time: model.now)
        #expect(host.isAnimating)
        model.isRange = true
        host.update()
        for _ in 0..<2 {
            model.now += 1.0 / 60
            host.frame(at: model.now)
        }
        #expect(!host.isAnimating)
    }

    @Test(arguments: [false, true], [false, true])
    func `a dial that gets another number of thumbs takes fingers, keys and values`(
        isRange: Bool,
        appearsBeforeLayout: Bool
    ) {
        let model = KindModel()
        model.isRange = isRange
        let host = StandInHost(KindApp(model: model), appearsBeforeLayout: appearsBeforeLayout)
        model.isRange.toggle()
        host.update()
        let before = model.upper
        let touch = host.touch(at: ControlScene.point(297), time: 0)
        for step in 1...8 {
            host.move(touch, to: ControlScene.point(297 + 3 * Double(step)), time: 0.1 * Double(step))
        }
        host.lift(touch, at: ControlScene.point(321), time: 2)
        #expect(model.edits == [true, false] && model.upper > before + 5)
        let turned = model.upper
        host.adjust(.increment)
        #expect(model.upper > turned || model.lower > 20)
        model.upper = 90
        host.update()
        model.isRange.toggle()
        host.update()
        host.adjust(.increment)
        #expect(model.upper > 90 || model.lower > 20)
    }
}
#endif
