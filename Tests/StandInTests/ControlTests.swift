import StandInTestSupport
import Testing
import UIKit

@MainActor @Suite(.standIn) struct ControlTests {
    final class Dial: UIControl {
        var calls: [String] = []
        var refuses = false
        var stopsAt: CGFloat = .infinity
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            calls.append("begin")
            return !refuses
        }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            calls.append("continue")
            return touch.location(in: self).x < stopsAt
        }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
        override func cancelTracking(with event: UIEvent?) { calls.append("cancel") }
    }

    private func scene() -> (Dial, StandInFingers) {
        let dial = Dial(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        return (dial, StandInFingers(.standIn(around: dial)))
    }

    @Test func `a control tracks a drag`() {
        let (dial, fingers) = scene()
        fingers.down(CGPoint(x: 50, y: 50))
        #expect(dial.isTracking && dial.isTouchInside && dial.isHighlighted && dial.state == .highlighted)
        fingers.move(CGPoint(x: 150, y: 50))
        #expect(dial.isTracking && !dial.isTouchInside && !dial.isHighlighted)
        fingers.up()
        #expect(dial.calls == ["begin", "continue", "end"] && !dial.isTracking)
        #expect(dial.standInSentEvents == [.touchDown, .touchDragExit, .touchDragOutside, .touchUpOutside])
    }

    @Test func `a control gets no more calls for a touch that it refused`() {
        let (dial, fingers) = scene()
        dial.refuses = true
        fingers.drag([CGPoint(x: 5, y: 5), CGPoint(x: 9, y: 9)])
        #expect(dial.calls == ["begin"] && dial.standInSentEvents.isEmpty)
    }

    @Test func `a control can stop tracking during a drag`() {
        let (dial, fingers) = scene()
        dial.stopsAt = 60
        fingers.drag([CGPoint(x: 50, y: 50), CGPoint(x: 70, y: 50), CGPoint(x: 80, y: 50)])
        #expect(dial.calls == ["begin", "continue"])
    }

    @Test func `a cancelled touch has a control event of its own`() {
        let (dial, fingers) = scene()
        fingers.down(CGPoint(x: 50, y: 50))
        fingers.cancel()
        #expect(dial.calls == ["begin", "cancel"] && dial.standInSentEvents == [.touchDown, .touchCancel])
    }

    @Test func `a second finger does not disturb tracking`() {
        let (dial, fingers) = scene()
        fingers.down(CGPoint(x: 50, y: 50))
        fingers.down(CGPoint(x: 20, y: 50), finger: 1)
        fingers.move(CGPoint(x: 30, y: 50), finger: 1)
        fingers.up(finger: 1)
        #expect(dial.calls == ["begin"] && dial.isTracking)
    }

    @Test func `a disabled control tracks nothing`() {
        let (dial, fingers) = scene()
        dial.isEnabled = false
        fingers.tap(CGPoint(x: 50, y: 50))
        #expect(dial.calls.isEmpty && dial.state == .disabled)
    }

    @Test func `actions run on their control events`() {
        let dial = Dial(frame: .zero)
        var calls: [String] = []
        let action = UIAction { calls.append($0.sender as? UIControl === dial ? "value" : "?") }
        dial.addAction(action, for: [.valueChanged, .editingDidEnd])
        dial.addAction(action, for: [.valueChanged, .editingDidEnd])
        dial.sendActions(for: .valueChanged)
        dial.sendActions(for: .touchDown)
        #expect(calls == ["value"] && dial.allControlEvents == [.valueChanged, .editingDidEnd])
        dial.removeAction(action, for: .valueChanged)
        dial.sendActions(for: [.valueChanged])
        dial.sendActions(for: [.editingDidEnd])
        #expect(calls == ["value", "value"])
    }

    @Test func `a button runs its action only for a finger lifted inside it`() {
        var count = 0
        let button = UIButton(primaryAction: UIAction(title: "Go") { _ in count += 1 })
        button.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
        let fingers = StandInFingers(.standIn(around: button))
        fingers.tap(CGPoint(x: 20, y: 20))
        #expect(count == 1)
        fingers.drag([CGPoint(x: 20, y: 20), CGPoint(x: 200, y: 20)])
        #expect(count == 1)
        #expect(button.accessibilityLabel == "Go" && button.currentTitle == "Go")
    }
}
