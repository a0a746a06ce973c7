import Roundel
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// Menus that move on the screen while a finger is on them, as with a sheet or above a keyboard.
@MainActor @Suite(.standIn) struct MovingMenuTests {
    /// An open menu of eight items in a container that moves.
    private func scene(
        buttons: Bool,
        _ policy: ScrollPolicy = .claimsRing
    ) -> (scene: Scene<CircularMenuView>, container: UIView) {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        let scene = menuScene(in: container) { menu in
            if buttons { menu.setItems((0..<8).map { _ in UIAction { _ in } }) }
            menu.scrollPolicy = policy
        }
        return (scene, container)
    }

    private func place(of index: Int, _ scene: Scene<CircularMenuView>) -> CGPoint {
        scene.view.convert(scene.view.items[index].center, to: scene.window)
    }

    @Test(arguments: [false, true], [ScrollPolicy.claimsRing, .yieldsToScrolling])
    func `a finger that stays where it is taps an item that moves under it`(
        buttons: Bool,
        policy: ScrollPolicy
    ) {
        let (scene, container) = scene(buttons: buttons, policy)
        var selected: [Int] = []
        scene.view.onSelect = { selected.append($1) }
        let place = place(of: 2, scene)
        scene.fingers.down(place)
        container.frame.origin.y -= 15
        // Fingers tremble.
        scene.fingers.move(CGPoint(x: place.x + 1, y: place.y))
        scene.fingers.up()
        #expect(selected == [2])
    }

    @Test(arguments: [false, true])
    func `a finger that goes along with a menu that moves taps nothing`(buttons: Bool) {
        let (scene, container) = scene(buttons: buttons)
        var selected: [Int] = []
        scene.view.onSelect = { selected.append($1) }
        let place = place(of: 2, scene)
        scene.fingers.down(place)
        container.frame.origin.y -= 15
        scene.fingers.move(CGPoint(x: place.x, y: place.y - 15))
        scene.fingers.up()
        #expect(selected.isEmpty)
    }

    @Test func `a finger that drags a menu that has moved turns it by the further movement, without a jump`()
    {
        let (scene, container) = scene(buttons: false)
        var turns: [CGFloat] = []
        let place = place(of: 2, scene)
        scene.fingers.down(place)
        container.frame.origin.y -= 15
        for step in 1...12 {
            let before = scene.view.rotation
            scene.fingers.move(CGPoint(x: place.x, y: place.y + 2 * CGFloat(step)))
            turns.append(scene.view.rotation - before)
        }
        #expect(turns.prefix(5).allSatisfy { $0 == 0 } && turns.suffix(7).allSatisfy { $0 > 0 && $0 < 0.03 })
        scene.restAndLift()
    }
}
