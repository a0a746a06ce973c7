import StandInTestSupport
import Testing
import UIKit

/// The focus, the remote, and an app's layer animations in UIKit's animations.
@MainActor @Suite(.standIn) struct UIKitFocusTests {
    final class Stop: UIView {
        var mayLeave = true
        var updates = 0
        var calls: [UIPress.Phase] = []
        override var canBecomeFocused: Bool { true }
        override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
            mayLeave || context.nextFocusedView === self || !context.focusHeading.contains(.left)
        }
        override func didUpdateFocus(
            in context: UIFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) { updates += 1 }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            calls += presses.map(\.phase)
            if presses.contains(where: { $0.type == .menu }) { super.pressesBegan(presses, with: event) }
        }
    }

    @Test func `the focus goes to views that take it, and a view may keep it`() {
        let (first, second, plain) = (Stop(), Stop(), UIView())
        let window = UIWindow.standIn(around: first)
        for view in [second, plain] { window.addSubview(view) }
        let focus = StandInFocus(window)
        #expect(!focus.move(to: plain) && focus.move(to: first) && first.isFocused && first.updates == 1)
        first.mayLeave = false
        #expect(!focus.move(to: second, .left) && focus.move(to: second, .right))
        #expect(!first.isFocused && focus.view === second && first.updates == 2 && second.updates == 1)
    }

    @Test func `only what contains the focus can request an update`() throws {
        let (first, second) = (Stop(), Stop())
        let window = UIWindow.standIn(around: first)
        window.addSubview(second)
        let focus = StandInFocus(window)
        focus.move(to: second)
        let system = try #require(UIFocusSystem.focusSystem(for: first))
        second.setNeedsFocusUpdate()
        system.updateFocusIfNeeded()
        #expect(focus.view === second)
        first.setNeedsFocusUpdate()
        system.updateFocusIfNeeded()
        #expect(focus.view === second)
        window.setNeedsFocusUpdate()
        #expect(focus.view === second)
        system.updateFocusIfNeeded()
        #expect(focus.view === first)
    }

    @Test func `a view that is covered, hidden, disabled or removed loses the focus`() {
        let changes: [(UIView, UIWindow) -> Void] = [
            { $1.addSubview(UIView(frame: $0.frame)) }, { view, _ in view.isHidden = true },
            { view, _ in view.isUserInteractionEnabled = false }, { view, _ in view.removeFromSuperview() },
        ]
        for (index, change) in changes.enumerated() {
            let stops = (0..<2).map { Stop(frame: CGRect(x: 50 * $0, y: 0, width: 40, height: 40)) }
            let window = UIWindow.standIn(around: stops[0])
            window.addSubview(stops[1])
            window.standInFocusFollowsResponder = index == 0 || index == 2
            let focus = StandInFocus(window)
            focus.move(to: stops[1])
            // What takes no touches does not cover it, nor does what leaves a part of it free.
            let cover = UIView(frame: window.bounds)
            cover.isUserInteractionEnabled = false
            window.addSubview(cover)
            window.addSubview(UIView(frame: CGRect(x: 60, y: 0, width: 200, height: 200)))
            StandIn.commit()
            #expect(focus.view === stops[1])
            change(stops[1], window)
            StandIn.commit()
            #expect(focus.view === stops[0])
        }
    }

    @Test func `on a television a view that is covered keeps the focus`() {
        let stops = (0..<2).map { Stop(frame: CGRect(x: 50 * $0, y: 0, width: 40, height: 40)) }
        let window = UIWindow.standIn(around: stops[0])
        window.addSubview(stops[1])
        let focus = StandInFocus(window)
        focus.move(to: stops[1])
        window.addSubview(UIView(frame: window.bounds))
        StandIn.commit()
        #expect(focus.view === stops[1])
        // One around which nothing takes input loses it when something asks, to a view that is not covered.
        let free = Stop(frame: CGRect(x: 0, y: 50, width: 40, height: 40))
        window.addSubview(free)
        stops[1].isUserInteractionEnabled = false
        StandIn.commit()
        #expect(focus.view === stops[1])
        window.setNeedsFocusUpdate()
        StandIn.commit()
        #expect(focus.view === free)
    }

    @Test func `presses of a remote go to the view in focus, and on from there`() {
        let stop = Stop()
        let window = UIWindow.standIn(around: stop)
        let remote = StandInRemote(window)
        #expect(!remote.press(.select) && window.standInPresses.count == 2)
        StandInFocus(window).move(to: stop)
        #expect(remote.press(.select) && stop.calls == [.began])
        #expect(!remote.press(.menu))
    }

    @Test func `an animation inside a spring is one, and is copied whole`() throws {
        let view = UIView()
        let window = UIWindow.standIn(around: view)
        UIView.animate(
            withDuration: 1,
            delay: 0,
            usingSpringWithDamping: 0.5,
            initialSpringVelocity: 0,
            options: .repeat,
            animations: { view.alpha = 0.5 }
        )
        let animation = try #require(view.layer.animation(forKey: "opacity") as? CASpringAnimation)
        (animation.speed, animation.timeOffset, animation.isCumulative) = (2, 3, true)
        (animation.mass, animation.stiffness, animation.initialVelocity) = (4, 5, 6)
        let copy = try #require(animation.copy() as? CASpringAnimation)
        #expect(copy.damping == 10 && copy.repeatCount == .infinity && copy.speed == 2)
        #expect(copy.timeOffset == 3 && copy.isCumulative && copy.delegate === animation.delegate)
        #expect(copy.mass == 4 && copy.stiffness == 5 && copy.initialVelocity == 6)
        withExtendedLifetime(window) {}
    }

    @Test func `a scroll view leaves a finger alone that moves where it cannot scroll`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        scroll.contentSize = CGSize(width: 300, height: 900)
        let window = UIWindow.standIn(around: scroll)
        let fingers = StandInFingers(window)
        fingers.down(CGPoint(x: 50, y: 100))
        for step in 1...6 { fingers.move(CGPoint(x: 50 + 10 * CGFloat(step), y: 100 - 1.5 * CGFloat(step))) }
        // It does not fail before the lift, and begins as soon as the finger has moved along its axis.
        #expect(scroll.panGestureRecognizer.standInStates.isEmpty)
        fingers.move(CGPoint(x: 110, y: 90))
        #expect(scroll.panGestureRecognizer.standInStates == [.began] && scroll.contentOffset.y == 10)
        fingers.up()
        scroll.contentOffset = .zero
        scroll.panGestureRecognizer.standInStates = []
        fingers.drag((0...6).map { CGPoint(x: 50 + 10 * CGFloat($0), y: 100) })
        #expect(scroll.panGestureRecognizer.standInStates == [.failed])
        fingers.drag((0...6).map { CGPoint(x: 50, y: 100 - 10 * CGFloat($0)) })
        #expect(scroll.contentOffset.y > 0)
    }
}
