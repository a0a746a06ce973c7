import Roundel
import RoundelTestSupport
import StandInTestSupport
import Testing
import UIKit

@testable import RoundelUIKit

/// Commands that follow from commands, and commands that lead where the view goes anyway.
@MainActor @Suite(.standIn) struct ChainedCommandTests {
    /// An app that turns on and on: from the end of each turn to the next.
    @MainActor private final class Show {
        var count = 0
        var isOver = false

        func next(_ wheel: WheelView) {
            count += 1
            guard !isOver, count < 20_000 else { return }
            wheel.turn(to: radians(Double(count * 40)), duration: 2) { [weak self, weak wheel] isFinished in
                if isFinished, let wheel { self?.next(wheel) }
            }
        }

        func next(_ menu: CircularMenuView) {
            count += 1
            guard !isOver, count < 20_000 else { return }
            menu.step(by: 1) { [weak self, weak menu] isFinished in
                if isFinished, let menu { self?.next(menu) }
            }
        }
    }

    @Test func `an app that turns a wheel on and on gets control back with Reduce Motion`() async {
        let (scene, show) = (wheelScene(), Show())
        StandInAccessibility.isReduceMotionEnabled = true
        show.next(scene.view)
        let first = show.count
        #expect(first > 1 && first <= 101)
        // It goes on in the next turn of the run loop, until the app ends it.
        // Changes of the view meanwhile deliver nothing more.
        for count in 1...5 { scene.view.settings.detents = Detents(count: 9 * count) }
        #expect(show.count == first)
        // Another task has its turn, after the deliveries that were due before it. This one may wait longer
        // while other tests run.
        let seen = await Task { @MainActor in
            show.isOver = true
            return show.count
        }.value
        #expect(seen > first && seen < 20_000)
    }

    @Test func `an app that turns on and on gets control back when the view leaves its window`() {
        let (scene, show) = (wheelScene(), Show())
        show.next(scene.view)
        StandInClock.advance(by: 5)
        #expect(show.count == 3)
        scene.view.removeFromSuperview()
        #expect(show.count <= 3 + 101)
        show.isOver = true
        let (menus, steps) = (menuScene(6), Show())
        steps.next(menus.view)
        StandInClock.advance(by: 2)
        let before = steps.count
        menus.view.removeFromSuperview()
        #expect(steps.count <= before + 101)
        steps.isOver = true
    }

    @Test func `an app that selects the next item at each rest gets control back with Reduce Motion`() {
        let scene = menuScene(6)
        StandInAccessibility.isReduceMotionEnabled = true
        var count = 0
        scene.view.onRest = { menu in
            count += 1
            if count < 5_000 { menu.selectedIndex = ((menu.pointedIndex ?? 0) + 1) % 6 }
        }
        scene.view.selectedIndex = 1
        #expect(count > 1 && count <= 101)
        scene.view.onRest = nil
    }

    @Test func `selecting the item to which a command turns does not end the command`() {
        let scene = menuScene(6)
        var ends: [Bool] = []
        scene.view.turn(toItemAt: 3, duration: 2) { ends.append($0) }
        StandInClock.advance(by: 0.5)
        scene.view.selectedIndex = 3
        #expect(ends.isEmpty)
        StandInClock.advance(by: 4)
        #expect(ends == [true] && scene.view.pointedIndex == 3)
    }

    @Test(arguments: [true, false]) func `a step that leads nowhere does not end a command, and ends with it`(
        isArc: Bool
    ) {
        let scene = menuScene(6) {
            if isArc { ($0.arrangement, $0.startAngle) = (.arc(sweep: .pi), -.pi) }
        }
        var ends: [String] = []
        scene.view.turn(toItemAt: 5, duration: 2) { ends.append("turn \($0)") }
        StandInClock.advance(by: 0.5)
        scene.view.step(by: isArc ? 1 : 0) { ends.append("step \($0)") }
        #expect(ends.isEmpty)
        StandInClock.advance(by: 4)
        #expect(ends == ["turn true", "step true"])
        scene.view.turn(toItemAt: 2, duration: 2) { ends.append("turn \($0)") }
        scene.view.step(by: 0) { ends.append("step \($0)") }
        scene.view.turn(toItemAt: 1, duration: 2)
        #expect(ends.suffix(2) == ["turn false", "step false"])
    }

    @Test func `an app that writes the selection back leaves the haptics of the user's turn`() {
        func ticks(_ writes: Bool) -> Int {
            let scene = menuScene(8)
            if writes { scene.view.onSelect = { $0.selectedIndex = $1 } }
            StandInHaptics.events = []
            scene.fingers.tap(scene.view.convert(scene.view.items[4].center, to: nil))
            StandInClock.advance(by: 3)
            #expect(scene.view.pointedIndex == 4)
            return StandInHaptics.events.count { $0 == .selectionChanged }
        }
        #expect(ticks(true) == 4 && ticks(false) == 4)
    }

    @Test func `a key without an effect leaves the motion the app's`() {
        let scene = menuScene(8) { ($0.arrangement, $0.startAngle) = (.arc(sweep: .pi), -.pi) }
        scene.view.turn(toItemAt: 0, animated: false)
        StandInHaptics.events = []
        scene.view.turn(toItemAt: 7, duration: 3)
        StandInClock.advance(by: 0.3)
        scene.view.becomeFirstResponder()
        StandInKeyboard(scene.window).press(UIKeyCommand.inputRightArrow)
        StandInClock.advance(by: 4)
        #expect(scene.view.pointedIndex == 7 && !StandInHaptics.events.contains(.selectionChanged))
    }

    @Test func `a step that leads nowhere while a menu spins on ends at once`() {
        let scene = menuScene(6)
        var ends: [String] = []
        scene.view.spin(velocity: 2) { ends.append("spin \($0)") }
        StandInClock.advance(by: 1)
        scene.view.step(by: 0) { ends.append("step \($0)") }
        #expect(ends == ["step true"])
        scene.view.turn(toItemAt: 2, animated: false)
        #expect(ends == ["step true", "spin false"])
    }

    @Test func `a key at the end of a wheel leaves the turn of the app without haptics`() {
        let scene = wheelScene()
        scene.view.settings = Wheel.Settings(
            detents: Detents(count: 12),
            limits: Limits(.zero ... .degrees(90))
        )
        var ends: [Bool] = []
        scene.view.turn(to: .pi / 2, duration: 2) { ends.append($0) }
        StandInClock.advance(by: 0.5)
        scene.view.becomeFirstResponder()
        StandInKeyboard(scene.window).press(UIKeyCommand.inputRightArrow)
        scene.view.step(by: 0)
        #expect(ends.isEmpty)
        StandInClock.advance(by: 2)
        #expect(ends == [true] && near(scene.view.angle, .pi / 2))
        #expect(!StandInHaptics.events.contains(.selectionChanged))
    }

    @Test func `a menu that was emptied while it turns can be stopped`() {
        let scene = menuScene(6)
        scene.view.turn(toItemAt: 3, duration: 5)
        StandInClock.advance(by: 0.5)
        scene.view.items = []
        scene.window.layoutIfNeeded()
        #expect(scene.view.core.wheel.isMoving)
        var ends: [Bool] = []
        scene.view.stop { ends.append($0) }
        #expect(ends == [true] && !scene.view.core.wheel.isMoving)
    }
}
