package import Roundel

/// The scene of a superellipse.
package struct SuperellipseDesign: Hashable, Sendable {
    /// The shape.
    package var shape = Superellipse(exponent: 3.5)

    /// The width and height in points, each 1 to 10,000.
    package var size = Point2D(240, 240)

    /// The number of cubics in a quarter of the path, 1 to 16, or `nil` for as few as a tolerance
    /// of 0.1 points needs.
    package var segments: Int?

    /// How far inside the curve the path runs, in points from −1,000 to 1,000; negative for
    /// outside.
    ///
    /// A path with an inset has a tolerance of 0.1 points and ignores ``segments``.
    package var inset = 0.0

    /// Makes the superellipse that the playground begins with.
    package init() {}

    mutating func exchange(_ fields: inout DesignFields) {
        let defaults = SuperellipseDesign()
        var (exponent, handle) = (shape.exponent, shape.handle.map { [$0] } ?? [])
        if !handle.isEmpty { exponent = defaults.shape.exponent }
        fields.exchange("n", &exponent, default: defaults.shape.exponent, 0.1 ... .infinity)
        fields.exchange("k", &handle, 0...1.3333, counts: 1...1)
        shape = handle.first.map { Superellipse(handle: $0) } ?? Superellipse(exponent: exponent)
        var sides = size == defaults.size ? [] : [size.x, size.y]
        fields.exchange("size", &sides, 1...10_000, counts: 2...2)
        size = sides.isEmpty ? defaults.size : Point2D(sides[0], sides[1])
        var cubics = segments ?? 0
        fields.exchange("segments", &cubics, default: 0, 1...16)
        segments = cubics == 0 ? nil : cubics
        fields.exchange("inset", &inset, default: defaults.inset, -1_000...1_000)
    }

    /// Returns the path in a rectangle.
    package func path(in rect: Rect2D) -> SuperellipsePath { export(in: rect).path }

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
