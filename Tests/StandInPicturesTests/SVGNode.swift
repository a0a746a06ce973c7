import Foundation
import FoundationXML
import Testing

/// An element of an SVG, read back by Foundation's parser and by nothing that drew it.
final class SVGNode {
    let name: String
    let attributes: [String: String]
    /// The element around this one, which a test may have let go of: the two keep each other.
    let parent: SVGNode?
    private(set) var children: [SVGNode] = []
    fileprivate(set) var text = ""

    init(_ name: String, _ attributes: [String: String], in parent: SVGNode?) {
        (self.name, self.attributes, self.parent) = (name, attributes, parent)
        parent?.children.append(self)
    }

    /// The root of a document.
    static func parse(_ svg: String) throws -> SVGNode {
        let reader = Reader()
        let parser = XMLParser(data: Data(svg.utf8))
        parser.delegate = reader
        try #require(parser.parse(), "\(String(describing: parser.parserError))")
        return try #require(reader.root)
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var root: SVGNode?
        private var open: SVGNode?

        func parser(
            _ parser: XMLParser,
            didStartElement name: String,
            namespaceURI: String?,
            qualifiedName: String?,
            attributes: [String: String]
        ) {
            open = SVGNode(name, attributes, in: open)
            root = root ?? open
        }

        func parser(
            _ parser: XMLParser,
            didEndElement name: String,
            namespaceURI: String?,
            qualifiedName: String?
        ) {
            open = open?.parent
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) { open?.text += string }
    }

    /// This element and all in it, in the order of the document.
    var all: [SVGNode] { [self] + children.flatMap(\.all) }

    /// All elements of a name with some attributes, but for what is only defined for others.
    func all(_ name: String, _ attributes: [String: String] = [:]) -> [SVGNode] {
        all.filter { node in
            node.name == name && attributes.allSatisfy { node.attributes[$0.key] == $0.value }
                && !node.ancestors.contains { ["clipPath", "mask"].contains($0.name) }
        }
    }

    /// The only such element.
    func only(
        _ name: String,
        _ attributes: [String: String] = [:],
        _ location: SourceLocation = #_sourceLocation
    ) throws -> SVGNode {
        let all = all(name, attributes)
        try #require(all.count == 1, "\(name) \(attributes): \(all.count)", sourceLocation: location)
        return all[0]
    }

    /// The element that an attribute such as `url(#clip1)` names.
    func referred(by name: String) throws -> SVGNode {
        let value = try #require(attributes[name])
        let id = value.dropFirst(5).dropLast()
        let root = ancestors.last ?? self
        return try #require(root.all.first { $0.attributes["id"] == String(id) })
    }

    var ancestors: [SVGNode] { parent.map { [$0] + $0.ancestors } ?? [] }

    /// The first element around this one with an attribute, or this one.
    func around(_ attribute: String) throws -> SVGNode {
        try #require(([self] + ancestors).first { $0.attributes[attribute] != nil }, "no \(attribute)")
    }

    func number(_ name: String) -> Double { attributes[name].flatMap(Double.init) ?? .nan }

    /// A point of this element in the coordinates of the document, by the transforms around it.
    func onPage(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
        var point = (x: x, y: y)
        for node in [self] + ancestors {
            for call in (node.attributes["transform"] ?? "").split(separator: ")").reversed() {
                let parts = call.split(separator: "(")
                let numbers = parts[1].split(separator: " ").compactMap { Double($0) }
                switch parts[0].trimmingCharacters(in: .whitespaces) {
                case "translate": point = (point.x + numbers[0], point.y + numbers[1])
                case "scale": point = (point.x * numbers[0], point.y * numbers[1])
                case "rotate":
                    let angle = numbers[0] * .pi / 180
                    let (sine, cosine) = (sin(angle), cos(angle))
                    point = (point.x * cosine - point.y * sine, point.x * sine + point.y * cosine)
                case "matrix":
                    let (a, b, c, d) = (numbers[0], numbers[1], numbers[2], numbers[3])
                    point = (
                        a * point.x + c * point.y + numbers[4], b * point.x + d * point.y + numbers[5]
                    )
                default: Issue.record("transform \(call)")
                }
            }
        }
        return point
    }
}

func isNear(
    _ point: (x: Double, y: Double),
    _ x: Double,
    _ y: Double,
    within tolerance: Double = 0.01
) -> Bool {
    abs(point.x - x) <= tolerance && abs(point.y - y) <= tolerance
}
