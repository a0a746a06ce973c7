import CoreGraphics
import RoundelExport

/// Draws into an SVG, with a state as in Core Graphics: a closure draws into a group.
@MainActor final class Canvas {
    private var svg: SVG
    private var lastID = 0
    /// Whether this draws a mask, in which white is visible.
    private var isMask = false

    init(size: CGSize, title: String) {
        svg = SVG(
            drawingOfWidth: Double(size.width),
            height: Double(size.height),
            title: UTF8Text(title)
        )
    }

    /// Objects that must live until the picture is complete.
    private var held: [AnyObject] = []
    func hold(_ object: AnyObject) { held.append(object) }

    var document: String { svg.document().description }

    // MARK: Groups

    /// Draws with a transform and an opacity.
    func group(_ map: CGAffineTransform = .identity, opacity: Double = 1, _ draw: () -> Void) {
        var attributes: [SVG.Attribute] = []
        if let transform = map.attribute { attributes.append(transform) }
        if opacity < 0.9995 { attributes.append(SVG.Attribute("opacity", shown: max(0, opacity))) }
        group(attributes, draw)
    }

    /// Draws clipped to an outline.
    func clipped(to outline: Outline, isEvenOdd: Bool = false, _ draw: () -> Void) {
        let id = newID("clip")
        svg.open("clipPath", [SVG.Attribute("id", id)])
        var attributes = [SVG.Attribute("d", outline.data)]
        if isEvenOdd { attributes.append(SVG.Attribute("clip-rule", "evenodd")) }
        svg.element("path", attributes)
        svg.close("clipPath")
        group([reference("clip-path", id)], draw)
    }

    /// Draws in a box with a mask, whose opacity is applied.
    func masked(in box: CGRect, by mask: () -> Void, _ draw: () -> Void) {
        let (id, wasMask) = (newID("mask"), isMask)
        let units = SVG.Attribute("maskUnits", "userSpaceOnUse")
        svg.open("mask", [SVG.Attribute("id", id), units] + place(box))
        isMask = true
        mask()
        isMask = wasMask
        svg.close("mask")
        group([reference("mask", id)], draw)
    }

    /// Draws with a shadow of the whole drawing, which is in a box.
    ///
    /// The shadow consists of simple filters, because some renderers do not support the drop
    /// shadow, and then render nothing.
    func shadowed(_ shadow: Shadow, in box: CGRect, _ draw: () -> Void) {
        let id = newID("shadow")
        filter(id, shadow.extent(of: box)) {
            let alpha = SVG.Attribute("in", "SourceAlpha")
            svg.element("feGaussianBlur", [alpha, SVG.Attribute("stdDeviation", shown: shadow.radius)])
            let (dx, dy) = (shadow.offset.width, shadow.offset.height)
            let result = SVG.Attribute("result", "blurred")
            svg.element("feOffset", [SVG.Attribute("dx", shown: dx), SVG.Attribute("dy", shown: dy), result])
            let opacity = SVG.Attribute("flood-opacity", shown: shadow.ink.opacity)
            svg.element("feFlood", [SVG.Attribute("flood-color", shadow.ink.hex), opacity])
            svg.element("feComposite", [SVG.Attribute("in2", "blurred"), SVG.Attribute("operator", "in")])
            svg.open("feMerge")
            svg.element("feMergeNode", [])
            svg.element("feMergeNode", [SVG.Attribute("in", "SourceGraphic")])
            svg.close("feMerge")
        }
        group([reference("filter", id)], draw)
    }

    /// Draws the shadow of an outline in a box, without the outline.
    func shadow(of outline: Outline, in box: CGRect, _ shadow: Shadow) {
        let id = newID("blur")
        filter(id, shadow.extent(of: box)) {
            svg.element("feGaussianBlur", [SVG.Attribute("stdDeviation", shown: shadow.radius)])
        }
        let map = CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height)
        group([reference("filter", id)]) { group(map) { path(outline, fill: .ink(shadow.ink)) } }
    }

    private func group(_ attributes: [SVG.Attribute], _ draw: () -> Void) {
        if !attributes.isEmpty { svg.open("g", attributes) }
        draw()
        if !attributes.isEmpty { svg.close("g") }
    }

    private func filter(_ id: UTF8Text, _ box: CGRect, _ effects: () -> Void) {
        let units = SVG.Attribute("filterUnits", "userSpaceOnUse")
        svg.open("filter", [SVG.Attribute("id", id), units] + place(box))
        effects()
        svg.close("filter")
    }

    private func newID(_ name: String) -> UTF8Text {
        lastID += 1
        return UTF8Text("\(name)\(lastID)")
    }

    private func reference(_ name: StaticString, _ id: UTF8Text) -> SVG.Attribute {
        SVG.Attribute(name, UTF8Text("url(#\(id))"))
    }

    // MARK: Shapes

    /// Fills an outline, strokes it, or both.
    func path(_ outline: Outline, fill: Paint? = nil, isEvenOdd: Bool = false, line: Line? = nil) {
        guard !outline.data.bytes.isEmpty else { return }
        var attributes = [SVG.Attribute("d", outline.data)] + self.attributes(fill: fill)
        if isEvenOdd { attributes.append(SVG.Attribute("fill-rule", "evenodd")) }
        if let line { attributes += self.attributes(of: line) }
        svg.element("path", attributes)
    }

    /// Fills a rounded rectangle.
    func rectangle(_ rect: CGRect, radius: CGFloat = 0, fill: Paint? = nil, line: Line? = nil) {
        guard rect.width > 0, rect.height > 0 else { return }
        var attributes = place(rect)
        let radius = min(radius, min(rect.width, rect.height) / 2)
        if radius > 0 { attributes.append(SVG.Attribute("rx", shown: radius)) }
        attributes += self.attributes(fill: fill)
        if let line { attributes += self.attributes(of: line) }
        svg.element("rect", attributes)
    }

    /// Draws SVG path data.
    func path(data: StaticString, fill: Ink? = nil, stroke: Ink? = nil, width: Double = 0) {
        var attributes = [SVG.Attribute("d", data)] + self.attributes(fill: fill.map(Paint.ink))
        if let stroke {
            let line = Line(paint: .ink(stroke), width: width, cap: "round", join: "round")
            attributes += self.attributes(of: line)
        }
        svg.element("path", attributes)
    }

    private func place(_ rect: CGRect) -> [SVG.Attribute] {
        [
            SVG.Attribute("x", shown: rect.minX), SVG.Attribute("y", shown: rect.minY),
            SVG.Attribute("width", shown: rect.width), SVG.Attribute("height", shown: rect.height),
        ]
    }

    private func attributes(fill: Paint?) -> [SVG.Attribute] { paint("fill", "fill-opacity", fill) }

    private func attributes(of line: Line) -> [SVG.Attribute] {
        var attributes = paint("stroke", "stroke-opacity", line.paint)
        attributes.append(SVG.Attribute("stroke-width", shown: line.width))
        attributes.append(SVG.Attribute("stroke-linecap", line.cap))
        attributes.append(SVG.Attribute("stroke-linejoin", line.join))
        if line.part != 0...1 {
            let (start, end) = (line.part.lowerBound, line.part.upperBound)
            attributes.append(SVG.Attribute("pathLength", 1))
            attributes.append(SVG.Attribute("stroke-dasharray", [0, start, end - start, 2].map(\.settled)))
        } else if !line.dashes.isEmpty {
            attributes.append(SVG.Attribute("stroke-dasharray", line.dashes.map(\.settled)))
            if line.phase != 0 { attributes.append(SVG.Attribute("stroke-dashoffset", shown: line.phase)) }
        }
        return attributes
    }

    private func paint(_ name: StaticString, _ opacity: StaticString, _ paint: Paint?) -> [SVG.Attribute] {
        switch paint {
        case nil: return [SVG.Attribute(name, "none")]
        case .ink(let ink):
            let shown = isMask ? Ink.white.faded(by: ink.opacity) : ink
            let color = SVG.Attribute(name, shown.hex)
            return shown.opacity < 0.9995 ? [color, SVG.Attribute(opacity, shown: shown.opacity)] : [color]
        case .blend(let blend): return [reference(name, define(blend))]
        }
    }

    private func define(_ blend: Blend) -> UTF8Text {
        let id = newID("blend")
        svg.open(
            "linearGradient",
            [
                SVG.Attribute("id", id), SVG.Attribute("gradientUnits", "userSpaceOnUse"),
                SVG.Attribute("x1", shown: blend.start.x), SVG.Attribute("y1", shown: blend.start.y),
                SVG.Attribute("x2", shown: blend.end.x), SVG.Attribute("y2", shown: blend.end.y),
            ]
        )
        for (index, ink) in blend.inks.enumerated() {
            let fraction = blend.inks.count > 1 ? Double(index) / Double(blend.inks.count - 1) : 0
            let shown = isMask ? Ink.white.faded(by: ink.opacity) : ink
            svg.element(
                "stop",
                [
                    SVG.Attribute("offset", shown: fraction), SVG.Attribute("stop-color", shown.hex),
                    SVG.Attribute("stop-opacity", shown: shown.opacity),
                ]
            )
        }
        svg.close("linearGradient")
        return id
    }

    // MARK: Text

    /// Writes a line of text from its left end, with the width from the table of advances.
    func text(_ line: String, left: CGFloat, baseline: CGFloat, size: CGFloat, weight: CGFloat, _ ink: Ink) {
        guard line.contains(where: { !$0.isWhitespace }) else { return }
        var attributes = [
            SVG.Attribute("x", shown: left), SVG.Attribute("y", shown: baseline),
            SVG.Attribute("font-family", "Helvetica, Arial, 'Liberation Sans', sans-serif"),
            SVG.Attribute("font-size", shown: size),
        ]
        if weight != 400 { attributes.append(SVG.Attribute("font-weight", shown: weight)) }
        let width = StandInText.width(of: line, size: size, weight: weight)
        attributes.append(SVG.Attribute("textLength", shown: width))
        attributes.append(SVG.Attribute("lengthAdjust", "spacingAndGlyphs"))
        svg.element("text", attributes + self.attributes(fill: .ink(ink)), text: UTF8Text(line))
    }
}

extension Double {
    /// The number to round, increased by a billionth.
    ///
    /// Sines and exponentials differ in their last digits between machines. A number halfway
    /// between two thousandths, of which there are many, would be rounded up on one machine and
    /// down on another.
    fileprivate var settled: Double { self + 1e-9 }
}

extension UTF8Text {
    /// Appends a number with three decimals, which are the same on every machine.
    mutating func append(shown number: CGFloat) { append(Double(number).settled, decimals: 3) }
}

extension SVG.Attribute {
    fileprivate init(_ name: StaticString, shown number: CGFloat) { self.init(name, Double(number).settled) }
}

extension CGAffineTransform {
    /// The transform in SVG's syntax: with an angle and scales if it has no shear, so that three
    /// decimals are sufficient.
    fileprivate var attribute: SVG.Attribute? {
        let (width, determinant) = (hypot(a, b), a * d - b * c)
        guard width > 1e-9, abs(a * c + b * d) < 1e-9 * max(1, abs(determinant)) else {
            let numbers = [a, b, c, d, tx, ty].map { Double($0).settled }
            return SVG.Attribute("transform", numbers, function: "matrix")
        }
        let height = determinant / width
        var (parts, angle) = ([String](), atan2(b, a) * 180 / .pi)
        // Half a turn clockwise equals half a turn counterclockwise.
        if angle < -179.9995 { angle += 360 }
        func add(_ name: String, _ values: [CGFloat], unless none: CGFloat) {
            // An identity is not written.
            guard values.contains(where: { abs($0 - none) >= 0.0005 }) else { return }
            let numbers = values.map { value in
                var text = UTF8Text()
                text.append(shown: value)
                return text.description
            }
            parts.append("\(name)(\(numbers.joined(separator: " ")))")
        }
        add("translate", [tx, ty], unless: 0)
        add("rotate", [angle], unless: 0)
        add("scale", [width, height], unless: 1)
        guard !parts.isEmpty else { return nil }
        return SVG.Attribute("transform", UTF8Text(parts.joined(separator: " ")))
    }
}
