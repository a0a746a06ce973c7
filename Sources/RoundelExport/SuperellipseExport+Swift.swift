internal import Roundel

extension SuperellipseExport {
    /// Returns Swift source of a function that makes the path as a `CGPath`.
    ///
    /// The source needs Core Graphics, but not this package.
    public func swift() -> UTF8Text {
        var code = CodeText()
        code.line(
            """
            import CoreGraphics

            func superellipse() -> CGPath {
                let path = CGMutablePath()
            """
        )
        for element in path.elements { code.line(call(element)) }
        code.line(
            """
                return path
            }
            """
        )
        return code.text
    }

    /// Returns the call that adds an element to the path.
    private func call(_ element: PathElement) -> CodeText {
        switch element {
        case .move(let end): "    path.move(to: \(code(end)))"
        case .line(let end): "    path.addLine(to: \(code(end)))"
        case .cubic(let first, let second, let end):
            """
                path.addCurve(
                    to: \(code(end)),
                    control1: \(code(first)),
                    control2: \(code(second)))
            """
        case .close: "    path.closeSubpath()"
        }
    }

    private func code(_ point: Point2D) -> CodeText {
        "CGPoint(x: \(point.x, decimals: decimals), y: \(point.y, decimals: decimals))"
    }
}
