#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import StandInTestSupport
import SwiftUI
import Testing
import UIKit

@testable import RoundelSwiftUI

/// What the modifiers of dials pass to a style, and how values are written and spoken.
@MainActor @Suite(.standIn) struct DialDetailTests {
    /// What a style gets of a dial at a quarter of its range.
    private func shown(
        _ direction: LayoutDirection = .leftToRight,
        _ options: (AnyView) -> some View
    ) throws -> DialStyleConfiguration {
        let model = ControlModel()
        let dial = RoundelSwiftUI.Dial(value: .constant(25.0), in: 0...100) { Text("Volume") }
        _ = StandInHost(
            options(AnyView(dial))
                .dialStyle(ProbeDialStyle(model: model))
                .environment(\.layoutDirection, direction)
        )
        return try #require(model.shown)
    }

    @Test func `a style gets the fraction and the direction of the thumb`() throws {
        let plain = try shown { $0 }
        #expect(near(plain.start.degrees, 135) && near(plain.sweep.degrees, 270))
        #expect(near(plain.fraction, 0.25) && near(plain.direction.degrees, 202.5))
        #expect(plain.lowerFraction == nil && plain.lowerDirection == nil && plain.filled.lowerBound == 0)
        #expect(near(plain.filled.upperBound, 0.25))
        #expect(plain.isEnabled && !plain.isEditing && plain.currentValueLabel == nil)
        #expect(plain.minimumValueLabel == nil && plain.maximumValueLabel == nil)
        let scene = ControlScene { $0.isRange = true }
        let range = try #require(scene.model.shown)
        #expect(near(range.filled.lowerBound, 0.2) && near(range.filled.upperBound, 0.6))
        #expect(near(range.direction.degrees, 297))
        #expect(near(range.lowerDirection?.degrees ?? .nan, 189))
        scene.down(297)
        #expect(scene.model.shown?.isEditing == true)
    }

    @Test func `a scale is mirrored from right to left, unless it is that of an instrument`() throws {
        for (direction, mirrors, start, sweep) in [
            (LayoutDirection.leftToRight, true, 10.0, 100.0), (.leftToRight, false, 10, 100),
            (.rightToLeft, true, 170, -100), (.rightToLeft, false, 10, 100),
        ] {
            let found = try shown(direction) {
                $0.dialSweep(from: .degrees(10), .degrees(100), mirrorsInRightToLeft: mirrors)
            }
            #expect(near(found.start.degrees, start) && near(found.sweep.degrees, sweep))
        }
    }

    @Test func `the app's marks count, or else those of the style`() throws {
        let chosen = try shown { $0.dialTicks(.count(3)) }
        let ticks = chosen.ticks(default: .count(5))
        #expect(ticks.map(\.id) == [0, 1, 2] && ticks.allSatisfy { $0.isMajor })
        for (tick, fraction) in zip(ticks, [0, 0.5, 1]) {
            #expect(near(tick.fraction, fraction) && near(tick.value, fraction * 100))
        }
        for (tick, degrees) in zip(ticks, [135.0, 270, 405]) {
            #expect(near(tick.direction.degrees, degrees))
        }
        let none = try shown { $0 }
        #expect(none.ticks().isEmpty && none.ticks(default: .count(5)).count == 5)
        let inner = try shown { $0.dialTicks(nil).dialTicks(.count(3)) }
        #expect(inner.ticks().isEmpty)
        let minor = try shown { $0.dialTicks(.count(2, minor: 1)) }
        #expect(minor.ticks().map(\.isMajor) == [true, false, true])
        let curved = try shown { $0.dialCurve(.power(2)) }
        #expect(curved.marks.scale.curve == .power(2) && none.marks.scale.curve == .linear)
        #expect(!near(curved.fraction, 0.25, 0.1))
    }

    @Test func `each setting of a behaviour reaches the core`() {
        let behavior = DialBehavior(
            drag: .planar(distance: 150),
            tapsTrack: false,
            sensitivity: 3,
            magnets: [2, 5],
            magnetHalfWidth: .degrees(7),
            snapsWhileDragging: true,
            returnsTo: 4,
            coasts: .quick,
            settlingTime: 0.6,
            gesture: .alongside(8),
            playsFeedback: false
        )
        #expect(behavior.gesture == .alongside(8) && !behavior.playsFeedback)
        let settings = behavior.settings(reducesMotion: true)
        #expect(settings.drag == .planar(distance: 150) && !settings.tapsTrack && settings.sensitivity == 3)
        #expect(settings.magnets == [2, 5].map { DialMagnet($0, halfWidth: Roundel.Angle(.degrees(7))) })
        #expect(settings.snapsWhileDragging && settings.returnsTo == 4 && settings.settlingTime == 0.6)
        #expect(settings.coasts == TurnDecay.quick.decay && settings.reducesMotion)
        #expect(!DialBehavior().settings(reducesMotion: false).reducesMotion)
    }

    @Test func `a magnet that is no number is at the least value, as in the core`() {
        func pull(_ magnet: Double) -> [Double] {
            let scene = ControlScene {
                ($0.upper, $0.step) = (0, nil)
                ($0.behavior.magnets, $0.behavior.magnetHalfWidth) = ([magnet], .degrees(20))
            }
            scene.down(135)
            scene.move(145)
            scene.move(170)
            return scene.model.writes
        }
        #expect(pull(.nan) == pull(0) && pull(0).count == 1 && pull(100).count == 2)
    }

    // MARK: Two thumbs

    @Test func `the thumbs of a range have the app's names, and the greatest gap`() {
        nonisolated(unsafe) var (lower, upper) = (20.0, 50.0)
        let dial = RoundelSwiftUI.Dial(
            lowerValue: Binding(get: { lower }, set: { lower = $0 }),
            upperValue: Binding(get: { upper }, set: { upper = $0 }),
            in: 0...100,
            step: 1,
            maximumGap: 30
        ) { Text("Hours") }
        let host = StandInHost(dial.dialThumbLabels(lower: Text("From"), upper: Text("To")))
        let labels = host.accessibility.compactMap {
            if case .label(let text) = $0 { text.standInString } else { nil }
        }
        #expect(labels == ["Hours", "From", "To"])
        host.adjust(.decrement)
        #expect((lower, upper) == (20, 49), "the lower thumb is as far from the upper one as it may be")
        host.adjust(.decrement)
        #expect((lower, upper) == (19, 48))
    }

    /// The frame of the accessibility element of a thumb.
    private static func frame(_ name: String, in host: StandInHost) throws -> CGRect {
        try #require(host.frames(labelled: name).first)
    }

    @Test(arguments: [false, true]) func `the elements of the thumbs are where the thumbs are`(
        isMirrored: Bool
    ) throws {
        let scene = ControlScene { ($0.isRange, $0.isMirrored) = (true, isMirrored) }
        // Squares of 44 points inside a dial of 200, and of half the side of a smaller one.
        for (side, touch) in [(200.0, 44.0), (60, 30)] {
            scene.host.size = CGSize(width: side, height: side)
            for (name, degrees) in [
                ("Minimum", isMirrored ? -9.0 : 189), ("Maximum", isMirrored ? -117 : 297),
            ] {
                let (found, angle) = (try Self.frame(name, in: scene.host), degrees * .pi / 180)
                #expect(near(Double(found.width), touch) && near(Double(found.height), touch))
                let place =
                    Point2D(repeating: side / 2) + Point2D(cos(angle), sin(angle)) * ((side - touch) / 2)
                #expect(near(Point2D(found.midX, found.midY), place, 1e-6), "\(name) of \(side)")
            }
        }
    }

    @Test func `values are put in order, and NaN stands for the value before`() {
        func range(_ lower: Double?, _ upper: Double, _ old: DialValues) -> ClosedRange<Double> {
            DialValues(lower: lower, upper: upper).range(after: old)
        }
        let old = DialValues(lower: 2, upper: 9)
        #expect(range(3, 5, old) == 3...5 && range(7, 3, old) == 7...7)
        #expect(range(.nan, 5, old) == 2...5 && range(1, .nan, old) == 1...9)
        #expect(range(nil, 5, DialValues(lower: nil, upper: 4)) == 5...5)
        #expect(range(nil, .nan, DialValues(lower: nil, upper: 4)) == 4...4)
        #expect(range(.nan, .nan, DialValues(lower: .nan, upper: .nan)) == 0...0)
    }

    @Test func `values are the same if both are NaN`() {
        func values(_ lower: Double?, _ upper: Double) -> DialValues {
            DialValues(lower: lower, upper: upper)
        }
        #expect(values(nil, .nan) == values(nil, .nan) && values(.nan, 1) == values(.nan, 1))
        #expect(values(nil, 1) != values(nil, .nan) && values(1, .nan) != values(1, 0))
        #expect(values(nil, 1) != values(0, 1) && values(nil, 1) != values(.nan, 1))
        #expect(values(2, 1) != values(3, 1) && values(2, 1) != values(2, 3))
    }

    @Test func `values that are written never cross, and those that stay are not written`() {
        nonisolated(unsafe) var log: [String] = []
        let binding = DialBinding(
            Binding<Double>(get: { 20 }, set: { log.append("lower \(Int($0))") }),
            Binding<Double>(get: { 60 }, set: { log.append("upper \(Int($0))") })
        )
        func writes(_ lower: Double, _ upper: Double) -> [String] {
            log = []
            binding.write(DialValues(lower: lower, upper: upper), after: binding.values)
            return log
        }
        #expect(writes(70, 90) == ["upper 90", "lower 70"])
        #expect(writes(5, 10) == ["lower 5", "upper 10"])
        #expect(writes(20, 60).isEmpty && writes(20, 61) == ["upper 61"] && writes(21, 60) == ["lower 21"])
    }

    @Test func `a value that is rounded to zero is spoken without a sign`() {
        func spoken(_ value: Double, in range: ClosedRange<Double>, step: Double? = nil) -> String {
            Text(value, on: DialScale(range, step: step)).standInString
        }
        #expect([-0.005, -0.001, -0.0, 0.005].map { spoken($0, in: -1...1) } == ["0", "0", "0", "0"])
        #expect([-0.3, -0.7, 0.7].map { spoken($0, in: -100...100) } == ["0", "-1", "1"])
        #expect(spoken(-0.006, in: -1...1) == "-0.01" && spoken(-0.1, in: -1...1, step: 0.1) == "-0.1")
        #expect(spoken(0.006, in: 0...1) == "1%" && spoken(0.004, in: 0...1) == "0%")
    }

    @Test func `a step that divides nothing stays as it is`() {
        #expect(DialBinding.step(2, in: 0...Float(1)) == 2 && DialBinding.step(0, in: 0...Float(1)) == 0)
        #expect(DialBinding.step(-0.1, in: 0...Float(1)) == Double(Float(-0.1)))
        #expect(DialBinding.step(1, in: 0...Float(1)) == 1)
        // Many steps that do not divide the range.
        #expect(DialBinding.step(7, in: 0...Float(10_000_000)) == 7)
        #expect(DialBinding.step(1.5, in: 0...Float(10_000_000)) == 1.5)
        #expect(DialBinding.step(0.1, in: -0.4...Float(0.3)) == (Double(Float(0.3)) + Double(Float(0.4))) / 7)
    }

    // MARK: Speech

    @Test(
        arguments: [
            (0...1, 0.005, 0.125, "12.5%"), (0...1, nil, 0.126, "13%"), (0...1, 0.5, 0.5, "50%"),
            (0...50, nil, 12.34, "12.3"), (0...100, nil, 12.6, "13"), (0...2, nil, 1.234, "1.23"),
            (0...0.001, nil, 0.00012, "0.00012"), (0...1000, 0.25, 2.75, "2.75"),
            (1...2, nil, 1.5, "1.5"), (-1...0, nil, -0.5, "-0.5"),
        ] as [(ClosedRange<Double>, Double?, Double, String)]
    )
    func `a value has the decimals of its step, or of a hundredth of the range`(
        range: ClosedRange<Double>,
        step: Double?,
        value: Double,
        text: String
    ) {
        #expect(Text(value, on: DialScale(range, step: step)).standInString == text)
    }

    // MARK: Input

    @Test func `a notch of a mouse wheel is an arrow key in its direction`() throws {
        let scene = ControlScene()
        let (pointer, window) = try ScrollInputTests.pointer(scene.host)
        let notches = [
            (0.0, 10.0, 59.0), (0, -10, 60), (10, 0, 61), (-10, 0, 60), (9, -10, 61), (-10, 9, 60),
        ]
        for (dx, dy, value) in notches {
            pointer.notch(CGVector(dx: dx, dy: dy), at: CGPoint(x: 180, y: 100))
            #expect(scene.model.upper == value, "\(dx) \(dy)")
        }
        #expect(scene.model.edits.isEmpty && !window.isHidden)
    }

    @Test func `a dial without feedback plays none`() {
        for plays in [true, false] {
            let scene = ControlScene { ($0.upper, $0.behavior.playsFeedback) = (100, plays) }
            #expect(scene.host.values("sensoryFeedback", as: Int.self) == [0])
            scene.host.move(.right)
            #expect(scene.host.values("sensoryFeedback", as: Int.self) == [plays ? 1 : 0])
        }
    }

    @Test func `touches begin on the whole disc where the style names no width`() {
        let zone = TouchZone(ofDial: CGSize(width: 100, height: 140), thickness: nil)
        #expect(zone.center == Point2D(50, 70) && zone.outerRadius == 50)
        #expect(zone.innerRadius > 0 && zone.innerRadius <= 10)
    }

    @Test func `a planar drag begins in the middle, and no other one does`() {
        for (drag, change) in [(DialDrag.planar(distance: 100), 50.0), (.relative, 0)] {
            let scene = ControlScene { ($0.upper, $0.behavior.drag) = (20, drag) }
            let touch = scene.host.touch(at: CGPoint(x: 100, y: 100), time: 0)
            scene.host.move(touch, to: CGPoint(x: 100, y: 50), time: 0.1)
            #expect(scene.model.upper == 20 + change)
        }
    }

    /// The fraction at which a dial shows a quarter.
    private func fraction(_ dial: some View) throws -> Double {
        let model = ControlModel()
        _ = StandInHost(dial.dialStyle(ProbeDialStyle(model: model)))
        return try #require(model.shown).fraction
    }

    @Test func `every initializer has the range from 0 to 1`() throws {
        typealias Dial = RoundelSwiftUI.Dial
        let (quarter, lower) = (Binding.constant(0.25), Binding.constant(0.0))
        let fractions = try [
            fraction(Dial(value: quarter) { Text("A") }),
            fraction(Dial(value: quarter, label: { Text("A") }, currentValueLabel: { Text("B") })),
            fraction(
                Dial(
                    value: quarter,
                    label: { Text("A") },
                    currentValueLabel: { Text("B") },
                    minimumValueLabel: { Text("C") },
                    maximumValueLabel: { Text("D") }
                )
            ),
            fraction(Dial(lowerValue: lower, upperValue: quarter) { Text("A") }),
            fraction(
                Dial(
                    lowerValue: lower,
                    upperValue: quarter,
                    label: { Text("A") },
                    currentValueLabel: { Text("B") }
                )
            ),
            fraction(
                Dial(
                    lowerValue: lower,
                    upperValue: quarter,
                    label: { Text("A") },
                    currentValueLabel: { Text("B") },
                    minimumValueLabel: { Text("C") },
                    maximumValueLabel: { Text("D") }
                )
            ),
        ]
        #expect(fractions == Array(repeating: 0.25, count: 6))
    }

    @Test func `keys with Command, Control or Option go to the app`() {
        let scene = ControlScene()
        let value = scene.model.upper
        for modifier in [EventModifiers.command, .control, .option, [.shift, .command]] {
            #expect(scene.host.press(.rightArrow, .down, modifier) == .ignored)
        }
        #expect(scene.model.upper == value)
        for modifier in [EventModifiers.numericPad, .shift, []] {
            #expect(scene.host.press(.rightArrow, .down, modifier) == .handled)
        }
        #expect(scene.model.upper > value)
    }

    @Test(arguments: [ControlSize.small, .regular], [false, true])
    func `the elements of the thumbs are at the thumbs of each style, above its texts`(
        size: ControlSize,
        isKnob: Bool
    ) throws {
        let dial = RoundelSwiftUI.Dial(
            lowerValue: .constant(20.0),
            upperValue: .constant(60.0),
            in: 0...100,
            label: { Text("Temperature") },
            currentValueLabel: { Text("20 – 60") }
        )
        .dialSweep(from: .degrees(135), .degrees(270)).environment(\.controlSize, size)
        let bounds = CGSize(width: 100, height: 160)
        let host =
            isKnob
            ? StandInHost(dial.dialStyle(.knob), size: bounds)
            : StandInHost(dial.dialStyle(.ring), size: bounds)
        let square = try #require(host.all.first { $0.value is DialLayout }).frame
        // A large ring has its texts in its middle.
        #expect((square.midY < 70) == (isKnob || size == .small))
        for (name, degrees) in [("Minimum", 189.0), ("Maximum", 297)] {
            let (found, angle) = (try Self.frame(name, in: host), degrees * .pi / 180)
            let radius = Double(square.width - found.width) / 2
            let place = Point2D(square.midX, square.midY) + Point2D(cos(angle), sin(angle)) * radius
            #expect(near(Point2D(found.midX, found.midY), place, 1e-6), "\(name)")
        }
    }

    @Test func `a dial in the label of a range has no elements of its thumbs`() {
        let dial = RoundelSwiftUI.Dial(
            lowerValue: .constant(20.0),
            upperValue: .constant(60.0),
            in: 0...100,
            label: { RoundelSwiftUI.Dial(value: .constant(0.5)) { Text("Inner") } },
            currentValueLabel: { EmptyView() }
        )
        let host = StandInHost(dial, size: CGSize(width: 200, height: 200))
        let names = host.accessibility.labels
        #expect(names.count { $0 == "Minimum" } == 1 && names.count { $0 == "Maximum" } == 1)
    }
}
#endif
