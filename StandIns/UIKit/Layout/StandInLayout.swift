/// What layout could not satisfy, and a way to watch it.
@MainActor public enum StandInLayout {
    /// A required constraint that contradicts others and was left out.
    public struct Conflict: CustomStringConvertible {
        /// The constraint; nothing for one that the layout made itself.
        public weak var constraint: NSLayoutConstraint?
        /// What it says.
        public var description: String
    }

    /// A system and its solution.
    public struct Record {
        /// Each as expression, relation, priority.
        public var constraints: [(StandInExpression, StandInRelation, Float)]
        /// Values by variable.
        public var values: [Int: Double]
    }

    /// Every conflict so far.
    ///
    /// UIKit logs one and breaks a constraint of its choice; here it is the one added last.
    public static var conflicts: [Conflict] = []
    /// Receives every system that is solved.
    public static var recorder: ((Record) -> Void)?

    /// Each constraint once, however often its tree is laid out.
    static func report(_ entry: LayoutSystem.Entry) {
        let isKnown = conflicts.contains { $0.constraint != nil && $0.constraint === entry.constraint }
        if !isKnown { conflicts.append(Conflict(constraint: entry.constraint, description: entry.label)) }
    }
}
