import Roundel
import RoundelTestSupport
import Testing

/// The arc of a smooth corner, which is the only part that cubics approximate.
@Suite struct CornersArcBoundTests {
    @Test(arguments: [0.05, 0.3, 0.6, 0.9], [3, 4, 6])
    func `the error bound of the arc is the error, and hardly more`(smoothing: Double, count: Int) {
        let rect = Rect2D(x: 0, y: 0, width: 40, height: 40)
        let path = Corners(radius: 10, shape: .smooth(smoothing)).path(in: rect, segmentsPerCorner: count)
        // The corner at the bottom right, whose arc is about (30, 30).
        var (start, worst) = (Point2D.zero, 0.0)
        for (index, element) in path.elements.prefix(count + 2).enumerated() {
            guard case .cubic(let first, let second, let end) = element else { continue }
            if index > 2, index < count + 1 {
                for step in 0...100 {
                    let point = Point2D.onCubic(start, first, second, end, at: Double(step) / 100)
                    worst = max(worst, ((point - Point2D(30, 30)).length - 10).magnitude)
                }
            }
            start = end
        }
        #expect(worst <= path.errorBound)
        #expect(path.errorBound <= 1.01 * worst + 1e-12)
    }
}
