import Foundation
import Roundel
import RoundelTestSupport
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// A dial in a window, or outside, with random input and changes.
@MainActor private final class DialScript {
    let dial: DialControl
    let scene: Scene<DialControl>
    var isDown = false
    var log: [String] = []
    private let single: DialView?
    private let range: RangeDialView?

    init(_ random: inout Seeded) {
        single = random.chance(0.5) ? DialView() : nil
        range = single == nil ? RangeDialView() : nil
        dial = single ?? range ?? DialControl()
        dial.frame = CGRect(x: 50, y: 50, width: 200, height: 200)
        scene = Scene(dial)
        if random.chance(0.2) { dial.removeFromSuperview() }
        dial.isEnabled = random.chance(0.8)
        guard random.chance(0.3) else { return }
        dial.addAction(UIAction { [unowned self] _ in setValue(dial.minimumValue) }, for: .editingDidBegin)
    }

    private func setValue(_ value: Double, animated: Bool = false) {
        single?.setValue(value, animated: animated)
        if !value.isNaN { range?.setValues(value...max(value, value + 1), animated: animated) }
    }

    private func perform(_ words: String, _ action: () -> Void) {
        log.append(words)
        action()
    }

    func step(_ random: inout Seeded) {
        let (degrees, radius) = (random.number(0...360), random.number(0...120))
        switch Int(random.number(0...21.99)) {
        case 0...3 where !isDown && dial.window != nil:
            perform("down \(degrees) \(radius)") { scene.down(degrees, 60 + radius / 3) }
            isDown = true
        case 0...6 where isDown: perform("move \(degrees)") { scene.move(degrees, radius) }
        case 7 where isDown:
            perform("up") { scene.fingers.up(after: 0) }
            isDown = false
        case 8 where isDown:
            perform("cancel") { scene.fingers.cancel() }
            isDown = false
        case 9: perform("wait") { StandInClock.advance(by: radius / 200) }
        case 10:
            let value = [-1, 0, 0.3, 7, .nan, .infinity].randomElement(using: &random) ?? 0
            let animated = random.chance(0.5)
            perform("value \(value)") { setValue(value, animated: animated) }
        case 11: perform("maximum \(radius)") { dial.maximumValue = radius - 20 }
        case 12: perform("minimum \(radius)") { dial.minimumValue = radius - 60 }
        case 13: perform("step") { dial.step = [0, 1, 0.3].randomElement(using: &random) ?? 0 }
        case 14: perform("enabled \(!dial.isEnabled)") { dial.isEnabled.toggle() }
        case 15:
            perform("window \(dial.window == nil)") {
                dial.window == nil ? scene.window.addSubview(dial) : dial.removeFromSuperview()
            }
        case 16: perform("sweep \(degrees)") { dial.sweepAngle = CGFloat(degrees / 30 - 6) }
        case 17:
            perform("settings") {
                let drags = [DialDrag.follow, .relative, .planar(distance: 100)]
                dial.settings.drag = drags.randomElement(using: &random) ?? .follow
                dial.settings.coasts = random.chance(0.5) ? .moderate : nil
                dial.settings.returnsTo = random.chance(0.3) ? 0.5 : nil
            }
        case 18:
            perform("size \(radius)") {
                dial.bounds.size = CGSize(width: radius * 2, height: radius * 3)
                scene.window.layoutIfNeeded()
            }
        case 19:
            let key = [UIKeyCommand.inputHome, UIKeyCommand.inputPageUp, UIKeyCommand.inputLeftArrow, "\r"]
            let input = key.randomElement(using: &random) ?? "\r"
            perform("key \(input)") {
                dial.becomeFirstResponder()
                StandInKeyboard(scene.window).press(input)
            }
        case 20 where !isDown:
            let cancelled = random.chance(0.5)
            let stroke = [CGVector(dx: radius, dy: 3), CGVector(dx: -4, dy: radius)]
            perform("scroll") {
                StandInPointer(scene.window).scroll(
                    stroke,
                    at: scene.point(degrees, 86),
                    cancelled: cancelled
                )
            }
        case 21:
            perform("continuous, motion") {
                dial.isContinuous.toggle()
                StandInAccessibility.isReduceMotionEnabled.toggle()
            }
        default:
            perform("mirror") {
                dial.semanticContentAttribute = random.chance(0.5) ? .forceRightToLeft : .unspecified
            }
        }
    }

    /// What is wrong now.
    var fault: String? {
        let begun = dial.standInSentEvents.filter { $0 == .editingDidBegin }.count
        let ended = dial.standInSentEvents.filter { $0 == .editingDidEnd }.count
        if begun - ended != (dial.isHeld ? 1 : 0) {
            return "editing: \(begun), \(ended), held: \(dial.isHeld)"
        }
        if dial.isHeld, dial.window == nil || !dial.isEnabled { return "held without a window or disabled" }
        if dial.window == nil, dial.isMoving { return "moves without a window" }
        let values = [single?.value ?? range?.lowerValue ?? 0, single?.value ?? range?.upperValue ?? 0]
        let scale = DialScale(dial.minimumValue...dial.maximumValue, step: dial.step)
        let isInside = values.allSatisfy { scale.range.contains($0) && scale.snapped($0) == $0 }
        return isInside && values[0] <= values[1] ? nil : "\(values) of \(scale.range), \(dial.step)"
    }

    /// What is wrong after the last finger was lifted.
    func restFault() -> String? {
        if isDown { scene.fingers.up() }
        StandInClock.advance(by: 20)
        if dial.isHeld || dial.isMoving { return "held: \(dial.isHeld), moves: \(dial.isMoving)" }
        return fault
    }
}

@MainActor @Suite(.standIn) struct DialScriptTests {
    @Test func `in random scripts editing is balanced, values are possible and nothing is left running`() {
        var random = Seeded()
        for number in 0..<Seeded.scripts(500) {
            StandInClock.reset()
            StandInClock.framesPerSecond = number % 2 == 0 ? 15 : 30
            StandInAccessibility.isReduceMotionEnabled = false
            let script = DialScript(&random)
            for _ in 0..<12 where script.fault == nil { script.step(&random) }
            if let fault = script.fault ?? script.restFault() {
                Issue.record("script \(number), \(script.log): \(fault)")
                return
            }
        }
    }

    @Test func `random scripts of a dial agree with the core and leave nothing running`() {
        expectNoFault(400, steps: 1...10, make: DialModelScript.init)
    }
}
