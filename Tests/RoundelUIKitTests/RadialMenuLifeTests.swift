import Foundation
import Roundel
import StandInTestSupport
import Testing
import UIKit

@testable import RoundelUIKit

/// What closes a radial menu, and what its actions may change.
@MainActor @Suite(.standIn) struct RadialMenuLifeTests {
    /// Whether nothing of the menu is left.
    private func isGone(_ scene: RadialMenuScene) -> Bool {
        scene.overlay == nil && scene.core.phase == .closed && !scene.core.isMoving
            && StandInClock.runningLinkCount == 0
    }

    @Test func `a view that leaves its window closes the menu at once, also while a finger holds it`() {
        for isHeld in [true, false] {
            let scene = RadialMenuScene()
            isHeld ? scene.hold() : scene.open()
            scene.view.removeFromSuperview()
            StandInClock.step()
            #expect(isGone(scene) && scene.opened == [true, false] && scene.performed.isEmpty)
            scene.fingers.up()
            scene.window.addSubview(scene.view)
            #expect(scene.interaction.open())
        }
    }

    @Test func `a view that leaves its window while it is pressed opens nothing`() {
        let scene = RadialMenuScene()
        scene.fingers.down(RadialMenuScene.middle)
        scene.view.removeFromSuperview()
        StandInClock.advance(by: 1)
        #expect(isGone(scene) && scene.opened.isEmpty && !scene.interaction.open())
    }

    @Test func `a window that changes its size closes the menu`() {
        let scene = RadialMenuScene()
        scene.open()
        scene.window.frame.size = CGSize(width: 844, height: 390)
        StandInClock.step()
        #expect(isGone(scene) && scene.opened == [true, false])
    }

    @Test func `one menu is open in a window`() {
        let scene = RadialMenuScene()
        let (view, other) = (UIView(), RadialMenuInteraction(menu: UIMenu(children: scene.sample)))
        scene.window.addSubview(view)
        view.addInteraction(other)
        scene.open()
        #expect(other.open() && !scene.interaction.isOpen && scene.opened == [true, false])
        #expect(scene.window.subviews.filter { $0 is RadialMenuOverlay }.count == 1)
        let away = RadialMenuScene()
        away.open()
        #expect(other.isOpen && away.interaction.isOpen)
    }

    @Test func `one menu is open in a window, also if the app opens again the one that closes`() {
        let scene = RadialMenuScene()
        let (view, other) = (UIView(), RadialMenuInteraction(menu: UIMenu(children: scene.sample)))
        scene.window.addSubview(view)
        view.addInteraction(other)
        scene.open()
        scene.interaction.onOpenChange = { interaction, isOpen in if !isOpen { interaction.open() } }
        other.open()
        #expect(scene.interaction.isOpen && !other.isOpen)
        #expect(scene.window.subviews.filter { $0 is RadialMenuOverlay }.count == 1)
    }

    @Test(arguments: [true, false])
    func `an interaction that leaves its view is closed, also if the app opens it again`(isMoved: Bool) {
        let (scene, other) = (RadialMenuScene(), UIView())
        scene.window.addSubview(other)
        scene.open()
        scene.interaction.onOpenChange = { interaction, isOpen in if !isOpen { interaction.open() } }
        isMoved ? other.addInteraction(scene.interaction) : scene.view.removeInteraction(scene.interaction)
        scene.settle()
        #expect(isGone(scene) && scene.interaction.view === (isMoved ? other : nil))
    }

    @Test func `disabling closes the menu, and a disabled menu does not open`() {
        let scene = RadialMenuScene()
        scene.hold()
        scene.interaction.isEnabled = false
        #expect(!scene.interaction.isOpen && scene.opened == [true, false])
        scene.fingers.up()
        scene.settle()
        scene.hold()
        #expect(isGone(scene) && !scene.interaction.open())
        scene.fingers.up()
    }

    @Test func `an interaction that is removed closes its menu and follows no finger`() {
        let scene = RadialMenuScene()
        scene.open()
        scene.view.removeInteraction(scene.interaction)
        #expect(isGone(scene) && scene.interaction.view == nil)
        #expect(scene.view.gestureRecognizers?.isEmpty != false)
        scene.hold()
        #expect(isGone(scene) && !scene.interaction.open())
        scene.fingers.up()
        let other = UIView(frame: scene.view.frame)
        scene.window.addSubview(other)
        other.addInteraction(scene.interaction)
        scene.hold()
        #expect(scene.interaction.isOpen && scene.interaction.view === other)
        scene.fingers.up()
    }

    @Test func `a menu whose view was released is closed, and released`() {
        weak var interaction: RadialMenuInteraction?
        let window = UIWindow.standIn(around: UIView())
        do {
            let view = UIView(frame: CGRect(x: 95, y: 322, width: 200, height: 200))
            let new = RadialMenuInteraction(menu: UIMenu(children: [UIAction(title: "Copy") { _ in }]))
            view.addInteraction(new)
            window.addSubview(view)
            interaction = new
            #expect(new.open())
            StandInClock.advance(by: 1)
            view.removeFromSuperview()
        }
        StandInClock.step(frames: 2)
        #expect(window.subviews.allSatisfy { !($0 is RadialMenuOverlay) } && interaction == nil)
        #expect(StandInClock.runningLinkCount == 0)
    }

    @Test func `an action may remove the view, change the menu or open it again`() {
        let scene = RadialMenuScene(elements: [])
        var steps: [String] = []
        scene.interaction.menu = UIMenu(children: [
            UIAction(title: "Remove") { _ in
                steps.append("remove")
                scene.view.removeFromSuperview()
            },
            UIAction(title: "Change") { _ in
                steps.append("change")
                scene.interaction.menu = UIMenu(children: [
                    UIAction(title: "New") { _ in steps.append("new") }
                ])
            },
            UIAction(title: "Again") { _ in
                steps.append("again")
                scene.interaction.open()
            },
        ])
        scene.hold()
        scene.fingers.up(scene.point(150))
        #expect(steps == ["again"] && scene.opened == [true, false, true])
        scene.settle()
        scene.fingers.tap(scene.point(-90))
        StandInClock.step()
        #expect(steps == ["again", "remove"] && isGone(scene))
        scene.window.addSubview(scene.view)
        scene.hold()
        scene.fingers.up(scene.point(30))
        #expect(steps.last == "change")
        scene.settle()
        scene.hold()
        #expect(scene.overlay?.itemViews.count == 1)
        scene.fingers.up(scene.point(-90))
        #expect(steps == ["again", "remove", "change", "new"])
    }

    @Test func `the sender of an action is the view, and the menu has closed before`() {
        let scene = RadialMenuScene(elements: [])
        var (sender, wasOpen) = (nil as UIView?, true)
        scene.interaction.menu = UIMenu(children: [
            UIAction(title: "Copy") { action in
                sender = action.sender as? UIView
                wasOpen = scene.interaction.isOpen
            }
        ])
        scene.hold()
        scene.fingers.up(scene.point(-90))
        #expect(sender === scene.view && !wasOpen && scene.opened == [true, false])
    }

    @Test func `a menu that changes under a finger highlights what is there when the finger goes on`() {
        let scene = RadialMenuScene()
        let identifier = UIMenu.Identifier("photo")
        scene.interaction.menu = UIMenu(identifier: identifier, children: scene.sample)
        scene.hold()
        scene.fingers.move(scene.point(90))
        #expect(scene.core.highlighted == PressMenu.ItemPath(2))
        let two = [scene.action("One"), scene.action("Two")]
        scene.interaction.menu = UIMenu(identifier: identifier, children: two)
        #expect(scene.overlay?.itemViews.count == 2 && scene.shownTitle == nil)
        scene.fingers.move(scene.point(90, 85))
        #expect(scene.shownTitle == "Two")
        scene.interaction.menu = UIMenu(identifier: identifier)
        #expect(!scene.interaction.isOpen)
        scene.fingers.up()
        #expect(scene.performed.isEmpty)
    }

    @Test func `a cell that is reused under a finger chooses nothing of its new menu`() {
        func reuse(_ scene: RadialMenuScene) {
            scene.interaction.menu = UIMenu(children: (0..<4).map { scene.action("Other \($0)") })
        }
        let scene = RadialMenuScene()
        // A press, a stroke, an open menu, and one that waits.
        scene.fingers.down(RadialMenuScene.middle)
        reuse(scene)
        #expect(scene.core.phase == .closed)
        StandInClock.advance(by: 1)
        scene.fingers.up(scene.point(90))
        for hold in [0, 0.6] {
            scene.fingers.down(RadialMenuScene.middle)
            StandInClock.advance(by: hold)
            scene.fingers.move(scene.point(90))
            #expect(scene.core.highlighted == PressMenu.ItemPath(2))
            reuse(scene)
            #expect(scene.core.phase == .closed)
            scene.fingers.move(scene.point(-90))
            scene.fingers.up()
            scene.settle()
        }
        scene.open()
        reuse(scene)
        #expect(!scene.interaction.isOpen)
        scene.fingers.tap(scene.point(90))
        #expect(scene.performed.isEmpty && scene.opened.suffix(2) == [true, false])
        // From then on the new menu opens.
        scene.settle()
        scene.hold()
        scene.fingers.up(scene.point(90))
        #expect(scene.performed == ["Other 2"])
    }

    @Test func `a closure supplies a menu anew only when it is asked to`() {
        let scene = RadialMenuScene(elements: [])
        var names = ["One", "Two"]
        let view = UIView(frame: CGRect(x: 95, y: 322, width: 200, height: 200))
        scene.window.addSubview(view)
        let interaction = RadialMenuInteraction { _ in UIMenu(children: names.map { scene.action($0) }) }
        view.addInteraction(interaction)
        scene.hold()
        names = ["Other", "Another"]
        scene.fingers.up(scene.point(90))
        #expect(scene.performed == ["Two"])
    }

    @Test func `the highlight and the submenu of a menu that is made anew stay with their items`() {
        let scene = RadialMenuScene()
        func replace(_ children: [UIMenuElement]) {
            scene.interaction.menu = UIMenu(identifier: UIMenu.Identifier("photo"), children: children)
        }
        replace(scene.sample)
        scene.open()
        for _ in 0..<2 { scene.keyboard.press(UIKeyCommand.inputDownArrow) }
        #expect(scene.shownTitle == "Share")
        // Other elements with the same titles.
        replace([scene.action("New")] + scene.sample)
        #expect(scene.core.highlighted == PressMenu.ItemPath(2) && scene.shownTitle == "Share")
        scene.keyboard.press("\r")
        scene.keyboard.press(UIKeyCommand.inputDownArrow)
        #expect(scene.core.highlighted == PressMenu.ItemPath(2, child: 1) && scene.shownTitle == "Messages")
        replace(scene.sample.reversed())
        #expect(scene.core.submenu == 2 && scene.shownTitle == "Messages")
        replace([scene.action("Share"), scene.action("Paste")])
        #expect(scene.core.submenu == nil && scene.shownTitle == nil, "an action is no submenu")
        #expect(scene.interaction.isOpen)
    }

    @Test func `an item with a new title is recognised by its element or its identifier`() {
        let scene = RadialMenuScene(elements: [])
        let kept = scene.action("Kept")
        func menu(_ title: String, isReversed: Bool = false) -> UIMenu {
            let identified = UIAction(title: title, identifier: UIAction.Identifier("one")) { _ in }
            let group = UIMenu(
                title: title,
                identifier: UIMenu.Identifier("one"),
                children: [scene.action("Inner")]
            )
            kept.title = title
            let children = [scene.action(title), identified, group, kept]
            let identifier = UIMenu.Identifier("photo")
            return UIMenu(identifier: identifier, children: isReversed ? children.reversed() : children)
        }
        scene.interaction.menu = menu("First")
        scene.open()
        for index in 0..<4 {
            while scene.core.highlighted?.item != index { scene.keyboard.press(UIKeyCommand.inputDownArrow) }
            let title = "Title \(index)"
            scene.interaction.menu = menu(title, isReversed: true)
            // Of the first, neither the element nor the identifier nor the title is the same.
            #expect(scene.shownTitle == (index == 0 ? nil : title))
            #expect(scene.core.highlighted?.item == (index == 0 ? nil : 3 - index))
            scene.interaction.menu = menu("First \(index)")
        }
    }

    @Test func `titles that change are shown when the menu is read again`() {
        let scene = RadialMenuScene()
        let action = scene.action("Copy")
        scene.interaction.menu = UIMenu(children: [action])
        scene.open()
        scene.keyboard.press(UIKeyCommand.inputDownArrow)
        #expect(scene.shownTitle == "Copy")
        action.title = "Copied"
        scene.interaction.reloadMenu()
        #expect(scene.shownTitle == "Copied")
        #expect(scene.overlay?.itemViews[0].accessibilityLabel == "Copied")
    }

    /// The app may take the view away when it is told that its former menu has ended, and when it is asked
    /// for the new one.
    @Test(arguments: [false, true]) func `a menu does not open for a view that its app takes away meanwhile`(
        isAsked: Bool
    ) {
        let scene = RadialMenuScene()
        scene.open()
        // In front of its own menu, which is lost.
        scene.view.removeFromSuperview()
        scene.window.addSubview(scene.view)
        if isAsked {
            scene.interaction.dismiss()
            scene.settle()
            let other = RadialMenuInteraction { [unowned scene] _ in
                scene.view.removeFromSuperview()
                return UIMenu(children: scene.sample)
            }
            other.onOpenChange = { _, isOpen in scene.opened.append(isOpen) }
            scene.view.addInteraction(other)
            scene.window.addSubview(scene.view)
            #expect(!other.open() && !other.isOpen)
        } else {
            scene.interaction.onOpenChange = { _, isOpen in
                scene.opened.append(isOpen)
                if !isOpen { scene.view.removeFromSuperview() }
            }
            #expect(!scene.interaction.open() && !scene.interaction.isOpen)
        }
        #expect(isGone(scene) && scene.opened == [true, false] && scene.view.window == nil)
        scene.settle()
        #expect(isGone(scene) && scene.opened == [true, false])
    }

    @Test func `a menu does not open for a view that its app takes away as another one closes for it`() {
        let scene = RadialMenuScene()
        let (view, other) = (UIView(), RadialMenuInteraction(menu: UIMenu(children: scene.sample)))
        var opened: [Bool] = []
        other.onOpenChange = { _, isOpen in opened.append(isOpen) }
        scene.window.addSubview(view)
        view.addInteraction(other)
        scene.open()
        scene.interaction.onOpenChange = { _, isOpen in
            scene.opened.append(isOpen)
            view.removeFromSuperview()
        }
        #expect(!other.open() && !other.isOpen && opened.isEmpty && scene.opened == [true, false])
        scene.settle()
        #expect(isGone(scene) && opened.isEmpty)
        scene.window.addSubview(view)
        #expect(other.open() && opened == [true])
    }

    @Test func `the app may dismiss the menu when it opens`() {
        let scene = RadialMenuScene()
        scene.interaction.onOpenChange = { interaction, isOpen in if isOpen { interaction.dismiss() } }
        scene.hold()
        #expect(!scene.interaction.isOpen)
        scene.fingers.move(scene.point(90))
        scene.fingers.up()
        scene.settle()
        #expect(isGone(scene) && scene.performed.isEmpty)
    }

    @Test func `an open menu moves to another point`() throws {
        let scene = RadialMenuScene()
        scene.open()
        #expect(scene.interaction.open(at: CGPoint(x: 20, y: 30)))
        #expect(scene.core.fan?.center == Point2D(115, 352) && scene.opened == [true])
    }
}
