import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Reads an SVG as a renderer without style sheets does: by the attributes of an element and of
/// those around it.
final class PlainReader: NSObject, XMLParserDelegate {
    private struct Look {
        var fill: String?
        var stroke: String?
    }

    private static let shapes: Set = [
        "circle", "ellipse", "line", "path", "polygon", "polyline", "rect", "text", "tspan", "use",
    ]

    private var looks = [Look()]
    private var clips = 0

    /// The number of shapes.
    private(set) var count = 0

    /// The elements without a colour, which would be black by default, or invisible.
    private(set) var faults: [String] = []

    /// Reads a document.
    init(_ svg: String) {
        super.init()
        let parser = XMLParser(data: Data(svg.utf8))
        parser.delegate = self
        if !parser.parse() { faults.append("no XML: \(String(describing: parser.parserError))") }
        if svg.contains("var(") { faults.append("a variable") }
        if count == 0 { faults.append("nothing is drawn") }
    }

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        var look = looks[looks.count - 1]
        look.fill = attributes["fill"] ?? look.fill
        look.stroke = attributes["stroke"] ?? look.stroke
        looks.append(look)
        if name == "clipPath" { clips += 1 }
        guard clips == 0 else { return }
        if name == "stop", !isColor(attributes["stop-color"]) { fault(name, attributes) }
        guard PlainReader.shapes.contains(name) else { return }
        count += 1
        let isLine = look.fill == "none" || name == "line"
        if !isColor(isLine ? look.stroke : look.fill) { fault(name, attributes) }
        if let stroke = look.stroke, stroke != "none", !isColor(stroke) { fault(name, attributes) }
    }

    func parser(
        _ parser: XMLParser,
        didEndElement name: String,
        namespaceURI: String?,
        qualifiedName: String?
    ) {
        looks.removeLast()
        if name == "clipPath" { clips -= 1 }
    }

    private func isColor(_ text: String?) -> Bool {
        guard let text else { return false }
        return text == "currentColor"
            || text.wholeMatch(of: /#([0-9a-f]{3}|[0-9a-f]{6})|url\(#[^)]+\)/) != nil
    }

    private func fault(_ name: String, _ attributes: [String: String]) {
        let shown = attributes.filter { $0.key != "d" && $0.key != "points" }
        faults.append("\(name) \(shown.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })")
    }
}
