/// Elements with arbitrary attributes, for drawings whose shapes have other looks than the styles.
extension SVG {
    /// An attribute of an element.
    package struct Attribute: Sendable {
        let name: StaticString
        let value: UTF8Text

        /// Makes an attribute of a text, which is escaped for XML.
        package init(_ name: StaticString, _ value: UTF8Text) {
            self.name = name
            var escaped = UTF8Text()
            escaped.append(escaping: value)
            self.value = escaped
        }

        /// Makes an attribute of a word.
        package init(_ name: StaticString, _ value: StaticString) { self.init(name, UTF8Text(value)) }

        /// Makes an attribute of a number, with up to three decimals.
        package init(_ name: StaticString, _ value: Double) {
            self.init(name, UTF8Text(number: value, decimals: 3))
        }

        /// Makes an attribute of a list of numbers with up to three decimals, in parentheses after
        /// a function if there is one: `matrix(1 0 0 1 20 30)`.
        package init(_ name: StaticString, _ values: [Double], function: StaticString = "") {
            var text = UTF8Text()
            text.append(function)
            let isCall = function.utf8CodeUnitCount > 0
            if isCall { text.append("(") }
            for (index, value) in values.enumerated() {
                if index > 0 { text.append(" ") }
                text.append(value, decimals: 3)
            }
            if isCall { text.append(")") }
            self.init(name, text)
        }
    }

    /// Returns the attributes of a style: its class, and its look for renderers that do not read
    /// style sheets.
    package static func look(_ style: Style, filled: Bool) -> [Attribute] {
        var mark = UTF8Text(filled ? "fill " : "line ")
        mark.append(style.look.name)
        let attributes = [
            Attribute("class", mark),
            Attribute("fill", filled ? UTF8Text(style.look.light) : UTF8Text("none")),
        ]
        guard !filled else { return attributes }
        let line = attributes + [Attribute("stroke", style.look.light)]
        return switch style {
        case .muted: line + [Attribute("stroke-width", 1)]
        case .grid: line + [Attribute("stroke-width", 1), Attribute("opacity", 0.22)]
        case .ink, .accent, .card, .series: line
        }
    }

    /// Makes a drawing without a card and without a style sheet, whose colours are the same in dark
    /// mode.
    package init(drawingOfWidth width: Double, height: Double, title: UTF8Text) {
        text = UTF8Text()
        text.append("<svg xmlns=\"http://www.w3.org/2000/svg\"")
        append(Attribute("viewBox", [0, 0, width, height]))
        append(Attribute("width", width))
        append(Attribute("height", height))
        text.append(" role=\"img\">\n<title>")
        text.append(escaping: title)
        text.append("</title>\n")
    }

    /// Begins an element that contains others.
    package mutating func open(_ name: StaticString, _ attributes: [Attribute] = []) {
        begin(name, attributes)
        text.append(">\n")
    }

    /// Ends an element that contains others.
    package mutating func close(_ name: StaticString) {
        text.append("</")
        text.append(name)
        text.append(">\n")
    }

    /// Writes an element without content.
    package mutating func element(_ name: StaticString, _ attributes: [Attribute]) {
        begin(name, attributes)
        text.append("/>\n")
    }

    /// Writes an element that contains a text.
    package mutating func element(_ name: StaticString, _ attributes: [Attribute], text content: UTF8Text) {
        begin(name, attributes)
        text.append(">")
        text.append(escaping: content)
        close(name)
    }

    private mutating func begin(_ name: StaticString, _ attributes: [Attribute]) {
        text.append("<")
        text.append(name)
        for attribute in attributes { append(attribute) }
    }

    mutating func append(_ attribute: Attribute) {
        text.append(" ")
        text.append(attribute.name)
        text.append("=\"")
        text.append(attribute.value)
        text.append("\"")
    }
}
