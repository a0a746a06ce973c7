#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Edges of layouts, badges and shapes.
@MainActor @Suite struct PlacementEdgeTests {
    @Test(arguments: [-1, 0, .nan, .infinity])
    func `an expansion that is negative or not finite puts all views in the centre`(expansion: Double) {
        let layout = RadialLayout(radius: .fixed(80), expansion: expansion)
        let host = StandInHost(layout { Text("p").frame(width: 8, height: 8) })
        let frame = host.frame(of: "p") ?? .null
        #expect(near(Point2D(frame.midX, frame.midY), Point2D(100, 100)))
    }

    /// Clockwise from 3 o'clock, the quarter of the circle that points into the container.
    @Test func `a corner layout begins at the side that is clockwise of the corner's outside`() {
        let starts = RadialLayout.Corner.allCases.map { RadialLayout.corner($0).start.degrees }
        // Top leading, top trailing, bottom leading, bottom trailing.
        #expect(starts == [0, 90, 270, 180])
    }

    @Test func `an offset that is not finite counts as zero`() {
        func place(_ offset: CGFloat, _ placement: BadgePlacement) -> CGRect? {
            let view = Color.red.frame(width: 100, height: 100)
                .circumferenceBadge(at: .zero, placement: placement, offset: offset) {
                    Text("3").frame(width: 10, height: 10)
                }
            return StandInHost(view).frame(of: "3")
        }
        for placement in [BadgePlacement.inside, .on, .outside] {
            let plain = place(0, placement)
            #expect(plain != nil && place(5, placement) != plain)
            for offset in [CGFloat.infinity, -.infinity, .nan] {
                #expect(place(offset, placement) == plain, "\(offset) \(placement)")
            }
        }
    }

    @Test func `rectangles have the tolerance of superellipses`() {
        #expect(ShapedRectangle(cornerRadius: 8).tolerance == 0.05)
        #expect(Superellipse(exponent: 4).tolerance == 0.05 && Superellipse(handle: 1).tolerance == 0.05)
    }

    @Test func `radii that are not named are zero`() {
        let none = Corners(radius: 0)
        #expect(ShapedRectangle().corners == none)
        let square = ShapedRectangle.rect(style: .bevel).corners
        #expect(square == Corners(radius: 0, shape: .bevel))
        for (index, shape) in [
            ShapedRectangle.rect(topLeadingRadius: 9, style: .round),
            .rect(topTrailingRadius: 9, style: .round),
            .rect(bottomTrailingRadius: 9, style: .round), .rect(bottomLeadingRadius: 9, style: .round),
        ].enumerated() {
            let corners = shape.corners
            let radii = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft].map(
                \.radii
            )
            for (corner, radius) in radii.enumerated() {
                #expect(radius == Point2D(repeating: corner == index ? 9 : 0))
            }
        }
    }

    @Test func `a border of one point is inset by one point`() {
        let rect = CGRect(x: 0, y: 0, width: 60, height: 40)
        let box = ShapedRectangle(cornerRadius: 8).inset(by: 1).path(in: rect).boundingRect
        #expect(near(Rect2D(box).origin, Point2D(1, 1), 1e-6) && near(Rect2D(box).end, Point2D(59, 39), 1e-6))
        let inner = Superellipse(exponent: 4).inset(by: 1).path(in: rect).boundingRect
        #expect(near(Rect2D(inner).origin, Point2D(1, 1), 0.05))
        #expect(near(Rect2D(inner).end, Point2D(59, 39), 0.05))
    }
}
#endif
