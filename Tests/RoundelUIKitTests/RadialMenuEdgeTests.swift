import Foundation
import Roundel
import StandInTestSupport
import Testing
import UIKit

@testable import RoundelUIKit

/// Commands, settings, clicks and keys of a radial menu at the edges of what they mean.
@MainActor @Suite(.standIn) struct RadialMenuEdgeTests {
    // MARK: Commands

    @Test func `a menu opens in the middle of its view, also if the content is scrolled`() {
        let scene = RadialMenuScene()
        scene.view.bounds.origin = CGPoint(x: 10, y: 20)
        #expect(scene.interaction.open() && scene.core.fan?.center == Point2D(195, 422))
    }

    @Test func `a point outside the window counts as the nearest one in the room`() {
        let scene = RadialMenuScene()
        let points: [(CGPoint, Point2D)] = [
            (CGPoint(x: -5000, y: 100), Point2D(8, 422)), (CGPoint(x: 5000, y: 100), Point2D(382, 422)),
            (CGPoint(x: 100, y: -5000), Point2D(195, 8)), (CGPoint(x: 100, y: 5000), Point2D(195, 836)),
        ]
        for (point, center) in points {
            #expect(scene.interaction.open(at: point) && scene.core.fan?.center == center)
        }
    }

    @Test func `a menu that a finger holds cannot be opened elsewhere`() {
        let scene = RadialMenuScene()
        scene.hold()
        #expect(!scene.interaction.open(at: .zero) && scene.core.phase == .held)
        #expect(scene.core.fan?.center == Point2D(195, 422))
        scene.fingers.up(scene.point(90))
        #expect(scene.performed == ["Paste"] && scene.opened == [true, false])
    }

    @Test func `the menu of a new interaction is the one that it was made with`() {
        let menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
        #expect(RadialMenuInteraction(menu: menu).menu === menu)
        #expect(RadialMenuInteraction { _ in menu }.menu == nil)
    }

    @Test func `an open menu is read again for its point, and a closed one for the middle alone`() {
        let scene = RadialMenuScene()
        scene.view.removeInteraction(scene.interaction)
        var points: [CGPoint] = []
        let menu = UIMenu(children: scene.sample)
        let interaction = RadialMenuInteraction { point in
            points.append(point)
            return menu
        }
        scene.view.addInteraction(interaction)
        #expect(interaction.open(at: CGPoint(x: 20, y: 30)))
        points = []
        interaction.reloadMenu()
        #expect(points == [CGPoint(x: 20, y: 30), CGPoint(x: 100, y: 100)] && interaction.isOpen)
        interaction.dismiss()
        scene.settle()
        points = []
        interaction.reloadMenu()
        #expect(points == [CGPoint(x: 100, y: 100)])
    }

    @Test func `a menu that closes leaves touches to the views behind`() {
        let scene = RadialMenuScene()
        scene.open()
        let point = scene.point(45, 150)
        #expect(scene.window.hitTest(point, with: nil)?.isDescendant(of: scene.view) == false)
        scene.interaction.dismiss()
        #expect(scene.overlay != nil && scene.window.hitTest(point, with: nil) === scene.window)
        #expect(scene.window.hitTest(RadialMenuScene.middle, with: nil) === scene.view)
        #expect(scene.overlay?.canBecomeFocused == false)
    }

    // MARK: Settings

    @Test func `settings take effect under a finger that holds the menu`() {
        let scene = RadialMenuScene()
        scene.hold()
        scene.interaction.settings.staysOpen = false
        scene.fingers.up()
        #expect(!scene.interaction.isOpen && scene.opened == [true, false])
    }

    @Test func `the view alone determines whether the menu is mirrored`() throws {
        let scene = RadialMenuScene()
        scene.interaction.settings.fan.isMirrored = true
        scene.open()
        let items = try #require(scene.overlay?.itemViews)
        #expect(items[1].center.x > 240 && items[3].center.x < 150)
    }

    @Test func `the app can do without the motion`() {
        let scene = RadialMenuScene()
        scene.interaction.settings.reducesMotion = true
        scene.interaction.open()
        #expect(scene.core.openness == 1 && !scene.core.isMoving)
        scene.interaction.dismiss()
        #expect(scene.overlay == nil && scene.opened == [true, false])
    }

    // MARK: Touches

    @Test func `fingers, pencils and pointers open a menu, and the touches of a remote do not`() throws {
        let scene = RadialMenuScene()
        let own = try #require(scene.view.gestureRecognizers?.first)
        scene.open()
        let shown = try #require(scene.overlay?.gestureRecognizers?.first { $0 is PressRecognizer })
        for recognizer in [own, shown] {
            let types = recognizer.allowedTouchTypes.compactMap { UITouch.TouchType(rawValue: $0.intValue) }
            #expect(Set(types) == [.direct, .pencil, .indirectPointer])
        }
    }

    @Test func `the recogniser of a disabled menu is disabled, so that no other one waits for it`() {
        let scene = RadialMenuScene()
        #expect(scene.view.gestureRecognizers?.map(\.isEnabled) == [true])
        scene.interaction.isEnabled = false
        #expect(scene.view.gestureRecognizers?.map(\.isEnabled) == [false])
        scene.pointer.secondaryClick(at: RadialMenuScene.middle)
        #expect(!scene.interaction.isOpen)
        scene.interaction.isEnabled = true
        #expect(scene.view.gestureRecognizers?.map(\.isEnabled) == [true])
        scene.pointer.secondaryClick(at: RadialMenuScene.middle)
        #expect(scene.interaction.isOpen)
    }

    @Test func `a secondary click on an open menu is a tap, and does not move the menu`() {
        let scene = RadialMenuScene()
        scene.open()
        scene.pointer.secondaryClick(at: CGPoint(x: 30, y: 30))
        #expect(!scene.interaction.isOpen && scene.performed.isEmpty && scene.opened == [true, false])
        scene.settle()
        scene.open()
        scene.pointer.secondaryClick(at: scene.point(-90))
        #expect(!scene.interaction.isOpen && scene.performed == ["Copy"])
    }

    @Test func `the hardware is prepared when a finger touches down on a menu that can open`() {
        let scene = RadialMenuScene()
        scene.fingers.down(RadialMenuScene.middle)
        // That of the selection and that of the impact.
        #expect(StandInHaptics.events == [.prepared, .prepared])
        scene.fingers.up()
        scene.interaction.menu = UIMenu()
        scene.fingers.down(RadialMenuScene.middle)
        #expect(StandInHaptics.events.count == 2)
        scene.fingers.up()
    }

    @Test func `a view in front that is hardly visible takes touches, and closes the menu`() {
        for (alpha, isOpen) in [(0.01, true), (0.02, false)] {
            let (scene, view) = (RadialMenuScene(), UIView())
            scene.open()
            (view.frame, view.alpha) = (scene.window.bounds, CGFloat(alpha))
            scene.window.addSubview(view)
            StandInClock.step(frames: 2)
            #expect(scene.interaction.isOpen == isOpen)
        }
    }

    // MARK: Keyboards and keys

    @Test func `a keyboard is in the way only if it has the whole width and the lower edge`() {
        defer { StandInScreenKeyboard.hide() }
        let frames: [(CGRect, Double)] = [
            (CGRect(x: 0, y: 600, width: 390, height: 244), 592),
            (CGRect(x: -5, y: 600, width: 400, height: 300), 592),
            (CGRect(x: 0, y: 600, width: 389, height: 244), 836),
            (CGRect(x: 1, y: 600, width: 389, height: 244), 836),
            (CGRect(x: 0, y: 600, width: 390, height: 243), 836),
            (CGRect(x: 0, y: 600, width: 390, height: 0), 836),
        ]
        for (frame, bottom) in frames {
            let scene = RadialMenuScene()
            StandInScreenKeyboard.move(to: frame)
            scene.interaction.open(at: CGPoint(x: 100, y: 0))
            #expect(scene.core.bounds.end.y == bottom, "\(frame)")
        }
    }

    @Test func `the room ends above a keyboard, and within the safe area at each side`() {
        defer { StandInScreenKeyboard.hide() }
        for (keyboard, bottom) in [(CGFloat(344), 492.0), (20, 802)] {
            let scene = RadialMenuScene()
            scene.window.standInSafeAreaInsets = UIEdgeInsets(top: 10, left: 40, bottom: 34, right: 20)
            StandInScreenKeyboard.move(to: CGRect(x: 0, y: 844 - keyboard, width: 390, height: keyboard))
            scene.interaction.open()
            #expect(scene.core.bounds.origin == Point2D(48, 18))
            #expect(scene.core.bounds.end == Point2D(362, bottom))
        }
    }

    @Test func `letters with Control or Option are for others, and those with Shift for the menu`() {
        let scene = RadialMenuScene()
        scene.open()
        for modifiers in [UIKeyModifierFlags.control, .alternate, [.shift, .command]] {
            scene.keyboard.press("p", modifiers)
            #expect(scene.core.highlighted == nil)
        }
        scene.keyboard.press("P", .shift)
        #expect(scene.core.highlighted == PressMenu.ItemPath(2))
    }

    @Test func `a submenu is another item than an action with its title`() {
        let scene = RadialMenuScene(elements: [])
        func menu(_ element: UIMenuElement) -> UIMenu {
            UIMenu(identifier: UIMenu.Identifier("photo"), children: [element, scene.action("Copy")])
        }
        scene.interaction.menu = menu(scene.action("Share"))
        scene.open()
        scene.keyboard.press("s")
        #expect(scene.core.highlighted == PressMenu.ItemPath(0))
        scene.interaction.menu = menu(UIMenu(title: "Share", children: [scene.action("Mail")]))
        #expect(scene.interaction.isOpen && scene.core.highlighted == nil)
    }

    /// A window that notes the presses that come to it.
    private final class Hearing: UIWindow {
        var phases: [String] = []
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            phases.append("began")
        }
        override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            phases.append("changed")
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            phases.append("ended")
        }
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            phases.append("cancelled")
        }
    }

    private final class Item: UIView {
        override var canBecomeFocused: Bool { true }
    }

    @Test(arguments: [false, true])
    func `buttons of a remote that the menu does not take go on in all of their phases`(isCancelled: Bool) {
        let window = Hearing(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let (item, view) = (Item(frame: CGRect(x: 0, y: 0, width: 80, height: 80)), UIView())
        view.frame = CGRect(x: 95, y: 322, width: 200, height: 200)
        for view in [item, view] { window.addSubview(view) }
        window.makeKeyAndVisible()
        let interaction = RadialMenuInteraction(menu: UIMenu(children: [UIAction(title: "Copy") { _ in }]))
        view.addInteraction(interaction)
        #expect(StandInFocus(window).move(to: item) && interaction.open())
        StandInClock.advance(by: 1)
        let remote = StandInRemote(window)
        remote.press(.rightArrow, cancelled: isCancelled)
        #expect(window.phases.isEmpty)
        remote.press(.playPause, cancelled: isCancelled)
        #expect(window.phases == ["began", "changed", isCancelled ? "cancelled" : "ended"])
        #expect(interaction.isOpen)
    }
}
