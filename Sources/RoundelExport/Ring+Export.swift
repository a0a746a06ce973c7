public import Roundel

extension Ring {
    /// How the rows of ``export(_:rotation:write:)`` are written.
    public enum RowFormat: Sendable {
        /// `{"items":[{"index","angleDegrees","x","y"}]}`, with numbers that read back as the same
        /// `Double`.
        case json
        /// `index,angleDegrees,x,y`, with up to twelve decimals.
        case csv
        /// Aligned columns for people to read, with one decimal.
        case table
    }

    /// Writes the items as rows of index, angle in degrees, x and y in points.
    ///
    /// The text is passed on in parts of about 64 KB, so that a ring of a million items needs
    /// little memory.
    ///
    /// - Parameters:
    ///   - format: How a row is written.
    ///   - rotation: The rotation of the ring, clockwise if positive.
    ///   - write: Takes the next part. An error that it throws ends the export.
    public func export<Failure: Error>(
        _ format: RowFormat,
        rotation: Angle = .zero,
        write: (UTF8Text) throws(Failure) -> Void
    ) throws(Failure) {
        switch format {
        case .json: try exportJSON(rotation: rotation, write: write)
        case .csv, .table: try exportRows(format, rotation: rotation, write: write)
        }
    }

    /// The number of bytes from which on a part is passed on.
    private static let partSize = 65_536

    private func exportJSON<Failure: Error>(
        rotation: Angle,
        write: (UTF8Text) throws(Failure) -> Void
    ) throws(Failure) {
        var json = JSONWriter()
        json.beginObject()
        json.key("items")
        json.beginArray()
        for (index, position) in positions(rotation: rotation).enumerated() {
            json.beginLine()
            let degrees = angle(of: index, rotation: rotation).degrees
            json.object([
                ("index", Double(index)), ("angleDegrees", degrees), ("x", position.x), ("y", position.y),
            ])
            if json.text.bytes.count > Ring.partSize { try write(json.takeText()) }
        }
        json.endArray(onNewLine: true)
        json.endObject()
        json.endDocument()
        try write(json.takeText())
    }

    private func exportRows<Failure: Error>(
        _ format: RowFormat,
        rotation: Angle,
        write: (UTF8Text) throws(Failure) -> Void
    ) throws(Failure) {
        let isTable = if case .table = format { true } else { false }
        var text = UTF8Text(
            isTable ? "item     angle         x         y\n" : "index,angleDegrees,x,y\n"
        )
        for (index, position) in positions(rotation: rotation).enumerated() {
            let angle = angle(of: index, rotation: rotation)
            if isTable {
                text.append(UTF8Text(index), width: 4)
                text.append(angle, decimals: 1, width: 10)
                text.append(position.x, decimals: 1, width: 10)
                text.append(position.y, decimals: 1, width: 10)
            } else {
                text.append(index)
                text.append(csv: [angle.degrees, position.x, position.y])
            }
            text.append("\n")
            if text.bytes.count > Ring.partSize {
                try write(text)
                text.removeAll()
            }
        }
        try write(text)
    }
}

// MARK: - A picture

extension Ring {
    /// Returns an SVG picture of the ring: its circle, its items with their indices and angles, and
    /// its start, unless the angles are given.
    ///
    /// The ring is scaled to the picture, and is smaller if its angles have many digits. An angle that
    /// would cover an earlier one or an item is left out. The angles are left out above 24 items and
    /// the indices above 60. Of 2,000 items or more only about 1,000 are drawn, at equal steps.
    ///
    /// - Parameter rotation: The rotation of the ring, clockwise if positive.
    public func picture(rotation: Angle = .zero) -> UTF8Text {
        var title = UTF8Text()
        title.append("A ring of ")
        title.append(count)
        title.append(count == 1 ? " item" : " items")
        var svg = SVG(width: 480, height: 480, title: title)
        let middle = Point2D(240, 240)
        let labels = angleLabels(rotation: rotation)
        let scale = radii.max() > 0 ? Ring.pictureRadius(labels) / radii.max() : 1
        svg.ellipse(center: middle, radii: radii * scale, .muted)
        drawStart(in: &svg, center: middle, radii: radii * scale)
        let size = itemRadius(rotation: rotation, scale: scale)
        func place(_ index: Int) -> Point2D {
            middle + (position(of: index, rotation: rotation) - center) * scale
        }
        let points = labelPoints(labels, at: labels.indices.map(place), itemRadius: size, rotation: rotation)
        for index in stride(from: 0, to: count, by: max(1, count / 1_000)) {
            let position = place(index)
            svg.circle(center: position, radius: size, .accent, filled: true)
            guard count <= 60 else { continue }
            svg.label(UTF8Text(index), at: position, .card, size: min(16, size))
            guard index < points.count, let point = points[index] else { continue }
            svg.label(labels[index], at: point, .muted, size: Ring.labelSize)
        }
        return svg.document()
    }

    private func itemRadius(rotation: Angle, scale: Double) -> Double {
        min(22, max(1.5, (largestItemDiameter(rotation: rotation) ?? 60) * scale * 0.4))
    }

    /// The angles of the items as labels; none above 24 items.
    private func angleLabels(rotation: Angle) -> [UTF8Text] {
        guard count <= 24 else { return [] }
        return (0..<count).map {
            UTF8Text(number: angle(of: $0, rotation: rotation).degrees, decimals: 1, unit: "°")
        }
    }

    /// How much farther from the ring a label beside it is than one above it: so far that it begins
    /// as near to its item as one of four letters, which is moved by 12 points.
    private static func shift(_ label: UTF8Text) -> Double {
        12 + labelSize * SVG.letterWidth / 2 * Double(max(0, label.characterCount - 4))
    }

    private static let labelSize = 15.0

    /// The greatest radius, at most 150, with which the longest label is inside the picture.
    private static func pictureRadius(_ labels: [UTF8Text]) -> Double {
        let extent = labels.reduce(0) {
            max($0, shift($1) + labelSize * SVG.letterWidth / 2 * Double($1.characterCount))
        }
        return max(50, min(150, 236 - 22 - 18 - extent))
    }

    /// Where the labels of items are; `nil` for a label that would leave the picture, or cover an
    /// item or an earlier label.
    private func labelPoints(
        _ labels: [UTF8Text],
        at items: [Point2D],
        itemRadius: Double,
        rotation: Angle
    ) -> [Point2D?] {
        var boxes: [Rect2D] = []
        return labels.indices.map { index in
            let outward = Point2D(direction: turn(of: index, .radial, rotation: rotation))
            let distance = itemRadius + 18 + outward.x.magnitude * Ring.shift(labels[index])
            let point = items[index] + outward * distance
            let size = Point2D(SVG.letterWidth * Double(labels[index].characterCount), 1) * Ring.labelSize
            let box = Rect2D(origin: point - size / 2, size: size)
            let isInside = box.origin.min() >= 0 && box.end.max() <= 480
            let isFree = boxes.allSatisfy { other in
                let gap = other.center - point
                return gap.x.magnitude >= (other.width + size.x) / 2 || gap.y.magnitude >= size.y
            }
            let isBeside = items.allSatisfy { (box.nearestPoint(to: $0) - $0).length >= itemRadius }
            guard isInside, isFree, isBeside else { return nil }
            boxes.append(box)
            return point
        }
    }

    /// Whether the items follow one another clockwise, with regard to a negative sweep or step.
    ///
    /// Given angles are not in any order, and count as clockwise in a clockwise ring.
    package var isClockwise: Bool {
        let extent: Angle =
            switch spacing {
            case .arc(_, let sweep, _), .weights(_, let sweep, _): sweep
            case .step(let step, _): step
            case .even, .angles: .fullTurn
            }
        // A sweep that is not a number counts as zero, and a zero is not negative.
        return (direction == .clockwise) != (extent < .zero)
    }

    /// Draws an arrow inside the ring, from the start in the direction in which the items follow
    /// one another; nothing for given angles, which have no start.
    private func drawStart(in svg: inout SVG, center: Point2D, radii: Point2D) {
        if case .angles = spacing { return }
        let sign: Double = isClockwise ? 1 : -1
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
