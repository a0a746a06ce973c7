import Roundel
import Testing

/// Insets that touch the parallel curve of another part of the outline in a point.
@Suite struct CornersOffsetSubpathTests {
    @Test func `an inset has no subpaths that are points`() {
        let corners = Corners(
            topLeft: Corner(radii: Point2D(4, 3), shape: .squircle),
            topRight: Corner(radii: Point2D(4, 1), shape: .notch),
            bottomRight: Corner(radii: Point2D(4, 3), shape: .squircle),
            bottomLeft: Corner(radii: Point2D(4, 1), shape: .notch)
        )
        let rect = Rect2D(x: 0, y: 0, width: 30, height: 30)
        let path = corners.offsetPath(in: rect, by: -1, tolerance: 0.01)
        #expect(path.elements.count { if case .close = $0 { true } else { false } } == 1)
        #expect(path.elements.count > 10)
    }

    @Test func `an inset that is divided keeps all its parts`() {
        let corners = Corners(
            topLeft: Corner(radius: 30, shape: .notch),
            bottomRight: Corner(radius: 30, shape: .notch)
        )
        let rect = Rect2D(x: 0, y: 0, width: 62, height: 62)
        let path = corners.offsetPath(in: rect, by: -8, tolerance: 0.01)
        #expect(path.elements.count { if case .close = $0 { true } else { false } } == 2)
    }
}
