import Foundation
import Roundel
import RoundelTestSupport
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// Badges that constraints keep on a circumference.
@MainActor @Suite(.standIn) struct CircumferenceTests {
    nonisolated static let sizes = [
        CGSize(width: 300, height: 300), CGSize(width: 320, height: 180), CGSize(width: 140, height: 340),
    ]
    nonisolated static let directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight, .rightToLeft]

    let host = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 300))

    func window(_ direction: UITraitEnvironmentLayoutDirection = .leftToRight) -> UIWindow {
        let window = UIWindow.standIn(around: host)
        window.standInTraits = UITraitCollection(standInLayoutDirection: direction)
        return window
    }

    func badge(_ side: CGFloat = 30) -> UIView {
        let badge = UIView()
        host.addSubview(badge)
        for anchor in [badge.widthAnchor, badge.heightAnchor] {
            anchor.constraint(equalToConstant: side).isActive = true
        }
        return badge
    }

    /// The centre of the badge relative to that of the host.
    func offset(_ badge: UIView) -> CGPoint {
        CGPoint(x: badge.center.x - host.bounds.midX, y: badge.center.y - host.bounds.midY)
    }

    /// The expected position of a badge at an angle, in a layout direction.
    func expected(_ degrees: Double, _ distance: CGFloat, _ isMirrored: Bool) -> CGPoint {
        let angle = degrees * .pi / 180
        return CGPoint(x: (isMirrored ? -1 : 1) * distance * cos(angle), y: distance * sin(angle))
    }

    @Test(arguments: sizes, directions)
    func `all round the badge is on the circumference, and again after a resize`(
        size: CGSize,
        direction: UITraitEnvironmentLayoutDirection
    ) {
        let window = window(direction)
        let resized = CGSize(width: size.height * 0.75, height: size.width * 1.1)
        for first in stride(from: 0, to: 360, by: 45) {
            host.bounds.size = size
            // The axes, the diagonals, and two directions on either side of each.
            let badges = [first, first + 1, first + 16, first + 29, first + 44].map { degree in
                let badge = badge()
                badge.pin(toCircumferenceOf: host, at: radians(Double(degree)))
                return (degree, badge)
            }
            for side in [size, resized] {
                host.bounds.size = side
                window.layoutIfNeeded()
                let radius = min(side.width, side.height) / 2
                for (degree, badge) in badges {
                    let position = expected(Double(degree), radius, direction == .rightToLeft)
                    #expect(near(offset(badge), position), "\(degree)° in \(side)")
                    #expect(!badge.hasAmbiguousLayout)
                }
            }
            for (_, badge) in badges { badge.removeFromSuperview() }
            #expect(host.layoutGuides.isEmpty)
        }
        #expect(StandInLayout.conflicts.isEmpty)
    }

    @Test func `a badge that is pinned again moves, and leaves nothing behind`() {
        let window = window()
        let (badge, other) = (badge(), badge())
        other.pin(toCircumferenceOf: host, at: 0)
        badge.pin(toCircumferenceOf: host, at: 0, placement: .outside, offset: 4)
        window.layoutIfNeeded()
        badge.pin(toCircumferenceOf: host, at: .pi / 2)
        window.layoutIfNeeded()
        let (guides, constraints) = (badge.layoutGuides.count, host.constraints.count)
        #expect(near(offset(badge), expected(90, 150, false)) && near(offset(other), expected(0, 150, false)))
        other.pin(toCircumferenceOf: host, at: 0, offset: 1)
        window.layoutIfNeeded()
        #expect(near(offset(other), expected(0, 151, false)))
        other.pin(toCircumferenceOf: host, at: 0)
        window.layoutIfNeeded()
        for degree in 0..<90 { badge.pin(toCircumferenceOf: host, at: radians(Double(degree))) }
        window.layoutIfNeeded()
        #expect(near(offset(badge), expected(89, 150, false)) && StandInLayout.conflicts.isEmpty)
        #expect(badge.layoutGuides.count == guides && host.constraints.count == constraints)
    }

    @Test func `a badge that is unpinned or removed leaves nothing behind`() {
        let (window, badge) = (window(), badge())
        let before = host.constraints.count
        for _ in 0..<3 {
            badge.pin(toCircumferenceOf: host, at: 0.3, placement: .outside, offset: 4)
            window.layoutIfNeeded()
            badge.unpin()
            #expect(host.constraints.count == before && badge.layoutGuides.isEmpty)
            #expect(host.layoutGuides.isEmpty)
        }
        badge.unpin()
        badge.pin(toCircumferenceOf: host, at: 0.3)
        badge.removeFromSuperview()
        #expect(host.constraints.isEmpty && host.layoutGuides.isEmpty)
        host.addSubview(badge)
        badge.pin(toCircumferenceOf: host, at: .pi)
        window.layoutIfNeeded()
        #expect(near(offset(badge), expected(180, 150, false)) && StandInLayout.conflicts.isEmpty)
    }

    @Test func `a badge view pins itself, as a storyboard makes it`() throws {
        let window = window()
        let badge = try #require(BadgeView(coder: NSKeyedArchiver(requiringSecureCoding: false)))
        (badge.degrees, badge.ratio, badge.side, badge.offset) = (30, 0.2, 1, 2)
        host.addSubview(badge)
        window.layoutIfNeeded()
        #expect(near(badge.bounds.width, 60) && near(badge.bounds.height, 60))
        #expect(near(offset(badge), expected(30, 182, false), 1e-6) && near(badge.layer.cornerRadius, 30))
        host.bounds.size = CGSize(width: 200, height: 120)
        (badge.side, badge.offset, badge.degrees) = (0, 0, 90)
        window.layoutIfNeeded()
        #expect(near(badge.bounds.width, 24) && near(offset(badge), expected(90, 60, false), 1e-6))
        (badge.exponent, badge.degrees) = (2, 0)
        window.layoutIfNeeded()
        #expect(near(offset(badge), CGPoint(x: 100, y: 0), 1e-6) && badge.placement == .on)
        let other = UIView(frame: CGRect(x: 0, y: 500, width: 50, height: 50))
        window.addSubview(other)
        badge.host = other
        window.addSubview(badge)
        window.layoutIfNeeded()
        #expect(near(badge.center, CGPoint(x: 50, y: 525), 1e-6) && near(badge.bounds.width, 10))
        badge.host = nil
        badge.removeFromSuperview()
        #expect(badge.layoutGuides.isEmpty && StandInLayout.conflicts.isEmpty)
    }

    @Test(arguments: [(BadgePlacement.inside, -15.0), (.on, 0), (.outside, 15)])
    func `a badge inside or outside touches the outline`(placement: Roundel.BadgePlacement, distance: Double)
    {
        let window = window()
        let badges = stride(from: 0.0, to: 360, by: 15).map { degree in
            let badge = badge(30)
            badge.pin(toCircumferenceOf: host, at: radians(degree), placement: placement, offset: 4)
            return (degree, badge)
        }
        window.layoutIfNeeded()
        for (degree, badge) in badges {
            #expect(near(offset(badge), expected(degree, 154 + distance, false)), "\(degree)°")
        }
        host.bounds.size = CGSize(width: 200, height: 260)
        window.layoutIfNeeded()
        for (degree, badge) in badges {
            #expect(near(offset(badge), expected(degree, 104 + distance, false)))
        }
        #expect(StandInLayout.conflicts.isEmpty)
    }

    @Test func `an offset may lead inward by more than the badge's radius`() {
        let (window, badge) = (window(), badge())
        badge.pin(toCircumferenceOf: host, at: radians(-45), placement: .outside, offset: -40)
        window.layoutIfNeeded()
        #expect(near(offset(badge), expected(-45, 125, false)))
    }

    @Test func `without mirroring the badge stays on the same side in right-to-left layouts`() {
        let (window, badge) = (window(.rightToLeft), badge())
        badge.pin(toCircumferenceOf: host, at: 0.4, offset: 3, mirrorsInRightToLeft: false)
        window.layoutIfNeeded()
        #expect(near(offset(badge), expected(0.4 * 180 / .pi, 153, false)))
    }

    @Test(arguments: [Roundel.Circumference.circle, .ellipse, .superellipse(exponent: 4)], [true, false])
    func `a badge whose layout direction is not that of its host is on the outline`(
        outline: Roundel.Circumference,
        isBadgeMirrored: Bool
    ) {
        let (window, badge) = (window(), badge())
        (isBadgeMirrored ? badge : host).semanticContentAttribute = .forceRightToLeft
        badge.pin(toCircumferenceOf: host, at: -.pi / 4, outline: outline)
        window.layoutIfNeeded()
        let point = outline.anchor(at: .degrees(-45)) * 300
        #expect(near(badge.center, CGPoint(x: isBadgeMirrored ? 300 - point.x : point.x, y: point.y), 1e-6))
    }

    @Test func `on ellipses and superellipses the badge follows the host's shape`() {
        let window = window()
        host.bounds.size = CGSize(width: 320, height: 160)
        let shape = Superellipse(exponent: 4)
        for outline in [Circumference.ellipse, .superellipse(shape)] {
            for degree in stride(from: 0.0, to: 360, by: 30) {
                let badge = badge()
                badge.pin(toCircumferenceOf: host, at: radians(degree), outline: outline)
                window.layoutIfNeeded()
                let point = outline.point(
                    at: .degrees(degree),
                    in: Rect2D(x: -160, y: -80, width: 320, height: 160)
                )
                #expect(near(offset(badge), CGPoint(x: point.x, y: point.y)))
                badge.removeFromSuperview()
            }
        }
        #expect(StandInLayout.conflicts.isEmpty)
    }

    @Test func `an offset and a placement lead along the normal of a superellipse`() {
        let window = window()
        for (degrees, exponent) in [(20.0, 4.0), (130, 4), (-70, 1.5)] {
            let (outline, badge) = (Circumference.superellipse(exponent: exponent), badge())
            badge.pin(
                toCircumferenceOf: host,
                at: radians(degrees),
                outline: outline,
                placement: .outside,
                offset: 5
            )
            window.layoutIfNeeded()
            let point = outline.point(
                at: .degrees(degrees),
                in: Rect2D(x: -150, y: -150, width: 300, height: 300)
            )
            // The gradient of |x|ⁿ + |y|ⁿ.
            func slope(_ value: Double) -> Double { copysign(pow(abs(value), exponent - 1), value) }
            let normal = CGPoint(x: slope(point.x), y: slope(point.y))
            let lift = (15 + 5) / hypot(normal.x, normal.y)
            let expected = CGPoint(x: point.x + lift * normal.x, y: point.y + lift * normal.y)
            #expect(near(offset(badge), expected, 1e-6), "\(degrees)°")
        }
    }

    @Test func `a badge beside its host follows a host that constraints place`() {
        let (container, badge) = (UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 700)), UIView())
        host.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(host)
        container.addSubview(badge)
        let constraints = badge.pin(toCircumferenceOf: host, at: -.pi / 4)
        NSLayoutConstraint.activate([
            host.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 0.5),
            host.heightAnchor.constraint(equalToConstant: 500),
            host.centerXAnchor.constraint(equalTo: container.centerXAnchor),
            host.centerYAnchor.constraint(equalTo: container.centerYAnchor),
            badge.widthAnchor.constraint(equalToConstant: 20),
            badge.heightAnchor.constraint(equalToConstant: 20),
        ])
        let window = UIWindow.standIn(around: container)
        let extent = 195 / 2 * CGFloat(0.5).squareRoot()
        #expect(host.bounds.size == CGSize(width: 195, height: 500))
        #expect(near(badge.center, CGPoint(x: 195 + extent, y: 350 - extent), 1e-6))
        #expect(constraints.allSatisfy(\.isActive) && StandInLayout.conflicts.isEmpty)
        NSLayoutConstraint.deactivate(constraints)
        #expect(constraints.allSatisfy { !$0.isActive })
        withExtendedLifetime(window) {}
    }

    @Test func `no multiplier is ever zero`() {
        let (window, badge) = (window(), badge())
        for degree in [0.0, 90, 180, 270, 360, -90, 450, 37] {
            for placement in [BadgePlacement.inside, .on, .outside] {
                let made = badge.pin(toCircumferenceOf: host, at: radians(degree), placement: placement)
                #expect(made.allSatisfy { $0.multiplier != 0 })
                NSLayoutConstraint.deactivate(made)
            }
        }
        withExtendedLifetime(window) {}
    }

    @Test func `the article's helper is 0.607 of the host at 45 degrees`() throws {
        let size = try #require(Circumference.helperMultipliers(at: -.pi / 4, badgeRatio: 0.1))
        #expect(near(size.width, 0.607, 5e-4) && near(size.width, size.height))
        #expect(near(size.width, (1 - CGFloat(2).squareRoot() * 0.1) / CGFloat(2).squareRoot()))
        // If the badge touches an axis, the corners cannot meet.
        #expect(Circumference.helperMultipliers(at: 0.05, badgeRatio: 0.1) == nil)
        #expect(Circumference.helperMultipliers(at: .pi / 2, badgeRatio: 0.1) == nil)
    }

    @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
    func `a badge without a size has the helper whose corner is its centre`(ratio: CGFloat) throws {
        let size = try #require(Circumference.helperMultipliers(at: radians(60), badgeRatio: ratio))
        #expect(near(size.width, 0.5) && near(size.height, CGFloat(3).squareRoot() / 2))
        for angle in [0, CGFloat.pi / 2, .pi, -.pi / 2] {
            #expect(Circumference.helperMultipliers(at: angle, badgeRatio: ratio) == nil)
        }
    }

    @Test func `the article's helper meets the badge's corner`() throws {
        let (window, badge, helper) = (window(), badge(30), UIView())
        badge.pin(toCircumferenceOf: host, at: radians(60))
        let size = try #require(Circumference.helperMultipliers(at: radians(60), badgeRatio: 0.1))
        host.addSubview(helper)
        helper.bounds.size = CGSize(width: size.width * 300, height: size.height * 300)
        helper.center = CGPoint(x: 150, y: 150)
        window.layoutIfNeeded()
        #expect(near(CGPoint(x: helper.frame.maxX, y: helper.frame.maxY), badge.frame.origin))
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func `an offset that is not finite counts as none`(offset: CGFloat) {
        let (window, badge) = (window(), badge())
        badge.pin(toCircumferenceOf: host, at: radians(30), offset: offset)
        window.layoutIfNeeded()
        #expect(near(self.offset(badge), expected(30, 150, false)))
    }

    @Test func `a circle is round before its first layout, also in an animation`() {
        UIView.animate(withDuration: 1) {
            let circle = CircleView(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
            #expect(circle.layer.cornerRadius == 30)
            #expect(circle.layer.animation(forKey: "cornerRadius") == nil)
        }
    }

    @Test func `a circle rounds in layout`() throws {
        let circle = CircleView(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
        let window = UIWindow.standIn(around: circle)
        #expect(circle.layer.cornerRadius == 30 && circle.clipsToBounds)
        circle.bounds.size = CGSize(width: 100, height: 100)
        window.layoutIfNeeded()
        #expect(circle.layer.cornerRadius == 50)
        circle.roundsToCircle = false
        circle.layer.cornerRadius = 3
        window.layoutIfNeeded()
        #expect(circle.layer.cornerRadius == 3)
        let archived = try #require(CircleView(coder: NSKeyedArchiver(requiringSecureCoding: false)))
        #expect(archived.clipsToBounds)
    }
}
