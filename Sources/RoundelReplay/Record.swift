package import Roundel

/// What a wheel did under a trace: its rotation after each event, how the last drag ended, and how
/// it came to rest.
package struct Record {
    struct Moment {
        let time: Double
        let phase: Trace.Phase
        let rotation: Angle
    }

    private(set) var moments: [Moment] = []
    private(set) var endedBy: Wheel.Ending?

    /// The wheel after the last event.
    let released: Wheel

    /// Replays a trace.
    ///
    /// An event that is earlier than one before it in the trace happens at the time of that one.
    package init(_ trace: Trace, wheel: Wheel) {
        var (wheel, time) = (wheel, -Double.infinity)
        for event in trace.events {
            time = max(time, event.time)
            wheel.advance(to: time)
            if case .ended(let ending) = event.send(to: &wheel, at: time).touch { endedBy = ending }
            moments.append(Moment(time: time, phase: event.phase, rotation: wheel.rotation))
        }
        released = wheel
    }

    /// The time of the last event, or zero if there is none.
    var end: Double { moments.last?.time ?? 0 }

    /// The rotation at which the wheel comes to rest.
    var restRotation: Angle { released.restRotation ?? released.rotation }

    /// Returns the rotations of the frames from the last event until the wheel rests.
    func frames(rate: Double) -> [(time: Double, rotation: Angle)] {
        var (wheel, frames): (Wheel, [(Double, Angle)]) = (released, [])
        while wheel.isMoving {
            let time = end + Double(frames.count + 1) / rate
            wheel.advance(to: time)
            frames.append((time, wheel.rotation))
        }
        return frames
    }
}
