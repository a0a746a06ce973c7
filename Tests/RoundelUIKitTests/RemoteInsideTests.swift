import Roundel
import RoundelTestSupport
import StandInTestSupport
import Testing
import UIKit

@testable import RoundelUIKit

/// The buttons of a remote while a view inside a menu, a wheel or a dial has the focus.
@MainActor @Suite(.standIn) struct RemoteInsideTests {
    private final class Stop: UIView {
        override var canBecomeFocused: Bool { true }
    }

    @Test func `the centre button of a remote on a view inside a closed menu does not open it`() {
        let scene = menuScene(3) { ($0.centerView, $0.isOpen) = (menuItem(), false) }
        let inside = Stop(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        scene.view.addSubview(inside)
        StandIn.commit()
        #expect(StandInFocus(scene.window).move(to: inside))
        StandInRemote(scene.window).press(.select)
        #expect(!scene.view.isOpen)
    }

    @Test(arguments: [false, true])
    func `a finger that rests on a remote does nothing to the focused menu, and a click acts once`(
        isOpen: Bool
    ) {
        let scene = menuScene(3) { ($0.centerView, $0.isOpen) = (menuItem(), isOpen) }
        let (focus, remote) = (StandInFocus(scene.window), StandInRemote(scene.window))
        #expect(focus.move(to: scene.view))
        var changes = 0
        scene.view.onOpenChange = { _, _ in changes += 1 }
        remote.touch()
        #expect(scene.view.isOpen == isOpen && scene.view.selectedIndex == nil)
        if !isOpen {
            remote.touch(clicking: .select)
            #expect(scene.view.isOpen && changes == 1)
        }
    }

    @Test func `a finger that rests on a remote does not press a wheel in the centre of a menu`() {
        let wheel = WheelView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        let scene = menuScene(3) { $0.centerView = wheel }
        let (focus, remote) = (StandInFocus(scene.window), StandInRemote(scene.window))
        #expect(focus.move(to: wheel))
        remote.touch()
        #expect(scene.view.isOpen)
    }

    @Test func `a remote on an item that has the focus neither chooses another one nor turns the menu`() {
        let scene = menuScene { menu in
            menu.items = (0..<4).map { _ in Stop(frame: CGRect(x: 0, y: 0, width: 40, height: 40)) }
        }
        var selected: [Int] = []
        scene.view.onSelect = { selected.append($1) }
        let (focus, remote) = (StandInFocus(scene.window), StandInRemote(scene.window))
        #expect(focus.move(to: scene.view.items[2]) && !scene.view.isFirstResponder)
        remote.press(.select)
        #expect(selected.isEmpty)
        remote.press(.rightArrow)
        StandInClock.advance(by: 2)
        #expect(scene.view.pointedIndex == 0)
    }

    @Test func `the menu button of a remote on an item closes the menu around it`() {
        let scene = menuScene { menu in
            menu.items = (0..<4).map { _ in Stop(frame: CGRect(x: 0, y: 0, width: 40, height: 40)) }
            (menu.centerView, menu.closesOnEscape) = (menuItem(), true)
        }
        #expect(StandInFocus(scene.window).move(to: scene.view.items[2]))
        StandInRemote(scene.window).press(.menu)
        #expect(!scene.view.isOpen)
    }

    @Test func `a remote on a view inside a wheel or a dial leaves that as it is`() {
        for control in [WheelView(), DialView()] as [UIControl] {
            control.frame = CGRect(x: 50, y: 50, width: 200, height: 200)
            let inside = Stop(frame: CGRect(x: 90, y: 90, width: 20, height: 20))
            control.addSubview(inside)
            let scene = Scene(control)
            #expect(StandInFocus(scene.window).move(to: inside))
            for button in [UIPress.PressType.select, .rightArrow] {
                StandInRemote(scene.window).press(button)
            }
            StandInClock.advance(by: 1)
            #expect(control.standInSentEvents.isEmpty)
            #expect((control as? WheelView)?.rotation ?? 0 == 0 && (control as? DialView)?.value ?? 0 == 0)
        }
    }
}
