#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// What a dial does with input, compared with the core.
@MainActor @Suite struct DialControlTests {
    private static let path = [-72.0, -50, -10, 20, 60, 90, 130, 100, 40, 30]
    private static let zone = TouchZone(ofDial: CGSize(width: 200, height: 200), thickness: 20)

    @Test func `touches give the value of the core`() {
        let scene = ControlScene { $0.upper = 50 }
        let scale = DialScale(0...100, step: 1)
        var core = Roundel.Dial(zone: Self.zone, scale: scale, value: 50)
        var time = 0.02
        core.touchBegan(0, at: Point2D(ControlScene.point(-90)), time: time)
        core.touchMoved(0, to: Point2D(ControlScene.point(-90)), time: time)
        scene.down(-90)
        for angle in Self.path {
            time += 0.02
            core.touchMoved(0, to: Point2D(ControlScene.point(angle)), time: time)
            scene.move(angle)
            #expect(scene.model.upper == core.value)
        }
        scene.up(30)
        #expect(core.value != 50 && scene.model.upper == core.value)
        #expect(scene.model.edits == [true, false])
        #expect(Set(scene.model.writes).count > 3)
        #expect(zip(scene.model.writes, scene.model.writes.dropFirst()).allSatisfy { $0 != $1 })
    }

    @Test func `both thumbs can be dragged, and keep the gap`() {
        let scene = ControlScene {
            $0.isRange = true
            $0.gap = 10
        }
        // 20 of 100 is at 189°, and 60 at 297°.
        scene.down(189)
        for angle in stride(from: 199.0, through: 339, by: 10) { scene.move(angle) }
        scene.up(339)
        #expect(scene.model.lower == 50 && scene.model.upper == 60)
        scene.down(297)
        for angle in stride(from: 307.0, through: 357, by: 10) { scene.move(angle) }
        scene.up(357)
        #expect(scene.model.lower == 50 && scene.model.upper == 82)
        #expect(scene.model.edits == [true, false, true, false])
    }

    @Test func `a tap on the track moves the value there`() {
        let scene = ControlScene()
        scene.down(-90)
        scene.up(-90)
        #expect(scene.model.upper == 50)
        #expect(scene.host.isAnimating && scene.shownValue > 50)
        scene.settle()
        #expect(scene.shownValue == 50)
    }

    @Test func `editing ends whatever happens`() {
        let ends: [@MainActor (ControlScene) -> Void] = [
            { $0.up(-80) }, { $0.change { $0.isEnabled = false } }, { $0.change { $0.isShown = false } },
            { $0.host.isShown = false },
        ]
        for end in ends {
            let scene = ControlScene { $0.upper = 50 }
            scene.down(-90)
            scene.move(-85)
            #expect(scene.model.edits == [true])
            end(scene)
            #expect(scene.model.edits == [true, false])
        }
    }

    @Test func `the marks of a ring are computed once`() {
        let model = ControlModel()
        let dial = RoundelSwiftUI.Dial(
            value: Binding(get: { model.upper }, set: { model.upper = $0 }),
            in: 0...100
        ) { Text("Volume") }
        let host = StandInHost(dial.dialTicks(.count(11)))
        let touch = host.touch(at: ControlScene.point(297), time: 0)
        for number in 1...9 {
            let angle = 297 + Double(number) * 2
            host.move(touch, to: ControlScene.point(angle), time: Double(number) / 60)
        }
        #expect(model.upper > 62 && host.evaluations(of: RingTicks.self) == 1)
    }

    @Test func `a drag ends if the style replaces the view that is touched`() {
        let model = ControlModel()
        let dial = RoundelSwiftUI.Dial(
            value: Binding(get: { model.upper }, set: { model.upper = $0 }),
            in: 0...100,
            label: { Text("Volume") },
            onEditingChanged: { model.edits.append($0) }
        )
        let host = StandInHost(dial.dialStyle(ReplacingDialStyle()))
        let touch = host.touch(at: ControlScene.point(297), time: 0)
        #expect(model.edits == [true, false])
        host.move(touch, to: ControlScene.point(320), time: 0.1)
        host.lift(touch, at: ControlScene.point(320), time: 0.2)
        #expect(model.edits == [true, false] && model.upper == 60)
        let second = host.touch(at: ControlScene.point(297), time: 0.3)
        host.lift(second, at: ControlScene.point(297), time: 0.4)
        #expect(model.edits == [true, false, true, false])
    }

    /// Has another view while the dial is held.
    private struct ReplacingDialStyle: DialStyle {
        func makeBody(configuration: Configuration) -> some View {
            if configuration.isEditing {
                Color.red.dialTouchArea(thickness: 20)
            } else {
                Color.clear.dialTouchArea(thickness: 20)
            }
        }
    }

    @Test func `a disabled dial accepts no input`() {
        let scene = ControlScene { $0.isEnabled = false }
        scene.down(297)
        scene.move(320)
        scene.up(320)
        scene.host.press(.upArrow)
        scene.host.adjust(.increment)
        #expect(scene.model.writes.isEmpty && scene.model.edits.isEmpty)
        #expect(scene.model.shown?.isEnabled == false)
    }

    @Test func `keys change the value, mirrored from right to left`() {
        let scene = ControlScene()
        let keys: [(KeyEquivalent, Double)] = [
            (.upArrow, 61), (.rightArrow, 62), (.downArrow, 61), (.leftArrow, 60), (.pageUp, 80),
            (.pageDown, 60), (.end, 100), (.home, 0),
        ]
        for (key, value) in keys {
            #expect(scene.host.press(key) == .handled)
            #expect(scene.model.upper == value)
        }
        #expect(scene.host.press(.tab) == .ignored)
        scene.change { $0.isMirrored = true }
        scene.host.press(.leftArrow)
        #expect(scene.model.upper == 1)
    }

    @Test func `each thumb of a range has keys of its own`() {
        let scene = ControlScene { $0.isRange = true }
        scene.host.press(.tab)
        let first = (scene.model.lower, scene.model.upper)
        scene.host.press(.upArrow)
        scene.host.press(.tab)
        scene.host.press(.upArrow)
        #expect(first == (20, 60))
        #expect((scene.model.lower, scene.model.upper) == (21, 61))
    }

    @Test func `the crown turns the dial`() {
        let scene = ControlScene()
        scene.host.turnCrown(to: 1, time: 0.1)
        #expect(scene.model.edits == [true] && scene.model.upper == 66)
        scene.host.restCrown(time: 0.2)
        #expect(scene.model.edits == [true, false])
    }

    @Test func `the crown turns the thumb that has the focus`() {
        let scene = ControlScene { $0.isRange = true }
        scene.host.turnCrown(to: 1, time: 0.1)
        scene.host.restCrown(time: 0.2)
        #expect((scene.model.lower, scene.model.upper) == (26, 60))
        scene.host.press(.tab)
        scene.host.turnCrown(to: 1, time: 0.3)
        scene.host.restCrown(time: 0.4)
        #expect((scene.model.lower, scene.model.upper) == (26, 66))
    }

    @Test func `a finger takes over from the crown, and gives the focus to its thumb`() {
        let scene = ControlScene { $0.isRange = true }
        scene.host.turnCrown(to: 1, time: 0.1)
        #expect(scene.model.edits == [true])
        #expect((scene.model.lower, scene.model.upper) == (26, 60))
        scene.down(297)
        scene.move(313)
        #expect(scene.model.edits == [true, false, true])
        scene.up(313)
        #expect(scene.model.edits == [true, false, true, false] && scene.model.upper == 66)
        scene.host.turnCrown(to: 1, time: 0.8)
        scene.host.restCrown(time: 0.9)
        #expect(scene.model.lower == 26 && (71...72).contains(scene.model.upper))
    }

    @Test func `the crown lets go of the dial when the focus leaves it`() {
        let scene = ControlScene { $0.isRange = true }
        scene.host.turnCrown(to: 1, time: 0.1)
        #expect(scene.model.edits == [true])
        scene.host.press(.tab)
        #expect(scene.model.edits == [true, false])
    }

    @Test func `right to left, the scale is mirrored unless it is not to be`() {
        let scene = ControlScene { $0.isMirrored = true }
        #expect(abs((scene.model.shown?.start.degrees ?? 0) - 45) < 1e-9)
        #expect(scene.model.shown?.sweep.degrees == -270)
    }
}

/// What assistive technologies get.
@MainActor @Suite struct DialSpeechTests {
    @Test func `the value is spoken at both ends`() {
        let scene = ControlScene { $0.upper = 0 }
        #expect(scene.spoken == ["0"])
        scene.host.adjust(.decrement)
        #expect(scene.spoken == ["0"])
        scene.change { $0.upper = 100 }
        #expect(scene.spoken == ["100"])
        scene.host.adjust(.increment)
        #expect(scene.spoken == ["100"] && scene.model.writes.isEmpty)
        scene.host.adjust(.decrement)
        #expect(scene.spoken == ["99"] && scene.model.upper == 99)
    }

    @Test(
        arguments: [
            (0...1, nil, 0.25, "25%"), (0...1, 0.125, 0.125, "12.5%"), (-1...1, 0.1, -0.3, "-0.3"),
            (0...10, nil, 3.14159, "3.1"), (0...1000, nil, 2.7, "3"), (-5...5, 1, -0.0, "0"),
        ] as [(ClosedRange<Double>, Double?, Double, String)]
    )
    func `the default value is a percentage or a number`(
        range: ClosedRange<Double>,
        step: Double?,
        value: Double,
        text: String
    ) {
        #expect(Text(value, on: DialScale(range, step: step)).standInString == text)
    }

    @Test func `the app can describe values`() {
        let scene = ControlScene { $0.describe = { Text(verbatim: "\(Int($0)) degrees") } }
        #expect(scene.spoken == ["60 degrees"])
    }

    @Test(arguments: [false, true]) func `the label is spoken once, also if the style does not draw it`(
        isDrawn: Bool
    ) {
        let dial = RoundelSwiftUI.Dial(value: .constant(0.5)) { Text("Volume") }
        let host = StandInHost(dial.dialStyle(LabelDialStyle(isDrawn: isDrawn)))
        #expect(spoken(in: host) == ["Volume"])
        let range = RoundelSwiftUI.Dial(lowerValue: .constant(0.2), upperValue: .constant(0.5)) {
            Text("Hours")
        }
        let rangeHost = StandInHost(range.dialStyle(LabelDialStyle(isDrawn: isDrawn)))
        #expect(spoken(in: rangeHost) == ["Hours", "Minimum", "Maximum"])
    }

    @Test func `a label that is no text is spoken where it is drawn`() {
        let dial = RoundelSwiftUI.Dial(value: .constant(0.5)) { HStack { Text("Volume") } }
        #expect(spoken(in: StandInHost(dial.dialStyle(LabelDialStyle(isDrawn: true)))) == ["Volume"])
    }

    /// The labels of elements, and the texts that are not hidden.
    private func spoken(in host: StandInHost) -> [String] {
        func spoken(_ element: StandInElement) -> [String] {
            if let text = element.value as? Text { return [text.standInString] }
            let inner = element.children.flatMap(spoken)
            switch (element.value as? AccessibilityAttachmentModifier)?.standInAttachment {
            case .hidden(true): return []
            case .label(let label): return [label.standInString] + inner
            default: return inner
            }
        }
        return host.elements.flatMap(spoken)
    }

    private struct LabelDialStyle: DialStyle {
        let isDrawn: Bool

        func makeBody(configuration: Configuration) -> some View {
            if isDrawn { configuration.label } else { Color.clear }
        }
    }

    @Test(arguments: [false, true]) func `a range has its thumbs once, also while nothing can be touched`(
        hasTouchArea: Bool
    ) {
        let scene = ControlScene { ($0.isRange, $0.hasTouchArea) = (true, hasTouchArea) }
        for hasTouchArea in [hasTouchArea, !hasTouchArea, hasTouchArea] {
            scene.change { $0.hasTouchArea = hasTouchArea }
            #expect(scene.labels == ["Hours", "Minimum", "Maximum"], "\(hasTouchArea)")
            #expect(scene.spoken == ["20", "60"])
        }
    }

    @Test func `a range has an adjustable element for each thumb`() {
        let scene = ControlScene { $0.isRange = true }
        #expect(scene.spoken == ["20", "60"])
        #expect(scene.labels == ["Hours", "Minimum", "Maximum"])
        scene.host.adjust(.increment)
        #expect((scene.model.lower, scene.model.upper) == (21, 61))
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `the labels of the ends are beside them`(direction: LayoutDirection) throws {
        let dial = RoundelSwiftUI.Dial(value: .constant(3.0), in: 0...9) {
            Text("Volume")
        } currentValueLabel: {
            Text("3")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("9")
        }
        let host = StandInHost(
            dial.dialStyle(.ring).environment(\.layoutDirection, direction),
            size: CGSize(width: 200, height: 200)
        )
        let (least, greatest) = (try #require(host.frame(of: "0")), try #require(host.frame(of: "9")))
        #expect((least.midX < 100) == (direction == .leftToRight))
        #expect(abs(least.midX + greatest.midX - 200) < 1e-9)
    }

    @Test(arguments: [270.0, -270, 360, -360, 1_080, -1_080])
    func `the labels of the ends are in the gap between them, or inside the track if there is none`(
        sweep: Double
    ) throws {
        let dial = RoundelSwiftUI.Dial(value: .constant(3.0), in: 0...9) {
            Text("Volume")
        } currentValueLabel: {
            Text("3")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("9")
        }
        let host = StandInHost(
            dial.dialStyle(.ring).dialSweep(from: .degrees(135), .degrees(sweep)),
            size: CGSize(width: 200, height: 200)
        )
        let (radius, thumb, hasGap) = (89.0, 22.0, abs(sweep) < 360)
        for (text, end, isLeast) in [("0", 135, true), ("9", 135 + sweep, false)] {
            let frame = try #require(host.frame(of: text))
            // Beside the thumb at that end: beyond the end in a gap, and otherwise before it.
            let isForward = (isLeast == (sweep < 0)) == hasGap
            let turn = ((thumb + Double(frame.width)) / 2 + 2) / radius * (isForward ? 1 : -1)
            let distance = hasGap ? radius : radius - (thumb + Double(frame.height)) / 2 - 2
            let angle = end * .pi / 180 + turn
            let place = Point2D(100 + distance * cos(angle), 100 + distance * sin(angle))
            #expect(near(Point2D(frame.midX, frame.midY), place, 1e-6), "\(text)")
        }
    }

    @Test(arguments: [(56.0, 11.0), (200, 20), (100, 60)])
    func `touches begin on at least 44 points, and not outside the dial`(side: Double, thickness: Double) {
        let zone = TouchZone(ofDial: CGSize(width: side, height: side + 40), thickness: thickness)
        #expect(near(zone.outerRadius, side / 2) && zone.innerRadius > 0)
        #expect(zone.outerRadius - zone.innerRadius >= min(44, side / 2 * 0.8) - 1e-9)
    }

    @Test func `a step of single precision divides the range as it does there`() {
        #expect(DialBinding.step(0.01, in: 0...Float(1)) == 0.01)
        #expect(DialBinding.step(0.7, in: 0...Float(7)) == 0.7)
        #expect(DialBinding.step(0.3, in: 0...Float(1)) == Double(Float(0.3)))
        #expect(DialBinding.step(0.1, in: 0...0.3) == 0.1 && DialBinding.step(nil, in: 0...0.3) == nil)
    }
}
#endif
