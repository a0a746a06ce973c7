#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// The square of a dial, and where its labels are.
@MainActor @Suite struct DialLayoutTests {
    private func layout(_ thickness: CGFloat = 20, outset: CGFloat = 0, sweep: Double = 270) -> DialLayout {
        DialLayout(
            idealSide: 100,
            thickness: thickness,
            labelOutset: outset,
            start: .degrees(135),
            sweep: .degrees(sweep)
        )
    }

    @Test func `a dial is the largest square in the offered space`() {
        let sizes: [(CGFloat?, CGFloat?, CGFloat)] = [
            (nil, nil, 100), (300, nil, 300), (nil, 50, 50), (300, 120, 120), (40, 120, 40),
            (.infinity, .infinity, 100), (.infinity, 80, 80), (-5, 50, 0),
        ]
        for (width, height, side) in sizes {
            let proposal = ProposedViewSize(width: width, height: height)
            let size = layout().standInFrames(of: [], proposal: proposal).bounds.size
            #expect(size == CGSize(width: side, height: side))
        }
    }

    @Test func `the face fills the square, and the middle fits inside the track`() throws {
        func proposal(_ role: DialLayout.Role, _ thickness: CGFloat) throws -> Point2D {
            let view = StandInSubview(10, 10).with(DialLayout.RoleKey.self, role)
            let frame = layout(thickness).standInFrames(of: [view], proposal: .unspecified).frames[0]
            #expect(frame == CGRect(x: 45, y: 45, width: 10, height: 10))
            let offered = try #require(view.placed).proposal
            return Point2D(Double(offered.width ?? .nan), Double(offered.height ?? .nan))
        }
        #expect(try proposal(.face, 20) == Point2D(100, 100))
        // The corners of the square are on the inner edge of the track, which is 60 points wide.
        #expect(near(try proposal(.center, 20).length, 60))
        #expect(try proposal(.center, 60) == .zero)
    }

    @Test(arguments: [270.0, -270]) func `labels are beyond the ends if there is room in the gap`(
        sweep: Double
    ) {
        func distance(_ width: CGFloat, outset: CGFloat = 0, _ role: DialLayout.Role) -> Double {
            let view = StandInSubview(width, 10).with(DialLayout.RoleKey.self, role)
            let frame = layout(outset: outset, sweep: sweep)
                .standInFrames(of: [view], proposal: .unspecified).frames[0]
            return (Point2D(frame.midX, frame.midY) - Point2D(50, 50)).length
        }
        for role in [DialLayout.Role.minimum, .maximum] {
            // A quarter of the track is 62.8 points long, and both labels need 28 points more than
            // they have.
            #expect(near(distance(17.4, role), 40) && near(distance(17.5, role), 23))
            #expect(near(distance(17.4, outset: 8, role), 48))
            #expect(near(distance(17.5, outset: 8, role), 23))
        }
    }

    @Test func `in a dial without room the labels are in the middle`() {
        for role in [DialLayout.Role.minimum, .maximum] {
            let view = StandInSubview(30, 10).with(DialLayout.RoleKey.self, role)
            let (bounds, frames) = layout().standInFrames(
                of: [view],
                proposal: ProposedViewSize(width: 20, height: 20)
            )
            #expect(bounds.size == CGSize(width: 20, height: 20))
            #expect(near(Point2D(frames[0].midX, frames[0].midY), Point2D(10, 10)))
        }
    }

    /// The middle of a label of 12 by 10 points, in a dial of 100 points that begins at 3 o'clock.
    private func label(_ role: DialLayout.Role, sweep: Double) -> Point2D {
        let layout = DialLayout(idealSide: 100, thickness: 20, start: .zero, sweep: .degrees(sweep))
        let view = StandInSubview(12, 10).with(DialLayout.RoleKey.self, role)
        let frame = layout.standInFrames(of: [view], proposal: .unspecified).frames[0]
        return Point2D(frame.midX, frame.midY) - Point2D(50, 50)
    }

    @Test(arguments: [30.0, -30, 200, -200])
    func `a label beyond an end is two points from the end of the track, on its middle`(sweep: Double) {
        // Half of the widths of the track and of the label, and two points, along a radius of 40.
        let gap = 18.0 / 40 * (sweep > 0 ? 1 : -1)
        let end = sweep * .pi / 180
        #expect(near(label(.minimum, sweep: sweep), Point2D(cos(-gap), sin(-gap)) * 40))
        #expect(near(label(.maximum, sweep: sweep), Point2D(cos(end + gap), sin(end + gap)) * 40))
    }

    @Test(arguments: [360.0, -360]) func `a label inside the track is two points from it`(sweep: Double) {
        let gap = 18.0 / 40 * (sweep > 0 ? 1 : -1)
        // The radius of the inner edge, less half of the height of the label, and two points.
        #expect(near(label(.minimum, sweep: sweep), Point2D(cos(gap), sin(gap)) * 23))
        #expect(near(label(.maximum, sweep: sweep), Point2D(cos(-gap), sin(-gap)) * 23))
    }
}
#endif
