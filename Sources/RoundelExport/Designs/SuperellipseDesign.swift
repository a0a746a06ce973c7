public import Roundel

/// A superellipse of a size.
public struct SuperellipseDesign: Hashable, Sendable {
    /// The shape.
    public var shape = Superellipse(exponent: 3.5)

    /// Width and height in points, 1 to 10,000.
    public var size = Point2D(240, 240)

    /// How many cubics a quarter has, 1 to 16, or `nil` for as few as a tenth of a point takes.
    public var segments: Int?

    /// Makes the superellipse that the playground begins with.
    public init() {}

    mutating func exchange(_ fields: inout DesignFields) {
        let own = SuperellipseDesign()
        var (exponent, handle) = (shape.exponent, shape.handle.map { [$0] } ?? [])
        if !handle.isEmpty { exponent = own.shape.exponent }
        fields.exchange("n", &exponent, own: own.shape.exponent, 0.1 ... .infinity)
        fields.exchange("k", &handle, 0...1.3333, count: 1)
        shape = handle.first.map { Superellipse(handle: $0) } ?? Superellipse(exponent: exponent)
        var sides = size == own.size ? [] : [size.x, size.y]
        fields.exchange("size", &sides, 1...10_000, count: 2)
        size = sides.isEmpty ? own.size : Point2D(sides[0], sides[1])
        var cubics = segments ?? 0
        fields.exchange("segments", &cubics, own: 0, 1...16)
        segments = cubics == 0 ? nil : cubics
    }

    /// The path in a rectangle of this size, moved or not.
    public func path(in rect: Rect2D) -> SuperellipsePath {
        guard let segments else { return shape.path(in: rect, tolerance: 0.1) }
        return shape.path(in: rect, segmentsPerQuadrant: segments)
    }

    func export() -> SuperellipseExport {
        let rect = Rect2D(origin: .zero, size: size)
        var export =
            if let segments {
                SuperellipseExport(shape, in: rect, segmentsPerQuadrant: segments)
            } else {
                SuperellipseExport(shape, in: rect, tolerance: 0.1)
            }
        export.decimals = 3
        return export
    }
}
