import Foundation
import Roundel
import StandInTestSupport
import Testing
import UIKit

@testable import RoundelUIKit

/// Fingers on a view with a radial menu.
@MainActor @Suite(.standIn) struct RadialMenuTouchTests {
    @Test func `a finger that is held opens the menu above everything, and chooses by being lifted`() throws {
        let scene = RadialMenuScene()
        let behind = UIView(frame: scene.window.bounds)
        scene.window.addSubview(behind)
        scene.window.sendSubviewToBack(behind)
        scene.hold()
        scene.settle()
        let overlay = try #require(scene.overlay)
        #expect(scene.window.subviews.last === overlay && overlay.frame == scene.window.bounds)
        #expect(scene.opened == [true] && scene.interaction.isOpen)
        for (index, item) in overlay.itemViews.enumerated() {
            let fan = try #require(scene.core.fan)
            #expect(near(item.center, CGPoint(fan.position(of: index))))
            #expect(item.transform == .identity && near(item.alpha, index == 3 ? 0.4 : 1, 1e-6))
        }
        scene.fingers.move(scene.point(90))
        #expect(scene.core.highlighted == PressMenu.ItemPath(2) && scene.shownTitle == "Paste")
        #expect(scene.performed.isEmpty)
        scene.fingers.up()
        #expect(scene.performed == ["Paste"] && scene.opened == [true, false])
        scene.settle()
        #expect(scene.overlay == nil && StandInClock.runningLinkCount == 0)
    }

    @Test func `a stroke chooses the same item and shows no menu`() {
        let scene = RadialMenuScene()
        scene.fingers.drag([RadialMenuScene.middle, scene.point(-90, 20), scene.point(-90, 60)])
        #expect(scene.performed == ["Copy"] && scene.opened.isEmpty && scene.overlay == nil)
    }

    @Test func `a stroke within a single event chooses as well`() {
        let scene = RadialMenuScene()
        scene.fingers.down(RadialMenuScene.middle)
        scene.fingers.up(scene.point(90, 60))
        #expect(scene.performed == ["Paste"])
    }

    @Test func `the coalesced samples of a fast stroke count`() {
        let scene = RadialMenuScene()
        scene.fingers.down(RadialMenuScene.middle)
        // Right, and then down: the corner opens the submenu, and the last sample alone is at 45°.
        let corner = scene.point(0, 90)
        let path = (1...9).map { scene.point(0, Double($0) * 10) }
        let down = (1...9).map { CGPoint(x: corner.x, y: corner.y + CGFloat($0) * 10) }
        scene.fingers.move(through: path + down)
        #expect(scene.core.submenu == 1)
        scene.fingers.cancel()
    }

    @Test func `a finger that is lifted in the middle leaves the menu open for taps`() {
        let scene = RadialMenuScene()
        scene.open()
        #expect(scene.core.phase == .waiting && scene.opened == [true])
        scene.fingers.tap(scene.point(0))
        scene.settle()
        #expect(scene.core.submenu == 1 && scene.performed.isEmpty)
        #expect(scene.overlay?.childViews.count == 3)
        let place = scene.core.submenuFan?.position(of: 1) ?? .zero
        scene.fingers.tap(CGPoint(place))
        #expect(scene.performed == ["Messages"] && !scene.interaction.isOpen)
    }

    @Test func `a tap outside closes the menu and has no other effect`() {
        let scene = RadialMenuScene()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
        scene.window.insertSubview(button, at: 0)
        scene.open()
        scene.fingers.tap(CGPoint(x: 30, y: 30))
        #expect(!scene.interaction.isOpen && presses == 0 && scene.performed.isEmpty)
        // A menu that closes leaves touches to what is behind it.
        scene.fingers.tap(CGPoint(x: 30, y: 30))
        #expect(presses == 1)
    }

    @Test func `a tap on the view stays its own, and a hold takes it away`() {
        let button = UIButton()
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
        let scene = RadialMenuScene(button)
        scene.fingers.tap(RadialMenuScene.middle)
        #expect(presses == 1 && scene.opened.isEmpty)
        scene.open()
        #expect(presses == 1 && scene.opened == [true] && !button.isHighlighted)
        scene.interaction.dismiss()
        scene.settle()
        scene.fingers.drag([RadialMenuScene.middle, scene.point(90, 40), scene.point(90, 70)])
        #expect(presses == 1 && scene.performed == ["Paste"])
    }

    @Test func `the menu can open on a tap`() {
        let button = UIButton()
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
        let scene = RadialMenuScene(button)
        scene.interaction.settings.opensOnTap = true
        scene.fingers.tap(RadialMenuScene.middle)
        #expect(scene.core.phase == .waiting && presses == 0)
    }

    // MARK: A main thread that hangs

    @Test func `a tap during a stall of the main thread is a tap, and opens nothing`() {
        let button = UIButton()
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
        let scene = RadialMenuScene(button)
        scene.fingers.down(RadialMenuScene.middle)
        let start = CACurrentMediaTime()
        StandInClock.hang(for: 0.8)
        // A frame is shown before the touch arrives.
        StandInClock.step()
        #expect(scene.core.phase == .pressed)
        scene.fingers.up(at: start + 0.1)
        StandInClock.advance(by: 1)
        #expect(presses == 1 && scene.opened.isEmpty && scene.core.phase == .closed)
    }

    @Test func `a finger that is held through a stall opens the menu with the second frame`() {
        let scene = RadialMenuScene()
        scene.fingers.down(RadialMenuScene.middle)
        StandInClock.hang(for: 0.8)
        StandInClock.step(frames: 2)
        #expect(scene.core.phase == .held && scene.opened == [true])
        scene.fingers.up()
    }

    // MARK: Scroll views

    private func scrollScene() -> (RadialMenuScene, UIScrollView) {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scroll.contentSize = CGSize(width: 390, height: 3000)
        let view = UIView(frame: CGRect(x: 95, y: 322, width: 200, height: 200))
        scroll.addSubview(view)
        return (RadialMenuScene(view, around: scroll), scroll)
    }

    @Test func `in a scroll view a finger that moves scrolls, and chooses nothing`() {
        let (scene, scroll) = scrollScene()
        scene.fingers.down(RadialMenuScene.middle)
        for step in 1...6 { scene.fingers.move(scene.point(-90, Double(step) * 15)) }
        StandInClock.advance(by: 1)
        #expect(scroll.contentOffset.y > 20 && scene.overlay == nil)
        scene.fingers.up()
        #expect(scene.performed.isEmpty && scene.opened.isEmpty)
    }

    @Test func `a finger that has begun to scroll opens nothing when it rests, even within the slop`() {
        let (scene, _) = scrollScene()
        scene.fingers.down(RadialMenuScene.middle)
        // A scroll begins at 10 points, where the menu still sees a finger at rest.
        scene.fingers.move(scene.point(-90, 10))
        StandInClock.advance(by: 1)
        #expect(scene.overlay == nil && scene.opened.isEmpty)
        scene.fingers.up()
        #expect(scene.core.phase == .closed)
        // Nor if it is lifted before the next frame.
        scene.fingers.down(RadialMenuScene.middle)
        scene.fingers.move(scene.point(-90, 10), after: 0)
        scene.fingers.up(after: 0)
        #expect(scene.core.phase == .closed)
        StandInClock.advance(by: 1)
        #expect(scene.overlay == nil && scene.opened.isEmpty)
    }

    @Test func `in a scroll view a finger that is held opens the menu, and does not scroll any more`() {
        let (scene, scroll) = scrollScene()
        scene.hold()
        for step in 1...6 { scene.fingers.move(scene.point(90, Double(step) * 12)) }
        #expect(scroll.contentOffset.y == 0)
        scene.fingers.up()
        #expect(scene.performed == ["Paste"])
    }

    // MARK: Several fingers, and touches that end otherwise

    @Test func `a second finger has no effect`() {
        let scene = RadialMenuScene()
        scene.hold()
        scene.fingers.down(CGPoint(x: 20, y: 20), finger: 1)
        scene.fingers.move(scene.point(90), finger: 1)
        scene.fingers.up(finger: 1)
        #expect(scene.core.phase == .held && scene.performed.isEmpty)
        scene.fingers.move(scene.point(-90))
        scene.fingers.up()
        #expect(scene.performed == ["Copy"])
    }

    @Test func `a second finger does not end the stroke of the first`() {
        let scene = RadialMenuScene()
        scene.view.isMultipleTouchEnabled = true
        scene.fingers.down(RadialMenuScene.middle)
        scene.fingers.move(scene.point(90, 40))
        #expect(scene.core.phase == .stroking)
        scene.fingers.down(scene.point(0, 80), finger: 1)
        scene.fingers.up(scene.point(90, 70))
        #expect(scene.performed == ["Paste"])
    }

    @Test func `two fingers are left to a pinch, before the menu has opened`() {
        let scene = RadialMenuScene()
        scene.fingers.down(scene.point(0, 0))
        scene.fingers.down(scene.point(180, 60), finger: 1)
        #expect(scene.core.phase == .closed)
        scene.fingers.move(scene.point(90))
        scene.fingers.up()
        scene.fingers.up(finger: 1)
        #expect(scene.performed.isEmpty && scene.core.phase == .closed)
        scene.hold()
        #expect(scene.core.phase == .held)
    }

    @Test func `a touch that the system cancels chooses nothing`() {
        let scene = RadialMenuScene()
        scene.hold()
        scene.fingers.move(scene.point(90))
        scene.fingers.cancel()
        #expect(scene.performed.isEmpty && !scene.interaction.isOpen)
        scene.settle()
        scene.open()
        scene.fingers.down(scene.point(90))
        scene.fingers.cancel()
        #expect(scene.core.phase == .waiting && scene.performed.isEmpty)
    }

    @Test func `a menu that cannot begin its gesture does not open`() {
        final class Refusing: UIView {
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                false
            }
        }
        let scene = RadialMenuScene(Refusing())
        scene.hold()
        #expect(scene.core.phase == .closed && scene.overlay == nil && scene.opened.isEmpty)
        #expect(!StandInHaptics.events.contains(.impact(intensity: 1)))
        scene.fingers.up()
        scene.fingers.down(RadialMenuScene.middle)
        scene.fingers.up(scene.point(90, 60))
        #expect(scene.performed.isEmpty)
    }

    @Test func `with strokes, a sheet waits for the menu; without, it does not`() {
        for accepts in [true, false] {
            let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let pan = UIPanGestureRecognizer()
            sheet.addGestureRecognizer(pan)
            let view = UIView(frame: CGRect(x: 95, y: 322, width: 200, height: 200))
            sheet.addSubview(view)
            let scene = RadialMenuScene(view, around: sheet)
            scene.interaction.settings.acceptsStrokes = accepts
            // Settings are read when a finger touches down.
            scene.fingers.down(RadialMenuScene.middle)
            for step in 1...6 { scene.fingers.move(scene.point(90, Double(step) * 10)) }
            scene.fingers.up()
            #expect(pan.standInStates.contains(.began) != accepts)
            #expect(scene.performed == (accepts ? ["Paste"] : []))
        }
    }

    @Test func `with strokes, swiping back in a page waits for the menu; without, it does not`() throws {
        for accepts in [true, false] {
            let navigation = UINavigationController()
            let view = UIView(frame: CGRect(x: 95, y: 322, width: 200, height: 200))
            navigation.view.addSubview(view)
            let scene = RadialMenuScene(view, around: navigation.view)
            scene.interaction.settings.acceptsStrokes = accepts
            let swipe = try #require(navigation.interactiveContentPopGestureRecognizer)
            scene.fingers.down(RadialMenuScene.middle)
            scene.fingers.move(scene.point(0, 40))
            scene.fingers.up()
            #expect(swipe.standInStates.contains(.began) != accepts)
        }
    }

    @Test func `the menu is felt when it opens, at each item, and when one is chosen`() {
        let scene = RadialMenuScene()
        scene.hold()
        #expect(StandInHaptics.events.filter { $0 != .prepared } == [.impact(intensity: 1)])
        scene.fingers.move(scene.point(90))
        #expect(StandInHaptics.events.last == .selectionChanged)
        scene.fingers.up()
        #expect(StandInHaptics.events.last == .impact(intensity: 1))
        StandInHaptics.events = []
        scene.interaction.playsHaptics = false
        scene.settle()
        scene.hold()
        scene.fingers.up(scene.point(90))
        #expect(scene.performed == ["Paste", "Paste"] && StandInHaptics.events.isEmpty)
    }
}
