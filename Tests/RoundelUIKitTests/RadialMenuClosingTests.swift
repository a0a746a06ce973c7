import Foundation
import Roundel
import StandInTestSupport
import Testing
import UIKit

@testable import RoundelUIKit

/// A menu that is used again while it closes.
@MainActor @Suite(.standIn) struct RadialMenuClosingTests {
    /// A scene whose menu is made by a closure whenever it is asked, and has closed a moment ago.
    private func closingScene() -> (RadialMenuScene, RadialMenuInteraction) {
        let scene = RadialMenuScene()
        scene.view.removeInteraction(scene.interaction)
        let interaction = RadialMenuInteraction { [weak scene] _ in
            guard let scene else { return nil }
            return UIMenu(children: ["A", "B", "C", "D"].map { scene.action($0) })
        }
        scene.view.addInteraction(interaction)
        scene.hold()
        scene.fingers.up(scene.point(90))
        StandInClock.advance(by: 0.1)
        #expect(scene.performed == ["C"] && !interaction.isOpen)
        return (scene, interaction)
    }

    @Test func `a stroke while the menu closes chooses`() {
        let (scene, _) = closingScene()
        scene.fingers.down(RadialMenuScene.middle)
        scene.fingers.move(scene.point(0))
        scene.fingers.up(scene.point(0))
        #expect(scene.performed == ["C", "B"])
    }

    @Test func `a hold while the menu closes shows the items`() {
        let (scene, interaction) = closingScene()
        scene.hold()
        #expect(interaction.isOpen && scene.overlay?.itemViews.count == 4)
        scene.fingers.up(scene.point(0))
        #expect(scene.performed == ["C", "B"])
    }

    @Test(arguments: [true, false])
    func `a menu with new elements that is used again while it closes opens and closes with a motion`(
        byFinger: Bool
    ) {
        let (scene, interaction) = closingScene()
        if byFinger { scene.hold() } else { interaction.open() }
        #expect(interaction.isOpen && interaction.driver.core.openness < 1)
        scene.settle()
        interaction.dismiss()
        #expect(interaction.driver.core.isMoving && interaction.driver.core.openness > 0)
    }

    @Test func `a custom action while the menu closes is performed`() throws {
        let (scene, _) = closingScene()
        let action = try #require(scene.view.accessibilityCustomActions?.first)
        _ = action.actionHandler?(action)
        #expect(scene.performed == ["C", "A"])
    }

    @Test func `an action that opens the menu again shows the items`() {
        let scene = RadialMenuScene()
        scene.view.removeInteraction(scene.interaction)
        weak var opened: RadialMenuInteraction?
        let interaction = RadialMenuInteraction { _ in
            UIMenu(children: [UIAction(title: "More") { _ in opened?.open() }])
        }
        opened = interaction
        scene.view.addInteraction(interaction)
        scene.hold()
        scene.fingers.up(scene.point(-90))
        #expect(interaction.isOpen)
        scene.settle()
        #expect(scene.overlay?.itemViews.count == 1)
    }

    @Test func `a menu whose room changes while it closes is forgotten`() {
        let (scene, interaction) = closingScene()
        scene.window.standInSafeAreaInsets = UIEdgeInsets(top: 60, left: 0, bottom: 34, right: 0)
        scene.settle()
        #expect(interaction.driver.entries.isEmpty)
        scene.hold()
        #expect(interaction.isOpen && scene.overlay?.itemViews.count == 4)
    }

    // MARK: Opened again by the app when it is told of the end

    @Test(arguments: [false, true], [false, true])
    func `a menu that the app opens again after a touch outside is open`(reduces: Bool, lifts: Bool) {
        StandInAccessibility.isReduceMotionEnabled = reduces
        defer { StandInAccessibility.isReduceMotionEnabled = false }
        let scene = RadialMenuScene()
        scene.open()
        var (events, results): ([Bool], [Bool]) = ([], [])
        scene.interaction.onOpenChange = { interaction, isOpen in
            events.append(isOpen)
            if events.count == 1 { results.append(interaction.open()) }
        }
        let outside = CGPoint(x: 40, y: 60)
        if lifts { scene.fingers.tap(outside) } else { scene.fingers.down(outside) }
        scene.settle()
        if !lifts { scene.fingers.up() }
        scene.settle()
        #expect(results == [true] && events == [false, true])
        #expect(scene.interaction.isOpen && scene.overlay?.window != nil)
        #expect(scene.window.subviews.count { $0 is RadialMenuOverlay } == 1)
        scene.fingers.tap(scene.point(-90))
        #expect(scene.performed.count == 1 && !scene.interaction.isOpen)
    }

    @Test(arguments: [0.05, 0.2, 0.6]) func `a menu opens while the finger that closed it is down`(
        delay: Double
    ) {
        let scene = RadialMenuScene()
        scene.open()
        scene.fingers.down(CGPoint(x: 40, y: 60))
        StandInClock.advance(by: delay)
        #expect(!scene.interaction.isOpen && scene.interaction.open())
        scene.fingers.up()
        scene.settle()
        #expect(scene.interaction.isOpen)
    }

    @Test(arguments: 0...2, [false, true])
    func `keys come back to a view after a menu with Reduce Motion, also if the app opens that again`(
        way: Int,
        opensAgain: Bool
    ) {
        final class Field: UIView { override var canBecomeFirstResponder: Bool { true } }
        StandInAccessibility.isReduceMotionEnabled = true
        defer { StandInAccessibility.isReduceMotionEnabled = false }
        let scene = RadialMenuScene()
        let field = Field(frame: CGRect(x: 10, y: 700, width: 50, height: 50))
        scene.window.addSubview(field)
        #expect(field.becomeFirstResponder())
        scene.interaction.open()
        #expect(!field.isFirstResponder)
        var count = 0
        scene.interaction.onOpenChange = { interaction, isOpen in
            if !isOpen { count += 1 }
            if !isOpen, opensAgain, count == 1 { interaction.open() }
        }
        switch way {
        case 0: scene.fingers.tap(CGPoint(x: 40, y: 60))
        case 1: scene.keyboard.press(UIKeyCommand.inputEscape)
        default: scene.interaction.dismiss()
        }
        #expect(scene.interaction.isOpen == opensAgain)
        if opensAgain {
            #expect(scene.overlay?.isFirstResponder == true && !field.isFirstResponder)
            scene.interaction.dismiss()
        }
        #expect(field.isFirstResponder)
    }

    @Test(arguments: [false, true])
    func `a menu that the app enables when it closes because it was disabled is enabled`(isHeld: Bool) {
        let scene = RadialMenuScene()
        isHeld ? scene.hold() : scene.open()
        #expect(scene.interaction.isOpen)
        scene.interaction.onOpenChange = { interaction, isOpen in
            if !isOpen { interaction.isEnabled = true }
        }
        scene.interaction.isEnabled = false
        if isHeld { scene.fingers.up() }
        scene.settle()
        #expect(scene.interaction.isEnabled && !scene.interaction.isOpen)
        scene.open()
        #expect(scene.interaction.isOpen)
    }
}
