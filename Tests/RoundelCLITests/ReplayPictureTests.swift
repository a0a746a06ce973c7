import Foundation
import RoundelTestSupport
import Testing

/// The graph of a replay, whose plot is 468 × 236 points from (68, 84).
@Suite(.long) struct ReplayPictureTests {
    /// The picture of a finger that turns a wheel about (0, 0) and begins at (100, 0).
    private func picture(_ lines: [String]) throws -> SVGNode {
        let text = (["time,phase,finger,x,y"] + lines).joined(separator: "\n") + "\n"
        let folder = try CommandLineTool.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "trace.csv")
        try Data(text.utf8).write(to: file)
        let words = ["--size", "300,300", "--center", "0,0", "--format", "svg"]
        return try SVGNode.parse(try run(["replay", file.path] + words).output)
    }

    /// Whether the dots of the drag are at points of the plot, from (0, 0) at its lower left to
    /// (1, 1).
    private func dots(_ picture: SVGNode, are points: [(x: Double, y: Double)]) -> Bool {
        let dots = picture.all("ellipse", ["class": "fill ink"])
        return dots.count == points.count
            && zip(dots, points).allSatisfy { dot, point in
                let center = (x: dot.number("cx"), y: dot.number("cy"))
                return isNear(center, 68 + 468 * point.x, 320 - 236 * point.y)
            }
    }

    /// A finger that rests after a turn, so that the wheel does not coast.
    private func rested(_ x: Double, _ y: Double, until end: Double) -> [String] {
        ["5,began,1,100,0", "5.01,moved,1,\(x),\(y)", "\(5 + end),ended,1,\(x),\(y)"]
    }

    @Test func `a drag ends at the right, with a margin of six hundredths of its turn`() throws {
        let picture = try picture(rested(0, 100, until: 0.4))
        let (low, high) = (0.06 / 1.12, 1.06 / 1.12)
        #expect(dots(picture, are: [(0, low), (0.025, high), (1, high)]))
        let back = try self.picture(rested(0, -100, until: 0.4))
        #expect(dots(back, are: [(0, high), (0.025, low), (1, low)]))
    }

    /// A turn of 1°: the axis goes from −1° to 2°.
    @Test func `a drag that hardly turns has a margin of a degree`() throws {
        let picture = try picture(rested(99.98476952, 1.74524064, until: 0.4))
        #expect(dots(picture, are: [(0, 1 / 3.0), (0.025, 2 / 3.0), (1, 2 / 3.0)]))
    }

    @Test func `a drag that is shorter than a tenth of a second has a graph of that`() throws {
        let short = ["5,began,1,100,0", "5.04,cancelled,1,100,0"]
        #expect(try dots(picture(short), are: [(0, 0.5), (0.4, 0.5)]))
        let labels = try picture(short).all("text", ["y": "343.25"]).map(\.text)
        #expect(labels == ["0", "0.02", "0.04", "0.06", "0.08", "0.1"])
        #expect(try dots(picture(["5,began,1,100,0", "5.12,cancelled,1,100,0"]), are: [(0, 0.5), (1, 0.5)]))
    }

    /// The loops of a flick: each adds what is left of its last change in every frame.
    @Test func `a flick has a dashed loop for each rate, and a drag that does not coast has none`() throws {
        let flick = ["5,began,1,100,0", "5.01,moved,1,98,20", "5.02,moved,1,92,39", "5.03,ended,1,92,39"]
        let coasting = try picture(flick).all("polyline", ["stroke-dasharray": "3 5"])
        let lengths = coasting.map { ($0.attributes["points"] ?? "").split(separator: " ").count / 2 }
        // The legend has a line of two points for each.
        #expect(lengths.filter { $0 > 2 }.count == 3 && lengths.filter { $0 == 2 }.count == 3)
        let cancelled: [String] = flick.dropLast() + ["5.03,cancelled,1,92,39"]
        for drag in [cancelled, rested(0, 100, until: 0.4)] {
            let lines = try picture(drag).all("polyline", ["stroke-dasharray": "3 5"])
            let points = lines.map { $0.attributes["points"] ?? "" }.filter { !$0.isEmpty }
            #expect(points.map { $0.split(separator: " ").count } == [4, 4, 4])
        }
    }
}
