import Foundation
import RoundelTestSupport
import Testing

@testable import Roundel

/// The fitted constants of the superellipse, as its bounds, joints, handles and control points show
/// them: any other constant changes drawn curves.
@Suite struct SuperellipseTableTests {
    @Test func `bounds, joints, handles and control points are those of the golden`() throws {
        let texts = [
            "bounds.txt": bounds, "joints.txt": joints, "handles.txt": handles,
            "superellipse-cubics.txt": superellipseCubics, "corner-cubics.txt": cornerCubics,
        ]
        let differences = try Goldens.differences(of: texts, from: Goldens.folder("Constants"))
        #expect(differences.isEmpty, "\(differences)")
    }

    /// The bounds of 1 to 16 cubics in a quadrant, in ninths of an octave above 2^-10 millionths of
    /// the half-width, in the middle of each quarter octave of the exponent, and below 1/16.
    private var bounds: String {
        let rect = Rect2D(x: 0, y: 0, width: 2e6, height: 2e6)
        let middles = (0..<73).map { exp2((Double($0) + 0.5) / 4 - 4) }
        return (middles + [0.06, 0.04, 0.02, 0.005]).map { exponent in
            let shape = Superellipse(exponent: exponent)
            return (1...16).map { count in
                let bound = shape.errorBound(in: rect, segmentsPerQuadrant: count)
                return "\(Int((9 * (log2(bound) + 10)).rounded()))"
            }.joined(separator: " ") + "\n"
        }.joined()
    }

    /// Where four cubics in a quadrant meet in a square of 2,000 points, at exponents near those at
    /// which the grading of the joints is given.
    private var joints: String {
        let rect = Rect2D(x: -1_000, y: -1_000, width: 2_000, height: 2_000)
        return stride(from: -4.0, through: 10, by: 0.125).map { node in
            let path = Superellipse(exponent: exp2(node + 0.001)).path(in: rect, segmentsPerQuadrant: 4)
            let joints = path.elements.prefix(4).compactMap { element -> String? in
                guard case .cubic(_, _, to: let end) = element else { return nil }
                return String(format: "%.3f %.3f", end.x, end.y)
            }
            return "\(node): \(joints.joined(separator: ", "))\n"
        }.joined()
    }

    /// The best handles at the 65 exponents at which they are given.
    private var handles: String {
        (0...64).map { index in
            let exponent = index == 64 ? .infinity : -1 / log2(0.5 + Double(index) / 128)
            return String(format: "%.6f\n", Superellipse.bestHandle(forExponent: exponent) ?? .nan)
        }.joined()
    }

    /// The control points from 3 o'clock to the diagonal in a square of 2,000 points.
    private var superellipseCubics: String {
        let rect = Rect2D(x: -1_000, y: -1_000, width: 2_000, height: 2_000)
        return [0.07, 0.1, 0.3, 0.7, 0.9, 1.2, 1.7, 2.2, 2.5, 3.5, 5, 8, 30, 400, 1_000].map { exponent in
            (2...7).map { segments in
                let path = Superellipse(exponent: exponent).path(in: rect, segmentsPerQuadrant: segments)
                let half = path.elements.points.prefix((3 * segments) / 2 + 1)
                return "\(exponent), \(segments): \(Self.text(half))\n"
            }.joined()
        }.joined()
    }

    /// The control points of a corner of 800 points to its diagonal, also of shapes between smooth
    /// corners and superellipses.
    private var cornerCubics: String {
        let rect = Rect2D(x: -1_800, y: -1_800, width: 1_800, height: 1_800)
        return [2, 1.05, 1.4, 2.3, 3.5, 9].map { exponent in
            [(0.05, 3), (0.05, 5), (0.3, 4), (0.6, 6), (0.9, 5)].map { smoothing, segments in
                let shape = CornerShape(exponent: exponent, smoothing: smoothing)
                let corners = Corners(bottomRight: Corner(radius: 800, shape: shape))
                let path = corners.path(in: rect, segmentsPerCorner: segments)
                // The first point is the corner at the top right.
                let half = path.elements.points.dropFirst().prefix((3 * segments) / 2 + 1)
                return "\(exponent), \(smoothing), \(segments): \(Self.text(half))\n"
            }.joined()
        }.joined()
    }

    /// The coordinates with up to three decimals.
    private static func text(_ points: ArraySlice<Point2D>) -> String {
        points.map { point in
            let rounded = (point * 1_000).rounded(.toNearestOrAwayFromZero) / 1_000 + 0
            return String(format: "%.3f %.3f", rounded.x, rounded.y)
        }.joined(separator: ", ")
    }
}
