import Roundel
import RoundelTestSupport
import StandInTestSupport
import Testing
import UIKit

@testable import RoundelUIKit

/// Views that the app takes out of the window when their gesture tells it something, and puts back.
@MainActor @Suite(.standIn) struct RemovalTests {
    @Test(arguments: [false, true], [false, true])
    func `a held control that is disabled, and removed in the end of its drag, turns again`(
        isWheel: Bool,
        moves: Bool
    ) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let frame = CGRect(x: 50, y: 50, width: 200, height: 200)
        let view: UIControl = isWheel ? WheelView(frame: frame) : DialView(frame: frame)
        root.addSubview(view)
        let scene = Scene(view as UIView, around: root)
        var removals = 0
        (view as? WheelView)?.onCancelled = { _ in
            removals += 1
            view.removeFromSuperview()
        }
        if !isWheel {
            let end = UIAction { _ in
                removals += 1
                if removals == 1 { view.removeFromSuperview() }
            }
            view.addAction(end, for: .editingDidEnd)
        }
        scene.down(270, 86)
        if moves { scene.sweep(270, 300, 86) }
        view.isEnabled = false
        scene.fingers.up()
        StandInClock.advance(by: 1)
        #expect(removals == 1 && view.superview == nil)
        view.isEnabled = true
        root.addSubview(view)
        scene.window.layoutIfNeeded()
        (view as? DialView)?.value = 0.5
        (view as? WheelView)?.rotation = 0
        scene.down(270, 86)
        scene.sweep(270, 324, 86)
        scene.restAndLift()
        let value = (view as? DialView).map { $0.value - 0.5 }
        let rotation = (view as? WheelView).map { Double($0.rotation) }
        #expect((value ?? rotation ?? 0) > 0.1)
    }

    @Test(arguments: [false, true])
    func `a view that an action of its radial menu removes opens it again when it is back`(
        isTapped: Bool
    ) throws {
        let pad = UIView(frame: CGRect(x: 95, y: 322, width: 200, height: 200))
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        container.addSubview(pad)
        let scene = RadialMenuScene(
            pad,
            around: container,
            elements: [UIAction(title: "Delete") { _ in pad.removeFromSuperview() }]
        )
        scene.hold()
        let item = try #require(scene.overlay?.itemViews.first?.center)
        if isTapped {
            scene.fingers.up()
            StandInClock.advance(by: 1)
            scene.fingers.tap(item)
        } else {
            scene.fingers.move(item)
            scene.fingers.up()
        }
        StandInClock.advance(by: 1)
        #expect(pad.superview == nil)
        container.addSubview(pad)
        scene.window.layoutIfNeeded()
        StandInClock.advance(by: 1)
        scene.hold()
        #expect(scene.interaction.isOpen)
    }
}
