/// A series of dates.
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public protocol TimelineSchedule {}

/// A date for each minute; the stand-in uses each frame.
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// Makes the schedule.
    public init() {}
}

/// A date for each frame.
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    let isPaused: Bool

    /// Makes a schedule; the stand-in ignores the interval.
    public init(minimumInterval: Double? = nil, paused: Bool = false) { isPaused = paused }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// A date for each frame, unless it is paused.
    public static func animation(
        minimumInterval: Double? = nil,
        paused: Bool = false
    ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

/// The context of the content of any timeline.
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// A view that is made again for each date of a schedule.
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content> {
    private let schedule: Schedule
    private let content: (TimelineViewDefaultContext) -> Content

    /// The context of the content.
    public struct Context {
        /// The date of the update.
        public let date: Date
    }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
extension TimelineView: View where Content: View {
    /// Never used: the host evaluates this type itself.
    public typealias Body = Never

    /// Makes a view that follows a schedule.
    public init(
        _ schedule: Schedule,
        @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        (self.schedule, self.content) = (schedule, content)
    }
}

extension TimelineView: PrimitiveView where Content: View {
    @MainActor func elements(in context: EvaluationContext) -> [StandInElement] {
        let isPaused = (schedule as? AnimationTimelineSchedule)?.isPaused ?? false
        // Assumption: a paused timeline keeps its last date, and one that is resumed continues with
        // the current date.
        let date = isPaused ? context.node.memory as? Date ?? context.host.date : context.host.date
        context.node.memory = date
        if !isPaused { context.host.isAnimating = true }
        let view = context.remembered((self, date)) {
            AnyView(content(TimelineViewDefaultContext(date: date)))
        }
        return context.child("content").elements(of: view.view)
    }
}
