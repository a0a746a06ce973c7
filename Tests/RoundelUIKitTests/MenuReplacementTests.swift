import Roundel
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// Items that are replaced, where views notify the app while they are added.
@MainActor @Suite(.standIn) struct MenuReplacementTests {
    /// A view that calls back when it is added somewhere.
    private final class ListeningView: UIView {
        var onMove: (() -> Void)?

        override func didMoveToSuperview() {
            super.didMoveToSuperview()
            if superview != nil { onMove?() }
        }
    }

    private let first = menuItem(), second = menuItem(), third = menuItem()

    private func scene() -> Scene<CircularMenuView> {
        let scene = menuScene { $0.items = [first, second, third] }
        scene.view.selectedIndex = 2
        StandInClock.advance(by: 3)
        return scene
    }

    private func listening(_ action: @escaping () -> Void) -> ListeningView {
        let view = ListeningView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        view.onMove = action
        return view
    }

    @Test func `a layout while new items are added leaves the selection with its item`() {
        let menu = scene().view
        menu.items = [third, listening { menu.layoutIfNeeded() }, first]
        #expect(menu.selectedIndex == 0)
    }

    @Test func `an item that is the view in the centre as well is in front of the others`() {
        let menu = scene().view
        let center = menuItem()
        menu.centerView = center
        menu.items = [first, center, second]
        #expect(menu.subviews == [first, second, center])
    }

    @Test func `a command while new items are added is for the new items`() {
        let scene = scene()
        let menu = scene.view
        var isDone: Bool?
        let view = listening {
            #expect(menu.items.count == 4)
            menu.selectedIndex = 3
            menu.turn(toItemAt: 3) { isDone = $0 }
        }
        menu.items = [third, first, view, second]
        StandInClock.advance(by: 3)
        #expect(menu.selectedIndex == 3 && menu.pointedIndex == 3 && isDone == true)
        // An empty menu too.
        menu.items = []
        menu.items = [listening { menu.selectedIndex = 0 }, first]
        #expect(menu.selectedIndex == 0)
    }

    @Test func `items that are replaced while new ones are added keep their selected one`() {
        let menu = scene().view
        let view = listening {}
        view.onMove = { [unowned view] in menu.items = [view, third] }
        menu.items = [third, view, first, second]
        #expect(menu.selectedIndex == 1 && menu.items.count == 2)
    }

    @Test func `a turn goes on to its item although a callback lays out the new ones`() {
        let scene = scene()
        let menu = scene.view
        var isDone: Bool?
        menu.turn(toItemAt: 1) { isDone = $0 }
        StandInClock.advance(by: 0.1)
        menu.items = [second, listening { menu.layoutIfNeeded() }, first]
        StandInClock.advance(by: 3)
        #expect(isDone == true && menu.pointedIndex == 0)
    }

    @Test func `a view that the app moves elsewhere while others are added stays there`() {
        let menu = scene().view
        let other = CircularMenuView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let (moved, held) = (menuItem(), menuItem())
        let holder = UIView()
        menu.items = [
            listening {
                other.items = [moved]
                holder.addSubview(held)
            }, moved, held, first,
        ]
        #expect(moved.superview === other && held.superview === holder && first.superview === menu)
        // One that was elsewhere before is added, and so is one that is in an item.
        let inner = menuItem()
        first.addSubview(inner)
        menu.items = [first, moved, inner]
        #expect(moved.superview === menu && inner.superview === menu)
    }

    @Test func `a menu makes room again when an item goes elsewhere`() {
        let scene = scene()
        let menu = scene.view
        let big = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
        let radius = menu.ring.radii.x
        for goes in [{ big.removeFromSuperview() }, { CircularMenuView().items = [big] }] {
            menu.items = [first, second]
            menu.items = [first, second, big]
            scene.window.layoutIfNeeded()
            #expect(menu.ring.radii.x < radius)
            goes()
            #expect(menu.ring.radii.x == radius)
        }
    }

    @Test func `a menu that is disabled while items are added before others dims all of them`() {
        let scene = scene()
        let menu = scene.view
        let added = [listening { menu.isEnabled = false }] + (0..<3).map { _ in menuItem() }
        menu.items = added + [first, second, third]
        scene.window.layoutIfNeeded()
        #expect(menu.items.count == 7 && menu.items.allSatisfy { $0.alpha > 0 && $0.alpha < 1 })
    }

    @Test func `a button that was in the menu and becomes an item selects itself`() {
        let scene = scene()
        let (menu, button) = (scene.view, UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
        menu.addSubview(button)
        menu.items = [first, button, third]
        scene.window.layoutIfNeeded()
        scene.fingers.tap(menu.convert(button.center, to: scene.window))
        #expect(menu.selectedIndex == 1)
    }
}
