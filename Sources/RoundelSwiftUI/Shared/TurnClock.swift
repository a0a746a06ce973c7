#if canImport(SwiftUI)
import Dispatch
import SwiftUI

/// The current time, for input that carries no time: keys, accessibility actions and commands.
///
/// It never runs backward: where the user puts the clock of the device back, it goes on from where it
/// was. Otherwise what moves, or waits for a time, would stand still until that time is reached again.
struct TurnClock {
    /// Reads the clock of the device, in seconds.
    private let read: @MainActor () -> Double

    /// Reads for how long the device has been running, in seconds.
    private let uptime: @MainActor () -> Double

    private let advance = ClockAdvance()
    private let lead = GestureLead()

    /// Runs an action after the time in which a binding of the app should read back what was
    /// written to it.
    let later: @MainActor (@escaping @MainActor () -> Void) -> Void

    /// Makes a clock.
    ///
    /// - Parameters:
    ///   - now: Reads the clock of the device, in seconds.
    ///   - uptime: Reads for how long the device has been running, in seconds.
    ///   - later: Runs an action later.
    init(
        now: @escaping @MainActor () -> Double,
        uptime: @escaping @MainActor () -> Double,
        later: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void = { TurnClock.wait($0) }
    ) {
        (read, self.uptime, self.later) = (now, uptime, later)
    }

    /// The current time, in seconds.
    @MainActor func now() -> Double {
        let time = read()
        return time + advance.seconds(at: time)
    }

    /// A time, in seconds, at which what moves now has come to rest.
    @MainActor func afterMotions() -> Double { now() + 1_000_000 }

    /// The time of a gesture, in seconds.
    ///
    /// Apple does not document what the dates of drag gestures are. On devices they have been measured
    /// as the uptime, counted from the reference date, while those of timelines are dates of the
    /// calendar. Whichever is nearer to the present counts. A date far in the future counts something else,
    /// as the uptime with sleep, and ``GestureLead`` says how far it is ahead: what is let go in the
    /// future would stand until then.
    @MainActor func seconds(ofGesture date: Date) -> Double {
        let (onUptime, onCalendar) = (uptime() - date.seconds, read() - date.seconds)
        return now() - lead.age(abs(onUptime) <= abs(onCalendar) ? onUptime : onCalendar)
    }

    /// Runs an action later.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - sleep: Waits for a number of nanoseconds.
    @MainActor static func wait(
        _ action: @escaping @MainActor () -> Void,
        sleep: @escaping @Sendable (UInt64) async throws -> Void = { try await Task.sleep(nanoseconds: $0) }
    ) {
        Task {
            // Most bindings take one turn of the run loop. For a binding that refuses the value, a
            // delay of 0.1 s is not noticeable.
            try? await sleep(100_000_000)
            action()
        }
    }

    /// The clock of the device.
    static let system = TurnClock(
        now: { Date().seconds },
        uptime: { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
    )
}

/// How far a clock is ahead of that of the device, because the user has put the latter back.
@MainActor private final class ClockAdvance {
    private var seconds = 0.0
    private var last = -Double.infinity

    nonisolated init() {}

    /// The advance when the clock of the device is at a time.
    ///
    /// Only the present time of the device may be passed: gestures are told of late, and their times
    /// go back for that reason.
    func seconds(at time: Double) -> Double {
        if time < last { seconds += last - time }
        last = time
        return seconds
    }
}

/// How far the dates of gestures are ahead of the clocks, if they count something else.
@MainActor private final class GestureLead {
    private var seconds = 0.0

    nonisolated init() {}

    /// How long ago an event of a gesture happened.
    ///
    /// - Parameter apparent: The same according to the clocks, in seconds. Dates that are less than 0.1 s
    ///   ahead are taken as they are, and so is the past: after a hang, touches are late.
    func age(_ apparent: Double) -> Double {
        if apparent > -0.1 { return apparent }
        // The first event happens at present, and so does one that would be in the future. A device that
        // slept, or whose clock was changed, gets another lead.
        if !(0...60).contains(apparent + seconds) { seconds = -apparent }
        return apparent + seconds
    }
}

private struct TurnClockKey: EnvironmentKey {
    static var defaultValue: TurnClock { .system }
}

extension EnvironmentValues {
    /// The clock of turnable views and menus.
    var turnClock: TurnClock {
        get { self[TurnClockKey.self] }
        set { self[TurnClockKey.self] = newValue }
    }
}
#endif
