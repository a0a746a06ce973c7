import Foundation
import Roundel
import StandInTestSupport
import Testing
import UIKit

@testable import RoundelUIKit

/// Fingers that are not meant for a radial menu, or arrive late.
@MainActor @Suite(.standIn) struct RadialMenuMovingFingersTests {
    private func add<View: UIView>(_ view: View, to scene: RadialMenuScene) -> View {
        view.frame = CGRect(x: 70, y: 70, width: 60, height: 60)
        scene.view.addSubview(view)
        return view
    }

    /// Keeps the event of a touch, which tests cannot make.
    private final class EventKeeper: UIGestureRecognizer {
        var event: UIEvent?
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { self.event = event }
    }

    @Test func `two fingers that touch down in one event are left to a pinch`() throws {
        let scene = RadialMenuScene()
        let recognizer = scene.interaction.driver.recognizer
        // The stand-in's fingers touch down one after the other, so the event is made by hand.
        let keeper = EventKeeper()
        scene.window.addGestureRecognizer(keeper)
        recognizer.isEnabled = false
        scene.fingers.down(RadialMenuScene.middle)
        scene.fingers.down(scene.point(180, 60), finger: 1)
        recognizer.isEnabled = true
        let touches = [scene.fingers.touch(), scene.fingers.touch(of: 1)].compactMap { $0 }
        try #require(touches.count == 2)
        recognizer.touchesBegan(Set(touches), with: try #require(keeper.event))
        #expect(scene.core.phase == .closed)
        StandInClock.advance(by: 0.6)
        #expect(!scene.interaction.isOpen && scene.opened.isEmpty)
    }

    @Test func `a second finger is followed while the menu that the first one closed goes`() throws {
        let scene = RadialMenuScene()
        let identifier = try #require(scene.interaction.menu).identifier
        scene.open()
        // Outside, where it stays.
        scene.fingers.down(CGPoint(x: 195, y: 100))
        let children = [scene.action("Cut"), scene.action("Undo")]
        scene.interaction.menu = UIMenu(identifier: identifier, children: children)
        // A tap is left to the view.
        scene.fingers.down(RadialMenuScene.middle, finger: 1, after: 0.1)
        scene.fingers.up(finger: 1)
        #expect(scene.core.phase == .closed)
        StandInClock.advance(by: 1)
        #expect(scene.opened == [true, false])
        scene.fingers.down(RadialMenuScene.middle, finger: 1)
        StandInClock.advance(by: 0.55)
        scene.fingers.move(scene.point(-90), finger: 1)
        scene.fingers.up(finger: 1)
        #expect(scene.performed == ["Cut"])
    }

    @Test func `a finger on the menu of a view that has just moved to another window does nothing`() {
        let scene = RadialMenuScene()
        scene.open()
        let other = UIWindow.standIn(around: scene.view, size: CGSize(width: 390, height: 844))
        scene.fingers.down(RadialMenuScene.middle)
        // Its actions may refer to the view.
        #expect(scene.interaction.driver.entries.isEmpty)
        StandInClock.advance(by: 1)
        scene.fingers.up()
        StandInClock.advance(by: 1)
        #expect(scene.core.phase == .closed && scene.opened == [true, false])
        #expect(!other.subviews.contains { $0 is RadialMenuOverlay })
    }

    @Test func `of two fingers that touch a waiting menu in one event one counts`() throws {
        let scene = RadialMenuScene()
        scene.open()
        let recognizer = try #require(scene.overlay).recognizer
        let keeper = EventKeeper()
        scene.window.addGestureRecognizer(keeper)
        recognizer.isEnabled = false
        scene.fingers.down(scene.point(90))
        scene.fingers.down(scene.point(90, 80), finger: 1)
        recognizer.isEnabled = true
        let touches = [scene.fingers.touch(), scene.fingers.touch(of: 1)].compactMap { $0 }
        try #require(touches.count == 2)
        recognizer.touchesBegan(Set(touches), with: try #require(keeper.event))
        #expect(recognizer.state == .possible || recognizer.state == .began)
        #expect(scene.core.phase == .held && scene.interaction.isOpen)
    }

    @Test func `a pan inside keeps a finger that moves, whichever view is told first`() {
        let scene = RadialMenuScene()
        scene.window.standInTouchesOuterViewsFirst = true
        let pan = UIPanGestureRecognizer()
        add(UIView(), to: scene).addGestureRecognizer(pan)
        scene.fingers.down(RadialMenuScene.middle)
        for step in 1...6 { scene.fingers.move(scene.point(90, Double(step) * 12)) }
        scene.fingers.up()
        #expect(pan.standInStates.contains(.began) && scene.performed.isEmpty)
    }

    @Test func `strokes choose nothing where a view inside recognises pans or swipes`() {
        for recognizer in [UIPanGestureRecognizer(), UISwipeGestureRecognizer()] {
            let scene = RadialMenuScene()
            scene.window.standInTouchesOuterViewsFirst = true
            add(UIView(), to: scene).addGestureRecognizer(recognizer)
            // To the item with a submenu.
            func stroke() {
                scene.fingers.down(RadialMenuScene.middle)
                for step in 1...6 { scene.fingers.move(scene.point(0, Double(step) * 12)) }
                scene.fingers.up()
            }
            stroke()
            #expect(recognizer.standInStates.contains { $0 == .began || $0 == .ended })
            #expect(scene.opened.isEmpty)
            // A finger that is held opens the menu all the same.
            scene.hold()
            #expect(scene.interaction.isOpen)
            scene.interaction.dismiss()
            scene.fingers.up()
            scene.settle()
            recognizer.isEnabled = false
            scene.opened = []
            stroke()
            #expect(scene.opened == [true])
        }
    }

    @Test func `a circular menu inside keeps a finger that holds its ring`() {
        let scene = RadialMenuScene()
        let ring = CircularMenuView(frame: scene.view.bounds)
        ring.items = (0..<8).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)) }
        ring.isOpen = true
        scene.view.addSubview(ring)
        scene.settle()
        scene.fingers.down(scene.point(20, 80))
        StandInClock.advance(by: 1)
        #expect(!scene.interaction.isOpen, "as with a WheelView inside")
        scene.fingers.up()
    }

    @Test func `a circular menu inside leaves fingers that do not turn it`() {
        for isOpen in [true, false] {
            let scene = RadialMenuScene()
            let ring = CircularMenuView(frame: scene.view.bounds)
            ring.items = (0..<8).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)) }
            ring.centerView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
            ring.isOpen = isOpen
            scene.view.addSubview(ring)
            scene.settle()
            scene.hold()
            #expect(scene.interaction.isOpen)
            scene.fingers.up()
        }
    }

    @Test(arguments: [0, 1, 2])
    func `a tap during a stall is a tap, also if the app changes the menu before the touch arrives`(
        change: Int
    ) {
        let scene = RadialMenuScene()
        let identifier = UIMenu.Identifier("photo")
        scene.interaction.menu = UIMenu(identifier: identifier, children: scene.sample)
        scene.fingers.down(RadialMenuScene.middle)
        let start = CACurrentMediaTime()
        StandInClock.hang(for: 0.8)
        switch change {
        case 0: scene.interaction.menu = UIMenu(identifier: identifier, children: scene.sample)
        case 1: scene.interaction.settings.hysteresis = .degrees(5)
        default: scene.interaction.itemSize = CGSize(width: 50, height: 50)
        }
        StandInClock.step()
        scene.fingers.up(at: start + 0.1)
        StandInClock.advance(by: 1)
        #expect(scene.opened.isEmpty && scene.core.phase == .closed)
    }
}
