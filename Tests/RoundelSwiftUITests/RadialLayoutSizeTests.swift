#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

@Suite struct RadialLayoutSizeTests {
    static func size(_ layout: RadialLayout, _ width: CGFloat?, _ height: CGFloat?, count: Int = 6) -> CGSize
    {
        layout.standInFrames(
            of: RadialLayoutTests.views(count),
            proposal: ProposedViewSize(width: width, height: height)
        ).bounds.size
    }

    @Test func `a fitted circle takes the largest square that the proposal allows`() {
        let fitted = RadialLayout()
        #expect(Self.size(fitted, 300, 400) == CGSize(width: 300, height: 290))
        #expect(Self.size(fitted, 400, 300) == CGSize(width: 310, height: 300))
        #expect(Self.size(fitted, 0, 0) == CGSize(width: 20, height: 10))
        #expect(Self.size(fitted, 5, 500) == CGSize(width: 20, height: 10))
        #expect(Self.size(fitted, nil, 110) == CGSize(width: 120, height: 110))
        #expect(Self.size(fitted, 120, nil) == CGSize(width: 120, height: 110))
        #expect(Self.size(fitted, .infinity, 110) == CGSize(width: 120, height: 110))
        #expect(Self.size(fitted, .infinity, .infinity) == CGSize(width: CGFloat.infinity, height: .infinity))
    }

    @Test func `the ideal circle is the smallest on which the views do not touch`() throws {
        let size = Self.size(RadialLayout(), nil, nil)
        let diagonal = (20.0 * 20 + 10 * 10).squareRoot()
        let ring = Ring(radius: 1, spacing: .even(6))
        let radius = try #require(ring.leastRadius(itemDiameter: diagonal))
        #expect(near(Point2D(size), Point2D(20 + 2 * radius, 10 + 2 * radius)))
        #expect(Self.size(RadialLayout(), nil, nil, count: 1) == CGSize(width: 20, height: 10))
        // Two views at the same angle touch at every radius.
        let together = RadialLayout(spacing: .step(.zero))
        #expect(near(Double(Self.size(together, nil, nil).width), 20 + 2 * diagonal))
    }

    @Test func `a circle of fixed radius has one size for all proposals`() {
        for (radius, side) in [(50.0, 100.0), (0, 0), (-5, 0), (.infinity, 0), (.nan, 0)]
            as [(CGFloat, CGFloat)]
        {
            let layout = RadialLayout(radius: .fixed(radius))
            for proposal in [nil, 0, 70, .infinity] as [CGFloat?] {
                #expect(Self.size(layout, proposal, proposal) == CGSize(width: side + 20, height: side + 10))
            }
        }
    }

    @Test func `the views of a fitted circle stay inside the bounds`() {
        let bounds = CGRect(x: 7, y: -3, width: 310, height: 300)
        let views = RadialLayoutTests.views(16)
        let frames = RadialLayout(rotation: .degrees(11)).standInFrames(
            of: views,
            proposal: ProposedViewSize(bounds.size),
            origin: bounds.origin
        ).frames
        let slack = bounds.insetBy(dx: -1e-9, dy: -1e-9)
        #expect(frames.allSatisfy { slack.contains($0) })
        let ring = Ring(center: Point2D(162, 147), radius: 145, spacing: .even(16))
        let expected = ring.positions(rotation: .degrees(11))
        #expect(zip(RadialLayoutTests.middles(frames), expected).allSatisfy { near($0, $1) })
    }

    @Test func `a filling arc uses the whole of its bounds`() throws {
        let layout = RadialLayout(radius: .filling, start: .degrees(180), sweep: .degrees(180))
        let views = RadialLayoutTests.views(5, 20, 20)
        let (bounds, frames) = layout.standInFrames(
            of: views,
            proposal: ProposedViewSize(width: 420, height: 220)
        )
        #expect(bounds.size == CGSize(width: 420, height: 220))
        let union = frames.reduce(CGRect.null) { $0.union($1) }
        #expect(near(Point2D(union.size), Point2D(420, 220), 1e-9))
        let ring = Ring(radius: 1, start: .degrees(180), spacing: .arc(count: 5, sweep: .degrees(180)))
        let fitted = try #require(ring.fitted(in: Rect2D(bounds), itemSize: Point2D(20, 20)))
        #expect(zip(RadialLayoutTests.middles(frames), fitted.positions()).allSatisfy { near($0, $1) })
        #expect(Self.size(layout, nil, 210) == CGSize(width: 220, height: 210))
        #expect(Self.size(layout, 220, nil) == CGSize(width: 220, height: 210))
        #expect(Self.size(layout, 0, 0) == CGSize(width: 20, height: 10))
        #expect(Self.size(layout, .infinity, .infinity).width == .infinity)
        // A single view has no extent to fill. It is where it would be on the largest circle.
        let one = layout.standInFrames(of: [views[0]], proposal: ProposedViewSize(width: 100, height: 60))
            .frames
        #expect(near(RadialLayoutTests.middles(one)[0], Point2D(30, 30)))
    }

    @Test func `views are measured once for several layouts`() {
        let views = RadialLayoutTests.views(5)
        let layout = RadialLayout()
        let subviews = LayoutSubviews(standIns: views)
        var cache = layout.makeCache(subviews: subviews)
        for width in [100, 200, 300] as [CGFloat] {
            let proposal = ProposedViewSize(width: width, height: width)
            let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
            let bounds = CGRect(origin: .zero, size: size)
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        #expect(views.allSatisfy { $0.timesMeasured == 1 })
    }

    @MainActor @Test func `the modifiers set the layout values of their views`() throws {
        let host = StandInHost(
            RadialLayout(radius: .fixed(50), spacing: .weighted()) {
                Text("ab").radialWeight(3)
                Text("cd").radialAngle(.degrees(90))
                Text("ef")
            }
        )
        let ring = Ring(center: Point2D(100, 100), radius: 50, spacing: .weights([3, 1]))
        for (text, point) in [
            ("ab", ring.position(of: 0)), ("ef", ring.position(of: 1)), ("cd", Point2D(100, 150)),
        ] {
            let frame = try #require(host.frame(of: text))
            #expect(near(Point2D(frame.midX, frame.midY), point))
        }
    }

    @Test func `views at one angle do not make the others touch`() throws {
        let diagonal = (20.0 * 20 + 10 * 10).squareRoot()
        let radius = try #require(Ring(radius: 1, spacing: .even(12)).leastRadius(itemDiameter: diagonal))
        for (step, count) in [(30.0, 13), (30, 36), (-30, 25), (390, 14)] {
            let size = Self.size(RadialLayout(spacing: .step(.degrees(step))), nil, nil, count: count)
            #expect(near(Point2D(size), Point2D(20 + 2 * radius, 10 + 2 * radius), 1e-6), "\(step) \(count)")
        }
    }
}
#endif
