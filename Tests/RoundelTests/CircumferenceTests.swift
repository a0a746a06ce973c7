import Foundation
import Roundel
import Testing

@Suite struct CircumferenceTests {
    static let hosts: [Circumference] = [.circle, .ellipse, .superellipse(Superellipse(exponent: 3.5))]

    @Test func `a helper at 45° for a badge of a tenth has the article's ratio of 0.607`() {
        let helper = Circumference.circle.helper(at: .degrees(45), ratio: 0.1)
        let expected = (1 - 2.0.squareRoot() * 0.1) / 2.0.squareRoot()
        #expect(
            abs(helper.widthMultiplier - expected) < 1e-15 && abs(helper.heightMultiplier - expected) < 1e-15
        )
        #expect((helper.widthMultiplier * 1000).rounded() == 607)
        #expect(helper.kind == .cornerToCorner && helper.isRight && helper.isBottom)
    }

    @Test(arguments: [0.0, 3, 87, 90, 180, 270, -90, 357])
    func `near the axes a helper's corner is pinned to the badge's centre`(degrees: Double) {
        let helper = Circumference.circle.helper(at: .degrees(degrees), ratio: 0.1)
        let direction = Point2D(direction: .degrees(degrees))
        #expect(helper.kind == .cornerToCenter)
        #expect(abs(helper.widthMultiplier - abs(direction.x)) < 1e-15)
        #expect(abs(helper.heightMultiplier - abs(direction.y)) < 1e-15)
    }

    @Test(arguments: hosts)
    func `a helper puts the badge's centre on the outline, whichever corner is pinned`(host: Circumference) {
        for step in 0..<72 {
            let angle = Angle.degrees(5 * Double(step) + 1)
            for (ratio, lift) in [(0.1, 0.0), (0.1, 0.1), (0.2, -0.2), (0.5, 0)] {
                let helper = host.helper(at: angle, ratio: ratio, lift: lift)
                let corner = Point2D(helper.widthMultiplier, helper.heightMultiplier)
                let center = helper.kind == .cornerToCorner ? corner + ratio : corner
                let signs = Point2D(helper.isRight ? 1 : -1, helper.isBottom ? 1 : -1)
                let anchor = host.anchor(at: angle, lift: lift)
                #expect((Point2D(0.5, 0.5) + center * signs / 2 - anchor).length < 1e-15)
                #expect(corner.min() > 0)
            }
        }
    }

    @Test(arguments: hosts)
    func `anchors at multiples of 90° are the middles of the sides`(host: Circumference) {
        #expect(host.anchor(at: .zero) == Point2D(1, 0.5))
        #expect(host.anchor(at: .degrees(90)) == Point2D(0.5, 1))
        #expect(host.anchor(at: .degrees(180)) == Point2D(0, 0.5))
        #expect(host.anchor(at: .twelveOClock) == Point2D(0.5, 0))
        #expect(host.anchor(at: .radians(.nan)) == Point2D(1, 0.5))
    }

    @Test func `in a host that is not square a circle stays round and the other outlines are stretched`() {
        let host = Rect2D(x: 10, y: 10, width: 200, height: 100)
        for degrees in stride(from: 0.0, to: 360, by: 15) {
            let angle = Angle.degrees(degrees)
            let onCircle = Circumference.circle.point(at: angle, in: host)
            #expect(abs((onCircle - host.center).length - 50) < 1e-12)
            let onEllipse =
                (Circumference.ellipse.point(at: angle, in: host) - host.center) / Point2D(100, 50)
            #expect(abs(onEllipse.length - 1) < 1e-14)
            let shape = Superellipse(exponent: 3.5)
            let onSuper = Circumference.superellipse(shape).point(at: angle, in: host)
            #expect(abs(shape.signedDistance(to: onSuper, in: host) ?? 1) < 1e-10)
        }
        #expect(Circumference.circle.box(in: host) == Rect2D(x: 60, y: 10, width: 100, height: 100))
    }

    @Test(arguments: [Point2D(200, 100), Point2D(60, 300)])
    func `in a host that is not square a lift is a part of half the shorter side, and is not stretched`(
        size: Point2D
    ) {
        let host = Rect2D(origin: Point2D(10, 20), size: size)
        for degrees in stride(from: 0.0, to: 360, by: 15) {
            let angle = Angle.degrees(degrees)
            let direction = Point2D(cos(angle.radians), sin(angle.radians))
            let shape = Superellipse(exponent: 3.5)
            let normal = shape.outwardNormal(at: angle, in: Rect2D(x: 0, y: 0, width: 9, height: 9))
            for (outline, normal) in [
                (Circumference.circle, direction), (.ellipse, direction), (.superellipse(shape), normal),
            ] {
                let moved = outline.point(at: angle, in: host, lift: 0.4) - outline.point(at: angle, in: host)
                #expect((moved - normal * 0.4 * host.shorterSide / 2).length < 1e-12)
            }
        }
    }

    @Test func `a lift moves the anchor along the outward normal`() {
        let host = Rect2D(x: 0, y: 0, width: 2, height: 2)
        for degrees in stride(from: 1.0, to: 360, by: 7) {
            let outside = Circumference.circle.point(at: .degrees(degrees), in: host, lift: 0.25)
            #expect(abs((outside - host.center).length - 1.25) < 1e-14)
            let shape = Superellipse(exponent: 3.5)
            let lifted = Circumference.superellipse(shape).point(at: .degrees(degrees), in: host, lift: 0.25)
            #expect(abs((shape.signedDistance(to: lifted, in: host) ?? 0) - 0.25) < 1e-10)
        }
        for lift in [Double.nan, .infinity, -.infinity] {
            #expect(Circumference.circle.anchor(at: .zero, lift: lift) == Point2D(1, 0.5))
            #expect(Circumference.circle.helper(at: .zero, ratio: 0, lift: lift).widthMultiplier == 1)
        }
    }

    @Test func `a placement is a lift by the badge's radius, outward, inward or none`() {
        #expect(BadgePlacement.on.lift(badgeRatio: 0.25) == 0)
        #expect(BadgePlacement.inside.lift(badgeRatio: 0.25) == -0.25)
        #expect(BadgePlacement.outside.lift(badgeRatio: 0.25) == 0.25)
        for ratio in [-0.25, .nan, .infinity] {
            #expect(BadgePlacement.outside.lift(badgeRatio: ratio) == 0)
        }
        let host = Rect2D(x: 0, y: 0, width: 200, height: 200)
        let lift = BadgePlacement.inside.lift(badgeRatio: 0.25)
        #expect(Circumference.circle.point(at: .zero, in: host, lift: lift) == Point2D(175, 100))
    }

    @Test func `a superellipse can be named by its exponent alone`() {
        let named = Circumference.superellipse(exponent: 3.5)
        #expect(named == .superellipse(Superellipse(exponent: 3.5)))
        #expect(Circumference.superellipse(exponent: .nan) == .superellipse(Superellipse(exponent: 2)))
    }

    @Test(arguments: [
        Circumference.circle, .ellipse, .superellipse(exponent: 4), .corners(Corners(radius: 9)),
    ])
    func `in a host without an area an anchor is where it is in a square`(outline: Circumference) {
        for size in [Point2D(0, 0), Point2D(0, 40), Point2D(40, 0)] {
            let host = Rect2D(origin: Point2D(3, 4), size: size)
            for lift in [0, 0.5] {
                let anchor = outline.anchor(at: .degrees(30), in: host, lift: lift)
                #expect(anchor == outline.anchor(at: .degrees(30), lift: lift) && anchor.isFinite)
            }
        }
    }
}
