import Foundation
import Roundel
import Testing

/// Exponents so near to 1 that the curve is a line except for rounding, and sums of decimals give them.
@Suite struct SuperellipseLineTests {
    /// The exponents next to 1, on both sides, and at greater and greater distances.
    private static let exponents: [Double] = {
        var exponents: [Double] = [2.2 - 1.2, 0.7 + 0.2 + 0.1]
        for count in 1...200 {
            exponents.append(1 + Double(count) * 0x1p-52)
            exponents.append(1 - Double(count) * 0x1p-53)
        }
        for octave in 3...50 {
            let distance = exp2(-Double(octave))
            exponents += [1 + distance, 1 - distance, 1 + 0.7 * distance, 1 - 0.7 * distance]
        }
        return exponents
    }()

    /// How far |x| + |y| is from 1 on the curve, in both directions, as a distance from the rhombus.
    private func sag(_ exponent: Double) -> Double { abs(exp2(1 - 1 / exponent) - 1) / 2.0.squareRoot() }

    @Test(arguments: 1...16) func `the path is within its bound of the rhombus`(segments: Int) {
        let rect = Rect2D(x: -1, y: -1, width: 2, height: 2)
        for exponent in Self.exponents {
            let path = Superellipse(exponent: exponent).path(in: rect, segmentsPerQuadrant: segments)
            let points = path.elements.polygons(perCubic: 12)[0]
            let sag = sag(exponent)
            let worst = points.map { abs(abs($0.x) + abs($0.y) - 1) / 2.0.squareRoot() }.max() ?? .infinity
            #expect(worst <= path.errorBound + sag + 1e-14, "n = \(exponent): \(worst)")
            let reach = points.map { max(abs($0.x), abs($0.y)) }.max() ?? .infinity
            #expect(reach <= 1 + path.errorBound + 1e-14, "n = \(exponent): \(reach)")
        }
    }

    @Test(arguments: [2, 3, 8]) func `the cubics next to 1 are lines at an even speed`(segments: Int) {
        let rect = Rect2D(x: -1, y: -1, width: 2, height: 2)
        for exponent in [1 + 0x1p-52, 1 - 0x1p-53, 1 + 0x1p-41, 1 - 0x1p-41] {
            var last = Point2D.zero
            for element in Superellipse(exponent: exponent).path(in: rect, segmentsPerQuadrant: segments)
                .elements
            {
                switch element {
                case .cubic(let first, let second, let end):
                    let third = (end - last) / 3
                    #expect((first - last - third).length < 1e-12 && (end - second - third).length < 1e-12)
                    last = end
                case .move(let start): last = start
                default: break
                }
            }
        }
    }

    @Test(arguments: [1, 2, 3, 4, 7, 16]) func `a corner is within its bound of a bevel`(segments: Int) {
        let rect = Rect2D(x: 0, y: 0, width: 2, height: 2)
        for exponent in Self.exponents {
            let corners = Corners(radius: 1, shape: .superellipse(exponent: exponent))
            let path = corners.path(in: rect, segmentsPerCorner: segments)
            let points = path.elements.polygons(perCubic: 12)[0].map { $0 - 1 }
            let worst = points.map { abs(abs($0.x) + abs($0.y) - 1) / 2.0.squareRoot() }.max() ?? .infinity
            #expect(worst <= path.errorBound + sag(exponent) + 1e-14, "n = \(exponent): \(worst)")
            let reach = points.map { max(abs($0.x), abs($0.y)) }.max() ?? .infinity
            #expect(reach <= 1 + path.errorBound + 1e-14, "n = \(exponent): \(reach)")
        }
    }
}
