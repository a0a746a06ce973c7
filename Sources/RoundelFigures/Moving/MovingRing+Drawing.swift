import Roundel
import RoundelExport

// The elements of the picture. An element that is animated has the class of its key frames.

extension MovingRing {
    private func group(_ svg: inout SVG, _ attributes: [SVG.Attribute], _ draw: (inout SVG) -> Void) {
        svg.open("g", attributes)
        draw(&svg)
        svg.close("g")
    }

    private func moving(_ name: String) -> SVG.Attribute { SVG.Attribute("class", UTF8Text(name)) }

    private func moved(to point: Point2D, scale: Double = 1) -> SVG.Attribute {
        var text = UTF8Text("translate(\(KeyFrames.number(point.x)) \(KeyFrames.number(point.y)))")
        if scale != 1 { text.append(UTF8Text(" scale(\(KeyFrames.number(scale)))")) }
        return SVG.Attribute("transform", text)
    }

    private func disc(_ svg: inout SVG, _ radius: Double, _ style: SVG.Style, opacity: Double = 1) {
        var attributes = SVG.look(style, filled: true) + [SVG.Attribute("r", radius)]
        if opacity < 1 { attributes.append(SVG.Attribute("opacity", opacity)) }
        svg.element("circle", attributes)
    }

    private func glyph(_ svg: inout SVG, _ item: Int, _ style: SVG.Style, scale: Double = 1) {
        let transform = moved(to: Point2D(-12, -12) * scale, scale: scale)
        svg.element(
            "path",
            SVG.look(style, filled: false) + [SVG.Attribute("d", Glyph.all[item]), transform]
        )
    }

    func drawRing(_ svg: inout SVG) {
        let (center, radius) = (FlickedMenu.ring.center, FlickedMenu.ring.radii.x)
        let tip = center - Point2D(0, radius + 40)
        svg.polygon([tip + Point2D(0, 11), tip - Point2D(9, 4), tip + Point2D(9, -4)], .ink)
        group(&svg, [moved(to: center)]) { svg in
            svg.element(
                "circle",
                SVG.look(.accent, filled: false) + [
                    SVG.Attribute("r", radius), SVG.Attribute("stroke-width", 72),
                    SVG.Attribute("opacity", 0.1),
                ]
            )
            disc(&svg, 50, .accent, opacity: 0.1)
            for item in 0..<FlickedMenu.ring.count {
                group(&svg, shown(item)) { glyph(&$0, item, .accent, scale: 2) }
            }
            group(&svg, [moving("turning")]) { svg in
                for item in 0..<FlickedMenu.ring.count { drawItem(item, &svg) }
            }
        }
    }

    private func drawItem(_ item: Int, _ svg: inout SVG) {
        group(&svg, [moved(to: FlickedMenu.ring.position(of: item) - FlickedMenu.ring.center)]) { svg in
            group(&svg, [moving("upright")]) { svg in
                disc(&svg, 25, .card)
                glyph(&svg, item, .ink)
                group(&svg, shown(item)) { svg in
                    disc(&svg, 29, .accent)
                    glyph(&svg, item, .card)
                }
            }
        }
    }

    /// The attributes of what is lit with an item.
    ///
    /// The first item is lit in a picture that is still.
    private func shown(_ item: Int) -> [SVG.Attribute] {
        [moving("item-\(item)"), SVG.Attribute("opacity", item == 0 ? 1 : 0)]
    }

    func drawFinger(_ svg: inout SVG) {
        group(&svg, [moved(to: FlickedMenu.ring.center)]) { svg in
            group(&svg, [moving("touching"), SVG.Attribute("opacity", 0)]) { svg in
                disc(&svg, 20, .ink, opacity: 0.22)
                svg.circle(center: .zero, radius: 20, .ink)
            }
        }
    }

    /// Draws the rotation over time, the items that are at the pointer at its levels, and the times
    /// at which the finger is down.
    func drawCurve(_ svg: inout SVG) {
        for step in 0...4 {
            let degrees = 45 * Double(step)
            svg.line([curvePoint((0, degrees)), curvePoint((FlickedMenu.steps, degrees))], .grid)
            group(&svg, [moved(to: curvePoint((0, degrees)) - Point2D(24, 0))]) { svg in
                glyph(&svg, (8 - step) % 8, .ink, scale: 0.75)
            }
        }
        group(&svg, [SVG.Attribute("opacity", 0.35)]) { $0.line(rotations.map(curvePoint), .accent) }
        for flick in FlickedMenu.flicks {
            let span = FlickedMenu.step(at: flick.start)...FlickedMenu.step(at: flick.end)
            let trail = rotations.filter { span.contains($0.step) }.map(curvePoint)
            draw(trail, .ink, [SVG.Attribute("stroke-width", 12), SVG.Attribute("opacity", 0.16)], &svg)
        }
        group(&svg, [moving("unrolling")]) { svg in
            let whole = [SVG.Attribute("pathLength", 1), SVG.Attribute("stroke-dasharray", 1)]
            draw(rotations.map(curvePoint), .accent, [SVG.Attribute("stroke-width", 3)] + whole, &svg)
        }
        group(&svg, [moving("travelling"), moved(to: curvePoint((FlickedMenu.steps, 0)))]) { svg in
            disc(&svg, 10, .card)
            disc(&svg, 7, .accent)
        }
    }

    private func draw(
        _ points: [Point2D],
        _ style: SVG.Style,
        _ attributes: [SVG.Attribute],
        _ svg: inout SVG
    ) {
        let list = points.map { "\(KeyFrames.number($0.x)) \(KeyFrames.number($0.y))" }.joined(
            separator: " "
        )
        let line = SVG.look(style, filled: false) + [SVG.Attribute("points", UTF8Text(list))]
        svg.element("polyline", line + attributes)
    }
}
