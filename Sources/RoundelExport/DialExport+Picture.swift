package import Roundel

extension DialExport {
    /// Returns an SVG picture of the dial: its track, the band up to its value, the marks of the
    /// scale with their values, the thumbs, and the value in the middle.
    ///
    /// A label that would be too near to an earlier one is left out, such as that of the greatest
    /// value on a full turn. The picture has 480 × 480 points; the dial is smaller if its labels are
    /// long.
    public func picture() -> UTF8Text {
        var title = UTF8Text(isRange ? "A dial from " : "A dial at ")
        title.append(valueText)
        var svg = SVG(width: 480, height: 480, title: title)
        let radius = max(50, min(150, (236 - labelExtent(15)) / 1.2))
        svg.draw(self, center: Point2D(240, 240), radius: radius)
        return svg.document()
    }

    /// How far the widest label extends from the end of a mark at its side, for a size of letters.
    private func labelExtent(_ size: Double) -> Double {
        let letters = ticks.reduce(0) { $1.isMajor ? max($0, text(of: $1.value).characterCount) : $0 }
        return size * (0.7 + SVG.letterWidth * Double(letters))
    }

    /// The value, or both values of a range.
    var valueText: UTF8Text {
        guard isRange else { return text(of: values.upperBound) }
        var text = text(of: values.lowerBound)
        text.append(" – ")
        text.append(self.text(of: values.upperBound))
        return text
    }

    /// A value with the decimals of the scale.
    package func text(of value: Double) -> UTF8Text { UTF8Text(number: value, decimals: scale.decimals) }

    /// The track, from the least to the greatest value.
    package func track(center: Point2D, radius: Double, thickness: Double) -> ArcBand {
        ArcBand(
            center: center,
            radius: radius,
            thickness: thickness,
            start: scale.start,
            sweep: scale.sweep
        )
    }

    /// The fractions of the track that the values cover.
    package var filled: ClosedRange<Double> {
        let (lower, upper) = (scale.fraction(of: values.lowerBound), scale.fraction(of: values.upperBound))
        return min(lower, upper)...max(lower, upper)
    }
}

extension DialScale {
    /// As many decimals as tell a thousandth of the range, or as the steps have, up to three more
    /// than the first digit of a step, and up to 15 digits in all.
    package var decimals: Int {
        let (lower, upper) = (range.lowerBound, range.upperBound)
        let finest = (step ?? (upper - lower)) / 1_000
        var (decimals, unit, most) = (0, 1.0, 14)
        var whole = max(lower.magnitude, upper.magnitude)
        while whole >= 10 { (whole, most) = (whole / 10, most - 1) }
        while decimals < min(most, 12), unit > finest * (1 + 1e-9) {
            let isEnough = unit.divides(lower) && unit.divides(upper)
            // Zero is a multiple of every unit, but no step.
            if let step, unit <= step * 1.001, unit.divides(step), isEnough { break }
            (decimals, unit) = (decimals + 1, unit / 10)
        }
        return decimals
    }
}

extension SVG {
    /// Draws a dial whose track has a radius; marks and labels extend to about 1.5 of it.
    package mutating func draw(_ dial: DialExport, center: Point2D, radius: Double) {
        let thickness = radius * 0.13
        let track = dial.track(center: center, radius: radius, thickness: thickness)
        band(track, .muted, opacity: 0.25)
        for layer in track.part(dial.filled).layers { band(layer.band, .accent) }
        drawTicks(of: dial, center: center, radius: radius)
        for thumb in dial.thumbs {
            let point = thumb.point(radius: radius, center: center)
            circle(center: point, radius: thickness * 0.75, .card, filled: true)
            circle(center: point, radius: thickness * 0.75, .accent)
        }
        let text = dial.valueText
        let letters = Double(max(text.characterCount, 3))
        label(text, at: center, .ink, size: min(radius * 0.4, radius * 2 / letters))
    }

    /// Draws a band, filled.
    package mutating func band(_ band: ArcBand, _ style: Style, opacity: Double = 1) {
        let path = UTF8Text(band.path(tolerance: 0.01), decimals: 3)
        let shade = opacity < 1 ? [Attribute("opacity", opacity)] : []
        element("path", SVG.look(style, filled: true) + shade + [Attribute("d", path)])
    }

    private mutating func drawTicks(of dial: DialExport, center: Point2D, radius: Double) {
        var labels: [(point: Point2D, width: Double)] = []
        for tick in dial.ticks {
            let ends = [radius * 1.12, radius * (tick.isMajor ? 1.2 : 1.16)]
            line(ends.map { tick.point(radius: $0, center: center) }, tick.isMajor ? .ink : .muted)
            guard tick.isMajor else { continue }
            let text = dial.text(of: tick.value)
            let (size, letters) = (max(15, radius * 0.1), Double(text.characterCount))
            let outward = Point2D(direction: tick.direction)
            let distance = radius * 1.2 + size + outward.x.magnitude * size * 0.3 * (letters - 1)
            let point = center + outward * distance
            let width = size * SVG.letterWidth * letters
            let isFree = labels.allSatisfy { other in
                let gap = other.point - point
                let isBeside = gap.x.magnitude > (other.width + width) / 2 + size * 0.3
                return gap.length > size * 1.5 && (isBeside || gap.y.magnitude > size * 1.2)
            }
            guard isFree else { continue }
            labels.append((point, width))
            label(text, at: point, .muted, size: size)
        }
    }
}

extension Double {
    /// Whether a number is a whole multiple of this one, but for rounding.
    fileprivate func divides(_ number: Double) -> Bool {
        let quotient = number / self
        return (quotient - quotient.rounded()).magnitude <= 1e-6
    }
}
