import Foundation
import Roundel
import StandInTestSupport
import Testing
import UIKit

@testable import RoundelUIKit

/// Keys, first responders and actions of a radial menu.
@MainActor @Suite(.standIn) struct RadialMenuKeyTests {
    @Test func `a letter that the menu takes does not end at other responders`() {
        let scene = RadialMenuScene()
        scene.open()
        let before = scene.window.standInPresses.count
        scene.keyboard.press("p")
        #expect(scene.core.highlighted == PressMenu.ItemPath(2))
        #expect(scene.window.standInPresses.count == before)
    }

    @Test func `digits highlight items too`() {
        let scene = RadialMenuScene()
        let titles = ["1 point", "9 points", "0 points", " more"]
        scene.interaction.menu = UIMenu(children: titles.map { scene.action($0) })
        scene.open()
        for (input, item) in [("9", 1), ("0", 2), ("1", 0)] {
            scene.keyboard.press(input)
            #expect(scene.core.highlighted == PressMenu.ItemPath(item), "\(input)")
        }
        // Other characters are for others.
        let before = scene.window.standInPresses.count
        scene.keyboard.press(" ")
        #expect(scene.core.highlighted == PressMenu.ItemPath(0))
        #expect(scene.window.standInPresses.count > before)
    }

    /// A view with something in the place of the keyboard, or above it.
    private final class Chat: UIView {
        override var canBecomeFirstResponder: Bool { true }
        var (input, accessory): (UIView?, UIView?)
        override var inputView: UIView? { input }
        override var inputAccessoryView: UIView? { accessory }
    }

    @Test func `a responder keeps its views for input, also those of a responder around`() {
        for (hasInput, hasAccessory) in [(true, false), (false, true), (false, false)] {
            for isAround in [false, true] {
                let (scene, chat, inner) = (RadialMenuScene(), Chat(), Chat())
                (chat.input, chat.accessory) = (hasInput ? UIView() : nil, hasAccessory ? UIView() : nil)
                chat.addSubview(inner)
                scene.window.addSubview(chat)
                let responder = isAround ? inner : chat
                responder.becomeFirstResponder()
                scene.open()
                #expect(scene.core.phase == .waiting)
                #expect(responder.isFirstResponder == (hasInput || hasAccessory))
            }
        }
    }

    /// Counts how often it is asked for the views inside.
    private final class Asked: UIView {
        var count = 0
        override var isFirstResponder: Bool {
            count += 1
            return super.isFirstResponder
        }
    }

    @Test func `a menu that waits beside a text field does not search the window in every frame`() {
        final class TextView: UIView, UIKeyInput {
            override var canBecomeFirstResponder: Bool { true }
            let hasText = false
            func insertText(_ text: String) {}
            func deleteBackward() {}
        }
        let (scene, asked, field) = (RadialMenuScene(), Asked(), TextView())
        scene.window.insertSubview(asked, at: 0)
        scene.window.addSubview(field)
        field.becomeFirstResponder()
        scene.open()
        asked.count = 0
        StandInClock.step(frames: 60)
        #expect(asked.count < 10)
    }

    /// A view that takes keys without a keyboard.
    private final class Field: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test func `a menu that waits again after a touch gives the keys back to who had them`() {
        let (scene, field) = (RadialMenuScene(), Field())
        scene.window.insertSubview(field, at: 0)
        field.becomeFirstResponder()
        scene.open()
        // A disabled item cannot be chosen.
        scene.fingers.down(scene.point(180))
        StandInClock.step(frames: 2)
        scene.fingers.up()
        StandInClock.step(frames: 2)
        #expect(scene.core.phase == .waiting && scene.overlay?.isFirstResponder == true)
        scene.interaction.dismiss()
        #expect(field.isFirstResponder)
    }

    @Test func `a menu that opens again while it closes has the keys again`() throws {
        let scene = RadialMenuScene()
        scene.open()
        let overlay = try #require(scene.overlay)
        scene.interaction.dismiss()
        StandInClock.advance(by: 0.02)
        #expect(scene.overlay === overlay && !overlay.isFirstResponder)
        scene.interaction.open()
        scene.settle()
        #expect(scene.overlay === overlay && overlay.isFirstResponder)
    }

    // MARK: VoiceOver

    private func names(_ view: UIView) -> [String] { (view.accessibilityCustomActions ?? []).map(\.name) }

    /// A view without a size whose menu depends on the point, as in the article.
    private func canvas(in scene: RadialMenuScene) -> (view: UIView, interaction: RadialMenuInteraction) {
        let view = UIView()
        let interaction = RadialMenuInteraction { point in
            point.y > 100 ? UIMenu(children: [UIAction(title: "Add here") { _ in }]) : nil
        }
        view.addInteraction(interaction)
        scene.window.addSubview(view)
        return (view, interaction)
    }

    /// VoiceOver goes to a view.
    private func focus(_ view: UIView) {
        NotificationCenter.default.post(
            name: UIAccessibility.elementFocusedNotification,
            object: nil,
            userInfo: [UIAccessibility.focusedElementUserInfoKey: view]
        )
    }

    @Test func `a view that gets its size after the interaction has the actions of its middle`() {
        for turnsOn in [false, true] {
            let scene = RadialMenuScene()
            let (view, interaction) = canvas(in: scene)
            #expect(names(view) == ["Show menu"], "its middle is not known")
            view.frame = scene.window.bounds
            if turnsOn {
                StandInAccessibility.isVoiceOverRunning = true
            } else {
                focus(scene.view)
                #expect(names(view) == ["Show menu"], "another view")
                focus(view)
            }
            #expect(names(view) == ["Add here", "Show menu"])
            let actions = view.accessibilityCustomActions
            focus(view)
            #expect(view.accessibilityCustomActions == actions, "its middle is known")
            #expect(StandInVoiceOver.perform("Show menu", on: view) && interaction.isOpen)
            StandInAccessibility.isVoiceOverRunning = false
        }
    }

    @Test func `a view without a size has no actions without a menu, and all of a menu for every point`() {
        let scene = RadialMenuScene()
        let (view, interaction) = canvas(in: scene)
        interaction.menu = UIMenu(children: [scene.action("Cut")])
        #expect(names(view) == ["Cut", "Show menu"])
        interaction.menu = nil
        #expect(names(view).isEmpty)
        view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        let (small, _) = canvas(in: scene)
        small.frame = view.frame
        focus(small)
        #expect(names(small).isEmpty, "there is no menu at its middle")
    }

    @Test func `observing assistive technologies keeps no interaction`() {
        weak var interaction: RadialMenuInteraction?
        do { interaction = canvas(in: RadialMenuScene()).interaction }
        #expect(interaction == nil)
    }
}
