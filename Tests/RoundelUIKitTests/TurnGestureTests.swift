import Roundel
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// How the gestures of wheels and menus get on with the views and the gestures about them, and what
/// reaches a view that has lost its finger.
@MainActor @Suite(.standIn) struct TurnGestureTests {
    // MARK: Gestures that do not win

    /// A wheel that lets no gesture begin.
    private final class Refusing: WheelView {
        override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }

    @Test func `a wheel whose gesture may not begin lets go of the finger at once`() {
        let wheel = Refusing(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
        let listener = WheelListener()
        let scene = Scene(wheel)
        wheel.delegate = listener
        scene.down(0)
        scene.move(5)
        #expect(wheel.isHeld)
        scene.move(20)
        #expect(!wheel.isHeld && listener.events.contains(.cancelled))
        let rotation = wheel.rotation
        scene.move(40)
        scene.fingers.up()
        #expect(wheel.rotation == rotation && listener.events.filter { $0 == .cancelled }.count == 1)
    }

    @Test func `a drag does not wait for a swipe that a view inside recognises`() {
        let (scene, content) = (wheelScene(), UIView())
        let button = UIButton(frame: CGRect(x: 160, y: 80, width: 40, height: 40))
        content.addGestureRecognizer(UISwipeGestureRecognizer(target: nil, action: nil))
        content.addSubview(button)
        scene.view.contentView = content
        scene.window.layoutIfNeeded()
        scene.down(0)
        #expect(button.isTracking)
        scene.sweep(0, 20)
        #expect(!button.isTracking && near(scene.view.rotation, radians(20)))
        scene.restAndLift()
        #expect(!button.standInSentEvents.contains(.touchUpInside))
    }

    @Test func `a wheel that the app removes when it turns has no gesture left`() {
        let scene = wheelScene()
        let window = scene.window
        scene.view.onTurned = { wheel, _ in wheel.removeFromSuperview() }
        scene.down(0)
        scene.move(20)
        scene.fingers.up()
        #expect(scene.view.window == nil && !scene.view.isHeld)
        #expect((scene.view.gestureRecognizers ?? []).allSatisfy { $0.state == .possible })
        scene.view.onTurned = nil
        window.addSubview(scene.view)
        let rotation = scene.view.rotation
        scene.drag(0, 30)
        #expect(near(scene.view.rotation, rotation + radians(30)))
    }

    // MARK: Touches of the views

    @Test func `a wheel does not track a delayed touch that it has let go of`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        scroll.contentSize = CGSize(width: 390, height: 2000)
        let wheel = WheelView(frame: CGRect(x: 50, y: 200, width: 200, height: 200))
        scroll.addSubview(wheel)
        let scene = Scene(wheel, around: scroll)
        scene.down(0)
        #expect(wheel.isHeld && !wheel.isTracking)
        wheel.isEnabled = false
        wheel.isEnabled = true
        // The scroll view delivers the touch now.
        StandInClock.advance(by: 0.3)
        scene.fingers.up()
        #expect(wheel.standInSentEvents.allSatisfy { $0 != .touchDown && $0 != .touchUpInside })
        // It tracks the next one.
        scene.down(0)
        StandInClock.advance(by: 0.3)
        scene.fingers.up()
        #expect(wheel.standInSentEvents.contains(.touchUpInside))
    }

    /// A menu that counts the touches that are cancelled in it.
    private final class Counting: CircularMenuView {
        var cancelled = 0
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            cancelled += touches.count
            super.touchesCancelled(touches, with: event)
        }
    }

    @Test func `a drag of a menu cancels its touch in the menu, and a tap does not`() {
        let menu = Counting(frame: CGRect(x: 20, y: 100, width: 300, height: 300))
        menu.items = (0..<4).map { _ in menuItem() }
        menu.isOpen = true
        let scene = Scene(menu)
        scene.fingers.tap(scene.point(45, 125))
        #expect(menu.cancelled == 0)
        scene.down(45, 125)
        scene.sweep(45, 75, 125)
        #expect(menu.cancelled == 1)
        scene.restAndLift()
    }

    @Test func `touches between the items of a menu that does not turn are for the views behind it`() {
        for turning in [CircularMenuView.Turning.automatic, .never] {
            let behind = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
            let scene = menuScene(4, in: behind) { $0.turning = turning }
            let hit = scene.window.hitTest(scene.point(45, 125), with: nil)
            #expect(hit === (turning == .never ? behind : scene.view))
        }
    }

    @Test(arguments: [true, false])
    func `what begins in the dead zone of a wheel inside turns the wheel around it`(isScroll: Bool) {
        let outer = WheelView(frame: CGRect(x: 50, y: 50, width: 300, height: 300))
        let inner = WheelView(frame: CGRect(x: 20, y: 110, width: 80, height: 80))
        outer.contentView = UIView()
        outer.contentView?.addSubview(inner)
        let scene = Scene(outer)
        if isScroll {
            StandInPointer(scene.window).scroll(
                [CGVector(dx: 0, dy: 20), CGVector(dx: 0, dy: 20)],
                at: scene.point(180, 90)
            )
        } else {
            scene.drag(180, 220, 90)
        }
        #expect(outer.rotation > 0.2 && inner.rotation == 0)
    }

    // MARK: Scrolls

    @Test func `a wheel without an outer edge scrolls by half of its shorter side`() {
        let rotations = [CGSize(width: 200, height: 200), CGSize(width: 200, height: 320)].map { size in
            let scene = wheelScene(size: size)
            scene.view.touchRadius = .infinity
            let stroke = Array(repeating: CGVector(dx: 0, dy: 5), count: 10)
            StandInPointer(scene.window).scroll(stroke, at: scene.point(0), cancelled: true)
            return scene.view.rotation
        }
        #expect(rotations.allSatisfy { near($0, 0.5) })
    }

    @Test func `the rim of a tiny wheel turns as far as content would have scrolled`() {
        let scene = wheelScene(size: CGSize(width: 12, height: 12))
        let stroke = Array(repeating: CGVector(dx: 0, dy: 1), count: 3)
        StandInPointer(scene.window).scroll(stroke, at: scene.point(0, 4), cancelled: true)
        #expect(near(scene.view.rotation, 0.5))
    }

    // MARK: Windows

    @Test func `a wheel that is told again of the window it is in keeps its finger`() {
        let scene = wheelScene()
        scene.down(0)
        scene.sweep(0, 20)
        scene.view.didMoveToWindow()
        #expect(scene.view.isHeld)
        scene.sweep(20, 40)
        #expect(near(scene.view.rotation, radians(40)))
        scene.restAndLift()
    }
}
