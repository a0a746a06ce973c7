import Foundation
import Roundel
import StandInTestSupport
import Testing
import UIKit

@testable import RoundelUIKit

/// The looks of an open radial menu: discs, marks, titles and what dims the rest.
@MainActor @Suite(.standIn) struct RadialMenuLookTests {
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    /// An open menu of an action that is on, one with a letter and a disabled one, 60 by 40 points.
    private func wide(_ direction: UISemanticContentAttribute = .forceLeftToRight) -> RadialMenuScene {
        let scene = RadialMenuScene(elements: [])
        let image = UIImage(standInSize: CGSize(width: 20, height: 20))
        let on = UIAction(title: "On", image: image, state: .on) { _ in }
        scene.view.tintColor = .systemIndigo
        scene.view.semanticContentAttribute = direction
        scene.interaction.itemSize = CGSize(width: 60, height: 40)
        scene.interaction.menu = UIMenu(children: [
            on, scene.action("words"), scene.action("No", .disabled),
        ])
        scene.open()
        return scene
    }

    /// The items are at their greatest in both sizes, so that nothing but the title grows.
    @Test func `the title of an open menu grows with its text`() throws {
        let scene = RadialMenuScene()
        scene.window.standInTraits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
        scene.open()
        scene.keyboard.press(UIKeyCommand.inputRightArrow)
        let title = try #require(scene.overlay?.subviews.compactMap { $0 as? RadialMenuTitleView }.first)
        let label = try #require(title.subviews.compactMap { $0 as? UILabel }.first)
        let (before, itemSize) = (title.bounds.size, scene.core.itemSize)
        scene.window.standInTraits = UITraitCollection(
            preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge
        )
        StandInClock.advance(by: 1)
        #expect(scene.core.itemSize == itemSize && title.bounds.height > before.height)
        let text = label.sizeThatFits(CGSize(width: 300, height: 1_000))
        #expect(label.bounds.width >= text.width && label.bounds.height >= text.height)
        let place = scene.core.titlePosition(size: Point2D(title.bounds.size))
        #expect(title.center == place.map { CGPoint($0) })
    }

    // MARK: Items

    @Test func `the letter of an item has room, and grows with its disc in an open menu`() throws {
        let scene = RadialMenuScene()
        scene.open()
        func letter() throws -> (size: CGFloat, disc: CGFloat) {
            let item = try #require(scene.overlay?.itemViews.first)
            let label = try #require(item.subviews.compactMap { $0 as? UILabel }.first)
            #expect(label.intrinsicContentSize.height <= label.bounds.height)
            return (label.standInFont.pointSize, item.bounds.height)
        }
        let before = try letter()
        #expect(before.size > before.disc / 3)
        scene.window.standInTraits = UITraitCollection(
            preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge
        )
        StandInClock.advance(by: 1)
        let after = try letter()
        #expect(after.disc > before.disc && abs(after.size / after.disc - before.size / before.disc) < 1e-9)
    }

    @Test func `an item is round at its shorter side, with its content in the middle half`() throws {
        let scene = wide()
        let items = try #require(scene.overlay?.itemViews)
        for item in items {
            #expect(item.bounds.size == CGSize(width: 60, height: 40) && item.layer.cornerRadius == 20)
            let (disc, content) = (item.subviews[0], item.subviews[1])
            #expect(disc.frame == item.bounds && disc.layer.cornerRadius == 20)
            #expect(content.frame == CGRect(x: 15, y: 10, width: 30, height: 20))
            #expect(content.contentMode == .scaleAspectFit)
        }
        let letter = try #require(items[1].subviews[1] as? UILabel)
        #expect(letter.text == "W" && letter.textAlignment == .center && letter.font.standInWeight == 600)
        // The largest headline has 53 points, and an item of 32 points then has 20 for its letter.
        #expect(letter.adjustsFontSizeToFitWidth && letter.minimumScaleFactor <= 20.0 / 53)
    }

    @Test func `with increased contrast the disc is round within its outline`() throws {
        let scene = wide()
        scene.window.standInTraits = UITraitCollection(accessibilityContrast: .high)
        let item = try #require(scene.overlay?.itemViews[0])
        #expect(item.subviews[0].frame == CGRect(x: 2, y: 2, width: 56, height: 36))
        #expect(item.subviews[0].layer.cornerRadius == 18 && item.layer.cornerRadius == 20)
    }

    @Test(arguments: [3.0, 0]) func `items of next to no size have frames with increased contrast`(
        _ side: CGFloat
    ) throws {
        let scene = RadialMenuScene(elements: [])
        scene.window.standInTraits = UITraitCollection(accessibilityContrast: .high)
        scene.interaction.itemSize = CGSize(width: 40, height: side)
        scene.interaction.menu = UIMenu(children: [scene.action("words")])
        scene.open()
        let disc = try #require(scene.overlay?.itemViews[0]).subviews[0]
        #expect(disc.frame == CGRect(x: side / 2, y: side / 2, width: 40 - side, height: 0))
        #expect(disc.layer.cornerRadius == 0)
    }

    @Test func `the mark of an item that is on is at its upper trailing corner`() throws {
        for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
            let scene = wide(direction)
            let items = try #require(scene.overlay?.itemViews)
            let badge = items[0].subviews[2]
            #expect(near(badge.bounds.width, 40.0 / 3) && near(badge.bounds.height, 40.0 / 3))
            #expect(near(badge.layer.cornerRadius, 20.0 / 3) && near(badge.frame.minY, 0))
            let isRight = direction == .forceLeftToRight
            #expect(near(isRight ? badge.frame.maxX : badge.frame.minX, isRight ? 60 : 0))
            let mark = try #require(badge.subviews.first as? UIImageView)
            #expect(mark.image?.standInName == "checkmark" && mark.contentMode == .scaleAspectFit)
            let box = CGPoint(x: badge.bounds.midX, y: badge.bounds.midY)
            #expect(near(mark.center, box) && mark.bounds.width > 4 && mark.bounds.width < 40.0 / 3)
            #expect(items[1].subviews.count == 2)
        }
    }

    @Test func `a highlighted item has the tint, and its content and its mark turn white`() throws {
        let scene = wide()
        let item = try #require(scene.overlay?.itemViews[0])
        let (disc, content, badge) = (item.subviews[0], item.subviews[1], item.subviews[2])
        func expectUsual() {
            #expect(disc.backgroundColor == .white && content.tintColor == .label)
            #expect(badge.backgroundColor == .systemIndigo && badge.subviews[0].tintColor == .white)
        }
        expectUsual()
        scene.pointer.hover(at: item.center)
        #expect(disc.backgroundColor == .systemIndigo && content.tintColor == .white)
        #expect(badge.backgroundColor == .white && badge.subviews[0].tintColor == .systemIndigo)
        scene.pointer.hover(at: nil)
        expectUsual()
    }

    @Test func `items take another tint, and discs are dark in dark mode`() throws {
        let scene = wide()
        let (overlay, item) = (try #require(scene.overlay), try #require(scene.overlay?.itemViews[0]))
        overlay.tintColor = .systemPink
        #expect(item.subviews[2].backgroundColor == .systemPink)
        scene.pointer.hover(at: item.center)
        #expect(item.subviews[0].backgroundColor == .systemPink)
        scene.pointer.hover(at: nil)
        let color = item.subviews[0].backgroundColor?.resolvedColor(with: dark)
        let disc = try #require(color?.cgColor.components)
        #expect(disc.prefix(3).allSatisfy { $0 > 0.1 && $0 < 0.4 && $0 == disc[0] } && disc[3] == 1)
    }

    // MARK: What dims the rest

    @Test func `the focus has no halo around the window`() throws {
        let scene = RadialMenuScene()
        scene.open()
        #expect(try #require(scene.overlay).focusEffect == nil && scene.view.focusEffect != nil)
    }

    @Test func `the content behind is dimmed in the whole window, and more in dark mode`() throws {
        let scene = RadialMenuScene()
        scene.open()
        let overlay = try #require(scene.overlay)
        let scrim = try #require(overlay.subviews.first as? RadialMenuScrim)
        #expect(scrim.frame == overlay.bounds && near(scrim.alpha, 1, 1e-6))
        let light = UITraitCollection(userInterfaceStyle: .light)
        let alphas = [light, dark].map {
            scrim.backgroundColor?.resolvedColor(with: $0).cgColor.components ?? []
        }
        #expect(alphas.allSatisfy { $0.prefix(3).allSatisfy { $0 == 0 } })
        #expect(alphas[0][3] > 0.1 && alphas[0][3] < 0.3 && alphas[1][3] > 0.4 && alphas[1][3] < 0.6)
        scene.window.frame.size = CGSize(width: 600, height: 900)
        StandInClock.step()
        #expect(scene.overlay === overlay && overlay.frame == scene.window.bounds)
        #expect(scrim.frame == scene.window.bounds)
    }

    // MARK: The title

    /// The title of a menu with one item, which is highlighted.
    private func title(_ text: String, _ traits: UITraitCollection? = nil) throws -> RadialMenuTitleView {
        let scene = RadialMenuScene(elements: [])
        if let traits { scene.window.standInTraits = traits }
        scene.interaction.menu = UIMenu(children: [scene.action(text)])
        scene.open()
        scene.keyboard.press(UIKeyCommand.inputDownArrow)
        let overlay = try #require(scene.overlay)
        let title = try #require(overlay.subviews.first { $0 is RadialMenuTitleView && !$0.isHidden })
        #expect(overlay.subviews.last === title, "items are behind it")
        #expect(title.frame.minX >= 8 - 1e-6 && title.frame.maxX <= 382 + 1e-6)
        return try #require(title as? RadialMenuTitleView)
    }

    @Test func `a short title is a capsule around its text`() throws {
        let title = try title("Copy")
        let label = try #require(title.subviews.first as? UILabel)
        let text = label.sizeThatFits(CGSize(width: 300, height: 100))
        #expect(label.bounds.size == text && near(label.center.x, title.bounds.midX))
        #expect(near(label.center.y, title.bounds.midY))
        #expect(title.bounds.width > text.width + 20 && title.bounds.width < text.width + 40)
        #expect(title.bounds.height > text.height + 8 && title.bounds.height < text.height + 24)
        #expect(near(title.layer.cornerRadius, title.bounds.height / 2))
        #expect(title.backgroundColor == .white && label.textAlignment == .center)
        #expect(label.font.standInWeight == 600 && title.accessibilityElementsHidden)
    }

    @Test func `a long title has several lines, and stays within the room for the menu`() throws {
        let (short, long) = (try title("Copy"), try title(String(repeating: "an item ", count: 20)))
        #expect(long.bounds.height > 2 * short.bounds.height && long.bounds.width > 250)
        #expect(long.layer.cornerRadius < long.bounds.height / 2 && long.layer.cornerRadius > 10)
        let word = try title(String(repeating: "mm", count: 40))
        #expect(word.bounds.width <= 374 && word.bounds.width > 373)
    }

    @Test func `a title grows with the user's text size`() throws {
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(try title("Copy", large).bounds.height > title("Copy").bounds.height * 1.5)
    }

    @Test func `a menu that the app opens in an animation is in its place at once`() throws {
        let scene = RadialMenuScene()
        StandInAccessibility.isReduceMotionEnabled = true
        UIView.animate(withDuration: 1) { scene.interaction.open() }
        let item = try #require(scene.overlay?.itemViews.first)
        let changes = StandInAnimations.records.flatMap(\.changes).filter { $0.layer === item.layer }
        #expect(changes.isEmpty && item.center != .zero)
    }
}
