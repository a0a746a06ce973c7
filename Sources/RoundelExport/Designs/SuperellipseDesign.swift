package import Roundel

/// The scene of a superellipse, or of a rectangle with shaped corners.
package struct SuperellipseDesign: Hashable, Sendable {
    /// The exponent of the superellipse, 0.1 to infinity, or of the corners, 0 to infinity.
    package var exponent = 3.5

    /// The handle of a superellipse that consists of four cubics, 0 to 1.3333, in place of the
    /// exponent.
    package var handle: Double?

    /// The radius of the corners in points, 0 to 10,000; `nil` for a superellipse.
    package var radius: Double?

    /// The smoothing of smooth corners, 0 to 1, in place of the exponent.
    package var smoothing: Double?

    /// The width and height in points, each 1 to 10,000.
    package var size = Point2D(240, 240)

    /// The number of cubics in a quarter of the path, 1 to 16, or `nil` for as few as a tolerance
    /// of 0.1 points needs.
    package var segments: Int?

    /// How far inside the curve the path runs, in points from −1,000 to 1,000; negative for
    /// outside.
    ///
    /// A path with an inset, and that of corners, has a tolerance of 0.1 points and ignores
    /// ``segments``.
    package var inset = 0.0

    /// Makes the superellipse that the playground begins with.
    package init() {}

    mutating func exchange(_ fields: inout DesignFields) {
        let defaults = SuperellipseDesign()
        fields.exchange("radius", &radius, 0...10_000)
        fields.exchange("smooth", &smoothing, 0...1)
        let least = radius == nil ? 0.1 : 0
        fields.exchange("n", &exponent, default: defaults.exponent, least ... .infinity)
        fields.exchange("k", &handle, 0...1.3333)
        if handle != nil, radius == nil { exponent = defaults.exponent }
        var sides = size == defaults.size ? [] : [size.x, size.y]
        fields.exchange("size", &sides, 1...10_000, counts: 2...2)
        size = sides.isEmpty ? defaults.size : Point2D(sides[0], sides[1])
        var cubics = segments ?? 0
        fields.exchange("segments", &cubics, default: 0, 1...16)
        segments = cubics == 0 ? nil : cubics
        fields.exchange("inset", &inset, default: defaults.inset, -1_000...1_000)
    }

    /// The superellipse, unless there are ``corners``.
    package var shape: Superellipse {
        handle.map { Superellipse(handle: $0) } ?? Superellipse(exponent: exponent)
    }

    /// The corners of the rectangle; `nil` for a superellipse.
    package var corners: Corners? {
        guard let radius else { return nil }
        return Corners(
            radius: radius,
            shape: smoothing.map { .smooth($0) } ?? .superellipse(exponent: exponent)
        )
    }
}

// MARK: - The path

extension SuperellipseDesign {
    /// A path with its error bound in points, and the number of cubics in each quarter.
    package typealias Path = (elements: [PathElement], errorBound: Double, segments: Int)

    /// Returns the path in a rectangle.
    package func path(in rect: Rect2D) -> Path {
        guard let corners else {
            let path = export(in: rect).path
            return (path.elements, path.errorBound, path.segmentsPerQuadrant)
        }
        let path = export(corners, in: rect).path
        let cubics = path.elements.count { if case .cubic = $0 { true } else { false } }
        return (path.elements, path.errorBound, (cubics + 3) / 4)
    }

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

    func export(_ corners: Corners, in rect: Rect2D) -> CornersExport {
        var export = CornersExport(corners, in: rect, inset: inset, tolerance: 0.1)
        export.decimals = 3
        return export
    }
}
