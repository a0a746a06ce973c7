import Foundation
import Roundel
import RoundelTestSupport
import Testing

/// The fitted constants of the superellipse, as its bounds, joints and handles show them: any other
/// constant changes drawn curves.
@Suite struct SuperellipseTableTests {
    @Test func `bounds, joints and handles are those of the golden`() throws {
        let texts = ["bounds.txt": bounds, "joints.txt": joints, "handles.txt": handles]
        let differences = try Goldens.differences(of: texts, from: Goldens.folder("Constants"))
        #expect(differences.isEmpty, "\(differences)")
    }

    /// The bounds of 1 to 16 cubics in a quadrant, in ninths of an octave above 2^-10 millionths of
    /// the half-width, in the middle of each quarter octave of the exponent.
    private var bounds: String {
        let rect = Rect2D(x: 0, y: 0, width: 2e6, height: 2e6)
        return (0..<73).map { row in
            let shape = Superellipse(exponent: exp2((Double(row) + 0.5) / 4 - 4))
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
}
