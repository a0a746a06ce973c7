#if canImport(SwiftUI)
import Foundation
import Roundel
import RoundelTestSupport
import SwiftUI

@testable import RoundelSwiftUI

/// An app that calls a closure whenever a dial writes to a binding or reports something.
@MainActor final class ControlAttackModel: HostAttackModel {
    @Published var lower = 0.2
    @Published var upper = 0.6
    @Published var isRange = false
    @Published var range = 0.0...1
    @Published var step: Double?
    @Published var gap = 0.0
    @Published var maximumGap: Double?
    @Published var behavior = DialBehavior()
    @Published var sweep = 270.0
    @Published var isMirrored = false
    /// Converts a value written to a binding into the one that the app keeps.
    var rounding: (Double) -> Double = { $0 }
    /// Called after a binding was written.
    var onWrite: @MainActor (String) -> Void = { _ in }
    var onEdit: @MainActor (Bool) -> Void = { _ in }
    /// What the style was last asked to display.
    var shown: DialStyleConfiguration?

    struct Style: DialStyle, Sendable {
        let model: ControlAttackModel

        func makeBody(configuration: Configuration) -> some View {
            let _ = model.shown = configuration
            Color.clear.dialTouchArea(thickness: 20)
        }
    }

    func binding(_ path: ReferenceWritableKeyPath<ControlAttackModel, Double>) -> Binding<Double> {
        Binding(
            get: { self[keyPath: path] },
            set: { value in
                self[keyPath: path] = self.rounding(value)
                self.onWrite("\(value)")
            }
        )
    }

    struct App: View {
        @ObservedObject var model: ControlAttackModel

        var body: some View {
            ZStack {
                if model.isShown {
                    if model.isRange { options(range) } else { options(single) }
                }
            }
        }

        private var single: some View {
            let model = model
            return RoundelSwiftUI.Dial(
                value: model.binding(\.upper),
                in: model.range,
                step: model.step,
                label: { Text("Volume") },
                onEditingChanged: { model.onEdit($0) }
            )
        }

        private var range: some View {
            let model = model
            return RoundelSwiftUI.Dial(
                lowerValue: model.binding(\.lower),
                upperValue: model.binding(\.upper),
                in: model.range,
                step: model.step,
                minimumGap: model.gap,
                maximumGap: model.maximumGap,
                label: { Text("Hours") },
                onEditingChanged: { model.onEdit($0) }
            )
        }

        private func options(_ dial: some View) -> some View {
            dial.dialBehavior(model.behavior)
                .dialSweep(from: .degrees(135), .degrees(model.sweep))
                .dialStyle(Style(model: model))
                .disabled(!model.isEnabled)
                .environment(\.layoutDirection, model.isMirrored ? .rightToLeft : .leftToRight)
                .environment(\.turnClock, model.clock)
        }
    }
}

/// A dial whose app changes something at random in every setter of a binding and whenever it is told of
/// an edit, and checks what it is told, shown and spoken.
@MainActor final class ControlAttack: HostAttack {
    private let model: ControlAttackModel
    private var isEditing = false
    private var isWriting = false

    init(_ random: Seeded) {
        var random = random
        let model = ControlAttackModel()
        model.isRange = random.chance(0.5)
        model.isEnabled = random.chance(0.8)
        model.isMirrored = random.chance(0.3)
        if random.chance(0.4) { model.step = 0.1 }
        if random.chance(0.5) { model.behavior.coasts = .moderate }
        if random.chance(0.2) { model.behavior.returnsTo = 0.5 }
        if random.chance(0.2) { model.behavior.snapsWhileDragging = true }
        if random.chance(0.2) { model.rounding = { ($0 * 4).rounded() / 4 } }
        self.model = model
        super.init(random, model, ControlAttackModel.App(model: model))
        model.onWrite = { [unowned self] in wrote($0) }
        model.onEdit = { [unowned self] in edited($0) }
    }

    // MARK: Callbacks

    private func wrote(_ value: String) {
        let wasWriting = isWriting
        isWriting = true
        if model.upper.isNaN || model.lower.isNaN { note("NaN is written") }
        told("write \(value)", isEvent: false)
        isWriting = wasWriting
    }

    private func edited(_ begins: Bool) {
        if begins == isEditing { note("told twice that it is edited: \(begins)") }
        isEditing = begins
        told("edited: \(begins)")
    }

    // MARK: Steps

    override func checkState() {
        if isEditing, finger == nil || !model.isShown { note("edited by nothing") }
        guard model.isShown else {
            if host.isAnimating { note("frames while it is hidden") }
            return
        }
        guard let shown = model.shown else { return note("nothing is shown") }
        if shown.isEditing != isEditing { note("shown as edited: \(shown.isEditing)") }
        // What a setter changes back is followed after a delay.
        if model.late.isEmpty, !isEditing, !host.isAnimating, model.sweep != 0 { checkRest(shown) }
    }

    /// Checks what is shown and spoken at rest.
    private func checkRest(_ shown: DialStyleConfiguration) {
        let scale = DialScale(
            model.range,
            step: model.step,
            start: .degrees(135),
            sweep: .degrees(model.sweep)
        )
        func isShown(_ value: Double, at fraction: Double) -> Bool {
            near(scale.fraction(of: scale.snapped(value)), fraction)
        }
        if model.isRange != (shown.lowerFraction != nil) { note("the number of thumbs is wrong") }
        if let lower = shown.lowerFraction, lower > shown.fraction + 1e-12 { note("the thumbs have crossed") }
        // Values that are too close, too far or outside become others.
        let isPossible =
            model.lower <= model.upper && model.gap == 0 && model.maximumGap == nil
            && model.range.contains(model.lower) && model.range.contains(model.upper)
        if !model.isRange || isPossible, !isShown(model.upper, at: shown.fraction) {
            note("shown at \(shown.fraction), the binding is \(model.upper)")
        }
        if let lower = shown.lowerFraction, isPossible, !isShown(model.lower, at: lower) {
            note("the lower value is shown at \(lower), the binding is \(model.lower)")
        }
        checkVoice(scale.value(atFraction: shown.fraction), on: scale)
    }

    private func checkVoice(_ value: Double, on scale: DialScale) {
        let spoken = host.accessibility.compactMap { reading -> String? in
            if case .value(let text) = reading { text.standInString } else { nil }
        }
        if spoken.count != (model.isRange ? 2 : 1) { note("VoiceOver says \(spoken)") }
        let text = Text(value, on: scale).standInString
        if !spoken.contains(text) { note("VoiceOver says \(spoken), not \(text)") }
    }

    override func act() {
        switch random.integer(0...10) {
        case 0...3: drag([90, 95, 80])
        case 4:
            did("key")
            host.press(random.pick([.rightArrow, .upArrow, .home, .end, .pageUp]))
        case 5:
            did("voice")
            if model.isShown, !model.isRange { host.adjust(random.pick([.increment, .decrement])) }
        case 6, 7: wait()
        case 8:
            did("late")
            model.runLate()
        default: change()
        }
    }

    override func finish() {
        // What is late may begin a motion, at whose end something else is late.
        for _ in 0..<6 { rest { model.runLate() } }
        if host.isAnimating || !model.late.isEmpty { note("it never rests") }
        if isEditing { note("an edit never ended") }
        checkState()
        disappear()
    }

    // MARK: What the app can change

    override func change() {
        let kind = random.integer(0...13)
        did("change \(kind)")
        switch kind {
        // A value set in the setter of a binding counts as a rounded one.
        case 0, 1: if !isWriting { model.upper = random.number(-0.2...1.2) }
        case 2: if !isWriting { model.lower = random.number(-0.2...1.2) }
        case 3: model.isEnabled.toggle()
        case 4: if random.chance(0.5) { model.isShown.toggle() }
        case 5: model.step = random.pick([nil, 0.1, 0.25, .nan])
        case 6: model.range = random.pick([0...1, 0...0.5, -1...2, 0.5...0.5])
        case 7: model.gap = random.pick([0, 0.1, 0.3])
        case 8: model.maximumGap = random.pick([nil, 0.2, 0.5])
        case 9: if random.chance(0.4) { model.isRange.toggle() }
        case 10: model.sweep = random.pick([270, -180, 360, 720])
        case 11: model.isMirrored.toggle()
        case 12: model.behavior.drag = random.pick([.follow, .relative, .planar(distance: 100)])
        default: model.behavior.magnets = random.pick([[], [0.3], [.nan, 0.7]])
        }
    }
}
#endif
