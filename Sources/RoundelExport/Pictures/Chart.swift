package import Roundel

/// Draws a chart: two axes, and curves whose values are in the units of the axes.
package struct Chart: Sendable {
    /// An axis: its range, the distance between its ticks, and its title.
    package struct Axis: Sendable {
        let range: ClosedRange<Double>
        let step: Double
        let title: UTF8Text

        /// Makes an axis over a range with about six ticks at round numbers.
        ///
        /// A range that is empty or not finite counts as 0 ... 1.
        package init(_ range: ClosedRange<Double>, title: UTF8Text) {
            let extent = range.upperBound - range.lowerBound
            self.range = extent > 0 && extent.isFinite ? range : 0...1
            self.title = title
            step = Axis.roundStep(for: self.range.upperBound - self.range.lowerBound)
        }

        /// The largest of 1, 2 and 5 times a power of ten that is at most a fifth of an extent.
        private static func roundStep(for extent: Double) -> Double {
            var power = 1.0
            while power > extent / 5 { power /= 10 }
            while power * 10 <= extent / 5 { power *= 10 }
            if power * 5 <= extent / 5 { return power * 5 }
            return power * 2 <= extent / 5 ? power * 2 : power
        }

        /// The ticks inside the range.
        var ticks: [Double] {
            let first = (range.lowerBound / step - 1e-9).rounded(.up)
            let last = (range.upperBound / step + 1e-9).rounded(.down)
            return stride(from: first, through: last, by: 1).map { $0 * step }
        }

        /// The position of a value on the axis, 0 at the lower bound and 1 at the upper bound.
        func fraction(of value: Double) -> Double {
            (value - range.lowerBound) / (range.upperBound - range.lowerBound)
        }
    }

    private static let plot = Rect2D(x: 68, y: 84, width: 468, height: 236)

    private let title: UTF8Text
    private let across: Axis
    private let up: Axis
    /// The elements of the picture.
    ///
    /// Its height is known only when all entries are added.
    private var svg = SVG()
    private var entries = 0

    /// Begins a chart with a title.
    package init(title: UTF8Text, across: Axis, up: Axis) {
        (self.title, self.across, self.up) = (title, across, up)
        svg.label(title, at: Point2D(24, 32), .ink, anchor: .start, size: 19)
        drawAxes()
    }

    /// Returns the point of the picture for a pair of values.
    package func point(_ x: Double, _ y: Double) -> Point2D {
        Chart.plot.origin + Chart.plot.size * Point2D(across.fraction(of: x), 1 - up.fraction(of: y))
    }

    /// Draws a curve through pairs of values.
    package mutating func curve(_ values: [(x: Double, y: Double)], _ style: SVG.Style, dashed: Bool = false)
    {
        svg.line(values.map { point($0.x, $0.y) }, style, dashed: dashed)
    }

    /// Draws a dot at a pair of values.
    package mutating func dot(_ x: Double, _ y: Double, _ style: SVG.Style, radius: Double = 3) {
        svg.circle(center: point(x, y), radius: radius, style, filled: true)
    }

    /// Adds a curve to the legend, which has two columns below the chart.
    package mutating func entry(_ label: UTF8Text, _ style: SVG.Style, dashed: Bool = false) {
        let start = Point2D(entries & 1 == 0 ? 24 : 296, Chart.plot.end.y + 76 + Double(entries / 2) * 28)
        svg.line([start, start + Point2D(26, 0)], style, dashed: dashed)
        svg.label(label, at: start + Point2D(38, 0), .ink, anchor: .start, size: 16)
        entries += 1
    }

    /// Returns the document.
    package func document() -> UTF8Text {
        let height = Chart.plot.end.y + 76 + Double((entries + 1) / 2) * 28
        var whole = SVG(width: 560, height: height, title: title)
        whole.append(svg)
        return whole.document()
    }

    private mutating func drawAxes() {
        let (floor, left) = (up.range.lowerBound, across.range.lowerBound)
        for tick in up.ticks {
            svg.line([point(left, tick), point(across.range.upperBound, tick)], .grid)
            let label = UTF8Text(number: tick, decimals: 6)
            // A long number is small, because it must not begin outside the picture.
            let size = min(15, 54 / (SVG.letterWidth * Double(label.characterCount)))
            svg.label(label, at: point(left, tick) + Point2D(-8, 0), .muted, anchor: .end, size: size)
        }
        var labelEnd = -Double.infinity
        for tick in across.ticks {
            svg.line([point(tick, floor), point(tick, floor) + Point2D(0, 5)], .muted)
            let (label, middle) = (UTF8Text(number: tick, decimals: 6), point(tick, floor) + Point2D(0, 18))
            let half = 15 * 0.3 * Double(label.characterCount)
            guard middle.x - half >= labelEnd else { continue }
            svg.label(label, at: middle, .muted, size: 15)
            labelEnd = middle.x + half + 9
        }
        svg.line([point(left, floor), point(across.range.upperBound, floor)], .muted)
        svg.label(
            across.title,
            at: point(across.range.upperBound, floor) + Point2D(0, 42),
            .muted,
            anchor: .end,
            size: 15
        )
        svg.label(up.title, at: Point2D(24, 58), .muted, anchor: .start, size: 15)
    }
}
