#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI

@testable import RoundelSwiftUI

/// A dial in a window with one thumb or two, and a dial of the core that gets the same input.
@MainActor final class ControlScript {
    private let scene = ControlScene()
    private var dial: AnyDial
    private var edits: [Bool] = []
    private var finger: StandInHost.Touch?
    /// Whether a drag is in progress for the core's dial.
    private var isDrag = false
    /// The kinds of input so far, for the report of a failure.
    private(set) var trace: [Int] = []

    init(_ random: inout Seeded) {
        let (isRange, step, behavior) = (random.chance(0.5), Self.step(&random), Self.behavior(&random))
        scene.change { ($0.isRange, $0.step, $0.behavior) = (isRange, step, behavior) }
        dial = AnyDial(isRange: isRange, values: 20...60)
        dial = AnyDial(
            isRange: isRange,
            zone: TouchZone(ofDial: CGSize(width: 200, height: 200), thickness: 20),
            scale: scale,
            settings: settings,
            values: 20...60
        )
    }

    private static func step(_ random: inout Seeded) -> Double? { random.pick([nil, 1, 5]) }

    private static func behavior(_ random: inout Seeded) -> DialBehavior {
        DialBehavior(
            drag: random.pick([.follow, .relative, .planar(distance: 100)]),
            magnets: random.chance(0.2) ? [30] : [],
            snapsWhileDragging: random.chance(0.3),
            returnsTo: random.chance(0.2) ? 50 : nil,
            coasts: random.chance(0.5) ? .moderate : nil
        )
    }

    private var model: ControlModel { scene.model }
    private var now: Double { model.now }
    private var takesInput: Bool { model.isShown && model.isEnabled }

    private var scale: DialScale {
        DialScale(model.range, step: model.step, start: .degrees(135), sweep: .degrees(model.sweep))
    }

    private var settings: Roundel.Dial.Settings {
        model.behavior.settings(reducesMotion: scene.host.reducesMotion)
    }

    /// Changes the core's dial and records what it reports.
    private func apply(_ change: (inout AnyDial) -> AnyDial.Update) {
        switch change(&dial).editing {
        case .began: edits.append(true)
        case .ended: edits.append(false)
        case nil: break
        }
    }

    /// Applies to the core's dial what the app and the system have changed in one update.
    private func follow() {
        guard model.isShown else { return }
        apply { $0.setEnabled(model.isEnabled, time: now) }
        if !model.isEnabled { isDrag = false }
        apply { $0.apply(settings, time: now) }
        let values = (model.isRange ? model.lower : model.upper)...model.upper
        let isNew = scale != dial.scale || values != dial.value(of: .lower)...dial.value(of: .upper)
        apply { $0.apply(scale, time: now) }
        if isNew { apply { $0.setValues(values, time: now) } }
    }

    // MARK: Steps of a script

    func step(_ random: inout Seeded) {
        let kind = random.integer(0...14)
        trace.append(kind)
        switch kind {
        case 0, 1: touch(&random)
        case 2...4: move(&random)
        case 5: lift(isCancelled: random.chance(0.3), &random)
        case 6, 7: showFrame(after: random.number(0.005...0.3))
        case 8: press(&random)
        case 9: stepByVoice()
        case 10: setValues(&random) { _ in }
        case 11:
            let (step, range) = (Self.step(&random), random.pick([0.0...100, 10.0...70]))
            setValues(&random) { ($0.step, $0.range) = (step, range) }
        case 12:
            let behavior = Self.behavior(&random)
            change { $0.behavior = behavior }
        case 13: change { $0.isEnabled.toggle() }
        default: show()
        }
        showFrame(after: 0.005)
    }

    private func change(_ change: (ControlModel) -> Void) {
        scene.change(change)
        follow()
    }

    /// Sets possible values, which the binding and the dial have both.
    private func setValues(_ random: inout Seeded, _ other: (ControlModel) -> Void) {
        // A dial that is hidden keeps its value until it is shown.
        guard model.isShown else { return }
        let (lower, length) = (random.number(10...70), random.number(0...40))
        other(model)
        model.lower = scale.snapped(lower)
        model.upper = scale.snapped(lower + length)
        change { _ in }
    }

    private func showFrame(after seconds: Double) {
        model.now += seconds
        if model.isShown, dial.isMoving { apply { $0.advance(to: now) } }
        scene.host.frame(at: now)
        model.runLater()
        scene.host.update()
    }

    private func point(_ random: inout Seeded, _ radii: ClosedRange<Double>) -> CGPoint {
        let (angle, radius) = (random.number(0...6.28), random.number(radii))
        return CGPoint(x: 100 + radius * cos(angle), y: 100 + radius * sin(angle))
    }

    private func touch(_ random: inout Seeded) {
        guard finger == nil else { return }
        let point = point(&random, 60...99)
        finger = scene.host.touch(at: point, time: now)
        // A drag begins in the zone if the view accepts input.
        guard takesInput, dial.accepts(Point2D(point)) else { return }
        isDrag = true
        apply { $0.touchBegan(DragTrack.finger, at: Point2D(point), time: now) }
        apply { $0.touchMoved(DragTrack.finger, to: Point2D(point), time: now) }
    }

    private func move(_ random: inout Seeded) {
        guard let finger else { return }
        model.now += random.number(0...0.03)
        let point = point(&random, 0...130)
        scene.host.move(finger, to: point, time: now)
        if isDrag { apply { $0.touchMoved(DragTrack.finger, to: Point2D(point), time: now) } }
    }

    private func lift(isCancelled: Bool, _ random: inout Seeded) {
        guard let finger else { return }
        let point = point(&random, 0...130)
        if isCancelled {
            scene.host.cancel(finger)
            if isDrag { apply { $0.touchCancelled(DragTrack.finger, time: now) } }
        } else {
            scene.host.lift(finger, at: point, time: now)
            if isDrag { apply { $0.touchEnded(DragTrack.finger, at: Point2D(point), time: now) } }
        }
        (self.finger, isDrag) = (nil, false)
    }

    /// Presses a key of a dial with one thumb; which of two has the focus is tested elsewhere.
    private func press(_ random: inout Seeded) {
        guard !model.isRange else { return }
        let keys: [(KeyEquivalent, Roundel.Dial.Key)] = [
            (.rightArrow, .right), (.downArrow, .down), (.home, .home), (.pageUp, .pageUp),
        ]
        let (key, meaning) = random.pick(keys)
        scene.host.press(key)
        if takesInput { apply { $0.press(meaning, of: .upper, time: now) } }
    }

    private func stepByVoice() {
        guard !model.isRange else { return }
        if model.isShown { scene.host.adjust(.increment) }
        if takesInput { apply { $0.step(by: 1, of: .upper, time: now) } }
    }

    private func show() {
        scene.change { $0.isShown.toggle() }
        guard !model.isShown else { return follow() }
        if isDrag { apply { $0.touchCancelled(DragTrack.finger, time: now) } }
        isDrag = false
        if dial.isMoving { apply { $0.endMotion(time: now) } }
    }

    // MARK: Comparison

    /// How the view and the core's dial differ.
    var fault: String? {
        if model.edits != edits { return "told of \(model.edits.suffix(4)), not \(edits.suffix(4))" }
        let (upper, lower) = (dial.value(of: .upper), dial.value(of: .lower))
        if !near(model.upper, upper) { return "the binding is \(model.upper), not \(upper)" }
        if model.isRange, !near(model.lower, lower) { return "the binding is \(model.lower), not \(lower)" }
        guard model.isShown else { return scene.host.isAnimating ? "frames of nothing" : nil }
        if scene.host.isAnimating != dial.isMoving { return "frames: \(scene.host.isAnimating)" }
        guard let shown = model.shown else { return "nothing is shown" }
        if shown.isEditing != dial.isHeld { return "shown as edited: \(shown.isEditing)" }
        if !near(shown.fraction, dial.fraction(of: .upper), 1e-6) { return "shown at \(shown.fraction)" }
        let isLowerShown = shown.lowerFraction.map { near($0, dial.fraction(of: .lower), 1e-6) }
        return isLowerShown == false ? "the lower thumb is elsewhere" : nil
    }

    /// Ends all input, and returns whether everything comes to rest.
    func end() -> Bool {
        if let finger { scene.host.cancel(finger) }
        scene.change { ($0.isShown, $0.isEnabled) = (true, true) }
        scene.settle()
        return !scene.host.isAnimating && model.shown?.isEditing == false
    }
}
#endif
