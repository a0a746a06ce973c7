internal import Roundel

/// The path of an outline as text that does not depend on the kind of outline.
struct PathExport {
    let elements: [PathElement]
    let rect: Rect2D
    let decimals: Int

    /// SVG path data, followed by a line feed.
    var pathData: UTF8Text {
        var text = UTF8Text(elements, decimals: decimals)
        text.append("\n")
        return text
    }

    /// An SVG document whose view box is the rectangle.
    var svg: UTF8Text {
        let (x, y) = (number(rect.origin.x), number(rect.origin.y))
        let (width, height) = (number(rect.width), number(rect.height))
        var code = CodeText()
        code.line(
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="\(x) \(y) \(width) \(height)">
              <path fill="#2f6fed" d="\(elements, decimals: decimals)"/>
            </svg>
            """
        )
        return code.text
    }

    /// The declaration `clip-path: path()` of CSS, for an element whose origin is that of the path.
    var clipPath: CodeText {
        // A browser may take an empty path for an error, and clip nothing.
        elements.isEmpty
            ? "clip-path: inset(50%);" : "clip-path: path(\"\(elements, decimals: decimals)\");"
    }

    /// A number with the decimals of the path.
    func number(_ number: Double) -> CodeText { "\(number, decimals: decimals)" }
}

extension Rect2D {
    /// The rectangle that shows a path at a distance inside this one: an outset needs more room.
    func frame(ofInset inset: Double) -> Rect2D {
        // The greatest distance of an offset path.
        let outset = inset < 0 && inset.isFinite ? min(-inset, 1e6 * max(width, height)) : 0
        return Rect2D(origin: origin - outset, size: size + 2 * outset)
    }
}

extension PathElement {
    func moved(by offset: Point2D) -> PathElement {
        switch self {
        case .move(let end): .move(end + offset)
        case .line(let end): .line(end + offset)
        case .cubic(let first, let second, let end):
            .cubic(first + offset, second + offset, to: end + offset)
        case .close: .close
        }
    }
}

// MARK: - Swift

extension PathExport {
    /// Swift source of a function with a name that makes the path as a `CGPath`.
    func swift(_ name: CodeText) -> UTF8Text {
        var code = CodeText()
        code.line(
            """
            import CoreGraphics

            func \(name)() -> CGPath {
                let path = CGMutablePath()
            """
        )
        for element in elements { code.line(call(element)) }
        code.line(
            """
                return path
            }
            """
        )
        return code.text
    }

    /// The call that adds an element to the path.
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
