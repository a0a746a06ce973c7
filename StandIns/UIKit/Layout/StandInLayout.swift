/// The conflicts of layout, and a way to observe it.
@MainActor public enum StandInLayout {
    /// A required constraint that contradicts others and was ignored.
    public struct Conflict: CustomStringConvertible {
        /// The constraint; `nil` for one that the layout made itself.
        public weak var constraint: NSLayoutConstraint?
        /// A description.
        public var description: String
    }

    /// A system and its solution.
    public struct Record {
        /// The constraints: expression, relation and priority.
        public var constraints: [(StandInExpression, StandInRelation, Float)]
        /// Values by variable.
        public var values: [Int: Double]
    }

    /// All conflicts up to now.
    ///
    /// UIKit logs a conflict and breaks a constraint of its choice. Here it is the constraint that
    /// was added last.
    public static var conflicts: [Conflict] = []
    /// Whether the edges of views with constraints are rounded to pixels, as UIKit does; by default they
    /// are not, so that tests can compare positions exactly.
    ///
    /// UIKit rounds each edge where it is on the screen, as
    /// `-[UIView _nsis_center:bounds:inEngine:forLayoutGuide:]` shows.
    public static var roundsToPixels = false
    /// Receives each system that is solved.
    public static var recorder: ((Record) -> Void)?

    /// Each constraint is reported once, however often its tree is laid out.
    static func report(_ entry: LayoutSystem.Entry) {
        let isKnown = conflicts.contains { $0.constraint != nil && $0.constraint === entry.constraint }
        if !isKnown { conflicts.append(Conflict(constraint: entry.constraint, description: entry.label)) }
    }
}
