internal import Roundel

extension CornersExport {
    /// Returns CSS rules that cut an element of the rectangle's size, or of that of an outset, to the
    /// shape.
    ///
    /// Round corners are a `border-radius`. Other superellipses are a `border-radius` with a
    /// `corner-shape`, and a rule for the browsers that do not know `corner-shape` clips the element
    /// with `clip-path: path()` instead. CSS has neither smooth corners nor insets at a true
    /// distance: for these the element is clipped in every browser. The radii are those that fit into
    /// the rectangle; see `Corners.fitted(in:)`.
    public func css() -> UTF8Text {
        let fitted = corners.fitted(in: rect)
        let drawn = CornersExport.inOrder(fitted).filter { $0.radii != .zero }
        let canDrawCurve = !isInset && drawn.allSatisfy { $0.shape.smoothing == 0 }
        let isRound = drawn.allSatisfy { $0.shape == .round }
        var code = CodeText()
        code.line(
            """
            .corners {
              width: \(export.number(frame.width))px;
              height: \(export.number(frame.height))px;
            """
        )
        if !canDrawCurve {
            code.line("  \(export.clipPath)")
        } else {
            code.line("  border-radius: \(radii(fitted));")
            if !isRound { code.line("  corner-shape: \(shapes(fitted));") }
            code.line("  overflow: hidden;")
        }
        code.line("}")
        if canDrawCurve, !isRound { writeFallback(to: &code) }
        return code.text
    }

    /// The path in the coordinates of the element, whose origin is that of the frame.
    private var export: PathExport {
        let elements = path.elements.map { $0.moved(by: -frame.origin) }
        return PathExport(elements: elements, rect: frame, decimals: decimals)
    }

    /// Without the radius, which such a browser would draw as a round corner.
    private func writeFallback(to code: inout CodeText) {
        code.line(
            """
            @supports not (corner-shape: round) {
              .corners {
                border-radius: 0;
                \(export.clipPath)
              }
            }
            """
        )
    }

    /// The corners in the order in which CSS lists them.
    private static func inOrder(_ corners: Corners) -> [Corner] {
        [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
    }

    private func radii(_ corners: Corners) -> CodeText {
        let radii = CornersExport.inOrder(corners).map { $0.radii }
        let across = CornersExport.list(radii.map { pixels($0.x) })
        let down = CornersExport.list(radii.map { pixels($0.y) })
        return across.text == down.text ? across : "\(across) / \(down)"
    }

    private func pixels(_ length: Double) -> CodeText {
        let number = export.number(length)
        return number.text == CodeText("0").text ? number : "\(number)px"
    }

    /// A corner without a radius has no shape, and repeats the one of another corner.
    private func shapes(_ corners: Corners) -> CodeText {
        let corners = CornersExport.inOrder(corners)
        let other = corners.first { $0.radii != .zero }?.shape ?? .round
        return CornersExport.list(corners.map { shape($0.radii == .zero ? other : $0.shape) })
    }

    /// A keyword of CSS, or the function for any other exponent.
    private func shape(_ shape: CornerShape) -> CodeText {
        switch shape {
        case .notch: "notch"
        case .scoop: "scoop"
        case .bevel: "bevel"
        case .round: "round"
        case .squircle: "squircle"
        case .square: "square"
        // Not rounded as a length is: from 2 to 3, the exponent changes from 4 to 8.
        default: "superellipse(\(shape.curvature, decimals: max(decimals, 6)))"
        }
    }

    /// A list of values for four corners, without those that CSS repeats by itself.
    private static func list(_ values: [CodeText]) -> CodeText {
        var values = values
        // The fourth repeats the second, the third the first, and the second the first.
        for (last, repeated) in [(3, 1), (2, 0), (1, 0)] where values.count == last + 1 {
            if values[last].text == values[repeated].text { values.removeLast() }
        }
        var list = CodeText()
        for value in values { list = list.text.bytes.isEmpty ? value : "\(list) \(value)" }
        return list
    }
}
