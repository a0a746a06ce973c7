internal import Roundel

extension SuperellipseExport {
    /// Swift source of a function that returns the path as a `CGPath`.
    ///
    /// It needs Core Graphics alone, not this package.
    public func swift() -> UTF8Text {
        var text = UTF8Text()
        text.append(
            "import CoreGraphics\n\nfunc superellipse() -> CGPath {\n    let path = CGMutablePath()\n"
        )
        for element in path.elements { append(element, to: &text) }
        text.append("    return path\n}\n")
        return text
    }

    private func append(_ element: PathElement, to text: inout UTF8Text) {
        switch element {
        case .move(let point):
            text.append("    path.move(to: ")
            append(point, to: &text)
        case .line(let point):
            text.append("    path.addLine(to: ")
            append(point, to: &text)
        case .cubic(let first, let second, let end):
            text.append("    path.addCurve(\n        to: ")
            append(end, to: &text)
            text.append(",\n        control1: ")
            append(first, to: &text)
            text.append(",\n        control2: ")
            append(second, to: &text)
        case .close: text.append("    path.closeSubpath(")
        }
        text.append(")\n")
    }

    private func append(_ point: Point2D, to text: inout UTF8Text) {
        text.append("CGPoint(x: ")
        text.append(point.x, decimals: decimals)
        text.append(", y: ")
        text.append(point.y, decimals: decimals)
        text.append(")")
    }
}
