import Foundation
import Roundel
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// Shapes and badges at the edges of what their properties mean.
@MainActor @Suite(.standIn) struct ShapeEdgeTests {
    // MARK: Shapes

    @Test func `a view with another outline is no superellipse until one is set`() {
        let view = SuperellipseView(frame: CGRect(x: 0, y: 0, width: 90, height: 60))
        #expect(view.circumference == .superellipse(Superellipse(exponent: 5)))
        for outline in [Roundel.Circumference.circle, .ellipse, .corners(Corners(radius: 9))] {
            view.circumference = outline
            #expect(view.shape == Superellipse(exponent: 2) && view.exponent == 2 && view.handle == 0)
            #expect(view.circumference == outline)
        }
        view.exponent = 4
        #expect(view.circumference == .superellipse(Superellipse(exponent: 4)))
    }

    @Test func `exponents and handles that are not sensible count as the documented ones`() {
        let view = SuperellipseView(frame: CGRect(x: 0, y: 0, width: 90, height: 60))
        for (exponent, expected) in [(CGFloat.nan, CGFloat(2)), (-3, 1.0 / 1024), (0, 1.0 / 1024)] {
            view.exponent = exponent
            #expect(view.exponent == expected)
        }
        for handle in [CGFloat.nan, .infinity, -.infinity] {
            view.handle = handle
            #expect(view.handle == 0.75)
        }
    }

    private func border(_ view: ShapedView) throws -> CAShapeLayer {
        let layers = (view.layer.sublayers ?? []) + (view.contentView.layer.sublayers ?? [])
        return try #require(layers.compactMap { $0 as? CAShapeLayer }.first)
    }

    @Test func `a border is in front of views that are added later, and may have no colour`() throws {
        let view = ShapedView(frame: CGRect(x: 0, y: 0, width: 90, height: 60))
        view.strokeWidth = 2
        let border = try border(view)
        #expect(border.zPosition > 1_000 && border.strokeColor == UIColor.separator.cgColor)
        #expect(view.layer.shadowColor == UIColor.black.cgColor)
        (view.strokeColor, view.dropShadowColor) = (nil, nil)
        #expect(border.strokeColor == nil && view.layer.shadowColor == nil)
    }

    @Test func `the view for the content is behind the views that a storyboard adds`() {
        let (view, label) = (ShapedView(frame: CGRect(x: 0, y: 0, width: 90, height: 60)), UILabel())
        view.addSubview(label)
        let window = UIWindow.standIn(around: view)
        #expect(view.subviews == [view.contentView, label] && view.contentView.frame == view.bounds)
        withExtendedLifetime(window) {}
    }

    // MARK: Badges

    /// A badge on a host of 300 by 200 points, whose circle has a radius of 100 about (150, 100).
    private func badge(
        _ direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        _ change: (BadgeView) -> Void
    ) -> (badge: BadgeView, window: UIWindow) {
        let (host, badge) = (UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 200)), BadgeView())
        let window = UIWindow.standIn(around: host)
        window.standInTraits = UITraitCollection(standInLayoutDirection: direction)
        badge.degrees = 0
        change(badge)
        host.addSubview(badge)
        for anchor in [badge.widthAnchor, badge.heightAnchor] {
            anchor.constraint(equalToConstant: 30).isActive = true
        }
        window.layoutIfNeeded()
        return (badge, window)
    }

    @Test func `the side of a badge is a number of three`() {
        let badge = BadgeView()
        let sides: [(set: Int, placement: BadgePlacement, side: Int)] = [
            (-7, .inside, -1), (-1, .inside, -1), (9, .outside, 1), (0, .on, 0), (1, .outside, 1),
        ]
        for (set, placement, side) in sides {
            badge.side = set
            #expect(badge.placement == placement && badge.side == side)
        }
    }

    @Test func `ratios that are no sizes leave the size to the constraints`() {
        for ratio in [CGFloat.nan, .infinity, -0.5, 0] {
            let (badge, window) = badge { $0.ratio = ratio }
            #expect(near(badge.bounds.width, 30, 1e-6) && near(badge.bounds.height, 30, 1e-6))
            #expect(near(badge.center, CGPoint(x: 250, y: 100), 1e-6), "\(ratio)")
            #expect(StandInLayout.conflicts.isEmpty)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `exponents and radii that are not positive mean the circle in the host`() {
        let changes: [(BadgeView) -> Void] = [
            { $0.exponent = -1 }, { $0.exponent = .nan }, { $0.hostCornerRadius = -5 },
            { $0.hostCornerRadius = .nan },
        ]
        for change in changes {
            let (badge, window) = badge { change($0) }
            #expect(near(badge.center, CGPoint(x: 250, y: 100), 1e-6))
            withExtendedLifetime(window) {}
        }
        let (badge, window) = badge { $0.exponent = 2 }
        #expect(near(badge.center, CGPoint(x: 300, y: 100), 1e-6), "an ellipse fills the host")
        withExtendedLifetime(window) {}
    }

    @Test func `a badge is mirrored in right-to-left layouts, unless the app does not want that`() {
        for (mirrors, x) in [(true, 50.0), (false, 250)] {
            let (badge, window) = badge(.rightToLeft) { $0.mirrorsInRightToLeft = mirrors }
            #expect(near(badge.center, CGPoint(x: x, y: 100), 1e-6))
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a change of each property moves a badge that is pinned`() {
        typealias Change = (BadgeView) -> Void
        func corner(_ shape: CornerShape) -> CGPoint {
            let outline = Roundel.Circumference.corners(Corners(radius: 90, shape: shape))
            let point = outline.point(at: .degrees(-45), in: Rect2D(x: 0, y: 0, width: 300, height: 200))
            return CGPoint(x: point.x, y: point.y)
        }
        let usual: Change = { _ in }
        let round: Change = { ($0.degrees, $0.hostCornerRadius) = (-45, 90) }
        let changes: [(before: Change, change: Change, center: CGPoint)] = [
            (usual, { $0.degrees = 90 }, CGPoint(x: 150, y: 200)),
            (usual, { $0.placement = .outside }, CGPoint(x: 265, y: 100)),
            (usual, { $0.side = -1 }, CGPoint(x: 235, y: 100)),
            (usual, { $0.offset = 7 }, CGPoint(x: 257, y: 100)),
            (usual, { $0.exponent = 2 }, CGPoint(x: 300, y: 100)),
            ({ $0.degrees = -45 }, { $0.hostCornerRadius = 90 }, corner(.round)),
            (round, { $0.hostCornerExponent = 4 }, corner(.squircle)),
            (round, { $0.hostCornerSmoothing = 0.6 }, corner(.smooth(0.6))),
        ]
        for (number, (before, change, center)) in changes.enumerated() {
            let (badge, window) = badge(.leftToRight, before)
            change(badge)
            window.layoutIfNeeded()
            #expect(near(badge.center, center, 1e-6), "\(number)")
        }
    }

    @Test func `a badge takes the size of a ratio, and keeps the side, that are set later`() {
        let (badge, window) = badge(.rightToLeft) { $0.ratio = 0 }
        badge.mirrorsInRightToLeft = false
        window.layoutIfNeeded()
        #expect(near(badge.center, CGPoint(x: 250, y: 100), 1e-6))
        let (host, own) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), BadgeView())
        host.addSubview(own)
        window.addSubview(host)
        for ratio in [CGFloat(0.1), 0.3] {
            own.ratio = ratio
            window.layoutIfNeeded()
            #expect(near(own.bounds.width, 200 * ratio) && near(own.bounds.height, 200 * ratio))
        }
        #expect(StandInLayout.conflicts.isEmpty)
    }

    @Test func `a badge that enters the window of its host is pinned there, and not before`() {
        let (host, card) = (UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 200)), UIView())
        let (window, badge) = (UIWindow.standIn(around: host), BadgeView())
        badge.degrees = 0
        card.addSubview(badge)
        badge.host = host
        #expect(badge.layoutGuides.isEmpty, "they have no common ancestor")
        window.addSubview(card)
        window.layoutIfNeeded()
        #expect(!badge.layoutGuides.isEmpty)
        #expect(
            near(
                badge.convert(CGPoint(x: badge.bounds.midX, y: badge.bounds.midY), to: host),
                CGPoint(x: 250, y: 100),
                1e-6
            )
        )
    }

    @Test(arguments: [CGFloat(0), 0.5])
    func `a badge does not change a host whose constraints have a low priority`(ratio: CGFloat) {
        let (root, host, badge) = (UIView(), UIView(), BadgeView())
        let window = UIWindow.standIn(around: root)
        root.addSubview(host)
        host.translatesAutoresizingMaskIntoConstraints = false
        let width = host.widthAnchor.constraint(equalToConstant: 300)
        width.priority = UILayoutPriority(250)
        NSLayoutConstraint.activate([
            width, host.heightAnchor.constraint(equalToConstant: 200),
            host.leftAnchor.constraint(equalTo: root.leftAnchor),
            host.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        if ratio == 0 {
            for anchor in [badge.widthAnchor, badge.heightAnchor] {
                anchor.constraint(equalToConstant: 30).isActive = true
            }
        }
        badge.ratio = ratio
        host.addSubview(badge)
        window.layoutIfNeeded()
        #expect(near(host.bounds.width, 300, 1e-6) && near(badge.bounds.width, ratio > 0 ? 100 : 30, 1e-6))
    }

    // MARK: Circles

    @Test func `a circle is round again when the app wants that, and follows its frame in an animation`() {
        let circle = CircleView(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
        let window = UIWindow.standIn(around: circle)
        circle.roundsToCircle = false
        window.layoutIfNeeded()
        circle.layer.cornerRadius = 3
        circle.roundsToCircle = true
        window.layoutIfNeeded()
        #expect(circle.layer.cornerRadius == 30)
        UIView.animate(withDuration: 0.3) { circle.frame = CGRect(x: 5, y: 5, width: 20, height: 50) }
        #expect(circle.layer.cornerRadius == 10)
        #expect(circle.layer.animation(forKey: "cornerRadius")?.duration == 0.3)
    }

    // MARK: Colours

    @Test func `colours that depend on the tint follow it`() throws {
        let view = ShapedView(frame: CGRect(x: 0, y: 0, width: 90, height: 60))
        let window = UIWindow.standIn(around: view)
        let color = UIColor { [unowned view] _ in view.tintColor }
        (view.strokeColor, view.dropShadowColor) = (color, color)
        view.tintColor = .systemPink
        #expect(try border(view).strokeColor == UIColor.systemPink.cgColor)
        #expect(view.layer.shadowColor == UIColor.systemPink.cgColor)
        withExtendedLifetime(window) {}
    }

    // MARK: The order of changes in one animation

    /// A shaped view in a window whose corners change in an animation, before or after something
    /// else.
    private func animated(_ isFirst: Bool, _ change: @escaping (ShapedView) -> Void) -> (ShapedView, UIWindow)
    {
        let view = ShapedView(frame: CGRect(x: 50, y: 50, width: 200, height: 120))
        let window = UIWindow.standIn(around: view)
        UIView.animate(withDuration: 1) {
            if isFirst { change(view) }
            view.uniformCornerRadius = 30
            if !isFirst { change(view) }
        }
        return (view, window)
    }

    @Test(arguments: [true, false]) func `an outside border is seen during an animation`(isFirst: Bool) throws
    {
        let (view, window) = animated(isFirst) { ($0.strokePosition, $0.strokeWidth) = (.outside, 20) }
        let layers = view.layer.sublayers?.compactMap { $0 as? CAShapeLayer } ?? []
        let mask = try #require(layers.first { $0.mask != nil }?.mask as? CAShapeLayer)
        let animation = try #require(mask.animation(forKey: "path") as? CABasicAnimation)
        for value in [animation.fromValue, animation.toValue] {
            let box = try #require(value as? CGPath).boundingBoxOfPath
            #expect(box == CGRect(x: -201, y: -201, width: 602, height: 522))
        }
        #expect(animation.toValue as? CGPath == mask.path && animation.duration == 1)
        // Its width alone changes while the animation runs.
        StandInClock.advance(by: 0.5)
        view.strokeWidth = 30
        let later = try #require(mask.animation(forKey: "path") as? CABasicAnimation)
        let path = later.toValue as? CGPath
        #expect(path?.boundingBoxOfPath.minX == -301 && mask.path == path)
        withExtendedLifetime(window) {}
    }

    @Test func `an outside border is seen where an animation is interrupted`() throws {
        let view = ShapedView(frame: CGRect(x: 50, y: 50, width: 200, height: 120))
        (view.strokePosition, view.strokeWidth) = (.outside, 2)
        let window = UIWindow.standIn(around: view)
        UIView.animate(withDuration: 1) { view.bounds.size = CGSize(width: 100, height: 60) }
        StandInClock.advance(by: 0.25)
        UIView.animate(withDuration: 1) { view.bounds.size = CGSize(width: 50, height: 30) }
        let mask = try #require(try border(view).mask as? CAShapeLayer)
        let animation = try #require(mask.animation(forKey: "path") as? CABasicAnimation)
        // What is shown now, which the stand-in does not compute, lies between the first two sizes.
        let start = try #require(animation.fromValue as? CGPath)
        for point in [CGPoint(x: 201, y: 60), CGPoint(x: 150, y: 91), CGPoint(x: 101, y: 30)] {
            #expect(start.contains(point, using: .evenOdd))
        }
        withExtendedLifetime(window) {}
    }

    @Test func `a change without an animation ends that of the border and of the shadow`() throws {
        let (view, window) = animated(true) { ($0.strokePosition, $0.dropShadowOpacity) = (.outside, 0.5) }
        let layers = [try border(view), try #require(try border(view).mask), view.layer]
        let keys = ["path", "path", "shadowPath"]
        #expect(zip(layers, keys).allSatisfy { $0.animation(forKey: $1) != nil })
        view.uniformCornerRadius = 10
        #expect(zip(layers, keys).allSatisfy { $0.animation(forKey: $1) == nil })
        withExtendedLifetime(window) {}
    }

    @Test func `a layout in an animation lets that of the border and of the shadow go on`() throws {
        let (view, window) = animated(true) { ($0.strokePosition, $0.dropShadowOpacity) = (.outside, 0.5) }
        let layers = [try border(view), try #require(try border(view).mask), view.layer]
        let animations = { zip(layers, ["path", "path", "shadowPath"]).map { $0.animation(forKey: $1) } }
        let before = animations()
        StandInClock.advance(by: 0.1)
        view.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(zip(before, animations()).allSatisfy { $0 != nil && $0 === $1 })
    }

    @Test(arguments: [true, false]) func `a shadow goes with the corners`(isFirst: Bool) throws {
        let (view, window) = animated(isFirst) { $0.dropShadowOpacity = 0.5 }
        let animation = try #require(view.layer.animation(forKey: "shadowPath") as? CABasicAnimation)
        #expect(
            animation.toValue as? CGPath == view.outline && animation.fromValue as? CGPath != view.outline
        )
        // A shadow that ends takes its animation with it.
        view.dropShadowOpacity = 0
        #expect(view.layer.animation(forKey: "shadowPath") == nil && view.layer.shadowPath == nil)
        withExtendedLifetime(window) {}
    }
}
