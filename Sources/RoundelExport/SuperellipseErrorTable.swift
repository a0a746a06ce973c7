internal import Roundel

/// The measured errors of the paths of superellipses, by exponent and number of cubics.
package enum SuperellipseErrorTable {
    /// The exponents that ``markdown(exponents:segments:)`` lists by default.
    package static let exponents = [0.3, 0.5, 0.75, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 8, 10, 20, 50, 1024]

    /// Returns a table in Markdown with a row for each exponent and a column for each number of
    /// cubics in a quarter.
    ///
    /// A cell has the measured error in millionths of half the width.
    ///
    /// The errors are measured by every call, at 64 points of each cubic.
    package static func markdown(
        exponents: [Double] = exponents,
        segments: ClosedRange<Int> = 1...8
    ) -> UTF8Text {
        var text = UTF8Text()
        text.append("| n |")
        for count in segments {
            text.append(" ")
            text.append(count)
            text.append(" |")
        }
        text.append("\n|-|")
        for _ in segments { text.append("-|") }
        text.append("\n")
        for exponent in exponents { appendRow(exponent, segments, to: &text) }
        return text
    }

    private static func appendRow(_ exponent: Double, _ segments: ClosedRange<Int>, to text: inout UTF8Text) {
        text.append("| ")
        text.append(exponent, decimals: 4)
        text.append(" |")
        for count in segments {
            let millionths = 1e6 * measuredError(exponent: exponent, segmentsPerQuadrant: count)
            text.append(" ")
            text.append(millionths, decimals: millionths < 1 ? 3 : (millionths < 100 ? 1 : 0))
            text.append(" |")
        }
        text.append("\n")
    }

    /// Returns the largest distance from the curve of 64 points of each cubic of a quarter, as a
    /// fraction of half the width.
    package static func measuredError(exponent: Double, segmentsPerQuadrant segments: Int) -> Double {
        let square = Rect2D(x: -1, y: -1, width: 2, height: 2)
        let shape = Superellipse(exponent: exponent)
        var (worst, start, seen) = (0.0, Point2D(1, 0), 0)
        shape.forEachElement(in: square, segmentsPerQuadrant: segments) { element in
            guard case .cubic(let first, let second, let end) = element, seen < segments else { return }
            seen += 1
            for index in 1..<64 {
                let point = Point2D.onCubic(start, first, second, end, at: Double(index) / 64)
                worst = max(worst, (shape.signedDistance(to: point, in: square) ?? 0).magnitude)
            }
            start = end
        }
        return worst
    }
}
