import Foundation
import Roundel
import RoundelTestSupport
import Testing

@Suite(.long) struct SuperellipseBoundTests {
    /// Set to a whole number to make the sweeps that many times denser;
    /// `Scripts/superellipse/sweep.sh` does.
    static let density = Int(ProcessInfo.processInfo.environment["ROUNDEL_SWEEP"] ?? "") ?? 3

    /// The bound is compared without a margin; the error of the meter is far below 1 %.
    private func check(_ exponent: Double, _ rect: Rect2D, segments: Int) -> Double {
        let shape = Superellipse(exponent: exponent)
        let path = shape.path(in: rect, segmentsPerQuadrant: segments)
        let meter = SuperellipseMeter(
            exponent: exponent,
            halfWidth: rect.width / 2,
            halfHeight: rect.height / 2
        )
        let error = meter.measure(path)
        let rounding = 1e-14 * max(rect.width, rect.height)
        #expect(error <= path.errorBound + rounding, "n = \(exponent), \(rect.size), \(segments) segments")
        return error / path.errorBound
    }

    @Test func `the bound holds for every number of segments, for exponents from 1/16 to 4096`() {
        let steps = 110 * SuperellipseBoundTests.density
        for step in 0...steps {
            let exponent = exp2(-4 + 16 * (Double(step) + 0.37) / Double(steps))
            for segments in 1...16 where (segments + step) % 5 == 0 || segments == 3 {
                _ = check(exponent, Rect2D(x: -1, y: -1, width: 2, height: 2), segments: segments)
            }
        }
    }

    @Test(arguments: [20_260_101 as UInt64, 7, 99])
    func `the bound holds at random exponents, segments and rectangles`(seed: UInt64) {
        print("SuperellipseBoundTests.randomRectangles seed \(seed)")
        var random = Seeded(seed: seed)
        for _ in 0..<(120 * SuperellipseBoundTests.density) {
            let exponent = exp2(Double.random(in: -2...10, using: &random))
            let width = exp2(Double.random(in: 0...13.28, using: &random))
            let height = width * exp2(Double.random(in: -3...3, using: &random))
            let rect = Rect2D(x: -width / 2, y: -height / 2, width: width, height: height)
            _ = check(exponent, rect, segments: Int.random(in: 1...16, using: &random))
        }
    }

    @Test(arguments: [5 as UInt64, 6])
    func `the bound is at most the tolerance, for widths 1 to 10,000 and tolerances 0.001 to 1`(seed: UInt64)
    {
        print("SuperellipseBoundTests.tolerances seed \(seed)")
        var random = Seeded(seed: seed)
        for round in 0..<(150 * SuperellipseBoundTests.density) {
            let exponent = exp2(Double.random(in: -2...10, using: &random))
            let width = round % 10 == 0 ? 10_000 : pow(10, Double.random(in: 0...4, using: &random))
            let height = round % 3 == 0 ? width : width * Double.random(in: 0.1...1, using: &random)
            let tolerance = round % 20 == 0 ? 0.001 : pow(10, Double.random(in: -3...0, using: &random))
            let rect = Rect2D(x: -width / 2, y: -height / 2, width: width, height: height)
            let path = Superellipse(exponent: exponent).path(in: rect, tolerance: tolerance)
            #expect(path.errorBound <= tolerance)
            let meter = SuperellipseMeter(exponent: exponent, halfWidth: width / 2, halfHeight: height / 2)
            #expect(
                meter.measure(path) <= path.errorBound + 1e-14 * width,
                "n = \(exponent) in \(width) × \(height)"
            )
        }
    }

    @Test func `16 segments meet a tolerance of 0.001 points in 10,000 with every exponent`() {
        let rect = Rect2D(x: 0, y: 0, width: 10_000, height: 10_000)
        for step in 0...2_400 {
            let shape = Superellipse(exponent: exp2(-2 + Double(step) / 200))
            let segments = shape.segmentsPerQuadrant(in: rect, tolerance: 0.001)
            #expect(shape.errorBound(in: rect, segmentsPerQuadrant: segments) <= 0.001)
        }
    }

    @Test func `the bound is close to the greatest errors`() {
        let square = Rect2D(x: -1, y: -1, width: 2, height: 2)
        let ratios = [1.19, 2.38, 4.76, 9.51, 19.03, 38.05].map { check($0, square, segments: 3) }
        #expect((ratios.max() ?? 0) > 0.9)
        #expect((ratios.max() ?? 0) <= 1)
    }

    @Test func `the bound exceeds a tolerance that cannot be met`() {
        let rect = Rect2D(x: 0, y: 0, width: 1000, height: 1000)
        for tolerance in [0, -1, .nan, 1e-9] {
            let path = Superellipse(exponent: 3.5).path(in: rect, tolerance: tolerance)
            #expect(path.errorBound > 1e-9 && path.errorBound < 1e-3)
        }
        #expect(Superellipse(exponent: 0.06).path(in: rect, tolerance: 1e-6).errorBound > 1e-6)
    }
}

@Suite struct SuperellipseMeterTests {
    @Test func `the meter finds the known error of one cubic for a quarter of a circle`() {
        let rect = Rect2D(x: -1, y: -1, width: 2, height: 2)
        let path = Superellipse(exponent: 2).path(in: rect, segmentsPerQuadrant: 1)
        let meter = SuperellipseMeter(
            exponent: 2,
            halfWidth: 1,
            halfHeight: 1,
            samplesPerCubic: 400,
            samplesPerOctant: 10
        )
        #expect(abs(meter.measure(path) - 2.7253e-4) < 1e-7)
    }

    @Test func `the meter detects a curve that is 1 % of the bound too far away`() {
        let rect = Rect2D(x: -1, y: -1, width: 2, height: 2)
        let path = Superellipse(exponent: 3.5).path(in: rect, segmentsPerQuadrant: 3)
        let shift = 1.01 * path.errorBound
        let moved = SuperellipseMeter(exponent: 3.5, halfWidth: 1 + shift, halfHeight: 1 + shift)
        let exact = SuperellipseMeter(exponent: 3.5, halfWidth: 1, halfHeight: 1)
        #expect(exact.measure(path) <= path.errorBound)
        #expect(moved.measure(path) > path.errorBound)
    }
}
