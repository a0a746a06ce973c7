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

    init(_ fields: inout LinkFields) {
        if let exponent = fields.number("n", 0.1 ... .infinity) { shape = Superellipse(exponent: exponent) }
        if let handle = fields.number("k", 0...1.3333) { shape = Superellipse(handle: handle) }
        if let sides = fields.numbers("size", 1...10_000, count: 2) { size = Point2D(sides[0], sides[1]) }
        segments = fields.number("segments", 1...16).map { Int($0) }
    }

    func link() -> UTF8Text {
        var text = UTF8Text("superellipse")
        if let handle = shape.handle {
            text.appendSetting("k", [handle])
        } else if shape.exponent == .infinity {
            text.appendSetting("n", "infinity")
        } else if shape.exponent != 3.5 {
            text.appendSetting("n", [shape.exponent])
        }
        if size != Point2D(240, 240) { text.appendSetting("size", [size.x, size.y]) }
        if let segments { text.appendSetting("segments", [Double(segments)]) }
        return text
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
