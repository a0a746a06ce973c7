#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// How a dial and the app's binding follow each other.
@MainActor @Suite struct DialBindingTests {
    @Test func `a value of the app moves the thumb and is not written back`() {
        let scene = ControlScene()
        for (value, shown) in [(10, 10), (3.4, 3), (-20, 0), (1e9, 100), (.infinity, 100)]
            as [(Double, Double)]
        {
            scene.change { $0.upper = value }
            #expect(abs(scene.shownValue - shown) < 1e-9)
        }
        #expect(scene.model.writes.isEmpty)
    }

    @Test func `NaN leaves the thumb where it was`() {
        let scene = ControlScene { $0.upper = .nan }
        #expect(scene.shownValue == 0)
        scene.change { $0.upper = 40 }
        scene.change { $0.upper = .nan }
        #expect(abs(scene.shownValue - 40) < 1e-9)
        scene.host.press(.upArrow)
        #expect(scene.model.upper == 41)
    }

    @Test func `a value that is set in mid-drag moves the thumb, and the finger keeps its grip`() {
        let scene = ControlScene { $0.upper = 50 }
        scene.down(-90)
        scene.move(-63)
        #expect(scene.model.upper == 60)
        scene.change { $0.upper = 10 }
        #expect(abs(scene.shownValue - 10) < 1e-9)
        scene.move(-36)
        #expect(scene.model.upper == 70)
        scene.up(-36)
        #expect(scene.model.upper == 70)
    }

    @Test func `a value that is set when editing ends is kept`() {
        let scene = ControlScene { $0.upper = 50 }
        scene.model.onEdit = { [model = scene.model] in if !$0 { model.upper = 5 } }
        scene.down(-90)
        scene.move(-63)
        scene.up(-63)
        scene.settle()
        #expect(scene.model.upper == 5 && abs(scene.shownValue - 5) < 1e-9)
    }

    @Test func `a change in an animation animates the thumb`() {
        let scene = ControlScene()
        withAnimation(.linear(duration: 1)) { scene.model.upper = 0 }
        scene.host.update()
        #expect(abs(scene.shownValue) < 1e-9)
        let ring = StandInHost(Animated(model: scene.model).frame(width: 200, height: 200))
        withAnimation(.linear(duration: 1)) { scene.model.upper = 100 }
        ring.update()
        #expect(ring.isInterpolating)
        ring.frame(at: 0.5)
        let shown = ring.all(ArcBandShape.self)
        #expect(shown.isEmpty || ring.isInterpolating)
        ring.frame(at: 2)
        #expect(!ring.isInterpolating)
    }

    private struct Animated: View {
        @ObservedObject var model: ControlModel

        var body: some View {
            let model = model
            RoundelSwiftUI.Dial(
                value: Binding(get: { model.upper }, set: { model.upper = $0 }),
                in: 0...100
            ) { Text("Volume") }
        }
    }

    @Test func `a binding that rounds shows what it reads`() {
        let scene = ControlScene {
            $0.step = nil
            $0.upper = 50
            $0.rounding = { ($0 / 10).rounded() * 10 }
        }
        scene.down(-90)
        scene.move(-70)
        #expect(scene.model.upper == 60 && abs(scene.shownValue - 60) < 1e-9)
        scene.up(-70)
        scene.settle()
        #expect(scene.model.upper == 60 && abs(scene.shownValue - 60) < 1e-9)
    }

    @Test func `a binding that refuses a value gets its own back when the dial rests`() {
        let scene = ControlScene { $0.rounding = { _ in nil } }
        scene.down(297)
        scene.move(320)
        #expect(scene.shownValue > 65)
        scene.model.runLater()
        scene.host.update()
        #expect(scene.shownValue > 65, "the finger still holds the thumb")
        scene.up(320)
        scene.settle()
        #expect(scene.model.upper == 60 && abs(scene.shownValue - 60) < 1e-9)
    }

    @Test func `a thumb that moves to a tap is not taken back before it rests`() {
        let scene = ControlScene { $0.rounding = { _ in nil } }
        scene.down(20)
        scene.up(20)
        #expect(scene.model.writes == [91] && scene.host.isAnimating)
        scene.model.now += 0.1
        scene.host.frame(at: scene.model.now)
        scene.model.runLater()
        scene.host.update()
        #expect(scene.host.isAnimating && scene.shownValue > 61)
        scene.settle()
        #expect(abs(scene.shownValue - 60) < 1e-9)
    }

    @Test func `a binding that is late is not taken for a new value`() {
        let scene = ControlScene {
            $0.upper = 50
            $0.lag = 2
        }
        scene.down(-90)
        var last = 50.0
        for angle in stride(from: -80.0, through: 40, by: 10) {
            scene.move(angle)
            #expect(scene.shownValue > last)
            last = scene.shownValue
        }
        #expect(scene.model.writes.count == 13)
    }

    @Test(arguments: [false, true]) func `a write back to the old value is not dropped if the store is late`(
        isRange: Bool
    ) {
        let scene = ControlScene {
            $0.isRange = isRange
            $0.lag = .max
        }
        scene.down(297)
        for angle in [300, 297.0] { scene.move(angle) }
        #expect(scene.model.writes == [61, 60] && scene.shownValue == 60)
        for value in [61, 60.0] {
            scene.change { $0.publish() }
            #expect(scene.model.upper == value && abs(scene.shownValue - 60) < 1e-9)
        }
        // Nothing is checked while the dial is held.
        scene.model.runLater()
        scene.up(297)
        scene.settle()
        #expect(scene.model.upper == 60 && abs(scene.shownValue - 60) < 1e-9)
        scene.change { $0.upper = 61 }
        #expect(abs(scene.shownValue - 61) < 1e-9, "the app's own value, though it was written before")
    }

    @Test func `one thumb's late value is kept when the other moves`() {
        let scene = ControlScene {
            $0.isRange = true
            $0.lag = .max
        }
        scene.down(297)
        scene.move(305.1)
        scene.up(305.1)
        // The touched thumb has the focus on a watch, whose input the stand-in has as well.
        scene.host.press(.tab)
        scene.host.press(.upArrow)
        #expect(scene.model.lower == 21 && scene.model.writes == [63])
        scene.change { $0.publish() }
        scene.settle()
        #expect((scene.model.lower, scene.model.upper) == (21, 63))
        #expect(abs(scene.shownValue - 63) < 1e-9)
    }

    /// A reducer may keep a distance between the values when it publishes one.
    @Test(arguments: [false, true])
    func `the thumb of a late value stays under the finger while the app changes the other one`(
        isUnsent: Bool
    ) {
        let scene = ControlScene {
            $0.isRange = true
            $0.lag = .max
        }
        func expectShown(_ lower: Double, _ upper: Double) {
            let (low, high) = (scene.model.shown?.lowerFraction, scene.model.shown?.fraction)
            #expect(near(low ?? .nan, lower / 100) && near(high ?? .nan, upper / 100))
        }
        scene.down(297)
        for angle in [299.7, 302.4, 305.1] { scene.move(angle) }
        #expect(scene.model.writes == [61, 62, 63])
        // The binding reads the first value, or still the one before.
        if !isUnsent { scene.change { $0.publish() } }
        scene.change { $0.lower = 25 }
        expectShown(25, 63)
        for lower in [26, 27.0] {
            scene.change {
                $0.publish()
                $0.lower = lower
            }
            expectShown(lower, 63)
        }
        scene.move(310.5)
        expectShown(27, 65)
        // Both values are new.
        scene.change {
            $0.lower = 10
            $0.upper = 90
        }
        expectShown(10, 90)
    }

    /// The lower value is below the range at first, and the store of the upper one is late.
    @Test func `a new range and a new value show the other value of the app, too`() {
        let scene = ControlScene {
            $0.isRange = true
            ($0.lower, $0.lag) = (-20, .max)
        }
        scene.down(297)
        scene.move(305.1)
        #expect(scene.model.writes == [63])
        scene.change {
            $0.range = -100...100
            $0.upper = 70
        }
        let shown = scene.model.shown
        #expect(near(shown?.lowerFraction ?? .nan, 0.4) && near(shown?.fraction ?? .nan, 0.85))
    }

    @Test func `a range and a step that change keep the app's value`() {
        let scene = ControlScene { $0.upper = 80 }
        scene.change { $0.range = 0...50 }
        #expect(scene.shownValue == 50 && scene.model.upper == 80)
        scene.change { $0.range = 0...200 }
        #expect(abs(scene.shownValue - 80) < 1e-9)
        scene.change { $0.step = 50 }
        #expect(scene.shownValue == 100 && scene.model.writes.isEmpty)
        scene.change {
            $0.range = 0...1000
            $0.upper = 600
        }
        #expect(abs(scene.shownValue - 600) < 1e-9)
    }

    @Test func `values of a range that cross, and NaN, are shown in order`() {
        let scene = ControlScene {
            $0.isRange = true
            $0.lower = 70
            $0.upper = 30
        }
        let shown = scene.model.shown
        #expect(shown?.lowerFraction == 0.7 && shown?.fraction == 0.7)
        scene.change { $0.lower = .nan }
        #expect(scene.model.shown.map { $0.filled.lowerBound <= $0.filled.upperBound } == true)
        scene.change { ($0.lower, $0.upper) = (10, 20) }
        #expect(scene.model.shown?.filled == 0.1...0.2)
    }

    private func drag(_ scene: ControlScene, _ start: Double, _ end: Double) {
        scene.down(ControlScene.degrees(start))
        for step in 1...20 { scene.move(ControlScene.degrees(start + (end - start) * Double(step) / 20)) }
        scene.up(ControlScene.degrees(end))
        scene.settle()
    }

    /// With a step of 7, the values 18 and 60 are shown as 21 and 63.
    @Test(arguments: [(20.0, 75.0, 63.0...63), (63, 10, 18.0...21)])
    func `values between steps do not cross when one thumb is dragged to the other`(
        start: Double,
        end: Double,
        values: ClosedRange<Double>
    ) {
        let scene = ControlScene {
            ($0.isRange, $0.step, $0.lower, $0.upper) = (true, 7, start == 20 ? 20 : 18, 60)
        }
        drag(scene, start, end)
        #expect(scene.model.lower == values.lowerBound && scene.model.upper == values.upperBound)
    }

    @Test func `a value that the gap has moved is written with that of the other thumb`() {
        let scene = ControlScene {
            ($0.isRange, $0.step, $0.lower, $0.upper, $0.gap) = (true, 1, 20, 25, 30)
        }
        drag(scene, 20, 15)
        #expect(scene.model.lower == 15 && scene.model.upper == 50)
        // The app keeps a value that the dial cannot show.
        let kept = ControlScene { ($0.isRange, $0.step, $0.lower, $0.upper) = (true, 1, 20, 150) }
        drag(kept, 20, 15)
        #expect(kept.model.lower == 15 && kept.model.upper == 150)
    }

    @Test func `the app's values are shown again when a gap is gone`() {
        let scene = ControlScene { ($0.isRange, $0.step, $0.upper) = (true, nil, 22) }
        scene.change { $0.gap = 30 }
        scene.settle()
        #expect(near(scene.shownValue, 50) && scene.model.upper == 22)
        scene.change { $0.gap = 0 }
        scene.settle()
        #expect(near(scene.shownValue, 22) && scene.model.upper == 22)
    }

    @Test func `the app's values are shown again when a greatest gap is wider`() {
        let scene = ControlScene { ($0.isRange, $0.step) = (true, nil) }
        scene.change { $0.maximumGap = 10 }
        scene.settle()
        #expect(near(scene.shownValue, 30) && scene.model.upper == 60)
        scene.change { $0.maximumGap = 25 }
        scene.settle()
        #expect(near(scene.shownValue, 45) && scene.model.upper == 60)
        scene.change { $0.maximumGap = nil }
        scene.settle()
        #expect(near(scene.shownValue, 60) && scene.model.upper == 60)
    }

    @Test func `single precision is written as it is read`() {
        nonisolated(unsafe) var value: Float = 0
        let binding = Binding<Float>(get: { value }, set: { value = $0 })
        let bound = DialBinding(nil, binding)
        bound.write(DialValues(lower: nil, upper: 0.1), after: bound.values)
        #expect(bound.rounded(DialValues(lower: nil, upper: 0.1)) == bound.values)
    }

    @Test func `random scripts keep the value in the range, and editing balanced`() {
        var random = Seeded()
        for _ in 0..<Seeded.scripts(30) { run(&random) }
    }

    private func run(_ random: inout Seeded) {
        let isRange = random.chance(0.4)
        let scene = ControlScene {
            $0.isRange = isRange
            $0.step = random.chance(0.5) ? 1 : nil
            $0.sweep = [270, 360, -270, 1080][Int(random.number(0...3.99))]
            $0.behavior.coasts = random.chance(0.3) ? .moderate : nil
            $0.behavior.returnsTo = random.chance(0.2) ? 50 : nil
        }
        var isDown = false
        for _ in 0..<40 {
            let angle = random.number(0...360)
            switch Int(random.number(0...9.99)) {
            case 0, 1:
                if !isDown { scene.down(angle) }
                isDown = true
            case 2...4: scene.move(angle)
            case 5:
                scene.up(angle)
                isDown = false
            case 6: scene.change { $0.isEnabled.toggle() }
            case 7: scene.change { $0.upper = random.number(-20...120) }
            case 8: scene.host.press(random.chance(0.5) ? .upArrow : .pageDown)
            default: scene.host.frame(at: scene.model.now + 0.1)
            }
            check(scene)
        }
        scene.up(0)
        scene.settle()
        check(scene)
        #expect(scene.model.edits.count % 2 == 0)
        #expect(!scene.host.isAnimating)
    }

    private func check(_ scene: ControlScene) {
        let model = scene.model
        #expect(model.writes.allSatisfy(model.range.contains))
        #expect(model.edits.enumerated().allSatisfy { $0.element == ($0.offset % 2 == 0) })
        guard let shown = model.shown else { return }
        #expect((0...1).contains(shown.fraction) && (shown.lowerFraction ?? 0) <= shown.fraction)
        #expect(shown.isEditing == (model.edits.last ?? false))
    }

    @Test(arguments: [false, true]) func `a dial that is let go by the app returns, and its binding follows`(
        _ disappears: Bool
    ) {
        let scene = ControlScene { $0.behavior.returnsTo = 0 }
        scene.host.reducesMotion = !disappears
        scene.down(297)
        scene.move(320)
        #expect(scene.model.upper > 60)
        scene.change { disappears ? ($0.isShown = false) : ($0.isEnabled = false) }
        #expect(scene.model.upper == 0 && scene.model.edits == [true, false])
    }

    @Test(arguments: [false, true])
    func `a dial that was away shows what the binding has made of its last value`(isHeld: Bool) {
        let roundings: [((Double) -> Double?, Double)] = [
            ({ _ in nil }, 60), ({ (value: Double) in (value / 10).rounded() * 10 }, 70),
        ]
        for (rounding, value) in roundings {
            let scene = ControlScene { ($0.rounding, $0.step) = (rounding, nil) }
            scene.down(297)
            scene.move(320)
            if !isHeld { scene.up(320) }
            scene.host.isShown = false
            scene.model.runLater()
            scene.host.isShown = true
            scene.settle()
            #expect(scene.model.upper == value && scene.model.edits == [true, false])
            #expect(near(scene.model.shown?.fraction ?? .nan, value / 100))
        }
    }

    @Test func `a value that a callback sets back to the one before is shown`() {
        let scene = ControlScene()
        scene.model.onEdit = { [unowned model = scene.model] in if !$0 { model.upper = 60 } }
        scene.down(-90)
        scene.up(-90)
        #expect(scene.model.writes == [50] && scene.model.upper == 60)
        scene.settle()
        #expect(scene.shownValue == 60)
    }

    @Test func `a key changes what is spoken at once, also if the binding is late`() {
        let scene = ControlScene { $0.lag = 1 }
        scene.host.press(.upArrow)
        #expect(scene.model.upper == 60 && scene.spoken == ["61"])
    }

    @Test func `a check of an earlier value does not end the wait for a later one`() {
        let scene = ControlScene { $0.lag = 5 }
        scene.host.reducesMotion = true
        scene.host.update()
        scene.host.press(.upArrow)
        let earlier = scene.model.later
        scene.model.later = []
        scene.host.press(.upArrow)
        for check in earlier { check() }
        scene.host.update()
        #expect(scene.model.writes == [61, 62] && scene.model.upper == 60 && scene.shownValue == 62)
        scene.settle()
        #expect(scene.shownValue == 60)
    }

    @Test func `a value that becomes NaN is kept when the other thumb moves`() {
        let scene = ControlScene { $0.isRange = true }
        scene.change { $0.upper = .nan }
        drag(scene, 20, 30)
        #expect(scene.model.lower == 30 && scene.model.upper.isNaN && scene.model.writes.isEmpty)
    }

    @Test func `moving one thumb leaves the other's value to the app`() {
        let scene = ControlScene {
            $0.isRange = true
            $0.upper = 60.4
        }
        scene.host.press(.upArrow)
        #expect((scene.model.lower, scene.model.upper) == (21, 60.4) && scene.model.writes.isEmpty)
    }
}
#endif
