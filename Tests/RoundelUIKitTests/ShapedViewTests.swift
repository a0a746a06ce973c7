import Roundel
import RoundelTestSupport
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// Views that are cut to corners; `SuperellipseViewTests` test what all shapes have in common.
@MainActor @Suite(.standIn) struct ShapedViewTests {
    let view = ShapedView(frame: CGRect(x: 50, y: 50, width: 200, height: 120))

    static let uneven = Corners(
        topLeft: Corner(radius: 40, shape: .notch),
        topRight: Corner(radius: 30, shape: .smooth(0.6)),
        bottomRight: Corner(radius: 20, shape: .bevel)
    )

    nonisolated static let outlines: [Circumference] = [
        .corners(Corners()), .corners(Corners(radius: 30)), .corners(Corners(radius: 50, shape: .notch)),
        .corners(Corners(radius: 20, shape: .smooth(0.6))), .corners(Corners(radius: 9, shape: .square)),
        .corners(Corners(topLeft: Corner(radius: 40, shape: .scoop))), .superellipse(exponent: 4),
        .superellipse(exponent: .infinity), .circle, .ellipse,
    ]

    private func mask() throws -> CAShapeLayer {
        try #require((view.layer.mask ?? view.contentView.layer.mask) as? CAShapeLayer)
    }

    @Test func `a view is a rectangle until it is given corners`() throws {
        let window = UIWindow.standIn(around: view)
        #expect(view.corners == Corners() && view.uniformCornerRadius == 0 && view.cornerExponent == 2)
        #expect(view.cornerSmoothing == 0 && !view.mirrorsInRightToLeft)
        #expect(window.hitTest(CGPoint(x: 51, y: 51), with: nil) === view.contentView)
        view.corners = Self.uneven
        #expect(view.circumference == .corners(Self.uneven) && view.uniformCornerRadius == 40)
        #expect(try mask().path == view.outline)
        view.circumference = .circle
        #expect(view.corners == Corners() && view.uniformCornerRadius == 0)
        let archived = try #require(ShapedView(coder: NSKeyedArchiver(requiringSecureCoding: false)))
        #expect(archived.layer.mask != nil && archived.corners == Corners())
    }

    @Test func `the outline is on that of the core, within the documented error`() throws {
        let rect = Rect2D(x: 0, y: 0, width: 200, height: 120)
        for shape in [CornerShape.round, .squircle, .superellipse(exponent: 5), .smooth(0.6), .scoop] {
            view.corners = Corners(radius: 40, shape: shape)
            for point in view.outline.standInElements.compactMap(\.points.last) {
                let distance = try #require(
                    view.corners.signedDistance(to: Point2D(point.x, point.y), in: rect)
                )
                #expect(abs(distance) < 1e-9)
            }
            #expect(view.corners.errorBound(in: rect, segmentsPerCorner: 7) < 1e-5 * 40)
        }
    }

    @Test func `content that is masked alone is cut where the outline is, whatever the origin of the bounds`()
        throws
    {
        for change in [{ $0.dropShadowOpacity = 0.5 }, { $0.strokePosition = .outside }]
            as [(ShapedView) -> Void]
        {
            change(view)
            view.corners = Self.uneven
            for origin in [CGPoint(x: 30, y: -7), .zero] {
                view.bounds.origin = origin
                #expect(view.contentView.layer.mask != nil && view.contentView.bounds == view.bounds)
                #expect(try mask().path == view.outline)
                #expect(view.contentView.frame == view.bounds)
            }
        }
    }

    @Test func `touches in a cut corner go to the views behind`() {
        let behind = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        behind.addSubview(view)
        let window = UIWindow.standIn(around: behind)
        view.corners = Self.uneven
        func hit(_ x: CGFloat, _ y: CGFloat) -> Bool {
            window.hitTest(CGPoint(x: 50 + x, y: 50 + y), with: nil) === view.contentView
        }
        #expect(!hit(39, 39) && hit(41, 39) && hit(39, 41))
        #expect(!hit(195, 2) && !hit(189, 112) && hit(188, 110) && hit(1, 119))
        view.circumference = .circle
        #expect(!hit(30, 60) && hit(45, 60))
        view.bounds.size = .zero
        #expect(!hit(0, 0))
    }

    @Test func `corners are those of the screen, unless the view mirrors them`() {
        let window = UIWindow.standIn(around: view)
        view.corners = Self.uneven
        let plain = view.outline
        window.standInTraits = UITraitCollection(standInLayoutDirection: .rightToLeft)
        #expect(view.outline == plain)
        view.mirrorsInRightToLeft = true
        let mirrored = view.outline
        #expect((view.layer.mask as? CAShapeLayer)?.path == mirrored)
        #expect(!view.point(inside: CGPoint(x: 170, y: 30), with: nil))
        #expect(view.point(inside: CGPoint(x: 30, y: 30), with: nil))
        view.semanticContentAttribute = .forceLeftToRight
        #expect((view.layer.mask as? CAShapeLayer)?.path == plain)
        view.semanticContentAttribute = .unspecified
        #expect((view.layer.mask as? CAShapeLayer)?.path == mirrored)
        window.standInTraits = UITraitCollection(standInLayoutDirection: .leftToRight)
        #expect((view.layer.mask as? CAShapeLayer)?.path == plain)
    }

    // MARK: Interface Builder

    @Test func `the attributes of Interface Builder have the same effect in every order`() {
        let settings: [(CGFloat, CGFloat, CGFloat)] = [(24, 4, 0), (24, 2, 0.6), (24, 0.5, 0), (0, 4, 0)]
        for (radius, exponent, smoothing) in settings {
            let attributes: [(ShapedView) -> Void] = [
                { $0.uniformCornerRadius = radius }, { $0.cornerExponent = exponent },
                { $0.cornerSmoothing = smoothing },
            ]
            let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
            for (order, isShaped) in orders.flatMap({ [($0, true), ($0, false)] }) {
                let view = isShaped ? ShapedView() : SuperellipseView()
                for index in order { attributes[index](view) }
                let shape =
                    smoothing > 0
                    ? CornerShape.smooth(Double(smoothing)) : .superellipse(exponent: Double(exponent))
                #expect(view.corners == Corners(radius: Double(radius), shape: shape), "\(order)")
                #expect(view.uniformCornerRadius == radius && view.cornerExponent == exponent)
                #expect(view.cornerSmoothing == smoothing)
            }
        }
    }

    /// An appearance proxy for all shaped views sets them of superellipses as well.
    @Test func `the shape of corners is nothing to a superellipse, and a radius replaces it`() {
        let avatar = SuperellipseView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        avatar.exponent = 3.5
        let circumference = avatar.circumference
        for exponent in [2, 4.0] { avatar.cornerExponent = exponent }
        for smoothing in [0, 0.6] { avatar.cornerSmoothing = smoothing }
        #expect(avatar.circumference == circumference)
        #expect(avatar.cornerSmoothing == 0.6 && avatar.cornerExponent == 2)
        avatar.uniformCornerRadius = 12
        #expect(avatar.corners == Corners(radius: 12, shape: .smooth(0.6)))
        avatar.exponent = 3.5
        #expect(avatar.circumference == circumference)
        // What has been used does not come back.
        #expect(avatar.cornerSmoothing == 0)
        avatar.uniformCornerRadius = 9
        #expect(avatar.corners == Corners(radius: 9))
    }

    @Test func `attributes that are not sensible count as the nearest ones`() {
        (view.uniformCornerRadius, view.cornerExponent) = (-3, .nan)
        #expect(view.corners == Corners(radius: 0))
        (view.uniformCornerRadius, view.cornerExponent) = (.nan, -1)
        #expect(view.uniformCornerRadius == 0 && view.cornerExponent == 0)
        (view.cornerSmoothing, view.uniformCornerRadius) = (7, .infinity)
        #expect(view.cornerSmoothing == 1 && view.cornerExponent == 2)
        #expect(view.outline.boundingBoxOfPath == view.bounds)
        view.cornerExponent = .nan
        #expect(view.cornerSmoothing == 1 && view.cornerExponent == 2)
        view.cornerSmoothing = .nan
        #expect(view.cornerSmoothing == 0 && view.uniformCornerRadius > 1e9)
        view.corners = Self.uneven
        view.uniformCornerRadius = 8
        #expect(view.corners.bottomRight == Corner(radius: 8, shape: .bevel))
    }

    // MARK: Animation

    @Test(arguments: outlines) func `every outline is animated into every other`(
        first: Roundel.Circumference
    ) throws {
        let window = UIWindow.standIn(around: view)
        view.dropShadowOpacity = 0.5
        for second in Self.outlines where second != first {
            view.circumference = first
            let before = view.outline
            UIView.animate(withDuration: 0.7) { view.circumference = second }
            let animation = try #require(try mask().animation(forKey: "path") as? CABasicAnimation)
            #expect(animation.fromValue as? CGPath == before && animation.duration == 0.7)
            #expect(animation.toValue as? CGPath == view.outline && before != view.outline)
            let kinds = [before, view.outline].map { $0.standInElements.map(\.type) }
            #expect(kinds[0] == kinds[1] && kinds[0].count == 34)
            #expect(view.layer.animation(forKey: "shadowPath")?.duration == 0.7)
        }
        withExtendedLifetime(window) {}
    }

    @Test func `the cubics of two outlines begin at the same quarter`() {
        for outline in Self.outlines {
            view.circumference = outline
            let ends = view.outline.standInElements.compactMap(\.points.last)
            // After each eight cubics the outline is in the next quarter.
            let middles = [0, 4, 12, 20, 28].map { ends[$0] }
            #expect(middles[0].x > 100 && middles[0].y <= 60.001)
            #expect(middles[1].x > 99.999 && middles[1].y >= 59.999)
            #expect(middles[2].x < 100.001 && middles[2].y >= 59.999)
            #expect(middles[3].x < 100.001 && middles[3].y <= 60.001)
            #expect(middles[4].x > 99.999 && middles[4].y <= 60.001)
        }
    }

    @Test func `outlines with different numbers of elements change at once`() throws {
        let view = SuperellipseView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
        let window = UIWindow.standIn(around: view)
        let mask = try #require(view.layer.mask as? CAShapeLayer)
        UIView.animate(withDuration: 0.7) { view.uniformCornerRadius = 20 }
        #expect(mask.animation(forKey: "path") != nil && view.exponent == 2)
        UIView.animate(withDuration: 0.7) { view.handle = 0.75 }
        #expect(mask.animation(forKey: "path") == nil && mask.path == view.outline)
        UIView.animate(withDuration: 0.7) { view.handle = 1 }
        #expect(mask.animation(forKey: "path") != nil)
        UIView.animate(withDuration: 0.7) { view.bounds.size = .zero }
        #expect(mask.animation(forKey: "path") == nil && view.outline.isEmpty)
        UIView.animate(withDuration: 0.7) { view.bounds.size = CGSize(width: 50, height: 50) }
        #expect(mask.animation(forKey: "path") == nil && mask.path == view.outline)
        withExtendedLifetime(window) {}
    }

    @Test func `a new target replaces an animation, a layout keeps it, and a change without one ends it`()
        throws
    {
        let window = UIWindow.standIn(around: view)
        UIView.animate(withDuration: 0.7) { view.uniformCornerRadius = 20 }
        UIView.animate(withDuration: 0.2) { view.uniformCornerRadius = 30 }
        let second = try #require(try mask().animation(forKey: "path") as? CABasicAnimation)
        #expect(second.duration == 0.2 && second.toValue as? CGPath == view.outline)
        UIView.animate(withDuration: 0.9) {
            view.setNeedsLayout()
            window.layoutIfNeeded()
        }
        #expect(try mask().animation(forKey: "path")?.duration == 0.2)
        view.uniformCornerRadius = 40
        #expect(try mask().animation(forKey: "path") == nil)
        #expect(try mask().path == view.outline)
    }

    @Test func `two changes in one animation begin with the outline before both`() throws {
        view.uniformCornerRadius = 40
        let window = UIWindow.standIn(around: view)
        let before = view.outline
        UIView.animate(withDuration: 0.7) {
            view.frame.size = CGSize(width: 300, height: 400)
            view.uniformCornerRadius = 10
        }
        let animation = try #require(try mask().animation(forKey: "path") as? CABasicAnimation)
        #expect(animation.fromValue as? CGPath == before && animation.toValue as? CGPath == view.outline)
        withExtendedLifetime(window) {}
    }

    @Test func `a size set inside an animation animates the corners`() throws {
        let window = UIWindow.standIn(around: view)
        view.corners = Self.uneven
        let before = view.outline
        UIView.animate(withDuration: 0.7) { view.bounds.size = CGSize(width: 80, height: 30) }
        let animation = try #require(try mask().animation(forKey: "path") as? CABasicAnimation)
        #expect(animation.fromValue as? CGPath == before && animation.toValue as? CGPath == view.outline)
        withExtendedLifetime(window) {}
    }

    @Test func `a superellipse that is made inside an animation does not begin as a rectangle`() {
        UIView.animate(withDuration: 1) {
            let view = SuperellipseView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
            #expect(view.layer.mask?.animationKeys() == nil && view.exponent == 5)
        }
    }

    @Test func `the content fits a new view before its first layout, also in an animation`() {
        #expect(view.contentView.frame == view.bounds)
        UIView.animate(withDuration: 1) {
            let view = ShapedView(frame: view.frame)
            #expect(view.contentView.frame == view.bounds)
            #expect(view.contentView.layer.animationKeys() == nil)
        }
    }

    @Test(arguments: [(200.0, 120.0), (300, 60)])
    func `a border outside has the tips of the corners`(width: Double, height: Double) throws {
        view.bounds.size = CGSize(width: width, height: height)
        view.circumference = .superellipse(exponent: 1)
        (view.strokeWidth, view.strokePosition) = (6, .outside)
        let border = try #require(view.layer.sublayers?.compactMap { $0 as? CAShapeLayer }.first)
        let shown = try #require((border.mask as? CAShapeLayer)?.path)
        let tip = width + 6 / sin(atan(height / width))
        #expect(shown.contains(CGPoint(x: tip - 1, y: height / 2), using: .evenOdd))
    }

    @Test func `borders and shadows follow corners`() throws {
        let window = UIWindow.standIn(around: view)
        (view.strokeWidth, view.strokePosition, view.dropShadowOpacity) = (4, .outside, 0.5)
        view.corners = Self.uneven
        let border = try #require(view.layer.sublayers?.compactMap { $0 as? CAShapeLayer }.first)
        #expect(border.path == view.outline && view.layer.shadowPath == view.outline)
        let outside = try #require((border.mask as? CAShapeLayer)?.path)
        #expect(outside.standInElements.suffix(34) == view.outline.standInElements[...])
        withExtendedLifetime(window) {}
    }

    // MARK: Paths

    @Test func `paths of corners are available for all layers`() {
        let rect = CGRect(x: 10, y: 20, width: 60, height: 40)
        let path = CGPath.corners(Self.uneven, in: rect, tolerance: 0.001)
        #expect(path.boundingBoxOfPath == rect)
        let core = Self.uneven.path(in: Rect2D(x: 10, y: 20, width: 60, height: 40), tolerance: 0.001)
        #expect(path.standInElements.count == core.elements.count)
        #expect(UIBezierPath(corners: Self.uneven, in: rect, tolerance: 0.001).cgPath == path)
        for corners in [Self.uneven, Corners(), Corners(radius: 9, shape: .squircle)] {
            let path = CGPath.corners(corners, in: rect, segmentsPerCorner: 5)
            #expect(path.standInElements.count == 26)
        }
        #expect(CGPath.corners(Self.uneven, in: .zero).isEmpty)
        #expect(CGPath.corners(Self.uneven, in: .zero, segmentsPerCorner: 5).isEmpty)
    }

    @Test func `a border that goes outside again does so about the present outline`() throws {
        let view = ShapedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let window = UIWindow.standIn(around: view)
        (view.strokeWidth, view.strokePosition) = (4, .outside)
        view.strokePosition = .inside
        view.bounds.size = CGSize(width: 300, height: 50)
        window.layoutIfNeeded()
        UIView.animate(withDuration: 0.3) { view.strokePosition = .outside }
        let layers = [view.layer] + (view.layer.sublayers ?? [])
        let mask = try #require(layers.compactMap { $0.mask as? CAShapeLayer }.last)
        #expect(mask.animation(forKey: "path") == nil)
    }

    @Test(arguments: [true, false]) func `a card is as large as its content`(isSuperellipse: Bool) {
        StandInLayout.conflicts.removeAll()
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let window = UIWindow.standIn(around: root)
        let (card, label) = (isSuperellipse ? SuperellipseView() : ShapedView(), UIView())
        let content = card.contentView
        root.addSubview(card)
        content.addSubview(label)
        for view in [card, label] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            card.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
            card.widthAnchor.constraint(equalToConstant: 200),
            label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            label.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            label.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            label.heightAnchor.constraint(equalToConstant: 40),
        ])
        window.layoutIfNeeded()
        #expect(card.frame == CGRect(x: 20, y: 50, width: 200, height: 72))
        #expect(content.frame == card.bounds && StandInLayout.conflicts.isEmpty)
    }
}
