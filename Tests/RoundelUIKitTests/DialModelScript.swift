import Foundation
import Roundel
import RoundelTestSupport
import StandInTestSupport
import UIKit

@testable import RoundelUIKit

/// A dial in a window with one thumb or two, and a dial of the core that receives the same input.
@MainActor final class DialModelScript: ScriptedView, DraggedScript {
    private let dial: DialControl
    private let single: DialView?
    private let range: RangeDialView?
    private var model: AnyDial { didSet { active = model.heldThumb ?? active } }
    /// The thumb that keys and scrolls move.
    private var active = DialThumb.lower
    private var owner = MotionOwner()

    init(_ random: inout Seeded) {
        single = random.chance(0.5) ? DialView() : nil
        range = single == nil ? RangeDialView() : nil
        dial = single ?? range ?? DialControl()
        model = AnyDial(isRange: single == nil, values: 0...(single == nil ? 1 : 0))
        super.init(dial)
        dial.frame = CGRect(x: 50, y: 50, width: 200, height: 200)
        for (event, name) in [
            (UIControl.Event.editingDidBegin, "began"), (.valueChanged, "changed"), (.editingDidEnd, "ended"),
        ] {
            dial.addAction(UIAction { [unowned self] _ in reported.append(name) }, for: event)
        }
        begin(inWindow: true) { [unowned self] in note(model.advance(to: $0)) }
        if random.chance(0.7) { changeSettings(&random) }
        follow()
    }

    /// Notes what an update is to report.
    private func note(_ update: AnyDial.Update, by source: MotionOwner.Source = .time) {
        owner.change(source, isTaken: update.touch != .refused)
        if update.editing == .began { expected.append("began") }
        if update.valueChanged, !owner.isApp { expected.append("changed") }
        if update.editing == .ended { expected.append("ended") }
    }

    // MARK: Steps of a script

    func doSomething(_ random: inout Seeded) {
        switch random.integer(0...16) {
        case 0...4: drag(&random)
        case 5, 6: press(&random)
        case 7: stepByVoice(&random)
        case 8: scroll(&random)
        case 9, 10: setValues(random.number(-0.2...1.2), animated: random.chance(0.5))
        case 11: changeScale(&random)
        case 12: changeSettings(&random)
        case 13: setEnabled(!dial.isEnabled)
        case 14: toggleWindow()
        default: wait(random.number(0...1.5))
        }
        follow()
    }

    /// Applies to the model what the app and the system have changed.
    private func follow() {
        window.layoutIfNeeded()
        if model.isHeld, !isInWindow { note(model.touchCancelled(1, time: now), by: .user) }
        model.zone = dial.driver.core.zone
        var settings = dial.settings
        settings.reducesMotion = isReduced(settings.reducesMotion)
        guard settings != model.settings else { return }
        owner.beginSettings(isFree: !model.isMoving && !model.isHeld)
        note(model.apply(settings, time: now))
    }

    private func changeSettings(_ random: inout Seeded) {
        log.append("settings")
        var settings = dial.settings
        settings.drag = random.pick([.follow, .relative, .planar(distance: 100)])
        settings.coasts = random.chance(0.5) ? .moderate : nil
        settings.returnsTo = random.chance(0.3) ? 0.5 : nil
        settings.snapsWhileDragging = random.chance(0.5)
        dial.settings = settings
        if random.chance(0.2) { StandInAccessibility.isReduceMotionEnabled.toggle() }
    }

    /// Changes the scale; outside a window the values that the app has set would come back.
    private func changeScale(_ random: inout Seeded) {
        guard isInWindow else { return }
        log.append("scale")
        switch random.integer(0...2) {
        case 0: dial.maximumValue = random.number(0.2...2)
        case 1: dial.step = random.pick([0, 0.1, 0.3])
        default: dial.sweepAngle = random.number(-9...9)
        }
        let scale = DialScale(
            dial.minimumValue...dial.maximumValue,
            step: dial.step > 0 ? dial.step : nil,
            start: .radians(Double(dial.startAngle)),
            sweep: .radians(Double(dial.sweepAngle))
        )
        if scale != model.scale { note(model.apply(scale, time: now), by: .app) }
    }

    private func setValues(_ value: Double, animated: Bool) {
        guard isInWindow else { return }
        log.append("value \(value)")
        let values = value...(range == nil ? value : value + 0.2)
        single?.setValue(value, animated: animated)
        range?.setValues(values, animated: animated)
        var update = model.setValues(values, animated: animated, time: now)
        // The motion stays whose it is if the dial has the value already.
        if !update.valueChanged { update.touch = .refused }
        note(update, by: .app)
    }

    private func setEnabled(_ isEnabled: Bool) {
        log.append("enabled \(isEnabled)")
        dial.isEnabled = isEnabled
        // The end of a drag is the user's.
        let endsDrag = model.isHeld && !isEnabled
        note(model.setEnabled(isEnabled, time: now), by: endsDrag ? .user : .time)
    }

    func stopEndlessMotion() {
        dial.settings.returnsTo = nil
        follow()
    }

    // MARK: Comparison

    var isMoving: Bool { dial.isMoving }

    func fault() -> String? {
        let core = dial.driver.core.dial
        let values = single.map { [$0.value] } ?? [range?.lowerValue ?? 0, range?.upperValue ?? 0]
        let thumbs: [DialThumb] = range == nil ? [.upper] : [.lower, .upper]
        for (thumb, value) in zip(thumbs, values) {
            if !near(value, model.value(of: thumb)) {
                return "\(value), the model: \(model.value(of: thumb))"
            }
            if !near(core.rotation(of: thumb), model.rotation(of: thumb)) {
                return "\(core.rotation(of: thumb)), the model: \(model.rotation(of: thumb))"
            }
        }
        if dial.isHeld != model.isHeld { return "held: \(dial.isHeld)" }
        if dial.isMoving != model.isMoving { return "moves: \(dial.isMoving)" }
        if reported != expected { return "reported \(reported), expected \(expected)" }
        return linkFault()
    }
}

// MARK: - Input

extension DialModelScript {
    func down(_ random: inout Seeded) {
        let (angle, radius) = (random.number(0...6.28), random.number(60...110))
        windowLocation = CGPoint(x: 150 + radius * cos(angle), y: 150 + radius * sin(angle))
        guard dial.isEnabled, isInWindow, model.accepts(Point2D(location)) else { return }
        log.append("down \(windowLocation)")
        isDown = true
        fingers.down(windowLocation)
        note(model.touchBegan(1, at: Point2D(location), time: now), by: .user)
    }

    func touch(_ event: FingerEvent) {
        guard model.isHeld else { return }
        switch event {
        case .moved: note(model.touchMoved(1, to: Point2D(location), time: now), by: .user)
        case .lifted: note(model.touchEnded(1, at: Point2D(location), time: now), by: .user)
        case .cancelled: note(model.touchCancelled(1, time: now), by: .user)
        }
    }

    private func press(_ random: inout Seeded) {
        let keys: [(Dial.Key, String)] = [
            (.right, UIKeyCommand.inputRightArrow), (.left, UIKeyCommand.inputLeftArrow),
            (.pageUp, UIKeyCommand.inputPageUp), (.home, UIKeyCommand.inputHome),
        ]
        let (key, input) = random.pick(keys)
        log.append("key \(key)")
        guard isInWindow, dial.becomeFirstResponder() else { return }
        if range != nil, random.chance(0.3) {
            keyboard.press("\r")
            active = active == .lower ? .upper : .lower
        }
        keyboard.press(input)
        note(model.press(key, of: active, time: now), by: .user)
    }

    private func stepByVoice(_ random: inout Seeded) {
        let (elements, count) = (dial.accessibilityElements ?? [], random.pick([-1, 1]))
        let thumb = random.pick([DialThumb.lower, .upper])
        let part = thumb == .lower ? elements.first : elements.last
        let element = part as? StandInAccessibleObject ?? dial
        log.append("VoiceOver \(thumb) \(count)")
        if count > 0 { StandInVoiceOver.increment(element) } else { StandInVoiceOver.decrement(element) }
        note(model.step(by: count, of: thumb, time: now), by: .user)
    }

    private func scroll(_ random: inout Seeded) {
        guard isInWindow, !isDown, dial.isEnabled else { return }
        let point = dial.convert(CGPoint(x: dial.bounds.midX + 86, y: dial.bounds.midY), to: window)
        guard model.accepts(Point2D(dial.convert(point, from: window))) else { return }
        let distances = (0..<3).map { _ in CGVector(dx: random.number(-30...30), dy: 0) }
        let isCancelled = random.chance(0.3)
        log.append("scroll")
        pointer.scroll(distances, at: point, cancelled: isCancelled) { index in
            // The distance that UIKit gives is one between two converted points, to the last bit.
            let ends = [0, distances[index].dx].map { dial.convert(CGPoint(x: $0, y: 0), from: window).x }
            let angle = model.angle(of: Point2D(Double(ends[1] - ends[0]), 0))
            note(model.scrolled(by: angle, of: active, time: now), by: .user)
        }
        guard model.isHeld else { return }
        note(isCancelled ? model.scrollCancelled(time: now) : model.scrollEnded(time: now), by: .user)
    }
}
