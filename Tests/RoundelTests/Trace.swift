import Foundation
import Roundel

/// A recorded drag from the test's resources.
enum Trace {
    struct Event {
        let time: Double
        let phase: Substring
        let finger: Int
        let point: Point2D

        @discardableResult
        func send(to wheel: inout Wheel) -> Wheel.Update {
            switch phase {
            case "began": wheel.touchBegan(finger, at: point, time: time)
            case "moved": wheel.touchMoved(finger, to: point, time: time)
            default: wheel.touchEnded(finger, at: point, time: time)
            }
        }
    }

    struct Malformed: Error { let line: Substring }

    static func named(_ name: String) throws -> [Event] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Traces/\(name).csv")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().map { line in
            let fields = line.split(separator: ",")
            guard fields.count == 5, let time = Double(fields[0]), let finger = Int(fields[2]),
                let x = Double(fields[3]), let y = Double(fields[4])
            else { throw Malformed(line: line) }
            return Event(time: time, phase: fields[1], finger: finger, point: Point2D(x, y))
        }
    }
}
