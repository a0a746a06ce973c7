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
        func place(_ offset: CGFloat) -> CGRect? {
            let view = Color.red.frame(width: 100, height: 100).circumferenceBadge(at: .zero, offset: offset)
            {
                Text("3").frame(width: 10, height: 10)
            }
            return StandInHost(view).frame(of: "3")
        }
        let plain = place(0)
        #expect(
            plain != nil && place(.infinity) == plain && place(-.infinity) == plain && place(.nan) == plain
        )
        #expect(place(5) != plain)
    }

    @Test func `rectangles have the tolerance of superellipses`() {
        #expect(ShapedRectangle(cornerRadius: 8).tolerance == 0.05)
        #expect(Superellipse(exponent: 4).tolerance == 0.05 && Superellipse(handle: 1).tolerance == 0.05)
    }
}
#endif
