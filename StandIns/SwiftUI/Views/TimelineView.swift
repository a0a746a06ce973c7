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
    /// The time between two dates.
    ///
    /// By decompilations of SwiftUI and by two reconstructions it is 1/120 s by default.
    let interval: Double
    let isPaused: Bool

    /// Makes a schedule.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        (interval, isPaused) = (minimumInterval ?? 1.0 / 120, paused)
    }
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
        // As decompilations show it: a schedule that is resumed or paused begins with the present, and
        // each update then has the last of its dates that has passed. Without a new date, nothing is
        // made anew. A display whose luminance is reduced pauses animations.
        let schedule = schedule as? AnimationTimelineSchedule ?? AnimationTimelineSchedule()
        let isPaused = schedule.isPaused || context.environment.isLuminanceReduced
        let present = context.host.present
        var dates = context.node.memory as? TimelineDates ?? TimelineDates(isPaused, present)
        if dates.isPaused != isPaused { dates = TimelineDates(isPaused, present) }
        if !isPaused {
            context.host.isAnimating = true
            // A rounding error must not leave out a date.
            let passed = ((present - dates.start) / schedule.interval + 1e-6).rounded(.down)
            let date = max(dates.last, dates.start + passed * schedule.interval)
            // SwiftUI asks for each of the dates between.
            context.host.timelineSteps += ((date - dates.last) / schedule.interval).rounded()
            dates.last = date
        }
        context.node.memory = dates
        let date = Date(timeIntervalSinceReferenceDate: dates.last)
        context.host.timelineDate = date
        let view = context.remembered((self, date)) {
            AnyView(content(TimelineViewDefaultContext(date: date)))
        }
        return context.child("content").elements(of: view.view)
    }
}

/// The dates of a schedule, in seconds.
private struct TimelineDates {
    let isPaused: Bool
    /// The first date.
    let start: Double
    /// The last date that has passed.
    var last: Double

    init(_ isPaused: Bool, _ start: Double) { (self.isPaused, self.start, last) = (isPaused, start, start) }
}
