/// A sum of variables times coefficients, and a constant.
public struct StandInExpression {
    /// Coefficients by variable.
    public var terms: [Int: Double] = [:]
    /// The constant.
    public var constant = 0.0

    /// Makes a constant, or a sum.
    public init(_ terms: [Int: Double] = [:], constant: Double = 0) {
        (self.terms, self.constant) = (terms, constant)
    }

    static func + (left: StandInExpression, right: StandInExpression) -> StandInExpression {
        StandInExpression(
            left.terms.merging(right.terms, uniquingKeysWith: +),
            constant: left.constant + right.constant
        )
    }
    static func - (left: StandInExpression, right: StandInExpression) -> StandInExpression {
        left + right * -1
    }
    static func * (left: StandInExpression, factor: Double) -> StandInExpression {
        StandInExpression(left.terms.mapValues { $0 * factor }, constant: left.constant * factor)
    }
}

/// The relation of an expression to zero.
public enum StandInRelation: Int, Sendable { case lessOrEqual = -1, equal, greaterOrEqual }
