import Roundel
import RoundelTestSupport
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// Badges on corners, whose positions are no linear function of the host's size.
@MainActor @Suite(.standIn) struct CornerPinTests {
    nonisolated static let sizes = [
        CGSize(width: 300, height: 300), CGSize(width: 320, height: 180), CGSize(width: 140, height: 340),
    ]
    static let corners = Corners(
        topLeft: Corner(radius: 60, shape: .bevel),
        topRight: Corner(radius: 20),
        bottomRight: Corner(radius: 30, shape: .smooth(0.6)),
        bottomLeft: Corner(radius: 50, shape: .scoop)
    )

    let host = ShapedView(frame: CGRect(x: 20, y: 100, width: 300, height: 300))

    private func window(_ direction: UITraitEnvironmentLayoutDirection = .leftToRight) -> UIWindow {
        let window = UIWindow.standIn(around: host)
        window.standInTraits = UITraitCollection(standInLayoutDirection: direction)
        return window
    }

    private func badge(_ side: CGFloat = 30) -> UIView {
        let badge = UIView()
        host.addSubview(badge)
        for anchor in [badge.widthAnchor, badge.heightAnchor] {
            anchor.constraint(equalToConstant: side).isActive = true
        }
        return badge
    }

    /// The point of corners on the host, in its coordinates.
    private func point(_ corners: Corners, _ degrees: Double, _ distance: Double = 0) -> CGPoint {
        let rect = Rect2D(x: 0, y: 0, width: Double(host.bounds.width), height: Double(host.bounds.height))
        let lift = distance / (rect.shorterSide / 2)
        let point = Circumference.corners(corners).point(at: .degrees(degrees), in: rect, lift: lift)
        return CGPoint(x: point.x, y: point.y)
    }

    @Test(arguments: sizes, CircumferenceTests.directions)
    func `at every angle the badge is on the corners, and again after a resize`(
        size: CGSize,
        direction: UITraitEnvironmentLayoutDirection
    ) {
        let window = window(direction)
        let isMirrored = direction == .rightToLeft
        host.bounds.size = size
        let badges = stride(from: 0.0, to: 360, by: 45).map { degrees in
            let badge = badge()
            badge.pin(toCircumferenceOf: host, at: radians(degrees), outline: .corners(Self.corners))
            return (degrees, badge)
        }
        for side in [size, CGSize(width: size.height * 0.75, height: size.width * 1.1)] {
            host.bounds.size = side
            window.layoutIfNeeded()
            for (degrees, badge) in badges {
                // The outline of the host is not mirrored.
                let expected = point(Self.corners, isMirrored ? 180 - degrees : degrees)
                #expect(near(badge.center, expected, 1e-6), "\(degrees)° in \(side)")
                #expect(!badge.hasAmbiguousLayout)
            }
        }
        #expect(StandInLayout.conflicts.isEmpty)
    }

    @Test func `a host that mirrors its corners has the badge on them`() {
        let (window, turned, fixed) = (window(.rightToLeft), badge(), badge())
        host.mirrorsInRightToLeft = true
        turned.pin(toCircumferenceOf: host, at: radians(-135), outline: .corners(Self.corners))
        fixed.pin(
            toCircumferenceOf: host,
            at: radians(-135),
            outline: .corners(Self.corners),
            mirrorsInRightToLeft: false
        )
        window.layoutIfNeeded()
        let bevel = point(Self.corners, -135)
        #expect(near(turned.center, CGPoint(x: 300 - bevel.x, y: bevel.y), 1e-6))
        let round = point(Self.corners, -45)
        #expect(near(fixed.center, CGPoint(x: 300 - round.x, y: round.y), 1e-6))
        // The layout direction changes while the badges are pinned.
        window.standInTraits = UITraitCollection(standInLayoutDirection: .leftToRight)
        window.layoutIfNeeded()
        #expect(near(turned.center, bevel, 1e-6) && near(fixed.center, bevel, 1e-6))
    }

    @Test(arguments: [false, true], [false, true])
    func `views that are forced to read from right to left have the badge on the outline`(
        hostMirrors: Bool,
        pinMirrors: Bool
    ) {
        let (window, badge) = (window(), badge())
        for view in [window, host] { view.semanticContentAttribute = .forceRightToLeft }
        host.mirrorsInRightToLeft = hostMirrors
        badge.pin(
            toCircumferenceOf: host,
            at: radians(-135),
            outline: .corners(Self.corners),
            mirrorsInRightToLeft: pinMirrors
        )
        window.layoutIfNeeded()
        // The angle on the corners, which are shown as they are or as their mirror image.
        let onCorners = point(Self.corners, hostMirrors == pinMirrors ? -135 : -45)
        let expected = hostMirrors ? CGPoint(x: 300 - onCorners.x, y: onCorners.y) : onCorners
        #expect(near(badge.center, expected, 1e-6))
    }

    @Test func `a badge follows corners that are mirrored while it is pinned`() {
        let (window, badge) = (window(.rightToLeft), badge())
        badge.pin(
            toCircumferenceOf: host,
            at: radians(-135),
            outline: .corners(Self.corners),
            mirrorsInRightToLeft: false
        )
        window.layoutIfNeeded()
        let (bevel, round) = (point(Self.corners, -135), point(Self.corners, -45))
        #expect(near(badge.center, bevel, 1e-6))
        host.mirrorsInRightToLeft = true
        window.layoutIfNeeded()
        #expect(near(badge.center, CGPoint(x: 300 - round.x, y: round.y), 1e-6))
        host.semanticContentAttribute = .forceLeftToRight
        window.layoutIfNeeded()
        #expect(near(badge.center, bevel, 1e-6))
    }

    @Test func `a badge inside or outside touches the corners, and again when it changes its size`() throws {
        for (placement, sign) in [(BadgePlacement.inside, -1.0), (.on, 0), (.outside, 1)] {
            let (window, badge) = (window(), UIView())
            host.addSubview(badge)
            let width = badge.widthAnchor.constraint(equalToConstant: 30)
            NSLayoutConstraint.activate([width, badge.heightAnchor.constraint(equalTo: badge.widthAnchor)])
            badge.pin(
                toCircumferenceOf: host,
                at: radians(45),
                outline: .corners(Corners(radius: 60)),
                placement: placement,
                offset: 4
            )
            for side in [30.0, 44] {
                width.constant = CGFloat(side)
                window.layoutIfNeeded()
                let expected = point(Corners(radius: 60), 45, sign * side / 2 + 4)
                #expect(near(badge.center, expected, 1e-6))
            }
            badge.removeFromSuperview()
        }
    }

    @Test(arguments: [Roundel.Circumference.circle, .corners(Corners(radius: 40))])
    func `a badge that is not square touches the outline with a side in the middle of each side`(
        outline: Roundel.Circumference
    ) {
        let window = window()
        let places = [(0.0, 330.0, 150.0), (90, 150, 310), (180, -30, 150), (-90, 150, -10)]
        for (degrees, x, y) in places {
            let badge = UIView()
            host.addSubview(badge)
            badge.widthAnchor.constraint(equalToConstant: 60).isActive = true
            badge.heightAnchor.constraint(equalToConstant: 20).isActive = true
            badge.pin(toCircumferenceOf: host, at: radians(degrees), outline: outline, placement: .outside)
            window.layoutIfNeeded()
            #expect(near(badge.center, CGPoint(x: x, y: y), 1e-6), "\(degrees)°")
        }
    }

    @Test func `an offset may lead across the centre, and one that is not finite counts as 0`() {
        let (window, badge) = (window(), badge())
        let outline = Circumference.corners(Corners(radius: 40))
        badge.pin(toCircumferenceOf: host, at: 0, outline: outline, offset: -200)
        window.layoutIfNeeded()
        #expect(near(badge.center, CGPoint(x: 100, y: 150), 1e-6))
        badge.pin(toCircumferenceOf: host, at: .nan, outline: outline, offset: .nan)
        window.layoutIfNeeded()
        #expect(near(badge.center, CGPoint(x: 300, y: 150), 1e-6))
        host.bounds.size = .zero
        window.layoutIfNeeded()
        #expect(near(badge.center, .zero, 1e-6) && StandInLayout.conflicts.isEmpty)
    }

    @Test(arguments: [Roundel.Circumference.circle, .corners(Corners(radius: 40))])
    func `an angle that is not finite counts as 0 right to left, too`(outline: Roundel.Circumference) {
        let (window, badge) = (window(.rightToLeft), badge())
        badge.pin(toCircumferenceOf: host, at: .nan, outline: outline)
        window.layoutIfNeeded()
        #expect(near(badge.center, CGPoint(x: 0, y: 150), 1e-6))
    }

    @Test(arguments: [Roundel.Circumference.circle, .ellipse, .corners(Corners(radius: 40))])
    func `an offset as large as numbers can be makes constraints that are finite`(
        outline: Roundel.Circumference
    ) {
        let (window, badge) = (window(), badge())
        let greatest = CGFloat.greatestFiniteMagnitude
        for offset in [greatest, -greatest] {
            let constraints = badge.pin(toCircumferenceOf: host, at: 0, outline: outline, offset: offset)
            window.layoutIfNeeded()
            #expect(constraints.allSatisfy { $0.constant.isFinite })
            #expect(abs(badge.center.x) > 1e300 && badge.center.x * offset > 0)
        }
    }

    @Test func `a badge that is unpinned, pinned again or removed leaves nothing behind`() {
        let (window, badge) = (window(), badge())
        let (before, subviews) = (host.constraints.count, host.subviews.count)
        for _ in 0..<3 {
            badge.pin(toCircumferenceOf: host, at: 0.3, outline: .corners(Self.corners), placement: .outside)
            badge.pin(toCircumferenceOf: host, at: 0.6, outline: .corners(Self.corners), placement: .outside)
            window.layoutIfNeeded()
            #expect(badge.subviews.count == 1 && badge.subviews[0].isHidden)
            badge.unpin()
            #expect(host.constraints.count == before && host.subviews.count == subviews)
            #expect(badge.layoutGuides.isEmpty && badge.subviews.isEmpty && host.layoutGuides.isEmpty)
            #expect(badge.constraints.count == 2)
        }
        badge.pin(toCircumferenceOf: host, at: 0.3, outline: .corners(Self.corners))
        badge.pin(toCircumferenceOf: host, at: 0)
        #expect(badge.subviews.isEmpty)
        badge.pin(toCircumferenceOf: host, at: 0.3, outline: .corners(Self.corners))
        badge.removeFromSuperview()
        #expect(host.constraints.count == before && host.layoutGuides.isEmpty)
        host.addSubview(badge)
        badge.pin(toCircumferenceOf: host, at: .pi, outline: .corners(Self.corners))
        window.layoutIfNeeded()
        #expect(near(badge.center, point(Self.corners, 180), 1e-6) && StandInLayout.conflicts.isEmpty)
    }

    @Test func `a badge follows the layout direction, also on corners that are not mirrored`() {
        let (window, badge) = (window(), badge())
        (host.corners, host.mirrorsInRightToLeft) = (Self.corners, false)
        badge.pin(toCircumferenceOf: host, at: radians(45), outline: .corners(Self.corners))
        window.layoutIfNeeded()
        #expect(near(badge.center, point(Self.corners, 45), 1e-6))
        window.standInTraits = UITraitCollection(standInLayoutDirection: .rightToLeft)
        window.layoutIfNeeded()
        #expect(near(badge.center, point(Self.corners, 135), 1e-6))
        host.semanticContentAttribute = .forceLeftToRight
        window.layoutIfNeeded()
        #expect(near(badge.center, point(Self.corners, 45), 1e-6))
    }

    @Test func `deactivating the constraints unpins a badge`() {
        let (window, badge) = (window(), badge())
        let constraints = badge.pin(toCircumferenceOf: host, at: 0.3, outline: .corners(Self.corners))
        window.layoutIfNeeded()
        #expect(constraints.allSatisfy(\.isActive) && constraints.allSatisfy { $0.multiplier != 0 })
        NSLayoutConstraint.deactivate(constraints)
        host.bounds.size = CGSize(width: 100, height: 50)
        badge.leftAnchor.constraint(equalTo: host.leftAnchor).isActive = true
        badge.topAnchor.constraint(equalTo: host.topAnchor).isActive = true
        window.layoutIfNeeded()
        #expect(badge.center == CGPoint(x: 15, y: 15) && StandInLayout.conflicts.isEmpty)
    }

    @Test func `a badge beside its host follows a host that constraints place`() {
        let (container, badge) = (UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 700)), UIView())
        host.translatesAutoresizingMaskIntoConstraints = false
        // The badge is laid out before the host.
        container.addSubview(badge)
        container.addSubview(host)
        badge.pin(toCircumferenceOf: host, at: radians(-45), outline: .corners(Self.corners))
        NSLayoutConstraint.activate([
            host.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 0.5),
            host.heightAnchor.constraint(equalToConstant: 500),
            host.centerXAnchor.constraint(equalTo: container.centerXAnchor),
            host.centerYAnchor.constraint(equalTo: container.centerYAnchor),
            badge.widthAnchor.constraint(equalToConstant: 20),
            badge.heightAnchor.constraint(equalToConstant: 20),
        ])
        let window = UIWindow.standIn(around: container)
        for width in [390, 200] as [CGFloat] {
            container.bounds.size.width = width
            window.layoutIfNeeded()
            let expected = point(Self.corners, -45)
            #expect(host.bounds.width == width / 2)
            #expect(near(badge.center, host.convert(expected, to: container), 1e-6))
        }
        #expect(StandInLayout.conflicts.isEmpty)
    }

    @Test func `an effect view is a badge too, although it takes no subviews`() {
        let (window, badge) = (window(), UIVisualEffectView(effect: nil))
        host.addSubview(badge)
        for anchor in [badge.widthAnchor, badge.heightAnchor] {
            anchor.constraint(equalToConstant: 20).isActive = true
        }
        badge.pin(toCircumferenceOf: host, at: radians(45), outline: .corners(Self.corners))
        window.layoutIfNeeded()
        #expect(near(badge.center, point(Self.corners, 45), 1e-6) && badge.contentView.subviews.count == 1)
        badge.unpin()
        #expect(badge.contentView.subviews.isEmpty && StandInLayout.conflicts.isEmpty)
    }

    @Test func `a badge view has the corners of its host from Interface Builder`() throws {
        let window = window()
        let badge = try #require(BadgeView(coder: NSKeyedArchiver(requiringSecureCoding: false)))
        (badge.degrees, badge.ratio, badge.hostCornerRadius) = (45, 0.1, 60)
        host.addSubview(badge)
        for (exponent, smoothing, shape) in [
            (2, 0, .round), (4, 0, .squircle), (0.5, 0, .scoop), (4, 0.6, .smooth(0.6)),
        ] as [(CGFloat, CGFloat, CornerShape)] {
            (badge.hostCornerExponent, badge.hostCornerSmoothing) = (exponent, smoothing)
            window.layoutIfNeeded()
            #expect(near(badge.center, point(Corners(radius: 60, shape: shape), 45), 1e-6))
            #expect(near(badge.bounds.width, 30))
        }
        badge.hostCornerRadius = 0
        window.layoutIfNeeded()
        let expected = 150 + 150 * CGFloat(0.5).squareRoot()
        #expect(near(badge.center, CGPoint(x: expected, y: expected), 1e-6) && badge.subviews.isEmpty)
    }

    @Test(arguments: [false, true])
    func `a badge on corners goes to the other side when its host is forced to read from right to left`(
        hostMirrors: Bool
    ) {
        let host = ShapedView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
        host.mirrorsInRightToLeft = hostMirrors
        let window = UIWindow.standIn(around: host)
        let badge = UIView()
        host.addSubview(badge)
        for anchor in [badge.widthAnchor, badge.heightAnchor] {
            anchor.constraint(equalToConstant: 30).isActive = true
        }
        let outline = Circumference.corners(Corners(radius: 40))
        func pin() { badge.pin(toCircumferenceOf: host, at: radians(-45), outline: outline) }
        pin()
        window.layoutIfNeeded()
        let before = badge.center
        #expect(before.x > 200)
        host.semanticContentAttribute = .forceRightToLeft
        window.layoutIfNeeded()
        let shown = badge.center
        // What a badge is that is pinned only now.
        pin()
        window.layoutIfNeeded()
        #expect(near(badge.center, CGPoint(x: 300 - before.x, y: before.y), 1e-6))
        #expect(near(shown, badge.center, 1e-6))
    }

    // MARK: Pixels

    @Test(arguments: [false, true], Array(0..<18))
    func `a badge on corners comes to rest where sizes are rounded to pixels`(isOutside: Bool, size: Int) {
        let ratio = 0.1 + CGFloat(size) * 0.0171
        for step in 0..<20 { rest(isOutside ? .outside : .on, ratio, x: CGFloat(step) * 0.026) }
    }

    private func rest(_ placement: BadgePlacement, _ ratio: CGFloat, x: CGFloat) {
        StandInLayout.roundsToPixels = true
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
        let (host, badge) = (UIView(), BadgeView())
        let window = UIWindow.standIn(around: root)
        root.addSubview(host)
        host.addSubview(badge)
        host.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            host.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16 + x),
            host.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
            host.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
            host.heightAnchor.constraint(equalTo: host.widthAnchor),
        ])
        (badge.degrees, badge.ratio, badge.hostCornerRadius, badge.placement) = (45, ratio, 12, placement)
        window.layoutIfNeeded()
        let center = badge.center
        host.setNeedsLayout()
        badge.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(badge.center == center)
        // On the corner of the host, with a circle of 12 points, or beyond it.
        func distance() -> CGFloat {
            let beyond = placement == .on ? 0 : badge.bounds.width / 2
            let corner = host.bounds.width - 12 + (12 + beyond) * 0.5.squareRoot()
            return max(abs(badge.center.x - corner), abs(badge.center.y - corner))
        }
        #expect(distance() <= 1)
        // It follows a change of more than a pixel.
        root.frame.size.width = 500
        window.layoutIfNeeded()
        #expect(host.bounds.width > 120 && distance() <= 1)
    }
}
