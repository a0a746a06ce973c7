import Roundel
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// Fingers beside the one that taps an item of a menu.
@MainActor @Suite(.standIn) struct MenuFingerTests {
    @Test(arguments: [false, true]) func `a second finger does not take the first one's tap on a plain item`(
        cancelled: Bool
    ) {
        let scene = menuScene(4)
        var selected: [Int] = []
        scene.view.onSelect = { selected.append($1) }
        let item = scene.view.convert(scene.view.items[0].center, to: scene.window)
        scene.fingers.down(item)
        // Between two items.
        scene.fingers.down(scene.point(45, 100), finger: 1)
        if cancelled { scene.fingers.cancel(finger: 1) } else { scene.fingers.up(finger: 1) }
        scene.fingers.up()
        #expect(selected == [0])
    }

    @Test func `a second finger on the same plain item does not tap for the first`() {
        let scene = menuScene(4)
        var selected: [Int] = []
        scene.view.onSelect = { selected.append($1) }
        let item = scene.view.convert(scene.view.items[0].center, to: scene.window)
        scene.fingers.down(item)
        scene.fingers.tap(CGPoint(x: item.x + 6, y: item.y + 4), finger: 1)
        #expect(selected.isEmpty)
        scene.fingers.up()
        #expect(selected == [0])
    }

    @Test func `a second finger does not take the first one's tap on a plain centre`() {
        let scene = menuScene(4) {
            $0.centerView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        }
        scene.fingers.down(scene.point(0, 0))
        scene.fingers.tap(scene.point(45, 100), finger: 1)
        scene.fingers.up()
        #expect(!scene.view.isOpen)
    }
}
