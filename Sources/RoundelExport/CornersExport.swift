public import Roundel

/// A rectangle with shaped corners as text: an SVG document, SVG path data, CSS, Swift source or
/// JSON.
///
/// ```swift
/// let card = Corners(radius: 24, shape: .squircle)
/// let rect = Rect2D(x: 0, y: 0, width: 300, height: 60)
/// print(CornersExport(card, in: rect, tolerance: 0.1).css())
/// ```
public struct CornersExport: Hashable, Sendable {
    /// The corners.
    public let corners: Corners

    /// The rectangle.
    public let rect: Rect2D

    /// The path that is written.
    public let path: CornersPath

    /// The number of digits after the decimal point, clamped to 0 to 15.
    ///
    /// The default is 6. Rounding moves a point of a path by less than 10^−decimals points, which the
    /// error bound of the path does not include. In CSS, sides, radii and exponents are rounded each, and
    /// a browser fits the rounded radii to the rounded sides anew, so that points may move farther. The
    /// parameter of CSS's `superellipse()`, which is no length, has at least 6.
    public var decimals = 6

    /// The rectangle that is shown: an outset needs more room.
    let frame: Rect2D

    /// Whether the path is not the outline itself, but a curve parallel to it.
    let isInset: Bool

    /// Makes the path within a tolerance in points; see `Corners.path(in:tolerance:)`.
    public init(_ corners: Corners, in rect: Rect2D, tolerance: Double) {
        (self.corners, self.rect, frame, isInset) = (corners, rect, rect, false)
        path = corners.path(in: rect, tolerance: tolerance)
    }

    /// Makes the path with a number of cubics in each corner; see
    /// `Corners.path(in:segmentsPerCorner:)`.
    public init(_ corners: Corners, in rect: Rect2D, segmentsPerCorner segments: Int) {
        (self.corners, self.rect, frame, isInset) = (corners, rect, rect, false)
        path = corners.path(in: rect, segmentsPerCorner: segments)
    }

    /// Makes the path at a distance in points inside the outline, or outside it for a negative one;
    /// see `Corners.offsetPath(in:by:tolerance:)`.
    public init(_ corners: Corners, in rect: Rect2D, inset: Double, tolerance: Double) {
        (self.corners, self.rect, isInset) = (corners, rect, inset.isFinite && inset != 0)
        frame = rect.frame(ofInset: inset)
        path = corners.offsetPath(in: rect, by: -inset, tolerance: tolerance)
    }

    /// Returns SVG path data, followed by a line feed.
    public func pathData() -> UTF8Text { export.pathData }

    /// Returns an SVG document whose view box is the rectangle, or that of an outset.
    public func svg() -> UTF8Text { export.svg }

    /// Returns Swift source of a function that makes the path as a `CGPath`.
    ///
    /// The source needs Core Graphics, but not this package.
    public func swift() -> UTF8Text { export.swift("corners") }

    private var export: PathExport {
        PathExport(elements: path.elements, rect: frame, decimals: decimals)
    }

    /// Returns a JSON object with the keys `topLeft`, `topRight`, `bottomRight`, `bottomLeft`,
    /// `cubics`, `errorBound` and `path`.
    ///
    /// A corner is `{"radii":{"x","y"},"exponent","smoothing"}`, as it is drawn in the rectangle; see
    /// `Corners.fitted(in:)`. An infinite exponent is `null`, because JSON has no infinity. `cubics`
    /// is the number of cubics in the path. Numbers read back as the same `Double`; those of the path
    /// have ``decimals`` digits after the point.
    public func json() -> UTF8Text {
        var json = JSONWriter()
        let fitted = corners.fitted(in: rect)
        json.beginObject()
        CornersExport.append("topLeft", fitted.topLeft, to: &json)
        CornersExport.append("topRight", fitted.topRight, to: &json)
        CornersExport.append("bottomRight", fitted.bottomRight, to: &json)
        CornersExport.append("bottomLeft", fitted.bottomLeft, to: &json)
        json.key("cubics")
        json.number(path.elements.count { if case .cubic = $0 { true } else { false } })
        json.key("errorBound")
        json.number(path.errorBound)
        json.key("path")
        json.string(UTF8Text(path.elements, decimals: decimals))
        json.endObject()
        json.endDocument()
        return json.text
    }

    private static func append(_ key: StaticString, _ corner: Corner, to json: inout JSONWriter) {
        json.key(key)
        json.beginObject()
        json.key("radii")
        json.object([("x", corner.radii.x), ("y", corner.radii.y)])
        json.key("exponent")
        let exponent = corner.shape.exponent
        if exponent.isFinite { json.number(exponent) } else { json.null() }
        json.key("smoothing")
        json.number(corner.shape.smoothing)
        json.endObject()
    }
}
