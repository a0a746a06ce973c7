package import Roundel

extension UTF8Text {
    /// Makes a text of a path as SVG path data.
    package init(_ elements: [PathElement], decimals: Int) {
        self.init()
        append(elements, decimals: decimals)
    }

    /// Appends a path as SVG path data with absolute commands: `M200,60 C200,84.5 … Z`.
    ///
    /// - Parameters:
    ///   - elements: The path. An empty path appends nothing.
    ///   - decimals: The number of digits after the decimal point, clamped to 0 ... 15. Rounding
    ///     moves a point by less than 10^−decimals.
    package mutating func append(_ elements: [PathElement], decimals: Int) {
        for (index, element) in elements.enumerated() {
            if index > 0 { append(" ") }
            append(element, decimals: decimals)
        }
    }

    private mutating func append(_ element: PathElement, decimals: Int) {
        switch element {
        case .move(let point):
            append("M")
            append(point, decimals: decimals)
        case .line(let point):
            append("L")
            append(point, decimals: decimals)
        case .cubic(let first, let second, let end):
            append("C")
            append(first, decimals: decimals)
            append(" ")
            append(second, decimals: decimals)
            append(" ")
            append(end, decimals: decimals)
        case .close: append("Z")
        }
    }

    @inline(never)  // As WebAssembly, calls of one copy are smaller than four copies.
    mutating func append(_ point: Point2D, decimals: Int) {
        append(point.x, decimals: decimals)
        append(",")
        append(point.y, decimals: decimals)
    }
}
