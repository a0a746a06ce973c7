import Roundel
import StandInTestSupport
import Testing
import UIKit

@testable import RoundelUIKit

/// Touches that something else took, that nobody followed to their end, or that the app keeps; and
/// the taps that come after them.
@MainActor @Suite(.standIn) struct TakenTouchTests {
    /// An open menu that does not settle, and the indices that it reports as selected.
    private final class Menu {
        let scene: Scene<CircularMenuView>
        var selected: [Int] = []

        @MainActor init(_ change: (CircularMenuView) -> Void = { _ in }) {
            scene = menuScene(4) { menu in
                menu.items = (0..<4).map { _ in UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40)) }
                menu.landsOnItems = false
                change(menu)
            }
            scene.view.onSelect = { [unowned self] in selected.append($1) }
        }

        @MainActor func place(of index: Int) -> CGPoint {
            scene.view.convert(scene.view.items[index].center, to: scene.window)
        }

        /// Presses an item without a finger, as the space bar does.
        @MainActor func press(_ index: Int) {
            (scene.view.items[index] as? UIButton)?.sendActions(for: .primaryActionTriggered)
        }
    }

    private func wheel(_ side: CGFloat) -> WheelView {
        WheelView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    }

    // MARK: Touches that something else took

    @Test func `a press long after a drag that something else took selects its item`() {
        let menu = Menu()
        menu.scene.down(0, 110)
        menu.scene.sweep(0, 20, 110)
        menu.scene.view.driver.recognizer.reset()
        menu.scene.fingers.up()
        StandInClock.advance(by: 5)
        menu.press(2)
        #expect(menu.selected == [2])
    }

    @Test func `a touch that the app keeps holds no second press back`() {
        let menu = Menu()
        menu.scene.down(0, 110)
        menu.scene.sweep(0, 20, 110)
        let kept = menu.scene.fingers.touch()
        menu.scene.view.driver.recognizer.reset()
        menu.scene.fingers.up()
        // The first press may be the late tap of the touch.
        for index in [1, 2] {
            StandInClock.advance(by: 5)
            menu.press(index)
        }
        #expect(menu.selected.last == 2)
        withExtendedLifetime(kept) {}
    }

    @Test func `a press after a touch that the system cancelled selects its item`() {
        let menu = Menu()
        menu.scene.fingers.down(menu.place(of: 1))
        let kept = menu.scene.fingers.touch()
        menu.scene.fingers.cancel()
        StandInClock.advance(by: 5)
        menu.press(2)
        #expect(menu.selected == [2])
        withExtendedLifetime(kept) {}
    }

    @Test func `a press of an item that a gesture of the app has taken selects nothing`() {
        let menu = Menu()
        let hold = UILongPressGestureRecognizer(target: nil, action: nil)
        hold.cancelsTouchesInView = false
        menu.scene.view.addGestureRecognizer(hold)
        menu.scene.fingers.down(menu.place(of: 1))
        StandInClock.advance(by: 0.6)
        menu.scene.fingers.up()
        #expect(hold.standInStates.contains(.began) && menu.selected.isEmpty)
        StandInClock.advance(by: 1)
        menu.scene.fingers.tap(menu.place(of: 1))
        #expect(menu.selected == [1])
    }

    // MARK: Touches whose end nobody tells

    @Test(arguments: [false, true])
    func `a finger that stopped a menu beside its ring keeps no later tap out`(isWheel: Bool) {
        let menu = Menu { menu in
            menu.items[2] = isWheel ? wheel(40) : menuItem()
            menu.centerView = menuItem()
        }
        menu.scene.view.spin(velocity: 3)
        StandInClock.advance(by: 0.5)
        menu.scene.down(0, 0)
        #expect(!menu.scene.view.wheel.isMoving)
        // It slides off, so that it is no tap.
        menu.scene.move(45, 60)
        menu.scene.fingers.up()
        StandInClock.advance(by: 3)
        #expect(menu.scene.view.isOpen && menu.selected.isEmpty)
        let item = menu.scene.view.items[2]
        let place = CGPoint(x: item.bounds.midX + 12, y: item.bounds.midY)
        menu.scene.fingers.tap(item.convert(place, to: menu.scene.window))
        #expect(menu.selected == [2])
    }

    // MARK: Taps on controls inside

    @Test func `a tap on a wheel in the centre right after a drag of the menu closes the menu`() {
        for delay in [0, 1.0] {
            let menu = Menu { $0.centerView = wheel(120) }
            menu.scene.drag(30, 60, 125)
            #expect(menu.scene.view.rotation > 0.4 && !menu.scene.view.wheel.isMoving)
            StandInClock.advance(by: delay)
            menu.scene.fingers.tap(menu.scene.point(0, 45))
            #expect(!menu.scene.view.isOpen)
        }
    }

    @Test(arguments: [true, false])
    func `a tap on a wheel in the centre closes the menu, though the app keeps an earlier touch of it`(
        isCancelled: Bool
    ) {
        let menu = Menu { $0.centerView = wheel(120) }
        menu.scene.down(0, 45)
        let kept = menu.scene.fingers.touch()
        if isCancelled {
            menu.scene.fingers.cancel()
        } else {
            menu.scene.sweep(0, 90, 45)
            menu.scene.restAndLift()
        }
        #expect(menu.scene.view.isOpen)
        StandInClock.advance(by: 2)
        menu.scene.fingers.tap(menu.scene.point(0, 45))
        #expect(!menu.scene.view.isOpen)
        withExtendedLifetime(kept) {}
    }
}
