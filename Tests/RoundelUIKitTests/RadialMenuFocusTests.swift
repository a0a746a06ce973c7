import Foundation
import Roundel
import StandInTestSupport
import Testing
import UIKit

@testable import RoundelUIKit

/// A radial menu and the focus of a television or of iPadOS.
@MainActor @Suite(.standIn) struct RadialMenuFocusTests {
    private final class Item: UIView {
        override var canBecomeFocused: Bool { true }
    }

    /// A scene with another view that has the focus, and one before it that the window prefers.
    @MainActor private struct Scene {
        let scene = RadialMenuScene()
        let item = Item(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        let first = Item(frame: CGRect(x: 100, y: 0, width: 80, height: 80))
        let focus: StandInFocus

        init() {
            scene.window.insertSubview(first, at: 0)
            scene.window.insertSubview(item, at: 1)
            focus = StandInFocus(scene.window)
            focus.move(to: item)
        }

        func open() {
            scene.interaction.open()
            scene.settle()
        }
    }

    @Test func `an open menu has the focus and keeps it, and gives it back`() {
        let television = Scene()
        let (scene, item, focus) = (television.scene, television.item, television.focus)
        television.open()
        #expect(focus.view === scene.overlay && focus.view != nil)
        #expect(!focus.move(to: item, .right) && focus.view === scene.overlay)
        scene.interaction.dismiss()
        StandIn.commit()
        #expect(focus.view === item)
        scene.settle()
        #expect(scene.overlay == nil && focus.view === item && focus.move(to: nil))
    }

    @Test func `where the focus follows the first responder, a menu gives it back as well`() {
        let television = Scene()
        let (scene, item, focus) = (television.scene, television.item, television.focus)
        scene.window.standInFocusFollowsResponder = true
        for _ in 0..<2 {
            television.open()
            #expect(focus.view === scene.overlay && focus.view != nil)
            scene.interaction.dismiss()
            scene.settle()
            #expect(focus.view === item)
        }
    }

    @Test func `a menu that ends at once gives the focus back`() {
        let television = Scene()
        let (scene, item, focus) = (television.scene, television.item, television.focus)
        television.open()
        // What is presented closes the menu without its motion.
        let alert = UIView(frame: scene.window.bounds)
        scene.window.addSubview(alert)
        StandInClock.step(frames: 2)
        #expect(scene.overlay == nil && !scene.interaction.isOpen)
        alert.removeFromSuperview()
        focus.move(to: item)
        television.open()
        scene.view.removeInteraction(scene.interaction)
        #expect(scene.overlay == nil && focus.view === item)
    }

    @Test func `without the view that had the focus, the system chooses one`() {
        let television = Scene()
        let (scene, focus) = (television.scene, television.focus)
        television.open()
        television.item.removeFromSuperview()
        scene.interaction.dismiss()
        scene.settle()
        #expect(scene.overlay == nil && focus.view === television.first)
    }

    @Test(arguments: [false, true])
    func `a menu that the app opens again at its end gives the focus back`(reduces: Bool) {
        StandInAccessibility.isReduceMotionEnabled = reduces
        defer { StandInAccessibility.isReduceMotionEnabled = false }
        let television = Scene()
        let (scene, item, focus) = (television.scene, television.item, television.focus)
        var reopens = true
        scene.interaction.onOpenChange = { interaction, isOpen in
            guard !isOpen, reopens else { return }
            reopens = false
            interaction.open()
        }
        television.open()
        scene.interaction.dismiss()
        scene.settle()
        #expect(!reopens && focus.view === scene.overlay && focus.view != nil)
        scene.interaction.dismiss()
        scene.settle()
        #expect(focus.view === item)
    }

    @Test(arguments: [false, true])
    func `a menu that the app opens at the end of another one gives the focus back`(reduces: Bool) {
        StandInAccessibility.isReduceMotionEnabled = reduces
        defer { StandInAccessibility.isReduceMotionEnabled = false }
        let television = Scene()
        let (scene, item, focus) = (television.scene, television.item, television.focus)
        let other = RadialMenuInteraction(menu: UIMenu(children: scene.sample))
        item.addInteraction(other)
        scene.interaction.onOpenChange = { if !$1 { other.open() } }
        television.open()
        scene.interaction.dismiss()
        scene.settle()
        #expect(other.isOpen && focus.view === other.driver.overlay && focus.view != nil)
        other.dismiss()
        scene.settle()
        #expect(focus.view === item)
    }

    @Test func `the app may open a menu when the focus goes back`() {
        final class Opener: UIView {
            var opens: (() -> Void)?
            override var canBecomeFocused: Bool { true }
            override func didUpdateFocus(
                in context: UIFocusUpdateContext,
                with coordinator: UIFocusAnimationCoordinator
            ) {
                guard isFocused, let opens else { return }
                self.opens = nil
                opens()
            }
        }
        let (television, opener) = (Scene(), Opener())
        let (scene, focus) = (television.scene, television.focus)
        opener.frame = CGRect(x: 200, y: 0, width: 80, height: 80)
        scene.window.insertSubview(opener, at: 0)
        focus.move(to: opener)
        television.open()
        opener.opens = { scene.interaction.open() }
        scene.interaction.dismiss()
        scene.settle()
        let overlay = scene.overlay
        #expect(opener.opens == nil && scene.interaction.isOpen && overlay?.isFirstResponder == true)
        #expect(focus.view === overlay && overlay != nil)
        scene.interaction.dismiss()
        scene.settle()
        #expect(focus.view === opener)
    }

    @Test func `buttons of a remote go through the items`() {
        let television = Scene()
        let scene = television.scene
        television.open()
        let remote = StandInRemote(scene.window)
        #expect(remote.press(.rightArrow) && scene.core.highlighted == PressMenu.ItemPath(0))
        remote.press(.rightArrow)
        #expect(remote.press(.select) && scene.core.submenu == 1)
        #expect(remote.press(.menu) && scene.core.submenu == nil)
        #expect(remote.press(.menu) && !scene.interaction.isOpen && scene.window.standInPresses.isEmpty)
    }

    @Test func `a focus that the system takes away may go, and stays where the app has moved it`() {
        let television = Scene()
        let (scene, focus) = (television.scene, television.focus)
        television.open()
        #expect(focus.move(to: nil) && focus.view == nil)
        scene.interaction.dismiss()
        scene.settle()
        #expect(focus.view == nil)
    }

    @Test func `where nothing has the focus, or there is none, the menu takes none`() {
        let television = Scene()
        let (scene, item, focus) = (television.scene, television.item, television.focus)
        focus.move(to: nil)
        television.open()
        #expect(focus.view == nil && scene.core.phase == .waiting)
        scene.interaction.dismiss()
        scene.settle()
        focus.move(to: item)
        scene.window.standInHasFocus = false
        television.open()
        #expect(focus.view === item && scene.overlay?.isFirstResponder == true)
    }

    @Test func `a text field keeps the focus with its keyboard`() {
        final class TextView: UIView, UIKeyInput {
            override var canBecomeFirstResponder: Bool { true }
            let hasText = false
            func insertText(_ text: String) {}
            func deleteBackward() {}
        }
        let (television, field) = (Scene(), TextView())
        let scene = television.scene
        scene.window.addSubview(field)
        field.becomeFirstResponder()
        television.open()
        #expect(television.focus.view === television.item && scene.core.phase == .waiting)
    }

    @Test func `what is animated when the focus goes back is animated`() {
        final class Watcher: UIView {
            var animates: [Bool] = []
            override var canBecomeFocused: Bool { true }
            override func didUpdateFocus(
                in context: UIFocusUpdateContext,
                with coordinator: UIFocusAnimationCoordinator
            ) {
                if isFocused { animates.append(UIView.areAnimationsEnabled) }
            }
        }
        let (television, watcher) = (Scene(), Watcher())
        let (scene, focus) = (television.scene, television.focus)
        watcher.frame = CGRect(x: 200, y: 0, width: 80, height: 80)
        scene.window.insertSubview(watcher, at: 0)
        focus.move(to: watcher)
        television.open()
        watcher.animates = []
        scene.interaction.dismiss()
        scene.settle()
        #expect(focus.view === watcher && watcher.animates == [true])
    }
}
