import Roundel
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// The shape, what it clips, and what follows it.
@MainActor @Suite(.standIn) struct SuperellipseViewTests {
    let view = SuperellipseView(frame: CGRect(x: 50, y: 50, width: 200, height: 120))

    private func masks(in layer: CALayer) -> [CALayer] {
        [layer.mask].compactMap { $0 } + (layer.sublayers ?? []).flatMap(masks)
    }

    private func border() throws -> CAShapeLayer {
        let layers = (view.layer.sublayers ?? []) + (view.contentView.layer.sublayers ?? [])
        return try #require(layers.compactMap { $0 as? CAShapeLayer }.first)
    }

    @Test func `one mask is reused for every layout`() throws {
        let window = UIWindow.standIn(around: view)
        let mask = try #require(view.layer.mask as? CAShapeLayer)
        let before = try #require(mask.path)
        view.bounds.size = CGSize(width: 100, height: 100)
        window.layoutIfNeeded()
        #expect(view.layer.mask === mask && masks(in: view.layer) == [mask])
        #expect(mask.path != before)
        let box = try #require(mask.path?.boundingBoxOfPath)
        #expect(near(box.origin, .zero, 1e-4) && near(box.width, 100, 1e-4) && near(box.height, 100, 1e-4))
    }

    @Test func `the border changes at once, unless an animation is requested`() throws {
        let window = UIWindow.standIn(around: view)
        view.strokeWidth = 4
        view.strokeColor = .red
        #expect(try border().animationKeys() == nil)
        UIView.animate(withDuration: 1) { view.exponent = 2 }
        #expect(try border().animationKeys() == ["path"])
        withExtendedLifetime(window) {}
    }

    @Test func `colours that depend on light and dark follow them`() throws {
        let window = UIWindow.standIn(around: view)
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        (view.strokeColor, view.dropShadowColor) = (color, color)
        #expect(try border().strokeColor == UIColor.black.cgColor)
        window.standInTraits = UITraitCollection(userInterfaceStyle: .dark)
        #expect(try border().strokeColor == UIColor.white.cgColor)
        #expect(view.layer.shadowColor == UIColor.white.cgColor && view.strokeColor === color)
    }

    @Test func `the outline is one subpath and the curve itself`() throws {
        let window = UIWindow.standIn(around: view)
        view.exponent = 3.5
        let elements = view.outline.standInElements
        #expect(elements.filter { $0.type == .moveToPoint }.count == 1)
        #expect(elements.filter { $0.type == .closeSubpath }.count == 1)
        let shape = Superellipse(exponent: 3.5)
        for point in elements.compactMap(\.points.last) {
            let distance = try #require(
                shape.signedDistance(
                    to: Point2D(point.x, point.y),
                    in: Rect2D(x: 0, y: 0, width: 200, height: 120)
                )
            )
            #expect(abs(distance) < 1e-3)
        }
        withExtendedLifetime(window) {}
    }

    @Test(arguments: [2, 2.5, 3, 3.5, 4, 5])
    func `the outline deviates from the curve by no more than documented`(
        exponent: Double
    ) {
        let window = UIWindow.standIn(around: view)
        view.exponent = CGFloat(exponent)
        let segments = (view.outline.standInElements.count - 2) / 4
        let side = Rect2D(x: 0, y: 0, width: 1, height: 1)
        let bound = Superellipse(exponent: exponent).errorBound(in: side, segmentsPerQuadrant: segments)
        #expect(segments == 8 && bound < 1e-5)
        withExtendedLifetime(window) {}
    }

    @Test func `a change of the exponent changes the outline`() throws {
        let window = UIWindow.standIn(around: view)
        let mask = try #require(view.layer.mask as? CAShapeLayer)
        let (before, count) = (mask.path, mask.path?.standInElements.count)
        view.exponent = 2
        #expect(mask.path != before && mask.path?.standInElements.count == count)
        #expect(mask.animation(forKey: "path") == nil)
        withExtendedLifetime(window) {}
    }

    @Test func `a change inside an animation takes its duration`() throws {
        let window = UIWindow.standIn(around: view)
        view.dropShadowOpacity = 0.5
        let mask = try #require(view.contentView.layer.mask as? CAShapeLayer)
        let before = mask.path
        UIView.animate(withDuration: 0.7) { view.exponent = 3 }
        let animation = try #require(mask.animation(forKey: "path") as? CABasicAnimation)
        #expect(animation.duration == 0.7 && animation.fromValue as? CGPath == before)
        #expect(animation.toValue as? CGPath == mask.path)
        #expect(view.layer.animation(forKey: "shadowPath")?.duration == 0.7)
        withExtendedLifetime(window) {}
    }

    @Test func `a size set inside an animation animates without a layout`() throws {
        let window = UIWindow.standIn(around: view)
        let mask = try #require(view.layer.mask as? CAShapeLayer)
        let before = mask.path
        UIView.animate(withDuration: 0.7) { view.bounds.size = CGSize(width: 80, height: 80) }
        let animation = try #require(mask.animation(forKey: "path") as? CABasicAnimation)
        #expect(animation.fromValue as? CGPath == before && animation.toValue as? CGPath == view.outline)
        #expect(view.contentView.bounds.size == CGSize(width: 80, height: 80))
        UIView.animate(withDuration: 0.5) { view.frame = CGRect(x: 0, y: 0, width: 60, height: 50) }
        #expect(mask.animation(forKey: "path")?.duration == 0.5)
        let circle = CircleView(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
        window.addSubview(circle)
        window.layoutIfNeeded()
        UIView.animate(withDuration: 0.3) { circle.bounds.size = CGSize(width: 20, height: 20) }
        #expect(circle.layer.cornerRadius == 10 && circle.layer.animation(forKey: "cornerRadius") != nil)
    }

    @Test func `an outline animates as a spring, with repeats and a delay, where the view does`() throws {
        let window = UIWindow.standIn(around: view)
        let mask = try #require(view.layer.mask as? CAShapeLayer)
        UIView.animate(
            withDuration: 0.7,
            delay: 0.2,
            usingSpringWithDamping: 0.4,
            initialSpringVelocity: 0,
            options: [.repeat, .autoreverse],
            animations: { view.exponent = 3 }
        )
        let animation = try #require(mask.animation(forKey: "path") as? CASpringAnimation)
        #expect(animation.damping == 8 && animation.duration == 0.7 && animation.keyPath == "path")
        #expect(animation.repeatCount == .infinity && animation.autoreverses && animation.delegate == nil)
        #expect(near(animation.beginTime, CACurrentMediaTime() + 0.2))
        withExtendedLifetime(window) {}
    }

    /// A view with animations that add a value of their own.
    private final class Adding: SuperellipseView {
        override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            let action = super.action(for: layer, forKey: event)
            guard let animation = action as? CABasicAnimation else { return action }
            (animation.isAdditive, animation.isCumulative, animation.byValue) = (true, true, 1)
            return animation
        }
    }

    @Test func `an outline has the time of the view's animation, and nothing of its values`() throws {
        let view = Adding(frame: view.frame)
        let window = UIWindow.standIn(around: view)
        UIView.animate(withDuration: 0.7) { view.exponent = 3 }
        let animation = try #require(view.layer.mask?.animation(forKey: "path") as? CABasicAnimation)
        #expect(animation.duration == 0.7 && animation.byValue == nil)
        #expect(!animation.isAdditive && !animation.isCumulative)
        withExtendedLifetime(window) {}
    }

    @Test func `a border may lie on the outline or outside it`() throws {
        let window = UIWindow.standIn(around: view)
        view.strokeWidth = 4
        let border = try border()
        view.strokePosition = .centered
        #expect(border.lineWidth == 4 && border.superlayer === view.layer && border.mask == nil)
        #expect(view.layer.mask == nil && view.contentView.layer.mask != nil && view.strokeWidth == 4)
        view.strokePosition = .outside
        let outside = try #require(border.mask as? CAShapeLayer)
        #expect(border.lineWidth == 8 && outside.fillRule == .evenOdd)
        let box = try #require(outside.path?.boundingBoxOfPath)
        #expect(box == CGRect(x: -41, y: -41, width: 282, height: 202))
        view.strokeWidth = 9
        #expect(outside.path?.boundingBoxOfPath == CGRect(x: -91, y: -91, width: 382, height: 302))
        view.bounds.size = CGSize(width: 100, height: 100)
        #expect(outside.path?.boundingBoxOfPath == CGRect(x: -91, y: -91, width: 282, height: 282))
        view.strokePosition = .inside
        #expect(border.lineWidth == 18 && border.mask == nil && view.layer.mask != nil)
        withExtendedLifetime(window) {}
    }

    @Test func `paths of superellipses are available for all layers`() throws {
        let rect = CGRect(x: 10, y: 20, width: 60, height: 40)
        let path = CGPath.superellipse(.init(exponent: 4), in: rect, tolerance: 0.001)
        let box = path.boundingBoxOfPath
        #expect(
            near(box.origin, rect.origin, 1e-3) && near(box.width, 60, 1e-3) && near(box.height, 40, 1e-3)
        )
        #expect(UIBezierPath(superellipse: .init(exponent: 4), in: rect, tolerance: 0.001).cgPath == path)
        let count = CGPath.superellipse(.init(exponent: 3), in: rect, segmentsPerQuadrant: 6).standInElements
            .count
        #expect(count == 26)
        #expect(CGPath.superellipse(.init(exponent: 3), in: .zero).standInElements.isEmpty)
    }

    @Test func `a handle length is another way to set the shape`() {
        view.handle = 0.75
        #expect(view.shape == Superellipse(handle: 0.75) && view.handle == 0.75)
        #expect(view.outline.standInElements.count == 6)
        view.exponent = 2.5
        #expect(view.handle == 0 && view.exponent == 2.5)
    }

    @Test func `touches outside the shape go to the views behind`() {
        let behind = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
        behind.addSubview(view)
        view.contentView.addSubview(child)
        let window = UIWindow.standIn(around: behind)
        #expect(window.hitTest(CGPoint(x: 52, y: 52), with: nil) === behind)
        #expect(window.hitTest(CGPoint(x: 150, y: 110), with: nil) === child)
        view.exponent = .infinity
        #expect(window.hitTest(CGPoint(x: 52, y: 52), with: nil) === child)
        view.bounds.size = .zero
        #expect(window.hitTest(CGPoint(x: 150, y: 110), with: nil) === behind)
    }

    @Test func `a border inside follows the shape`() throws {
        let window = UIWindow.standIn(around: view)
        let border = try border()
        #expect(border.isHidden && view.strokeWidth == 0)
        (view.strokeWidth, view.strokeColor) = (3, .red)
        #expect(border.lineWidth == 6 && !border.isHidden && border.fillColor == nil)
        #expect(border.path == view.outline && view.strokeColor == .red)
        view.exponent = 3
        #expect(border.path == view.outline)
        view.strokeWidth = -1
        #expect(view.strokeWidth == 0 && border.isHidden)
        withExtendedLifetime(window) {}
    }

    @Test func `a shadow falls downwards by default`() {
        #expect(SuperellipseView().dropShadowOffset == CGSize(width: 0, height: 3))
    }

    @Test func `a shadow follows the shape, and is not clipped with the content`() throws {
        let window = UIWindow.standIn(around: view)
        let mask = view.layer.mask
        (view.dropShadowOpacity, view.dropShadowRadius) = (0.5, 8)
        (view.dropShadowOffset, view.dropShadowColor) = (CGSize(width: 1, height: 2), .blue)
        #expect(view.layer.mask == nil && view.contentView.layer.mask === mask)
        #expect(view.layer.shadowPath == view.outline && view.dropShadowOpacity == 0.5)
        #expect(
            view.dropShadowRadius == 8 && view.dropShadowOffset.height == 2 && view.dropShadowColor == .blue
        )
        let border = try border()
        #expect(border.superlayer === view.contentView.layer)
        view.exponent = 3
        #expect(view.layer.shadowPath == view.outline)
        view.dropShadowOpacity = 0
        #expect(view.layer.mask === mask && view.layer.shadowPath == nil)
        withExtendedLifetime(window) {}
    }

    @Test func `the background is clipped with the content`() throws {
        view.backgroundColor = .green
        #expect(view.layer.backgroundColor == nil && view.backgroundColor == .green)
        #expect(view.contentView.layer.backgroundColor == UIColor.green.cgColor)
        let archived = try #require(SuperellipseView(coder: NSKeyedArchiver(requiringSecureCoding: false)))
        #expect(archived.layer.mask != nil && archived.subviews == [archived.contentView])
    }
}
