public import Roundel

extension Ring {
    /// The items as rows of a table: index, angle in degrees, x, y.
    ///
    /// `write` gets the text in parts of about 64 KB, so that a ring of millions needs no more memory.
    ///
    /// - Parameters:
    ///   - format: How a row is written.
    ///   - rotation: How far the ring has turned, clockwise if positive.
    ///   - write: Takes the next part; what it throws ends the export.
    public func export<Failure: Error>(
        _ format: RowFormat,
        rotation: Angle = .zero,
        write: (UTF8Text) throws(Failure) -> Void
    ) throws(Failure) {
        var text = UTF8Text()
        format.begin(&text)
        for (index, position) in positions(rotation: rotation).enumerated() {
            if index > 0 { format.separate(&text) }
            let row = RowFormat.Row(
                index: index,
                angle: angle(of: index, rotation: rotation),
                position: position
            )
            format.append(row, to: &text)
            if text.bytes.count > 65_536 {
                try write(text)
                text.removeAll()
            }
        }
        format.end(&text)
        try write(text)
    }

    /// How a ring's items are written.
    public enum RowFormat: Sendable {
        /// `{"items":[{"index","angleDegrees","x","y"}]}`, numbers to twelve decimals.
        case json
        /// `index,angleDegrees,x,y`, numbers to twelve decimals.
        case csv
        /// Aligned columns for reading, numbers to one decimal.
        case table

        struct Row {
            let index: Int
            let angle: Angle
            let position: Point2D
        }

        func begin(_ text: inout UTF8Text) {
            switch self {
            case .json: text.append("{\"items\":[")
            case .csv: text.append("index,angleDegrees,x,y\n")
            case .table: text.append("item     angle         x         y\n")
            }
        }

        func separate(_ text: inout UTF8Text) {
            if case .json = self { text.append(",") }
        }

        func append(_ row: Row, to text: inout UTF8Text) {
            let (degrees, x, y) = (row.angle.degrees, row.position.x, row.position.y)
            switch self {
            case .json:
                text.append("\n  ")
                text.appendObject([
                    ("index", Double(row.index)), ("angleDegrees", degrees), ("x", x), ("y", y),
                ])
            case .csv:
                text.append(row.index)
                for number in [degrees, x, y] {
                    text.append(",")
                    text.append(number, decimals: 12)
                }
                text.append("\n")
            case .table:
                text.append(UTF8Text(row.index), width: 4)
                text.append(degrees, decimals: 1, unit: "°", width: 10)
                text.append(x, decimals: 1, width: 10)
                text.append(y, decimals: 1, width: 10)
                text.append("\n")
            }
        }

        func end(_ text: inout UTF8Text) {
            if case .json = self { text.append("\n]}\n") }
        }
    }

    /// A picture of the ring: its circle, its items with their numbers and angles, and where it starts.
    ///
    /// The ring is scaled to the picture. Beyond 60 items the numbers are left out, and from 2,000 on only
    /// every so many items are drawn.
    public func picture(rotation: Angle = .zero) -> UTF8Text {
        var title = UTF8Text()
        title.append("A ring of ")
        title.append(count)
        title.append(count == 1 ? " item" : " items")
        var svg = SVG(width: 480, height: 480, title: title)
        let middle = Point2D(240, 240)
        let scale = radii.max() > 0 ? 150 / radii.max() : 1
        svg.ellipse(center: middle, radii: radii * scale, .muted)
        drawStart(in: &svg, center: middle, radii: radii * scale)
        let size = itemRadius(scale: scale)
        for index in stride(from: 0, to: count, by: max(1, count / 1_000)) {
            let place = middle + (position(of: index, rotation: rotation) - center) * scale
            svg.circle(center: place, radius: size, .accent, filled: true)
            guard count <= 60 else { continue }
            svg.label(UTF8Text(index), at: place, .card, size: min(16, size))
            drawAngle(of: index, at: place, from: middle, distance: size + 18, rotation: rotation, in: &svg)
        }
        return svg.document()
    }

    private func itemRadius(scale: Double) -> Double {
        min(22, max(1.5, (largestItemDiameter() ?? 60) * scale * 0.4))
    }

    private func drawAngle(
        of index: Int,
        at place: Point2D,
        from middle: Point2D,
        distance: Double,
        rotation: Angle,
        in svg: inout SVG
    ) {
        guard count <= 24 else { return }
        let angle = angle(of: index, rotation: rotation)
        let outward = Point2D(direction: turn(of: index, .radial, rotation: rotation))
        let label = UTF8Text(number: angle.degrees, decimals: 1, unit: "°")
        svg.label(label, at: place + outward * (distance + outward.x.magnitude * 12), .muted, size: 15)
    }

    /// An arrow inside the ring, from the start in the direction of the items.
    private func drawStart(in svg: inout SVG, center: Point2D, radii: Point2D) {
        let sign: Double = direction == .clockwise ? 1 : -1
        let arc = stride(from: 0.0, through: 40, by: 2).map { degrees in
            center + radii * 0.72 * Point2D(direction: start + .degrees(sign * degrees))
        }
        svg.line(arc, .ink)
        let tip = start + .degrees(sign * 48)
        let (end, along) = (center + radii * 0.72 * Point2D(direction: tip), arc[arc.count - 1])
        let across = Point2D(along.y - end.y, end.x - along.x) * 0.35
        svg.polygon([end, along + across, along - across], .ink)
        svg.circle(center: arc[0], radius: 3.5, .ink, filled: true)
    }
}
