/// A series of dates.
public protocol TimelineSchedule {}

/// A date for each frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    let isPaused: Bool

    /// Makes a schedule; the interval does not matter to the stand-in.
    public init(minimumInterval: Double? = nil, paused: Bool = false) { isPaused = paused }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// A date for each frame, unless it is paused.
    public static func animation(
        minimumInterval: Double? = nil,
        paused: Bool = false
    ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

/// What a timeline tells its content.
public struct TimelineViewDefaultContext: Sendable {
    /// The date of the update.
    public let date: Date
}

/// A view that is made anew for each date of a schedule.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content: View>: View, PrimitiveView {
    private let schedule: Schedule
    private let content: (TimelineViewDefaultContext) -> Content

    /// Makes a view that follows a schedule.
    public init(
        _ schedule: Schedule,
        @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        (self.schedule, self.content) = (schedule, content)
    }

    @MainActor func elements(in context: EvaluationContext) -> [StandInElement] {
        let isPaused = (schedule as? AnimationTimelineSchedule)?.isPaused ?? false
        // Assumption: a paused timeline keeps its last date, and one that goes on begins at the present.
        let date = isPaused ? context.node.memory as? Date ?? context.host.date : context.host.date
        context.node.memory = date
        if !isPaused { context.host.isAnimating = true }
        return context.child("content").elements(of: content(TimelineViewDefaultContext(date: date)))
    }
}
