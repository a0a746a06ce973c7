/// A variable of the tableau.
struct SimplexSymbol: Hashable, Comparable {
    /// External variables are those of the caller and are unbounded.
    ///
    /// Slack and error variables are at least 0. Dummy variables are 0.
    enum Kind { case external, slack, error, dummy }
    let id: Int
    let kind: Kind

    var canEnter: Bool { kind == .slack || kind == .error }
    static func < (left: Self, right: Self) -> Bool { left.id < right.id }
    static func == (left: Self, right: Self) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A basic variable as a sum of others.
struct SimplexRow {
    var constant = 0.0
    var cells: [SimplexSymbol: Double] = [:]

    mutating func add(_ symbol: SimplexSymbol, _ coefficient: Double) {
        let sum = cells[symbol, default: 0] + coefficient
        // Otherwise the rounding error of two numbers that should cancel could become a pivot.
        cells[symbol] = abs(sum) < 1e-10 ? nil : sum
    }

    mutating func add(_ row: SimplexRow, times factor: Double) {
        constant += row.constant * factor
        for (symbol, coefficient) in row.cells { add(symbol, coefficient * factor) }
    }

    mutating func scale(by factor: Double) {
        constant *= factor
        cells = cells.mapValues { $0 * factor }
    }

    /// Turns 0 = row into symbol = row.
    mutating func solve(for symbol: SimplexSymbol) {
        let coefficient = cells.removeValue(forKey: symbol) ?? 1
        scale(by: -1 / coefficient)
    }

    /// Turns basic = row into entering = row.
    mutating func exchange(_ basic: SimplexSymbol, for entering: SimplexSymbol) {
        add(basic, -1)
        solve(for: entering)
    }

    mutating func substitute(_ symbol: SimplexSymbol, _ row: SimplexRow) {
        if let factor = cells.removeValue(forKey: symbol) { add(row, times: factor) }
    }
}
