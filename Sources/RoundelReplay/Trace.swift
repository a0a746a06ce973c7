internal import Roundel
internal import RoundelExport

/// A recorded drag: `time,phase,finger,x,y`, in seconds and points.
package struct Trace {
    package enum Phase: String { case began, moved, ended, cancelled }

    /// An event of a finger.
    struct Event {
        let time: Double
        let phase: Phase
        let finger: Int
        let point: Point2D

        /// Sends the event to a wheel, at its time or a later one.
        func send(to wheel: inout Wheel, at time: Double) -> Wheel.Update {
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
        let name = name.pathExcerpt
        // Spreadsheets write a byte order mark.
        var rest: Substring? = csv.hasPrefix("\u{FEFF}") ? csv.dropFirst() : csv[...]
        guard Trace.takeLine(from: &rest) == "time,phase,finger,x,y" else {
            throw DataError("\(name), line 1: the header time,phase,finger,x,y is missing.")
        }
        var (events, down): ([Event], Set<Int>) = ([], [])
        while let line = Trace.takeLine(from: &rest), !(line.isEmpty && rest == nil) {
            let event = try Trace.event(line, location: "\(name), line \(events.count + 2)")
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

    /// Removes the first line from a text and returns it without its end.
    ///
    /// The lines are taken one by one, because a list of them can be much larger than the text.
    private static func takeLine(from text: inout Substring?) -> Substring? {
        guard let rest = text else { return nil }
        let bytes = rest.utf8
        guard let end = bytes.firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
        else {
            text = nil
            return rest
        }
        let isPair = bytes[end...].starts(with: "\r\n".utf8)
        text = Substring(bytes[end...].dropFirst(isPair ? 2 : 1))
        return Substring(bytes[..<end])
    }

    private static func event(_ line: Substring, location: String) throws(DataError) -> Event {
        let fields = line.split(separator: ",", maxSplits: 5, omittingEmptySubsequences: false)
        guard fields.count == 5 else {
            let count = line.utf8.count { $0 == UInt8(ascii: ",") } + 1
            throw DataError(
                "\(location): '\(line.excerpt)' has \(count) fields; time,phase,finger,x,y are five."
            )
        }
        guard let phase = Phase(rawValue: String(fields[1])) else {
            throw DataError(
                "\(location): phase '\(fields[1].excerpt)' is not one of began, moved, ended, cancelled."
            )
        }
        guard let finger = Int(fields[2]) else {
            throw DataError("\(location): finger '\(fields[2].excerpt)' is not a whole number.")
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
            throw DataError("\(location): \(name) '\(field.excerpt)' is not a number from -1e9 to 1e9.")
        }
        return number
    }
}
