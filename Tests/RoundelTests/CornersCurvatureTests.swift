import Foundation
import Roundel
import Testing

/// The curvature of smooth corners, from the second derivatives of the cubics of their paths.
@Suite struct CornersCurvatureTests {
    private typealias Cubic = (Point2D, Point2D, Point2D, Point2D)
    private let rect = Rect2D(x: -500, y: -400, width: 1000, height: 800)

    /// The cubics of the corner at the bottom right, or of all four.
    private func cubics(_ corners: Corners, in rect: Rect2D, segments: Int) -> [Cubic] {
        var (cubics, last): ([Cubic], Point2D) = ([], .zero)
        for element in corners.path(in: rect, segmentsPerCorner: segments).elements {
            switch element {
            case .move(let point), .line(let point): last = point
            case .cubic(let first, let second, let end):
                cubics.append((last, first, second, end))
                last = end
            case .close: break
            }
        }
        return cubics
    }

    private func curvature(_ cubic: Cubic, _ t: Double) -> Double {
        let (a, b, c) = (cubic.1 - cubic.0, cubic.2 - cubic.1, cubic.3 - cubic.2)
        let u = 1 - t
        // A third of the first derivative and of the second, of which the cross product is 9/27 of κ·v³.
        let first = a * (u * u) + b * (2 * u * t) + c * (t * t)
        let second = (b - a) * (2 * u) + (c - b) * (2 * t)
        let speed = hypot(first.x, first.y)
        return (first.x * second.y - first.y * second.x) / 3 / (speed * speed * speed)
    }

    @Test(arguments: [0.01, 0.05, 0.2, 0.35, 0.5, 0.6, 0.75, 0.9, 1])
    func `the curvature is 0 at the side, and that of the arc where the arc begins`(smoothing: Double) {
        for radius in [1e-3, 1, 80] {
            let corners = Corners(radius: radius, shape: .smooth(smoothing))
            // The rectangle is small, because the rounding of its coordinates is also that of the curvature.
            let box = Rect2D(x: -3 * radius, y: -2 * radius, width: 6 * radius, height: 4 * radius)
            let all = cubics(corners, in: box, segments: 16)
            #expect(all.count == 64)
            for corner in 0..<4 {
                let (first, last) = (all[16 * corner], all[16 * corner + 15])
                // Both radii orders: where the outline arrives, and where it leaves.
                #expect(abs(curvature(first, 0)) * radius < 1e-9)
                #expect(abs(curvature(last, 1)) * radius < 1e-9)
                #expect(abs(curvature(first, 1) * radius - 1) < 1e-9, "\(smoothing), \(radius)")
                #expect(abs(curvature(last, 0) * radius - 1) < 1e-9)
                guard smoothing < 1 else { continue }
                // 14 cubics for the arc differ from it by less than this.
                #expect(abs(curvature(all[16 * corner + 1], 0) * radius - 1) < 1e-5)
                #expect(abs(curvature(all[16 * corner + 14], 1) * radius - 1) < 1e-5)
            }
        }
    }

    @Test(arguments: [(60.0, 20.0), (20, 60)])
    func `a stretched smooth corner has the curvature of the ellipse where the arc begins`(
        across: Double,
        down: Double
    ) {
        for smoothing in [0.1, 0.5, 0.9] {
            let corner = Corner(radii: Point2D(across, down), shape: .smooth(smoothing))
            let all = cubics(Corners(bottomRight: corner), in: rect, segments: 16)
            #expect(abs(curvature(all[0], 0)) < 1e-10 && abs(curvature(all[15], 1)) < 1e-10)
            // From the right side the arc begins where the tangent of the circle has turned by this.
            for (cubic, t, turn) in [
                (all[0], 1.0, smoothing * .pi / 4), (all[15], 0, .pi / 2 - smoothing * .pi / 4),
            ] {
                let speed = hypot(across * sin(turn), down * cos(turn))
                let ellipse = across * down / (speed * speed * speed)
                #expect(abs(curvature(cubic, t) / ellipse - 1) < 1e-9, "\(smoothing)")
            }
        }
    }

    /// A single cubic from the side to the arc cannot do without: its ends determine it.
    @Test(arguments: [0.05, 0.3, 0.6, 0.8, 1])
    func `within the cubic, the curvature rises to 1.29 to 1.31 times that of the arc`(smoothing: Double) {
        let cubic = cubics(Corners(radius: 1, shape: .smooth(smoothing)), in: rect, segments: 3)[0]
        let all = (0...2_000).map { curvature(cubic, Double($0) / 2_000) }
        let top = all.indices.max { all[$0] < all[$1] } ?? 0
        #expect(all[top] > 1.28 && all[top] < 1.305)
        // It rises to the top and falls to the arc, without a ripple.
        #expect(zip(all[..<top], all[1...top]).allSatisfy { $0 < $1 })
        #expect(zip(all[top...], all[(top + 1)...]).allSatisfy { $0 > $1 })
    }

    @Test(arguments: [0.0, 0.05, 0.3, 0.6, 1])
    func `a smooth corner begins at its smoothing from the radius, and its middle is a circle`(
        smoothing: Double
    ) {
        let radius = 40.0
        let corners = Corners(radius: radius, shape: .smooth(smoothing))
        let center = rect.end - radius
        for degrees in stride(from: 45 * smoothing + 0.1, through: 89.9 - 45 * smoothing, by: 2.5) {
            let point = center + Point2D(direction: .degrees(degrees)) * radius
            #expect(abs(corners.signedDistance(to: point, in: rect) ?? 1) < 1e-10, "\(degrees)")
        }
        let path = corners.path(in: rect, segmentsPerCorner: 3).elements
        let start = Point2D(rect.end.x, rect.end.y - radius * (1 + smoothing))
        if case .line(let point) = path[1] { #expect((point - start).length < 1e-10) }
        // The cubic leaves the circle at once.
        guard smoothing > 0.1 else { return }
        let before = center + Point2D(direction: .degrees(45 * smoothing - 3)) * radius
        #expect(abs(corners.signedDistance(to: before, in: rect) ?? 0) > 1e-4)
    }
}
