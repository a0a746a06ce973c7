import Foundation
import Roundel
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// Fingers that no recogniser follows to their end, and touches of what cannot be seen.
@MainActor @Suite(.standIn) struct UnfollowedFingerTests {
    /// A menu of four items in a scroll view that has precedence, with a button in the centre.
    private func yielding() -> Scene<CircularMenuView> {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        scroll.contentSize = CGSize(width: 390, height: 2000)
        scroll.delaysContentTouches = false
        return menuScene(4, in: scroll) { menu in
            menu.scrollPolicy = .yieldsToScrolling
            menu.centerView = UIButton(type: .close)
        }
    }

    @Test func `a finger that stopped a menu and slid off the centre keeps no later tap out`() {
        let scene = yielding()
        var selected: [Int] = []
        scene.view.onSelect = { selected.append($1) }
        scene.view.spin(velocity: 3)
        StandInClock.advance(by: 0.5)
        #expect(scene.view.wheel.isMoving)
        scene.down(0, 0)
        #expect(!scene.view.wheel.isMoving || scene.view.wheel.phase == .settling)
        scene.move(45, 60)
        scene.fingers.up()
        StandInClock.advance(by: 3)
        #expect(scene.view.isOpen && !scene.view.wheel.isMoving && selected.isEmpty)
        let item = scene.view.items[2]
        scene.fingers.tap(scene.view.convert(item.center, to: scene.window))
        #expect(selected == [2])
    }

    @Test func `a view in the centre that cannot be seen takes no tap`() {
        let changes: [(isHidden: Bool, alpha: CGFloat, taps: Bool)] = [
            (false, 1, true), (true, 1, false), (false, 0.01, false), (false, 0.02, true),
        ]
        for (isHidden, alpha, taps) in changes {
            let scene = menuScene(4) { $0.centerView = menuItem() }
            scene.view.centerView?.isHidden = isHidden
            scene.view.centerView?.alpha = alpha
            scene.fingers.tap(scene.point(0, 0))
            #expect(scene.view.isOpen == !taps, "\(isHidden) \(alpha)")
        }
    }

    @Test func `a menu that closes because its view leaves the window moves no focus of VoiceOver`() {
        let scene = RadialMenuScene()
        StandInAccessibility.isVoiceOverRunning = true
        #expect(scene.interaction.open())
        StandInAccessibility.posts = []
        scene.view.removeFromSuperview()
        StandInClock.step()
        #expect(scene.opened == [true, false] && StandInAccessibility.posts.isEmpty)
    }
}
