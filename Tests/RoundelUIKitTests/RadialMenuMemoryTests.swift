import Foundation
import Roundel
import StandInTestSupport
import Testing
import UIKit

@testable import RoundelUIKit

/// What a radial menu keeps alive, and what a refused opening changes.
@MainActor @Suite(.standIn) struct RadialMenuMemoryTests {
    /// What an action of the app refers to, such as its view controller.
    private final class Owner {
        var performed: [String] = []
    }

    /// A view in a window whose interaction makes its menu when it is asked, with actions that refer
    /// strongly to an owner, as apps write for a `UIContextMenuInteraction`.
    private func view(of owner: Owner) -> (UIView, RadialMenuInteraction) {
        let view = UIView(frame: CGRect(x: 95, y: 322, width: 200, height: 200))
        let interaction = RadialMenuInteraction { [weak owner] _ in
            guard let owner else { return nil }
            return UIMenu(children: [UIAction(title: "Copy") { _ in owner.performed.append("Copy") }])
        }
        view.addInteraction(interaction)
        return (view, interaction)
    }

    @Test func `a menu that a closure made is not kept by the actions of the view`() {
        weak var released: Owner?
        var kept: (UIView, RadialMenuInteraction)?
        do {
            let owner = Owner()
            released = owner
            kept = view(of: owner)
        }
        #expect(kept?.0.accessibilityCustomActions?.count == 2)
        #expect(released == nil)
    }

    @Test func `a menu that a closure made is released when it has closed`() {
        weak var released: Owner?
        let window = UIWindow.standIn(around: UIView())
        var kept: (UIView, RadialMenuInteraction)?
        do {
            let owner = Owner()
            released = owner
            kept = view(of: owner)
            kept.map { window.addSubview($0.0) }
            #expect(kept?.1.open() == true)
            StandInClock.advance(by: 1)
            kept?.1.dismiss()
            StandInClock.advance(by: 1)
            // Without the custom actions, which keep the menu as well.
            kept?.1.isEnabled = false
        }
        // The stand-in keeps the views that VoiceOver was moved to.
        StandInAccessibility.posts = []
        #expect(window.subviews.allSatisfy { !($0 is RadialMenuOverlay) })
        #expect(released == nil)
    }

    @Test(arguments: [true, false])
    func `a menu that a closure made is released after an opening that is refused, or a choice`(
        isChoice: Bool
    ) {
        weak var released: Owner?
        let window = UIWindow.standIn(around: UIView())
        var kept: (UIView, RadialMenuInteraction)?
        do {
            let owner = Owner()
            released = owner
            kept = view(of: owner)
            kept.map { window.addSubview($0.0) }
            if isChoice {
                #expect(kept.map { StandInVoiceOver.perform("Copy", on: $0.0) } == true)
                #expect(owner.performed == ["Copy"])
            } else {
                #expect(kept?.1.open(at: CGPoint(x: CGFloat.nan, y: 0)) == false)
            }
        }
        #expect(kept?.1.isOpen == false && released == nil)
    }

    @Test func `a menu that the app takes away is released`() {
        weak var released: Owner?
        let scene = RadialMenuScene()
        do {
            let owner = Owner()
            released = owner
            scene.interaction.menu = UIMenu(children: [
                UIAction(title: "Copy") { _ in owner.performed.append("Copy") }
            ])
            scene.open()
            scene.interaction.dismiss()
            scene.settle()
            scene.interaction.menu = nil
        }
        StandInAccessibility.posts = []
        #expect(released == nil)
    }

    /// A menu whose title depends on the half of the view.
    private func halves(_ scene: RadialMenuScene) -> RadialMenuInteraction {
        scene.view.removeInteraction(scene.interaction)
        let interaction = RadialMenuInteraction { [weak scene] point in
            let name = point.x < 100 ? "Left" : "Right"
            return UIMenu(children: [UIAction(title: name) { _ in scene?.performed.append(name) }])
        }
        scene.view.addInteraction(interaction)
        return interaction
    }

    @Test func `an opening that is refused does not change the menu that a finger holds`() {
        let scene = RadialMenuScene()
        let interaction = halves(scene)
        // 50 points right of the left edge of the view.
        let start = CGPoint(x: 145, y: 422)
        scene.hold(start)
        #expect(interaction.isOpen && interaction.driver.entries.map(\.title) == ["Left"])
        #expect(!interaction.open(at: CGPoint(x: 150, y: 100)))
        #expect(interaction.driver.entries.map(\.title) == ["Left"])
        scene.fingers.up(CGPoint(x: 145, y: 422 - 72))
        #expect(scene.performed == ["Left"])
    }

    @Test func `an opening that is refused does not change the menu that a press is about to open`() {
        let scene = RadialMenuScene()
        let interaction = halves(scene)
        scene.fingers.down(CGPoint(x: 145, y: 422))
        StandInClock.advance(by: 0.2)
        #expect(!interaction.open(at: CGPoint(x: 150, y: 100)))
        StandInClock.advance(by: 0.5)
        #expect(interaction.isOpen)
        scene.fingers.up(CGPoint(x: 145, y: 422 - 72))
        #expect(scene.performed == ["Left"])
    }
}
