import Roundel
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// A wheel with keys, scrolls and assistive technologies, in scroll views, and from a storyboard.
@MainActor @Suite(.standIn) struct WheelInputTests {
    // MARK: Keyboard

    @Test func `a wheel that takes touches anywhere scrolls by its own rim`() {
        let rotations = [CGFloat(1), .infinity].map { radius in
            let scene = wheelScene()
            scene.view.touchRadius = radius
            let stroke = Array(repeating: CGVector(dx: 0, dy: 5), count: 10)
            StandInPointer(scene.window).scroll(stroke, at: scene.point(200))
            return scene.view.rotation
        }
        #expect(rotations[0] > 0.4 && rotations[0] == rotations[1])
    }

    @Test func `arrow keys turn a wheel by a detent or by 15 degrees`() {
        let scene = wheelScene()
        let keyboard = StandInKeyboard(scene.window)
        #expect(scene.view.becomeFirstResponder())
        #expect(keyboard.press(UIKeyCommand.inputRightArrow) && keyboard.press(UIKeyCommand.inputUpArrow))
        StandInClock.advance(by: 1)
        #expect(near(scene.view.rotation, radians(30)))
        scene.view.detentCount = 4
        StandInClock.advance(by: 1)
        keyboard.press(UIKeyCommand.inputLeftArrow)
        keyboard.press(UIKeyCommand.inputDownArrow)
        StandInClock.advance(by: 1)
        #expect(near(scene.view.rotation, radians(-180)))
    }

    @Test func `Return triggers the primary action and Escape stops the wheel`() {
        let scene = wheelScene()
        let keyboard = StandInKeyboard(scene.window)
        scene.view.becomeFirstResponder()
        keyboard.press("\r")
        #expect(scene.view.standInSentEvents == [.primaryActionTriggered])
        scene.flick(0, 90)
        keyboard.press(UIKeyCommand.inputEscape)
        #expect(!scene.view.isCoasting && near(scene.view.rotation, radians(90)))
    }

    @Test func `keys have priority over the focus system, and a disabled wheel gets none`() {
        let scene = wheelScene()
        let wheel = scene.view
        #expect(wheel.keyCommands == nil && wheel.becomeFirstResponder())
        #expect(wheel.keyCommands?.count == 5)
        #expect(wheel.keyCommands?.allSatisfy(\.wantsPriorityOverSystemBehavior) == true)
        wheel.isEnabled = false
        StandInVoiceOver.increment(wheel)
        #expect(!wheel.canBecomeFirstResponder && wheel.rotation == 0)
    }

    // MARK: Trackpad and mouse wheel

    @Test func `a stroke on a trackpad turns the rim as far as content would have scrolled`() {
        let scene = wheelScene()
        let pointer = StandInPointer(scene.window)
        pointer.scroll(Array(repeating: CGVector(dx: 0, dy: 5), count: 10), at: scene.point(200))
        StandInClock.advance(by: 3)
        #expect(scene.view.rotation > 0.5)
        let turned = scene.view.rotation
        pointer.scroll(Array(repeating: CGVector(dx: -5, dy: 0), count: 10), at: scene.point(200))
        StandInClock.advance(by: 3)
        #expect(near(scene.view.rotation, 0, 1e-3 * turned))
    }

    @Test func `a cancelled stroke does not coast`() {
        let scene = wheelScene()
        let stroke = Array(repeating: CGVector(dx: 0, dy: 5), count: 10)
        StandInPointer(scene.window).scroll(stroke, at: scene.point(200), cancelled: true)
        #expect(!scene.view.isCoasting && near(scene.view.rotation, 0.5))
    }

    @Test func `a stroke is reported like a drag`() {
        let (scene, listener) = (wheelScene(), WheelListener())
        scene.view.delegate = listener
        let stroke = Array(repeating: CGVector(dx: 0, dy: 5), count: 10)
        StandInPointer(scene.window).scroll(stroke, at: scene.point(200), cancelled: true)
        #expect(listener.events.prefix(2) == [.began, .turned(3)])
        #expect(listener.events.suffix(2) == [.cancelled, .rested(29)])
    }

    @Test func `a notch of a mouse wheel is a step`() {
        let scene = wheelScene()
        let pointer = StandInPointer(scene.window)
        scene.view.detentCount = 12
        pointer.notch(CGVector(dx: 0, dy: 3), at: scene.point(0))
        pointer.notch(CGVector(dx: 0, dy: 3), at: scene.point(0))
        StandInClock.advance(by: 1)
        #expect(near(scene.view.rotation, radians(60)))
        pointer.notch(CGVector(dx: -3, dy: 0), at: scene.point(0))
        StandInClock.advance(by: 1)
        #expect(near(scene.view.rotation, radians(30)))
    }

    @Test func `with a negative sensitivity a notch turns the wheel the way of a stroke`() {
        let scene = wheelScene()
        let (pointer, down) = (StandInPointer(scene.window), CGVector(dx: 0, dy: 5))
        scene.view.settings.sensitivity = -1
        pointer.scroll([down, down], at: scene.point(0), cancelled: true)
        let turned = scene.view.rotation
        #expect(turned < 0)
        pointer.notch(down, at: scene.point(0))
        StandInClock.advance(by: 1)
        #expect(near(scene.view.rotation, turned - radians(15)))
    }

    @Test func `scrolls in the dead zone and on a disabled wheel have no effect`() {
        let scene = wheelScene()
        let pointer = StandInPointer(scene.window)
        pointer.notch(CGVector(dx: 0, dy: 3), at: scene.point(0, 5))
        scene.view.isEnabled = false
        pointer.notch(CGVector(dx: 0, dy: 3), at: scene.point(0))
        #expect(!scene.view.isCoasting && scene.view.rotation == 0)
    }

    // MARK: VoiceOver

    @Test func `a wheel is adjustable and has a spoken value`() {
        let scene = wheelScene()
        #expect(StandInVoiceOver.elements(in: scene.window) == [scene.view])
        #expect(scene.view.accessibilityTraits.contains(.adjustable))
        scene.view.angleTextStyle.locale = Locale(identifier: "en_US")
        StandInVoiceOver.increment(scene.view)
        #expect(near(scene.view.rotation, radians(15)) && scene.view.accessibilityValue == "15.0°")
        StandInVoiceOver.decrement(scene.view)
        scene.view.detentCount = 4
        StandInVoiceOver.decrement(scene.view)
        #expect(scene.view.accessibilityValue == "270.0°")
        scene.view.accessibilityValue = "west"
        #expect(scene.view.accessibilityValue == "west")
    }

    @Test func `an adjustment is reported like any turn`() {
        let (scene, listener) = (wheelScene(), WheelListener())
        scene.view.delegate = listener
        StandInVoiceOver.increment(scene.view)
        #expect(listener.events == [.turned(15), .rested(15)])
        #expect(scene.view.standInSentEvents == [.valueChanged, .editingDidEnd])
    }

    // MARK: Scroll views

    private func scrollScene(_ policy: ScrollPolicy) -> (Scene<WheelView>, UIScrollView) {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        scroll.contentSize = CGSize(width: 390, height: 2000)
        let wheel = WheelView(frame: CGRect(x: 50, y: 200, width: 200, height: 200))
        wheel.scrollPolicy = policy
        scroll.addSubview(wheel)
        return (Scene(wheel, around: scroll), scroll)
    }

    @Test func `in a scroll view a wheel takes touches that begin in its ring`() {
        let (scene, scroll) = scrollScene(.claimsRing)
        scene.drag(0, 90)
        #expect(near(scene.view.rotation, radians(90)) && scroll.contentOffset == .zero)
    }

    @Test func `touches in the dead zone scroll`() {
        let (scene, scroll) = scrollScene(.claimsRing)
        let center = scene.point(0, 0)
        let locations = (0...6).map { CGPoint(x: center.x, y: center.y - 10 * CGFloat($0)) }
        scene.fingers.drag(locations)
        #expect(scene.view.rotation == 0 && scroll.contentOffset.y == 60)
    }

    @Test func `a wheel that yields lets the scroll view scroll`() {
        let (scene, scroll) = scrollScene(.yieldsToScrolling)
        let start = scene.point(0)
        scene.fingers.drag((0...6).map { CGPoint(x: start.x, y: start.y - 10 * CGFloat($0)) })
        #expect(scroll.contentOffset.y > 40)
        #expect(scene.view.wheel.phase == .idle && abs(scene.view.rotation) < radians(16))
        scroll.isScrollEnabled = false
        let before = scene.view.rotation
        scene.drag(0, 90)
        #expect(near(scene.view.rotation, before + radians(90)))
    }

    @Test(arguments: [true, false])
    func `a scroll over a wheel that yields scrolls in a direction in which the scroll view can`(
        isNotch: Bool
    ) {
        for policy in [ScrollPolicy.claimsRing, .yieldsToScrolling] {
            let (scene, scroll) = scrollScene(policy)
            let pointer = StandInPointer(scene.window)
            func move(_ x: Double, _ y: Double) {
                let step = CGVector(dx: x, dy: y)
                if isNotch { pointer.notch(step, at: scene.point(0)) }
                if !isNotch { pointer.scroll([step, step, step], at: scene.point(0)) }
                StandInClock.advance(by: 2)
            }
            move(0, -20)
            let yields = policy == .yieldsToScrolling
            #expect((scroll.contentOffset.y > 0) == yields && (scene.view.rotation == 0) == yields)
            let (offset, rotation) = (scroll.contentOffset, scene.view.rotation)
            move(20, 0)
            #expect(scroll.contentOffset == offset && scene.view.rotation > rotation)
        }
    }

    @Test(arguments: [true, false])
    func `a scroll over a wheel that yields turns it where the content fits`(isNotch: Bool) {
        let (scene, scroll) = scrollScene(.yieldsToScrolling)
        scroll.contentSize = scroll.bounds.size
        let pointer = StandInPointer(scene.window)
        let step = CGVector(dx: 0, dy: 20)
        if isNotch { pointer.notch(step, at: scene.point(0)) }
        if !isNotch { pointer.scroll([step, step, step], at: scene.point(0)) }
        StandInClock.advance(by: 2)
        #expect(scene.view.rotation > 0.1 && scroll.contentOffset == .zero)
    }

    // MARK: Subviews

    @Test func `a second finger on a button in the middle does not press it`() {
        let (scene, content) = (wheelScene(), UIView())
        let button = UIButton(frame: CGRect(x: 90, y: 90, width: 20, height: 20))
        content.addSubview(button)
        scene.view.contentView = content
        scene.window.layoutIfNeeded()
        scene.down(180)
        scene.sweep(180, 220)
        scene.fingers.tap(scene.point(0, 0), finger: 1)
        #expect(button.standInSentEvents.isEmpty && scene.view.isHeld)
        scene.restAndLift()
        scene.fingers.tap(scene.point(0, 0))
        #expect(button.standInSentEvents.contains(.touchUpInside))
    }

    @Test func `a drag that begins on a button inside turns the wheel and does not press it`() {
        let scene = wheelScene()
        let (content, button) = (UIView(), UIButton(type: .system, primaryAction: nil))
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        button.frame = CGRect(x: 160, y: 80, width: 40, height: 40)
        content.addSubview(button)
        scene.view.contentView = content
        scene.window.layoutIfNeeded()
        scene.drag(0, 90)
        #expect(presses == 0 && near(scene.view.rotation, radians(90)))
        scene.fingers.tap(scene.point(90))
        #expect(presses == 1 && near(scene.view.rotation, radians(90)))
    }

    @Test func `a wheel tracks touches like any control`() {
        let scene = wheelScene()
        scene.down(0)
        #expect(scene.view.isTracking && scene.view.isHighlighted)
        scene.sweep(0, 45)
        #expect(scene.view.isTracking)
        scene.restAndLift()
        #expect(scene.view.standInSentEvents.last == .touchUpInside && !scene.view.isTracking)
    }

    @Test func `an image is shown as the content mode determines`() {
        let wheel = WheelView(frame: .zero)
        let image = UIImage(standInSize: CGSize(width: 30, height: 20))
        wheel.contentMode = .scaleAspectFit
        wheel.image = image
        #expect(wheel.image === image && wheel.contentView?.contentMode == .scaleAspectFit)
        #expect(wheel.intrinsicContentSize == CGSize(width: 30, height: 20))
        wheel.contentMode = .center
        #expect(wheel.contentView?.contentMode == .center)
        wheel.contentView = nil
        #expect(wheel.image == nil && wheel.subviews.isEmpty)
    }

    @Test func `a storyboard can make a wheel`() throws {
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        let wheel = try #require(WheelView(coder: coder))
        wheel.frame = CGRect(x: 50, y: 50, width: 200, height: 200)
        let scene = Scene(wheel)
        scene.drag(0, 90)
        #expect(near(wheel.rotation, radians(90)) && wheel.isAccessibilityElement)
    }
}

@Suite struct AngleTextTests {
    let english = AngleText(locale: Locale(identifier: "en_US"))

    @Test(arguments: [
        (0.0, "0.0°"), (0.04, "0.0°"), (0.05, "0.1°"), (0.25, "0.3°"), (44.95, "45.0°"), (44.949, "44.9°"),
        (359.94, "359.9°"), (359.95, "0.0°"), (-0.04, "0.0°"), (-90, "270.0°"), (765, "45.0°"),
        (.infinity, "0.0°"),
    ])
    func `degrees have one decimal, and halves round up`(degrees: Double, text: String) {
        #expect(english(radians(degrees)) == text)
    }

    @Test func `the app sets the text and the digits`() {
        #expect(AngleText(format: "角度: %@°", locale: Locale(identifier: "ja_JP"))(0) == "角度: 0.0°")
        #expect(AngleText(locale: Locale(identifier: "de_DE"))(.pi / 4) == "45,0°")
    }
}
