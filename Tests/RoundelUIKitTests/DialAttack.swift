import Foundation
import Roundel
import RoundelTestSupport
import StandInTestSupport
import UIKit

@testable import RoundelUIKit

/// A dial with one thumb or two whose app changes something at random at every event, and checks
/// what it is told, what is drawn and what VoiceOver says.
@MainActor final class DialAttack: WindowAttack {
    let dial: DialControl
    private let single: DialView?
    private let range: RangeDialView?
    /// The values that the app has been told of or has set.
    private var known: [Double] = []
    private var isEditing = false
    /// Whether the app has changed in this step what may move the values to others and back.
    private var hasNewRule = false
    private lazy var keyboard = StandInKeyboard(window)

    override init(_ random: Seeded) {
        var random = random
        single = random.chance(0.5) ? DialView() : nil
        range = single == nil ? RangeDialView() : nil
        dial = single ?? range ?? DialControl()
        super.init(random)
        dial.frame = CGRect(x: 50, y: 50, width: 200, height: 200)
        setUp()
        window.makeKeyAndVisible()
        if self.random.chance(0.8) { window.addSubview(dial) }
        known = values
        listen()
        window.layoutIfNeeded()
    }

    private func setUp() {
        if random.chance(0.5) { dial.settings.coasts = .moderate }
        if random.chance(0.3) { dial.settings.returnsTo = 0.5 }
        if random.chance(0.3) { dial.isContinuous = false }
        if random.chance(0.3) { dial.ticks = .steps }
        if random.chance(0.3) { dial.appearance = .knob }
    }

    private var values: [Double] {
        if let single { return [single.value] }
        return [range?.lowerValue ?? 0, range?.upperValue ?? 0]
    }

    // MARK: Callbacks

    private func listen() {
        func add(_ event: UIControl.Event, _ told: @escaping (DialAttack) -> Void) {
            dial.addAction(UIAction { [unowned self] _ in told(self) }, for: event)
        }
        add(.editingDidBegin) { $0.told(editing: true) }
        add(.valueChanged) { $0.toldChange() }
        add(.primaryActionTriggered) { $0.told("primary action") }
        add(.editingDidEnd) { $0.told(editing: false) }
    }

    private func told(editing begins: Bool) {
        if isEditing == begins { note("told twice that it is edited: \(begins)") }
        isEditing = begins
        told("edited: \(begins)")
    }

    private func toldChange() {
        if dial.isContinuous, !hasNewRule, values == known { note("told of \(values), which the app knows") }
        known = values
        told("changed to \(values)")
    }

    // MARK: Steps

    override func check() {
        hasNewRule = false
        window.layoutIfNeeded()
        let running = StandInClock.runningLinkCount
        if running != (dial.window != nil && dial.isMoving ? 1 : 0) { note("\(running) links run") }
        if dial.isHeld, !isDown { note("held by nothing") }
        if isEditing != dial.isHeld { note("told that it is edited: \(isEditing)") }
        if dial.isContinuous || !dial.driver.core.dial.isChanging, values != known {
            note("not told of \(values), knows \(known)")
        }
        checkDrawing()
        if dial.window != nil { checkVoice() }
    }

    private func checkDrawing() {
        let (core, plan) = (dial.driver.core, dial.drawing.plan)
        if plan.bounds != Rect2D(dial.bounds) { note("drawn for \(plan.bounds)") }
        if plan.scale != core.dial.scale { note("drawn for another scale") }
        let parts = dial.layer.sublayers?.first?.sublayers ?? []
        let thumbs = parts.suffix(core.thumbs.count)
        for (thumb, layer) in zip(core.thumbs, thumbs) where dial.appearance == .ring {
            let point = plan.point(core.dial.direction(of: thumb), plan.band.radius)
            if !near(layer.position, point, 1e-6) { note("the thumb is at \(layer.position), not \(point)") }
        }
        guard !dial.isHeld, !dial.isMoving else { return }
        for thumb in core.thumbs {
            let rotation = core.dial.scale.rotation(of: core.dial.value(of: thumb))
            if (rotation - core.dial.rotation(of: thumb)).magnitude > .radians(1e-6) {
                note("it rests at \(core.dial.rotation(of: thumb)), its value is at \(rotation)")
            }
        }
    }

    private func checkVoice() {
        let found = StandInVoiceOver.elements(in: window)
        let traits: [UIAccessibilityTraits]
        let spoken: [String?]
        if let single {
            if !found.contains(where: { $0 as? UIView === dial }) { note("VoiceOver does not find it") }
            (traits, spoken) = ([single.accessibilityTraits], [single.accessibilityValue])
        } else {
            let thumbs = found.compactMap { $0 as? DialThumbElement }
            (traits, spoken) = (thumbs.map(\.accessibilityTraits), thumbs.map(\.accessibilityValue))
        }
        if spoken != values.map({ dial.spokenText($0) }) { note("VoiceOver says \(spoken)") }
        if traits.contains(where: { $0.contains(.notEnabled) == dial.isEnabled }) {
            note("VoiceOver says that it is dimmed: \(dial.isEnabled)")
        }
    }

    override func act() {
        switch random.integer(0...10) {
        case 0...3: drag()
        case 4: press()
        case 5: stepByVoice()
        case 6: scroll(dial)
        case 7, 8: wait()
        default: change()
        }
    }

    private func press() {
        let keys = [
            UIKeyCommand.inputRightArrow, UIKeyCommand.inputHome, UIKeyCommand.inputPageUp, "\r",
            UIKeyCommand.inputEnd,
        ]
        let key = random.pick(keys)
        did("key \(key.debugDescription)")
        if dial.window != nil, dial.becomeFirstResponder() { keyboard.press(key) }
    }

    private func stepByVoice() {
        did("VoiceOver")
        let thumbs = (dial.accessibilityElements ?? []).compactMap { $0 as? DialThumbElement }
        let increases = random.chance(0.5)
        let element: StandInAccessibleObject = thumbs.isEmpty ? dial : random.pick(thumbs)
        if increases { StandInVoiceOver.increment(element) } else { StandInVoiceOver.decrement(element) }
    }

    override func randomPoint() -> CGPoint {
        let (angle, radius) = (random.number(0...6.28), random.number(60...110))
        return CGPoint(x: 150 + radius * cos(angle), y: 150 + radius * sin(angle))
    }

    override func finish() {
        if isDown { lift() }
        // A dial may take an hour to return.
        dial.settings.returnsTo = nil
        rest({ dial.isMoving }, stop: {})
        check()
        if values != known { note("not told at the end of \(values), knows \(known)") }
        dial.removeFromSuperview()
        if StandInClock.activeLinkCount > 0 { note("a link is left") }
    }

    // MARK: What the app can change

    override func change() {
        let kind = random.integer(0...16)
        did("change \(kind)")
        // Where it is taken out of its window, a dial that returns does so at once.
        let returns = kind == 4 && dial.window != nil && dial.settings.returnsTo != nil
        if kind > 4 || kind == 3 || returns { hasNewRule = true }
        let before = values
        switch kind {
        case 0...2: setValues()
        case 3: dial.isEnabled.toggle()
        case 4: dial.window == nil ? window.addSubview(dial) : dial.removeFromSuperview()
        case 5...10: changeScale(kind)
        case 11:
            dial.bounds.size = CGSize(width: random.number(0...400), height: random.number(0...400))
        case 12:
            dial.appearance = random.pick([.ring, .knob])
            (dial.trackWidth, dial.thumbDiameter) = (number(0...30), number(0...60))
        case 13:
            range?.minimumGap = number(0...0.5)
            range?.maximumGap = number(0.3...1)
        case 14: dial.curve = random.pick([.linear, .logarithmic])
        case 15: range?.activeThumb = random.pick([.lower, .upper])
        default:
            dial.settings.drag = random.pick([.follow, .relative, .planar(distance: 100)])
            dial.settings.snapsWhileDragging.toggle()
        }
        // A dial that leaves its window ends the motion that the user began, and tells the app.
        guard kind != 4 else { return }
        for (index, value) in values.enumerated() where value != before[index] { known[index] = value }
    }

    private func setValues() {
        let (value, animated) = (number(0...1), random.chance(0.4))
        single?.setValue(value, animated: animated)
        if !value.isNaN { range?.setValues(value...max(value, value + 0.2), animated: animated) }
    }

    private func changeScale(_ kind: Int) {
        switch kind {
        case 5: dial.maximumValue = number(1...3)
        case 6: dial.minimumValue = number(-2...1)
        case 7: dial.step = random.pick([0, 0.1, 0.3, 1, .nan, -1])
        case 8: dial.sweepAngle = random.pick([4.7, -3, 0, 20, 2 * .pi, .nan])
        case 9: dial.startAngle = number(-4...4)
        default:
            let isMirrored = dial.semanticContentAttribute == .forceRightToLeft
            dial.semanticContentAttribute = isMirrored ? .unspecified : .forceRightToLeft
        }
    }
}
