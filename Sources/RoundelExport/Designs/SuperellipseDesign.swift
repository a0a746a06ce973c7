public import Roundel

/// A superellipse of a size.
public struct SuperellipseDesign: Hashable, Sendable {
    /// The shape.
    public var shape = Superellipse(exponent: 3.5)

    /// Width and height in points, 1 to 10,000.
    public var size = Point2D(240, 240)

    /// How many cubics a quarter has, 1 to 16, or `nil` for as few as a tenth of a point takes.
    public var segments: Int?

    /// How far inside the curve the outline runs, in points from −1,000 to 1,000; negative for outside.
    ///
    /// It is drawn within a tenth of a point then, whatever ``segments`` says.
    public var inset = 0.0

    /// Makes the superellipse that the playground begins with.
    public init() {}

    mutating func exchange(_ fields: inout DesignFields) {
        let own = SuperellipseDesign()
        var (exponent, handle) = (shape.exponent, shape.handle.map { [$0] } ?? [])
        if !handle.isEmpty { exponent = own.shape.exponent }
        fields.exchange("n", &exponent, own: own.shape.exponent, 0.1 ... .infinity)
        fields.exchange("k", &handle, 0...1.3333, counts: 1...1)
        shape = handle.first.map { Superellipse(handle: $0) } ?? Superellipse(exponent: exponent)
        var sides = size == own.size ? [] : [size.x, size.y]
        fields.exchange("size", &sides, 1...10_000, counts: 2...2)
        size = sides.isEmpty ? own.size : Point2D(sides[0], sides[1])
        var cubics = segments ?? 0
        fields.exchange("segments", &cubics, own: 0, 1...16)
        segments = cubics == 0 ? nil : cubics
        fields.exchange("inset", &inset, own: own.inset, -1_000...1_000)
    }

    /// The path in a rectangle of this size, moved or not.
    public func path(in rect: Rect2D) -> SuperellipsePath { export(in: rect).path }

    func export(in rect: Rect2D) -> SuperellipseExport {
        var export =
            if inset != 0 {
                SuperellipseExport(shape, in: rect, inset: inset, tolerance: 0.1)
            } else if let segments {
                SuperellipseExport(shape, in: rect, segmentsPerQuadrant: segments)
            } else {
                SuperellipseExport(shape, in: rect, tolerance: 0.1)
            }
        export.decimals = 3
        return export
    }
}
