import Roundel
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// The presses of a remote that a view leaves to those around it, in all of their phases.
@MainActor @Suite(.standIn) struct PressForwardingTests {
    /// The view around the one with the focus.
    private final class Around: UIView {
        var phases: [String] = []

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            phases.append("began")
        }

        override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            phases.append("changed")
        }

        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            phases.append("ended")
        }

        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            phases.append("cancelled")
        }
    }

    /// What the view around a view gets of a button.
    private func phases(_ view: UIView, _ type: UIPress.PressType, cancelled: Bool) -> [String] {
        let around = Around(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        view.frame = CGRect(x: 40, y: 100, width: 300, height: 300)
        around.addSubview(view)
        let window = UIWindow(frame: around.frame)
        window.addSubview(around)
        window.layoutIfNeeded()
        #expect(StandInFocus(window).move(to: view))
        StandInRemote(window).press(type, cancelled: cancelled)
        return around.phases
    }

    @Test(arguments: [false, true]) func `a button that has no effect goes on, and one that has does not`(
        cancelled: Bool
    ) {
        let all = ["began", "changed", cancelled ? "cancelled" : "ended"]
        func menu() -> CircularMenuView {
            let menu = CircularMenuView(frame: .zero)
            menu.items = (0..<5).map { _ in menuItem() }
            menu.isOpen = true
            return menu
        }
        let views: [() -> UIView] = [
            { WheelView(frame: .zero) }, { DialView(frame: .zero) }, { menu() },
        ]
        for view in views {
            for type in [UIPress.PressType.leftArrow, .rightArrow, .select] {
                #expect(phases(view(), type, cancelled: cancelled) == [], "\(type) on \(view())")
            }
            for type in [UIPress.PressType.upArrow, .downArrow, .playPause] {
                #expect(phases(view(), type, cancelled: cancelled) == all, "\(type) on \(view())")
            }
        }
        // A wheel that rests and a dial leave the menu button; a menu closes.
        #expect(phases(WheelView(frame: .zero), .menu, cancelled: cancelled) == all)
        #expect(phases(DialView(frame: .zero), .menu, cancelled: cancelled) == all)
        #expect(phases(menu(), .menu, cancelled: cancelled) == [])
        let stubborn = menu()
        stubborn.closesOnEscape = false
        #expect(phases(stubborn, .menu, cancelled: cancelled) == all)
    }

    /// A wheel that keeps a press, and does not get the end of one.
    private final class Forgetful: WheelView {
        var kept: Set<UIPress> = []
        var losesEnds = true

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            kept = presses
            super.pressesBegan(presses, with: event)
        }

        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            if !losesEnds { super.pressesEnded(presses, with: event) }
        }
    }

    @Test func `a press that goes on also ends there, if the end of an earlier one was lost`() {
        let around = Around(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        let wheel = Forgetful(frame: CGRect(x: 40, y: 100, width: 300, height: 300))
        around.addSubview(wheel)
        let window = UIWindow.standIn(around: around)
        #expect(StandInFocus(window).move(to: wheel))
        StandInRemote(window).press(.rightArrow)
        #expect(around.phases == [])
        // The object of the earlier press may be used again, and the wheel leaves this one.
        (wheel.losesEnds, wheel.isEnabled) = (false, false)
        wheel.pressesBegan(wheel.kept, with: nil)
        wheel.pressesEnded(wheel.kept, with: nil)
        #expect(around.phases == ["began", "ended"])
    }

    /// A menu that keeps its presses.
    private final class Keeping: CircularMenuView {
        var kept: Set<UIPress> = []

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            kept = presses
            super.pressesBegan(presses, with: event)
        }
    }

    @Test func `a press that the app ends when it is told of its effect does not go on`() {
        let around = Around(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        let menu = Keeping(frame: CGRect(x: 40, y: 100, width: 300, height: 300))
        menu.items = (0..<5).map { _ in menuItem() }
        menu.isOpen = true
        around.addSubview(menu)
        let window = UIWindow.standIn(around: around)
        window.layoutIfNeeded()
        var phases: [String]?
        menu.onOpenChange = { [unowned menu] _, _ in
            menu.pressesEnded(menu.kept, with: nil)
            phases = around.phases.map { "\($0)" }
        }
        #expect(StandInFocus(window).move(to: menu))
        StandInRemote(window).press(.menu)
        // The remote itself ends the press later.
        #expect(phases == [])
    }

    /// A page that goes back at the Menu button, as a navigation controller does: with a gesture.
    @MainActor private final class Page {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        /// A view beside the inner one that can have the focus.
        let other = DialView(frame: CGRect(x: 0, y: 500, width: 60, height: 60))
        let window: UIWindow
        var count = 0

        init(around inner: UIView) {
            inner.frame = CGRect(x: 40, y: 100, width: 300, height: 300)
            view.addSubview(inner)
            view.addSubview(other)
            window = UIWindow.standIn(around: view)
            let back = UITapGestureRecognizer(target: nil, action: nil)
            back.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
            back.standInAddAction { [weak self] _ in self?.count += 1 }
            view.addGestureRecognizer(back)
        }
    }

    @Test func `the Menu button closes a menu, and goes back only then`() {
        let menu = CircularMenuView(frame: .zero)
        menu.items = (0..<5).map { _ in menuItem() }
        menu.isOpen = true
        let page = Page(around: menu)
        #expect(StandInFocus(page.window).move(to: menu))
        let remote = StandInRemote(page.window)
        remote.press(.menu)
        #expect(!menu.isOpen && page.count == 0)
        StandInFocus(page.window).move(to: page.other)
        remote.press(.menu)
        #expect(page.count == 1)
        menu.setOpen(true, animated: false)
        menu.closesOnEscape = false
        StandInFocus(page.window).move(to: menu)
        remote.press(.menu)
        #expect(menu.isOpen && page.count == 2)
        // Other buttons are no matter of the page.
        remote.press(.rightArrow)
        #expect(page.count == 2)
    }

    @Test func `the Menu button stops a wheel, and goes back from one that rests`() {
        let wheel = WheelView(frame: .zero)
        let page = Page(around: wheel)
        #expect(StandInFocus(page.window).move(to: wheel))
        let remote = StandInRemote(page.window)
        wheel.spin(velocity: 5)
        StandInClock.advance(by: 0.5)
        remote.press(.menu)
        #expect(!wheel.isCoasting && page.count == 0)
        remote.press(.menu)
        #expect(page.count == 1)
        wheel.spin(velocity: 5)
        StandInClock.advance(by: 0.5)
        wheel.isEnabled = false
        remote.press(.menu)
        #expect(page.count == 2)
    }
}
