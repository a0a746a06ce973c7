/// One planted fault: a range of a source file and what stands there instead.
struct Mutant: Sendable {
    /// The kinds of faults, as the report lists them.
    enum Kind: String, Sendable, CaseIterable {
        case boundary, comparison, logic, sign, arithmetic, constant, condition, guardRemoved, dropped
        case swapped, extremum
    }

    let kind: Kind

    /// The bytes of the file that are replaced.
    let range: Range<Int>

    let replacement: String

    /// The line of the file, from 1.
    let line: Int

    /// What stands there, on one line.
    let original: String

    /// How a report shows it.
    var summary: String { "\(kind): \(original) → \(replacement.isEmpty ? "(nothing)" : replacement)" }
}

/// A function body, an accessor, or an initial value, and the mutants in it.
struct Region: Sendable {
    enum Form: Sendable {
        /// A body whose one expression is its value, without `return`.
        case value
        /// Any other body.
        case statements
        /// An initial value or a default argument.
        case expression
    }

    let form: Form

    /// The bytes of the file between the braces, or those of the expression.
    let range: Range<Int>

    var mutants: [Mutant] = []
}
