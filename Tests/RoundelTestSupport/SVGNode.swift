import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// An element of an SVG, read by Foundation's parser, which shares no code with what wrote the SVG.
public final class SVGNode {
    /// Why a document cannot be read, or has no such element.
    public struct Failure: Error, CustomStringConvertible {
        /// A sentence.
        public let description: String
    }

    /// The name of the element, such as `rect`.
    public let name: String
    /// Its attributes by their names.
    public let attributes: [String: String]
    /// The element around this one; it and this one refer to each other strongly, so that a test
    /// may keep any of them.
    public let parent: SVGNode?
    /// The elements directly inside this one, in the order of the document.
    public private(set) var children: [SVGNode] = []
    /// The characters directly inside this element.
    public fileprivate(set) var text = ""

    fileprivate init(_ name: String, _ attributes: [String: String], in parent: SVGNode?) {
        (self.name, self.attributes, self.parent) = (name, attributes, parent)
        parent?.children.append(self)
    }

    /// The root of a document.
    public static func parse(_ svg: String) throws -> SVGNode {
        let reader = Reader()
        let parser = XMLParser(data: Data(svg.utf8))
        parser.delegate = reader
        guard parser.parse(), let root = reader.root else {
            throw Failure(description: "not XML: \(String(describing: parser.parserError))")
        }
        return root
    }

    /// Whether a text is a document.
    ///
    /// Unlike the elements of ``parse(_:)``, which refer to each other, this leaves nothing in
    /// memory: fuzz tests may call it for hours.
    public static func isDocument(_ svg: String) -> Bool { XMLParser(data: Data(svg.utf8)).parse() }

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

    /// This element and all elements inside it, in the order of the document.
    public var all: [SVGNode] { [self] + children.flatMap(\.all) }

    /// All elements of a name with some attributes, without those inside a clip path or a mask.
    public func all(_ name: String, _ attributes: [String: String] = [:]) -> [SVGNode] {
        all.filter { node in
            node.name == name && attributes.allSatisfy { node.attributes[$0.key] == $0.value }
                && !node.ancestors.contains { ["clipPath", "mask"].contains($0.name) }
        }
    }

    /// The only such element.
    ///
    /// - Throws: `Failure` if there is none, or more than one.
    public func only(_ name: String, _ attributes: [String: String] = [:]) throws -> SVGNode {
        let all = all(name, attributes)
        guard all.count == 1 else {
            throw Failure(description: "\(all.count) elements \(name) with \(attributes)")
        }
        return all[0]
    }

    /// The element that an attribute such as `url(#clip1)` refers to.
    public func referred(by name: String) throws -> SVGNode {
        let id = attributes[name].map { String($0.dropFirst(5).dropLast()) }
        let root = ancestors.last ?? self
        guard let id, let node = root.all.first(where: { $0.attributes["id"] == id }) else {
            throw Failure(description: "\(name) of \(self.name) refers to nothing")
        }
        return node
    }

    /// The elements around this one, from its parent to the root.
    public var ancestors: [SVGNode] { parent.map { [$0] + $0.ancestors } ?? [] }

    /// This element if it has an attribute, or else the nearest element around it that has it.
    public func around(_ attribute: String) throws -> SVGNode {
        guard let node = ([self] + ancestors).first(where: { $0.attributes[attribute] != nil }) else {
            throw Failure(description: "no \(attribute) at \(name) or around it")
        }
        return node
    }

    /// An attribute as a number; NaN if there is none.
    public func number(_ name: String) -> Double { attributes[name].flatMap(Double.init) ?? .nan }

    /// A point of this element in the coordinates of the document, by its transforms and those
    /// around it; NaN where there is a transform that this reader does not know.
    public func onPage(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
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
                default: point = (.nan, .nan)
                }
            }
        }
        return point
    }
}

/// Whether a point differs from another by no more than a tolerance in each coordinate; `false` for
/// NaN.
public func isNear(
    _ point: (x: Double, y: Double),
    _ x: Double,
    _ y: Double,
    within tolerance: Double = 0.01
) -> Bool {
    abs(point.x - x) <= tolerance && abs(point.y - y) <= tolerance
}
