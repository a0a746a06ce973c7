import Roundel
import RoundelTestSupport
import Testing

/// Offset paths of narrow corners with an exponent near 1, which turn next to the sides alone.
@Suite struct CornersOffsetNarrowTests {
    struct Scene: Sendable {
        let radii: Point2D
        let exponent: Double
        let distance: Double
        let tolerance: Double
    }

    private static let scenes = [
        Scene(radii: Point2D(40, 4), exponent: 0.99, distance: 20, tolerance: 0.05),
        Scene(radii: Point2D(40, 4), exponent: 1.01, distance: -4, tolerance: 0.01),
        Scene(radii: Point2D(4, 40), exponent: 0.95, distance: 20, tolerance: 0.05),
        Scene(radii: Point2D(50, 5), exponent: 1.0037, distance: -8, tolerance: 0.1),
        Scene(radii: Point2D(50, 5), exponent: 0.953, distance: 30, tolerance: 0.1),
    ]

    @Test(arguments: scenes)
    func `regression: the parallel curve of a narrow corner is cut off where it crosses itself`(
        scene: Scene
    ) {
        let rect = Rect2D(x: 0, y: 0, width: 100, height: 100)
        let shape = CornerShape.superellipse(exponent: scene.exponent)
        let corners = Corners(topRight: Corner(radii: scene.radii, shape: shape))
        let path = corners.offsetPath(in: rect, by: scene.distance, tolerance: scene.tolerance)
        #expect(path.errorBound <= scene.tolerance && path.elements.subpaths == 1)
        let oracle = CornersOracle(corners, in: rect)
        for point in path.elements.polygons().joined() {
            let found = oracle.signedDistance(to: point)
            #expect(near(found, scene.distance, path.errorBound + 1e-7), "\(point)")
        }
    }
}
