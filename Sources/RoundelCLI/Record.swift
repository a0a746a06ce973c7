import Roundel
import RoundelExport

/// What a wheel did under a trace: its rotation after each event, how the last drag ended, and what came after.
struct Record {
    struct Moment {
        let time: Double
        let phase: Trace.Phase
        let rotation: Angle
    }

    private(set) var moments: [Moment] = []
    private(set) var endedBy: Wheel.Ending?

    /// The wheel as the last event left it.
    let released: Wheel

    init(_ trace: Trace, wheel: Wheel) {
        var wheel = wheel
        for event in trace.events {
            wheel.advance(to: event.time)
            if case .ended(let ending) = event.send(to: &wheel).touch { endedBy = ending }
            moments.append(Moment(time: event.time, phase: event.phase, rotation: wheel.rotation))
        }
        released = wheel
    }

    /// The time of the last event, zero without one.
    var end: Double { moments.last?.time ?? 0 }

    /// Where the wheel comes to rest.
    var rest: Angle { released.restRotation ?? released.rotation }

    /// The rotations of the frames after the last event, until the wheel rests.
    func frames(rate: Double) -> [(time: Double, rotation: Angle)] {
        var (wheel, frames): (Wheel, [(Double, Angle)]) = (released, [])
        while wheel.isMoving {
            let time = end + Double(frames.count + 1) / rate
            wheel.advance(to: time)
            frames.append((time, wheel.rotation))
        }
        return frames
    }

    private var ending: StaticString {
        switch endedBy {
        case .lift: "lift"
        case .cancel: "cancel"
        case nil: "none"
        }
    }

    var json: UTF8Text {
        var text = UTF8Text("{\"events\":[")
        for (index, moment) in moments.enumerated() {
            text.append(index == 0 ? "\n  {" : ",\n  {")
            append(moment, to: &text)
        }
        text.append("\n],\"end\":{")
        text.appendMembers([
            ("rotation", released.rotation.radians), ("normalized", released.rotation.normalized.radians),
            ("turns", Double(released.rotation.wholeTurns)), ("velocity", released.velocity),
            ("restAngle", rest.radians),
        ])
        text.append(",\"endedBy\":")
        text.append(endedBy == nil ? "null" : "\"")
        if endedBy != nil {
            text.append(ending)
            text.append("\"")
        }
        text.append("}}\n")
        return text
    }

    private func append(_ moment: Moment, to text: inout UTF8Text) {
        text.append(key: "time")
        text.append(moment.time, decimals: 12)
        text.append(",")
        text.append(key: "phase")
        text.append("\"")
        text.append(UTF8Text(moment.phase.rawValue))
        text.append("\",")
        text.append(key: "rotation")
        text.append(moment.rotation.radians, decimals: 12)
        text.append("}")
    }

    var csv: UTF8Text {
        var text = UTF8Text("time,phase,rotation\n")
        for moment in moments {
            text.append(moment.time, decimals: 12)
            text.append(",")
            text.append(UTF8Text(moment.phase.rawValue))
            text.append(",")
            text.append(moment.rotation.radians, decimals: 12)
            text.append("\n")
        }
        return text
    }

    var table: UTF8Text {
        var text = UTF8Text("    time  phase       rotation\n")
        for moment in moments {
            text.append(moment.time, decimals: 3, width: 8)
            text.append("  ")
            text.append(UTF8Text(moment.phase.rawValue.padding(toLength: 9)))
            text.append(moment.rotation.degrees, decimals: 1, unit: "°", width: 11)
            text.append("\n")
        }
        text.append("\nended by ")
        text.append(ending)
        text.append(" at ")
        text.append(released.rotation.degrees, decimals: 1)
        text.append("°, ")
        text.append(released.velocity, decimals: 3)
        text.append(" rad/s\n")
        for rate in [30.0, 60, 120] {
            let frames = frames(rate: rate)
            text.append("rests at ")
            text.append((frames.last?.rotation ?? released.rotation).degrees, decimals: 3)
            text.append("° after ")
            text.append(frames.count)
            text.append(" frames at ")
            text.append(rate, decimals: 0)
            text.append(" Hz\n")
        }
        return text
    }
}

extension String {
    fileprivate func padding(toLength length: Int) -> String {
        self + String(repeating: " ", count: Swift.max(0, length - count))
    }
}
