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

    /// The rectangle that it fills.
    public let rect: Rect2D

    /// The path that is written.
    public let path: SuperellipsePath

    /// Digits behind the point, 0 to 15; they move a point by less than 10^−decimals points, which the error
    /// bound does not count.
    public var decimals = 6

    /// The path within a tolerance in points; see `Superellipse.path(in:tolerance:)`.
    public init(_ shape: Superellipse, in rect: Rect2D, tolerance: Double) {
        (self.shape, self.rect) = (shape, rect)
        path = shape.path(in: rect, tolerance: tolerance)
    }

    /// The path with a number of cubics in each quarter; see `Superellipse.path(in:segmentsPerQuadrant:)`.
    public init(_ shape: Superellipse, in rect: Rect2D, segmentsPerQuadrant segments: Int) {
        (self.shape, self.rect) = (shape, rect)
        path = shape.path(in: rect, segmentsPerQuadrant: segments)
    }

    /// The path inside the curve at a distance in points, outside it for a negative one; see
    /// `Superellipse.offsetPath(in:by:tolerance:)`.
    public init(_ shape: Superellipse, in rect: Rect2D, inset: Double, tolerance: Double) {
        (self.shape, self.rect) = (shape, rect)
        path = shape.offsetPath(in: rect, by: -inset, tolerance: tolerance)
    }

    /// SVG path data and a line end.
    public func pathData() -> UTF8Text {
        var text = UTF8Text(path.elements, decimals: decimals)
        text.append("\n")
        return text
    }

    /// An SVG document whose view box is the rectangle.
    public func svg() -> UTF8Text {
        var text = UTF8Text(
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="^" height="^" viewBox="^ ^ ^ ^">
              <path fill="#2f6fed" d="
            """,
            [rect.width, rect.height, rect.origin.x, rect.origin.y, rect.width, rect.height],
            decimals: decimals
        )
        text.append(path.elements, decimals: decimals)
        text.append("\"/>\n</svg>\n")
        return text
    }

    /// A CSS rule that clips an element to the shape.
    ///
    /// The element reaches from the origin to the end of the rectangle. With `clip-path: path()`, in pixels
    /// of the element's box, which all browsers have had since January 2021; the newer `shape()` is not in
    /// all of them.
    public func css() -> UTF8Text {
        var text = UTF8Text(
            """
            .superellipse {
              width: ^px;
              height: ^px;
              clip-path: path("
            """,
            [rect.end.x, rect.end.y],
            decimals: decimals
        )
        text.append(path.elements, decimals: decimals)
        text.append("\");\n}\n")
        return text
    }

    /// A JSON object with the keys `exponent`, `segmentsPerQuadrant`, `errorBound` and `path`.
    ///
    /// JSON knows no infinity: that exponent is `null`.
    public func json() -> UTF8Text {
        var text = UTF8Text()
        text.append("{\"exponent\":")
        if shape.exponent.isFinite { text.append(shape.exponent, decimals: 9) } else { text.append("null") }
        text.append(",\"segmentsPerQuadrant\":")
        text.append(path.segmentsPerQuadrant)
        text.append(",\"errorBound\":")
        text.append(path.errorBound, decimals: 12)
        text.append(",\"path\":\"")
        text.append(path.elements, decimals: decimals)
        text.append("\"}\n")
        return text
    }
}
