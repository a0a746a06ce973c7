import Foundation
import Roundel
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// How often a dial has sent a new value; each is sent as `.primaryActionTriggered` as well.
@MainActor func sentValues(_ dial: DialControl) -> Int {
    let events = dial.standInSentEvents
    for (number, event) in events.enumerated() where event == .valueChanged {
        #expect(events[number + 1] == .primaryActionTriggered)
    }
    return events.filter { $0 == .valueChanged }.count
}

/// A dial in the views around it: scroll views that have precedence, sheets, the focus, archives.
@MainActor @Suite(.standIn) struct DialHostTests {
    // MARK: A scroll view that has precedence

    /// A dial that yields to a scroll view with room to scroll up and down.
    private func yieldingScene(_ change: (DialView) -> Void = { _ in }) -> (Scene<DialView>, UIScrollView) {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        scroll.contentSize = CGSize(width: 390, height: 2000)
        let dial = DialView(frame: CGRect(x: 50, y: 200, width: 200, height: 200))
        dial.scrollPolicy = .yieldsToScrolling
        change(dial)
        scroll.addSubview(dial)
        return (Scene(dial, around: scroll), scroll)
    }

    /// Moves the finger that is down at an angle, in four steps.
    private func pull(
        _ scene: Scene<DialView>,
        from degrees: Double,
        _ radius: Double = 80,
        dx: CGFloat = 0,
        dy: CGFloat = 0
    ) {
        let start = scene.point(degrees, radius)
        for step in 1...4 {
            let part = CGFloat(step) / 4
            scene.fingers.move(CGPoint(x: start.x + part * dx, y: start.y + part * dy))
        }
    }

    @Test func `a tap on the track of a dial that yields moves the thumb`() {
        let (scene, scroll) = yieldingScene()
        scene.fingers.tap(scene.point(270))
        #expect(near(scene.view.value, 0.5) && sentValues(scene.view) == 1)
        let events = scene.view.standInSentEvents.filter { $0 == .editingDidBegin || $0 == .editingDidEnd }
        #expect(events == [.editingDidBegin, .editingDidEnd])
        StandInClock.advance(by: 1)
        // A finger that scrolls does not move it.
        let start = scene.point(200)
        scene.fingers.drag((0...6).map { CGPoint(x: start.x, y: start.y - 10 * CGFloat($0)) })
        #expect(scroll.contentOffset.y > 0 && near(scene.view.value, 0.5) && sentValues(scene.view) == 1)
    }

    @Test func `a finger stops a coasting dial that yields, and its touch is no tap`() {
        let (scene, _) = yieldingScene { $0.settings.coasts = .smooth }
        // At the top the finger moves sideways, in which direction the scroll view cannot scroll.
        scene.flick(270, 300)
        #expect(scene.view.isMoving)
        let value = scene.view.value
        scene.down(150)
        #expect(!scene.view.isMoving && near(scene.view.value, value, 0.01))
        let stopped = scene.view.value
        scene.fingers.up()
        StandInClock.advance(by: 1)
        #expect(!scene.view.isMoving && scene.view.value == stopped)
        scene.fingers.tap(scene.point(150))
        #expect(scene.view.value < 0.1)
    }

    @Test(arguments: ["a lift", "a scroll", "a drag", "the app", "a key"])
    func `a returning dial that a finger stopped returns in the end`(end: String) {
        let (scene, scroll) = yieldingScene {
            $0.settings.returnsTo = 0.5
            $0.value = 0.5
            $0.isContinuous = false
        }
        scene.drag(270, 330)
        StandInClock.advance(by: 0.05)
        #expect(scene.view.isMoving)
        let count = sentValues(scene.view)
        let start = end == "a drag" ? 270.0 : 200
        scene.down(start)
        let value = scene.view.value
        // Later, a scroll view takes no touch away from a control.
        StandInClock.advance(by: 0.1)
        #expect(!scene.view.isMoving && scene.view.value == value && value != 0.5)
        #expect(sentValues(scene.view) == count)
        switch end {
        case "a scroll": pull(scene, from: 200, dy: -60)
        case "a drag": scene.sweep(270, 300)
        case "the app": scene.view.value = 0.25
        case "a key": StandInVoiceOver.increment(scene.view)
        default: break
        }
        #expect((scroll.contentOffset.y > 0) == (end == "a scroll"))
        scene.restAndLift()
        StandInClock.advance(by: 2)
        #expect(!scene.view.isMoving && scene.view.value == 0.5)
        #expect(sentValues(scene.view) > count)
    }

    // MARK: Pans of the views around

    @Test func `the pan of a sheet waits for a dial that claims its ring`() {
        let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        sheet.addGestureRecognizer(pan)
        let dial = DialView(frame: CGRect(x: 50, y: 200, width: 200, height: 200))
        sheet.addSubview(dial)
        let scene = Scene(dial, around: sheet)
        scene.down(180)
        // The pan begins at 10 points, and the dial's recogniser beyond that.
        pull(scene, from: 180, dy: -10)
        pull(scene, from: 180, dy: -24)
        #expect(dial.isHeld && dial.value > 0.2 && pan.state == .failed)
        scene.fingers.up()
        scene.down(180, 20)
        pull(scene, from: 180, 20, dy: 24)
        #expect(pan.state == .changed && !dial.isHeld)
        scene.fingers.up()
    }

    @Test func `a swipe from the edge of the screen does not wait`() {
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        let swipe = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
        swipe.edges = .left
        screen.addGestureRecognizer(swipe)
        let dial = DialView(frame: CGRect(x: 0, y: 200, width: 200, height: 200))
        screen.addSubview(dial)
        let scene = Scene(dial, around: screen)
        scene.down(180, 86)
        pull(scene, from: 180, 86, dx: 10)
        pull(scene, from: 180, 86, dx: 24)
        #expect(swipe.state == .changed)
        scene.fingers.up()
        #expect(!dial.isHeld && sentValues(dial) == 0)
        scene.drag(270, 300, 86)
        #expect(near(dial.value, 0.5 + 30 / CGFloat(270)))
    }

    @Test(arguments: [true, false])
    func `swiping back in the content of a page waits for a dial that claims its ring`(
        isOuterFirst: Bool
    ) throws {
        let navigation = UINavigationController()
        let dial = DialView(frame: CGRect(x: 50, y: 200, width: 200, height: 200))
        navigation.view.addSubview(dial)
        let swipe = try #require(navigation.interactiveContentPopGestureRecognizer)
        let scene = Scene(dial, around: navigation.view)
        scene.window.standInTouchesOuterViewsFirst = isOuterFirst
        let start = scene.point(270)
        scene.fingers.down(start)
        scene.fingers.move(CGPoint(x: start.x + 40, y: start.y))
        #expect(dial.isHeld && dial.value > 0.5 && swipe.state == .failed)
        scene.fingers.up()
        // Beside the ring, and in its dead zone, the page goes back.
        for place in [scene.point(0, 130), scene.point(0, 5)] {
            scene.fingers.down(place)
            scene.fingers.move(CGPoint(x: place.x + 40, y: place.y))
            #expect(swipe.state == .began && !dial.isHeld)
            scene.fingers.up()
        }
    }

    // MARK: Archives, assistive technologies and the focus

    @Test func `a dial and a wheel that are disabled in a storyboard take no touches`() throws {
        let archive = NSKeyedArchiver(requiringSecureCoding: false)
        archive.encode(true, forKey: "UIDisabled")
        archive.finishEncoding()
        let coder = try NSKeyedUnarchiver(forReadingFrom: archive.encodedData)
        let dial = try #require(DialView(coder: coder))
        let wheel = try #require(WheelView(coder: coder))
        #expect(!dial.isEnabled && !wheel.isEnabled)
        let scene = dialScene(dial)
        scene.drag(135, 200)
        StandInVoiceOver.increment(dial)
        #expect(dial.value == 0 && dial.standInSentEvents.isEmpty)
        wheel.frame = dial.frame
        let other = Scene(wheel)
        other.drag(0, 90)
        #expect(wheel.rotation == 0)
        (dial.isEnabled, wheel.isEnabled) = (true, true)
        scene.drag(135, 200)
        other.drag(0, 90)
        #expect(dial.value > 0.2 && near(wheel.rotation, radians(90)))
    }

    @Test func `VoiceOver speaks a disabled dial or wheel as dimmed`() {
        for control in [DialView(), WheelView()] as [UIControl] {
            control.accessibilityTraits.insert(.updatesFrequently)
            #expect(control.accessibilityTraits == [.adjustable, .updatesFrequently])
            control.isEnabled = false
            #expect(control.accessibilityTraits == [.adjustable, .updatesFrequently, .notEnabled])
            control.isEnabled = true
            #expect(control.accessibilityTraits == [.adjustable, .updatesFrequently])
        }
    }

    /// A view that takes the focus and no keys.
    private final class Stop: UIView {
        override var canBecomeFocused: Bool { true }
    }

    /// A screen with a control above another view that can be focused.
    private func aboveStop(_ control: UIControl) -> (StandInFocus, Stop) {
        let (screen, other) = (UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 600)), Stop())
        control.frame = CGRect(x: 50, y: 50, width: 200, height: 200)
        other.frame = CGRect(x: 50, y: 300, width: 200, height: 200)
        screen.addSubview(control)
        screen.addSubview(other)
        return (StandInFocus(Scene(control, around: screen).window), other)
    }

    @Test func `keys go to others once the focus has left`() {
        for control in [DialView(), WheelView()] as [UIControl] {
            let (focus, other) = aboveStop(control)
            #expect(focus.move(to: control) && control.isFirstResponder)
            #expect(focus.move(to: other) && !control.isFirstResponder)
            #expect(control.keyCommands == nil)
        }
    }

    @Test func `the focus leaves a control that is disabled`() {
        for control in [DialView(), WheelView()] as [UIControl] {
            let (focus, other) = aboveStop(control)
            #expect(focus.move(to: control))
            control.isEnabled = false
            StandIn.commit()
            #expect(focus.view === other && !control.isFirstResponder)
        }
    }

    @Test func `the mark of the focus goes to the thumb that a finger takes`() {
        let dial = RangeDialView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
        (dial.maximumValue, dial.step) = (24, 1)
        dial.setValues(9...17, animated: false)
        let (focus, _) = aboveStop(dial)
        #expect(focus.move(to: dial))
        let edges = {
            (dial.layer.sublayers?.first?.sublayers ?? []).compactMap { $0 as? CAShapeLayer }.suffix(2)
                .map(\.lineWidth)
        }
        #expect(edges() == [6, 1])
        let angle = (135 + 270.0 * 17 / 24) * .pi / 180
        let fingers = StandInFingers(dial.window ?? UIWindow())
        fingers.down(CGPoint(x: 150 + 86 * cos(angle), y: 150 + 86 * sin(angle)))
        #expect(dial.activeThumb == .upper && edges() == [1, 6])
        fingers.up(after: 0.2)
        #expect(edges() == [1, 6])
    }

    @Test func `a control that is disabled while it has the keys leaves them to others`() {
        for control in [DialView(), WheelView()] as [UIControl] {
            let (focus, other) = aboveStop(control)
            #expect(focus.move(to: control) && control.keyCommands?.isEmpty == false)
            control.isEnabled = false
            // The focus is still there.
            #expect(control.isFirstResponder && control.keyCommands == nil)
            #expect(focus.move(to: other, .right) && focus.view === other)
        }
    }

    /// A view that calls back when it leaves its window.
    private final class Leaving: UIView {
        var onLeave: () -> Void = {}

        override func didMoveToWindow() {
            super.didMoveToWindow()
            if window == nil { onLeave() }
        }
    }

    @Test func `a value that the app sets as the dial leaves its window applies to a later range`() {
        let (around, dial) = (Leaving(frame: CGRect(x: 0, y: 0, width: 390, height: 600)), DialView())
        around.addSubview(dial)
        let window = UIWindow(frame: around.frame)
        window.addSubview(around)
        around.onLeave = { dial.value = 50 }
        around.removeFromSuperview()
        #expect(dial.window == nil && dial.value == 1)
        dial.maximumValue = 100
        #expect(dial.value == 50)
    }

    @Test func `a dial that is laid out while it coasts or returns goes on sending its values`() {
        for coasts in [true, false] {
            let scene = dialScene()
            if coasts { scene.view.settings.coasts = .smooth } else { scene.view.settings.returnsTo = 0.1 }
            scene.flick(200, 260, 86)
            scene.view.setNeedsLayout()
            StandInClock.step(frames: 2)
            let count = sentValues(scene.view)
            #expect(scene.view.isMoving)
            StandInClock.advance(by: 2)
            #expect(sentValues(scene.view) > count + 5)
        }
    }
}
