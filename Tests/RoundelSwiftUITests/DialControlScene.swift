#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI

@testable import RoundelSwiftUI

/// The model of an app with a dial.
@MainActor final class ControlModel: ObservableObject {
    @Published var lower = 20.0
    @Published var upper = 60.0
    @Published var isRange = false
    @Published var range = 0.0...100
    @Published var step: Double? = 1
    @Published var gap = 0.0
    @Published var maximumGap: Double?
    @Published var behavior = DialBehavior()
    @Published var sweep = 270.0
    @Published var isEnabled = true
    @Published var isShown = true
    @Published var isMirrored = false
    /// Whether the style has a view that can be touched.
    @Published var hasTouchArea = true
    @Published var describe: (@MainActor (Double) -> Text)?
    /// Converts a value written to the binding into the one that the app keeps.
    var rounding: (Double) -> Double? = { $0 }
    /// The same for the lower value.
    var lowerRounding: (Double) -> Double = { $0 }
    /// The number of later writes after which the app keeps a value written to the binding.
    var lag = 0
    private var late: [Double] = []
    var writes: [Double] = []
    var edits: [Bool] = []
    var onEdit: (Bool) -> Void = { _ in }
    var now = 0.0
    var later: [@MainActor () -> Void] = []
    /// What the style was last asked to display.
    var shown: DialStyleConfiguration?
    nonisolated init() {}

    func take(_ value: Double) {
        writes.append(value)
        late.append(value)
        if late.count > lag, let value = rounding(late.removeFirst()) { upper = value }
    }

    /// Keeps the first of the late values.
    func publish() { if !late.isEmpty { upper = late.removeFirst() } }

    /// Runs what waits for the app's bindings.
    func runLater() {
        let actions = later
        later = []
        for action in actions { action() }
    }
}

/// Displays nothing, and records what it was to display.
struct ProbeDialStyle: DialStyle, Sendable {
    let model: ControlModel

    func makeBody(configuration: Configuration) -> some View {
        let _ = model.shown = configuration
        let face = ZStack {
            Color.clear
            configuration.label
        }
        if model.hasTouchArea { face.dialTouchArea(thickness: 20) } else { face }
    }
}

/// An app with a dial of 200 by 200 points.
struct ControlApp: View {
    @ObservedObject var model: ControlModel

    var body: some View {
        let model = model
        let upper = Binding(get: { model.upper }, set: { model.take($0) })
        let lower = Binding(get: { model.lower }, set: { model.lower = model.lowerRounding($0) })
        let edited: @MainActor (Bool) -> Void = {
            model.edits.append($0)
            model.onEdit($0)
        }
        ZStack {
            if model.isShown {
                if model.isRange {
                    options(
                        Dial(
                            lowerValue: lower,
                            upperValue: upper,
                            in: model.range,
                            step: model.step,
                            minimumGap: model.gap,
                            maximumGap: model.maximumGap,
                            label: { Text("Hours") },
                            onEditingChanged: edited
                        )
                    )
                } else {
                    options(
                        Dial(
                            value: upper,
                            in: model.range,
                            step: model.step,
                            label: { Text("Volume") },
                            onEditingChanged: edited
                        )
                    )
                }
            }
        }
    }

    private func options(_ dial: some View) -> some View {
        let clock = TurnClock(now: { model.now }, later: { model.later.append($0) })
        let described = model.describe.map { AnyView(dial.dialAccessibilityValue($0)) } ?? AnyView(dial)
        return
            described
            .dialBehavior(model.behavior)
            .dialSweep(from: .degrees(135), .degrees(model.sweep))
            .dialStyle(ProbeDialStyle(model: model))
            .disabled(!model.isEnabled)
            .environment(\.layoutDirection, model.isMirrored ? .rightToLeft : .leftToRight)
            .environment(\.turnClock, clock)
    }

    typealias Dial = RoundelSwiftUI.Dial
}

/// A window with a dial, and a finger in polar coordinates.
@MainActor final class ControlScene {
    let model = ControlModel()
    let host: StandInHost
    private var touch: StandInHost.Touch?

    init(_ change: (ControlModel) -> Void = { _ in }) {
        change(model)
        host = StandInHost(ControlApp(model: model))
    }

    static func point(_ degrees: Double) -> CGPoint {
        let angle = degrees * .pi / 180
        return CGPoint(x: 100 + 90 * cos(angle), y: 100 + 90 * sin(angle))
    }

    /// The direction of a value from 0 to 100, in degrees.
    static func degrees(_ value: Double) -> Double { 135 + 2.7 * value }

    func down(_ degrees: Double) {
        model.now += 0.02
        touch = host.touch(at: Self.point(degrees), time: model.now)
    }

    func move(_ degrees: Double) {
        model.now += 0.02
        if let touch { host.move(touch, to: Self.point(degrees), time: model.now) }
    }

    func up(_ degrees: Double) {
        model.now += 0.02
        if let touch { host.lift(touch, at: Self.point(degrees), time: model.now) }
        touch = nil
    }

    /// Changes the model as the app does.
    func change(_ change: (ControlModel) -> Void) {
        change(model)
        host.update()
    }

    func settle() {
        for _ in 0..<200 where host.isAnimating {
            model.now += 0.05
            host.frame(at: model.now)
        }
        model.runLater()
        host.update()
    }

    /// The spoken values.
    var spoken: [String] {
        host.accessibility.compactMap {
            if case .value(let text) = $0 { text.standInString } else { nil }
        }
    }

    /// The spoken labels, apart from texts.
    var labels: [String] { host.accessibility.labels }

    /// The value that the style displays.
    var shownValue: Double {
        guard let shown = model.shown else { return .nan }
        return shown.marks.scale.value(atFraction: shown.fraction)
    }

    /// The lower value that the style displays.
    var shownLowerValue: Double {
        guard let shown = model.shown, let fraction = shown.lowerFraction else { return .nan }
        return shown.marks.scale.value(atFraction: fraction)
    }
}

extension StandInHost {
    /// The frames of the accessibility elements with a label.
    func frames(labelled name: String) -> [CGRect] {
        all.filter { element in
            guard let value = element.value as? AccessibilityAttachmentModifier,
                case .label(let text) = value.standInAttachment
            else { return false }
            return text.standInString == name
        }
        .map(\.frame)
    }
}

extension [StandInAccessibility] {
    /// The labels among what views tell assistive technologies.
    var labels: [String] {
        compactMap { if case .label(let text) = $0 { text.standInString } else { nil } }
    }
}
#endif
