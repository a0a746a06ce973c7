public import Roundel

/// A superellipse as text: an SVG document, SVG path data, CSS, Swift source or JSON.
///
/// ```swift
/// let rect = Rect2D(x: 0, y: 0, width: 200, height: 120)
/// let export = SuperellipseExport(Superellipse(exponent: 3.5), in: rect, tolerance: 0.1)
/// print(export.svg())
/// ```
public struct SuperellipseExport: Hashable, Sendable {
    /// The shape.
    public let shape: Superellipse

    /// The rectangle that the shape fills.
    public let rect: Rect2D

    /// The path that is written.
    public let path: SuperellipsePath

    /// The number of digits after the decimal point, clamped to 0 to 15.
    ///
    /// The default is 6. Rounding moves a point by less than 10^−decimals points, which the error
    /// bound of the path does not include.
    public var decimals = 6

    /// The rectangle that is shown: an outset needs more room.
    private let frame: Rect2D

    /// Makes the path within a tolerance in points; see `Superellipse.path(in:tolerance:)`.
    public init(_ shape: Superellipse, in rect: Rect2D, tolerance: Double) {
        (self.shape, self.rect, frame) = (shape, rect, rect)
        path = shape.path(in: rect, tolerance: tolerance)
    }

    /// Makes the path with a number of cubics in each quarter; see
    /// `Superellipse.path(in:segmentsPerQuadrant:)`.
    public init(_ shape: Superellipse, in rect: Rect2D, segmentsPerQuadrant segments: Int) {
        (self.shape, self.rect, frame) = (shape, rect, rect)
        path = shape.path(in: rect, segmentsPerQuadrant: segments)
    }

    /// Makes the path at a distance in points inside the curve, or outside it for a negative one;
    /// see `Superellipse.offsetPath(in:by:tolerance:)`.
    public init(_ shape: Superellipse, in rect: Rect2D, inset: Double, tolerance: Double) {
        (self.shape, self.rect, frame) = (shape, rect, rect.frame(ofInset: inset))
        path = shape.offsetPath(in: rect, by: -inset, tolerance: tolerance)
    }

    /// Returns SVG path data, followed by a line feed.
    public func pathData() -> UTF8Text { export.pathData }

    /// Returns an SVG document whose view box is the rectangle, or that of an outset.
    public func svg() -> UTF8Text { export.svg }

    /// Returns Swift source of a function that makes the path as a `CGPath`.
    ///
    /// The source needs Core Graphics, but not this package.
    public func swift() -> UTF8Text { export.swift("superellipse") }

    /// Returns a CSS rule that clips an element to the shape.
    ///
    /// The element extends from the origin to the end of the rectangle, or of that of an outset. If
    /// that begins at negative coordinates, the path is moved into the element. The rule uses
    /// `clip-path: path()`, in pixels of the element's box, which all browsers have had since
    /// January 2021; not all of them have the newer `shape()`.
    public func css() -> UTF8Text {
        let shift = pointwiseMax(-frame.origin, .zero)
        let end = frame.end + shift
        let elements = path.elements.map { $0.moved(by: shift) }
        let export = PathExport(elements: elements, rect: frame, decimals: decimals)
        var code = CodeText()
        code.line(
            """
            .superellipse {
              width: \(export.number(end.x))px;
              height: \(export.number(end.y))px;
              \(export.clipPath)
            }
            """
        )
        return code.text
    }

    private var export: PathExport {
        PathExport(elements: path.elements, rect: frame, decimals: decimals)
    }

    /// Returns a JSON object with the keys `exponent`, `segmentsPerQuadrant`, `errorBound` and
    /// `path`.
    ///
    /// An infinite exponent is `null`, because JSON has no infinity. The other numbers read back as
    /// the same `Double`; those of the path have ``decimals`` digits after the point.
    public func json() -> UTF8Text {
        var json = JSONWriter()
        json.beginObject()
        json.key("exponent")
        if shape.exponent.isFinite { json.number(shape.exponent) } else { json.null() }
        json.key("segmentsPerQuadrant")
        json.number(path.segmentsPerQuadrant)
        json.key("errorBound")
        json.number(path.errorBound)
        json.key("path")
        json.string(UTF8Text(path.elements, decimals: decimals))
        json.endObject()
        json.endDocument()
        return json.text
    }
}
