#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

@Suite struct RadialLayoutTests {
    static func views(_ count: Int, _ width: CGFloat = 20, _ height: CGFloat = 10) -> [StandInSubview] {
        (0..<count).map { _ in StandInSubview(width, height) }
    }

    static func middles(_ frames: [CGRect]) -> [Point2D] { frames.map { Point2D($0.midX, $0.midY) } }

    @Test func `eight views are at the positions given in the article`() {
        let views = (0..<8).map { _ in StandInSubview(160, 160) }
        let frames = RadialLayout(radius: .fixed(120))
            .standInFrames(of: views, proposal: .unspecified).frames
        let table = [
            (200.0, 80.0), (284.9, 115.1), (320, 200), (284.9, 284.9), (200, 320), (115.1, 284.9), (80, 200),
            (115.1, 115.1),
        ]
        for (point, expected) in zip(Self.middles(frames), table) {
            #expect(near(point, Point2D(expected.0, expected.1), 0.05))
        }
        #expect(frames.allSatisfy { $0.size == CGSize(width: 160, height: 160) })
    }

    @Test func `positions agree with those of the core's ring`() {
        var random = Seeded()
        for _ in 0..<300 {
            let count = Int.random(in: 1...12, using: &random)
            let (radius, rotation) = (random.number(0...500), random.number(-20...20))
            let (start, sweep) = (random.number(-10...10), random.number(-7...7))
            let (isClockwise, isOpen, isRight) = (random.chance(0.5), random.chance(0.5), random.chance(0.5))
            let layout = RadialLayout(
                radius: .fixed(radius),
                start: .radians(start),
                sweep: .radians(sweep),
                end: isOpen ? .exclusive : .inclusive,
                direction: isClockwise ? .clockwise : .counterclockwise,
                rotation: .radians(rotation)
            )
            let origin = CGPoint(x: random.number(-99...99), y: random.number(-99...99))
            let (bounds, frames) = layout.standInFrames(
                of: Self.views(count),
                proposal: .unspecified,
                origin: origin,
                layoutDirection: isRight ? .rightToLeft : .leftToRight
            )
            let plain = Ring(
                center: Point2D(bounds.midX, bounds.midY),
                radius: radius,
                start: .radians(start),
                direction: isClockwise ? .clockwise : .counterclockwise,
                spacing: .arc(count: count, sweep: .radians(sweep), end: isOpen ? .exclusive : .inclusive)
            )
            let ring = isRight ? plain.mirrored : plain
            let expected = ring.positions(rotation: .radians(rotation))
            #expect(zip(Self.middles(frames), expected).allSatisfy { near($0, $1) })
            #expect(near(Point2D(bounds.size), Point2D(2 * radius + 20, 2 * radius + 10)))
        }
    }

    @Test func `right-to-left environments mirror the circle, and rotation stays clockwise on the screen`() {
        func second(_ direction: LayoutDirection, mirrors: Bool = true, turned: Double = 0) -> Point2D {
            let layout = RadialLayout(
                radius: .fixed(50),
                rotation: .degrees(turned),
                mirrorsInRightToLeft: mirrors
            )
            let frames = layout.standInFrames(
                of: Self.views(4, 10, 10),
                proposal: .unspecified,
                layoutDirection: direction
            ).frames
            return Self.middles(frames)[1]
        }
        #expect(near(second(.leftToRight), Point2D(105, 55)))
        #expect(near(second(.rightToLeft), Point2D(5, 55)))
        #expect(near(second(.rightToLeft, mirrors: false), Point2D(105, 55)))
        #expect(near(second(.leftToRight, turned: 90), Point2D(55, 105)))
        #expect(near(second(.rightToLeft, turned: 90), Point2D(55, 5)))
        #expect(near(second(.rightToLeft, mirrors: false, turned: 90), Point2D(55, 105)))
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `a view with a given angle does not take part in the spacing of the others`(
        direction: LayoutDirection
    ) {
        let views = [
            StandInSubview(10, 10), StandInSubview(10, 10).with(RadialAngleKey.self, .degrees(30)),
            StandInSubview(10, 10), StandInSubview(10, 10),
        ]
        let frames = RadialLayout(radius: .fixed(50), rotation: .degrees(10))
            .standInFrames(of: views, proposal: .unspecified, layoutDirection: direction).frames
        let angles: [Roundel.Angle] = [.degrees(-90), .degrees(30), .degrees(30), .degrees(150)]
        let plain = Ring(center: Point2D(55, 55), radius: 50, spacing: .angles(angles))
        let ring = direction == .rightToLeft ? plain.mirrored : plain
        for (index, point) in Self.middles(frames).enumerated() {
            #expect(near(point, ring.position(of: index, rotation: .degrees(10))))
        }
    }

    @Test func `positions by weights and by steps agree with the core`() {
        let views = [1.0, 2, 3].map { StandInSubview(10, 10).with(RadialWeightKey.self, $0) }
        func middles(_ spacing: RadialLayout.Spacing, sweep: Double) -> [Point2D] {
            let layout = RadialLayout(radius: .fixed(50), sweep: .degrees(sweep), spacing: spacing)
            return Self.middles(layout.standInFrames(of: views, proposal: .unspecified).frames)
        }
        func expected(_ spacing: Ring.Spacing) -> [Point2D] {
            Ring(center: Point2D(55, 55), radius: 50, spacing: spacing).positions()
        }
        let weighted = Ring.Spacing.weights([1, 2, 3], sweep: .degrees(180), pad: .degrees(6))
        #expect(
            zip(middles(.weighted(pad: .degrees(6)), sweep: 180), expected(weighted)).allSatisfy {
                near($0, $1)
            }
        )
        let stepped = expected(.step(.degrees(20), count: 3))
        #expect(zip(middles(.step(.degrees(20)), sweep: 7), stepped).allSatisfy { near($0, $1) })
    }

    @Test func `one view is at the start, and a layout without views has no size`() {
        let one = RadialLayout(radius: .fixed(50), sweep: .degrees(180))
            .standInFrames(of: Self.views(1, 10, 10), proposal: .unspecified).frames
        #expect(near(Self.middles(one)[0], Point2D(55, 5)))
        #expect(RadialLayout().standInFrames(of: [], proposal: .infinity).bounds.size == .zero)
    }

    /// Gives a layout and its first item a value.
    private typealias Change = (inout RadialLayout, inout RadialLayout.ItemValues, Double) -> Void

    private static func middles(_ value: Double, _ change: Change) -> [Point2D] {
        var (layout, first) = (RadialLayout(radius: .fixed(50)), RadialLayout.ItemValues())
        change(&layout, &first, value)
        let view = StandInSubview(10, 10).with(RadialWeightKey.self, first.weight)
        let views = [view.with(RadialAngleKey.self, first.angle)] + Self.views(2, 10, 10)
        return Self.middles(layout.standInFrames(of: views, proposal: .unspecified).frames)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `an angle or a weight that is not finite counts as zero`(none: Double) {
        let table: [(name: String, change: Change)] = [
            ("start", { layout, _, value in layout.start = .radians(value) }),
            ("sweep", { layout, _, value in layout.sweep = .radians(value) }),
            ("rotation", { layout, _, value in layout.rotation = .radians(value) }),
            ("angle", { _, item, value in item.angle = .radians(value) }),
            ("step", { layout, _, value in layout.spacing = .step(.radians(value)) }),
            ("weight", { layout, item, value in (layout.spacing, item.weight) = (.weighted(), value) }),
        ]
        for (name, change) in table {
            #expect(Self.middles(none, change) == Self.middles(0, change), "\(name)")
        }
    }

    @Test func `a negative weight counts as zero, and a long sweep as a full turn`() {
        func weighted(_ weight: Double) -> [Point2D] {
            Self.middles(weight) { layout, item, value in
                (layout.spacing, item.weight) = (.weighted(), value)
            }
        }
        func swept(_ degrees: Double) -> [Point2D] {
            Self.middles(degrees) { layout, _, value in layout.sweep = .degrees(value) }
        }
        #expect(weighted(-2) == weighted(0))
        #expect(swept(400) == swept(360))
    }

    @Test func `start, sweep, rotation, radius and expansion are animatable`() {
        let from = RadialLayout(radius: .fixed(10), start: .zero, sweep: .degrees(90), expansion: 0)
        let to = RadialLayout(
            radius: .fixed(30),
            start: .degrees(40),
            sweep: .degrees(180),
            rotation: .degrees(720),
            expansion: 1
        )
        let half = from.standInInterpolated(to: to, by: 0.5)
        #expect(half.radius == .fixed(20))
        #expect(near(half.start.degrees, 20) && near(half.sweep.degrees, 135))
        #expect(near(half.rotation.degrees, 360) && near(half.expansion, 0.5))
        var fitted = RadialLayout()
        fitted.animatableData = to.animatableData
        #expect(fitted.radius == .fitted && fitted.rotation == .radians(4 * .pi))
        var ellipse = RadialLayout(radius: .ellipse(x: 80, y: 40))
        ellipse.animatableData = RadialLayout(radius: .ellipse(x: 60, y: 100)).animatableData
        #expect(ellipse.radius == .ellipse(x: 60, y: 100))
    }

    @Test func `expansion moves the views to the centre and keeps the size`() {
        for (expansion, radius) in [(0.0, 0.0), (0.5, 25), (1, 50), (-1, 0), (.nan, 0)] {
            let (bounds, frames) = RadialLayout(radius: .fixed(50), expansion: expansion)
                .standInFrames(of: Self.views(3, 10, 10), proposal: .unspecified)
            #expect(bounds.size == CGSize(width: 110, height: 110))
            #expect(near(Self.middles(frames)[0], Point2D(55, 55 - radius)))
        }
    }

    @Test func `an ellipse and a circle animate into one another`() {
        let (ellipse, circle) = (
            RadialLayout(radius: .ellipse(x: 100, y: 50)), RadialLayout(radius: .fixed(100))
        )
        for share in [0, 0.25, 0.5, 0.75, 1] {
            let height = 50 + 50 * share
            #expect(ellipse.standInInterpolated(to: circle, by: share).radius.fixed?.y == height)
            #expect(circle.standInInterpolated(to: ellipse, by: 1 - share).radius.fixed?.y == height)
        }
    }
}
#endif
