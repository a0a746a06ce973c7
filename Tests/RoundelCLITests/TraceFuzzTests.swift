import Foundation
import Roundel
import RoundelReplay
import RoundelTestSupport
import Testing

/// Traces that nobody recorded.
@Suite struct TraceFuzzTests {
    private static let fuzz = Fuzz(corpus: "Traces")

    @Test func `every trace is replayed or refused in one line`() throws {
        var random = Seeded()
        let fault = try Self.fuzz.run(300, &random, input: Self.trace, faults: Self.faults)
        #expect(fault == nil)
    }

    @Test func `every trace that failed before is replayed or refused in one line`() throws {
        #expect(try Self.fuzz.faultsOfCorpus(Self.faults) == [])
    }

    /// What must hold for any text.
    private static func faults(of data: Data) throws -> [String] {
        let trace: Trace
        do {
            trace = try Trace(csv: String(decoding: data, as: UTF8.self), name: "trace")
        } catch {
            return Fuzz.faults(ofMessage: "\(error)")
        }
        var settings = Wheel.Settings(decay: .moderate)
        if data.count.isMultiple(of: 2) { settings.detents = Detents(count: 8) }
        let zone = TouchZone(in: Rect2D(x: 0, y: 0, width: 300, height: 300))
        let record = Record(trace, wheel: Wheel(zone: zone, settings: settings))
        var faults: [String] = []
        let json = try? JSONSerialization.jsonObject(with: Data(record.json.bytes)) as? [String: Any]
        let events = json?["events"] as? [[String: Any]] ?? []
        let times = events.map { $0["time"] as? Double ?? .nan }
        if json?["end"] == nil || times != times.sorted() { faults.append("the JSON is \(record.json)") }
        let rows = record.csv.description.split(separator: "\n")
        if rows.count != events.count + 1 { faults.append("the table has \(rows.count) rows") }
        if record.table.description.contains("nan") { faults.append("the table has no number") }
        let picture = record.picture.description
        if !SVGNode.isDocument(picture) || picture.contains("nan") { faults.append("no SVG") }
        if picture.utf8.count > 200_000 + 1_000 * data.count {
            faults.append("a picture of \(picture.utf8.count) bytes")
        }
        return faults
    }

    private static func trace(_ random: inout Seeded) -> Data {
        var text = "time,phase,finger,x,y\n"
        var time = random.chance(0.8) ? 0.0 : random.number(-1e9...1e9)
        let fingers = random.pick([[1], [1, 2], [Int.min, Int.max]])
        for _ in 0..<Int.random(in: 0...12, using: &random) {
            let phase = random.pick(["began", "moved", "moved", "moved", "ended", "cancelled"])
            time += random.chance(0.05) ? random.number(-1e9...1e9) : random.number(-0.001...0.03)
            let place = random.chance(0.05) ? random.numberText() : "\(random.number(0...300))"
            text += "\(time),\(phase),\(random.pick(fingers)),\(place),\(random.number(0...300))\n"
        }
        for finger in fingers {
            text += "\(time + 0.01),\(random.pick(["ended", "cancelled"])),\(finger),150,9\n"
        }
        return random.chance(0.5) ? Data(text.utf8) : random.mutate(Data(text.utf8))
    }
}
