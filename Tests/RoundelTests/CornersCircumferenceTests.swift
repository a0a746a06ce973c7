import Foundation
import Roundel
import RoundelTestSupport
import Testing

/// The anchors of badges on rectangles with shaped corners.
@Suite struct CornersCircumferenceTests {
    private let host = Rect2D(x: 40, y: -10, width: 200, height: 80)

    @Test func `an anchor is where the stretched angle meets the outline, as fractions of the sides`() {
        let corners = Corners.different(.squircle)
        let outline = Circumference.corners(corners)
        let oracle = CornersOracle(corners.fitted(in: host), in: host)
        for degrees in [0.0, 45, 90, 135, 170, 225, 300, 315, 352] {
            let anchor = outline.anchor(at: .degrees(degrees), in: host)
            let point = host.origin + anchor * host.size
            #expect(near(outline.point(at: .degrees(degrees), in: host), point, 1e-10))
            #expect(oracle.distance(to: point) < 1e-9, "\(degrees)")
            // In fractions of the sides the angle is that of a square.
            let direction = Point2D(direction: .degrees(degrees))
            let offset = anchor - 0.5
            #expect(abs(offset.x * direction.y - offset.y * direction.x) < 1e-12)
            #expect((offset * direction).sum() > 0)
        }
        #expect(outline.box(in: host) == host)
        #expect(Circumference.corners(Corners()).anchor(at: .degrees(45), in: host) == Point2D(1, 1))
        #expect(Circumference.corners(Corners()).anchor(at: .degrees(-135), in: host) == .zero)
    }

    @Test func `a lift is along the normal, a fraction of half the shorter side, and is not stretched`() {
        let corners = Corners.different(.round)
        let outline = Circumference.corners(corners)
        for degrees in [0.0, 30, 45, 90, 200, 315] {
            for lift in [-0.5, 0.25, 2] {
                let plain = outline.point(at: .degrees(degrees), in: host)
                let lifted = outline.point(at: .degrees(degrees), in: host, lift: lift)
                let angle = Angle(of: plain - host.center) ?? .zero
                let normal = corners.outwardNormal(at: angle, in: host)
                #expect(near(lifted, plain + normal * (lift * 40), 1e-8), "\(degrees), \(lift)")
            }
            for lift in [Double.nan, .infinity, -.infinity] {
                let plain = outline.anchor(at: .degrees(degrees), in: host)
                #expect(outline.anchor(at: .degrees(degrees), in: host, lift: lift) == plain)
            }
        }
    }

    @Test func `regression: a lift of any size is a number`() {
        for lift in [1e300, .greatestFiniteMagnitude, -.greatestFiniteMagnitude] {
            for size in [Point2D(200, 80), Point2D(1e300, 1e299), Point2D(1e-290, 1e-300)] {
                let host = Rect2D(origin: .zero, size: size)
                for degrees in [0.0, 33, 45, 90] {
                    let anchor = Circumference.corners(Corners(radius: 10)).anchor(
                        at: .degrees(degrees),
                        in: host,
                        lift: lift
                    )
                    #expect(anchor.isFinite, "\(lift), \(size), \(degrees)")
                }
            }
        }
    }

    @Test func `a host of no size has the anchors of the ellipse`() {
        let outline = Circumference.corners(Corners(radius: 4))
        for degrees in [0.0, 30, 45, 200] {
            let ellipse = Circumference.ellipse.anchor(at: .degrees(degrees))
            #expect(outline.anchor(at: .degrees(degrees)) == ellipse)
            let empty = Rect2D(x: 3, y: 4, width: 0, height: 9)
            #expect(outline.anchor(at: .degrees(degrees), in: empty) == ellipse)
            #expect(
                outline.anchor(at: .degrees(degrees), in: empty, lift: 0.5)
                    == Circumference.ellipse.anchor(at: .degrees(degrees), lift: 0.5)
            )
            #expect(Circumference.ellipse.anchor(at: .degrees(degrees), in: host) == ellipse)
        }
    }
}
