import Comparisons
import Foundation
import Outlines

/// What the superellipses of the benchmarks consist of, and how far they are from the curve.
enum OutlineTable {
    static func lines() -> [String] {
        let header = [
            "| n = 3.5, 1,000 points wide, within 0.01 | Segments per quadrant | Measured error in points |",
            "|---|--:|--:|",
        ]
        return header
            + Outline.allCases.map { outline in
                let measured = outline.measured(exponent: 3.5, tolerance: Comparison.superellipseTolerance)
                let cells = [
                    outline.rawValue, String(format: "%g", measured.segments),
                    String(format: "%.4f", measured.error * 500),
                ]
                return "| " + cells.joined(separator: " | ") + " |"
            }
    }
}
