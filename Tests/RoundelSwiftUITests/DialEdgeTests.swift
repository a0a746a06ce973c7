#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import StandInTestSupport
import SwiftUI
import Testing
import UIKit

@testable import RoundelSwiftUI

/// Edges of what a dial and its shapes promise.
@MainActor @Suite(.standIn) struct DialEdgeTests {
    /// A value that is not equal to itself would be followed in every evaluation of the view.
    @Test func `gaps that are NaN count as zero and equal themselves`() {
        let dial = RoundelSwiftUI.Dial(
            lowerValue: .constant(0.2),
            upperValue: .constant(0.5),
            minimumGap: .nan,
            maximumGap: .nan
        ) {
            Text("Volume")
        }
        #expect(dial.minimumGap == 0 && dial.maximumGap == 0)
    }

    @Test func `a mouse wheel turns the thumb that was moved last`() throws {
        let scene = ControlScene { $0.isRange = true }
        let (pointer, window) = try ScrollInputTests.pointer(scene.host)
        func notch() { pointer.notch(CGVector(dx: 0, dy: -10), at: CGPoint(x: 180, y: 100)) }
        notch()
        #expect(scene.model.lower == 20 && scene.model.upper == 61)
        scene.down(189)
        scene.move(ControlScene.degrees(30))
        scene.up(ControlScene.degrees(30))
        #expect(scene.model.lower == 30)
        scene.host.unfocus()
        notch()
        #expect(scene.model.lower == 31 && scene.model.upper == 61)
        // A thumb that the app moves is not the one that the user moved last.
        scene.change { $0.upper = 70 }
        notch()
        #expect(scene.model.lower == 32 && scene.model.upper == 70)
        withExtendedLifetime(window) {}
    }

    /// The greatest distance of a path of cubics from the circles of radii 50,000 and 49,980 about a point.
    private func error(of path: Path, about middle: Point2D) -> (count: Int, greatest: Double) {
        var (last, errors): (Point2D, [Double]) = (.zero, [])
        path.forEach { element in
            if case .move(let end) = element { last = Point2D(end) }
            guard case .curve(let end, let first, let second) = element else { return }
            for time in stride(from: 0.0, through: 1, by: 0.05) {
                let rest = 1 - time
                let ends = last * (rest * rest * rest) + Point2D(end) * (time * time * time)
                let handles =
                    Point2D(first) * (3 * rest * rest * time) + Point2D(second) * (3 * rest * time * time)
                let distance = (ends + handles - middle).length
                errors.append(min(abs(distance - 50_000), abs(distance - 49_980)))
            }
            last = Point2D(end)
        }
        return (errors.count, errors.max() ?? .nan)
    }

    @Test func `a band is accurate to a twentieth of a point`() {
        let shape = ArcBandShape(start: .zero, sweep: .degrees(360), thickness: 20)
        let path = shape.path(in: CGRect(x: 0, y: 0, width: 100_000, height: 100_000))
        let error = error(of: path, about: Point2D(50_000, 50_000))
        #expect(error.count > 80 && error.greatest <= 0.05)
    }

    @Test func `the tolerance of a step is that of its ends, on either side of zero`() {
        for (lower, upper, step, count) in [
            (-0.3, 0.1, 0.01, 40.0), (-0.5, 0.1, 0.3, 2), (-0.7, -0.6, 0.05, 2), (0.1, 0.3, 0.2, 1),
        ] as [(Float, Float, Float, Double)] {
            let found = DialBinding.step(step, in: lower...upper)
            #expect(found == (Double(upper) - Double(lower)) / count, "\(lower) \(upper) \(step)")
        }
    }

    @Test func `a step of single precision is spoken as it is written, and none with ten decimals`() {
        func spoken(_ value: Double, _ range: ClosedRange<Double>, _ step: Double?) -> String {
            Text(value, on: DialScale(range, step: step)).standInString
        }
        let tenth = Double(Float(0.1))
        #expect(spoken(3 * tenth, 0...1.25, tenth) == "0.3" && spoken(12 * tenth, 0...1.25, tenth) == "1.2")
        #expect(spoken(1.0 / 70_000, 0...4, 1.0 / 70_000) == "0.000014286")
        #expect(spoken(1.000_000_004, 0...4, 4e-9) == "1.000000004")
        // Rounded to a tenth, and beyond half of one.
        #expect(spoken(0.0505, 0...10, nil) == "0.1" && spoken(-0.05, -5...5, nil) == "0")
    }

    @Test func `a number of a behaviour that is none counts as zero`() {
        let behavior = DialBehavior(
            drag: .planar(distance: .nan),
            magnets: [1],
            magnetHalfWidth: .radians(.nan),
            settlingTime: .nan
        )
        let settings = behavior.settings(reducesMotion: false)
        #expect(settings.drag == .planar(distance: 0) && settings.settlingTime == 0)
        #expect(settings.magnets == [DialMagnet(1, halfWidth: .zero)])
    }

    /// The view of a dial, as its controller knows it.
    private func link(_ scale: DialScale, _ value: Binding<Double>, isEnabled: Bool = true) -> DialLink {
        DialLink(
            binding: DialBinding(nil, value),
            setup: DialLink.Setup(
                scale: scale,
                settings: DialBehavior().settings(reducesMotion: false),
                minimumGap: 0,
                maximumGap: nil,
                isEnabled: isEnabled
            ),
            playsFeedback: true,
            clock: TurnClock { 0 },
            onEditingChanged: { _ in }
        )
    }

    @Test func `what displays a dial is told of a finger on the thumb, and of the thumb between two steps`() {
        struct Face: View {
            @ObservedObject var frames: ChangeSignal
            var body: some View { Text("face") }
        }
        var value = 50.0
        let controller = DialController()
        controller.appear(link(DialScale(0...100, step: 10), Binding(get: { value }, set: { value = $0 })))
        controller.resize(CGSize(width: 200, height: 200))
        let host = StandInHost(Face(frames: controller.frames))
        /// Whether the face is evaluated again.
        func isTold(_ change: () -> Void) -> Bool {
            let before = host.evaluations(of: Face.self)
            change()
            host.update()
            return host.evaluations(of: Face.self) > before
        }
        let thumb = controller.dial.direction(of: .upper)
        func point(_ degrees: Double) -> Point2D {
            Finger(center: Point2D(100, 100)).point(thumb.degrees + degrees, 90)
        }
        #expect(isTold { controller.touchBegan(at: point(0), time: 0) } && controller.isHeld)
        #expect(isTold { controller.touchMoved(to: point(4), time: 0.1) } && value == 50)
        #expect(!isTold { controller.touchMoved(to: point(4), time: 0.2) })
        #expect(isTold { controller.touchMoved(to: point(0), time: 0.3) })
        #expect(isTold { controller.touchEnded(at: point(0), time: 5) } && value == 50 && !controller.isHeld)
    }

    @Test func `a dial that is evaluated after it has disappeared stays away until it appears again`() {
        var value = 20.0
        let link = link(DialScale(0...100), Binding(get: { value }, set: { value = $0 }))
        let controller = DialController()
        controller.appear(link)
        #expect(controller.press(.up, .upper) && value > 20)
        controller.disappear()
        controller.connect(link)
        #expect(!controller.press(.up, .upper) && controller.link == nil)
        controller.appear(link)
        #expect(controller.press(.up, .upper))
    }

    @Test func `a value that the app sets while it disables a held dial is not overwritten`() {
        let scene = ControlScene { $0.behavior.returnsTo = 50 }
        scene.host.reducesMotion = true
        scene.host.update()
        scene.down(ControlScene.degrees(60))
        scene.move(ControlScene.degrees(80))
        #expect(scene.model.upper == 80)
        scene.change { ($0.isEnabled, $0.upper) = (false, 77) }
        scene.settle()
        #expect(scene.model.writes.last == 80 && scene.model.upper == 77 && scene.shownValue == 77)
    }

    @Test(
        arguments: [
            (10.5...30, 1.0, 10.5, "10.5"), (0.25...10.25, 1, 1.25, "1.25"), (0...9.5, 1, 9.5, "9.5"),
            (0...9, 1, 3, "3"),
            (500_000.5...500_030, 1, 500_000.5, "500,000.5"), (1.0 / 3...9, 1, 1.0 / 3, "0.333"),
            (-1.5...1.5, 0.5, -0.5, "-0.5"),
            (0...100, nil, 12.5, "12"),
            (0...100, nil, 99.75, "100"), (0...3, nil, 1.25, "1.25"),
        ] as [(ClosedRange<Double>, Double?, Double, String)]
    )
    func `VoiceOver speaks the values of the steps exactly`(
        range: ClosedRange<Double>,
        step: Double?,
        value: Double,
        text: String
    ) {
        let scene = ControlScene { ($0.range, $0.step, $0.upper) = (range, step, value) }
        #expect(scene.spoken == [text])
    }

    @Test func `VoiceOver speaks small values of a logarithmic scale as finely as they differ`() {
        let scale = DialScale(0.001...1000, curve: .logarithmic)
        let values = [0.001, 0.0015, 0.02, 0.3, 4.25, 57.6, 1000]
        let texts = values.map { Text($0, on: scale).standInString }
        #expect(texts == ["0.001", "0.0015", "0.02", "0.3", "4.2", "58", "1,000"])
        let steps = (1...10).map { Text(scale.value(ofStep: $0), on: scale).standInString }
        #expect(Set(steps).count == 10, "\(steps)")
    }

    @Test(arguments: [false, true]) func `a dial that coasts or returns when it disappears ends there`(
        returns: Bool
    ) {
        let scene = ControlScene { model in
            (model.step, model.upper) = (nil, 0)
            if returns { model.behavior.returnsTo = 0 } else { model.behavior.coasts = .ice }
        }
        scene.down(135)
        for degree in stride(from: 136.0, through: 170, by: 3) { scene.move(degree) }
        scene.up(170)
        func frames() {
            for _ in 0..<5 {
                scene.model.now += 1.0 / 60
                scene.host.frame(at: scene.model.now)
            }
        }
        frames()
        let before = scene.model.upper
        scene.host.isShown = false
        let away = scene.model.upper
        #expect(returns ? away == 0 : away > before + 1)
        scene.model.now += 60
        scene.model.runLater()
        scene.host.isShown = true
        frames()
        #expect(scene.model.upper == away)
    }

    @Test func `what a dial passes when it disappears is not felt`() {
        let scene = ControlScene { ($0.upper, $0.behavior.coasts) = (0, .ice) }
        var felt: Int { scene.host.values("sensoryFeedback", as: Int.self).first ?? 0 }
        scene.down(135)
        for degree in stride(from: 136.0, through: 170, by: 3) { scene.move(degree) }
        scene.up(170)
        scene.host.frame(at: scene.model.now + 1.0 / 60)
        let (before, value) = (felt, scene.model.upper)
        #expect(before > 0)
        scene.host.isShown = false
        scene.host.isShown = true
        #expect(scene.model.upper > value + 1 && felt == before)
    }

    @Test func `a dial that the app has just disabled takes no input, even before it follows`() {
        let inputs: [@MainActor (DialController, Point2D) -> Void] = [
            { $0.touchBegan(at: $1, time: 0) },
            { controller, _ in controller.scrolled(by: .degrees(30)) },
            { controller, _ in controller.scrolled(by: Point2D(40, 0), radius: 100) },
            { controller, _ in controller.notch(along: Point2D(10, 0)) },
            { controller, _ in controller.step(by: 1, .upper) },
        ]
        let scale = DialScale(0...100, step: 1)
        for (index, input) in inputs.enumerated() {
            for isEnabled in [true, false] {
                var value = 50.0
                let binding = Binding(get: { value }, set: { value = $0 })
                let controller = DialController()
                controller.appear(link(scale, binding))
                controller.resize(CGSize(width: 200, height: 200))
                controller.connect(link(scale, binding, isEnabled: isEnabled))
                let thumb = controller.dial.direction(of: .upper)
                input(controller, Finger(center: Point2D(100, 100)).point(thumb.degrees, 90))
                #expect((controller.isHeld || value != 50) == isEnabled, "input \(index)")
            }
        }
    }

    @Test func `a new gap leaves a thumb where the user put it while its binding reads back late`() {
        let scene = ControlScene { ($0.isRange, $0.lag) = (true, 1) }
        /// Shows frames, but does not let the time pass in which a binding should read back.
        func frames() {
            for _ in 0..<40 where scene.host.isAnimating {
                scene.model.now += 0.05
                scene.host.frame(at: scene.model.now)
            }
        }
        scene.host.select()
        scene.host.move(.right)
        frames()
        #expect(scene.model.writes == [61] && scene.model.upper == 60 && near(scene.shownValue, 61, 1e-6))
        scene.change { $0.gap = 5 }
        frames()
        #expect(scene.model.upper == 60 && near(scene.shownValue, 61, 1e-6))
        scene.change { $0.publish() }
        frames()
        #expect(scene.model.upper == 61 && near(scene.shownValue, 61, 1e-6))
    }

    @Test func `a thumb that was not moved is not written, also if its value is NaN`() {
        nonisolated(unsafe) var (values, writes) = ([Double.nan, 60], [0, 0])
        func binding(_ index: Int) -> Binding<Double> {
            Binding(get: { values[index] }, set: { (values[index], writes[index]) = ($0, writes[index] + 1) })
        }
        let host = StandInHost(
            RoundelSwiftUI.Dial(lowerValue: binding(0), upperValue: binding(1), in: 0...100, step: 1) {
                Text("x")
            }
            .environment(\.turnClock, TurnClock(now: { 0 }, later: { _ in }))
        )
        host.press(.tab)
        host.press(.upArrow)
        #expect(values[1] == 61 && writes == [0, 1] && values[0].isNaN)
    }

    @Test func `a dial whose scale changes while it is away is displayed with the new one`() {
        let changes: [(String, (ControlModel) -> Void, (ControlScene) -> Bool)] = [
            ("layout direction", { $0.isMirrored = true }, { near($0.model.shown?.start.degrees ?? 0, 45) }),
            ("sweep", { $0.sweep = 180 }, { near($0.model.shown?.sweep.degrees ?? 0, 180) }),
            ("step", { $0.step = 20 }, { $0.model.shown?.marks.scale.step == 20 }),
            ("range", { $0.range = 0...50 }, { $0.model.shown?.marks.scale.range == 0...50 }),
        ]
        for (name, change, isNew) in changes {
            for isRange in [false, true] {
                let scene = ControlScene { ($0.isRange, $0.lower, $0.upper) = (isRange, 0, 0) }
                #expect(!isNew(scene), "\(name)")
                scene.host.isShown = false
                change(scene.model)
                scene.host.isShown = true
                #expect(isNew(scene), "\(name) \(isRange)")
            }
        }
    }
}
#endif
