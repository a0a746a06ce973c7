import Foundation
import Roundel
import StandInTestSupport
import Testing
import UIKit

@testable import RoundelUIKit

/// The room of a radial menu: windows that change, keyboards, text sizes.
@MainActor @Suite(.standIn) struct RadialMenuRoomTests {
    /// Whether all items of an open menu are above a height.
    private func isAbove(_ y: CGFloat, _ scene: RadialMenuScene) -> Bool {
        let items = scene.overlay?.itemViews ?? []
        return !items.isEmpty && items.allSatisfy { $0.frame.maxY <= y + 1e-6 && $0.frame.minY >= 8 - 1e-6 }
    }

    // MARK: Windows

    @Test func `a menu stays in a window that is resized about it, with its items inside`() {
        let scene = RadialMenuScene()
        scene.open()
        scene.window.frame.size.height = 460
        StandInClock.step(frames: 2)
        #expect(scene.core.phase == .waiting && scene.opened == [true] && isAbove(452, scene))
        #expect(scene.core.fan?.center == Point2D(195, 422))
        scene.window.frame.size.height = 420
        StandInClock.step(frames: 2)
        #expect(scene.overlay == nil && scene.opened == [true, false])
    }

    @Test func `a menu that a finger opened at the edge stays there`() {
        let scene = RadialMenuScene()
        scene.view.frame = scene.window.bounds
        scene.hold(CGPoint(x: 3, y: 300))
        scene.fingers.up()
        scene.window.frame.size.height = 600
        StandInClock.step(frames: 2)
        #expect(scene.core.phase == .waiting && scene.core.fan?.center == Point2D(3, 300))
    }

    @Test func `a window that is hidden closes the menu`() {
        let scene = RadialMenuScene()
        scene.open()
        scene.window.isHidden = true
        StandInClock.step(frames: 2)
        #expect(scene.overlay == nil && scene.opened == [true, false])
    }

    @Test func `a view that has moved to another window opens its menu there`() {
        for isTouched in [true, false] {
            let (scene, other) = (RadialMenuScene(), UIWindow.standIn(around: UIView()))
            scene.open()
            other.addSubview(scene.view)
            // Before the next frame.
            if isTouched {
                StandInFingers(other).down(RadialMenuScene.middle)
                StandInClock.advance(by: 0.6)
            } else {
                #expect(scene.interaction.open())
            }
            #expect(scene.overlay == nil && scene.opened == [true, false, true])
            #expect(other.subviews.filter { $0 is RadialMenuOverlay }.count == 1)
        }
    }

    @Test func `an open menu is released with its window`() {
        weak var overlay: RadialMenuOverlay?
        weak var interaction: RadialMenuInteraction?
        do {
            let scene = RadialMenuScene()
            scene.open()
            (overlay, interaction) = (scene.overlay, scene.interaction)
            #expect(overlay != nil && interaction != nil)
        }
        StandInClock.step(frames: 2)
        #expect(overlay == nil && interaction == nil && StandInClock.runningLinkCount == 0)
    }

    @Test func `a menu that the app ends while another one closes for it is not shown`() {
        StandInAccessibility.isReduceMotionEnabled = true
        let scene = RadialMenuScene()
        let (view, other) = (UIView(), RadialMenuInteraction(menu: UIMenu(children: scene.sample)))
        scene.window.addSubview(view)
        view.addInteraction(other)
        scene.open()
        scene.interaction.onOpenChange = { _, isOpen in if !isOpen { other.dismiss() } }
        other.open()
        #expect(!other.isOpen && !scene.interaction.isOpen && scene.overlay == nil)
        StandInClock.step(frames: 2)
        #expect(StandInClock.runningLinkCount == 0)
    }

    @Test func `a finger under which the menu is removed does not hold it, even if nothing tells so`() {
        StandInAccessibility.isReduceMotionEnabled = true
        let scene = RadialMenuScene()
        scene.window.standInResetsRemovedRecognizers = false
        scene.open()
        scene.fingers.down(CGPoint(x: 20, y: 20))
        #expect(scene.overlay == nil && scene.opened == [true, false])
        scene.fingers.up()
        scene.hold()
        #expect(scene.interaction.isOpen)
        scene.fingers.up()
    }

    // MARK: Keyboards

    @Test func `the items are above a keyboard`() {
        let scene = RadialMenuScene()
        defer { StandInScreenKeyboard.hide() }
        scene.view.frame = scene.window.bounds
        scene.window.standInSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
        StandInScreenKeyboard.move(to: CGRect(x: 0, y: 500, width: 390, height: 344))
        scene.hold(CGPoint(x: 195, y: 480))
        scene.settle()
        #expect(isAbove(492, scene))
        scene.interaction.dismiss()
        scene.fingers.up()
        scene.settle()
        // One that floats is not in the way, and neither is one below the screen.
        for frame in [
            CGRect(x: 40, y: 500, width: 300, height: 344), CGRect(x: 0, y: 844, width: 390, height: 300),
            CGRect(x: 0, y: 500, width: 390, height: 200),
        ] {
            StandInScreenKeyboard.move(to: frame)
            scene.interaction.open(at: CGPoint(x: 195, y: 700))
            scene.settle()
            #expect(!isAbove(492, scene) && isAbove(802, scene))
            scene.interaction.dismiss()
            scene.settle()
        }
    }

    @Test func `an open menu at rest asks for few frames, and for all as it moves`() {
        func rates() -> [Float] { StandInClock.frameRateRanges.map { $0.preferred ?? $0.maximum } }
        let scene = RadialMenuScene()
        scene.open()
        #expect(rates() == [30] && StandInClock.runningLinkCount == 1)
        scene.interaction.dismiss()
        #expect(rates() == [120] && StandInClock.runningLinkCount == 1)
        StandInClock.advance(by: 1)
        #expect(StandInClock.runningLinkCount == 0)
        // A finger that is held waits for a deadline.
        scene.fingers.down(CGPoint(x: 195, y: 422))
        #expect(rates() == [120] && StandInClock.runningLinkCount == 1)
        scene.fingers.up()
    }

    @Test func `a keyboard that appears moves the items of an open menu, or closes it`() {
        let scene = RadialMenuScene()
        defer { StandInScreenKeyboard.hide() }
        scene.open()
        StandInScreenKeyboard.move(to: CGRect(x: 0, y: 450, width: 390, height: 394))
        StandInClock.step(frames: 2)
        #expect(scene.core.phase == .waiting && isAbove(442, scene))
        StandInScreenKeyboard.move(to: CGRect(x: 0, y: 400, width: 390, height: 444))
        StandInClock.step(frames: 2)
        #expect(scene.overlay == nil && scene.opened == [true, false])
    }

    @Test func `the frame of a keyboard is that on the screen`() {
        let scene = RadialMenuScene()
        defer { StandInScreenKeyboard.hide() }
        scene.window.frame.origin = CGPoint(x: 300, y: 100)
        StandInScreenKeyboard.move(to: CGRect(x: 0, y: 700, width: 1000, height: 300))
        scene.open()
        #expect(scene.core.bounds.end == Point2D(382, 592))
    }

    @Test func `the frame of a keyboard is that on the screen, wherever the scene is`() {
        let scene = RadialMenuScene()
        defer { StandInScreenKeyboard.hide() }
        scene.window.standInSceneOrigin = CGPoint(x: 300, y: 100)
        StandInScreenKeyboard.move(to: CGRect(x: 0, y: 700, width: 1000, height: 300))
        scene.open()
        #expect(scene.core.bounds.end == Point2D(382, 592))
        // A keyboard that floats beside the left edge of the window is not in the way.
        StandInScreenKeyboard.move(to: CGRect(x: 320, y: 700, width: 680, height: 300))
        StandInClock.step(frames: 2)
        #expect(scene.core.bounds.end == Point2D(382, 836))
    }

    // MARK: Presses

    @Test func `a press ends when the window is resized away from it`() {
        let scene = RadialMenuScene()
        scene.view.frame = scene.window.bounds
        scene.fingers.down(CGPoint(x: 195, y: 800))
        scene.window.frame.size = CGSize(width: 844, height: 390)
        StandInClock.advance(by: 0.6)
        #expect(!scene.interaction.isOpen)
    }

    @Test func `a press ends when a keyboard appears over it`() {
        let scene = RadialMenuScene()
        defer { StandInScreenKeyboard.hide() }
        scene.view.frame = scene.window.bounds
        scene.fingers.down(CGPoint(x: 195, y: 800))
        StandInScreenKeyboard.move(to: CGRect(x: 0, y: 450, width: 390, height: 394))
        StandInClock.advance(by: 0.6)
        let positions = scene.core.fan.map { fan in (0..<fan.count).map { fan.position(of: $0) } } ?? []
        #expect(positions.allSatisfy { $0.y < 450 }, "\(positions)")
    }

    // MARK: Text sizes

    @Test func `items grow with the user's text size, also those that are shown`() {
        let scene = RadialMenuScene()
        let sizes: [(String, Double)] = [("XS", 48), ("L", 48), ("XL", 54), ("AccessibilityXXXL", 60)]
        for (name, side) in sizes {
            let category = UIContentSizeCategory(rawValue: "UICTContentSizeCategory" + name)
            scene.window.standInTraits = UITraitCollection(preferredContentSizeCategory: category)
            scene.open()
            #expect(near(scene.core.itemSize.x, side, 0.3) && scene.core.itemSize.x == scene.core.itemSize.y)
            scene.interaction.dismiss()
            scene.settle()
        }
        scene.window.standInTraits = UITraitCollection()
        scene.open()
        scene.window.standInTraits = UITraitCollection(
            preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge
        )
        StandInClock.step(frames: 2)
        #expect(scene.overlay?.itemViews.map(\.bounds.width) == [60, 60, 60, 60])
        scene.interaction.itemSize = CGSize(width: 40, height: 44)
        StandInClock.step(frames: 2)
        #expect(scene.core.itemSize == Point2D(50, 55) && scene.opened.last == true)
    }
}
