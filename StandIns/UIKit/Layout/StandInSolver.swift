/// An incremental simplex after Badros, Borning and Stuckey's "The Cassowary Linear Arithmetic
/// Constraint Solving Algorithm" (2001).
///
/// The objective is a vector with a component for each priority, compared in order, so that a
/// higher priority always wins; within one, errors are added up.
public struct StandInSolver {
    private var symbolCount = 0
    private var externals: [Int: SimplexSymbol] = [:]
    private var rows: [SimplexSymbol: SimplexRow] = [:]
    /// One row for each optional priority, the highest first.
    private var objective: [SimplexRow]
    private let levels: [Float: Int]

    /// Makes a solver for constraints of some priorities; 1000 is required.
    public init(priorities: Set<Float>) {
        let optional = priorities.filter { $0 < 1000 }.sorted(by: >)
        levels = Dictionary(uniqueKeysWithValues: optional.enumerated().map { ($1, $0) })
        objective = optional.map { _ in SimplexRow() }
    }

    /// The value of a variable; 0 if it has no constraints.
    public func value(of variable: Int) -> Double {
        externals[variable].flatMap { rows[$0]?.constant } ?? 0
    }

    /// Adds expression (≤, =, ≥) 0.
    ///
    /// If it is required and cannot hold, it changes nothing and returns `false`.
    public mutating func add(
        _ expression: StandInExpression,
        _ relation: StandInRelation,
        priority: Float
    ) -> Bool {
        let known = symbolCount
        var row = tableauRow(of: expression)
        let markers = addMarkers(to: &row, relation, level: levels[priority])
        if row.constant < 0 { row.scale(by: -1) }
        guard enterBasis(row, markers: markers, known: known) else {
            for variable in expression.terms.keys where (externals[variable]?.id ?? 0) > known {
                externals[variable] = nil
            }
            return false
        }
        reduceObjective()
        optimize()
        return true
    }

    /// Whether no other solution of the same quality gives a variable another value.
    public func isDetermined(_ variable: Int) -> Bool {
        guard let symbol = externals[variable], let row = rows[symbol] else { return false }
        if !row.cells.keys.contains(where: { $0.kind == .external || isFree($0) }) { return true }
        if row.cells.keys.contains(where: { $0.kind == .external }) { return false }
        return [1, -1].allSatisfy { direction in
            var probe = self
            let goal = SimplexRow(constant: 0, cells: [symbol: direction])
            probe.objective.append(goal)
            probe.reduceObjective()
            guard probe.optimize(boundedBy: 1e-7) else { return false }
            return abs(probe.value(of: variable) - value(of: variable)) < 1e-7
        }
    }

    // MARK: Building rows

    private mutating func symbol(_ kind: SimplexSymbol.Kind) -> SimplexSymbol {
        symbolCount += 1
        return SimplexSymbol(id: symbolCount, kind: kind)
    }

    private mutating func tableauRow(of expression: StandInExpression) -> SimplexRow {
        var row = SimplexRow(constant: expression.constant)
        for (variable, coefficient) in expression.terms.sorted(by: { $0.key < $1.key }) {
            let known = externals[variable] ?? symbol(.external)
            externals[variable] = known
            if let basic = rows[known] {
                row.add(basic, times: coefficient)
            } else {
                row.add(known, coefficient)
            }
        }
        return row
    }

    private mutating func addMarkers(
        to row: inout SimplexRow,
        _ relation: StandInRelation,
        level: Int?
    ) -> [SimplexSymbol] {
        var markers: [SimplexSymbol] = []
        let sign: Double = relation == .greaterOrEqual ? -1 : 1
        if relation != .equal { markers.append(symbol(.slack)) }
        if let level {
            let errors = relation == .equal ? [symbol(.error), symbol(.error)] : [symbol(.error)]
            markers += errors
            for error in errors { objective[level].add(error, 1) }
        } else if relation == .equal {
            markers.append(symbol(.dummy))
        }
        for (index, marker) in markers.enumerated() { row.add(marker, index == 0 ? sign : -sign) }
        return markers
    }

    // MARK: The basis

    /// Gives a row a basic variable; symbols up to `known` existed before it.
    private mutating func enterBasis(
        _ row: SimplexRow,
        markers: [SimplexSymbol],
        known: Int
    ) -> Bool {
        var subject = row.cells.keys.filter { $0.kind == .external }.max()
        subject = subject ?? markers.first { $0.canEnter && (row.cells[$0] ?? 0) < 0 }
        if subject == nil, row.cells.keys.allSatisfy({ $0.kind == .dummy }) {
            guard abs(row.constant) < 1e-6 else { return false }
            subject = markers.first
        }
        guard let subject else { return enterWithArtificial(row) }
        var solved = row
        solved.solve(for: subject)
        // A variable that is in no other row needs no substitution; this is the most frequent case
        // in layouts.
        if subject.kind == .external, subject.id > known {
            rows[subject] = solved
        } else {
            install(subject, solved)
        }
        return true
    }

    private mutating func install(_ symbol: SimplexSymbol, _ row: SimplexRow) {
        for key in rows.keys { rows[key]?.substitute(symbol, row) }
        for index in objective.indices { objective[index].substitute(symbol, row) }
        rows[symbol] = row
    }

    /// The first phase: an artificial variable becomes basic and is minimised to zero.
    private mutating func enterWithArtificial(_ row: SimplexRow) -> Bool {
        let before = self
        let artificial = symbol(.slack)
        rows[artificial] = row
        objective = [row]
        optimize()
        let isFeasible = abs(objective[0].constant) < 1e-6
        objective = before.objective
        guard isFeasible, expel(artificial) else {
            self = before
            return false
        }
        return true
    }

    private mutating func expel(_ artificial: SimplexSymbol) -> Bool {
        if var basic = rows.removeValue(forKey: artificial) {
            if let entering = basic.cells.keys.filter(\.canEnter).min() {
                basic.exchange(artificial, for: entering)
                install(entering, basic)
            } else if !basic.cells.isEmpty {
                return false
            }
        }
        for key in rows.keys { rows[key]?.cells[artificial] = nil }
        for index in objective.indices { objective[index].cells[artificial] = nil }
        return true
    }

    private mutating func reduceObjective() {
        for index in objective.indices {
            for symbol in objective[index].cells.keys {
                if let row = rows[symbol] { objective[index].substitute(symbol, row) }
            }
        }
    }

    // MARK: Pivoting

    private func isFree(_ symbol: SimplexSymbol) -> Bool {
        symbol.canEnter && objective.allSatisfy { abs($0.cells[symbol] ?? 0) < 1e-9 }
    }

    private func improves(_ symbol: SimplexSymbol) -> Bool {
        let cost = objective.lazy.map { $0.cells[symbol] ?? 0 }.first { abs($0) > 1e-9 }
        return symbol.canEnter && (cost ?? 0) < 0
    }

    /// Pivots by Bland's rule, which does not cycle.
    ///
    /// Returns `false` if the last component is unbounded, or if it has decreased by `limit`.
    @discardableResult private mutating func optimize(boundedBy limit: Double = .infinity) -> Bool {
        let start = objective.last?.constant ?? 0
        while let entering = objective.flatMap(\.cells.keys).filter(improves).min() {
            guard let leaving = leavingSymbol(for: entering), var row = rows.removeValue(forKey: leaving)
            else {
                return false
            }
            row.exchange(leaving, for: entering)
            install(entering, row)
            if start - (objective.last?.constant ?? 0) > limit { return false }
        }
        return true
    }

    private func leavingSymbol(for entering: SimplexSymbol) -> SimplexSymbol? {
        var best: (symbol: SimplexSymbol, ratio: Double)?
        for (symbol, row) in rows where symbol.kind != .external {
            guard let coefficient = row.cells[entering], coefficient < -1e-10 else { continue }
            let ratio = -row.constant / coefficient
            let tie = abs(ratio - (best?.ratio ?? .infinity)) <= 1e-12
            let isBetter = best.map { tie ? symbol < $0.symbol : ratio < $0.ratio } ?? true
            if isBetter { best = (symbol, ratio) }
        }
        return best?.symbol
    }
}
