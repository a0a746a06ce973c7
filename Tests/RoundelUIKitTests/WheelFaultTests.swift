import Roundel
import StandInTestSupport
import Testing
import UIKit

@testable import RoundelUIKit

/// Faults that the wheel view had, each in the state in which it showed.
@MainActor @Suite(.standIn) struct WheelFaultTests {
    @Test func `a wheel that yields to scrolling sends nothing before its gesture is recognised`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        scroll.contentSize = CGSize(width: 390, height: 2000)
        let wheel = WheelView(frame: CGRect(x: 50, y: 200, width: 200, height: 200))
        wheel.scrollPolicy = .yieldsToScrolling
        scroll.addSubview(wheel)
        let (scene, listener) = (Scene(wheel, around: scroll), WheelListener())
        wheel.delegate = listener
        let start = scene.point(0)
        scene.fingers.drag((0...6).map { CGPoint(x: start.x, y: start.y - 10 * CGFloat($0)) })
        #expect(scroll.contentOffset.y > 40 && wheel.rotation == 0)
        #expect(!wheel.standInSentEvents.contains(.valueChanged) && listener.events.isEmpty)
        // Once the gesture is recognised, the wheel has caught up with the finger.
        scroll.contentOffset = .zero
        scene.down(90)
        scene.sweep(90, 45)
        #expect(near(wheel.rotation, radians(-45)) && listener.events.first == .began)
        scene.restAndLift()
    }

    @Test func `touches outside the disc go to the views behind, and the touch radius may exceed the bounds`()
    {
        let scene = wheelScene()
        func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
            scene.window.hitTest(scene.view.convert(CGPoint(x: x, y: y), to: scene.window), with: nil)
        }
        scene.view.image = UIImage(standInSize: CGSize(width: 200, height: 200))
        scene.window.layoutIfNeeded()
        #expect(hit(8, 8) === scene.window && hit(190, 195) === scene.window)
        #expect(hit(100, 1) === scene.view && hit(100, 100) === scene.view)
        scene.view.touchRadius = 0.5
        #expect(hit(100, 40) === scene.window && hit(100, 51) === scene.view)
        scene.view.touchRadius = 1.3
        #expect(hit(100, -29) === scene.view && hit(100, -31) === scene.window)
        #expect(hit(9, 9) === scene.view && hit(7, 7) === scene.window)
        scene.drag(-90, 0, 125)
        #expect(near(scene.view.rotation, radians(90)))
        // A content view takes no touches itself, but views inside it do.
        let (content, button) = (UIView(), UIButton(type: .system))
        button.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
        content.addSubview(button)
        (scene.view.contentView, scene.view.touchRadius, scene.view.rotation) = (content, 1, 0)
        scene.window.layoutIfNeeded()
        #expect(hit(8, 8) === button && hit(192, 8) === scene.window && hit(100, 100) === content)
    }

    /// A wheel keeps the touches in its dead zone.
    @Test(arguments: [true, false])
    func `of two wheels about a centre both turn if the inner one is in front`(isInnerInFront: Bool) {
        let view = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
        let (outer, inner) = (WheelView(frame: view.bounds), WheelView(frame: view.bounds))
        (outer.deadZone, inner.deadZone, inner.touchRadius) = (0.5, 0.1, 0.5)
        for wheel in isInnerInFront ? [outer, inner] : [inner, outer] { view.addSubview(wheel) }
        let scene = Scene(view)
        scene.drag(-90, 0, 80)
        scene.drag(-90, 0, 30)
        #expect(near(outer.rotation, radians(90)))
        #expect(near(inner.rotation, radians(isInnerInFront ? 90 : 0)))
    }

    @Test func `a second finger presses nothing on a wheel that another holds`() {
        let scene = wheelScene()
        let (content, button) = (UIView(), UIButton(type: .system, primaryAction: nil))
        button.frame = CGRect(x: 160, y: 80, width: 40, height: 40)
        content.addSubview(button)
        scene.view.contentView = content
        scene.window.layoutIfNeeded()
        scene.down(180)
        scene.fingers.tap(scene.point(0), finger: 1)
        scene.sweep(180, 160)
        scene.sweep(160, 180)
        scene.fingers.tap(scene.point(0), finger: 1)
        #expect(button.standInSentEvents.isEmpty)
        scene.restAndLift()
        StandInClock.advance(by: 1)
        scene.fingers.tap(scene.point(0))
        #expect(button.standInSentEvents.contains(.touchUpInside))
        // A finger on the button holds the wheel as well, so that the control ignores another
        // finger.
        let sent = scene.view.standInSentEvents.count
        scene.down(0)
        scene.fingers.tap(scene.point(180), finger: 1)
        #expect(scene.view.standInSentEvents.count == sent && scene.view.isHeld)
        scene.fingers.up()
        #expect(!scene.view.isHeld)
    }

    @Test(arguments: [true, false])
    func `a quick tap in a scroll view sends touch events, but not where nothing turns`(isDial: Bool) {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        scroll.contentSize = CGSize(width: 390, height: 2000)
        let frame = CGRect(x: 50, y: 200, width: 200, height: 200)
        let control = isDial ? DialView(frame: frame) : WheelView(frame: frame)
        scroll.addSubview(control)
        let scene = Scene(control, around: scroll)
        scene.fingers.tap(scene.point(0, 0))
        #expect(!control.standInSentEvents.contains(.touchDown))
        scene.fingers.tap(scene.point(-90, 85))
        #expect(control.standInSentEvents.contains(.touchUpInside))
    }

    @Test func `a wheel that has lost its finger to another gesture obeys the app`() {
        let scene = wheelScene()
        scene.view.addGestureRecognizer(UILongPressGestureRecognizer(target: nil, action: nil))
        var (cancels, results) = (0, [Bool]())
        scene.view.onCancelled = { _ in cancels += 1 }
        scene.down(0)
        StandInClock.advance(by: 1)
        scene.view.turn(to: 1) { results.append($0) }
        #expect(cancels == 1)
        StandInClock.advance(by: 2)
        #expect(results == [true] && scene.view.rotation == 1)
    }

    @Test func `a text field inside keeps its keys`() {
        final class Field: UIView { override var canBecomeFirstResponder: Bool { true } }
        let (scene, field) = (wheelScene(), Field())
        scene.view.contentView = field
        #expect(field.becomeFirstResponder())
        #expect(!StandInKeyboard(scene.window).press(UIKeyCommand.inputLeftArrow) && !scene.view.isCoasting)
    }

    @Test func `a wheel reports its detent and whether it is held`() {
        let scene = wheelScene()
        #expect(scene.view.detentIndex == nil && !scene.view.isHeld)
        scene.view.detentCount = 12
        #expect(scene.view.detentIndex == 0)
        scene.down(0)
        scene.sweep(0, 40)
        #expect(scene.view.isHeld && scene.view.detentIndex == nil)
        scene.restAndLift()
        #expect(!scene.view.isHeld)
        StandInClock.advance(by: 2)
        #expect(scene.view.detentIndex == 1)
        scene.view.turn(toDetent: 7, animated: false)
        #expect(scene.view.detentIndex == 7)
    }

    @Test func `setting no image leaves the app's content view alone`() {
        let (wheel, content) = (WheelView(frame: .zero), UIView())
        wheel.contentView = content
        wheel.image = nil
        #expect(wheel.contentView === content)
        wheel.image = UIImage(standInSize: CGSize(width: 9, height: 9))
        #expect(wheel.contentView is UIImageView && content.superview == nil)
        wheel.image = nil
        #expect(wheel.contentView == nil && wheel.image == nil)
    }

    @Test func `a command of the app sends no control event and gives no haptic feedback`() {
        let (scene, listener) = (wheelScene(), WheelListener())
        (scene.view.delegate, scene.view.detentCount) = (listener, 12)
        scene.view.turn(toDetent: 3, duration: 0.5)
        StandInClock.advance(by: 1)
        scene.view.step(by: 1, animated: false)
        #expect(degrees(scene.view.rotation) == 120 && scene.view.standInSentEvents.isEmpty)
        #expect(StandInHaptics.events.isEmpty && listener.events.last == .rested(120))
        scene.view.turn(toDetent: 0, duration: 2)
        StandInClock.advance(by: 0.2)
        // From here on the user turns the wheel.
        scene.down(0)
        scene.sweep(0, 40)
        scene.fingers.up(after: 0)
        StandInClock.advance(by: 4)
        #expect(scene.view.standInSentEvents.contains(.valueChanged))
        #expect(scene.view.standInSentEvents.last == .editingDidEnd)
        #expect(!scene.view.standInSentEvents.contains(.primaryActionTriggered))
    }

    @Test func `commands end once, finished or interrupted`() {
        let scene = wheelScene()
        var ends: [Bool] = []
        scene.view.turn(to: 1, duration: 0.5) { ends.append($0) }
        StandInClock.advance(by: 1)
        #expect(ends == [true])
        scene.view.turn(to: 2, duration: 1) { ends.append($0) }
        StandInClock.advance(by: 0.1)
        scene.view.rotation = 0
        #expect(ends == [true, false])
        scene.view.turn(toDetent: 3) { ends.append($0) }
        #expect(ends == [true, false, false])
        scene.view.spin(velocity: 2) { ends.append($0) }
        StandInClock.advance(by: 1)
        #expect(scene.view.predictedRestRotation == nil)
        scene.view.stop { ends.append($0) }
        #expect(ends == [true, false, false, false, true] && !scene.view.isCoasting)
        scene.view.turn(to: .nan) { ends.append($0) }
        scene.view.step(by: 2) { _ in scene.view.step(by: 2) { ends.append($0) } }
        StandInClock.advance(by: 2)
        #expect(ends.suffix(2) == [false, true])
        #expect(scene.view.predictedRestRotation == scene.view.rotation)
    }

    @Test func `a lift is reported before the wheel coasts`() {
        let (scene, listener) = (wheelScene(), WheelListener())
        scene.view.delegate = listener
        var released: [CGFloat?] = []
        scene.view.onReleased = { released.append($0.predictedRestRotation) }
        scene.flick(0, 90)
        #expect(released.count == 1 && scene.view.isCoasting)
        StandInClock.advance(by: 4)
        #expect(released == [scene.view.rotation])
        scene.down(0)
        scene.fingers.cancel()
        #expect(released.count == 1 && listener.events.last == .cancelled)
    }

    @Test func `a limited wheel speaks and shows values within its limits`() {
        let scene = wheelScene()
        scene.view.angleTextStyle.locale = Locale(identifier: "en_US")
        scene.view.settings.limits = Limits(.degrees(-135) ... .degrees(135))
        scene.view.rotation = radians(-135)
        #expect(scene.view.accessibilityValue == "-135.0°" && scene.view.angleText == "-135.0°")
        scene.down(0)
        scene.sweep(0, -60)
        #expect(scene.view.rotation < radians(-136) && scene.view.angleText == "-135.0°")
        scene.fingers.up()
        StandInClock.advance(by: 2)
        for _ in 0..<30 { StandInVoiceOver.increment(scene.view) }
        #expect(scene.view.accessibilityValue == "135.0°")
        scene.view.settings.limits = Limits(.zero ... .turns(3))
        scene.view.rotation = radians(765)
        #expect(scene.view.angleText == "765.0°")
        scene.view.rotation = 0
        #expect(scene.view.angleText == "0.0°")
        scene.view.settings.limits = nil
        scene.view.rotation = radians(-135)
        #expect(scene.view.angleText == "225.0°")
    }

    @Test func `Escape goes to other responders where nothing moves`() {
        let scene = wheelScene()
        let keyboard = StandInKeyboard(scene.window)
        scene.view.becomeFirstResponder()
        #expect(!keyboard.press(UIKeyCommand.inputEscape))
        scene.flick(0, 90)
        #expect(keyboard.press(UIKeyCommand.inputEscape) && !scene.view.isCoasting)
    }

    @Test func `a remote turns the focused wheel`() {
        let scene = wheelScene()
        let (focus, remote) = (StandInFocus(scene.window), StandInRemote(scene.window))
        #expect(focus.move(to: scene.view) && scene.view.isFocused && scene.view.isFirstResponder)
        #expect(remote.press(.rightArrow) && remote.press(.rightArrow) && remote.press(.leftArrow))
        StandInClock.advance(by: 1)
        #expect(near(scene.view.rotation, radians(15)))
        #expect(!remote.press(.upArrow) && !remote.press(.menu) && remote.press(.select))
        #expect(scene.view.standInSentEvents.last == .primaryActionTriggered)
        #expect(!focus.move(to: nil, .right) && focus.move(to: nil, .down))
        scene.view.isEnabled = false
        #expect(!focus.move(to: scene.view))
    }

    @Test func `an app may change the wheel from any callback`() {
        let scene = wheelScene()
        scene.view.detentCount = 12
        var calls = 0
        scene.view.onPassedDetent = { wheel, index in
            calls += 1
            #expect(index < wheel.detentCount)
            wheel.detentCount = max(2, wheel.detentCount - 3)
        }
        scene.view.onTurned = { wheel, _ in if calls == 2 { wheel.isEnabled = false } }
        scene.view.onCancelled = { $0.removeFromSuperview() }
        scene.view.onRest = { $0.rotation += 1 }
        scene.down(0)
        scene.fingers.move(through: stride(from: 20.0, through: 170, by: 10).map { scene.point($0) })
        scene.sweep(170, 300)
        scene.fingers.up(after: 0)
        StandInClock.advance(by: 3)
        #expect(calls > 1 && StandInClock.runningLinkCount == 0 && scene.view.wheel.phase != .dragging)
    }

    @Test func `a wheel that is disabled during a scroll cancels the scroll`() {
        let scene = wheelScene()
        scene.view.onTurned = { wheel, _ in wheel.isEnabled = false }
        let stroke = Array(repeating: CGVector(dx: 0, dy: 5), count: 4)
        StandInPointer(scene.window).scroll(stroke, at: scene.point(200))
        #expect(scene.view.wheel.phase == .idle && near(scene.view.rotation, 0.05))
    }

    @Test(arguments: [true, false], [true, false])
    func `a wheel that is taken from under a finger is not held`(moves: Bool, waits: Bool) {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        scroll.contentSize = CGSize(width: 390, height: 2_000)
        let wheel = WheelView(frame: CGRect(x: 50, y: 200, width: 200, height: 200))
        if waits { wheel.scrollPolicy = .yieldsToScrolling }
        scroll.addSubview(wheel)
        let scene = Scene(wheel, around: scroll)
        // Nothing documents that the recogniser is reset.
        scene.window.standInResetsRemovedRecognizers = false
        scene.down(-90)
        let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        if moves { other.addSubview(wheel) } else { wheel.removeFromSuperview() }
        #expect(!wheel.isHeld && !wheel.driver.recognizer.isFollowing)
    }

    @Test(arguments: ["stop", "turn", "turn at once", "spin", "rotation"])
    func `a command ends what the user began with an event`(command: String) {
        let scene = wheelScene()
        var rests = 0
        scene.view.onRest = { _ in rests += 1 }
        scene.flick(0, 90)
        StandInClock.advance(by: 0.1)
        #expect(scene.view.isCoasting)
        switch command {
        case "stop": scene.view.stop()
        case "turn": scene.view.turn(to: 1, duration: 0.5)
        case "turn at once": scene.view.turn(to: 1, animated: false)
        case "spin": scene.view.spin(velocity: 0)
        default: scene.view.rotation = 1
        }
        StandInClock.advance(by: 8)
        let ends = { scene.view.standInSentEvents.filter { $0 == .editingDidEnd }.count }
        #expect(ends() == 1 && rests == 1)
        // What the app begins has no such event.
        scene.view.turn(to: 2, duration: 0.5)
        StandInClock.advance(by: 1)
        #expect(ends() == 1 && rests == 2)
    }
}
