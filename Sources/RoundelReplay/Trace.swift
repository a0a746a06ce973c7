internal import Roundel

/// A recorded drag: `time,phase,finger,x,y`, in seconds and points.
package struct Trace {
    package enum Phase: String { case began, moved, ended, cancelled }

    /// An event of a finger.
    struct Event {
        let time: Double
        let phase: Phase
        let finger: Int
        let point: Point2D

        func send(to wheel: inout Wheel) -> Wheel.Update {
            switch phase {
            case .began: wheel.touchBegan(finger, at: point, time: time)
            case .moved: wheel.touchMoved(finger, to: point, time: time)
            case .ended: wheel.touchEnded(finger, at: point, time: time)
            case .cancelled: wheel.touchCancelled(finger, time: time)
            }
        }
    }

    /// The largest magnitude of a time or coordinate.
    private static let greatest = 1e9

    let events: [Event]

    /// Reads a trace.
    ///
    /// - Parameters:
    ///   - csv: Lines of `time,phase,finger,x,y` below a header of these words.
    ///   - name: The name of the trace in error messages.
    package init(csv: String, name: String) throws(DataError) {
        let lines = csv.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard lines.first == "time,phase,finger,x,y" else {
            throw DataError("\(name), line 1: the header time,phase,finger,x,y is missing.")
        }
        var (events, down): ([Event], Set<Int>) = ([], [])
        for (index, line) in lines.enumerated().dropFirst() where !(line.isEmpty && index == lines.count - 1)
        {
            let event = try Trace.event(line, location: "\(name), line \(index + 1)")
            if event.phase == .began { down.insert(event.finger) }
            if event.phase == .ended || event.phase == .cancelled { down.remove(event.finger) }
            events.append(event)
        }
        if let finger = down.min() {
            throw DataError(
                "\(name), line \(events.count + 1): the trace ends while finger \(finger) is down;"
                    + " its line with ended or cancelled is missing."
            )
        }
        self.events = events
    }

    private static func event(_ line: Substring, location: String) throws(DataError) -> Event {
        let fields = line.split(separator: ",", omittingEmptySubsequences: false)
        guard fields.count == 5 else {
            throw DataError(
                "\(location): '\(line)' has \(fields.count) fields; time,phase,finger,x,y are five."
            )
        }
        guard let phase = Phase(rawValue: String(fields[1])) else {
            throw DataError(
                "\(location): phase '\(fields[1])' is not one of began, moved, ended, cancelled."
            )
        }
        guard let finger = Int(fields[2]) else {
            throw DataError("\(location): finger '\(fields[2])' is not a whole number.")
        }
        let time = try number(fields[0], "time", location)
        let point = Point2D(try number(fields[3], "x", location), try number(fields[4], "y", location))
        return Event(time: time, phase: phase, finger: finger, point: point)
    }

    private static func number(
        _ field: Substring,
        _ name: String,
        _ location: String
    ) throws(DataError) -> Double {
        guard let number = Double(field), number.magnitude <= greatest else {
            throw DataError("\(location): \(name) '\(field)' is not a number from -1e9 to 1e9.")
        }
        return number
    }
}
