import RoundelExport

/// An animation in a style sheet: what is so at steps of a ``Take``, and straight between them.
struct KeyFrames {
    /// What has this class moves so.
    let name: String

    /// The declarations at each step.
    private(set) var frames: [(step: Int, rule: String)] = []

    /// Makes an animation of values that a function writes as declarations.
    init<Value>(_ name: String, _ values: [(step: Int, value: Value)], _ write: (Value) -> String) {
        self.name = name
        frames = values.map { ($0.step, write($0.value)) }
    }

    /// Makes an animation of something that is shown in some spans of steps, and comes and goes in so many.
    ///
    /// What is shown at the end is shown at the beginning.
    init(_ name: String, shownIn spans: [Range<Int>], fade: Int) {
        self.name = name
        if spans.first?.lowerBound != 0 { frames.append((0, "opacity:0")) }
        for span in spans {
            if span.lowerBound > 0 { frames.append((span.lowerBound - fade / 2, "opacity:0")) }
            frames.append((span.lowerBound > 0 ? span.lowerBound + fade / 2 : 0, "opacity:1"))
            let isLast = span.upperBound == Take.steps
            frames.append((isLast ? Take.steps : span.upperBound - fade / 2, "opacity:1"))
            if !isLast { frames.append((span.upperBound + fade / 2, "opacity:0")) }
        }
        if spans.last?.upperBound != Take.steps { frames.append((Take.steps, "opacity:0")) }
    }

    /// The rule of the frames.
    var rule: String {
        let frames = frames.map {
            "\(KeyFrames.number(100 * Double($0.step) / Double(Take.steps)))%{\($0.rule)}"
        }
        return "@keyframes roundel-\(name){\(frames.joined())}\n"
    }

    /// The rule of what moves so.
    var use: String {
        ".roundel .\(name){animation:roundel-\(name) \(KeyFrames.number(Take.seconds))s linear infinite}\n"
    }

    /// A number with two decimals at most.
    static func number(_ value: Double) -> String { UTF8Text(number: value, decimals: 2).description }

    /// The steps that suffice: a straight line between two of them is nowhere further from a value than a tolerance.
    ///
    /// Those are kept where values begin or cease to change. Between them it divides where a line is furthest from the
    /// values (D. Douglas and T. Peucker, "Algorithms for the reduction of the number of points required to represent a
    /// digitized line or its caricature", 1973), with the distance along the value.
    static func reduced(
        _ values: [(step: Int, value: Double)],
        within tolerance: Double
    ) -> [(step: Int, value: Double)] {
        func isStill(_ index: Int) -> Bool { values[index].value == values[index + 1].value }
        guard values.count > 2 else { return values }
        let bends = (1..<(values.count - 1)).filter { isStill($0 - 1) != isStill($0) }
        var kept = [0] + bends + [values.count - 1]
        var spans = zip(kept, kept.dropFirst()).map { $0..<$1 }
        while let span = spans.popLast() {
            let (first, last) = (values[span.lowerBound], values[span.upperBound])
            let slope = (last.value - first.value) / Double(last.step - first.step)
            // Rounded, so that no machine's last bit of an exponential decides between two that are as far.
            func distance(_ index: Int) -> Double {
                let (step, value) = values[index]
                let distance = abs(value - first.value - slope * Double(step - first.step))
                return (distance * 1e6).rounded() / 1e6
            }
            guard let worst = span.dropFirst().max(by: { distance($0) < distance($1) }),
                distance(worst) > tolerance
            else { continue }
            kept.append(worst)
            spans += [span.lowerBound..<worst, worst..<span.upperBound]
        }
        return kept.sorted().map { values[$0] }
    }
}
