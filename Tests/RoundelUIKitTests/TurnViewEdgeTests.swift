import Foundation
import Roundel
import StandInTestSupport
import Testing
import UIKit

@testable import RoundelUIKit

/// What wheels, dials and circular menus have in common, in the states in which it is in doubt.
@MainActor @Suite(.standIn) struct TurnViewEdgeTests {
    /// A wheel, a dial and an open menu of 200 by 200 points.
    private func views() -> [UIView] {
        let frame = CGRect(x: 50, y: 50, width: 200, height: 200)
        let menu = CircularMenuView(frame: frame)
        menu.items = (0..<4).map { _ in menuItem() }
        menu.isOpen = true
        return [WheelView(frame: frame), DialView(frame: frame), menu]
    }

    private func recognizer(_ view: UIView) throws -> TurnRecognizer {
        try #require(view.gestureRecognizers?.lazy.compactMap { $0 as? TurnRecognizer }.first)
    }

    // MARK: Touches

    @Test func `fingers, pencils and pointers turn a view, and the touches of a remote do not`() throws {
        for view in views() {
            let types = try recognizer(view).allowedTouchTypes.map(\.intValue)
            #expect(
                Set(types) == Set([UITouch.TouchType.direct, .pencil, .indirectPointer].map(\.rawValue))
            )
            #expect(types.count == 3)
        }
    }

    @Test func `a wheel or dial without a size leaves every touch to what is behind it`() {
        for view in views().prefix(2) {
            view.frame = CGRect(x: 50, y: 50, width: 200, height: 0)
            let window = UIWindow.standIn(around: view)
            // The middle, the only point that is no distance away.
            #expect(window.hitTest(CGPoint(x: 150, y: 50), with: nil) === window, "\(view)")
        }
    }

    @Test func `pans of views around wait, and those of the view itself and inside do not`() throws {
        for view in views() {
            let (container, inside) = (UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 600)), UIView())
            container.addSubview(view)
            view.addSubview(inside)
            let pans = [container, view, inside].map { view in
                let pan = UIPanGestureRecognizer(target: nil, action: nil)
                view.addGestureRecognizer(pan)
                return pan
            }
            let own = try recognizer(view)
            #expect(pans.map { own.shouldBeRequiredToFail(by: $0) } == [true, false, false])
            own.scrollPolicy = .yieldsToScrolling
            #expect(pans.map { own.shouldBeRequiredToFail(by: $0) } == [false, false, false])
        }
    }

    @Test(arguments: [true, false])
    func `a finger waits for a scroll view inside only if that can scroll`(isEnabled: Bool) {
        let (scene, scroll) = (wheelScene(), UIScrollView())
        scroll.isScrollEnabled = isEnabled
        scene.view.contentView = scroll
        scene.window.layoutIfNeeded()
        scene.down(0)
        #expect(scene.view.isHeld == !isEnabled)
        scene.restAndLift()
    }

    @Test func `a touch on a disabled wheel is for the view behind, also while the wheel moves`() {
        let (scene, button) = (wheelScene(), UIButton(frame: CGRect(x: 160, y: 80, width: 40, height: 40)))
        scene.view.addSubview(button)
        scene.view.spin(velocity: 3)
        StandInClock.advance(by: 0.5)
        #expect(scene.window.hitTest(scene.point(0), with: nil) === scene.view && scene.view.isCoasting)
        scene.view.isEnabled = false
        #expect(scene.view.isCoasting)
        #expect(scene.window.hitTest(scene.point(0), with: nil) === scene.view.superview)
        scene.view.isEnabled = true
        scene.view.stop()
        StandInClock.advance(by: 1)
        #expect(scene.window.hitTest(scene.point(0), with: nil) === button)
    }

    @Test func `the edge of the zone that takes touches belongs to it`() {
        // A wheel is as large as its bounds, and a ring of 86 points takes touches 22 points beyond.
        for (view, edge) in zip(views(), [200.0, 208]) {
            let scene = Scene(view)
            let inside = [edge, edge + 0.01].map { view.point(inside: CGPoint(x: $0, y: 100), with: nil) }
            #expect(inside == [true, false])
            withExtendedLifetime(scene) {}
        }
    }

    @Test func `a turn is reported with its angle, clockwise if positive`() {
        let (scene, listener) = (wheelScene(), WheelListener())
        scene.view.delegate = listener
        var turns: [Double] = []
        scene.view.onTurned = { turns.append(Double($1) * 180 / .pi) }
        scene.drag(0, 30)
        scene.drag(30, 10)
        let expected = [Double](repeating: 5, count: 6) + [Double](repeating: -5, count: 4)
        #expect(turns.count == 10 && zip(turns, expected).allSatisfy { abs($0 - $1) < 1e-6 })
        #expect(listener.turns == turns)
    }

    @Test func `a dead zone that the app sets applies to the next touch`() {
        let scene = wheelScene()
        scene.view.deadZone = 0.5
        scene.down(0, 40)
        #expect(!scene.view.isHeld)
        scene.restAndLift()
        scene.view.deadZone = 0.3
        scene.down(0, 40)
        #expect(scene.view.isHeld)
        scene.restAndLift()
    }

    private final class Listener: WheelViewDelegate, CircularMenuViewDelegate {
        var rests: [CGFloat?] = []
        func wheelViewDidRelease(_ wheelView: WheelView) { rests.append(wheelView.predictedRestRotation) }
        func circularMenuViewDidRelease(_ menuView: CircularMenuView) {
            rests.append(menuView.predictedRestRotation)
        }
    }

    @Test func `a delegate is told of a lift, when the rest rotation is known, and not of a cancellation`() {
        let listener = Listener()
        let (wheel, menu) = (wheelScene(), menuScene())
        (wheel.view.delegate, menu.view.delegate) = (listener, listener)
        wheel.flick(0, 60)
        menu.flick(0, 60, 110)
        StandInClock.advance(by: 5)
        #expect(listener.rests == [wheel.view.rotation, menu.view.rotation])
        for fingers in [wheel.fingers, menu.fingers] {
            fingers.down(CGPoint(x: 230, y: 150))
            fingers.cancel()
        }
        #expect(listener.rests.count == 2)
    }

    // MARK: Keys

    @Test func `the buttons of a remote have no effect on a disabled control that still has the focus`() {
        for control in views().compactMap({ $0 as? UIControl }) {
            let scene = Scene(control)
            let (focus, remote) = (StandInFocus(scene.window), StandInRemote(scene.window))
            #expect(focus.move(to: control))
            // Before the focus system updates the focus.
            control.isEnabled = false
            for button in [UIPress.PressType.select, .leftArrow, .rightArrow, .menu] {
                #expect(!remote.press(button))
            }
            #expect(control.standInSentEvents.isEmpty)
        }
    }

    /// A view that takes the focus.
    private final class Stop: UIView {
        override var canBecomeFocused: Bool { true }
    }

    @Test func `the focus moves between views inside, and leaves the keys where they are`() {
        for view in views() {
            let stops = [Stop(), Stop()]
            for stop in stops { view.addSubview(stop) }
            let scene = Scene(view)
            let focus = StandInFocus(scene.window)
            #expect(focus.move(to: stops[0]) && view.becomeFirstResponder())
            #expect(focus.move(to: stops[1], .right) && view.isFirstResponder, "\(view)")
        }
    }

    @Test func `a focused view has keys, also if it is not first responder`() {
        for view in views() {
            let scene = Scene(view)
            #expect(view.keyCommands == nil)
            #expect(StandInFocus(scene.window).move(to: view) && view.resignFirstResponder())
            #expect(!view.isFirstResponder && view.keyCommands?.isEmpty == false)
        }
    }
}
