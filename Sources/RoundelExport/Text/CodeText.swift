internal import Roundel

/// Code in the making, whose pieces are literals with values in them: `"width: \(width)"`.
///
/// A piece is a part of a line, a line, or several lines in a literal of several lines; all code is
/// written by ``line(_:)``. A number has up to six decimals, unless the interpolation names another
/// number of them as in `\(x, decimals: 3)`. Infinity becomes `.infinity`, as Swift spells it.
struct CodeText: ExpressibleByStringInterpolation, StringInterpolationProtocol {
    private(set) var text = UTF8Text()

    /// Makes empty code.
    init() {}

    init(literalCapacity: Int, interpolationCount: Int) {}

    init(stringInterpolation: CodeText) { self = stringInterpolation }

    @inline(never)  // Here and below: as WebAssembly, many calls of one copy are smaller than many copies.
    init(stringLiteral: StaticString) { text.append(stringLiteral) }

    @inline(__always)
    mutating func appendLiteral(_ literal: StaticString) { text.append(literal) }

    @inline(never)
    mutating func appendInterpolation(_ number: Double) {
        if number == .infinity { text.append(".infinity") } else { text.append(number, decimals: 6) }
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

    /// Interpolates SVG path data.
    mutating func appendInterpolation(_ path: [PathElement], decimals: Int) {
        text.append(path, decimals: decimals)
    }

    /// Appends a line without values, or several.
    @inline(never)
    mutating func line(_ line: StaticString) {
        text.append(line)
        text.append("\n")
    }

    /// Appends a line, or several.
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
