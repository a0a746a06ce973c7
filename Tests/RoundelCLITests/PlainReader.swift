import RoundelTestSupport

/// Reads an SVG as a renderer without style sheets does: by the attributes of each element and of
/// those around it.
struct PlainReader {
    private struct Look {
        var fill: String?
        var stroke: String?
    }

    private static let shapes: Set = [
        "circle", "ellipse", "line", "path", "polygon", "polyline", "rect", "text", "tspan", "use",
    ]

    /// How many shapes the document has.
    private(set) var count = 0

    /// The shapes without a colour of their own or around them, which would be painted black or not
    /// at all.
    private(set) var faults: [String] = []

    /// Reads a document.
    init(_ svg: String) {
        do {
            read(try SVGNode.parse(svg), in: Look())
        } catch {
            faults.append("\(error)")
        }
        if svg.contains("var(") { faults.append("a variable") }
        if count == 0 { faults.append("no shapes") }
    }

    private mutating func read(_ node: SVGNode, in look: Look) {
        guard node.name != "clipPath" else { return }
        var look = look
        look.fill = node.attributes["fill"] ?? look.fill
        look.stroke = node.attributes["stroke"] ?? look.stroke
        if node.name == "stop", !isColor(node.attributes["stop-color"]) { fault(node) }
        if PlainReader.shapes.contains(node.name) { check(node, look) }
        for child in node.children { read(child, in: look) }
    }

    private mutating func check(_ node: SVGNode, _ look: Look) {
        count += 1
        let isLine = look.fill == "none" || node.name == "line"
        if !isColor(isLine ? look.stroke : look.fill) { fault(node) }
        if let stroke = look.stroke, stroke != "none", !isColor(stroke) { fault(node) }
    }

    private func isColor(_ text: String?) -> Bool {
        guard let text else { return false }
        return text == "currentColor"
            || text.wholeMatch(of: /#([0-9a-f]{3}|[0-9a-f]{6})|url\(#[^)]+\)/) != nil
    }

    private mutating func fault(_ node: SVGNode) {
        let shown = node.attributes.filter { $0.key != "d" && $0.key != "points" }
        faults.append("\(node.name) \(shown.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })")
    }
}
