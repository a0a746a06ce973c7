internal import Roundel
package import RoundelExport

extension Record {
    /// An SVG graph of the rotation under the finger and after its release.
    ///
    /// Beside it are the rotations of a loop that adds the change of the last event in every frame,
    /// at 30, 60 and 120 Hz.
    package var picture: UTF8Text {
        let start = moments.first?.time ?? 0
        let loops = [30.0, 60, 120].map { loop(rate: $0) }
        let curve = frames(rate: 240).map { (x: $0.time - start, y: $0.rotation.degrees) }
        let drag = moments.map { (x: $0.time - start, y: $0.rotation.degrees) }
        let all = loops.flatMap { $0 } + curve + drag
        let (low, high) = (all.map(\.y).min() ?? 0, all.map(\.y).max() ?? 1)
        let margin = max(1, (high - low) * 0.06)
        var chart = Chart(
            title: UTF8Text("A flick, and where it comes to rest"),
            across: Chart.Axis(0...max(0.1, all.map(\.x).max() ?? 1), title: UTF8Text("seconds")),
            up: Chart.Axis((low - margin)...(high + margin), title: UTF8Text("rotation in degrees"))
        )
        chart.entry(UTF8Text("under the finger"), .ink)
        chart.entry(UTF8Text("Roundel, at any rate"), .accent)
        for (index, loop) in loops.enumerated() {
            chart.curve(loop, .series(index + 1), dashed: true)
            chart.entry(UTF8Text("a loop at \([30, 60, 120][index]) Hz"), .series(index + 1), dashed: true)
        }
        chart.curve([drag.last].compactMap { $0 } + curve, .accent)
        for moment in drag { chart.dot(moment.x, moment.y, .ink, radius: 2.5) }
        if let last = curve.last { chart.dot(last.x, last.y, .accent, radius: 5) }
        return chart.document()
    }

    /// The rotations of a loop that adds the change of the last move in every frame, whatever the
    /// length of the frame.
    private func loop(rate: Double) -> [(x: Double, y: Double)] {
        let turns = zip(moments, moments.dropFirst()).map { $1.rotation - $0.rotation }.filter { $0 != .zero }
        guard let omega = turns.last?.degrees, released.isMoving else { return [] }
        let (start, angle) = (end - (moments.first?.time ?? 0), released.rotation.degrees)
        var loop = PlainLoop(omega, from: angle, decay: released.settings.decay, rate: rate)
        var points = [(x: start, y: angle)]
        while loop.omega.magnitude > Angle.radians(0.0001).degrees {
            loop.step()
            points.append((start + Double(points.count) / rate, loop.angle))
        }
        return points
    }
}
