public import Roundel

extension Decay {
    /// Returns an SVG graph of how a wheel slows down for each of the four presets: the percentage
    /// of its speed that remains, over a second.
    ///
    /// The dots mark frames of a 60 Hz screen, where the speed is a power of the decay factor.
    public static func picture() -> UTF8Text {
        let presets: [(decay: Decay, name: StaticString)] = [
            (.ice, "0.98 ice"), (.smooth, "0.95 smooth"), (.moderate, "0.92 moderate"),
            (.quick, "0.85 quick"),
        ]
        var chart = Chart(
            title: UTF8Text("How a wheel slows down"),
            across: Chart.Axis(0...1, title: UTF8Text("seconds after it was let go")),
            up: Chart.Axis(0...100, title: UTF8Text("% of the speed at release"))
        )
        for (index, preset) in presets.enumerated() {
            let coast = Coast(
                from: .zero,
                releaseVelocity: 1,
                decay: Decay(factor: preset.decay.factor, restSpeed: 1e-6)
            )
            let percentage = { (seconds: Double) in
                100 * coast.velocity(after: seconds) / preset.decay.launchFactor
            }
            chart.curve(
                stride(from: 0.0, through: 240, by: 1).map { ($0 / 240, percentage($0 / 240)) },
                .series(index)
            )
            for frame in stride(from: 0.0, through: 60, by: 2) {
                chart.dot(frame / 60, percentage(frame / 60), .series(index), radius: 2)
            }
            chart.entry(UTF8Text(preset.name), .series(index))
        }
        return chart.document()
    }
}

extension Coast {
    /// Returns an SVG graph of the rotation until a wheel without detents and limits rests, with a dot for
    /// each frame at several refresh rates.
    ///
    /// - Parameter rates: Frames per second. The first four are drawn, the first of them with the
    ///   largest dots, and the first 4,000 frames of each.
    public func picture(rates: [Double]) -> UTF8Text {
        let seconds = max(duration, 0.1)
        let (low, high) = (min(start, restRotation).degrees, max(start, restRotation).degrees)
        let margin = max(1, (high - low) * 0.08)
        var chart = Chart(
            title: UTF8Text("One curve at every refresh rate"),
            across: Chart.Axis(0...seconds, title: UTF8Text("seconds after it was let go")),
            up: Chart.Axis((low - margin)...(high + margin), title: UTF8Text("rotation in degrees"))
        )
        let times = stride(from: 0.0, through: 240, by: 1).map { $0 / 240 * seconds }
        chart.curve(times.map { ($0, rotation(after: $0).degrees) }, .ink)
        for (index, rate) in rates.prefix(4).enumerated() {
            let frames = min(4_000, (seconds * rate).rounded(.down))
            for frame in stride(from: 0.0, through: frames, by: 1) {
                let time = frame / rate
                chart.dot(
                    time,
                    rotation(after: time).degrees,
                    .series(index),
                    radius: [5.5, 3.5, 2, 1][index]
                )
            }
            chart.entry(UTF8Text(number: rate, decimals: 3, unit: " Hz"), .series(index))
        }
        return chart.document()
    }
}
