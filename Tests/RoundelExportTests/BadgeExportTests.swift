import Foundation
import Roundel
import RoundelExport
import Testing

/// Badges on corners, which depend on the size of their host.
@Suite struct BadgeExportTests {
    private let corners = Circumference.corners(Corners(radius: 20, shape: .smooth(0.6)))

    @Test func `a badge on corners is where the core pins it, in a host of that size`() {
        for size in [Point2D(300, 60), Point2D(60, 300), Point2D(80, 80)] {
            let export = BadgeExport(on: corners, at: .degrees(45), ratio: 0.2, size: size)
            let rect = Rect2D(origin: .zero, size: size)
            #expect(export.center == corners.anchor(at: .degrees(45), in: rect))
            #expect(export.center != Circumference.ellipse.anchor(at: .degrees(45)))
            let isSquare = size.x == size.y
            #expect(export.helper.kind == (isSquare ? .cornerToCorner : .cornerToCenter))
            let reach = Point2D(export.helper.widthMultiplier, export.helper.heightMultiplier)
            let expected = export.center * 2 - 1 - (isSquare ? 0.2 : 0)
            #expect((reach - expected).x.magnitude < 1e-12 && (reach - expected).y.magnitude < 1e-12)
        }
    }

    @Test(arguments: [nil, Point2D(0, 5), Point2D(.nan, 5), Point2D(.infinity, .infinity)])
    func `without a size, or with an empty one, the host is a square of 240`(size: Point2D?) {
        let export = BadgeExport(on: corners, at: .degrees(30), ratio: 0.1, size: size)
        let square = BadgeExport(on: corners, at: .degrees(30), ratio: 0.1, size: Point2D(240, 240))
        #expect(export == square)
    }

    @Test func `the size makes no difference to the centre on other outlines, nor to a circle's helper`() {
        for host in [Circumference.circle, .ellipse, .superellipse(exponent: 3)] {
            let sized = BadgeExport(on: host, at: .degrees(30), ratio: 0.1, size: Point2D(500, 100))
            let plain = BadgeExport(on: host, at: .degrees(30), ratio: 0.1)
            #expect(sized.center == plain.center && sized.picture() != plain.picture())
            #expect(host != .circle || sized.helper == plain.helper)
        }
    }

    /// A helper with a corner at that of a round badge would need a ratio for each side.
    @Test(arguments: [Circumference.ellipse, .superellipse(exponent: 4)])
    func `in a host that is not square, the helper's corner is the centre of the badge`(host: Circumference) {
        let wide = BadgeExport(on: host, at: .degrees(45), ratio: 0.2, size: Point2D(280, 200))
        #expect(wide.helper.kind == .cornerToCenter)
        let corner = Point2D(wide.helper.widthMultiplier, wide.helper.heightMultiplier)
        #expect((Point2D(repeating: 0.5) + corner / 2 - wide.center).length < 1e-12)
        let square = BadgeExport(on: host, at: .degrees(45), ratio: 0.2, size: Point2D(200, 200))
        #expect(square.helper.kind == .cornerToCorner)
        #expect(host.helper(at: .degrees(45), ratio: 0) == wide.helper)
        #expect(BadgeExport(on: .ellipse, at: .degrees(45), ratio: 0.2).helper.kind == .cornerToCenter)
    }

    @Test func `the picture of a large host is scaled to 280 points`() {
        let card = Circumference.corners(Corners(radius: 100))
        let picture = BadgeExport(on: card, at: .zero, ratio: 0.5, size: Point2D(2_800, 700)).picture()
        // The right side of a host of 280 × 70 in the middle of 480 × 480.
        #expect(picture.description.contains("cx=\"380\" cy=\"240\" rx=\"17.5\" ry=\"17.5\""))
    }
}
