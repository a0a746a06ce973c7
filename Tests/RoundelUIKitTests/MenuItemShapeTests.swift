import Roundel
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// Fingers on items as they are shown: turned, and of different sizes.
@MainActor @Suite(.standIn) struct MenuItemShapeTests {
    /// A menu that a finger turns freely, with four items 100 points from its middle.
    private func freeScene(_ change: (CircularMenuView) -> Void) -> Scene<CircularMenuView> {
        let scene = menuScene(4) { menu in
            menu.radius = .fixed(100)
            (menu.landsOnItems, menu.turnsSelectionToPointer) = (false, false)
            change(menu)
        }
        scene.window.layoutIfNeeded()
        return scene
    }

    private func square(_ side: CGFloat) -> CGRect { CGRect(x: 0, y: 0, width: side, height: side) }

    @Test(arguments: [false, true])
    func `a tap that trembles on the end of a turned item is a tap, and turns nothing`(buttons: Bool) {
        var presses = 0
        let scene = freeScene { menu in
            if buttons { menu.setItems((0..<4).map { _ in UIAction { _ in presses += 1 } }) }
            (menu.itemSize, menu.orientation) = (CGSize(width: 100, height: 20), .radial)
        }
        var selected: [Int] = []
        scene.view.onSelect = { selected.append($1) }
        // The first item is above the middle, and 100 points high: from 50 to 150 points away.
        scene.down(-90, 60)
        scene.move(-88, 60)
        #expect(scene.view.rotation == 0)
        scene.fingers.up()
        #expect(selected == [0] && presses == (buttons ? 1 : 0))
        #expect(scene.view.rotation == 0 && !scene.view.wheel.isMoving)
    }

    @Test func `a finger beside an item that is smaller than others turns the menu at once`() {
        let scene = freeScene { menu in
            menu.items = (0..<4).map { UIView(frame: square($0 == 0 ? 20 : 60)) }
        }
        // 20 points beside the middle of the first item, which is 20 points wide.
        scene.down(-78.5, 100)
        scene.move(-75.5, 100)
        #expect(near(scene.view.rotation, radians(3), 1e-6))
        scene.restAndLift()
    }

    /// A view that can be touched 12 points around it.
    private final class Icon: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            abs(point.x - bounds.midX) <= 22 && abs(point.y - bounds.midY) <= 22
        }
    }

    @Test(arguments: [false, true])
    func `a tap that trembles beside a small item, where that takes touches, is a tap`(isHidden: Bool) {
        let scene = freeScene { menu in
            menu.items = (0..<4).map { $0 == 0 ? Icon(frame: square(20)) : UIView(frame: square(60)) }
        }
        scene.view.items[0].isHidden = isHidden
        var selected: [Int] = []
        scene.view.onSelect = { selected.append($1) }
        // 17 points beside the middle of the first item.
        scene.down(-80, 100)
        scene.move(-79, 100)
        #expect(near(scene.view.rotation, isHidden ? radians(1) : 0, 1e-6))
        scene.fingers.up()
        #expect(selected == (isHidden ? [] : [0]))
    }

    /// A view that takes touches while the menu around it is open, and as the menu is turned.
    private final class Asking: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            guard let menu = superview as? CircularMenuView, menu.isOpen, menu.rotation.isFinite else {
                return false
            }
            return menu.ring.count == 4 && super.point(inside: point, with: event)
        }
    }

    @Test func `a view may ask the menu where it takes touches, also when a finger touches down`() {
        let scene = freeScene { menu in
            menu.items = (0..<4).map { _ in Asking(frame: square(60)) }
        }
        var selected: [Int] = []
        scene.view.onSelect = { selected.append($1) }
        scene.down(-90, 100)
        scene.move(-89, 100)
        #expect(scene.view.rotation == 0)
        scene.fingers.up()
        #expect(selected == [0])
    }
}
