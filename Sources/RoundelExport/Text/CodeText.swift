internal import Roundel

/// Builds code from literals with values in them: `"width: \(width)"`.
///
/// ``line(_:)`` appends one line, or several as a multi-line literal. A shorter piece of code is a
/// value of the same type, which can be interpolated. A number has up to fifteen digits, as in a link,
/// so that a small one does not become 0; `\(x, decimals: 3)` sets the number of decimals instead.
/// Infinity becomes `.infinity`, as in Swift.
struct CodeText: ExpressibleByStringInterpolation, StringInterpolationProtocol {
    private(set) var text = UTF8Text()

    /// Makes empty code.
    init() {}

    init(literalCapacity: Int, interpolationCount: Int) {}

    init(stringInterpolation: CodeText) { self = stringInterpolation }

    @inline(never)  // Here and below: one copy with many calls makes the WebAssembly smaller.
    init(stringLiteral: StaticString) { text.append(stringLiteral) }

    @inline(__always)
    mutating func appendLiteral(_ literal: StaticString) { text.append(literal) }

    @inline(never)
    mutating func appendInterpolation(_ number: Double) {
        guard number != .infinity else { return text.append(".infinity") }
        text.append(number, decimals: DesignFields.decimals(of: number))
    }

    @inline(never)
    mutating func appendInterpolation(_ number: Double, decimals: Int) {
        text.append(number, decimals: decimals)
    }

    @inline(never)
    mutating func appendInterpolation(_ number: Int) { text.append(number) }

    @inline(never)
    mutating func appendInterpolation(_ code: CodeText) { text.append(code.text) }

    /// Interpolates a list of numbers with commas between them.
    @inline(never)
    mutating func appendInterpolation(_ numbers: [Double]) {
        for (index, number) in numbers.enumerated() {
            if index > 0 { text.append(", ") }
            appendInterpolation(number)
        }
    }

    /// Interpolates a point of SVG path data.
    @inline(never)
    mutating func appendInterpolation(_ point: Point2D) { text.append(point, decimals: 3) }

    /// Interpolates SVG path data.
    mutating func appendInterpolation(_ path: [PathElement], decimals: Int) {
        text.append(path, decimals: decimals)
    }

    /// Appends lines without values.
    @inline(never)
    mutating func line(_ line: StaticString) {
        text.append(line)
        text.append("\n")
    }

    /// Appends lines.
    @_disfavoredOverload  // A literal without values needs no `CodeText`.
    @inline(never)
    mutating func line(_ line: consuming CodeText) {
        text.append(line.text)
        text.append("\n")
    }

    /// Appends an argument to a list of them, after a comma unless it is the first.
    @inline(never)
    mutating func add(argument: consuming CodeText) {
        if !text.bytes.isEmpty { text.append(", ") }
        text.append(argument.text)
    }
}
