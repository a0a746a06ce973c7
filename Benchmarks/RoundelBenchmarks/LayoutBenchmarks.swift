import Benchmark
import Comparisons
import Foundation
import Roundel

/// Laying out items at a rotation that changes in every frame.
func layoutBenchmarks() {
    compareLayouts(.layout8, count: 8)
    compareLayouts(.layout1000, count: 1_000)
    compareLayouts(.layout100000, count: 100_000)
}

private let center = Point2D(200, 200)

private func compareLayouts(_ comparison: Comparison, count: Int) {
    let ring = Ring(center: center, radius: 120, spacing: .even(count))
    comparison.measure { benchmark in
        layOut(count, benchmark) { ring.positions(rotation: .radians($0), into: $1) }
    } baseline: { benchmark in
        layOut(count, benchmark) { loop(around: center, radius: 120, rotation: $0, into: $1) }
    }
}

/// Fills the same buffer again and again, each time at another rotation.
private func layOut(
    _ count: Int,
    _ benchmark: Benchmark,
    _ fill: (Double, UnsafeMutableBufferPointer<Point2D>) -> Void
) {
    let buffer = UnsafeMutableBufferPointer<Point2D>.allocate(capacity: count)
    buffer.initialize(repeating: .zero)
    defer { buffer.deallocate() }
    var sum = Point2D.zero
    benchmark.startMeasurement()
    for frame in benchmark.scaledIterations {
        fill(Double(frame) * 0.01, buffer)
        sum += buffer[frame % count]
    }
    benchmark.stopMeasurement()
    blackHole(sum)
}

/// The straightforward code of the article: a cosine and a sine for each item.
@inline(never)
private func loop(
    around center: Point2D,
    radius: Double,
    rotation: Double,
    into buffer: UnsafeMutableBufferPointer<Point2D>
) {
    let slice = 2 * Double.pi / Double(buffer.count)
    for index in buffer.indices {
        let direction = rotation - .pi / 2 + slice * Double(index)
        buffer[index].x = center.x + radius * cos(direction)
        buffer[index].y = center.y + radius * sin(direction)
    }
}
