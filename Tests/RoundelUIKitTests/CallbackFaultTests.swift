import Roundel
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// Faults that showed when an app changed something from a callback.
@MainActor @Suite(.standIn) struct CallbackFaultTests {
    /// A delegate of a menu that runs a closure in each method.
    private final class MenuListener: CircularMenuViewDelegate {
        var onPoint: (CircularMenuView) -> Void = { _ in }
        func circularMenuView(_ menuView: CircularMenuView, didPointAtItemAt index: Int?) {
            onPoint(menuView)
        }
    }

    @Test func `onPoint never gets an item that the delegate has just removed`() {
        let (scene, delegate) = (menuScene(), MenuListener())
        scene.view.delegate = delegate
        delegate.onPoint = { if $0.items.count > 1 { $0.items = [menuItem()] } }
        var told: [Int?] = []
        scene.view.onPoint = { menu, index in
            told.append(index)
            if let index { #expect(menu.items.indices.contains(index)) }
        }
        scene.view.turn(toItemAt: 5, animated: false)
        scene.window.layoutIfNeeded()
        #expect(told.allSatisfy { $0 == 0 } && scene.view.pointedIndex == 0)
    }

    @Test func `onPassedDetent never gets a detent that the delegate has just removed`() {
        final class Removing: WheelViewDelegate {
            func wheelView(_ wheelView: WheelView, didPassDetent index: Int) { wheelView.detentCount = 0 }
        }
        let (scene, delegate) = (wheelScene(), Removing())
        scene.view.delegate = delegate
        scene.view.detentCount = 12
        var told: [Int] = []
        scene.view.onPassedDetent = { _, index in told.append(index) }
        scene.view.step(by: 3, animated: false)
        #expect(scene.view.detentCount == 0 && told.isEmpty)
    }

    @Test func `a layout in a callback reports the item at the pointer after that callback`() {
        let scene = menuScene()
        var (log, isInside) = ([String](), false)
        scene.view.onRest = { menu in
            isInside = true
            if menu.items.count > 1 { menu.items = [menuItem()] }
            menu.layoutIfNeeded()
            isInside = false
            log.append("rest")
        }
        scene.view.onPoint = { _, index in
            #expect(!isInside)
            log.append("point \(index ?? -1)")
        }
        scene.view.turn(toItemAt: 3, animated: false)
        scene.window.layoutIfNeeded()
        #expect(log == ["point 3", "rest", "point 0"])
    }

    @Test func `a menu that closes and opens again in one callback does not report that it opened twice`() {
        let scene = menuScene()
        var told: [Bool] = []
        scene.view.onOpenChange = { _, isOpen in told.append(isOpen) }
        scene.view.onRest = {
            $0.isOpen = false
            $0.isOpen = true
        }
        scene.view.turn(toItemAt: 3, animated: false)
        #expect(told.isEmpty && scene.view.isOpen)
        scene.view.onRest = nil
        scene.view.toggle()
        #expect(told == [false])
    }

    @Test func `VoiceOver's focus stays in the centre when a callback closes the menu`() {
        let scene = menuScene { $0.centerView = UIButton(type: .close) }
        scene.view.onRest = { $0.isOpen = false }
        let elements = StandInVoiceOver.elements(in: scene.window)
        #expect(StandInVoiceOver.perform("Next", on: elements[3]))
        #expect(!scene.view.isOpen)
        let center = StandInVoiceOver.elements(in: scene.window).first
        #expect(center != nil && StandInAccessibility.posts.last?.argument as? NSObject === center)
    }

    @Test func `VoiceOver's focus moves to an item that a callback sets when the menu opens`() {
        let scene = menuScene { $0.isOpen = false }
        let item = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        scene.view.onOpenChange = { menu, _ in menu.items = [item] }
        scene.view.isOpen = true
        let focus = StandInAccessibility.posts.last?.argument as? UIAccessibilityElement
        #expect(focus != nil)
        #expect((scene.view.accessibilityElements ?? []).contains { $0 as AnyObject === focus })
    }

    @Test func `VoiceOver's focus does not move to a hidden item`() {
        let scene = menuScene()
        let elements = StandInVoiceOver.elements(in: scene.window)
        scene.view.items[1].isHidden = true
        #expect(StandInVoiceOver.perform("Next", on: elements[0]))
        #expect(scene.view.pointedIndex == 1 && StandInAccessibility.posts.isEmpty)
    }

    @Test func `a selection that does not turn the menu ends no command`() {
        let scene = menuScene { $0.turnsSelectionToPointer = false }
        var ends: [Bool] = []
        scene.view.turn(toItemAt: 3, duration: 1) { ends.append($0) }
        scene.view.selectedIndex = 1
        scene.view.selectedIndex = nil
        #expect(ends.isEmpty)
        StandInClock.advance(by: 2)
        #expect(ends == [true] && scene.view.pointedIndex == 3)
    }

    @Test func `a selection that does not turn the menu does not end the haptic feedback of a flick`() {
        func ticks(selecting: Bool) -> Int {
            let scene = menuScene { $0.turnsSelectionToPointer = false }
            scene.view.onPoint = { menu, index in if selecting { menu.selectedIndex = index } }
            StandInHaptics.events = []
            scene.flick(0, 120, 120)
            StandInClock.advance(by: 4)
            return StandInHaptics.events.count { $0 == .selectionChanged }
        }
        #expect(ticks(selecting: false) > 2)
        #expect(ticks(selecting: true) == ticks(selecting: false))
    }

    @Test func `a turn does not end as finished when the item is no longer there`() {
        let scene = menuScene()
        var ends: [Bool] = []
        scene.view.turn(toItemAt: 5, duration: 1) { ends.append($0) }
        StandInClock.advance(by: 0.5)
        scene.view.turning = .never
        scene.window.layoutIfNeeded()
        StandInClock.advance(by: 2)
        #expect(ends == [false] && scene.view.rotation == 0)
    }

    @Test func `the delegate never gets a detent that it has removed when the wheel turned`() {
        final class Removing: WheelViewDelegate {
            var told: [Int] = []
            func wheelView(_ wheelView: WheelView, didTurnBy angle: CGFloat) { wheelView.detentCount = 2 }
            func wheelView(_ wheelView: WheelView, didPassDetent index: Int) { told.append(index) }
        }
        let (scene, delegate) = (wheelScene(), Removing())
        scene.view.delegate = delegate
        scene.view.detentCount = 12
        scene.view.step(by: 3, animated: false)
        #expect(scene.view.detentCount == 2 && delegate.told.allSatisfy { $0 < 2 })
    }

    @Test func `a selection of an item that the same callback removes is not reported`() {
        let scene = menuScene()
        var selected: [Int] = []
        scene.view.onSelect = { selected.append($1) }
        scene.view.onRest = { menu in
            // It is reported after this callback, when the item is gone.
            if menu.activateItem(at: 6) { menu.items = [menuItem()] }
        }
        scene.view.turn(toItemAt: 3, animated: false)
        scene.window.layoutIfNeeded()
        #expect(selected.isEmpty && scene.view.items.count == 1)
    }

    @Test func `VoiceOver's focus does not move to a menu that a callback has removed`() {
        let scene = menuScene()
        let elements = StandInVoiceOver.elements(in: scene.window)
        scene.view.onPoint = { menu, _ in menu.removeFromSuperview() }
        #expect(StandInVoiceOver.perform("Next", on: elements[0]))
        #expect(scene.view.window == nil && StandInAccessibility.posts.isEmpty)
    }

    /// What an app hears that disables a control when it hears of Return, in the middle of a drag.
    private func heard(by control: UIControl) -> [String] {
        control.frame = CGRect(x: 50, y: 50, width: 200, height: 200)
        let scene = Scene(control)
        var log: [String] = []
        scene.down(135)
        scene.sweep(135, 200)
        control.addAction(
            UIAction { [unowned control] _ in
                log.append("Return")
                control.isEnabled = false
                log.append("disabled")
            },
            for: .primaryActionTriggered
        )
        control.addAction(UIAction { _ in log.append("end") }, for: .editingDidEnd)
        #expect(control.becomeFirstResponder() && StandInKeyboard(scene.window).press("\r"))
        return log
    }

    @Test func `a dial that is disabled when it sends Return ends its editing after that callback`() {
        let dial = DialView()
        let log = heard(by: dial)
        #expect(log == ["Return", "disabled", "end"] && !dial.isHeld)
    }

    @Test func `a wheel that is disabled when it sends Return ends its editing after that callback`() {
        let wheel = WheelView(frame: .zero)
        let log = heard(by: wheel)
        #expect(log == ["Return", "disabled", "end"] && !wheel.isHeld)
    }
}
