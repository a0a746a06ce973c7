/// The solution of a part of a layout, which depends on the numbers of its entries alone.
@MainActor struct LayoutSolution {
    /// The values of the variables.
    private(set) var values: [Int: Double] = [:]

    /// The variables that could have other values.
    private(set) var ambiguous: Set<Int> = []

    /// The indices of the required entries that contradict others.
    private(set) var refused: [Int] = []

    /// The solutions of earlier parts.
    ///
    /// Most frames of an animation solve the same system again.
    private static var known: [[Double]: LayoutSolution] = [:]

    /// The solution of a part.
    static func of(_ entries: [LayoutSystem.Entry]) -> LayoutSolution {
        let numbers = entries.flatMap(\.numbers)
        if let solution = known[numbers] { return solution }
        let solution = LayoutSolution(entries)
        if known.count >= 1_000 { known = [:] }
        known[numbers] = solution
        return solution
    }

    private init(_ entries: [LayoutSystem.Entry]) {
        var solver = StandInSolver(priorities: Set(entries.map(\.priority)))
        let sorted = entries.enumerated().sorted {
            ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
        }
        for (index, entry) in sorted
        where !solver.add(entry.expression, entry.relation, priority: entry.priority) {
            refused.append(index)
        }
        for variable in Set(entries.flatMap(\.expression.terms.keys)) {
            values[variable] = solver.value(of: variable)
            if !solver.isDetermined(variable) { ambiguous.insert(variable) }
        }
    }
}

extension LayoutSystem.Entry {
    /// Everything on which a solution depends.
    fileprivate var numbers: [Double] {
        let head = [
            Double(expression.terms.count), expression.constant, Double(relation.rawValue), Double(priority),
        ]
        return expression.terms.sorted { $0.key < $1.key }
            .reduce(into: head) { $0 += [Double($1.key), $1.value] }
    }
}
