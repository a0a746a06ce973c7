import Foundation
import Roundel
import StandInTestSupport
import Testing
import UIKit

@testable import RoundelUIKit

/// What a radial menu shows, and where.
@MainActor @Suite(.standIn) struct RadialMenuContentTests {
    @Test func `submenus are flattened to two levels, and what cannot be chosen is left out`() {
        let scene = RadialMenuScene(elements: [])
        let deep = UIMenu(title: "Deep", children: [scene.action("Deepest")])
        let elements: [UIMenuElement] = [
            scene.action("Hidden", .hidden), scene.action("Copy"),
            UIMenu(options: .displayInline, children: [scene.action("Inline"), UIMenu(children: [deep])]),
            UIMenu(title: "Empty"), UIMenu(title: "All hidden", children: [scene.action("No", .hidden)]),
            UIDeferredMenuElement { _ in }, UIMenu(title: "Share", children: [scene.action("Mail"), deep]),
        ]
        let entries = RadialMenuEntry.entries(of: UIMenu(children: elements))
        #expect(entries.map(\.title) == ["Copy", "Inline", "", "Share"])
        #expect(entries.map { $0.children.map(\.title) } == [[], [], ["Deepest"], ["Mail", "Deepest"]])
    }

    @Test func `items show the image, or the first letter, in red if they are destructive`() throws {
        let image = UIImage(standInSize: CGSize(width: 20, height: 20))
        let scene = RadialMenuScene(elements: [])
        scene.view.tintColor = .systemIndigo
        let on = UIAction(title: "on", image: image, state: .on) { _ in }
        let group = UIMenu(title: "Erase", options: .destructive, children: [scene.action("All")])
        scene.interaction.menu = UIMenu(children: [on, scene.action("cut", .destructive), group])
        scene.open()
        let items = try #require(scene.overlay?.itemViews)
        let pictures = items.map { $0.subviews.compactMap { ($0 as? UIImageView)?.image } }
        let letters = items.map { $0.subviews.compactMap { $0 as? UILabel }.first }
        #expect(pictures[0].first === image && pictures[1].isEmpty)
        #expect(items.map { $0.subviews.count } == [3, 2, 2])
        #expect(letters.map { $0?.text } == [nil, "C", "E"])
        #expect(letters[1]?.textColor == .systemRed && letters[2]?.textColor == .systemRed)
        #expect(items[0].subviews[1].tintColor == .label)
        #expect(items[0].subviews[2].backgroundColor == .systemIndigo)
        scene.pointer.hover(at: items[0].center)
        #expect(items[0].subviews[0].backgroundColor == .systemIndigo)
        scene.pointer.hover(at: items[1].center)
        #expect(letters[1]?.textColor == .white && items[1].subviews[0].backgroundColor == .systemRed)
    }

    @Test func `the items stay within the safe area, and the title is not on them`() throws {
        let scene = RadialMenuScene()
        scene.window.standInSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        let safe = CGRect(x: 8, y: 67, width: 374, height: 735)
        scene.view.frame = scene.window.bounds
        for point in [(5.0, 62.0), (385, 70), (195, 62), (5, 800), (195, 840), (380, 830)] {
            scene.hold(CGPoint(x: point.0, y: point.1))
            scene.fingers.up()
            scene.settle()
            let overlay = try #require(scene.overlay)
            for item in overlay.itemViews { #expect(safe.insetBy(dx: -1e-6, dy: -1e-6).contains(item.frame)) }
            scene.keyboard.press(UIKeyCommand.inputDownArrow)
            let title = try #require(overlay.subviews.first { $0 is RadialMenuTitleView && !$0.isHidden })
            #expect(safe.contains(title.frame))
            for item in overlay.itemViews { #expect(!item.frame.intersects(title.frame)) }
            scene.interaction.dismiss()
            scene.settle()
        }
    }

    @Test func `in a right-to-left layout the menu is mirrored`() throws {
        let scene = RadialMenuScene()
        scene.view.semanticContentAttribute = .forceRightToLeft
        scene.open()
        let items = try #require(scene.overlay?.itemViews)
        #expect(items[1].center.x < 150 && items[3].center.x > 240)
        scene.keyboard.press(UIKeyCommand.inputLeftArrow)
        scene.keyboard.press(UIKeyCommand.inputLeftArrow)
        #expect(scene.core.highlighted == PressMenu.ItemPath(1))
    }

    @Test func `with Reduce Motion the menu opens and closes at once`() {
        let scene = RadialMenuScene()
        StandInAccessibility.isReduceMotionEnabled = true
        scene.hold()
        #expect(scene.core.openness == 1 && !scene.core.isMoving)
        scene.interaction.dismiss()
        #expect(scene.overlay == nil)
        scene.fingers.up()
        StandInAccessibility.isReduceMotionEnabled = false
        scene.interaction.open()
        StandInClock.step()
        #expect(scene.core.isMoving)
        StandInAccessibility.isReduceMotionEnabled = true
        #expect(!scene.core.isMoving && scene.core.openness == 1)
    }

    @Test func `items and the scrim follow the opening`() throws {
        let scene = RadialMenuScene()
        scene.interaction.open()
        StandInClock.advance(by: 0.05)
        let overlay = try #require(scene.overlay)
        let item = overlay.itemViews[0]
        #expect(item.alpha > 0 && item.alpha < 1 && item.transform.a < 1)
        #expect(overlay.subviews[0].alpha > 0 && overlay.subviews[0].alpha < 1)
        let appearance = try #require(scene.core.appearance(of: PressMenu.ItemPath(0)))
        #expect(near(item.center, CGPoint(appearance.position)))
    }

    @Test func `with increased contrast the items have an outline`() throws {
        let scene = RadialMenuScene()
        scene.window.standInTraits = UITraitCollection(accessibilityContrast: .high)
        scene.open()
        let item = try #require(scene.overlay?.itemViews[0])
        #expect(item.backgroundColor == .label && item.subviews[0].frame.minX == 2)
        scene.window.standInTraits = UITraitCollection()
        #expect(item.backgroundColor == nil && item.subviews[0].frame.minX == 0)
    }

    @Test func `menus without items do not open, and any number does`() throws {
        for count in [0, 1, 2, 8, 60, 150] {
            let scene = RadialMenuScene(elements: [])
            scene.interaction.menu = UIMenu(children: (0..<count).map { scene.action("\($0)") })
            #expect(scene.interaction.open() == (count > 0))
            scene.settle()
            #expect(scene.overlay?.itemViews.count == (count == 0 ? nil : count))
        }
    }

    @Test func `sizes and windows without extent, and points that are no numbers, are no faults`() {
        let sizes = [CGFloat.nan, -.infinity, .infinity, -3, 0]
        for size in sizes {
            let scene = RadialMenuScene()
            scene.interaction.itemSize = CGSize(width: size, height: size)
            #expect(scene.interaction.open())
            scene.settle()
            #expect(scene.overlay?.itemViews.allSatisfy { $0.center.x.isFinite } == true)
            scene.interaction.dismiss()
            #expect(!scene.interaction.open(at: CGPoint(x: size.isFinite ? .nan : size, y: 3)))
        }
        let scene = RadialMenuScene(size: .zero)
        #expect(scene.interaction.open())
        scene.settle()
        #expect(scene.overlay?.itemViews.count == 4)
    }

    @Test func `a provider gets the point in the view, and may supply no menu`() {
        let scene = RadialMenuScene()
        scene.view.removeInteraction(scene.interaction)
        var points: [CGPoint] = []
        let menu = UIMenu(children: scene.sample)
        let interaction = RadialMenuInteraction { point in
            points.append(point)
            return point.x < 100 ? menu : nil
        }
        scene.view.addInteraction(interaction)
        #expect(points == [CGPoint(x: 100, y: 100)] && scene.view.accessibilityCustomActions == nil)
        scene.hold(CGPoint(x: 200, y: 422))
        #expect(points.last == CGPoint(x: 105, y: 100) && !interaction.isOpen)
        scene.fingers.up()
        scene.hold(CGPoint(x: 190, y: 422))
        #expect(points.last == CGPoint(x: 95, y: 100) && interaction.isOpen && interaction.menu == nil)
        scene.fingers.up()
    }
}
